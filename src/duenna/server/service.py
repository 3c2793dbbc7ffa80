"""The table service: all tables of one server, each loaded once and when it is needed, and looked after."""

import asyncio
import logging
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any, Final

from duenna.bots.external import ANSWER_SECONDS
from duenna.server.commands import Command, Create, Join
from duenna.server.due import now
from duenna.server.housekeeping import Housekeeper
from duenna.server.keys import Keys
from duenna.server.openings import Openings
from duenna.server.restore import restored
from duenna.server.session import Answer, Means, Session
from duenna.server.store import Broken, Quarantined, Store
from duenna.server.table import Refused, Table

log = logging.getLogger("duenna.server")

KEPT: Final = 500  #: tables kept in memory; others come back from the store when asked for
UNUSED: Final = 600.0  #: seconds after which a table where nobody is and nothing is due is dropped
READERS: Final = 2  #: threads that bring tables back
LISTED_FOR: Final = 43_200_000  #: milliseconds for which a table where nothing happens is listed
LISTED_EACH: Final = 5  #: tables of one maker that are listed
LEASE: Final = 65_000  #: milliseconds for which a table that was found due is not looked for again
SWEEP: Final = 1.0  #: seconds after which is looked again for what is due
SWEPT: Final = 50  #: tables brought back then at most


