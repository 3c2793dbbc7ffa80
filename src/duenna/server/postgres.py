"""A store in a PostgreSQL that several processes share: each event is one row that only one of them can write.

All events that wait are one statement, and so one commit. Each commit rings: whoever listens is told which table has
a new event, never what it is; that is read from the table. Who leads a table, and who is at it, is kept for as long as
the process that says so is alive.
"""

import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from secrets import token_hex
from typing import Final, LiteralString

from duenna.server.lines import Connection, Lines, Row
from duenna.server.postgres_peers import CHANNEL, TELL, PostgresPeers
from duenna.server.shelf import Shelf, Statement
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

LIFE: Final = 5000  #: milliseconds for which a process that has just come is alive

_COLUMNS: Final = "table_id, seq, cmd_id, at, kind, body::text"
_SUMMARY: Final = "SELECT id, head, listed, active, updated_at, quarantine FROM tables"
_ALIVE: Final = "SELECT id FROM processes WHERE until > %(now)s"
#: A table that this process may lead, because no living one leads it.
_FREE: Final = f"(lease_until IS NULL OR lease_until <= %(now)s OR lease_by NOT IN ({_ALIVE}))"

#: Writes the events of a transaction that can be written, in an order that is the same for all who write at once.
_APPEND: Final = f"""
WITH wanted AS (
    SELECT * FROM unnest(
        %(table_id)s::text[], %(seq)s::integer[], %(cmd_id)s::text[], %(at)s::bigint[], %(kind)s::text[],
        %(body)s::json[], %(listed)s::boolean[], %(active)s::boolean[], %(due_at)s::bigint[], %(lease)s::bigint[]
    ) AS given (table_id, seq, cmd_id, at, kind, body, listed, active, due_at, lease)
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
    INSERT INTO tables (id, head, listed, active, updated_at, due_at, lease_by, lease_until)
    SELECT table_id, seq, listed, active, at, due_at, %(me)s, due_at + lease FROM latest ORDER BY table_id
    ON CONFLICT (id) DO UPDATE SET head = excluded.head, listed = excluded.listed,
        active = excluded.active, updated_at = excluded.updated_at, due_at = excluded.due_at,
        lease_by = excluded.lease_by, lease_until = excluded.lease_until
)
SELECT table_id, seq, cmd_id, pg_notify('{CHANNEL}', concat_ws(' ', %(me)s, 'event', table_id, seq)) FROM stored
"""
_TAKE_DUE: Final = f"""
WITH due AS (
    SELECT id, due_at FROM tables WHERE due_at <= %(now)s AND quarantine IS NULL AND {_FREE}
    ORDER BY due_at LIMIT %(limit)s FOR UPDATE SKIP LOCKED
), taken AS (
    UPDATE tables SET lease_by = %(me)s, lease_until = %(until)s FROM due WHERE tables.id = due.id RETURNING due.*
) SELECT id FROM taken ORDER BY due_at
"""
_LEAD: Final = f"""
UPDATE tables SET lease_by = %(me)s, lease_until = %(until)s
WHERE id = %(id)s AND (lease_by = %(me)s OR {_FREE}) RETURNING id
"""


@dataclass(frozen=True)
class _Append:
    """An event to be written, how its table then stands, and for how long this process leads it."""

    event: Stored
    standing: Standing
    lease: int


Write = Callable[[Connection], object]
"""A write that is none of an event; it is a transaction of its own."""


