"""The event store: append-only, durable before it answers, safe to repeat.

`Store` says what any database must do; `SqliteStore` is the embedded one. All writes go through one
thread, which commits whatever waits in one transaction: a move is acknowledged once it is on the disk.
"""

import json
import queue
import sqlite3
import threading
from collections.abc import Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, Protocol


@dataclass(frozen=True)
class Stored:
    """One event of a table: the `seq`-th thing that was carried out there."""

    table_id: str
    seq: int
    cmd_id: str
    at: int  #: milliseconds since 1970
    kind: str
    body: Mapping[str, Any]


@dataclass(frozen=True)
class Standing:
    """What the store keeps findable of a table."""

    listed: bool
    active: bool


class Conflict(Exception):
    """Someone else's event has this number already."""


class Repeated(Exception):
    """The command was carried out before; `event` is what it became."""

    def __init__(self, event: Stored) -> None:
        super().__init__(event.cmd_id)
        self.event = event


class Store(Protocol):
    """What the table service needs of a database."""

    def append(self, event: Stored, standing: Standing) -> "Future[None]":
        """Done once the event is durable; fails with Conflict, Repeated, or the database's own error."""

    def events(self, table_id: str) -> list[Stored]:
        """All events of a table, in order; none if there is no such table."""

    def listed(self, limit: int) -> list[str]:
        """The ids of listed tables, the latest first."""

    def active(self) -> list[str]:
        """The ids of all tables where a match is played."""

    def close(self) -> None:
        """Writes what waits and lets go of the database."""


_STOP: Final = None
_BATCH: Final = 256  #: events committed together at most


class SqliteStore:
    """A store in one SQLite file, written by one thread, with its own connection for reading."""

    def __init__(self, path: str | Path) -> None:
        self._path = str(path)
        self._queue: queue.Queue[tuple[Stored, Standing, Future[None]] | None] = queue.Queue()
        self._reader = self._connect()
        self._read_lock = threading.Lock()
        migrate(self._reader)
        self._writer = threading.Thread(target=self._write, name="store-writer", daemon=True)
        self._writer.start()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(
            self._path, timeout=30, isolation_level=None, check_same_thread=False
        )
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        return connection

    def append(self, event: Stored, standing: Standing) -> "Future[None]":
        """Queues the event; the future is done when it is on the disk."""
        done: Future[None] = Future()
        self._queue.put((event, standing, done))
        return done

    def _write(self) -> None:
        connection = self._connect()
        while True:
            item = self._queue.get()
            batch = []
            while item is not None:
                batch.append(item)
                if len(batch) == _BATCH or self._queue.empty():
                    break
                item = self._queue.get()
            if batch:
                _commit(connection, batch)
            if item is _STOP:
                connection.close()
                return

    def events(self, table_id: str) -> list[Stored]:
        """All events of the table, in order."""
        with self._read_lock:
            rows = self._reader.execute(
                "SELECT table_id, seq, cmd_id, at, kind, body FROM events WHERE table_id = ? ORDER BY seq",
                (table_id,),
            ).fetchall()
        return [_stored(row) for row in rows]

    def listed(self, limit: int) -> list[str]:
        """The ids of listed tables, the latest first."""
        return self._ids(
            "SELECT id FROM tables WHERE listed = 1 ORDER BY updated_at DESC LIMIT ?", (limit,)
        )

    def active(self) -> list[str]:
        """The ids of all tables where a match is played."""
        return self._ids("SELECT id FROM tables WHERE active = 1 ORDER BY updated_at", ())

    def _ids(self, query: str, values: Sequence[int]) -> list[str]:
        with self._read_lock:
            return [row[0] for row in self._reader.execute(query, values).fetchall()]

    def close(self) -> None:
        """Writes what waits and closes the file."""
        self._queue.put(_STOP)
        self._writer.join()
        self._reader.close()


def _stored(row: tuple[Any, ...]) -> Stored:
    table_id, seq, cmd_id, at, kind, body = row
    return Stored(table_id, seq, cmd_id, at, kind, json.loads(body))


def _commit(
    connection: sqlite3.Connection, batch: list[tuple[Stored, Standing, "Future[None]"]]
) -> None:
    """Writes a batch in one transaction and tells each of its events how it went."""
    outcomes: list[Exception | None] = []
    try:
        connection.execute("BEGIN IMMEDIATE")
        outcomes = [_insert(connection, event, standing) for event, standing, _ in batch]
        connection.execute("COMMIT")
    except sqlite3.Error as problem:
        # A full disk, say: nothing of the batch was written, and everyone is told.
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        outcomes = [problem] * len(batch)
    for (_, _, done), outcome in zip(batch, outcomes, strict=True):
        if not done.set_running_or_notify_cancel():
            continue  # nobody waits any more
        if outcome is None:
            done.set_result(None)
        else:
            done.set_exception(outcome)


def _insert(connection: sqlite3.Connection, event: Stored, standing: Standing) -> Exception | None:
    """Writes one event, or says why it cannot stand."""
    body = json.dumps(event.body, ensure_ascii=False, separators=(",", ":"))
    try:
        connection.execute(
            "INSERT INTO events (table_id, seq, cmd_id, at, kind, body) VALUES (?, ?, ?, ?, ?, ?)",
            (event.table_id, event.seq, event.cmd_id, event.at, event.kind, body),
        )
    except sqlite3.IntegrityError:
        before = connection.execute(
            "SELECT table_id, seq, cmd_id, at, kind, body FROM events WHERE table_id = ? AND cmd_id = ?",
            (event.table_id, event.cmd_id),
        ).fetchone()
        if before is not None:
            return Repeated(_stored(before))
        return Conflict(f"{event.table_id} has an event {event.seq}")
    connection.execute(
        "INSERT INTO tables (id, head, listed, active, updated_at) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (id) DO UPDATE SET head = excluded.head, listed = excluded.listed,"
        " active = excluded.active, updated_at = excluded.updated_at",
        (event.table_id, event.seq, standing.listed, standing.active, event.at),
    )
    return None


def migrate(connection: sqlite3.Connection) -> None:
    """Brings the database to the newest of the numbered migrations; each is carried out once.

    Raises RuntimeError for a database that a newer Duenna has written.
    """
    scripts = sorted(
        (file for file in files("duenna.server").joinpath("migrations").iterdir()),
        key=lambda f: f.name,
    )
    numbered = {
        int(file.name[:4]): file.read_text("utf-8")
        for file in scripts
        if file.name.endswith(".sql")
    }
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    if version > max(numbered):
        raise RuntimeError(
            f"The data are of version {version}; this Duenna knows up to {max(numbered)}."
        )
    for number, script in numbered.items():
        if number > version:
            connection.executescript(f"BEGIN; {script}\nPRAGMA user_version = {number}; COMMIT;")
