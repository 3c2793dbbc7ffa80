"""The table service: carries out commands one at a time for each table, and keeps tables moving.

A command loads the table, is decided, stored at the next number, and only then applied and told.
Bots, clocks and seat-warmers are commands of the house that go the same way.
"""

import asyncio
import logging
import random
import secrets
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from math import inf
from typing import Any, Final

from duenna.bots import USUAL_BOT, BotError, Budget, find_bot
from duenna.bots.bot import MAX_SEED
from duenna.bots.external import ANSWER_SECONDS
from duenna.server.creation import creation
from duenna.server.devices import Codes
from duenna.server.faces import table_face
from duenna.server.keys import Keys, hashed
from duenna.server.odds import Odds
from duenna.server.store import Conflict, Repeated, Standing, Store, Stored
from duenna.server.table import GAME_EVENTS, HOUSE, Actor, Refused, Seat, Table
from duenna.server.thinking import Thinkers

log = logging.getLogger("duenna.server")

SEATING: Final = ("created", "joined", "device")  #: kinds that give somebody a seat and its token
KEPT: Final = 2000  #: tables kept in memory; others come back from the store when asked for
ATTEMPTS: Final = 2  #: how often a bot is asked for a move before another makes it
THOUGHT: Final = 0.2  #: of the time after which a bot is late, what its budget says
STAND_IN: Final = "counter"  #: who then makes it: quick, and safe to run here
SETTLING: Final = 0.7  #: seconds in which coming and going are gathered before they are told


