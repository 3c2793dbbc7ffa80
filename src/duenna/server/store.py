"""The event store: append-only, durable before it answers, safe to repeat.

`Store` says what any database must do; `SqliteStore` is the embedded one. All its writes go through one
thread (`writing.py`): a move is acknowledged once it is on the disk.
"""

import json
import sqlite3
import threading
import time
from collections.abc import Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import Any, Protocol

from duenna.server import happened
from duenna.server.happened import Happened
from duenna.server.writing import Unwritten, Writer


@dataclass(frozen=True)
class Stored:
    """One event of a table: the `seq`-th thing that was carried out there."""

    table_id: str
    seq: int
    cmd_id: str
    at: int  #: milliseconds since 1970
    what: Happened


@dataclass(frozen=True)
class Standing:
    """What the store keeps findable of a table."""

    listed: bool = False  #: for everyone to see, and to be joined
    active: bool = False  #: a match is in progress
    due_at: int | None = None  #: when the house must look at it again, in milliseconds since 1970


class Conflict(Unwritten):
    """Someone else's event has this number already."""


class Repeated(Unwritten):
    """The command was carried out before; `event` is what it became."""

    def __init__(self, event: Stored) -> None:
        super().__init__(event.cmd_id)
        self.event = event


class Quarantined(Unwritten):
    """The table is set aside, because its events do not make a table; `reason` is for the host to read."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Broken(Exception):
    """Event `seq` of a table does not fit: it cannot be read, or cannot have happened."""

    def __init__(self, seq: int, problem: Exception) -> None:
        super().__init__(f"event {seq}: {type(problem).__name__}: {problem}")
        self.seq = seq


class Store(Protocol):
    """What the table service needs of a database."""

    def append(self, event: Stored, standing: Standing) -> "Future[None]":
        """Done once the event is durable; fails with Conflict, Repeated, Quarantined, or the database's own error."""

    def settle(self, table_id: str, head: int, standing: Standing) -> "Future[None]":
        """Done once the table is known to stand so after event `head`; changes nothing if it has gone on."""

    def events(self, table_id: str, after: int = 0, *, aside: bool = False) -> list[Stored]:
        """The events of a table after number `after`, in order; none if there is no such table.

        Raises Quarantined, unless `aside`, and Broken for an event that cannot be read.
        """

    def take_due(self, now: int, lease: int, limit: int) -> list[str]:
        """The ids of tables that are due, the longest due first; none of them again within `lease` milliseconds."""

    def quarantine(self, table_id: str, reason: str | None) -> "Future[None]":
        """Done once the table is set aside for that reason, or (None) is a table like any other again."""

    def listed(self, limit: int, since: int = 0) -> list[str]:
        """The ids of listed tables where something happened since then, the latest first."""

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
        self._leases: dict[str, int] = {}  # one process has the file, so it alone need know

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

    def settle(self, table_id: str, head: int, standing: Standing) -> "Future[None]":
        """Queues how the table stands after event `head`."""
        return self._writer.put(partial(_settle, table_id=table_id, head=head, standing=standing))

    def quarantine(self, table_id: str, reason: str | None) -> "Future[None]":
        """Queues that the table is set aside, or is so no more."""
        return self._writer.put(partial(_quarantine, table_id=table_id, reason=reason))

    def prove(self) -> "Future[None]":
        """Queues a write of the time; the future is done when it is on the disk."""
        return self._writer.put(_prove)

    def events(self, table_id: str, after: int = 0, *, aside: bool = False) -> list[Stored]:
        """The events of the table after that number, in order; raises Quarantined and Broken."""
        with self._read_lock:
            if not aside:
                _check_quarantine(self._reader, table_id)
            rows = self._reader.execute(
                "SELECT table_id, seq, cmd_id, at, kind, body FROM events WHERE table_id = ? AND seq > ?"
                " ORDER BY seq",
                (table_id, after),
            ).fetchall()
        return [_stored(row) for row in rows]

    def listed(self, limit: int, since: int = 0) -> list[str]:
        """The ids of listed tables where something happened since then, the latest first."""
        return self._ids(
            "SELECT id FROM tables WHERE listed = 1 AND updated_at >= ? AND quarantine IS NULL"
            " ORDER BY updated_at DESC LIMIT ?",
            (since, limit),
        )

    def take_due(self, now: int, lease: int, limit: int) -> list[str]:
        """The ids of tables that are due, the longest due first."""
        self._leases = {each: until for each, until in self._leases.items() if until > now}
        due = self._ids(
            "SELECT id FROM tables WHERE due_at <= ? AND quarantine IS NULL ORDER BY due_at LIMIT ?",
            (now, limit + len(self._leases)),
        )
        taken = [table_id for table_id in due if table_id not in self._leases][:limit]
        self._leases |= dict.fromkeys(taken, now + lease)
        return taken

    def _ids(self, query: str, values: Sequence[int]) -> list[str]:
        with self._read_lock:
            return [row[0] for row in self._reader.execute(query, values).fetchall()]

    def close(self) -> None:
        """Writes what waits and closes the file."""
        self._writer.close()
        self._reader.close()


