"""How many open tables each address has that still gather, so that none of them fills the lobby.

It is kept in memory: after a restart everyone begins with none.
"""

from collections import OrderedDict
from typing import Final

from duenna.server.table import Refused, Table

EACH: Final = 10  #: open tables that may gather for one address
_KEPT: Final = 20_000  #: tables remembered


class Openings:
    """The open tables that gather, each with the address from which it was made."""

    def __init__(self) -> None:
        self._from: OrderedDict[str, str] = OrderedDict()

    def check(self, address: str) -> None:
        """Raises Refused if that address has too many open tables to open another."""
        if list(self._from.values()).count(address) >= EACH:
            raise Refused(
                429,
                "too-many-open",
                f"{EACH} open tables made here still wait for players. Begin or leave one first.",
                retry_after=60,
            )

    def add(self, table_id: str, address: str) -> None:
        """Notes an open table that was made."""
        self._from[table_id] = address
        if len(self._from) > _KEPT:
            self._from.popitem(last=False)

    def see(self, table: Table) -> None:
        """Forgets a table that gathers no more."""
        if not table.listed:
            self._from.pop(table.id, None)