class PostgresStore:
    """A store in the PostgreSQL of that address, such as `postgresql://duenna@db.example.org/duenna`.

    Raises psycopg.Error if it cannot be used, Unmigrated if a newer Duenna has converted it.
    """

    def __init__(self, address: str) -> None:
        self.process: Final = token_hex(6)  #: what the others know this one by
        self._offset = 0  #: milliseconds by which the database's clock is ahead of this machine's
        self._lines = Lines(address)
        self.peers: Final = PostgresPeers(self.process, self._lines, self._put)
        self.shelf: Final = Shelf(self._put_all, self._rows)
        try:
            migrate(self._lines.writing)
            self._set_clock()
            self.peers.beat(self.now(), self.now() + LIFE, 0)
        except BaseException:
            self._lines.close(CHANNEL)
            raise
        self._writer: Writer[_Append | Write] = Writer(self._commit, self._end)

    def now(self) -> int:
        """Milliseconds since 1970, by the database's clock."""
        return time.time_ns() // 1_000_000 + self._offset

    def _set_clock(self) -> None:
        """Learns how far the database's clock is ahead."""
        query = "SELECT (1000 * extract(epoch FROM clock_timestamp()))::bigint"
        before = time.time_ns() // 1_000_000
        told: int = self._lines.rows(query)[0][0]
        after = time.time_ns() // 1_000_000
        self._offset = told - (before + after) // 2

    # ---- events

    def append(self, event: Stored, standing: Standing, lease: int = 0) -> "Future[None]":
        """Queues the event; the future is done when it is on the database's disk."""
        return self._writer.put(_Append(event, standing, lease))

    def settle(self, table_id: str, head: int, standing: Standing) -> "Future[None]":
        """Queues how the table stands after event `head`."""
        values = (standing.listed, standing.active, standing.due_at, table_id, head)
        return self._put_all(
            (
                "UPDATE tables SET listed = ?, active = ?, due_at = ? WHERE id = ? AND head = ?",
                values,
            )
        )

    def quarantine(self, table_id: str, reason: str | None) -> "Future[None]":
        """Queues that the table is set aside, or is so no more; then it is looked at soon."""

        def write(connection: Connection) -> None:
            with connection.transaction():
                connection.execute(
                    "UPDATE tables SET quarantine = %s, lease_by = NULL, lease_until = NULL,"
                    " due_at = CASE WHEN %s::text IS NULL THEN updated_at END WHERE id = %s",
                    (reason, reason, table_id),
                )
                connection.execute(TELL, (self.process, "aside", table_id))

        return self._put(write)

    def cut(self, table_id: str, seq: int) -> "Future[None]":
        """Queues that the table ends before that event."""

        def write(connection: Connection) -> None:
            which = (table_id, seq)
            with connection.transaction():
                connection.execute(
                    "INSERT INTO cut SELECT table_id, seq, cmd_id, at, kind, body, %s FROM events"
                    " WHERE table_id = %s AND seq >= %s",
                    (self.now(), *which),
                )
                connection.execute("DELETE FROM events WHERE table_id = %s AND seq >= %s", which)
                connection.execute("UPDATE tables SET head = %s WHERE id = %s", (seq - 1, table_id))
                connection.execute(TELL, (self.process, "aside", table_id))

        return self._put(write)

    def prove(self) -> "Future[None]":
        """Queues a write of the time; the future is done when it is on the database's disk."""
        prove = "INSERT INTO proof (id, at) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at"
        return self._put_all((prove, (self.now(),)))

    def _put(self, write: Write) -> "Future[None]":
        return self._writer.put(write)

    def _put_all(self, *statements: Statement) -> "Future[None]":
        """Queues statements as the shelf writes them, as one transaction."""

        def write(connection: Connection) -> None:
            with connection.transaction():
                for statement, values in statements:
                    connection.execute(_own(statement), values)

        return self._put(write)

    def _rows(self, query: str, *values: object) -> list[Row]:
        return self._lines.rows(_own(query), *values)

    def _commit(self, writes: Sequence[_Append | Write]) -> list[Exception | None]:
        """Makes the writes: all events at once, then each of the others."""
        appends = [write for write in writes if isinstance(write, _Append)]
        outcomes = iter(
            self._lines.patiently(lambda again: self._append(appends, again)) if appends else ()
        )
        return [
            next(outcomes) if isinstance(write, _Append) else self._alone(write) for write in writes
        ]

    def _append(self, appends: Sequence[_Append], again: bool) -> list[Unwritten | None]:
        """Writes the events that can be written, in one statement, and says why the others cannot.

        `again` says that they may have been written by this very thread, whose connection was then lost.
        """
        events, standings = [each.event for each in appends], [each.standing for each in appends]
        rows = self._lines.writing.execute(
            _APPEND,
            {
                "table_id": [each.table_id for each in events],
                "seq": [each.seq for each in events],
                "cmd_id": [each.cmd_id for each in events],
                "at": [each.at for each in events],
                "kind": [each.what.kind for each in events],
                "body": [written(each.what) for each in events],
                "listed": [each.listed for each in standings],
                "active": [each.active for each in standings],
                "due_at": [each.due_at for each in standings],
                "lease": [each.lease for each in appends],
                "me": self.process,
            },
        )
        made = {(table_id, seq, cmd_id) for table_id, seq, cmd_id, _ in rows}
        return [
            None if (each.table_id, each.seq, each.cmd_id) in made else self._why_not(each, again)
            for each in events
        ]

    def _why_not(self, event: Stored, again: bool) -> Unwritten | None:
        """Why an event was not written; None if it was, in the attempt before this one."""
        connection = self._lines.writing
        before = connection.execute(
            f"SELECT {_COLUMNS} FROM events WHERE table_id = %s AND cmd_id = %s",
            (event.table_id, event.cmd_id),
        ).fetchone()
        if before is not None:
            found = revived(before)
            return None if again and found == event else Repeated(found)
        reason = _quarantine(connection, event.table_id)
        if reason is not None:
            return Quarantined(reason)
        return Conflict(f"{event.table_id} has an event {event.seq}")

    def _alone(self, write: Write) -> Exception | None:
        try:
            self._lines.patiently(lambda again: write(self._lines.writing))
        except Exception as problem:  # it is this write's alone
            return problem
        return None

    def events(self, table_id: str, after: int = 0, *, aside: bool = False) -> list[Stored]:
        """The events of the table after that number, in order; raises Quarantined and Broken."""
        if not aside:
            reason = self._lines.read(lambda connection: _quarantine(connection, table_id))
            if reason is not None:
                raise Quarantined(reason)
        query = f"SELECT {_COLUMNS} FROM events WHERE table_id = %s AND seq > %s ORDER BY seq"
        return [revived(row) for row in self._lines.rows(query, table_id, after)]

    def heads(self, table_ids: Sequence[str]) -> dict[str, int]:
        """The number of the last event of each of these tables that there is."""
        return dict(
            self._lines.rows("SELECT id, head FROM tables WHERE id = ANY(%s)", list(table_ids))
        )

    def listed(self, limit: int, since: int = 0) -> list[str]:
        """The ids of listed tables where something happened since then, the latest first."""
        query: LiteralString = (
            "SELECT id FROM tables WHERE listed AND updated_at >= %s AND quarantine IS NULL"
            " ORDER BY updated_at DESC LIMIT %s"
        )
        return [row[0] for row in self._lines.rows(query, since, limit)]

    def summaries(self) -> list[Summary]:
        """All tables, the latest first."""
        return [
            Summary(*row) for row in self._lines.rows(f"{_SUMMARY} ORDER BY updated_at DESC, id")
        ]

    def summary(self, table_id: str) -> Summary | None:
        """One table; None if there is none of that id."""
        rows = self._lines.rows(f"{_SUMMARY} WHERE id = %s", table_id)
        return Summary(*rows[0]) if rows else None

    # ---- what is due

    def take_due(self, now: int, lease: int, limit: int) -> list[str]:
        """The ids of tables that are due and that no living process leads, the longest due first."""
        self._set_clock()  # for this is asked again and again
        values = {"now": now, "until": now + lease, "limit": limit, "me": self.process}
        return self._lines.read(
            lambda connection: [row[0] for row in connection.execute(_TAKE_DUE, values)]
        )

    def lead(self, table_id: str, now: int, lease: int) -> bool:
        """Whether this process leads the table from now on."""
        values = {"now": now, "until": now + lease, "id": table_id, "me": self.process}
        return self._lines.read(
            lambda connection: connection.execute(_LEAD, values).fetchone() is not None
        )

    def release(self, table_id: str) -> "Future[None]":
        """Queues that another process may lead the table."""
        release = (
            "UPDATE tables SET lease_by = NULL, lease_until = NULL WHERE id = ? AND lease_by = ?"
        )
        return self._put_all((release, (table_id, self.process)))

    # ----

    def close(self) -> None:
        """Writes what waits, lets the others know that this process is no more, and closes all connections."""
        self._put_all(("DELETE FROM processes WHERE id = ?", (self.process,)))
        self._writer.close()

    def _end(self) -> None:
        self._lines.close(CHANNEL)


def _own(statement: str) -> bytes:
    """A statement as this database reads it."""
    return statement.replace("?", "%s").encode()


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
