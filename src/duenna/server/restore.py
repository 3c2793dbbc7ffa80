"""A table brought back from its events."""

from collections.abc import Iterable

from duenna.server.store import Broken, Stored
from duenna.server.table import Table


def restored(table_id: str, events: Iterable[Stored]) -> Table:
    """The table that these events make; raises Broken at the first that does not fit."""
    table = Table(table_id)
    for event in events:
        try:
            table.apply(event)
        except Exception as problem:  # a rule that changed, a part that lacks: whatever it is
            raise Broken(event.seq, problem) from problem
    return table
