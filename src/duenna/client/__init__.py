"""A client for tables on a server, for bots and scripts: the standard library alone, and the protocol's own types.

>>> table = Table.make("http://localhost:8000", "Echo", edition="classic", players=2)  # doctest: +SKIP
>>> for standing in table.turns():  # doctest: +SKIP
...     table.move(standing["view"]["options"][0])
"""

from duenna.client.table import RefusedByServer, Table, Unreachable

__all__ = ["RefusedByServer", "Table", "Unreachable"]
