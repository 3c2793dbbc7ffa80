"""A table in memory: with who listens, who is there, and what was made of how it stands."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from math import inf
from typing import Any

from duenna.server.devices import Codes
from duenna.server.faces import table_face
from duenna.server.odds import Odds
from duenna.server.store import Stored
from duenna.server.table import Right, Seat, Table


@dataclass
class Entry:
    """A table in memory, with who is listening."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    commands: dict[str, int] = field(init=False)  #: cmd_id -> event
    #: the bell of each stream, with what its reader may see
    bells: dict[asyncio.Event, Right] = field(default_factory=dict)
    pings: int = 0  #: how often its streams were to say that the line is open
    made: dict[Any, Any] = field(default_factory=dict)  #: what was made of how the table stands
    told_here: list[int] = field(default_factory=list)  #: who was here when that was last told
    settling: asyncio.TimerHandle | None = None  #: until who is here is told again
    seen: dict[int, float] = field(default_factory=dict)  #: when a seat last asked for something
    odds: Odds = field(default_factory=Odds)
    codes: Codes = field(default_factory=Codes)  #: for seats on a second device
    timer: asyncio.TimerHandle | None = None
    thinking: int | None = None  #: the event after which a bot now thinks
    heard: int = 0  #: the event that ended the last round of which bots were told the end

    def once(self, name: Any, make: Callable[[], Any]) -> Any:
        """What is made of how the table stands: once, however many readers ask."""
        if name not in self.made:
            self.made[name] = make()
        return self.made[name]

    @property
    def idle(self) -> bool:
        """Whether nobody listens and nothing is under way."""
        busy = self.timer or self.bells or self.settling or self.lock.locked()
        return not busy and self.thinking is None

    def ring(self) -> None:
        """Wakes every stream of the table."""
        for bell in self.bells:
            bell.set()

    def __post_init__(self) -> None:
        self.commands = {event.cmd_id: event.seq for event in self.table.log}

    def take_in(self, event: Stored, table: Table | None = None) -> None:
        """Takes the table's next event in; `table` is what it makes of it, if that is known."""
        self.table = table or self.table.after(event)
        self.made.clear()
        self.commands[event.cmd_id] = event.seq
        if event.kind in ("left", "removed"):
            self.codes.forget(event.body["seat"])
            self.seen.pop(event.body["seat"], None)

    async def work_out(self, reader: int | None) -> None:
        """Brings the reader's chances up to how the table stands on return."""
        table = None
        while table is not self.table:
            table = self.table
            await self.odds.work_out(table, reader)

    # ---- who is there

    @property
    def here(self) -> Counter[int | None]:
        """Streams open for each seat, and by watchers (None); a reader whose right is over is nobody."""
        streams: Counter[int | None] = self.once(
            "streams",
            lambda: Counter(right.seat for right in self.bells.values() if self.table.holds(right)),
        )
        return streams

    def away(self, seat: Seat) -> float:
        """Seconds since the seat's person was last there. For a person not seen since the server started,
        counting begins now; a seat kept warm by a bot counts as away without limit.
        """
        if self.here[seat.number]:
            return 0.0
        now = time.monotonic()
        return now - self.seen.setdefault(seat.number, -inf if seat.warm else now)

    def back(self) -> list[int]:
        """The seats kept warm whose people are there again."""
        patience = self.table.options.absent_seconds
        return [
            seat.number for seat in self.table.seats if seat.warm and self.away(seat) < patience
        ]

    @property
    def seats_here(self) -> list[int]:
        """The seats whose people listen, in order."""
        seats: list[int] = self.once(
            "here", lambda: sorted(seat for seat in self.here if seat is not None)
        )
        return seats

    @property
    def watching(self) -> int:
        """How many look on without a seat."""
        return self.here[None]

    def face(self, seat: int | None) -> dict[str, Any]:
        """The table for a reader, with who is here."""
        face = table_face(self.table, seat)
        for each in face["seats"]:
            each["here"] = each["kind"] == "bot" or self.here[each["seat"]] > 0
        face["watching"] = self.watching
        return face
