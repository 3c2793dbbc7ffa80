"""The contract of every event store, held by both; and what a `kill -9` may not take."""

import os
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Any, cast

import psycopg
import pytest
from cluster import Cluster
from live import store_at

from duenna.server.happened import Said
from duenna.server.postgres import PostgresStore
from duenna.server.sqlite import SqliteStore, migrate
from duenna.server.store import (
    Broken,
    Conflict,
    Quarantined,
    Repeated,
    Standing,
    Store,
    Stored,
    Summary,
    Unmigrated,
)

PLAIN = Standing()
POSTGRES = pytest.param("postgres", marks=pytest.mark.xdist_group("cluster"))


@pytest.fixture(params=["sqlite", POSTGRES])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where an empty database is: a file, or an address."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite")
    address: str = request.getfixturevalue("database")
    return address


@pytest.fixture
def store(where: str) -> Iterator[Store]:
    store = store_at(where)
    yield store
    store.close()


@pytest.fixture
def other(where: str) -> Iterator[Store]:
    """The store of another process, over the same database."""
    store = store_at(where)
    yield store
    store.close()


def execute(where: str, statement: str) -> None:
    """Does that to the database, past all stores."""
    connection: Any = psycopg.connect(where) if "://" in where else sqlite3.connect(where)
    connection.execute(statement)
    connection.commit()
    connection.close()


def event(seq: int, cmd_id: str, table_id: str = "t1") -> Stored:
    return Stored(table_id, seq, cmd_id, 1000 + seq, Said(1, text="Õ guard 2 priest"))


def test_events_come_back_in_order(store: Store) -> None:
    for seq in (1, 2, 3):
        store.append(event(seq, f"c{seq}"), PLAIN).result()
    assert store.events("t1") == [event(seq, f"c{seq}") for seq in (1, 2, 3)]
    assert store.events("t2") == []


def test_a_number_is_taken_once(store: Store) -> None:
    store.append(event(1, "a"), PLAIN).result()
    with pytest.raises(Conflict):
        store.append(event(1, "b"), PLAIN).result()
    assert store.events("t1") == [event(1, "a")]


def test_a_command_is_carried_out_once(store: Store) -> None:
    store.append(event(1, "a"), PLAIN).result()
    with pytest.raises(Repeated) as repeated:
        store.append(event(2, "a"), PLAIN).result()
    assert repeated.value.event == event(1, "a")
    store.append(event(1, "a", table_id="t2"), PLAIN).result()  # another table, another command


def test_someone_who_waits_no_more_stops_nobody(store: Store) -> None:
    for seq in range(1, 30):
        store.append(event(seq, f"c{seq}"), PLAIN).cancel()
    store.append(event(30, "c30"), PLAIN).result(timeout=60)
    assert store.events("t1")[-1] == event(30, "c30")


def test_a_batch_keeps_what_is_sound(store: Store) -> None:
    futures = at_once(store, event(1, "a"), event(1, "b"), event(2, "c"))
    outcomes = [future.exception() for future in futures]
    assert outcomes[0] is None
    assert isinstance(outcomes[1], Conflict)
    assert outcomes[2] is None
    assert [each.cmd_id for each in store.events("t1")] == ["a", "c"]


@pytest.mark.parametrize("wrong", ["\ud800", object(), {1, 2}, float("nan")])
def test_an_event_that_cannot_be_written_fails_alone(store: Store, wrong: object) -> None:
    """Whatever is in it: the rest of its transaction is stored, and so is what comes afterwards."""
    bad = Stored("t2", 1, "b", 1, Said(1, text=cast("str", wrong)))
    futures = at_once(store, event(1, "a"), bad, event(2, "c"))
    outcomes = [future.exception(timeout=60) for future in futures]
    assert outcomes[0] is outcomes[2] is None
    assert isinstance(outcomes[1], (ValueError, TypeError))
    assert store.events("t2") == []
    assert [each.cmd_id for each in store.events("t1")] == ["a", "c"]
    store.append(event(3, "d"), PLAIN).result(timeout=60)
    store.prove().result(timeout=60)


def at_once(store: Store, *events: Stored) -> list["Future[None]"]:
    """Appends the events in one transaction, by keeping the writer busy while they are put."""
    writer = cast("SqliteStore | PostgresStore", store)._writer
    go_on, commit = threading.Event(), writer._commit
    batches = []

    def wait(writes: Any) -> Any:
        go_on.wait(60)
        batches.append(len(writes))
        return commit(writes)

    writer._commit = wait
    first = store.prove()
    futures = [store.append(each, PLAIN) for each in events]
    go_on.set()
    first.result(timeout=60)
    for future in futures:
        future.exception(timeout=60)
    assert len(events) in batches or len(events) + 1 in batches
    writer._commit = commit
    return futures


