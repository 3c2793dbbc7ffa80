"""A store in a PostgreSQL that several processes share: each event is one row that only one of them can write.

One thread writes (`writing.py`): all events that wait are one statement, and so one commit. Who reads has a
connection for each of its threads. A connection that is lost is opened again; for a while writes wait for that,
and an event of which nobody knows whether it arrived is looked for before it is written again.
"""

import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any, Final, LiteralString, TypeVar

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

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
from duenna.server.writing import Unreachable, Unwritten, Writer

T = TypeVar("T")
Row = tuple[Any, ...]
Connection = psycopg.Connection[Row]

PATIENCE: Final = 10.0  #: seconds for which writes wait for a database that is gone
RETRY: Final = 0.1  #: seconds from one attempt to reach it to the next
CONNECT: Final[dict[str, str | int]] = {  #: unless the address says otherwise
    "application_name": "duenna",
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
}
STORED: Final = "duenna"  #: the channel on which is told what was stored

_COLUMNS: Final = "table_id, seq, cmd_id, at, kind, body::text"
_SUMMARY: Final = "SELECT id, head, listed, active, updated_at, quarantine FROM tables"

#: Writes the events of a transaction that can be written, in an order that is the same for all who write at once.
_APPEND: Final = f"""
WITH wanted AS (
    SELECT * FROM unnest(
        %s::text[], %s::integer[], %s::text[], %s::bigint[], %s::text[], %s::json[],
        %s::boolean[], %s::boolean[], %s::bigint[]
    ) AS given (table_id, seq, cmd_id, at, kind, body, listed, active, due_at)
), stored AS (
    INSERT INTO events (table_id, seq, cmd_id, at, kind, body)
    SELECT table_id, seq, cmd_id, at, kind, body FROM wanted
    WHERE NOT EXISTS (SELECT 1 FROM tables WHERE id = table_id AND quarantine IS NOT NULL)
    ORDER BY table_id, seq
    ON CONFLICT DO NOTHING
    RETURNING table_id, seq, cmd_id
), latest AS (
    SELECT DISTINCT ON (table_id) wanted.* FROM wanted JOIN stored USING (table_id, seq, cmd_id)
    ORDER BY table_id, seq DESC
), standing AS (
    INSERT INTO tables (id, head, listed, active, updated_at, due_at)
    SELECT table_id, seq, listed, active, at, due_at FROM latest ORDER BY table_id
    ON CONFLICT (id) DO UPDATE SET head = excluded.head, listed = excluded.listed,
        active = excluded.active, updated_at = excluded.updated_at, due_at = excluded.due_at,
        lease_by = NULL, lease_until = NULL
)
SELECT table_id, seq, cmd_id, pg_notify('{STORED}', table_id || ' ' || seq) FROM stored
"""


@dataclass(frozen=True)
class _Append:
    """An event to be written, and how its table then stands."""

    event: Stored
    standing: Standing


Write = Callable[[Connection], None]
"""A write that is none of an event; it is a transaction of its own."""


