"""The event store: append-only, durable before it answers, safe to repeat.

`Store` says what any database must do; `SqliteStore` is the embedded one. All its writes go through one
thread (`writing.py`): a move is acknowledged once it is on the disk.
"""

import json
import sqlite3
import threading
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import Any, Protocol

from duenna.server.writing import Unwritten, Writer


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


class Conflict(Unwritten):
    """Someone else's event has this number already."""


class Repeated(Unwritten):
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

    def prove(self) -> "Future[None]":
        """Done once a write that means nothing is durable: the database can be written to."""

    def close(self) -> None:
        """Writes what waits and lets go of the database."""


class SqliteStore:
    """A store in one SQLite file, written by one thread, with its own connection for reading."""

    def __init__(self, path: str | Path) -> None:
        self._path = str(path)
        self._reader = self._connect()
        self._read_lock = threading.Lock()
        migrate(self._reader)
        self._writer = Writer(self._connect)

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(
            self._path, timeout=30, isolation_level=None, check_same_thread=False
        )
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        return connection

    def append(self, event: Stored, standing: Standing) -> "Future[None]":
        """Queues the event; the future is done when it is on the disk."""
        return self._writer.put(partial(_insert, event=event, standing=standing))

    def prove(self) -> "Future[None]":
        """Queues a write of the time; the future is done when it is on the disk."""
        return self._writer.put(_prove)

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
        self._writer.close()
        self._reader.close()


def _stored(row: tuple[Any, ...]) -> Stored:
    table_id, seq, cmd_id, at, kind, body = row
    return Stored(table_id, seq, cmd_id, at, kind, json.loads(body))


def _prove(connection: sqlite3.Connection) -> None:
    """Writes that the database can be written to."""
    connection.execute("REPLACE INTO proof (id, at) VALUES (1, ?)", (time.time_ns() // 1_000_000,))


def _insert(connection: sqlite3.Connection, event: Stored, standing: Standing) -> None:
    """Writes one event; raises Conflict or Repeated if it cannot stand."""
    body = json.dumps(event.body, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
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
            raise Repeated(_stored(before)) from None
        raise Conflict(f"{event.table_id} has an event {event.seq}") from None
    connection.execute(
        "INSERT INTO tables (id, head, listed, active, updated_at) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (id) DO UPDATE SET head = excluded.head, listed = excluded.listed,"
        " active = excluded.active, updated_at = excluded.updated_at",
        (event.table_id, event.seq, standing.listed, standing.active, event.at),
    )


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
