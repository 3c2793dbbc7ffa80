"""What is scarce is shared: bots' time among tables, none of it for tables that nobody looks at; and their pace."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from live import Client, Serve, Server

from duenna.bots import offer, registry
from duenna.server import session, thinking
from duenna.server.happened import Moved
from duenna.server.pace import Paces
from duenna.server.restore import restored
from duenna.server.store import Stored
from duenna.server.turns import Turns


def served(work: list[str], places: int = 1, seconds: dict[str, float] | None = None) -> list[str]:
    """In which order the owners of these pieces of work, all asked for at once, come to their turn."""
    order: list[str] = []

    async def one(turns: Turns, owner: str) -> None:
        async with turns.turn(owner):
            order.append(owner)
            await asyncio.sleep((seconds or {}).get(owner, 0.002))

    async def all_at_once() -> None:
        turns = Turns(places)
        await asyncio.gather(*(one(turns, owner) for owner in work))
        assert turns.waiting == 0

    asyncio.run(all_at_once())
    return order


def test_who_asks_often_waits_for_who_asks_seldom() -> None:
    order = served(["greedy"] * 20 + ["ann", "bob"])
    assert {"ann", "bob"} <= set(order[:4])
    assert len(order) == 22


def test_long_work_counts_for_more() -> None:
    order = served(["slow", "quick"] * 12, seconds={"slow": 0.05, "quick": 0.002})
    assert order[:12].count("quick") >= 9


def test_who_had_much_long_ago_is_not_made_to_pay_for_it() -> None:
    async def later() -> list[str]:
        turns, order = Turns(1), []

        async def one(owner: str, seconds: float = 0.002) -> None:
            async with turns.turn(owner):
                order.append(owner)
                await asyncio.sleep(seconds)

        for _ in range(3):
            await one("idle", 0.001)
            await one("busy", 0.05)
        await asyncio.gather(*(one(owner) for owner in ["busy", "idle", "new"] * 3))
        return order[6:]

    order = asyncio.run(later())
    assert len(order) == 9
    assert "new" in order[:4]


def test_who_gives_up_waiting_takes_no_place() -> None:
    async def give_up() -> None:
        turns = Turns(1)
        async with turns.turn("ann"):
            waiting = [asyncio.ensure_future(turns.turn("bob").__aenter__()) for _ in range(3)]
            await asyncio.sleep(0)
            for each in waiting:
                each.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)
            assert turns.waiting == 0
        given = asyncio.ensure_future(turns.turn("cai").__aenter__())
        await asyncio.wait_for(given, 5)

    asyncio.run(give_up())


# ---- at tables


@pytest.fixture
def slow_bot(tmp_path: Path) -> Any:
    """A program that thinks as long as its budget says, and one that says nothing at all."""
    slow, silent = tmp_path / "slow.py", tmp_path / "silent.py"
    slow.write_text("""
import json, sys, time
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print('{"protocol": 1, "name": "slow"}', flush=True)
    elif message["type"] == "ask":
        options = message["view"]["options"]
        time.sleep(message["budget"]["seconds"] if len(options) > 1 else 0)
        print(json.dumps({"move": options[0]}), flush=True)
""")
    silent.write_text("import time\ntime.sleep(600)\n")
    offer("slow", f"python3 {slow}")
    offer("silent", f"python3 {silent}")
    yield
    registry._found.cache_clear()
    registry._offered.clear()


def against(client: Client, level: str, players: int = 2) -> tuple[str, int]:
    """A table where the bots of that kind begin, and its last event before they move."""
    made: dict[str, Any] = {
        "edition": "premium", "players": players, "knobs": {"first_start": "2"},
    }  # fmt: skip
    table_id = client.post("", name="Ann", bots=[level] * (players - 1), **made).json()["id"]
    return table_id, client.post(f"/{table_id}/start").json()["seq"]


def moved(client: Client, table_id: str, seq: int, within: float = 60) -> float:
    """Seconds until the table has gone on."""
    began = time.monotonic()
    while client.table(table_id)["seq"] <= seq:
        assert time.monotonic() - began < within, "the table stands still"
        time.sleep(0.02)
    return time.monotonic() - began


def test_many_tables_of_slow_bots_hold_up_nobody(serve: Serve) -> None:
    server = serve(think=10, pace=0.0)
    moved(server.client(), *against(server.client(), "counter"))  # its process is started
    greedy = server.client()
    for _ in range(12):
        against(greedy, "search", players=8)
    ann = server.client()
    quick = moved(ann, *against(ann, "counter"))
    slow = moved(ann, *against(ann, "search"))
    assert quick < 5, quick  # it was 27 seconds and more
    assert slow < 12, slow


def test_a_silent_program_holds_up_a_table_once_and_not_long(
    serve: Serve, slow_bot: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "PATIENCE", 1.0)
    server = serve(think=1.0, pace=0.0)
    ann = server.client()
    first = moved(ann, *against(ann, "silent"), within=20)
    assert first > 0.8
    assert moved(ann, *against(ann, "silent")) < first
    table, seq = against(ann, "silent")
    moved(ann, table, seq)
    made = server._store.events(table)[-1].what
    assert isinstance(made, Moved)
    assert made.by == "stand-in"


def test_a_bots_time_does_not_tell_whether_it_had_a_choice(serve: Serve, slow_bot: None) -> None:
    server = serve(think=3.0, pace=0.1)
    ann = server.client()
    moved(ann, *against(ann, "slow"))  # as long as it takes, 0.6 seconds, is known now
    times: dict[bool, list[float]] = {True: [], False: []}
    table, _ = against(ann, "slow")
    while len(times[True]) < 2 or len(times[False]) < 2:
        seen = ann.table(table)
        if seen["table"]["phase"] == "match-over":
            ann.post(f"/{table}/rematch")
        elif seen["table"]["phase"] == "round-over":
            ann.post(f"/{table}/next")
        elif seen["view"]["options"]:
            ann.post(f"/{table}/move", move=seen["view"]["options"][-1], seq=seen["seq"])
        else:
            held = _options(server._store.events(table))
            times[held > 1].append(moved(ann, table, seen["seq"]))
    assert min(times[False]) > 0.5, times


def _options(events: list[Stored]) -> int:
    """From how many moves the asked seat chooses."""
    table = restored("t", events)
    assert table.game is not None
    return len(table.game.legal_moves())


def test_bots_do_not_play_for_nobody(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session, "ATTENTION", 0.5)
    server.stop()
    server._settings["pace"] = 0.1
    server.start()
    ann = server.client()
    table, _ = against(ann, "counter", players=4)
    ann.post(f"/{table}/leave")  # so that bots play on
    time.sleep(2)
    stood = len(server._store.events(table))
    time.sleep(1)
    assert len(server._store.events(table)) == stood
    moved(ann, table, stood)  # whoever looks sees them go on


def test_paces_end() -> None:
    paces = Paces(least=0.5, most=3.0)
    paces.took("odd", 100.0)
    assert paces.of("odd") == 3.0
    for _ in range(50):
        paces.took("odd", 0.1)
    assert paces.of("odd") == 0.5
    assert Paces(least=0.0, most=3.0).of("odd", usual=2.0) == 0.0