class PostgresStore:
    """A store in the PostgreSQL of that address, such as `postgresql://duenna@db.example.org/duenna`.

    Raises psycopg.Error if it cannot be used, Unmigrated if a newer Duenna has converted it.
    """

    def __init__(self, address: str) -> None:
        named = CONNECT | conninfo_to_dict(address)
        self._conninfo = make_conninfo("", **named)
        self._local = threading.local()
        self._readers: list[Connection] = []
        self._opening = threading.Lock()
        self._offset = 0  #: milliseconds by which the database's clock is ahead of this machine's
        self._connection = self._connect()
        try:
            migrate(self._connection)
            self._set_clock(self._connection)
        except BaseException:
            self._connection.close()
            raise
        self._writer: Writer[_Append | Write] = Writer(self._commit, self._end)

    def _connect(self) -> Connection:
        # Each statement is a transaction, and is prepared at once: there are few, and they come again and again.
        return psycopg.connect(self._conninfo, autocommit=True, prepare_threshold=0)

    def now(self) -> int:
        """Milliseconds since 1970, by the database's clock."""
        return time.time_ns() // 1_000_000 + self._offset

    def _set_clock(self, connection: Connection) -> None:
        """Learns how far the database's clock is ahead."""
        before = time.time_ns() // 1_000_000
        row = connection.execute("SELECT (1000 * extract(epoch FROM clock_timestamp()))::bigint")
        told: int = row.fetchall()[0][0]
        after = time.time_ns() // 1_000_000
        self._offset = told - (before + after) // 2

    # ---- writing

    def append(self, event: Stored, standing: Standing) -> "Future[None]":
        """Queues the event; the future is done when it is on the database's disk."""
        return self._writer.put(_Append(event, standing))

    def settle(self, table_id: str, head: int, standing: Standing) -> "Future[None]":
        """Queues how the table stands after event `head`."""
        values = (standing.listed, standing.active, standing.due_at, table_id, head)
        return self._put(
            "UPDATE tables SET listed = %s, active = %s, due_at = %s WHERE id = %s AND head = %s",
            values,
        )

    def quarantine(self, table_id: str, reason: str | None) -> "Future[None]":
        """Queues that the table is set aside, or is so no more; then it is looked at soon."""
        return self._put(
            "UPDATE tables SET quarantine = %s, lease_by = NULL,"
            " due_at = CASE WHEN %s::text IS NULL THEN updated_at END WHERE id = %s",
            (reason, reason, table_id),
        )

    def cut(self, table_id: str, seq: int) -> "Future[None]":
        """Queues that the table ends before that event."""

        def write(connection: Connection) -> None:
            with connection.transaction():
                connection.execute(
                    "INSERT INTO cut SELECT table_id, seq, cmd_id, at, kind, body, %s FROM events"
                    " WHERE table_id = %s AND seq >= %s",
                    (self.now(), table_id, seq),
                )
                connection.execute(
                    "DELETE FROM events WHERE table_id = %s AND seq >= %s", (table_id, seq)
                )
                connection.execute("UPDATE tables SET head = %s WHERE id = %s", (seq - 1, table_id))

        return self._writer.put(write)

    def prove(self) -> "Future[None]":
        """Queues a write of the time; the future is done when it is on the database's disk."""
        return self._put(
            "INSERT INTO proof (id, at) VALUES (1, %s) ON CONFLICT (id) DO UPDATE SET at = excluded.at",
            (self.now(),),
        )

    def _put(self, statement: LiteralString, values: Sequence[object]) -> "Future[None]":
        return self._writer.put(lambda connection: _execute(connection, statement, values))

    def _commit(self, writes: Sequence[_Append | Write]) -> list[Exception | None]:
        """Makes the writes: all events at once, then each of the others."""
        appends = [write for write in writes if isinstance(write, _Append)]
        outcomes = iter(
            self._patiently(lambda again: self._append(appends, again)) if appends else ()
        )
        return [
            next(outcomes) if isinstance(write, _Append) else self._alone(write) for write in writes
        ]

    def _append(self, appends: Sequence[_Append], again: bool) -> list[Unwritten | None]:
        """Writes the events that can be written, in one statement, and says why the others cannot.

        `again` says that they may have been written by this very thread, whose connection was then lost.
        """
        columns = zip(*map(_row, appends), strict=True)
        stored = self._connection.execute(_APPEND, [list(column) for column in columns]).fetchall()
        made = {(table_id, seq, cmd_id) for table_id, seq, cmd_id, _ in stored}
        events = [each.event for each in appends]
        return [
            None if (each.table_id, each.seq, each.cmd_id) in made else self._why_not(each, again)
            for each in events
        ]

    def _why_not(self, event: Stored, again: bool) -> Unwritten | None:
        """Why an event was not written; None if it was, in the attempt before this one."""
        before = self._connection.execute(
            f"SELECT {_COLUMNS} FROM events WHERE table_id = %s AND cmd_id = %s",
            (event.table_id, event.cmd_id),
        ).fetchone()
        if before is not None:
            found = revived(before)
            return None if again and found == event else Repeated(found)
        reason = _quarantine(self._connection, event.table_id)
        if reason is not None:
            return Quarantined(reason)
        return Conflict(f"{event.table_id} has an event {event.seq}")

    def _end(self) -> None:
        self._connection.close()

    def _alone(self, write: Write) -> Exception | None:
        try:
            self._patiently(lambda again: write(self._connection))
        except Exception as problem:  # it is this write's alone
            return problem
        return None

    def _patiently(self, write: Callable[[bool], T]) -> T:
        """What that returns, done `again` on a new connection if one is lost; raises Unreachable."""
        until = time.monotonic() + PATIENCE
        again = False
        while True:
            try:
                if self._connection.closed:
                    self._connection = self._connect()
                tried, again = again, True
                return write(tried)
            except psycopg.OperationalError as problem:
                if not self._connection.closed:
                    raise
                if time.monotonic() > until:
                    raise Unreachable(str(problem)) from problem
                time.sleep(RETRY)

    # ---- reading

    def events(self, table_id: str, after: int = 0, *, aside: bool = False) -> list[Stored]:
        """The events of the table after that number, in order; raises Quarantined and Broken."""
        if not aside and (reason := self._read(_quarantine, table_id)) is not None:
            raise Quarantined(reason)
        query = f"SELECT {_COLUMNS} FROM events WHERE table_id = %s AND seq > %s ORDER BY seq"
        return [revived(row) for row in self._read(_rows, query, (table_id, after))]

    def listed(self, limit: int, since: int = 0) -> list[str]:
        """The ids of listed tables where something happened since then, the latest first."""
        return self._ids(
            "SELECT id FROM tables WHERE listed AND updated_at >= %s AND quarantine IS NULL"
            " ORDER BY updated_at DESC LIMIT %s",
            (since, limit),
        )

    def take_due(self, now: int, lease: int, limit: int) -> list[str]:
        """The ids of tables that are due, the longest due first."""
        return self._ids(
            "WITH due AS ("
            " SELECT id, due_at FROM tables WHERE due_at <= %s AND quarantine IS NULL"
            " AND (lease_until IS NULL OR lease_until <= %s) ORDER BY due_at LIMIT %s FOR UPDATE SKIP LOCKED"
            "), taken AS ("
            " UPDATE tables SET lease_until = %s FROM due WHERE tables.id = due.id RETURNING due.*"
            ") SELECT id FROM taken ORDER BY due_at",
            (now, now, limit, now + lease),
        )

    def summaries(self) -> list[Summary]:
        """All tables, the latest first."""
        rows = self._read(_rows, f"{_SUMMARY} ORDER BY updated_at DESC, id")
        return [Summary(*row) for row in rows]

    def summary(self, table_id: str) -> Summary | None:
        """One table; None if there is none of that id."""
        rows = self._read(_rows, f"{_SUMMARY} WHERE id = %s", (table_id,))
        return Summary(*rows[0]) if rows else None

    def _ids(self, query: LiteralString, values: Sequence[int]) -> list[str]:
        return [row[0] for row in self._read(_rows, query, values)]

    def _read(self, read: Callable[..., T], *given: object) -> T:
        """What that reads by this thread's connection, once more if that was lost."""
        connection = self._reader()
        try:
            return read(connection, *given)
        except psycopg.OperationalError:
            if not connection.closed:
                raise
        return read(self._reader(), *given)

    def _reader(self) -> Connection:
        """The thread's connection, a new one if it was lost."""
        mine: Connection | None = getattr(self._local, "connection", None)
        if mine is None or mine.closed:
            mine = self._local.connection = self._connect()
            with self._opening:
                self._readers = [each for each in self._readers if not each.closed]
                self._readers.append(mine)
        return mine

    def close(self) -> None:
        """Writes what waits and closes all connections."""
        self._writer.close()
        for reader in self._readers:
            reader.close()