def _stored(row: tuple[Any, ...]) -> Stored:
    table_id, seq, cmd_id, at, kind, body = row
    try:
        return Stored(table_id, seq, cmd_id, at, happened.read(kind, json.loads(body)))
    except (ValueError, RecursionError) as problem:
        raise Broken(seq, problem) from problem


def _check_quarantine(connection: sqlite3.Connection, table_id: str) -> None:
    """Raises Quarantined for a table that is set aside."""
    row = connection.execute("SELECT quarantine FROM tables WHERE id = ?", (table_id,)).fetchone()
    if row is not None and row[0] is not None:
        raise Quarantined(row[0])


def _quarantine(connection: sqlite3.Connection, table_id: str, reason: str | None) -> None:
    """Sets a table aside, or back; then it is looked at soon."""
    connection.execute(
        "UPDATE tables SET quarantine = ?, due_at = CASE WHEN ? IS NULL THEN updated_at END WHERE id = ?",
        (reason, reason, table_id),
    )


def _settle(connection: sqlite3.Connection, table_id: str, head: int, standing: Standing) -> None:
    """Writes how a table stands, unless it has gone on."""
    connection.execute(
        "UPDATE tables SET listed = ?, active = ?, due_at = ? WHERE id = ? AND head = ?",
        (standing.listed, standing.active, standing.due_at, table_id, head),
    )


def _prove(connection: sqlite3.Connection) -> None:
    """Writes that the database can be written to."""
    connection.execute("REPLACE INTO proof (id, at) VALUES (1, ?)", (time.time_ns() // 1_000_000,))


def _insert(connection: sqlite3.Connection, event: Stored, standing: Standing) -> None:
    """Writes one event; raises Conflict, Repeated or Quarantined if it cannot stand."""
    body = json.dumps(
        happened.to_json(event.what), ensure_ascii=False, allow_nan=False, separators=(",", ":")
    )
    try:
        written = connection.execute(
            "INSERT INTO events (table_id, seq, cmd_id, at, kind, body) SELECT ?, ?, ?, ?, ?, ?"
            " WHERE NOT EXISTS (SELECT 1 FROM tables WHERE id = ? AND quarantine IS NOT NULL)",
            (
                event.table_id,
                event.seq,
                event.cmd_id,
                event.at,
                event.what.kind,
                body,
                event.table_id,
            ),
        ).rowcount
        if not written:
            _check_quarantine(connection, event.table_id)
    except sqlite3.IntegrityError:
        before = connection.execute(
            "SELECT table_id, seq, cmd_id, at, kind, body FROM events WHERE table_id = ? AND cmd_id = ?",
            (event.table_id, event.cmd_id),
        ).fetchone()
        if before is not None:
            raise Repeated(_stored(before)) from None
        raise Conflict(f"{event.table_id} has an event {event.seq}") from None
    connection.execute(
        "INSERT INTO tables (id, head, listed, active, updated_at, due_at) VALUES (?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (id) DO UPDATE SET head = excluded.head, listed = excluded.listed,"
        " active = excluded.active, updated_at = excluded.updated_at, due_at = excluded.due_at",
        (
            event.table_id,
            event.seq,
            standing.listed,
            standing.active,
            event.at,
            standing.due_at,
        ),
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
