"""A table in memory: its lock, its clock, who is there and who listens; it carries out commands one at a time.

A command is decided, what it makes of the table is worked out, the event is stored, and only then is it told.
"""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from dataclasses import dataclass, replace
from math import inf
from typing import Any, Final, TypeVar

from duenna.server import commands
from duenna.server.commands import Command, Create
from duenna.server.deciding import decide
from duenna.server.devices import Codes
from duenna.server.due import dues, now
from duenna.server.faces import table_face
from duenna.server.happened import Going, Happened, Moved, Seating
from duenna.server.keys import Keys, hashed
from duenna.server.odds import Odds
from duenna.server.store import (
    Broken,
    Conflict,
    Quarantined,
    Repeated,
    Standing,
    Store,
    Stored,
)
from duenna.server.table import Actor, Refused, Right, Seat, Table

log = logging.getLogger("duenna.server")

T = TypeVar("T")

SETTLING: Final = 0.7  #: seconds in which coming and going are gathered before they are told
ATTENTION: Final = 120.0  #: seconds for which a table goes on though nobody listens
JUMP: Final = 1000  #: milliseconds by which clocks may differ before it counts as a jump


@dataclass(frozen=True)
class Means:
    """What every session of a server works with. `pace` is how long a bot takes over a move, in seconds."""

    store: Store
    keys: Keys
    pace: float
    wake: Callable[["Session"], None]  #: looks at what is due at the table next
    readers: Executor  #: threads that read from the store

    async def read(self, what: Callable[..., T], *given: Any) -> T:
        """What that returns, asked in a thread."""
        return await asyncio.get_running_loop().run_in_executor(self.readers, what, *given)


@dataclass(frozen=True)
class Answer:
    """What a command became: an event, and the seat that it gave."""

    seq: int
    seat: int | None = None
    token: str | None = None

    def to_json(self) -> dict[str, Any]:
        """The answer as the protocol has it."""
        return {name: value for name, value in vars(self).items() if value is not None}