def _execute(connection: Connection, statement: LiteralString, values: Sequence[object]) -> None:
    connection.execute(statement, values)


def _rows(connection: Connection, query: LiteralString, values: Sequence[object] = ()) -> list[Row]:
    return connection.execute(query, values).fetchall()


def _row(append: _Append) -> tuple[object, ...]:
    event, standing = append.event, append.standing
    return (
        event.table_id,
        event.seq,
        event.cmd_id,
        event.at,
        event.what.kind,
        written(event.what),
        standing.listed,
        standing.active,
        standing.due_at,
    )


def _quarantine(connection: Connection, table_id: str) -> str | None:
    """Why the table is set aside; None if it is not."""
    row = connection.execute("SELECT quarantine FROM tables WHERE id = %s", (table_id,)).fetchone()
    return row[0] if row else None


def migrate(connection: Connection) -> None:
    """Brings the database to the newest of the numbered migrations; each is carried out once. Raises Unmigrated."""
    with connection.transaction():
        # Several processes may start at the same moment.
        connection.execute("SELECT pg_advisory_xact_lock(hashtext('duenna migrate'))")
        connection.execute("CREATE TABLE IF NOT EXISTS migrated (version integer NOT NULL)")
        row = connection.execute("SELECT max(version) FROM migrated").fetchone()
        for number, script in migrations("postgres", row[0] or 0 if row else 0).items():
            connection.execute(script.encode(), prepare=False)
            connection.execute("INSERT INTO migrated (version) VALUES (%s)", (number,))
