"""What the house does by the clock: bots move, time runs out, seats are kept warm and given back.

All of it is commands, which go the same way as everyone's and lose races like everyone's.
"""

import asyncio
import logging
import random
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

from duenna.bots import USUAL_BOT, BotError, Budget, find_bot
from duenna.bots.bot import MAX_SEED
from duenna.server.due import Due, Job, dues
from duenna.server.entry import Entry
from duenna.server.table import HOUSE, Refused, Table
from duenna.server.thinking import Thinkers

log = logging.getLogger("duenna.server")

ATTEMPTS: Final = 2  #: how often a bot is asked for a move before another makes it
THOUGHT: Final = 0.2  #: share of a bot's time limit that its budget names
REST: Final = 1.0  #: seconds until a command that could not be saved is tried again
REVIEW: Final = 60  #: seconds after which a table is looked at again where a bot was to move
STAND_IN: Final = "counter"  #: who then makes it: quick, and safe to run here

Command = Callable[..., Awaitable[Any]]
"""TableService.command: carries out a command or raises Refused."""


class Housekeeper:
    """Keeps tables moving, by commands. `pace` and `think`, in seconds, are TableService's."""

    def __init__(self, command: Command, pace: float, think: float) -> None:
        self._command = command
        self._pace = pace
        self._thinkers = Thinkers(think)
        self._tasks: set[asyncio.Task[None]] = set()
        self._random = random.SystemRandom()
        self._closed = False

    def close(self) -> None:
        """Stops all bots; whoever has an entry cancels its timer."""
        self._closed = True
        self._thinkers.close()

    def wake(self, entry: Entry) -> None:
        """Sets the table's timer for whatever is due next; nothing, if it waits for people only."""
        self._tell_end(entry)
        if entry.timer:
            entry.timer.cancel()
            entry.timer = None
        due = self._due(entry)
        if due is not None and not self._closed:
            delay, job = due
            loop = asyncio.get_running_loop()
            entry.timer = loop.call_later(max(0.0, delay), self._run, entry, job)

    def dues(self, table: Table) -> list[Due]:
        """What is due at the table if nobody does anything and nobody is there."""
        return dues(table, self._pace)

    def look_again(self, entry: Entry) -> int | None:
        """When the table must be looked at again, whatever becomes of this process; None for never."""
        found = []
        for due in self.dues(entry.table):
            if due.job is Job.BOT or (due.job is Job.WARM and self._here(entry)):
                # A bot is thinking, or the person is there, and may go at any time.
                found.append(now() + 1000 * (entry.table.options.absent_seconds or REVIEW))
            else:
                found.append(due.at)
        return min(found, default=None)

    def _here(self, entry: Entry) -> bool:
        """Whether the asked person is there."""
        game, patience = entry.table.game, entry.table.options.absent_seconds
        assert game is not None
        assert game.decider is not None
        return entry.away(entry.table.seats[game.decider - 1]) < patience

    def _due(self, entry: Entry) -> tuple[float, Job] | None:
        """Seconds until the house must do something at this table, and what."""
        table = entry.table
        if entry.back():
            return 0.0, Job.BACK
        if table.phase == "playing" and entry.thinking == table.game_seq:
            return None  # whatever else happens here, the move comes when it is due
        found = []
        for due in self.dues(table):
            seconds = (due.at - now()) / 1000
            if due.job is Job.WARM:
                assert table.game is not None
                assert table.game.decider is not None
                if entry.here[table.game.decider]:
                    continue
                seconds = table.options.absent_seconds - entry.away(
                    table.seats[table.game.decider - 1]
                )
            found.append((seconds, due.job))
        return min(found, default=None)

    def _run(self, entry: Entry, job: Job) -> None:
        entry.timer = None
        table = entry.table
        if job is Job.NEXT:
            self._house(entry, {}, "next")
        elif job is Job.BACK:
            for seat in entry.back():
                self._house(entry, {"kind": "returned", "seat": seat}, "warm")
        elif job is Job.WARM:
            assert table.game is not None
            assert table.game.decider is not None
            seat = table.game.decider
            if self._here(entry):
                self.wake(entry)  # they have asked for something meanwhile
            else:
                self._house(entry, {"kind": "warmed", "seat": seat}, "warm")
        else:
            self._start(self._think(entry, job))

    def _tell_end(self, entry: Entry) -> None:
        """Lets the bots at the table know, once, how a round ended."""
        game = entry.table.game
        if game is None or game.decider is not None or entry.heard == entry.table.game_seq:
            return
        entry.heard = entry.table.game_seq
        for seat in entry.table.seats:
            if seat.level is not None:
                events = game.events_for(seat.number, game.round_start)
                self._thinkers.hear(seat.level, game.view(seat.number), events)

    async def _think(self, entry: Entry, by: Job) -> None:
        """Lets a bot choose for the asked seat, from what that seat may know, and makes the move."""
        seq = entry.table.game_seq
        entry.thinking = seq
        due = time.monotonic() + (self._pace if by is Job.BOT else 0.0)
        try:
            body = await self._choice(entry, by)
            await asyncio.sleep(due - time.monotonic())
            if body and entry.table.game_seq == seq and (by is not Job.BOT or entry.table.by_bot):
                await self._give(entry, {**body, "seq": seq}, "move")
        finally:
            if entry.thinking == seq:
                entry.thinking = None
            self.wake(entry)

    async def _choice(self, entry: Entry, by: Job) -> dict[str, Any] | None:
        """The move of the asked seat's bot; where that gives none, even when asked again, a stand-in's.

        None if it is wanted no more.
        """
        game, seq = entry.table.game, entry.table.game_seq
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
                if self._closed or entry.table.game_seq != seq:
                    return None
                trace = not isinstance(problem, BotError)
                log.warning("table %s, seat %s: %s", entry.table.id, seat, problem, exc_info=trace)
                await asyncio.sleep(self._pace)
            else:
                return {"seat": seat, "move": str(move), "by": by.value}
        move = find_bot(STAND_IN)(view, events, budget)
        return {"seat": seat, "move": str(move), "by": "stand-in"}

    def _house(self, entry: Entry, body: dict[str, Any], name: str) -> None:
        """Gives a command of the house, soon."""
        self._start(self._give(entry, body, name))

    async def _give(self, entry: Entry, body: dict[str, Any], name: str) -> None:
        """Gives a command of the house; if the table went on meanwhile, so much the better."""
        cmd_id = f"house-{secrets.token_hex(8)}"
        try:
            await self._command(entry.table.id, HOUSE, name, {**body, "cmd_id": cmd_id})
        except Refused as refusal:
            log.info("the house's %s was refused: %s", name, refusal.key)
            if refusal.status == 503:
                await asyncio.sleep(REST)  # a disk that is full is so for a while
            self.wake(entry)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        if self._closed:
            work.close()
            return
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
