"""The processes that share a database: each lets the others know that it is alive, who is there, and what it did."""

from collections.abc import Callable, Mapping
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Final, Protocol, TypeAlias


@dataclass(frozen=True)
class There:
    """Who of one seat, or of all who have none, is at a table by way of one process."""

    streams: int = 0  #: that are open
    seen_at: int = 0  #: when one of them last asked for something, in milliseconds since 1970


@dataclass(frozen=True)
class Others:
    """The other processes that use the database and are alive."""

    processes: frozenset[str] = frozenset()
    people: int = 0  #: how many people are at tables by way of them
    missed: bool = False  #: whether they have held this process to be gone


@dataclass(frozen=True)
class Event:
    """Another process has stored that event of a table."""

    table_id: str
    seq: int


@dataclass(frozen=True)
class Here:
    """Somebody has come to a table, or gone from it, by way of another process."""

    table_id: str


@dataclass(frozen=True)
class Aside:
    """A table was set aside, or given back, or cut."""

    table_id: str


@dataclass(frozen=True)
class Anything:
    """Whatever may have happened: for a while nothing was heard."""


News: TypeAlias = Event | Here | Aside | Anything
"""What the others do, as it is told to each process. It may come late or never; the tables tell what is so."""


class Peers(Protocol):
    """The other processes that use a database."""

    @property
    def shared(self) -> bool:
        """Whether there may be others at all."""

    def watch(self, heard: Callable[[News], None]) -> None:
        """Has `heard` called, from a thread, whenever another process has done something."""

    def beat(self, now: int, until: int, people: int) -> Others:
        """Lets the others know that this process is alive until then, with so many people; the others."""

    def attend(self, table_id: str, there: Mapping[int, There]) -> "Future[None]":
        """Done once the others can know who is at the table by way of this process: by seat, 0 for who has none."""

    def elsewhere(self, table_id: str, now: int) -> dict[str, dict[int, There]]:
        """Who is at the table by way of each of the other living processes."""


class Alone:
    """The peers of a process that has the database to itself: none."""

    shared: Final = False

    def watch(self, heard: Callable[[News], None]) -> None:
        """Hears nothing."""

    def beat(self, now: int, until: int, people: int) -> Others:
        """Nobody."""
        return Others()

    def attend(self, table_id: str, there: Mapping[int, There]) -> "Future[None]":
        """Tells nobody."""
        done: Future[None] = Future()
        done.set_result(None)
        return done

    def elsewhere(self, table_id: str, now: int) -> dict[str, dict[int, There]]:
        """Nobody."""
        return {}
