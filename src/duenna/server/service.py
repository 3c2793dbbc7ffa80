"""The table service: carries out commands one at a time for each table, and knows who listens.

A command loads the table, is decided, stored at the next number, and only then applied and told.
"""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, Final

from duenna.bots.external import ANSWER_SECONDS
from duenna.server.creation import creation
from duenna.server.entry import Entry
from duenna.server.faces import table_face
from duenna.server.housekeeping import Housekeeper, now
from duenna.server.keys import Keys, hashed
from duenna.server.restore import restored
from duenna.server.store import Broken, Conflict, Quarantined, Repeated, Standing, Store, Stored
from duenna.server.table import Actor, Refused, Right, Table

log = logging.getLogger("duenna.server")

SEATING: Final = ("created", "joined", "device")  #: kinds that give somebody a seat and its token
KEPT: Final = 2000  #: tables kept in memory; others come back from the store when asked for
LEASE: Final = 65_000  #: milliseconds for which a table that was found due is not looked for again
SWEEP: Final = 1.0  #: seconds after which is looked again for what is due
SWEPT: Final = 50  #: tables brought back then at most
SETTLING: Final = 0.7  #: seconds in which coming and going are gathered before they are told


class TableService:
    """All tables of one server. `pace` is how long a bot takes over a move, `think` how long it may, in seconds."""

    def __init__(
        self, store: Store, key: bytes, pace: float = 0.9, think: float = ANSWER_SECONDS
    ) -> None:
        self._store = store
        self._keys = Keys(key)
        self._entries: OrderedDict[str, Entry] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Entry | None]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self._housekeeper = Housekeeper(self.command, pace, think)
        self.closed = False

    def open(self) -> None:
        """Begins to look after tables where something is due; the server need not wait for it."""
        self._sweeper = asyncio.create_task(self._sweep())

    def close(self) -> None:
        """Stops bots and clocks; the store is its owner's to close."""
        self.closed = True
        if self._sweeper:
            self._sweeper.cancel()
        for entry in self._entries.values():
            if entry.timer:
                entry.timer.cancel()
            entry.ring()
        self._housekeeper.close()

    # ---- tables

    async def entry(self, table_id: str) -> Entry:
        """The table of that id; raises Refused: 404 if there is none, 410 if it is set aside."""
        found = self._made(table_id)
        if found is None:
            loading = self._loading.get(table_id)
            if loading is None:
                loading = self._loading[table_id] = asyncio.create_task(self._load(table_id))
                loading.add_done_callback(lambda _: self._loading.pop(table_id))
            found = await asyncio.shield(loading)
        if found is None:
            raise Refused(404, "no-table", "There is no such table.")
        return found

    def _made(self, table_id: str) -> Entry | None:
        """The table, if it is in memory."""
        found = self._entries.get(table_id)
        if found is None or found.table.seq == 0:  # just being made
            return None
        self._entries.move_to_end(table_id)
        return found

    async def _load(self, table_id: str) -> Entry | None:
        """The table from the store; None if there is none. Raises Refused."""
        try:
            table = await asyncio.to_thread(
                lambda: restored(table_id, self._store.events(table_id))
            )
        except Quarantined:
            raise _gone() from None
        except Broken as broken:
            raise await self._set_aside(table_id, broken) from broken
        except Exception as problem:
            log.exception("a table could not be read")
            raise Refused(503, "store", "The server cannot read the table now.") from problem
        if table.seq == 0:
            return None
        entry = self._made(table_id)  # whoever made the table was quicker
        if entry is None:
            entry = Entry(table)
            self._keep(entry)
        return entry

    async def _set_aside(self, table_id: str, broken: Broken) -> Refused:
        """Sets a table aside whose events do not make a table; the refusal of whoever asks for it."""
        log.error("table %s is set aside: %s", table_id, broken, exc_info=broken)
        self._entries.pop(table_id, None)
        try:
            await asyncio.wrap_future(self._store.quarantine(table_id, str(broken)))
        except Exception:  # it is found broken again when it is next asked for
            log.exception("a table could not be set aside")
        return _gone()

    def _keep(self, entry: Entry) -> None:
        self._entries[entry.table.id] = entry
        if len(self._entries) > KEPT:
            for table_id, old in list(self._entries.items())[: len(self._entries) - KEPT]:
                if old.idle:
                    del self._entries[table_id]

    async def create(
        self, actor: Actor, body: Mapping[str, Any], allow: Callable[[], None] = lambda: None
    ) -> dict[str, Any]:
        """Makes a table; its id, the maker's seat and token, and the number of the event.

        `allow` is called before a table is made, not for the repetition of a command; it may raise Refused.
        """
        event = _guarded(creation, body, actor.guest)
        cmd_id = _cmd_id(actor, body)
        table_id = self._keys.table_id(cmd_id)
        try:
            entry = await self.entry(table_id)
        except Refused as refusal:
            if refusal.status != 404:
                raise
            # Nothing is awaited from here on to the lock: the same command sent twice finds one table.
            entry = self._entries.get(table_id) or Entry(Table(table_id))
            self._keep(entry)
        try:
            async with entry.lock:
                if cmd_id in entry.commands:
                    return {"id": table_id, **self._answer(entry, entry.table.log[0])}
                allow()
                return {"id": table_id, **await self._commit(entry, cmd_id, event)}
        finally:
            if entry.table.seq == 0:
                self._entries.pop(table_id, None)

    async def command(
        self, table_id: str, actor: Actor, name: str, body: Mapping[str, Any]
    ) -> dict[str, Any]:
        """Carries a command out and answers what it became; raises Refused and changes nothing."""
        entry = await self.entry(table_id)
        cmd_id = _cmd_id(actor, body)
        async with entry.lock:
            if cmd_id in entry.commands:
                return self._answer(entry, entry.table.log[entry.commands[cmd_id] - 1])
            if name != "join" and actor.token and entry.table.seat_of(actor) is None:
                raise Refused(401, "bad-token", "That is no seat's token at this table.")
            seq = body.get("seq")
            late = name in ("move", "next") and isinstance(seq, int) and seq < entry.table.game_seq
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
        after = table.after(event)
        try:
            await asyncio.wrap_future(self._store.append(event, self._standing(after)))
        except Repeated as before:
            await self._catch_up(entry)
            return self._answer(entry, before.event)
        except Conflict:
            await self._catch_up(entry)
            raise Refused(409, "stale", "The table has gone on.") from None
        except Quarantined:
            self._entries.pop(table.id, None)
            raise _gone() from None
        except Exception as problem:
            log.exception("an event could not be stored")
            raise Refused(
                503, "store", "The server cannot save anything now; nothing has changed."
            ) from problem
        entry.take_in(event, after)
        entry.ring()
        self._housekeeper.wake(entry)
        return self._answer(entry, event)

    async def _catch_up(self, entry: Entry) -> None:
        """Takes in what others have stored of the table meanwhile."""
        table_id, seq = entry.table.id, entry.table.seq
        try:
            for event in await asyncio.to_thread(self._store.events, table_id, seq):
                entry.take_in(event)
        except Exception as problem:  # the table is loaded anew when it is next asked for
            log.exception("a table could not be brought up to date")
            self._entries.pop(table_id, None)
            raise Refused(503, "store", "The server cannot read the table now.") from problem
        entry.ring()
        self._housekeeper.wake(entry)

    def _standing(self, table: Table) -> Standing:
        """What the store should know of the table, whoever is there."""
        due = min(self._housekeeper.dues(table), default=None)
        return Standing(
            listed=table.options.open,
            active=table.game is not None and not table.game.over,
            due_at=due.at if due else None,
        )

    async def _sweep(self) -> None:
        """Looks after every table where something is due, on and on."""
        while True:
            try:
                for table_id in await asyncio.to_thread(self._store.take_due, now(), LEASE, SWEPT):
                    await self._look_after(table_id)
            except Exception:  # a database that is locked, say; it may do better next time
                log.exception("what is due could not be found")
            await asyncio.sleep(SWEEP)

    async def _look_after(self, table_id: str) -> None:
        """Sees to it that what is due at the table is done, and that the store knows when to look again."""
        known = table_id in self._entries
        try:
            entry = await self.entry(table_id)
        except Refused:
            return  # it is logged
        self._housekeeper.wake(entry)
        standing = replace(self._standing(entry.table), due_at=self._housekeeper.look_again(entry))
        self._store.settle(table_id, entry.table.seq, standing)
        if standing.due_at is None and not known and entry.idle:
            self._entries.pop(table_id, None)  # nobody has asked for it

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
            try:
                table = (await self.entry(table_id)).table
            except Refused:  # one that is broken hides no other
                continue
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
    def listening(self, entry: Entry, right: Right) -> Iterator[asyncio.Event]:
        """A bell that rings at every event, and presence of who has that right, for as long as a stream is open."""
        bell = asyncio.Event()
        entry.bells[bell] = right
        entry.made.clear()
        if right.seat is not None:
            self._settle(entry)
            self._housekeeper.wake(entry)
        try:
            yield bell
        finally:
            del entry.bells[bell]
            entry.made.clear()
            if right.seat is not None:
                if entry.table.holds(right):
                    entry.seen[right.seat] = time.monotonic()
                self._settle(entry)
                self._housekeeper.wake(entry)

    def saw(self, entry: Entry, actor: Actor) -> None:
        """Notes that the actor's person, if it has a seat, is there, with or without a stream."""
        seat = entry.table.seat_of(actor)
        if seat is not None:
            entry.seen[seat] = time.monotonic()
            if entry.table.seats[seat - 1].warm:
                self._housekeeper.wake(entry)

    def _settle(self, entry: Entry) -> None:
        """Tells everyone, soon, who is here; whoever only loads the page anew was never away."""
        if entry.settling is None and not self.closed:
            loop = asyncio.get_running_loop()
            entry.settling = loop.call_later(SETTLING, self._tell_here, entry)

    def _tell_here(self, entry: Entry) -> None:
        entry.settling = None
        here = entry.seats_here
        if here != entry.told_here:
            entry.told_here = here
            entry.ring()


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


def _gone() -> Refused:
    """The refusal of whoever asks for a table that is set aside."""
    return Refused(
        410, "quarantined", "What was saved of this table does not fit together; it is set aside."
    )
