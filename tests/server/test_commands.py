"""Commands are read once, with their types; and time is measured by a clock that nobody sets."""

import time
from typing import Any

import pytest
from live import Client, Serve, Server

from duenna.server import commands
from duenna.server.commands import NAMES
from duenna.server.table import Actor, Refused

ACTOR = Actor(guest="g" * 64)
WHOLE: dict[str, dict[str, Any]] = {
    "join": {"name": "Ann", "seat": 2},
    "claim": {"code": "x"},
    "leave": {},
    "bot": {"level": "random", "seat": 2},
    "remove": {"seat": 2},
    "start": {},
    "rematch": {},
    "move": {"move": "guard 1", "seq": 3},
    "next": {"seq": 3},
    "say": {"text": "hello", "phrase": "hello"},
}
NEEDED = {"join": {"name"}, "claim": {"code"}, "remove": {"seat"}, "move": {"move"}}


@pytest.mark.parametrize("name", NAMES)
def test_a_command_is_read_with_its_types(name: str) -> None:
    body = {"cmd_id": "c", **WHOLE[name]}
    read = commands.read(name, ACTOR, {**body, "seat_of_another": 1})
    parts = {key: value for key, value in vars(read).items() if key != "actor"}
    assert parts == body
    for part in WHOLE[name]:
        needed = part in NEEDED.get(name, ())
        left_out = {key: value for key, value in body.items() if key != part}
        for lacking in (left_out, {**body, part: None}):
            if needed:
                with pytest.raises(Refused, match=f'"{part}" must be') as refused:
                    commands.read(name, ACTOR, lacking)
                assert (refused.value.status, refused.value.key) == (400, "bad-request")
            else:
                commands.read(name, ACTOR, lacking)
        for wrong in (True, 1.5, [1], {"a": 1}, "3" if type(body[part]) is int else 3):
            with pytest.raises(Refused, match=f'"{part}" must be') as refused:
                commands.read(name, ACTOR, {**body, part: wrong})
            assert refused.value.status == 400


@pytest.mark.parametrize("cmd_id", [None, "", "x" * 65, 7, True, ["c"]])
def test_a_command_needs_an_id(cmd_id: object) -> None:
    with pytest.raises(Refused, match="cmd_id"):
        commands.read("leave", ACTOR, {"cmd_id": cmd_id})


def test_what_only_the_house_does_nobody_can_send(server: Server) -> None:
    ann = server.client()
    table_id = ann.post("", name="Ann").json()["id"]
    for name in ("warm", "returned", "warmed", "movefor", "clock", "created", "dealt"):
        answer = ann.post(f"/{table_id}/{name}", seat=1, by="bot", house=True, kind="warmed")
        assert (answer.status_code, answer.json()["error"]) == (404, "no-command")


# ---- the clock


def timed(server: Server, **options: Any) -> tuple[Client, Client, str]:
    """A match with a time limit, in which Ann is asked and both are there."""
    ann, bob = server.client(), server.client()
    wanted: dict[str, Any] = {"edition": "classic", "players": 2, "knobs": {"first_start": "1"}}
    table_id = ann.post("", name="Ann", options=options, **wanted).json()["id"]
    bob.post(f"/{table_id}/join", name="Bob")
    ann.post(f"/{table_id}/start")
    return ann, bob, table_id


@pytest.mark.parametrize("hours", [1, -1])
def test_a_clock_that_jumps_costs_nobody_the_game(
    serve: Serve, monkeypatch: pytest.MonkeyPatch, hours: int
) -> None:
    """Neither the move, nor the time in the bank; and the page counts down to the same moment."""
    server = serve()
    ann, bob, table_id = timed(server, move_seconds=600, bank_seconds=60)
    before = ann.table(table_id)
    true = time.time_ns
    jump = hours * 3600 * 1_000_000_000
    monkeypatch.setattr(time, "time_ns", lambda: true() + jump)
    bob.post(f"/{table_id}/say", phrase="hello")  # whatever wakes the table
    time.sleep(1.5)
    after = ann.table(table_id)
    assert after["seq"] == before["seq"] + 1
    assert after["table"]["deadline"] - before["table"]["deadline"] == pytest.approx(
        jump / 1e6, abs=100
    )
    answer = ann.post(f"/{table_id}/move", move=after["view"]["options"][0])
    assert answer.status_code == 200
    left = bob.table(table_id)
    if left["table"]["phase"] == "playing":  # Bob has all his time, too
        assert left["table"]["deadline"] - true() / 1e6 - jump / 1e6 == pytest.approx(
            660_000, abs=20_000
        )
    server.stop()
    server.start()
    monkeypatch.undo()
    again = server.client()
    again.http.cookies.update(dict(ann.http.cookies))
    assert again.table(table_id)["seq"] == left["seq"]


def test_a_clock_still_runs_out_after_a_jump(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    server = serve()
    ann, _, table_id = timed(server, move_seconds=2, absent_seconds=0)
    seq = ann.table(table_id)["seq"]
    true = time.time_ns
    monkeypatch.setattr(time, "time_ns", lambda: true() - 3600 * 1_000_000_000)
    ann.post(f"/{table_id}/say", phrase="hello")
    end = time.monotonic() + 60
    while ann.table(table_id)["seq"] <= seq + 1:
        assert time.monotonic() < end, "the clock stands still"
        time.sleep(0.1)
