"""The contract of every event store, held by the SQLite one; and what a `kill -9` may not take."""

import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest

from duenna.server.happened import Said
from duenna.server.store import (
    Broken,
    Conflict,
    Quarantined,
    Repeated,
    SqliteStore,
    Standing,
    Stored,
    migrate,
)

PLAIN = Standing()


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    store = SqliteStore(tmp_path / "tables.sqlite")
    yield store
    store.close()


def event(seq: int, cmd_id: str, table_id: str = "t1") -> Stored:
    return Stored(table_id, seq, cmd_id, 1000 + seq, Said(1, text="Õ guard 2 priest"))


def test_events_come_back_in_order(store: SqliteStore) -> None:
    for seq in (1, 2, 3):
        store.append(event(seq, f"c{seq}"), PLAIN).result()
    assert store.events("t1") == [event(seq, f"c{seq}") for seq in (1, 2, 3)]
    assert store.events("t2") == []


def test_a_number_is_taken_once(store: SqliteStore) -> None:
    store.append(event(1, "a"), PLAIN).result()
    with pytest.raises(Conflict):
        store.append(event(1, "b"), PLAIN).result()
    assert store.events("t1") == [event(1, "a")]


def test_a_command_is_carried_out_once(store: SqliteStore) -> None:
    store.append(event(1, "a"), PLAIN).result()
    with pytest.raises(Repeated) as repeated:
        store.append(event(2, "a"), PLAIN).result()
    assert repeated.value.event == event(1, "a")
    store.append(event(1, "a", table_id="t2"), PLAIN).result()  # another table, another command


def test_someone_who_waits_no_more_stops_nobody(store: SqliteStore) -> None:
    for seq in range(1, 30):
        store.append(event(seq, f"c{seq}"), PLAIN).cancel()
    store.append(event(30, "c30"), PLAIN).result(timeout=60)
    assert store.events("t1")[-1] == event(30, "c30")


def test_a_batch_keeps_what_is_sound(store: SqliteStore) -> None:
    futures = [store.append(event(seq, cmd), PLAIN) for seq, cmd in [(1, "a"), (1, "b"), (2, "c")]]
    outcomes = [future.exception() for future in futures]
    assert outcomes[0] is None
    assert isinstance(outcomes[1], Conflict)
    assert outcomes[2] is None
    assert [each.cmd_id for each in store.events("t1")] == ["a", "c"]


@pytest.mark.parametrize("wrong", ["\ud800", object(), {1, 2}, float("nan")])
def test_an_event_that_cannot_be_written_fails_alone(
    store: SqliteStore, tmp_path: Path, wrong: object
) -> None:
    """Whatever is in it: the rest of its transaction is stored, and so is what comes afterwards."""
    blocker = sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)
    blocker.execute("BEGIN IMMEDIATE")  # so that all of them wait, and are one transaction
    bad = Stored("t2", 1, "b", 1, Said(1, text=cast("str", wrong)))
    futures = [store.append(each, PLAIN) for each in (event(1, "a"), bad, event(2, "c"))]
    blocker.execute("ROLLBACK")
    blocker.close()
    outcomes = [future.exception(timeout=60) for future in futures]
    assert outcomes[0] is outcomes[2] is None
    assert isinstance(outcomes[1], (ValueError, TypeError))
    assert store.events("t2") == []
    assert [each.cmd_id for each in store.events("t1")] == ["a", "c"]
    store.append(event(3, "d"), PLAIN).result(timeout=60)
    store.prove().result(timeout=60)


def test_the_writer_outlives_its_connection(store: SqliteStore) -> None:
    store._writer._connection.close()
    with pytest.raises(sqlite3.Error):
        store.append(event(1, "a"), PLAIN).result(timeout=60)
    store.append(event(1, "a"), PLAIN).result(timeout=60)
    assert store.events("t1") == [event(1, "a")]


