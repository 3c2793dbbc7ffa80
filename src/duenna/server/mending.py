"""What a host can do about tables: see how they stand, try whether they come back, set them aside, mend them."""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from duenna.core.errors import DuennaError
from duenna.server.happened import seat_of
from duenna.server.restore import restored
from duenna.server.store import Broken, SqliteStore
from duenna.server.table import Table


class NoTable(DuennaError):
    """There is no table of that id."""

    def __init__(self, table_id: str) -> None:
        super().__init__(f"There is no table {table_id}.")


@dataclass(frozen=True)
class Summary:
    """How a table stands, as the store knows it."""

    id: str
    events: int
    listed: bool
    active: bool  #: a match is in progress
    at: int  #: when something last happened there, in milliseconds since 1970
    aside: str | None  #: why it is set aside


class Mender:
    """The tables of one database, for whoever looks after them; a server may be at work there meanwhile."""

    def __init__(self, path: Path, store: SqliteStore) -> None:
        self._path = path
        self._store = store

    def summaries(self) -> list[Summary]:
        """All tables, the latest first."""
        return [
            Summary(table_id, head, bool(listed), bool(active), at, aside)
            for table_id, head, listed, active, at, aside in self._rows(
                "SELECT id, head, listed, active, updated_at, quarantine FROM tables"
                " ORDER BY updated_at DESC, id"
            )
        ]

    def summary(self, table_id: str) -> Summary:
        """One table; raises NoTable."""
        for each in self.summaries():
            if each.id == table_id:
                return each
        raise NoTable(table_id)

    def events(self, table_id: str) -> Iterator[dict[str, Any]]:
        """What happened at the table, without what was dealt, played or said."""
        for event in self._store.events(table_id, aside=True):
            yield {
                "seq": event.seq,
                "at": event.at,
                "kind": event.what.kind,
                "seat": seat_of(event.what),
            }

    def problem(self, table_id: str) -> Broken | None:
        """Why the table does not come back from its events; None if it does."""
        try:
            self._table(table_id)
        except Broken as broken:
            return broken
        return None

    def set_aside(self, table_id: str, reason: str) -> None:
        """Lets nobody use the table; raises NoTable."""
        self.summary(table_id)
        self._store.quarantine(table_id, reason).result()

    def repair(self, table_id: str, *, cut: bool) -> Broken | None:
        """Gives the table back, if it comes back from its events, or (`cut`) from those before the first bad one.

        Returns why it does not; then nothing has changed. What is cut off is kept beside. Raises NoTable.
        """
        self.summary(table_id)
        broken = self.problem(table_id)
        if broken is not None:
            if not cut or broken.seq == 1:
                return broken
            self._cut(table_id, broken.seq)
        self._store.quarantine(table_id, None).result()
        return None

    def _table(self, table_id: str) -> Table:
        return restored(table_id, self._store.events(table_id, aside=True))

    def _cut(self, table_id: str, seq: int) -> None:
        """Takes the events from that number on out of the table's."""
        which = (table_id, seq)
        with closing(sqlite3.connect(self._path, timeout=30, isolation_level=None)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            connection.execute(
                "INSERT INTO cut SELECT table_id, seq, cmd_id, at, kind, body, ? FROM events"
                " WHERE table_id = ? AND seq >= ?",
                (time.time_ns() // 1_000_000, *which),
            )
            connection.execute("DELETE FROM events WHERE table_id = ? AND seq >= ?", which)
            connection.execute("UPDATE tables SET head = ? WHERE id = ?", (seq - 1, table_id))
            connection.execute("COMMIT")

    def _rows(self, query: str) -> list[tuple[Any, ...]]:
        with closing(sqlite3.connect(self._path, timeout=30)) as connection:
            return connection.execute(query).fetchall()