@dataclass
class Entry:
    """A table in memory, with who is listening."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    commands: dict[str, int] = field(default_factory=dict)  #: cmd_id -> event
    game_seq: int = 0  #: the last event that changed the game
    bells: set[asyncio.Event] = field(default_factory=set)
    pings: int = 0  #: how often its streams were to say that the line is open
    made: dict[Any, Any] = field(default_factory=dict)  #: what was made of how the table stands
    here: Counter[int] = field(default_factory=Counter)  #: streams open for each seat
    told_here: list[int] = field(default_factory=list)  #: who was here when that was last told
    settling: asyncio.TimerHandle | None = None  #: until who is here is told again
    seen: dict[int, float] = field(default_factory=dict)  #: when a seat last asked for something
    odds: Odds = field(default_factory=Odds)
    codes: Codes = field(default_factory=Codes)  #: for seats on a second device
    timer: asyncio.TimerHandle | None = None
    thinking: int | None = None  #: the event after which a bot now thinks

    def once(self, name: Any, make: Callable[[], Any]) -> Any:
        """What is made of how the table stands: once, however many readers ask."""
        if name not in self.made:
            self.made[name] = make()
        return self.made[name]

    def ring(self) -> None:
        """Wakes every stream of the table."""
        for bell in self.bells:
            bell.set()


class TableService:
    """All tables of one server. `pace` is how long a bot takes over a move, `think` how long it may, in seconds."""

    def __init__(
        self, store: Store, key: bytes, pace: float = 0.9, think: float = ANSWER_SECONDS
    ) -> None:
        self._store = store
        self._keys = Keys(key)
        self._pace = pace
        self._entries: OrderedDict[str, Entry] = OrderedDict()
        self._thinkers = Thinkers(think)
        self._tasks: set[asyncio.Task[None]] = set()
        self._random = random.SystemRandom()
        self.closed = False

    async def open(self) -> None:
        """Brings back every table where a match was being played."""
        for table_id in await asyncio.to_thread(self._store.active):
            self._wake(await self.entry(table_id))

    def close(self) -> None:
        """Stops bots and clocks; the store is its owner's to close."""
        self.closed = True
        for entry in self._entries.values():
            if entry.timer:
                entry.timer.cancel()
            entry.ring()
        self._thinkers.close()

    # ---- tables

    async def entry(self, table_id: str) -> Entry:
        """The table of that id; raises Refused (404) if there is none."""
        found = self._entries.get(table_id)
        if found is not None:
            self._entries.move_to_end(table_id)
            return found
        events = await asyncio.to_thread(self._store.events, table_id)
        if not events:
            raise Refused(404, "no-table", "There is no such table.")
        entry = self._entries.get(table_id)  # somebody else may have loaded it meanwhile
        if entry is None:
            entry = Entry(Table(table_id))
            for event in events:
                _take_in(entry, event)
            self._keep(entry)
        return entry

    def _keep(self, entry: Entry) -> None:
        self._entries[entry.table.id] = entry
        if len(self._entries) > KEPT:
            for table_id, old in list(self._entries.items())[: len(self._entries) - KEPT]:
                idle = old.timer is None and old.thinking is None and not old.lock.locked()
                if idle and not old.bells:
                    del self._entries[table_id]

    async def create(self, actor: Actor, body: Mapping[str, Any]) -> dict[str, Any]:
        """Makes a table; its id, the maker's seat and token, and the number of the event."""
        event = _guarded(creation, body, actor.guest)
        cmd_id = _cmd_id(actor, body)
        table_id = self._keys.table_id(cmd_id)
        try:
            entry = await self.entry(table_id)
        except Refused:
            entry = Entry(Table(table_id))
            self._keep(entry)
        async with entry.lock:
            if cmd_id in entry.commands:
                return {"id": table_id, **self._answer(entry, entry.table.log[0])}
            return {"id": table_id, **await self._commit(entry, cmd_id, event)}

    async def command(
        self, table_id: str, actor: Actor, name: str, body: Mapping[str, Any]
    ) -> dict[str, Any]:
        """Carries a command out and answers what it became; raises Refused and changes nothing."""
        entry = await self.entry(table_id)
        cmd_id = _cmd_id(actor, body)
        async with entry.lock:
            if cmd_id in entry.commands:
                return self._answer(entry, entry.table.log[entry.commands[cmd_id] - 1])
            seq = body.get("seq")
            late = name in ("move", "next") and isinstance(seq, int) and seq < entry.game_seq
            self.saw(entry, actor)
            if late and (actor.house or entry.table.seat_of(actor) is not None):
                raise Refused(409, "stale", "The table has gone on.")
            if name == "claim" and entry.table.seat_of(actor) is None:
                body = {**body, "seat": entry.codes.seat(body.get("code"))}
            event = _guarded(entry.table.decide, actor, name, body)
            answer = await self._commit(entry, cmd_id, event)
            if name == "claim":
                entry.codes.spend(body.get("code"))
            return answer

    async def _commit(self, entry: Entry, cmd_id: str, body: dict[str, Any]) -> dict[str, Any]:
        """Stores an event, then lets everyone know."""
        kind = body.pop("kind")
        table = entry.table
        if kind in SEATING:
            body["token"] = hashed(self._keys.token(table.id, cmd_id))
        event = Stored(table.id, table.seq + 1, cmd_id, now(), kind, body)
        trial = _standing_after(table, event)
        try:
            await asyncio.wrap_future(self._store.append(event, trial))
        except Repeated as before:
            return self._answer(entry, before.event)
        except Conflict:
            self._entries.pop(table.id, None)
            raise Refused(409, "stale", "The table has gone on.") from None
        except Exception as problem:
            log.exception("an event could not be stored")
            raise Refused(
                503, "store", "The server cannot save anything now; nothing has changed."
            ) from problem
        _take_in(entry, event)
        entry.ring()
        self._wake(entry)
        return self._answer(entry, event)

    def _answer(self, entry: Entry, event: Stored) -> dict[str, Any]:
        answer: dict[str, Any] = {"seq": event.seq}
        if event.kind in SEATING:
            answer["seat"] = event.body.get("seat", 1)
            answer["token"] = self._keys.token(entry.table.id, event.cmd_id)
        return answer

    async def lobby(
        self, edition: str = "", lang: str = "", limit: int = 50
    ) -> list[dict[str, Any]]:
        """The open tables that still gather, the latest first."""
        out: list[dict[str, Any]] = []
        for table_id in await asyncio.to_thread(self._store.listed, 4 * limit):
            table = (await self.entry(table_id)).table
            wanted = edition in ("", table.edition.name) and lang in ("", table.options.lang)
            if table.phase == "gathering" and wanted:
                out.append(table_face(table, None))
            if len(out) == limit:
                break
        return out

    # ---- who is here

    def ping(self) -> None:
        """Wakes every stream of every table to say that the line is open."""
        for entry in self._entries.values():
            entry.pings += 1
            entry.ring()

    @contextmanager
    def listening(self, entry: Entry, seat: int | None) -> Iterator[asyncio.Event]:
        """A bell that rings at every event, and presence of that seat, for as long as a stream is open."""
        bell = asyncio.Event()
        entry.bells.add(bell)
        entry.made.clear()
        if seat is not None:
            entry.here[seat] += 1
            self._settle(entry)
            self._wake(entry)
        try:
            yield bell
        finally:
            entry.bells.discard(bell)
            entry.made.clear()
            if seat is not None:
                entry.here[seat] -= 1
                entry.seen[seat] = time.monotonic()
                self._settle(entry)
                self._wake(entry)

    def saw(self, entry: Entry, actor: Actor) -> None:
        """Notes that the actor's person, if it has a seat, is there, with or without a stream."""
        seat = entry.table.seat_of(actor)
        if seat is not None:
            entry.seen[seat] = time.monotonic()
            if entry.table.seats[seat - 1].warm:
                self._wake(entry)

    def here(self, entry: Entry) -> list[int]:
        """The seats whose people are here, in order."""
        seats: list[int] = entry.once(
            "here", lambda: sorted(seat for seat, streams in entry.here.items() if streams > 0)
        )
        return seats

    def _settle(self, entry: Entry) -> None:
        """Tells everyone, soon, who is here; whoever only loads the page anew was never away."""
        if entry.settling is None and not self.closed:
            loop = asyncio.get_running_loop()
            entry.settling = loop.call_later(SETTLING, self._tell_here, entry)

    def _tell_here(self, entry: Entry) -> None:
        entry.settling = None
        here = self.here(entry)
        if here != entry.told_here:
            entry.told_here = here
            entry.ring()

    def face(self, entry: Entry, seat: int | None) -> dict[str, Any]:
        """The table for a reader, with who is here."""
        face = table_face(entry.table, seat)
        for each in face["seats"]:
            each["here"] = each["kind"] == "bot" or entry.here[each["seat"]] > 0
        face["watching"] = self.watching(entry)
        return face

    def watching(self, entry: Entry) -> int:
        """How many look on without a seat."""
        return max(0, len(entry.bells) - sum(entry.here.values()))

    # ---- bots, clocks, seats kept warm

    def _wake(self, entry: Entry) -> None:
        """Sets the table's timer for whatever is due next; nothing, if it waits for people only."""
        if entry.timer:
            entry.timer.cancel()
            entry.timer = None
        due = self._due(entry)
        if due is not None and not self.closed:
            delay, job = due
            loop = asyncio.get_running_loop()
            entry.timer = loop.call_later(max(0.0, delay), self._run, entry, job)

    def _due(self, entry: Entry) -> tuple[float, str] | None:
        """Seconds until the house must do something at this table, and what."""
        table = entry.table
        if _back(entry):
            return 0.0, "returned"
        if table.phase == "round-over":
            return None if table.people() else (4 * self._pace, "next")
        if table.phase != "playing":
            return None
        if entry.thinking == entry.game_seq:
            return None  # whatever else happens here, the move comes when it is due
        if table.by_bot:
            return 0.0, "bot"
        assert table.game is not None
        decider = table.game.decider
        assert decider is not None
        dues = []
        if table.deadline is not None:
            dues.append(((table.deadline - now()) / 1000, "clock"))
        patience = table.options.absent_seconds
        if patience and not entry.here[decider]:
            dues.append((patience - _away(entry, table.seats[decider - 1]), "warmed"))
        return min(dues, default=None)

    def _run(self, entry: Entry, job: str) -> None:
        entry.timer = None
        table = entry.table
        if job == "next":
            self._house(entry, {}, "next")
        elif job == "returned":
            for seat in _back(entry):
                self._house(entry, {"kind": "returned", "seat": seat}, "warm")
        elif job == "warmed":
            assert table.game is not None
            assert table.game.decider is not None
            seat = table.game.decider
            if _away(entry, table.seats[seat - 1]) < table.options.absent_seconds:
                self._wake(entry)  # they have asked for something meanwhile
            else:
                self._house(entry, {"kind": "warmed", "seat": seat}, "warm")
        else:
            self._start(self._think(entry, job))

    async def _think(self, entry: Entry, by: str) -> None:
        """Lets a bot choose for the asked seat, from what that seat may know, and makes the move."""
        seq = entry.game_seq
        entry.thinking = seq
        due = time.monotonic() + (self._pace if by == "bot" else 0.0)
        try:
            body = await self._choice(entry, by)
            await asyncio.sleep(due - time.monotonic())
            if body and entry.game_seq == seq and (by != "bot" or entry.table.by_bot):
                await self._give(entry, {**body, "seq": seq}, "move")
        finally:
            if entry.thinking == seq:
                entry.thinking = None
            self._wake(entry)

    async def _choice(self, entry: Entry, by: str) -> dict[str, Any] | None:
        """The move of the asked seat's bot; where that gives none, even when asked again, a stand-in's.

        None if it is wanted no more.
        """
        game, seq = entry.table.game, entry.game_seq
        assert game is not None
        assert game.decider is not None
        seat = game.decider
        level = entry.table.seats[seat - 1].level or USUAL_BOT
        view, events = game.view(seat), game.events_for(seat, game.round_start)
        for _ in range(ATTEMPTS):
            budget = Budget(
                self._random.randint(0, MAX_SEED), seconds=THOUGHT * self._thinkers.seconds
            )
            try:
                move = await self._thinkers.think(level, view, events, budget)
            except Exception as problem:
                if self.closed or entry.game_seq != seq:
                    return None
                trace = not isinstance(problem, BotError)
                log.warning("table %s, seat %s: %s", entry.table.id, seat, problem, exc_info=trace)
                await asyncio.sleep(self._pace)
            else:
                return {"seat": seat, "move": str(move), "by": by}
        move = find_bot(STAND_IN)(view, events, budget)
        return {"seat": seat, "move": str(move), "by": "stand-in"}

    def _house(self, entry: Entry, body: dict[str, Any], name: str) -> None:
        """Gives a command of the house, soon."""
        self._start(self._give(entry, body, name))

    async def _give(self, entry: Entry, body: dict[str, Any], name: str) -> None:
        """Gives a command of the house; if the table went on meanwhile, so much the better."""
        cmd_id = f"house-{secrets.token_hex(8)}"
        try:
            await self.command(entry.table.id, HOUSE, name, {**body, "cmd_id": cmd_id})
        except Refused as refusal:
            log.info("the house's %s was refused: %s", name, refusal.key)
            self._wake(entry)

    def _start(self, work: Any) -> None:
        if self.closed:
            work.close()
            return
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def _away(entry: Entry, seat: Seat) -> float:
    """Seconds since the seat's person was last there; of whom nothing is known yet, since they are waited for."""
    if entry.here[seat.number]:
        return 0.0
    now = time.monotonic()
    return now - entry.seen.setdefault(seat.number, -inf if seat.warm else now)


