"""The protocol through a real server: what is done, what is refused, and that refusals change nothing."""

import json
import random
import threading
import time
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from live import Client, Serve, Server

from duenna.server import guard, stream
from duenna.server.creation import creation


def two_at_a_table(server: Server, **options: Any) -> tuple[Client, Client, str]:
    ann, bob = server.client(), server.client()
    made = ann.post("", name="Ann", edition="classic", players=2, options=options)
    assert made.status_code == 201
    table_id = made.json()["id"]
    assert bob.post(f"/{table_id}/join", name="Bob").json()["seat"] == 2
    assert ann.post(f"/{table_id}/start").status_code == 200
    return ann, bob, table_id


def mover(table_id: str, *clients: Client) -> tuple[Client, Any]:
    """Whoever is asked, and the table as that client sees it."""
    for client in clients:
        seen = client.table(table_id)
        if seen["view"]["options"]:
            return client, seen
    raise AssertionError("nobody is asked")


def test_a_whole_match_with_a_friend(server: Server) -> None:
    ann, bob, table_id = two_at_a_table(server)
    rng = random.Random(1)
    while (seen := ann.table(table_id))["table"]["phase"] != "match-over":
        assert ann.get(f"/api/tables/{table_id}/record").status_code == 403
        if seen["table"]["phase"] == "round-over":
            assert bob.post(f"/{table_id}/next", seq=seen["seq"]).status_code == 200
        else:
            client, seen = mover(table_id, ann, bob)
            move = rng.choice(seen["view"]["options"])
            assert client.post(f"/{table_id}/move", move=move, seq=seen["seq"]).status_code == 200
    record = bob.get(f"/api/tables/{table_id}/record").json()
    assert max(record["result"]["tokens"]) >= 7
    assert record["seed"] == seen["table"]["seed"]
    assert ann.post(f"/{table_id}/rematch").status_code == 200
    again = bob.table(table_id)["table"]
    assert (again["phase"], again["match"], again["seed"]) == ("playing", 2, None)


def test_a_repeated_command_is_carried_out_once(server: Server) -> None:
    ann, bob, table_id = two_at_a_table(server)
    client, seen = mover(table_id, ann, bob)
    move = seen["view"]["options"][0]
    answers = [
        client.post(f"/{table_id}/move", cmd_id="once", move=move, seq=seen["seq"])
        for _ in range(3)
    ]
    assert [answer.status_code for answer in answers] == [200] * 3
    assert len({answer.text for answer in answers}) == 1
    assert ann.table(table_id)["seq"] == seen["seq"] + 1


def test_a_repeated_join_gives_the_same_token(server: Server) -> None:
    ann, bob = server.client(), server.client()
    table_id = ann.post("", name="Ann", players=3).json()["id"]
    first = bob.post(f"/{table_id}/join", cmd_id="j", name="Bob").json()
    assert bob.post(f"/{table_id}/join", cmd_id="j", name="Bob").json() == first
    phone = server.client(first["token"])
    assert phone.table(table_id)["table"]["you"] == 2


def test_a_repeated_table_is_made_once(server: Server) -> None:
    ann, bob = server.client(), server.client()
    ann.post("", name="Ann")  # gets the cookie
    bob.post("", name="Bob")
    first = ann.post("", cmd_id="t", name="Ann", players=3)
    assert ann.post("", cmd_id="t", name="Ann", players=3).json() == first.json()
    assert bob.post("", cmd_id="t", name="Bob", players=3).json()["id"] != first.json()["id"]


def test_nobody_gets_the_answer_to_another_ones_command(server: Server) -> None:
    ann, bob, eve = server.client(), server.client(), server.client()
    table_id = ann.post("", cmd_id="made", name="Ann", players=3).json()["id"]
    token = bob.post(f"/{table_id}/join", cmd_id="j", name="Bob").json()["token"]
    for cmd_id in ("j", "made"):
        answer = eve.post(f"/{table_id}/say", cmd_id=cmd_id, phrase="hello")
        assert answer.status_code == 403
        assert "token" not in answer.text
    joined = eve.post(f"/{table_id}/join", cmd_id="j", name="Eve").json()
    assert joined["seat"] == 3
    assert joined["token"] != token


