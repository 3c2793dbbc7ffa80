"""Leaving a match is a pause: whoever left can take the seat back while it lasts, and nobody else can."""

import json
from typing import Any

import pytest
from live import Client, Server

from duenna.text.languages import LANGUAGES
from duenna.text.words import Words

NDJSON = {"Accept": "application/x-ndjson"}


def playing(server: Server, **options: Any) -> tuple[Client, Client, str]:
    """Ann and Bob in a match of one token's length or more; nobody is ever away."""
    ann, bob = server.client(), server.client()
    wanted: dict[str, Any] = {"edition": "classic", "players": 2}
    wanted["options"] = {"absent_seconds": 0, **options}
    table_id = ann.post("", name="Ann", **wanted).json()["id"]
    bob.post(f"/{table_id}/join", name="Bob")
    assert ann.post(f"/{table_id}/start").status_code == 200
    return ann, bob, table_id


@pytest.mark.parametrize("watchers", [True, False])
def test_who_left_takes_the_seat_back(server: Server, watchers: bool) -> None:
    ann, bob, table_id = playing(server, watchers=watchers)
    assert bob.post(f"/{table_id}/leave").status_code == 200
    seat = ann.table(table_id)["table"]["seats"][1]
    assert (seat["kind"], seat["left"], seat["name"]) == ("bot", True, "Bob")
    gone = bob.table(table_id)
    assert gone["table"]["you"] is None  # sees what a watcher sees, and that there is a way back
    assert gone["view"]["hand"] == []
    answer = bob.post(f"/{table_id}/join", seat=2, name="Whoever")
    assert answer.json()["seat"] == 2
    back = bob.table(table_id)
    assert (back["table"]["you"], len(back["view"]["hand"])) == (2, 1 + (back["view"]["turn"] == 2))
    seat = back["table"]["seats"][1]
    assert (seat["kind"], seat["left"], seat["name"]) == ("human", False, "Bob")


def test_a_program_comes_back_with_its_old_token(server: Server) -> None:
    ann, bob = server.client(), server.client()
    table_id = ann.post("", name="Ann", edition="classic", players=2).json()["id"]
    token = bob.post(f"/{table_id}/join", name="Bob").json()["token"]
    bob = server.client(token)
    ann.post(f"/{table_id}/start")
    bob.post(f"/{table_id}/leave")
    assert bob.table(table_id)["table"]["you"] is None
    assert bob.post(f"/{table_id}/move", move="guard").json()["error"] == "bad-token"
    again = bob.post(f"/{table_id}/join", name="Bob").json()
    assert again["seat"] == 2
    assert server.client(again["token"]).table(table_id)["table"]["you"] == 2


def test_nobody_else_gets_the_seat(server: Server) -> None:
    ann, bob, table_id = playing(server, watchers=False)
    bob.post(f"/{table_id}/leave")
    cai = server.client()
    refused = cai.post(f"/{table_id}/join", seat=2, name="Bob")
    assert (refused.status_code, refused.json()["error"]) == (422, "seat-taken")
    assert cai.get(f"/api/tables/{table_id}").status_code == 403
    assert ann.post(f"/{table_id}/join", seat=2, name="Ann").json()["error"] == "seated"


def test_the_way_back_outlives_a_restart_and_ends_with_the_match(server: Server) -> None:
    ann, bob, table_id = playing(server, watchers=False)
    bob.post(f"/{table_id}/leave")
    cookie = bob.http.cookies["duenna_guest"]
    server.stop()
    server.start()
    bob = server.client()
    bob.http.cookies.set("duenna_guest", cookie)
    assert bob.post(f"/{table_id}/join", seat=2, name="Bob").json()["seat"] == 2
    bob.post(f"/{table_id}/leave")
    with bob.http.stream("GET", f"/api/tables/{table_id}/events", headers=NDJSON) as stream:
        lines = map(json.loads, stream.iter_lines())
        assert next(lines)["type"] == "hello"
        ann = server.client()
        assert ann.get(f"/api/tables/{table_id}").status_code == 403


def test_removed_and_left_are_told_apart_in_every_language() -> None:
    for language in LANGUAGES:
        words = Words(language)
        told = {words.text(f"log-{kind}", name="Bob") for kind in ("left", "removed", "warmed")}
        assert len(told) == 3, language