def _back(entry: Entry) -> list[int]:
    """The seats kept warm whose people are there again."""
    patience = entry.table.options.absent_seconds
    return [
        seat.number for seat in entry.table.seats if seat.warm and _away(entry, seat) < patience
    ]


def _guarded(decide: Any, *arguments: Any) -> dict[str, Any]:
    """The decision, with a bad value turned into a refusal."""
    try:
        body: dict[str, Any] = decide(*arguments)
    except ValueError as problem:
        raise Refused(422, "bad-value", str(problem)) from problem
    return body


def _cmd_id(actor: Actor, body: Mapping[str, Any]) -> str:
    """The command's id among all senders': nobody is answered for a command that another sent."""
    cmd_id = body.get("cmd_id")
    if not isinstance(cmd_id, str) or not 0 < len(cmd_id) <= 64:
        raise Refused(400, "bad-request", '"cmd_id" must be a text of 1 to 64 characters.')
    return f"{(actor.guest or actor.token)[:32]}/{cmd_id}"


def _standing_after(table: Table, event: Stored) -> Standing:
    """What the store should know of the table once the event has happened."""
    listed = bool(event.body["options"]["open"]) if event.kind == "created" else table.options.open
    return Standing(listed=listed, active=table.game is not None or event.kind == "started")


def _take_in(entry: Entry, event: Stored) -> None:
    entry.table.apply(event)
    entry.made.clear()
    entry.commands[event.cmd_id] = event.seq
    if event.kind in GAME_EVENTS:
        entry.game_seq = event.seq
    if event.kind in ("left", "removed"):
        entry.codes.forget(event.body["seat"])