def test_a_stale_move_gets_the_table_as_it_is(server: Server) -> None:
    ann, bob, table_id = two_at_a_table(server)
    client, seen = mover(table_id, ann, bob)
    move = seen["view"]["options"][0]
    assert client.post(f"/{table_id}/move", move=move, seq=seen["seq"]).status_code == 200
    late = client.post(f"/{table_id}/move", move=move, seq=seen["seq"])
    assert late.status_code == 409
    assert late.json()["seq"] == seen["seq"] + 1
    assert late.json()["view"]["options"] == client.table(table_id)["view"]["options"]


def test_two_next_rounds_at_once_deal_once(server: Server) -> None:
    ann, bob, table_id = two_at_a_table(server)
    while (seen := ann.table(table_id))["table"]["phase"] != "round-over":
        client, seen = mover(table_id, ann, bob)
        client.post(f"/{table_id}/move", move=seen["view"]["options"][-1], seq=seen["seq"])
    codes: list[int] = []

    def press(client: Client) -> None:
        codes.append(client.post(f"/{table_id}/next", seq=seen["seq"]).status_code)

    threads = [threading.Thread(target=press, args=(client,)) for client in (ann, bob)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(codes) == [200, 409]
    assert ann.table(table_id)["view"]["round"] == 2


def test_chat_does_not_make_a_move_stale(server: Server) -> None:
    ann, bob, table_id = two_at_a_table(server)
    client, seen = mover(table_id, ann, bob)
    assert bob.post(f"/{table_id}/say", phrase="hello").status_code == 200
    assert bob.post(f"/{table_id}/say", text="good\u202e luck").status_code == 200
    answer = client.post(f"/{table_id}/move", move=seen["view"]["options"][0], seq=seen["seq"])
    assert answer.status_code == 200
    assert ann.table(table_id)["table"]["said"][-1]["text"] == "good luck"


def test_refusals_name_the_rule_and_change_nothing(server: Server) -> None:
    ann, bob, table_id = two_at_a_table(server)
    client, seen = mover(table_id, ann, bob)
    other = bob if client is ann else ann
    stranger = server.client()
    before = ann.table(table_id)
    wrong: list[tuple[Client, str, dict[str, Any], int, str]] = [
        (client, "move", {"move": "guard 9 priest"}, 422, "unparsable"),
        (client, "move", {"move": "princess 1"}, 422, "unparsable"),
        (client, "move", {"move": 7}, 400, "bad-request"),
        (client, "move", {}, 400, "bad-request"),
        (other, "move", {"move": "handmaid"}, 422, "not-your-turn"),
        (client, "next", {}, 422, "round-not-over"),
        (client, "rematch", {}, 422, "not-over"),
        (bob, "start", {}, 403, "not-maker"),
        (ann, "start", {}, 422, "started"),
        (ann, "bot", {}, 422, "started"),
        (ann, "remove", {"seat": 2}, 422, "started"),
        (ann, "join", {"name": "Ann"}, 422, "seated"),
        (stranger, "join", {"name": "Zoe"}, 422, "seat-taken"),
        (stranger, "move", {"move": "handmaid"}, 403, "no-seat"),
        (ann, "say", {"phrase": "rude"}, 422, "no-phrase"),
        (ann, "say", {"text": "\u200b"}, 422, "bad-value"),
        (ann, "fly", {}, 404, "no-command"),
        (ann, "warm", {"kind": "warmed", "seat": 2}, 404, "no-command"),
    ]
    for sender, command, body, status, key in wrong:
        answer = sender.post(f"/{table_id}/{command}", **body)
        assert (answer.status_code, answer.json()["error"]) == (status, key), (
            command,
            body,
            answer.text,
        )
    legal = client.post(f"/{table_id}/move", move="guard 1")
    assert legal.json()["options"] == seen["view"]["options"]
    assert other.post(f"/{table_id}/move", move="guard 1").json()["options"] == []
    assert ann.table(table_id) == before


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"name": "Ann", "edition": "chess"}, 422),
        ({"name": "Ann", "edition": 3}, 400),
        ({"name": "Ann", "players": 9}, 422),
        ({"name": "Ann", "players": "many"}, 422),
        ({"name": "Ann", "knobs": {"tie": "war"}}, 422),
        ({"name": "Ann", "bots": ["genius"]}, 422),
        ({"name": "Ann", "bots": ["random"] * 4}, 422),
        ({"name": "Ann", "options": {"aids": "all"}}, 422),
        ({"name": "Ann", "options": {"move_seconds": -1}}, 422),
        ({"name": "Ann", "options": {"move_seconds": True}}, 422),
        ({"name": "Ann", "options": {"secret": 1}}, 422),
        ({"name": "\u202e"}, 422),
        ({}, 422),
    ],
)
def test_impossible_tables_are_refused(server: Server, body: dict[str, Any], status: int) -> None:
    assert server.client().post("", **body).status_code == status


