"""The client: whole matches over HTTP, refusals by name, and on through a server that goes and comes back."""

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import pytest
from live import Server

from duenna.client import RefusedByServer, Table, Unreachable
from duenna.client import table as client_table
from duenna.core.record import from_record


def play(table: Table) -> int:
    """Plays by chance to the end of the match; how often it was asked."""
    asked = 0
    for standing in table.turns():
        view: Any = standing["view"]
        assert view["decider"] == view["seat"] == table.seat
        table.move(Random(asked).choice(view["options"]))
        asked += 1
    return asked


def seated(server: Server, **wanted: Any) -> tuple[Table, Table]:
    made = Table.make(server.url, "Ann", edition="classic", players=2, **wanted)
    return made, Table.join(server.url, made.id, "Bob")


def test_two_programs_play_a_match(server: Server) -> None:
    ann, bob = seated(server, knobs={"tokens": 2})
    assert (ann.seat, bob.seat) == (1, 2)
    ann.start()
    with ThreadPoolExecutor(2) as pool:
        counts = list(pool.map(play, (ann, bob)))
    assert all(counts)
    record = ann.record()
    assert from_record(record).over
    assert sum(counts) == sum(map(len, record["rounds"]))
    assert ann.look()["table"]["phase"] == "match-over"


def test_what_is_refused_says_so(server: Server) -> None:
    ann, bob = seated(server)
    for act, key in (
        (bob.start, "not-maker"),
        (lambda: bob.move("guard"), "not-started"),
        (lambda: Table.join(server.url, ann.id, "Cai"), "seat-taken"),
        (lambda: Table.make(server.url, "Ann", edition="none"), "edition"),
        (lambda: next(Table(server.url, "nothing1").messages()), "no-table"),
    ):
        with pytest.raises(RefusedByServer) as refused:
            act()
        assert refused.value.key == key


def test_a_match_goes_on_through_a_restart(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client_table, "AGAIN", 0.1)
    ann = Table.make(server.url, "Ann", edition="classic", players=2, bots=["counter"])
    ann.start()
    turns = ann.turns()
    standing = next(turns)
    port = int(server.url.rpartition(":")[2])
    server.stop()
    server.start(port)
    ann.move(standing["view"]["options"][0] if standing["view"] else "")
    for _ in range(3):
        standing = next(turns)
        assert standing["view"] is not None
        ann.move(standing["view"]["options"][0])
    turns.close()


def test_a_server_that_is_not_there_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client_table, "AGAIN", 0.0)
    with pytest.raises(Unreachable, match="does not answer"):
        Table.make("http://127.0.0.1:9", "Ann")


def test_strangers_programs_meet(server: Server) -> None:
    ann, bob = Table.quick(server.url, "Ann"), Table.quick(server.url, "Bob")
    assert (ann.id, ann.seat, bob.seat) == (bob.id, 1, 2)


def test_the_example_plays_a_match(server: Server) -> None:
    ann = Table.make(server.url, "Ann", edition="classic", players=2, knobs={"tokens": 1})
    example = Path(__file__).parents[2] / "examples" / "table_bot.py"
    bot = subprocess.Popen([sys.executable, example, server.url, ann.id])
    seen: Any = None
    messages = ann.messages()
    for message in messages:
        seen = message
        if all(
            seat["kind"] == "human"
            for seat in (seen.get("table") or {}).get("seats", [{"kind": ""}])
        ):
            break
    messages.close()
    ann.start()
    play(ann)
    assert bot.wait(60) == 0
