"""Who is at a table: who listens, and when everyone was last there, by way of this process and of others.

It is no event: it is told without a number, and kept nowhere for longer than its process lives.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from math import inf
from typing import Final

from duenna.server.peers import There
from duenna.server.table import Actor, Right, Seat, Table

SETTLING: Final = 0.7  #: seconds in which coming and going are gathered before they are told
ATTENTION: Final = 120.0  #: seconds for which a table goes on though nobody listens
NOTED: Final = (
    5.0  #: seconds after which other processes are told at the latest that somebody was seen again
)
NOBODY: Final = 0  #: stands among seats for all who have none


@dataclass(frozen=True)
class Told:
    """What follows when somebody comes or goes."""

    changed: Callable[[], None]  #: at once
    ring: Callable[[], None]  #: once it is to be told
    wake: Callable[[], None]  #: where something may be due because of it
    #: lets the other processes know; None if there are none
    publish: Callable[[Mapping[int, There]], None] | None


class Presence:
    """Who is at one table. `table` is how it stands now, `clock` the milliseconds since 1970 that all go by."""

    def __init__(
        self, table: Callable[[], Table], clock: Callable[[], int], told: Told, since: float
    ) -> None:
        self._table = table
        self._clock = clock
        self._told = told
        self._bells: dict[asyncio.Event, Right] = {}  # of each stream, with what its reader may see
        self._seen: dict[int, float] = {}  # when a seat's person was last there
        self._counted: dict[
            int, float
        ] = {}  # since when it counts as away, where that is not known
        self._touched = time.monotonic() - since  # when anyone last asked for the table
        self._elsewhere: dict[str, dict[int, There]] = {}  # by way of each other process
        self._settling: asyncio.TimerHandle | None = None  # until who is here is told again
        self._told_here: list[int] = []  # who was here when that was last told
        # Of each seat, and the seats that have any, once they are counted.
        self._streams: Counter[int | None] | None = None
        self._seats: list[int] = []
        self._published: Mapping[int, int] = {}  # the streams that other processes know of
        self._published_at = 0.0

    # ---- who comes and goes

    @contextmanager
    def listening(self, right: Right) -> Iterator[asyncio.Event]:
        """A bell that rings at every event, and presence of who has that right, for as long as a stream is open."""
        bell = asyncio.Event()
        self._attend()
        self._bells[bell] = right
        self._change(right.seat)
        try:
            yield bell
        finally:
            del self._bells[bell]
            self._touched = time.monotonic()
            if right.seat is not None and self._table().holds(right):
                self._seen[right.seat] = time.monotonic()
            self._change(right.seat)

    def saw(self, actor: Actor) -> None:
        """Notes that the actor's person, if it has a seat, is there, with or without a stream."""
        if actor.house:
            return
        self._attend()
        seat = self._table().seat_of(actor)
        if seat is not None:
            self._seen[seat] = time.monotonic()
            if self._table().seats[seat - 1].warm:
                self._told.wake()
        self._publish()

    def left(self, seat: int) -> None:
        """Forgets when the seat's person was there: it is somebody else's now."""
        self._seen.pop(seat, None)
        self._counted.pop(seat, None)
        for there in self._elsewhere.values():
            there.pop(seat, None)

    def turned(self) -> None:
        """Looks again at whose rights are good, since something has happened at the table."""
        self._streams = None
        self._publish()

    def meet(self, elsewhere: Mapping[str, Mapping[int, There]]) -> None:
        """Takes in who is there by way of other processes."""
        found = {process: dict(there) for process, there in elsewhere.items()}
        if found != self._elsewhere:
            self._elsewhere = found
            self._streams = None
            self._told.changed()
            self._settle()
            self._told.wake()

    def outlive(self, processes: Collection[str]) -> None:
        """Forgets who was there by way of processes that are not among these, the living."""
        if self._elsewhere.keys() - processes:
            self.meet({name: each for name, each in self._elsewhere.items() if name in processes})

    def _change(self, seat: int | None) -> None:
        """Sees to what follows when a stream has come or gone."""
        self._streams = None
        self._told.changed()
        self._publish()
        if seat is not None:
            self._settle()
            self._told.wake()

    def _attend(self) -> None:
        """Notes that someone is there, and lets a table go on that stood still because nobody was."""
        stood = not self.attended
        self._touched = time.monotonic()
        if stood:
            self._told.wake()

    def _settle(self) -> None:
        """Tells everyone, soon, who is here; whoever only reloads the page was never away."""
        if self._settling is None:
            loop = asyncio.get_running_loop()
            self._settling = loop.call_later(SETTLING, self._tell_here)

    def _tell_here(self) -> None:
        self._settling = None
        here = self.seats_here
        if here != self._told_here:
            self._told_here = here
            self._told.ring()

    def publish_anew(self) -> None:
        """Lets the other processes know who is there, whatever they knew."""
        self._published, self._published_at = {}, 0.0
        self._publish()

    def _publish(self) -> None:
        """Lets other processes know who is there, if that has changed, or was long ago."""
        if self._told.publish is None:
            return
        streams = {seat or NOBODY: count for seat, count in self._mine().items() if count}
        patience = self._table().options.absent_seconds
        often = min(NOTED, patience / 8) if patience else NOTED
        if streams == self._published and time.monotonic() - self._published_at < often:
            return
        self._published, self._published_at = streams, time.monotonic()
        seen = {NOBODY: self._touched, **self._seen}
        ago = {seat: round(1000 * (time.monotonic() - at)) for seat, at in seen.items()}
        now = self._clock()
        self._told.publish(
            {
                seat: There(streams.get(seat, 0), now - ago[seat] if seat in ago else 0)
                for seat in sorted(streams.keys() | ago.keys())
            }
        )

    # ---- who is there

    def _mine(self) -> Counter[int | None]:
        """Streams of this process for each seat, and by watchers (None); a reader whose right is over is nobody."""
        table = self._table()
        return Counter(right.seat for right in self._bells.values() if table.holds(right))

    @property
    def here(self) -> Counter[int | None]:
        """Streams open for each seat, and by watchers (None), by way of any process."""
        if self._streams is None:
            streams = self._mine()
            for there in self._elsewhere.values():
                streams.update({seat or None: each.streams for seat, each in there.items()})
            self._streams = +streams
            self._seats = sorted(seat for seat in self._streams if seat is not None)
        return self._streams

    @property
    def attended(self) -> bool:
        """Whether anyone is there, with a seat or without: listens, or has asked for something of late."""
        if self._bells or time.monotonic() - self._touched < ATTENTION:
            return True
        late = self._clock() - 1000 * ATTENTION
        return any(
            each.streams or each.seen_at > late
            for there in self._elsewhere.values()
            for each in there.values()
        )

    def away(self, seat: Seat) -> float:
        """Seconds since the seat's person was last there. For a person not seen since the server started,
        counting begins now; a seat kept warm by a bot counts as away without limit.
        """
        if self.here[seat.number]:
            return 0.0
        clock, number = time.monotonic(), seat.number
        seen = self._seen.get(number)
        if seen is None:
            seen = self._counted.setdefault(number, -inf if seat.warm else clock)
        away = [clock - seen]
        away += [
            (self._clock() - there[number].seen_at) / 1000
            for there in self._elsewhere.values()
            if number in there
        ]
        return min(away)

    def back(self) -> list[int]:
        """The seats kept warm whose people are there again."""
        table = self._table()
        patience = table.options.absent_seconds
        return [seat.number for seat in table.seats if seat.warm and self.away(seat) < patience]

    @property
    def seats_here(self) -> list[int]:
        """The seats whose people listen, in order."""
        _ = self.here
        return self._seats

    @property
    def watching(self) -> int:
        """How many look on without a seat."""
        return self.here[None]

    @property
    def people(self) -> int:
        """How many are there by way of this process: people in seats, and each who looks on."""
        mine = self._mine()
        return len(mine.keys() - {None}) + mine[None]

    @property
    def bells(self) -> Collection[asyncio.Event]:
        """The bell of each stream of this process."""
        return self._bells.keys()

    @property
    def settling(self) -> bool:
        """Whether somebody's coming or going is still to be told."""
        return self._settling is not None

    def close(self) -> None:
        """Tells nothing more."""
        if self._settling:
            self._settling.cancel()