def test_every_turn_of_a_knob_that_is_offered_can_be_played(server: Server) -> None:
    ann = server.client()
    for edition in ann.get("/api/editions").json()["editions"]:
        players = edition["players"][1]
        for knob, values in edition["turns"].items():
            assert len(values) > 1
            assert edition["knobs"][knob] in values
            for value in values:
                wanted = {"edition": edition["edition"], "players": players, "knobs": {knob: value}}
                assert creation({"name": "Ann", **wanted}, "").knobs == {knob: value}


@pytest.mark.parametrize(
    ("players", "knobs", "blamed"),
    [
        (4, {"tie": "none", "guard_by": "nose"}, "guard_by"),
        (4, {"tokens": 0}, "tokens"),
        (4, {"royal": "random", "first_start": "5"}, "first_start"),
        (7, {"players": [2, 8]}, "tokens"),
        (7, {}, "players"),
        (4, {"deck": "thirty-two"}, "deck"),
        (4, {"war": True}, "war"),
    ],
)
def test_the_knob_that_stands_in_the_way_is_named(
    server: Server, players: int, knobs: dict[str, Any], blamed: str
) -> None:
    answer = server.client().post("", name="Ann", edition="modern", players=players, knobs=knobs)
    assert (answer.status_code, answer.json()["values"]) == (422, {"knob": blamed})


def test_bad_requests(server: Server) -> None:
    ann = server.client()
    post = ann.http.post
    assert post("/api/tables", content=b"{").status_code == 400
    assert post("/api/tables", content=b"[]").status_code == 400
    assert post("/api/tables", content=b"[" * 10_000).status_code == 400
    assert post("/api/tables", content=b"x" * 20_000).status_code == 413
    assert post("/api/tables", json={"name": "Ann"}).status_code == 400
    assert post("/api/tables", json={"name": "Ann", "cmd_id": "x" * 65}).status_code == 400
    foreign = {"Origin": "https://elsewhere.example"}
    assert (
        post("/api/tables", json={"name": "Ann", "cmd_id": "a"}, headers=foreign).status_code == 403
    )
    assert ann.get("/api/tables/nowhere1").status_code == 404
    for path in (
        "/web/..%2fcli.py",
        "/web/%2e%2e/cli.py",
        "/web//cli.py",
        "/locales/tlh",
        "/locales/..%2flocales",
        "/api/nothing",
    ):
        answer = ann.get(path)
        assert answer.status_code == 404 or answer.headers["content-type"].startswith("text/html")
        assert "import click" not in answer.text
    token = {"Authorization": "Bearer nonsense"}
    assert ann.http.get("/api/tables/nowhere1", headers=token).status_code == 401
    table_id = ann.post("", name="Ann", players=2).json()["id"]
    assert server.client("0" * 32).post(f"/{table_id}/leave").status_code == 401


def test_too_much_is_too_much(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "time", SimpleNamespace(monotonic=lambda: 0.0))  # no time passes
    server = serve(rate=1)
    ann = server.client()
    table_id = ann.post("", name="Ann", players=2).json()["id"]
    answers = [ann.post(f"/{table_id}/say", phrase="hello") for _ in range(6)]
    assert [answer.status_code for answer in answers] == [200, 200, 429, 429, 429, 429]
    assert int(answers[-1].headers["Retry-After"]) >= 1


def test_headers_on_every_answer(server: Server) -> None:
    for path in ("/healthz", "/api", "/api/nothing", "/api/tables/nowhere1"):
        headers = server.client().get(path).headers
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert "default-src 'none'" in headers["Content-Security-Policy"]
        assert "unsafe" not in headers["Content-Security-Policy"]
    made = server.client().post("", name="Ann")
    assert "HttpOnly" in made.headers["set-cookie"]
    assert "SameSite=lax" in made.headers["set-cookie"]


def test_the_lobby_lists_open_tables_only(server: Server) -> None:
    ann = server.client()
    shown = ann.post("", name="Ann", options={"open": True, "lang": "et"}).json()["id"]
    ann.post("", name="Ann")
    listed = [table["id"] for table in ann.get("/api/tables").json()["tables"]]
    assert listed == [shown]
    assert ann.get("/api/tables?lang=fr").json()["tables"] == []
    assert ann.get("/api/tables?edition=modern&lang=et").json()["tables"][0]["id"] == shown
    assert ann.post(f"/{shown}/say", text="hi").status_code == 403


