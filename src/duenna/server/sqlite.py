"""A store in one SQLite file: nothing to install, nothing to set up, and one process that has it."""

import logging
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from functools import partial
from pathlib import Path
from typing import Final

from duenna.server.store import (
    Conflict,
    Quarantined,
    Repeated,
    Standing,
    Stored,
    Summary,
    migrations,
    revived,
    written,
)
from duenna.server.writing import Unwritten, Writer

log = logging.getLogger("duenna.server")

_EVENT: Final = "SELECT table_id, seq, cmd_id, at, kind, body FROM events"
_SUMMARY: Final = "SELECT id, head, listed, active, updated_at, quarantine FROM tables"

Write = Callable[[sqlite3.Connection], None]
"""Writes within a transaction. An `Unwritten` says that nothing was written; any other error undoes what was."""


class SqliteStore:
    """A store in one SQLite file, written by one thread, with its own connection for reading."""

    def __init__(self, path: str | Path) -> None:
        self._path = str(path)
        self._reader = self._connect()
        self._read_lock = threading.Lock()
        migrate(self._reader)
        self._connection = self._connect()
        self._writer: Writer[Write] = Writer(self._commit, self._end)
        self._leases: dict[str, int] = {}  # one process has the file, so it alone need know

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(
            self._path, timeout=30, isolation_level=None, check_same_thread=False
        )
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        return connection

    def now(self) -> int:
        """Milliseconds since 1970, by this machine's clock."""
        return time.time_ns() // 1_000_000

    # ---- writing

    def append(self, event: Stored, standing: Standing) -> "Future[None]":
        """Queues the event; the future is done when it is on the disk."""
        return self._writer.put(partial(_insert, event=event, standing=standing))

    def settle(self, table_id: str, head: int, standing: Standing) -> "Future[None]":
        """Queues how the table stands after event `head`."""
        return self._writer.put(partial(_settle, table_id=table_id, head=head, standing=standing))

    def quarantine(self, table_id: str, reason: str | None) -> "Future[None]":
        """Queues that the table is set aside, or is so no more."""
        return self._writer.put(partial(_quarantine, table_id=table_id, reason=reason))

    def cut(self, table_id: str, seq: int) -> "Future[None]":
        """Queues that the table ends before that event."""
        return self._writer.put(partial(_cut, table_id=table_id, seq=seq, at=self.now()))

    def prove(self) -> "Future[None]":
        """Queues a write of the time; the future is done when it is on the disk."""
        return self._writer.put(partial(_prove, at=self.now()))

    def _commit(self, writes: Sequence[Write]) -> list[Unwritten | None]:
        """Makes the writes in one transaction."""
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            outcomes = [self._outcome(write) for write in writes]
            self._connection.execute("COMMIT")
        except Exception:
            self._undo()
            raise
        return outcomes

    def _outcome(self, write: Write) -> Unwritten | None:
        try:
            write(self._connection)
        except Unwritten as reason:
            return reason
        return None

    def _end(self) -> None:
        self._connection.close()

    def _undo(self) -> None:
        """Leaves no transaction open, if need be by a new connection."""
        try:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
        except sqlite3.Error:
            log.exception("the database is opened again")
            try:
                self._connection.close()
                self._connection = self._connect()
            except sqlite3.Error:
                log.exception("the database cannot be opened")

    # ---- reading

    def events(self, table_id: str, after: int = 0, *, aside: bool = False) -> list[Stored]:
        """The events of the table after that number, in order; raises Quarantined and Broken."""
        with self._read_lock:
            if not aside:
                _check_quarantine(self._reader, table_id)
            rows = self._reader.execute(
                f"{_EVENT} WHERE table_id = ? AND seq > ? ORDER BY seq", (table_id, after)
            ).fetchall()
        return [revived(row) for row in rows]

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

    def summaries(self) -> list[Summary]:
        """All tables, the latest first."""
        with self._read_lock:
            rows = self._reader.execute(f"{_SUMMARY} ORDER BY updated_at DESC, id").fetchall()
        return [_summary(*row) for row in rows]

    def summary(self, table_id: str) -> Summary | None:
        """One table; None if there is none of that id."""
        with self._read_lock:
            row = self._reader.execute(f"{_SUMMARY} WHERE id = ?", (table_id,)).fetchone()
        return _summary(*row) if row else None

    def _ids(self, query: str, values: Sequence[int]) -> list[str]:
        with self._read_lock:
            return [row[0] for row in self._reader.execute(query, values).fetchall()]

    def close(self) -> None:
        """Writes what waits and closes the file."""
        self._writer.close()
        self._reader.close()


def _summary(  # noqa: PLR0913, PLR0917  a row's columns
    table_id: str, head: int, listed: int, active: int, at: int, aside: str | None
) -> Summary:
    return Summary(table_id, head, bool(listed), bool(active), at, aside)


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


def _cut(connection: sqlite3.Connection, table_id: str, seq: int, at: int) -> None:
    """Takes the events from that number on out of the table's."""
    connection.execute(
        "INSERT INTO cut SELECT table_id, seq, cmd_id, at, kind, body, ? FROM events"
        " WHERE table_id = ? AND seq >= ?",
        (at, table_id, seq),
    )
    connection.execute("DELETE FROM events WHERE table_id = ? AND seq >= ?", (table_id, seq))
    connection.execute("UPDATE tables SET head = ? WHERE id = ?", (seq - 1, table_id))


def _prove(connection: sqlite3.Connection, at: int) -> None:
    """Writes that the database can be written to."""
    connection.execute("REPLACE INTO proof (id, at) VALUES (1, ?)", (at,))


def _insert(connection: sqlite3.Connection, event: Stored, standing: Standing) -> None:
    """Writes one event; raises Conflict, Repeated or Quarantined if it cannot stand."""
    body = written(event.what)
    try:
        made = connection.execute(
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
        if not made:
            _check_quarantine(connection, event.table_id)
    except sqlite3.IntegrityError:
        before = connection.execute(
            f"{_EVENT} WHERE table_id = ? AND cmd_id = ?", (event.table_id, event.cmd_id)
        ).fetchone()
        if before is not None:
            raise Repeated(revived(before)) from None
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
    """Brings the database to the newest of the numbered migrations; each is carried out once. Raises Unmigrated."""
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    for number, script in migrations("sqlite", version).items():
        connection.executescript(f"BEGIN; {script}\nPRAGMA user_version = {number}; COMMIT;")
