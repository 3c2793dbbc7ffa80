"""The event store: append-only, durable before it answers, safe to repeat.

`Store` says what any database must do. `sqlite.py` keeps everything in one file for one process, `postgres.py` in
a PostgreSQL that several processes share; tests/server/test_store.py holds both to the same.
"""

import json
from concurrent.futures import Future
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Protocol

from duenna.server import happened
from duenna.server.happened import Happened
from duenna.server.writing import Unwritten


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


@dataclass(frozen=True)
class Summary:
    """How a table stands, as the store knows it without reading its events."""

    id: str
    events: int
    listed: bool
    active: bool  #: a match is in progress
    at: int  #: when something last happened there, in milliseconds since 1970
    aside: str | None  #: why it is set aside


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


class Unmigrated(Exception):
    """The data are of a newer Duenna's making; the message says so."""


class Store(Protocol):
    """What the table service needs of a database. Whatever reads may be called from any thread, and waits."""

    def now(self) -> int:
        """Milliseconds since 1970, by the one clock that all who use the database go by."""

    def append(self, event: Stored, standing: Standing) -> "Future[None]":
        """Done once the event is durable; fails with Conflict, Repeated, Quarantined, or the database's own error."""

    def settle(self, table_id: str, head: int, standing: Standing) -> "Future[None]":
        """Done once the table is known to stand so after event `head`; changes nothing if it has gone on."""

    def events(self, table_id: str, after: int = 0, *, aside: bool = False) -> list[Stored]:
        """The events of a table after number `after`, in order; none if there is no such table.

        Raises Quarantined, unless `aside`, and Broken for an event that cannot be read.
        """

    def take_due(self, now: int, lease: int, limit: int) -> list[str]:
        """The ids of tables that are due, the longest due first; none of them again within `lease` milliseconds,
        whoever asks.
        """

    def quarantine(self, table_id: str, reason: str | None) -> "Future[None]":
        """Done once the table is set aside for that reason, or (None) is a table like any other again."""

    def listed(self, limit: int, since: int = 0) -> list[str]:
        """The ids of listed tables where something happened since then, the latest first."""

    def summaries(self) -> list[Summary]:
        """All tables, the latest first."""

    def summary(self, table_id: str) -> Summary | None:
        """One table; None if there is none of that id."""

    def cut(self, table_id: str, seq: int) -> "Future[None]":
        """Done once the events from that number on are no more the table's; they are kept beside."""

    def prove(self) -> "Future[None]":
        """Done once a write that means nothing is durable: the database can be written to."""

    def close(self) -> None:
        """Writes what waits and lets go of the database."""


# ---- what all databases share


def written(what: Happened) -> str:
    """An event's parts as they are kept; `revived` is the inverse."""
    return json.dumps(
        happened.to_json(what), ensure_ascii=False, allow_nan=False, separators=(",", ":")
    )


def revived(row: tuple[Any, ...]) -> Stored:
    """The event of a row: table, number, command, time, kind, and its parts as text. Raises Broken."""
    table_id, seq, cmd_id, at, kind, body = row
    try:
        return Stored(table_id, seq, cmd_id, at, happened.read(kind, json.loads(body)))
    except (ValueError, RecursionError) as problem:
        raise Broken(seq, problem) from problem


def migrations(database: str, version: int) -> dict[int, str]:
    """The numbered scripts that bring such a database from that version to the newest, in order.

    Raises Unmigrated for a version that this Duenna does not know.
    """
    folder = files("duenna.server").joinpath("migrations", database)
    scripts = {
        int(file.name[:4]): file.read_text("utf-8")
        for file in sorted(folder.iterdir(), key=lambda each: each.name)
        if file.name.endswith(".sql")
    }
    if version > max(scripts):
        raise Unmigrated(
            f"The data are of version {version}; this Duenna knows up to {max(scripts)}."
        )
    return {number: script for number, script in scripts.items() if number > version}