def test_tables_come_back_after_a_restart(server: Server) -> None:
    ann = server.client()
    made = ann.post("", name="Ann", players=3, bots=["counter", "random"]).json()
    ann.post(f"/{made['id']}/start")
    while not (before := ann.table(made["id"]))["view"]["options"]:
        if before["table"]["phase"] == "round-over":  # the bots may win before she is asked
            ann.post(f"/{made['id']}/next", seq=before["seq"])
    server.stop()
    server.start()
    back = server.client(made["token"])
    after = back.table(made["id"])
    assert (after["seq"], after["view"]) == (before["seq"], before["view"])
    answer = back.post(f"/{made['id']}/move", move=after["view"]["options"][0], seq=after["seq"])
    assert answer.status_code == 200


def warm_seats(client: Client, table_id: str) -> list[int]:
    """The seats for which a bot moves."""
    return [seat["seat"] for seat in client.table(table_id)["table"]["seats"] if seat["warm"]]


def wait_for(what: Callable[[], Any], why: str) -> Any:
    """What becomes true before long."""
    deadline = time.monotonic() + 60
    while not (found := what()):
        assert time.monotonic() < deadline, why
        time.sleep(0.02)
    return found


def test_a_bot_keeps_the_seat_warm_and_hands_it_back(server: Server) -> None:
    ann, bob, table_id = two_at_a_table(server, absent_seconds=1)
    watcher = server.client()
    warm = wait_for(lambda: warm_seats(watcher, table_id), "nobody kept the seat warm")[0]
    client = ann if warm == 1 else bob
    with client.http.stream("GET", f"/api/tables/{table_id}/events", headers=NDJSON) as stream:
        for message in map(json.loads, stream.iter_lines()):
            if message.get("table") and not message["table"]["seats"][warm - 1]["warm"]:
                break


def test_nobody_moves_for_who_is_there(server: Server) -> None:
    """However long they think, and though they were away when they were asked."""
    ann = server.client()
    wanted: dict[str, Any] = {"edition": "classic", "players": 2, "knobs": {"first_start": "1"}}
    options = {"absent_seconds": 2}
    table_id = ann.post("", name="Ann", bots=["counter"], options=options, **wanted).json()["id"]
    started = ann.post(f"/{table_id}/start").json()["seq"]
    with ann.http.stream("GET", f"/api/tables/{table_id}/events", headers=NDJSON) as stream:
        lines = stream.iter_lines()  # held on to: a stream that nobody reads is closed
        assert json.loads(next(lines))["seq"] == started
        time.sleep(2.5)
        assert server.client().table(table_id)["seq"] == started


def test_who_asks_now_and_then_is_not_away(server: Server) -> None:
    """A program need not listen; whatever it asks shows that it is there, and brings its seat back."""
    ann, bob, table_id = two_at_a_table(server, absent_seconds=2)
    client, seen = mover(table_id, ann, bob)
    until = time.monotonic() + 3
    while time.monotonic() < until:
        assert client.table(table_id)["seq"] == seen["seq"]
        time.sleep(0.1)
    watcher = server.client()
    warm = wait_for(lambda: warm_seats(watcher, table_id), "nobody kept the seat warm")[0]
    client = ann if warm == 1 else bob
    client.table(table_id)
    wait_for(lambda: warm not in warm_seats(watcher, table_id), "the seat was kept")


def test_the_clock_moves_for_who_is_slow(server: Server) -> None:
    ann, _, table_id = two_at_a_table(server, move_seconds=1, absent_seconds=0)
    seen = ann.table(table_id)
    assert seen["table"]["deadline"] > 0
    wait_for(
        lambda: ann.table(table_id)["seq"] > seen["seq"], "the clock ran out and nothing happened"
    )


NDJSON = {"Accept": "application/x-ndjson"}