class TableService:
    """All tables of one server. `pace` is how long a bot takes over a move, `think` how long it may, in seconds."""

    def __init__(
        self, store: Store, key: bytes, pace: float = 0.9, think: float = ANSWER_SECONDS
    ) -> None:
        self._store = store
        self._sessions: OrderedDict[str, Session] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Session | None]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self._housekeeper = Housekeeper(self.command, pace, think)
        self._openings = Openings()
        self._quick = asyncio.Lock()  #: those who want a quick game look for one in turn
        # Their own, so that no long replay or analysis of the past keeps a table from being loaded.
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="tables")
        self._means = Means(store, Keys(key), pace, self._wake, self._readers)
        self.closed = False

    def _wake(self, session: Session) -> None:
        """Sees to what follows from how a table stands now."""
        self._openings.see(session.table)
        self._housekeeper.wake(session)

    def open(self) -> None:
        """Begins to look after tables where something is due; the server need not wait for it."""
        self._sweeper = asyncio.create_task(self._sweep())

    def close(self) -> None:
        """Stops bots and clocks; the store is its owner's to close."""
        self.closed = True
        if self._sweeper:
            self._sweeper.cancel()
        self._housekeeper.close()
        self._readers.shutdown(wait=False, cancel_futures=True)
        for session in self._sessions.values():
            session.close()

    def ping(self) -> None:
        """Has every stream of every table say that the line is open."""
        for session in self._sessions.values():
            session.ping()

    # ---- what is asked

    async def create(
        self, command: Create, allow: Callable[[], None] = lambda: None, address: str = ""
    ) -> tuple[str, Answer]:
        """Makes a table, asked from that address; its id, and the maker's seat and token.

        `allow` is called before a table is made, not for the repetition of a command; it may raise Refused.
        """
        table_id = self._means.keys.table_id(command.key)
        try:
            session = await self.session(table_id)
        except Refused as refusal:
            if refusal.status != 404:
                raise
            # Nothing is awaited from here on to the lock: the same command sent twice finds one table.
            session = self._sessions.get(table_id) or Session(Table(table_id), self._means)
            self._keep(session)

        def allowed() -> None:
            if command.wanted.options.open:
                self._openings.check(address)
            allow()
            if command.wanted.options.open:
                self._openings.add(table_id, address)

        try:
            return table_id, await session.begin(command, allowed)
        finally:
            if session.table.seq == 0:
                self._sessions.pop(table_id, None)

    async def command(self, table_id: str, command: Command) -> Answer:
        """Carries a command out and answers what it became; raises Refused and changes nothing."""
        session = await self.session(table_id)
        try:
            return await session.carry_out(command)
        except Quarantined:
            self._drop(table_id)
            raise _gone() from None
        except Broken as broken:
            raise await self._set_aside(table_id, broken) from broken

    async def quick(
        self, command: Create, allow: Callable[[], None], address: str
    ) -> tuple[str, Answer]:
        """A seat at a table like the one wanted that gathers and where somebody is; else that table, made.

        Whoever sits at such a table already is told which, and whoever asks at the same moment finds the same one.
        """
        wanted = command.wanted
        async with self._quick:
            for face in await self.lobby(wanted.edition, wanted.options.lang):
                session = await self.session(face["id"])
                table = session.table
                seat = table.seat_of(command.actor)
                if not table.options.fill_seconds or table.edition.knobs or not session.attended:
                    continue
                if seat is not None:
                    return table.id, Answer(table.seq, seat)
                if any(each.kind == "open" for each in table.seats):
                    join = Join(actor=command.actor, cmd_id=command.cmd_id, name=wanted.name)
                    return table.id, await self.command(table.id, join)
            return await self.create(command, allow, address)

    @property
    def people(self) -> int:
        """How many people are at tables now: in seats, or looking on."""
        return sum(
            len(session.seats_here) + session.watching for session in self._sessions.values()
        )

    async def lobby(
        self, edition: str = "", lang: str = "", limit: int = 50
    ) -> list[dict[str, Any]]:
        """The open tables that gather and where something happened lately, the latest first; few of each maker."""
        out: list[dict[str, Any]] = []
        shown: Counter[str] = Counter()
        for table_id in await self._means.read(self._store.listed, 4 * limit, now() - LISTED_FOR):
            try:
                session = await self.session(table_id)
            except Refused:  # one that is broken hides no other
                continue
            table = session.table
            wanted = edition in ("", table.edition.name) and lang in ("", table.options.lang)
            if table.listed and wanted and shown[table.owner] < LISTED_EACH:
                shown[table.owner] += 1
                out.append(session.face(None))
            if len(out) == limit:
                break
        return out

    # ---- tables in memory

    async def session(self, table_id: str) -> Session:
        """The table of that id; raises Refused: 404 if there is none, 410 if it is set aside."""
        found = self._at_hand(table_id)
        if found is None:
            loading = self._loading.get(table_id)
            if loading is None:
                loading = self._loading[table_id] = asyncio.create_task(self._load(table_id))
                loading.add_done_callback(lambda _: self._loading.pop(table_id))
            found = await asyncio.shield(loading)
        if found is None:
            raise Refused(404, "no-table", "There is no such table.")
        return found

    def _at_hand(self, table_id: str) -> Session | None:
        """The table, if it is in memory."""
        found = self._sessions.get(table_id)
        if found is None or found.table.seq == 0:  # just being made
            return None
        self._sessions.move_to_end(table_id)
        found.used = time.monotonic()
        return found

    async def _load(self, table_id: str) -> Session | None:
        """The table from the store; None if there is none. Raises Refused."""
        try:
            table = await self._means.read(lambda: restored(table_id, self._store.events(table_id)))
        except Quarantined:
            raise _gone() from None
        except Broken as broken:
            raise await self._set_aside(table_id, broken) from broken
        except Exception as problem:
            log.exception("a table could not be read")
            raise Refused(503, "store", "The server cannot read the table now.") from problem
        if table.seq == 0:
            return None
        session = self._at_hand(table_id)  # whoever made the table was quicker
        if session is None:
            session = Session(table, self._means)
            self._keep(session)
        return session

    async def _set_aside(self, table_id: str, broken: Broken) -> Refused:
        """Sets a table aside whose events do not make a table; the refusal of whoever asks for it."""
        log.error("table %s is set aside: %s", table_id, broken, exc_info=broken)
        self._drop(table_id)
        try:
            await asyncio.wrap_future(self._store.quarantine(table_id, str(broken)))
        except Exception:  # it is found broken again when it is next asked for
            log.exception("a table could not be set aside")
        return _gone()

    def _drop(self, table_id: str) -> None:
        """Forgets a table that is set aside, and ends its streams."""
        session = self._sessions.pop(table_id, None)
        if session is not None:
            session.set_aside()

    def _keep(self, session: Session) -> None:
        self._sessions[session.table.id] = session
        if self.closed:
            session.close()
        if len(self._sessions) > KEPT:
            for table_id, old in list(self._sessions.items())[: len(self._sessions) - KEPT]:
                if old.idle:
                    del self._sessions[table_id]

    def _forget_unused(self) -> None:
        """Keeps no table in memory that nobody has asked for in a while; it comes back when somebody does."""
        for table_id, session in list(self._sessions.items()):
            if time.monotonic() - session.used < UNUSED:
                return  # those behind it were used later
            if session.idle:
                del self._sessions[table_id]

    # ---- what is due

    async def _sweep(self) -> None:
        """Looks after every table where something is due, on and on, at most half of the time."""
        while True:
            try:
                due = await self._means.read(self._store.take_due, now(), LEASE, SWEPT)
                for table_id in due:
                    began = time.monotonic()
                    await self._look_after(table_id)
                    await asyncio.sleep(time.monotonic() - began)
            except Exception:  # a database that is locked, say; it may do better next time
                log.exception("what is due could not be found")
            self._forget_unused()
            await asyncio.sleep(SWEEP)

    async def _look_after(self, table_id: str) -> None:
        """Sees to it that what is due at the table is done, and that the store knows when to look again."""
        known = table_id in self._sessions
        try:
            session = await self.session(table_id)
        except Refused:
            return  # it is logged
        self._housekeeper.wake(session)
        standing = replace(session.standing(), due_at=self._housekeeper.look_again(session))
        self._store.settle(table_id, session.table.seq, standing)
        if standing.due_at is None and not known and session.idle:
            self._sessions.pop(table_id, None)  # nobody has asked for it


def _gone() -> Refused:
    """The refusal of whoever asks for a table that is set aside."""
    return Refused(
        410, "quarantined", "What was saved of this table does not fit together; it is set aside."
    )
