"""A quick game: strangers find each other at one table, and computer players take the seats that stay free."""

import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from live import Client, Server

from duenna.server import creation


def quick(client: Client, cmd_id: str = "q", **wanted: Any) -> Any:
    answer = client.http.post("/api/quick", json={"cmd_id": cmd_id, "name": "Ann", **wanted})
    assert answer.status_code == 201, answer.text
    return answer.json()


def test_strangers_meet_at_one_table(server: Server) -> None:
    people = [server.client() for _ in range(5)]
    found = [quick(person, name=f"P{at}") for at, person in enumerate(people)]
    assert len({each["id"] for each in found[:4]}) == 1
    assert [each["seat"] for each in found] == [1, 2, 3, 4, 1]  # the fifth opens another table
    assert found[4]["id"] != found[0]["id"]
    assert server.client(found[1]["token"]).table(found[1]["id"])["table"]["you"] == 2


def test_those_who_come_at_the_same_moment_meet_too(server: Server) -> None:
    people = [server.client() for _ in range(4)]
    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(quick, people))
    assert len({each["id"] for each in found}) == 1
    assert {each["seat"] for each in found} == {1, 2, 3, 4}


def test_asking_again_finds_the_same_seat(server: Server) -> None:
    ann, bob = server.client(), server.client()
    first = quick(ann)
    assert (quick(ann)["id"], quick(ann, "another")["seat"]) == (first["id"], 1)
    assert quick(bob)["seat"] == 2
    assert (quick(bob, "another")["id"], quick(bob, "another")["seat"]) == (first["id"], 2)


def test_each_language_has_its_own_table(server: Server) -> None:
    ann, bob = server.client(), server.client()
    assert quick(ann, lang="et")["id"] != quick(bob, lang="fr")["id"]
    refused = ann.http.post("/api/quick", json={"cmd_id": "x", "name": "Ann", "lang": "xx"})
    assert (refused.status_code, refused.json()["error"]) == (422, "bad-value")


def test_nobody_is_sent_to_a_table_of_another_kind(server: Server) -> None:
    ann, bob = server.client(), server.client()
    ann.post("", name="Ann", options={"open": True})
    ann.post("", name="Ann", options={"open": True, "fill_seconds": 9}, knobs={"tokens": 1})
    ann.post("", name="Ann", options={"open": True, "fill_seconds": 9}, edition="classic")
    assert quick(bob)["seat"] == 1


def test_bots_take_the_free_seats_in_time(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(creation, "FILL", 1)
    ann = server.client()
    table_id = quick(ann)["id"]
    seen = ann.table(table_id)["table"]
    assert seen["fills_at"] is not None
    until = time.monotonic() + 30
    while ann.table(table_id)["table"]["phase"] == "gathering":
        assert time.monotonic() < until, "nobody came"
        time.sleep(0.05)
    seen = ann.table(table_id)["table"]
    assert [seat["kind"] for seat in seen["seats"]] == ["human", "bot", "bot", "bot"]
    assert seen["fills_at"] is None


def test_the_lobby_says_how_many_people_are_at_tables(server: Server) -> None:
    ann, bob = server.client(), server.client()
    assert ann.get("/api/tables").json()["people"] == 0
    table_id = quick(ann)["id"]
    with ann.http.stream("GET", f"/api/tables/{table_id}/events") as stream:
        lines = stream.iter_lines()  # held on to: a stream that nobody reads is closed
        next(lines)
        assert bob.get("/api/tables").json()["people"] == 1