def test_the_stream_resumes_without_gap_or_repeat(server: Server) -> None:
    ann, bob, table_id = two_at_a_table(server)
    with ann.http.stream("GET", f"/api/tables/{table_id}/events", headers=NDJSON) as stream:
        first = json.loads(next(stream.iter_lines()))
    assert first["type"] == "hello"
    for _ in range(3):
        client, seen = mover(table_id, ann, bob)
        client.post(f"/{table_id}/move", move=seen["view"]["options"][-1], seq=seen["seq"])
        if ann.table(table_id)["table"]["phase"] != "playing":
            break
    head = ann.table(table_id)["seq"]
    resume = {"Last-Event-ID": str(first["seq"])}
    numbers = []
    with ann.http.stream("GET", f"/api/tables/{table_id}/events", headers=resume) as stream:
        for line in stream.iter_lines():
            if line.startswith("id: "):
                numbers.append(int(line[4:]))
            if numbers and numbers[-1] == head:
                break
    assert numbers == list(range(first["seq"] + 1, head + 1))
    beyond = {**NDJSON, "Last-Event-ID": "999999"}
    with ann.http.stream("GET", f"/api/tables/{table_id}/events", headers=beyond) as stream:
        assert json.loads(next(stream.iter_lines()))["type"] == "hello"


def test_what_the_stream_brings_is_what_a_fresh_request_gives(server: Server) -> None:
    """Though its parts are written by themselves: whole, and no member twice."""
    ann, bob, table_id = two_at_a_table(server)
    for _ in range(6):
        client, seen = mover(table_id, ann, bob)
        client.post(f"/{table_id}/move", move=seen["view"]["options"][0], seq=seen["seq"])
        if ann.table(table_id)["table"]["phase"] != "playing":
            ann.post(f"/{table_id}/next")
        for reader in (ann, bob, server.client()):
            last = {**NDJSON, "Last-Event-ID": str(ann.table(table_id)["seq"] - 1)}
            path = f"/api/tables/{table_id}/events"
            with reader.http.stream("GET", path, headers=last) as stream:
                line = json.loads(next(stream.iter_lines()), object_pairs_hook=members)
                fresh = reader.table(table_id)
            assert line["view"] == fresh["view"]
            assert standing(line["table"]) == standing(fresh["table"])


def standing(table: dict[str, Any]) -> dict[str, Any]:
    """The table without who is there: streams end a little after their readers have gone."""
    seats = [{**seat, "here": None} for seat in table["seats"]]
    return {**table, "seats": seats, "watching": None}


def members(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """The object of these members, each of another name."""
    found = dict(pairs)
    assert len(found) == len(pairs), pairs
    return found


def test_a_table_without_watchers_shows_strangers_nothing(server: Server) -> None:
    ann, bob, table_id = two_at_a_table(server, watchers=False)
    client, seen = mover(table_id, ann, bob)
    client.post(f"/{table_id}/move", move=seen["view"]["options"][0], seq=seen["seq"])
    stranger = server.client()
    assert stranger.get(f"/api/tables/{table_id}").status_code == 403
    assert stranger.get(f"/api/tables/{table_id}/events").status_code == 403
    late = stranger.post(f"/{table_id}/move", move="handmaid", seq=0)
    assert late.status_code == 403
    assert "view" not in late.json()


def test_who_comes_and_goes_is_told_without_an_event(server: Server) -> None:
    ann, bob, table_id = two_at_a_table(server)
    path = f"/api/tables/{table_id}/events"
    with ann.http.stream("GET", path, headers=NDJSON) as stream:
        lines = map(json.loads, stream.iter_lines())
        hello = next(lines)
        assert [seat["here"] for seat in hello["table"]["seats"]] == [True, False]
        with bob.http.stream("GET", path, headers=NDJSON) as other:
            seen = other.iter_lines()  # held on to: a stream that nobody reads is closed
            next(seen)
            assert next(lines) == {"type": "presence", "here": [1, 2], "watching": 0}
        # Whoever loads the page anew was never away: the next that is told is that Bob is gone for good.
        with bob.http.stream("GET", path, headers=NDJSON) as other:
            next(other.iter_lines())
        assert next(lines) == {"type": "presence", "here": [1], "watching": 0}
    assert ann.table(table_id)["seq"] == hello["seq"]


def test_a_quiet_stream_is_kept_open(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stream, "PING", 0.05)
    server.stop()
    server.start()
    ann = server.client()
    made = ann.post("", name="Ann").json()
    with ann.http.stream("GET", f"/api/tables/{made['id']}/events", headers=NDJSON) as lines:
        messages = map(json.loads, lines.iter_lines())
        types = [next(messages)["type"] for _ in range(8)]
    assert types[0] == "hello"
    assert types.count("ping") >= 2