class Session:
    """A table that people and programs are at."""

    def __init__(self, table: Table, means: Means) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.odds = Odds()
        self.codes = Codes()  #: for seats on a second device
        self.used = time.monotonic()  #: when it was last asked for
        self.closed = False  #: whether its streams must end
        self.aside = False  #: whether that is because the table is set aside
        self.pings = 0  #: how often its streams were to say that the line is open
        self.seen: dict[int, float] = {}  #: when a seat last asked for something
        self.timer: asyncio.TimerHandle | None = None  #: until something is due
        self.thinking: int | None = None  #: the event after which a bot now thinks
        self.heard = 0  #: the event that ended the last round of which bots were told the end
        self._means = means
        self._commands = {event.cmd_id: event.seq for event in table.log}
        self._bells: dict[asyncio.Event, Right] = {}  # of each stream, with what its reader may see
        self._made: dict[Any, Any] = {}  # what was made of how the table stands
        self._told_here: list[int] = []  # who was here when that was last told
        self._settling: asyncio.TimerHandle | None = None  # until who is here is told again
        since = max(0, now() - table.at) / 1000 if table.log else 0.0
        self._touched = time.monotonic() - since  # when anyone last asked for it
        # When the decider was asked, by a clock that never jumps.
        self._asked = time.monotonic() - max(0, now() - table.asked_at) / 1000

    # ---- commands

    async def carry_out(self, command: Command) -> Answer:
        """Carries a command out; raises Refused, and then nothing has changed.

        Raises Quarantined and Broken for a table that cannot be used any more.
        """
        async with self.lock:
            if command.key in self._commands:
                return self._answer(self.table.log[self._commands[command.key] - 1])
            self._check_token(command)
            self.saw(command.actor)
            self._check_fresh(command)
            answer = await self._store(command.key, self._decided(command))
            if isinstance(command, commands.Claim):
                self.codes.spend(command.code)
            return answer

    async def begin(self, command: Create, allow: Callable[[], None]) -> Answer:
        """Makes the table by its first event, if it is not made yet; then `allow` is asked, which may raise Refused."""
        async with self.lock:
            if command.key not in self._commands:
                allow()
                return await self._store(command.key, command.wanted)
            return self._answer(self.table.log[0])

    def _check_token(self, command: Command) -> None:
        """Raises Refused for a token of no seat here."""
        unknown = command.actor.token and self.table.seat_of(command.actor) is None
        if unknown and not isinstance(command, commands.Join):
            raise Refused(401, "bad-token", "That is no seat's token at this table.")

    def _check_fresh(self, command: Command) -> None:
        """Raises Refused for what was decided before the game went on."""
        if isinstance(command, commands.Move | commands.Next | commands.MoveFor):
            late = command.seq is not None and command.seq < self.table.game_seq
            actor = command.actor
            if late and (actor.house or self.table.seat_of(actor) is not None):
                raise Refused(409, "stale", "The table has gone on.")

    def _decided(self, command: Command) -> Happened:
        event = decide(self.table, command, self.codes)
        if isinstance(event, Moved) and self.table.options.timed:
            return replace(event, took=self.thought)
        return event

    async def _store(self, key: str, what: Happened) -> Answer:
        """Stores an event, then lets everyone know."""
        if isinstance(what, Seating):
            what = replace(what, token=hashed(self._means.keys.token(self.table.id, key)))
        event = Stored(self.table.id, self.table.seq + 1, key, now(), what)
        after = self.table.after(event)
        try:
            await asyncio.wrap_future(self._means.store.append(event, self.standing(after)))
        except Repeated as before:
            await self._catch_up()
            return self._answer(before.event)
        except Conflict:
            await self._catch_up()
            raise Refused(409, "stale", "The table has gone on.") from None
        except Quarantined:
            raise
        except Exception as problem:
            log.exception("an event could not be stored")
            raise Refused(
                503, "store", "The server cannot save anything now; nothing has changed."
            ) from problem
        self._take_in(event, after)
        self._tell()
        return self._answer(event)

    async def _catch_up(self) -> None:
        """Takes in what others have stored of the table meanwhile."""
        store, table = self._means.store, self.table
        for event in await self._means.read(store.events, table.id, table.seq):
            try:
                self._take_in(event, self.table.after(event))
            except Exception as problem:  # as when a table is restored
                raise Broken(event.seq, problem) from problem
        self._tell()

    def _take_in(self, event: Stored, after: Table) -> None:
        """Takes in the table's next event; `after` is what it makes of the table."""
        if after.asked_at != self.table.asked_at or after.game_seq != self.table.game_seq:
            self._asked = time.monotonic()
        self.table = after
        self._made.clear()
        self._commands[event.cmd_id] = event.seq
        if isinstance(event.what, Going):
            self.codes.forget(event.what.seat)
            self.seen.pop(event.what.seat, None)

    def _tell(self) -> None:
        self.ring()
        self._means.wake(self)

    def _answer(self, event: Stored) -> Answer:
        if not isinstance(event.what, Seating):
            return Answer(event.seq)
        token = self._means.keys.token(self.table.id, event.cmd_id)
        return Answer(event.seq, event.what.seat, token)

    def standing(self, table: Table | None = None) -> Standing:
        """What the store should know of the table, or of what becomes of it, whoever is there."""
        table = table or self.table
        due = min(dues(table, self._means.pace), default=None)
        return Standing(
            listed=table.listed,
            active=table.game is not None and not table.game.over,
            due_at=due.at if due else None,
        )

    # ---- its clock

    @property
    def thought(self) -> int:
        """Milliseconds since the decider was asked, whatever the machine's clock has done meanwhile."""
        return round(1000 * (time.monotonic() - self._asked))

    @property
    def steady_now(self) -> int:
        """Milliseconds since 1970, as if the clock had not jumped since the decider was asked."""
        return self.table.asked_at + self.thought

    @property
    def deadline(self) -> int | None:
        """When the time of the asked person runs out, in milliseconds since 1970 as the clock tells them now."""
        jump = now() - self.steady_now
        deadline = self.table.deadline
        return deadline if deadline is None or abs(jump) < JUMP else deadline + jump

    # ---- who is told

    @contextmanager
    def listening(self, right: Right) -> Iterator[asyncio.Event]:
        """A bell that rings at every event, and presence of who has that right, for as long as a stream is open."""
        bell = asyncio.Event()
        self._attend()
        self._bells[bell] = right
        self._made.clear()
        if right.seat is not None:
            self._settle()
            self._means.wake(self)
        try:
            yield bell
        finally:
            del self._bells[bell]
            self._touched = time.monotonic()
            self._made.clear()
            if right.seat is not None:
                if self.table.holds(right):
                    self.seen[right.seat] = time.monotonic()
                self._settle()
                self._means.wake(self)

    def ring(self) -> None:
        """Wakes every stream of the table."""
        for bell in self._bells:
            bell.set()

    def ping(self) -> None:
        """Has every stream say that the line is open."""
        self.pings += 1
        self.ring()

    def set_aside(self) -> None:
        """Ends the streams of a table that cannot be used any more."""
        self.aside = True
        self.close()

    def why_over(self, right: Right) -> str:
        """Why somebody who had that right may not go on."""
        return "quarantined" if self.aside else self.table.why_over(right)

    def close(self) -> None:
        """Stops what is to come and ends the streams."""
        self.closed = True
        for timer in (self.timer, self._settling):
            if timer:
                timer.cancel()
        self.ring()

    @property
    def idle(self) -> bool:
        """Whether nobody listens and nothing is under way."""
        busy = self.timer or self._bells or self._settling or self.lock.locked()
        return not busy and self.thinking is None

    def once(self, name: Any, make: Callable[[], Any]) -> Any:
        """What is made of how the table stands: once, however many readers ask."""
        if name not in self._made:
            self._made[name] = make()
        return self._made[name]

    async def work_out(self, reader: int | None) -> None:
        """Brings the reader's chances up to how the table stands on return."""
        table = None
        while table is not self.table:
            table = self.table
            await self.odds.work_out(table, reader)

    # ---- who is there

    def saw(self, actor: Actor) -> None:
        """Notes that the actor's person, if it has a seat, is there, with or without a stream."""
        if actor.house:
            return
        self._attend()
        seat = self.table.seat_of(actor)
        if seat is not None:
            self.seen[seat] = time.monotonic()
            if self.table.seats[seat - 1].warm:
                self._means.wake(self)

    @property
    def attended(self) -> bool:
        """Whether anyone is there, with a seat or without: listens, or has asked for something of late."""
        return bool(self._bells) or time.monotonic() - self._touched < ATTENTION

    def _attend(self) -> None:
        """Notes that someone is there, and lets a table go on that stood still because nobody was."""
        stood = not self.attended
        self._touched = time.monotonic()
        if stood:
            self._means.wake(self)

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
            self.ring()

    @property
    def here(self) -> Counter[int | None]:
        """Streams open for each seat, and by watchers (None); a reader whose right is over is nobody."""
        streams: Counter[int | None] = self.once(
            "streams",
            lambda: Counter(
                right.seat for right in self._bells.values() if self.table.holds(right)
            ),
        )
        return streams

    def away(self, seat: Seat) -> float:
        """Seconds since the seat's person was last there. For a person not seen since the server started,
        counting begins now; a seat kept warm by a bot counts as away without limit.
        """
        if self.here[seat.number]:
            return 0.0
        clock = time.monotonic()
        return clock - self.seen.setdefault(seat.number, -inf if seat.warm else clock)

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
        face["deadline"] = self.deadline
        return face