def test_nothing_is_written_after_the_end(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.sqlite")
    store.close()
    with pytest.raises(RuntimeError):
        store.append(event(1, "a"), PLAIN).result(timeout=60)


def test_listed_tables_are_found(store: SqliteStore) -> None:
    shown = Standing(listed=True)
    store.append(event(1, "a", "t1"), shown).result()
    store.append(event(5, "b", "t2"), shown).result()
    store.append(event(3, "c", "t3"), PLAIN).result()
    assert store.listed(10) == ["t2", "t1"]
    assert store.listed(1) == ["t2"]
    store.append(event(6, "d", "t2"), PLAIN).result()
    assert store.listed(10) == ["t1"]
    store.quarantine("t1", "broken").result()
    assert store.listed(10) == []


def test_what_is_due_is_taken_once_within_its_lease(store: SqliteStore) -> None:
    for seq, (table_id, due_at) in enumerate({"t1": 300, "t2": 100, "t3": None, "t4": 900}.items()):
        store.append(event(seq + 1, "a", table_id), Standing(due_at=due_at)).result()
    assert store.take_due(99, 1000, 10) == []
    assert store.take_due(500, 1000, 1) == ["t2"]
    assert store.take_due(500, 1000, 10) == ["t1"]
    assert store.take_due(1499, 1000, 10) == ["t4"]
    assert store.take_due(1501, 1000, 10) == ["t2", "t1"]
    store.settle("t1", 1, Standing()).result()
    store.settle("t2", 7, Standing()).result()  # it stands elsewhere by now
    assert store.take_due(9000, 1000, 10) == ["t2", "t4"]
    store.quarantine("t2", "broken").result()
    assert store.take_due(19_000, 1000, 10) == ["t4"]


def test_a_table_that_is_set_aside_gives_and_takes_nothing(store: SqliteStore) -> None:
    store.append(event(1, "a"), PLAIN).result()
    store.quarantine("t1", "event 1 cannot be read").result()
    with pytest.raises(Quarantined, match="event 1 cannot be read"):
        store.events("t1")
    with pytest.raises(Quarantined):
        store.append(event(2, "b"), PLAIN).result()
    store.quarantine("t1", None).result()
    store.append(event(2, "b"), PLAIN).result()
    assert [each.seq for each in store.events("t1")] == [1, 2]
    assert [each.seq for each in store.events("t1", after=1)] == [2]


def test_an_event_that_cannot_be_read_is_named(store: SqliteStore, tmp_path: Path) -> None:
    for seq in (1, 2, 3):
        store.append(event(seq, f"c{seq}"), PLAIN).result()
    connection = sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)
    connection.execute("UPDATE events SET body = '{' WHERE seq = 2")
    connection.close()
    with pytest.raises(Broken, match="event 2") as broken:
        store.events("t1")
    assert broken.value.seq == 2


def test_a_full_disk_is_told_and_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    store = SqliteStore(path)
    store.append(event(1, "a"), PLAIN).result()
    blocker = sqlite3.connect(path, isolation_level=None)
    blocker.execute(
        "CREATE TRIGGER full BEFORE INSERT ON events BEGIN SELECT RAISE(FAIL, 'disk full'); END"
    )
    with pytest.raises(Exception, match=r"disk full|has an event"):
        store.append(event(2, "b"), PLAIN).result()
    blocker.execute("DROP TRIGGER full")
    blocker.close()
    store.append(event(2, "b"), PLAIN).result()
    assert len(store.events("t1")) == 2
    store.close()


def test_a_database_from_the_future_is_refused(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "new.sqlite", isolation_level=None)
    connection.execute("PRAGMA user_version = 999")
    with pytest.raises(RuntimeError, match="version 999"):
        migrate(connection)
    connection.close()


WRITER = """
import sys, itertools
from duenna.server.happened import Dealt
from duenna.server.store import SqliteStore, Standing, Stored
store = SqliteStore(sys.argv[1])
known = {t: len(store.events(t)) for t in map(str, range(20))}
for n in itertools.count():
    table = str(n % 20)
    known[table] += 1
    seq = known[table]
    store.append(Stored(table, seq, f"c{seq}", n, Dealt()), Standing(active=True)).result()
    print(table, seq, flush=True)
"""


def test_a_kill_takes_no_acknowledged_event(tmp_path: Path) -> None:
    """Twenty kills while twenty tables are written to: all that was acknowledged is there, without gaps."""
    path = tmp_path / "tables.sqlite"
    acknowledged: dict[str, int] = {}
    total = 0
    for _ in range(20):
        writer = subprocess.Popen(
            [sys.executable, "-c", WRITER, str(path)],
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ,
        )
        assert writer.stdout is not None
        for _ in range(50):
            table, seq = writer.stdout.readline().split()
            acknowledged[table] = int(seq)
            total += 1
        writer.send_signal(signal.SIGKILL)
        rest = writer.stdout.read().splitlines()
        writer.stdout.close()
        writer.wait()
        for line in rest:
            if len(line.split()) == 2:
                table, seq = line.split()
                acknowledged[table] = int(seq)
    assert total == 1000
    store = SqliteStore(path)
    for table, last in acknowledged.items():
        numbers = [each.seq for each in store.events(table)]
        assert numbers == list(range(1, len(numbers) + 1))
        assert len(numbers) >= last
    store.close()