def test_the_writer_outlives_its_connection(store: Store) -> None:
    cast("SqliteStore | PostgresStore", store)._connection.close()
    if isinstance(store, SqliteStore):  # a file is not gone for a while: it is broken or it is not
        with pytest.raises(sqlite3.Error):
            store.append(event(1, "a"), PLAIN).result(timeout=60)
    store.append(event(1, "a"), PLAIN).result(timeout=60)
    assert store.events("t1") == [event(1, "a")]


def test_nothing_is_written_after_the_end(where: str) -> None:
    store = store_at(where)
    store.close()
    with pytest.raises(RuntimeError):
        store.append(event(1, "a"), PLAIN).result(timeout=60)


def test_listed_tables_are_found(store: Store) -> None:
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


def test_what_is_due_is_taken_once_within_its_lease(store: Store) -> None:
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


def test_a_table_that_is_set_aside_gives_and_takes_nothing(store: Store) -> None:
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


def test_an_event_that_cannot_be_read_is_named(store: Store, where: str) -> None:
    for seq in (1, 2, 3):
        store.append(event(seq, f"c{seq}"), PLAIN).result()
    execute(where, "UPDATE events SET kind = 'flown' WHERE seq = 2")
    with pytest.raises(Broken, match="event 2") as broken:
        store.events("t1")
    assert broken.value.seq == 2
    store.cut("t1", 2).result()
    assert store.events("t1") == [event(1, "c1")]
    store.append(event(2, "c2"), PLAIN).result()


def test_a_full_disk_is_told_and_changes_nothing(store: Store, where: str) -> None:
    store.append(event(1, "a"), PLAIN).result()
    if isinstance(store, SqliteStore):
        full = "BEGIN SELECT RAISE(ABORT, 'disk full'); END"
    else:
        execute(
            where,
            "CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql"
            " AS $$ BEGIN RAISE EXCEPTION 'disk full' USING ERRCODE = '53100'; END $$",
        )
        full = "EXECUTE FUNCTION full_disk()"
    execute(where, f"CREATE TRIGGER stop BEFORE INSERT ON events FOR EACH ROW {full}")
    with pytest.raises(Exception, match=r"disk full|has an event"):
        store.append(event(2, "b"), PLAIN).result()
    on = "" if isinstance(store, SqliteStore) else "ON events"
    execute(where, f"DROP TRIGGER stop {on}")
    store.append(event(2, "b"), PLAIN).result()
    assert len(store.events("t1")) == 2


def test_tables_are_summed_up(store: Store) -> None:
    assert store.summaries() == []
    store.append(event(1, "a", "t1"), Standing(listed=True)).result()
    store.append(event(1, "a", "t2"), PLAIN).result()
    store.append(event(2, "b", "t2"), Standing(active=True)).result()
    store.quarantine("t1", "odd").result()
    aside = Summary("t1", 1, True, False, 1001, "odd")
    played = Summary("t2", 2, False, True, 1002, None)
    assert store.summaries() == [played, aside]
    assert [store.summary(each) for each in ("t1", "t2", "t3")] == [aside, played, None]


