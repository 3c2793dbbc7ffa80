"""A table in memory: its lock, its clock and who is there; it carries out commands one at a time.

A command is decided, what it makes of the table is worked out, the event is stored, and only then is it told.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Mapping
from concurrent.futures import Executor, Future
from dataclasses import dataclass, replace
from typing import Any, Final, TypeVar

from duenna.server import commands
from duenna.server.commands import Command, Create
from duenna.server.deciding import decide
from duenna.server.devices import LIFE, new_code
from duenna.server.due import dues
from duenna.server.faces import table_face
from duenna.server.happened import Going, Happened, Moved, Seating
from duenna.server.keys import Keys, hashed
from duenna.server.odds import Odds
from duenna.server.peers import There
from duenna.server.presence import Presence, Told
from duenna.server.shelf import Code
from duenna.server.store import (
    Broken,
    Conflict,
    Quarantined,
    Repeated,
    Standing,
    Store,
    Stored,
)
from duenna.server.table import Refused, Right, Table
from duenna.server.writing import Unwritten

log = logging.getLogger("duenna.server")

T = TypeVar("T")

LEASE: Final = (
    65_000  #: milliseconds for which a process leads a table after something was due there
)
ATTEMPTS: Final = 5  #: how often a command is decided while others are quicker
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
        now = means.store.now()
        self.table = table
        self.lock = asyncio.Lock()
        self.odds = Odds()
        self.presence = Presence(
            lambda: self.table,
            means.store.now,
            Told(
                changed=self._made_anew,
                ring=self.ring,
                wake=lambda: means.wake(self),
                publish=self._publish if means.store.peers.shared else None,
            ),
            max(0, now - table.at) / 1000 if table.log else 0.0,
        )
        self.used = time.monotonic()  #: when it was last asked for
        self.closed = False  #: whether its streams must end
        self.aside = False  #: whether that is because the table is set aside
        self.pings = 0  #: how often its streams were to say that the line is open
        self.timer: asyncio.TimerHandle | None = None  #: until something is due
        self.thinking: int | None = None  #: the event after which a bot now thinks
        self.heard = 0  #: the event that ended the last round of which bots were told the end
        self._means = means
        self._leads_until = 0  # in milliseconds since 1970, if there are other processes
        self._commands = {event.cmd_id: event.seq for event in table.log}
        self._made: dict[Any, Any] = {}  # what was made of how the table stands
        # When the decider was asked, by a clock that never jumps.
        self._asked = time.monotonic() - max(0, now - table.asked_at) / 1000

    # ---- commands

    async def carry_out(self, command: Command) -> Answer:
        """Carries a command out; raises Refused, and then nothing has changed.

        What another process has stored meanwhile is taken in, and the command decided anew.
        Raises Quarantined and Broken for a table that cannot be used any more.
        """
        async with self.lock:
            code = await self._code(command)
            for _ in range(ATTEMPTS):
                try:
                    return await self._try(command, code)
                except Conflict:
                    await self._catch_up()
                except Refused as refusal:
                    if refusal.status == 503 or not await self._refresh():
                        raise
            raise Refused(409, "stale", "The table has gone on.")

    async def _try(self, command: Command, code: Code | None) -> Answer:
        """Carries a command out as far as this process knows; raises Conflict if another knows better."""
        if command.key in self._commands:
            return self._answer(self.table.log[self._commands[command.key] - 1])
        self._check_token(command)
        self.presence.saw(command.actor)
        self._check_fresh(command)
        return await self._store(command.key, self._decided(command, code))

    async def begin(self, command: Create, allow: Callable[[], None]) -> Answer:
        """Makes the table by its first event, if it is not made yet; then `allow` is asked, which may raise Refused."""
        async with self.lock:
            if command.key not in self._commands:
                allow()
                return await self._store(command.key, command.wanted)
            return self._answer(self.table.log[0])

    async def _code(self, command: Command) -> Code | None:
        """The code that the command trades for a seat, if it is one."""
        if not isinstance(command, commands.Claim):
            return None
        store = self._means.store
        return await self._means.read(
            store.shelf.code, self.table.id, hashed(command.code), store.now()
        )

    async def make_code(self, seat: int) -> str:
        """A code by which another device takes that seat; the one before is good no more."""
        text = new_code()
        store = self._means.store
        since = self.table.seats[seat - 1].since
        code = Code(self.table.id, seat, since, hashed(text), store.now() + 1000 * LIFE)
        await self._saved(store.shelf.put_code(code, store.now()))
        return text

    def _check_token(self, command: Command) -> None:
        """Raises Refused for a token of no seat here."""
        unknown = command.actor.token and self.table.seat_of(command.actor) is None
        if unknown and not isinstance(command, commands.Join):
            raise Refused(401, "bad-token", "That is no seat's token at this table.")

    def _check_fresh(self, command: Command) -> None:
        """Raises Refused for what was decided before the game went on."""
        if isinstance(command, commands.Move | commands.Next | commands.MoveFor | commands.Warm):
            late = command.seq is not None and command.seq < self.table.game_seq
            actor = command.actor
            if late and (actor.house or self.table.seat_of(actor) is not None):
                raise Refused(409, "stale", "The table has gone on.")

    def _decided(self, command: Command, code: Code | None) -> Happened:
        event = decide(self.table, command, code)
        if isinstance(event, Moved) and self.table.options.timed:
            return replace(event, took=self.thought)
        return event

    async def _store(self, key: str, what: Happened) -> Answer:
        """Stores an event, then lets everyone know; raises Conflict if another has its number."""
        if isinstance(what, Seating):
            what = replace(what, token=hashed(self._means.keys.token(self.table.id, key)))
        store = self._means.store
        event = Stored(self.table.id, self.table.seq + 1, key, store.now(), what)
        after = self.table.after(event)
        standing = self.standing(after)
        try:
            await self._saved(store.append(event, standing, LEASE))
        except Repeated as before:
            await self._catch_up()
            return self._answer(before.event)
        self._take_in(event, after)
        self._leads_until = 0 if standing.due_at is None else standing.due_at + LEASE
        self._tell()
        return self._answer(event)

    async def _saved(self, saved: "Future[None]") -> None:
        """Waits for a write; raises what the store says of it, and Refused (503) for what it did not expect."""
        try:
            await asyncio.wrap_future(saved)
        except Unwritten:
            raise
        except Exception as problem:
            log.exception("something could not be stored")
            raise Refused(
                503, "store", "The server cannot save anything now; nothing has changed."
            ) from problem

    # ---- other processes

    @property
    def leads(self) -> bool:
        """Whether it is for this process to do what is due here."""
        store = self._means.store
        return not store.peers.shared or store.now() < self._leads_until

    async def lead(self) -> None:
        """Takes the lead, unless another process has it."""
        store = self._means.store
        now = store.now()
        if await self._means.read(store.lead, self.table.id, now, LEASE):
            self.leading(now)

    def leading(self, since: int) -> None:
        """Notes that the lead was taken, at that time."""
        self._leads_until = since + LEASE

    async def refresh(self, seq: int | None = None) -> None:
        """Takes in what others have stored, if it is not known that they have got no further than `seq`.

        Raises Quarantined and Broken for a table that cannot be used any more.
        """
        if self._means.store.peers.shared and (seq is None or seq > self.table.seq):
            async with self.lock:
                await self._refresh()

    async def meet(self) -> None:
        """Learns who is at the table by way of other processes."""
        store = self._means.store
        if store.peers.shared:
            self.presence.meet(
                await self._means.read(store.peers.elsewhere, self.table.id, store.now())
            )

    def _publish(self, there: Mapping[int, There]) -> None:
        self._means.store.peers.attend(self.table.id, there)

    async def _refresh(self) -> bool:
        """Whether others have stored something, which was taken in; False too where the database is not there."""
        if not self._means.store.peers.shared:
            return False
        try:
            return await self._catch_up()
        except (Broken, Quarantined):
            raise
        except Exception:  # what is known is better than nothing
            log.exception("it is not known what others have stored")
            return False

    async def _catch_up(self) -> bool:
        """Takes in what others have stored of the table meanwhile; whether there was anything."""
        store, table = self._means.store, self.table
        news = await self._means.read(store.events, table.id, table.seq)
        for event in news:
            try:
                self._take_in(event, self.table.after(event), max(0, store.now() - event.at))
            except Exception as problem:  # as when a table is restored
                raise Broken(event.seq, problem) from problem
        if news:
            self._leads_until = 0
            self._tell()
        return bool(news)

    # ---- what has happened

    def _take_in(self, event: Stored, after: Table, ago: int = 0) -> None:
        """Takes in the table's next event, `ago` milliseconds old; `after` is what it makes of the table."""
        if after.asked_at != self.table.asked_at or after.game_seq != self.table.game_seq:
            self._asked = time.monotonic() - ago / 1000
        self.table = after
        self._made_anew()
        self._commands[event.cmd_id] = event.seq
        if isinstance(event.what, Going):
            self.presence.left(event.what.seat)
        self.presence.turned()

    def _made_anew(self) -> None:
        """Forgets what was made of how the table stood."""
        self._made.clear()

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
    def now(self) -> int:
        """Milliseconds since 1970, as all go by."""
        return self._means.store.now()

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
        jump = self.now - self.steady_now
        deadline = self.table.deadline
        return deadline if deadline is None or abs(jump) < JUMP else deadline + jump

    # ---- who is told

    def ring(self) -> None:
        """Wakes every stream of the table."""
        for bell in self.presence.bells:
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
        self.presence.close()
        if self.timer:
            self.timer.cancel()
        self.ring()

    @property
    def busy(self) -> bool:
        """Whether somebody listens, or something is under way."""
        here = self.presence.bells or self.presence.settling
        return bool(here or self.timer or self.lock.locked()) or self.thinking is not None

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

    def face(self, seat: int | None) -> dict[str, Any]:
        """The table for a reader, with who is here."""
        face = table_face(self.table, seat)
        for each in face["seats"]:
            each["here"] = each["kind"] == "bot" or self.presence.here[each["seat"]] > 0
        face["watching"] = self.presence.watching
        face["deadline"] = self.deadline
        return face
