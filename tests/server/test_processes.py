"""Somebody else writes to the same database: nothing is lost, nothing is done twice, and streams go on."""

import json
import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from live import Client, Server

from duenna.server import service
from duenna.server.happened import Said
from duenna.server.sqlite import SqliteStore
from duenna.server.store import Standing, Stored


@pytest.fixture
def other(server: Server, tmp_path: Path) -> Iterator[SqliteStore]:
    """The store of another process."""
    store = SqliteStore(tmp_path / "tables.sqlite")
    yield store
    store.close()


def seated(server: Server, **options: Any) -> tuple[Client, Client, str]:
    ann, bob = server.client(), server.client()
    knobs = {"first_start": "1"}
    wanted: dict[str, Any] = {"edition": "classic", "players": 2, "knobs": knobs}
    table_id = ann.post("", name="Ann", options=options, **wanted).json()["id"]
    bob.post(f"/{table_id}/join", name="Bob")
    ann.post(f"/{table_id}/start")
    return ann, bob, table_id


def said_elsewhere(other: SqliteStore, table_id: str, cmd_id: str = "elsewhere") -> int:
    """Something said by way of another process; its number."""
    seq = other.events(table_id)[-1].seq + 1
    event = Stored(table_id, seq, cmd_id, 1, Said(2, phrase="ouch"))
    other.append(event, Standing(active=True)).result(timeout=60)
    return seq


def test_what_another_stored_is_taken_in(server: Server, other: SqliteStore) -> None:
    ann, bob, table_id = seated(server)
    headers = {"Accept": "application/x-ndjson"}
    with bob.http.stream("GET", f"/api/tables/{table_id}/events", headers=headers) as stream:
        messages = (json.loads(line) for line in stream.iter_lines())
        known = next(messages)["seq"]
        seqs = [said_elsewhere(other, table_id, f"e{number}") for number in range(3)]
        late = ann.post(f"/{table_id}/say", phrase="hello")
        assert (late.status_code, late.json()["seq"]) == (409, seqs[-1])
        assert late.json()["table"]["said"][-1]["phrase"] == "ouch"
        assert ann.post(f"/{table_id}/say", phrase="hello").json()["seq"] == seqs[-1] + 1
        told = [next(message["seq"] for message in messages if "seq" in message) for _ in range(4)]
    assert told == list(range(known + 1, known + 5))


def test_a_command_that_another_carried_out_is_answered(server: Server, other: SqliteStore) -> None:
    ann, _, table_id = seated(server)
    first = other.events(table_id)[0]  # Ann's, as whose another process carries the command out
    key = f"{first.cmd_id.split('/')[0]}/twice"
    seq = said_elsewhere(other, table_id, key)
    # Even where the number is free: the store knows the command.
    answer = ann.post(f"/{table_id}/say", cmd_id="twice", phrase="hello")
    assert (answer.status_code, answer.json()["seq"]) == (200, seq)
    assert ann.table(table_id)["seq"] == seq


def due_at(path: Path, table_id: str) -> int | None:
    connection = sqlite3.connect(path)
    found: int | None = connection.execute(
        "SELECT due_at FROM tables WHERE id = ?", (table_id,)
    ).fetchone()[0]
    connection.close()
    return found


def eventually(what: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not what():
        assert time.monotonic() < end
        time.sleep(0.05)


def test_who_is_there_is_looked_for_again_and_no_bot_moves(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The time in the database knows nobody who is there; when it comes, the table is looked at, and left alone."""
    monkeypatch.setattr(service, "SWEEP", 0.05)
    monkeypatch.setattr(service, "LEASE", 100)
    server.stop()
    server.start()
    ann, _, table_id = seated(server, absent_seconds=1)
    path = tmp_path / "tables.sqlite"
    first = due_at(path, table_id)
    assert first is not None
    headers = {"Accept": "application/x-ndjson"}
    with ann.http.stream("GET", f"/api/tables/{table_id}/events", headers=headers) as stream:
        seen = stream.iter_lines()
        known = json.loads(next(seen))["seq"]
        eventually(lambda: (due_at(path, table_id) or 0) > first + 1500)
        assert server.client().table(table_id)["seq"] == known
    eventually(lambda: server.client().table(table_id)["seq"] > known)


def test_a_match_without_times_is_due_never(server: Server, tmp_path: Path) -> None:
    *_, table_id = seated(server, absent_seconds=0)
    assert due_at(tmp_path / "tables.sqlite", table_id) is None
