"""What a host can do about tables: see how they stand, try whether they come back, set them aside, mend them."""

from collections.abc import Iterator
from typing import Any

from duenna.core.errors import DuennaError
from duenna.server.happened import seat_of
from duenna.server.restore import restored
from duenna.server.store import Broken, Store, Summary
from duenna.server.table import Table


class NoTable(DuennaError):
    """There is no table of that id."""

    def __init__(self, table_id: str) -> None:
        super().__init__(f"There is no table {table_id}.")


class Mender:
    """The tables of one database, for whoever looks after them; a server may be at work there meanwhile."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def summaries(self) -> list[Summary]:
        """All tables, the latest first."""
        return self._store.summaries()

    def summary(self, table_id: str) -> Summary:
        """One table; raises NoTable."""
        found = self._store.summary(table_id)
        if found is None:
            raise NoTable(table_id)
        return found

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
            self._store.cut(table_id, broken.seq).result()
        self._store.quarantine(table_id, None).result()
        return None

    def _table(self, table_id: str) -> Table:
        return restored(table_id, self._store.events(table_id, aside=True))