def test_all_go_by_the_clock_of_the_database(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = time.time_ns
    monkeypatch.setattr(time, "time_ns", lambda: clock() - 3_600_000_000_000)
    store = PostgresStore(database)  # on a machine whose clock is an hour slow
    assert abs(store.now() - clock() // 1_000_000) < 1000
    store.close()


def test_a_database_from_the_future_is_refused(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "new.sqlite", isolation_level=None)
    connection.execute("PRAGMA user_version = 999")
    with pytest.raises(Unmigrated, match="version 999"):
        migrate(connection)
    connection.close()


def test_a_postgresql_from_the_future_is_refused(database: str) -> None:
    PostgresStore(database).close()
    execute(database, "INSERT INTO migrated (version) VALUES (999)")
    with pytest.raises(Unmigrated, match="version 999"):
        PostgresStore(database)


# ---- several processes


def race(store: Store, other: Store, events: Callable[[Store, int], Stored]) -> list[int]:
    """How many of twenty events each of the stores could write, when both try at once."""
    stores = (store, other)
    written = [0, 0]

    def write(which: int) -> None:
        for number in range(20):
            try:
                stores[which].append(events(stores[which], number), PLAIN).result(timeout=60)
                written[which] += 1
            except (Conflict, Repeated):
                pass

    threads = [threading.Thread(target=write, args=(which,)) for which in (0, 1)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return written


def test_two_who_write_at_once_leave_no_gap_and_nothing_twice(store: Store, other: Store) -> None:
    tables = [f"t{number}" for number in range(4)]

    def next_of(store: Store, number: int) -> Stored:
        table_id = tables[number % 4]
        seq = max((each.seq for each in store.events(table_id)), default=0) + 1
        return event(seq, f"{id(store)}/{number}", table_id)

    written = race(store, other, next_of)
    seqs = [[each.seq for each in store.events(table_id)] for table_id in tables]
    assert seqs == [list(range(1, len(each) + 1)) for each in seqs]
    assert sum(written) == sum(map(len, seqs))


def test_a_command_sent_to_two_is_carried_out_by_one(store: Store, other: Store) -> None:
    written = race(store, other, lambda store, number: event(number + 1, f"c{number}"))
    assert sum(written) == 20
    assert store.events("t1") == other.events("t1") == [event(n + 1, f"c{n}") for n in range(20)]


@pytest.mark.parametrize("where", [POSTGRES], indirect=True)
def test_what_is_due_is_taken_by_one(store: Store, other: Store) -> None:
    """Of a file one process alone takes what is due, and none other has it."""
    for number in range(40):
        store.append(event(1, "a", f"t{number}"), Standing(due_at=number)).result()
    taken: list[str] = []
    threads = [
        threading.Thread(target=lambda each=each: taken.extend(each.take_due(100, 1000, 30)))
        for each in (store, other, store, other)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(taken) == len(set(taken))
    assert set(taken) | set(store.take_due(100, 1000, 30)) == {f"t{n}" for n in range(40)}


def test_writes_outlive_a_restart_of_the_database(cluster: Cluster, database: str) -> None:
    store = PostgresStore(database)
    store.append(event(1, "a"), PLAIN).result(timeout=60)
    cluster.stop()
    waiting = [store.append(event(seq, f"c{seq}"), PLAIN) for seq in (2, 3)]
    assert not waiting[0].done()
    cluster.start()
    for each in waiting:
        each.result(timeout=60)
    assert [each.seq for each in store.events("t1")] == [1, 2, 3]
    store.close()


def test_an_event_written_before_the_connection_was_lost_counts_once(database: str) -> None:
    """Nobody knows whether it was: so it is looked for, and nothing is told but that it is there."""
    store = PostgresStore(database)
    execute, lost = store._connection.execute, False

    def lose(*given: Any, **settings: Any) -> Any:
        nonlocal lost
        done = execute(*given, **settings)
        if not lost:
            lost = True
            store._connection.close()
            raise psycopg.OperationalError("the server closed the connection unexpectedly")
        return done

    store._connection.execute = lose  # type: ignore[method-assign]
    store.append(event(1, "a"), PLAIN).result(timeout=60)
    assert lost
    assert store.events("t1") == [event(1, "a")]
    with pytest.raises(Repeated):  # another's, though it is alike in all but one part
        store.append(Stored("t1", 1, "a", 7, event(1, "a").what), PLAIN).result(timeout=60)
    store.close()


def test_a_database_that_stays_away_is_told(
    cluster: Cluster, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("duenna.server.postgres.PATIENCE", 0.3)
    store = PostgresStore(database)
    cluster.stop()
    for waiting in [store.append(event(seq, f"c{seq}"), PLAIN) for seq in (1, 2, 3)]:
        with pytest.raises(Exception, match="connection"):
            waiting.result(timeout=60)
    cluster.start()
    store.append(event(1, "a"), PLAIN).result(timeout=60)
    store.close()


# ---- kill -9


WRITER = """
import sys, itertools
from duenna.server.happened import Dealt
from duenna.server.store import Standing, Stored
from live import store_at
store = store_at(sys.argv[1])
known = {t: len(store.events(t)) for t in map(str, range(20))}
for n in itertools.count():
    table = str(n % 20)
    known[table] += 1
    seq = known[table]
    store.append(Stored(table, seq, f"c{seq}", n, Dealt()), Standing(active=True)).result()
    print(table, seq, flush=True)
"""


@pytest.mark.parametrize(
    ("where", "kills"),
    [("sqlite", 20), pytest.param("postgres", 5, marks=pytest.mark.xdist_group("cluster"))],
    indirect=["where"],
)
def test_a_kill_takes_no_acknowledged_event(where: str, kills: int) -> None:
    """Kills while twenty tables are written to: all that was acknowledged is there, without gaps."""
    acknowledged: dict[str, int] = {}
    total = 0
    for _ in range(kills):
        writer = subprocess.Popen(
            [sys.executable, "-c", WRITER, where],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
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
    assert total == 50 * kills
    store = store_at(where)
    for table, last in acknowledged.items():
        numbers = [each.seq for each in store.events(table)]
        assert numbers == list(range(1, len(numbers) + 1))
        assert len(numbers) >= last
    store.close()
