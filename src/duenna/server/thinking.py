"""Where bots think: in processes of their own, so that none can hold up a table, the server or its end.

Duenna's quick bots have a process that none of the slow ones can occupy; the slow ones share a few. A bot of a
package, and a program that whoever runs the server has offered, has one to itself, so that it keeps no other
waiting. Each is started when it is first asked. Only views and events cross, as JSON (see `bots/external.py`).

Where several tables want the same process, it goes to whoever has had least of it, and the more of them wait,
the less each bot may think. No table waits for a bot longer than `Thinkers.patience`: a stand-in moves for it.
"""

import asyncio
import queue
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import Final

from duenna.bots import BotError, Budget, command_of
from duenna.bots.external import ANSWER_SECONDS, ExternalBot
from duenna.bots.registry import OWN
from duenna.core.actions import Move
from duenna.core.events import Event
from duenna.core.view import View
from duenna.server.turns import Turns

QUICK: Final = ("random", "novice", "counter")  #: those of Duenna's bots that take no time
PROCESSES: Final = 2  #: that Duenna's slow bots share
PATIENCE: Final = 10.0  #: seconds that a table waits for a bot, if bots may not take longer anyway
THOUGHT: Final = 0.2  #: of the time after which a bot is late, what its budget says
LEAST_THOUGHT: Final = 0.05  #: seconds that a budget says at least
REST: Final = 60.0  #: seconds for which a program that did not answer in time is not asked
_SERVED: Final = (sys.executable, "-P", "-m", "duenna.bots.stdio")


class Late(BotError):
    """A bot that it is of no use to ask again now."""


@dataclass(frozen=True)
class Question:
    """What a bot is asked, and for whom: `owner` is whose table it is."""

    owner: str
    view: View
    events: Sequence[Event]
    seed: int
    seconds: float = 0.0  #: that it may think, if no others wait
    bot: str | None = None  #: which one, where a process can be several


class _Lane:
    """Some processes that take questions, each time of whoever has had least of them."""

    def __init__(self, bots: Sequence[ExternalBot], rests: bool) -> None:
        self.bots = bots
        self.turns = Turns(len(bots))
        self._rests = rests  #: whether it is left alone for a while after it was late
        self._resting = 0.0  #: until then
        self._idle: queue.SimpleQueue[ExternalBot] = queue.SimpleQueue()
        for bot in bots:
            self._idle.put(bot)
        self._threads = ThreadPoolExecutor(len(bots), thread_name_prefix="bot")
        self._closed = False

    async def ask(self, question: Question, within: float) -> Move:
        """The answer; raises Late if there is none within that many seconds, BotError if there is none at all."""
        if time.monotonic() < self._resting:
            raise Late(f"The bot {self.bots[0].name!r} is left alone for a while.")
        begun = asyncio.Event()
        work = asyncio.ensure_future(self._work(question, begun))
        try:
            # It keeps its place until the process has answered, though nobody waits any more.
            return await asyncio.wait_for(asyncio.shield(work), within)
        except TimeoutError:
            work.add_done_callback(_take_note)
            if not begun.is_set():
                work.cancel()
            if self._rests:
                self._resting = time.monotonic() + REST
            raise Late(
                f"The bot {self.bots[0].name!r} has not moved within {within:.3g} seconds."
            ) from None

    async def _work(self, question: Question, begun: asyncio.Event) -> Move:
        async with self.turns.turn(question.owner):
            begun.set()
            share = self.turns.places / (self.turns.places + self.turns.waiting)
            budget = Budget(question.seed, seconds=max(LEAST_THOUGHT, question.seconds * share))
            loop = asyncio.get_running_loop()
            move = await loop.run_in_executor(self._threads, self._ask, question, budget)
        self._resting = 0.0
        return move

    def hear(self, view: View, events: Sequence[Event]) -> None:
        """Has a process told, when it is its turn, how a round went on."""
        if not self._closed:
            self._threads.submit(self._hear, view, events)

    def _hear(self, view: View, events: Sequence[Event]) -> None:
        bot = self._idle.get()
        try:
            bot.hear(view, events)
        finally:
            self._idle.put(bot)

    def _ask(self, question: Question, budget: Budget) -> Move:
        if self._closed:
            raise BotError("The server is closing.")
        bot = self._idle.get()
        try:
            return bot(question.view, question.events, budget, question.bot)
        finally:
            self._idle.put(bot)

    def close(self) -> None:
        self._closed = True
        self._threads.shutdown(wait=False, cancel_futures=True)
        for bot in self.bots:
            bot.kill()


def _take_note(work: "asyncio.Future[Move]") -> None:
    """Takes note of how work ended for which nobody waits."""
    if not work.cancelled():
        work.exception()


class Thinkers:
    """All bots of a server. `seconds` is how long one may take over a move."""

    def __init__(self, seconds: float = ANSWER_SECONDS) -> None:
        self.seconds = seconds
        self.patience = max(seconds, PATIENCE)
        self._quick = _Lane([ExternalBot(_SERVED, "of Duenna", seconds)], rests=False)
        slow = [ExternalBot(_SERVED, "of Duenna", seconds) for _ in range(PROCESSES)]
        self._slow = _Lane(slow, rests=False)
        self._others: dict[str, _Lane] = {}

    def usual(self, name: str) -> float:
        """Seconds that the bot of that name takes, as far as is known before it was ever asked."""
        return THOUGHT * self.seconds if name in OWN and name not in QUICK else 0.0

    async def think(self, name: str, question: Question, within: float) -> Move:
        """The move of that bot; raises Late if it gives none within that many seconds, BotError if none at all."""
        question = replace(question, seconds=THOUGHT * self.seconds)
        if name in OWN:
            lane = self._quick if name in QUICK else self._slow
            return await lane.ask(replace(question, bot=name), within)
        if name not in self._others:
            command = command_of(name) or (*_SERVED, name)
            self._others[name] = _Lane([ExternalBot(command, name, self.seconds)], rests=True)
        return await self._others[name].ask(question, within)

    def hear(self, name: str, view: View, events: Sequence[Event]) -> None:
        """Lets the bot of that name know how the round, which is over, went on after its last move.

        Duenna's own learn nothing from it, and a bot that was never asked has nobody to tell.
        """
        if name in self._others:
            self._others[name].hear(view, events)

    def close(self) -> None:
        """Ends all processes at once, whatever they do."""
        for lane in (self._quick, self._slow, *self._others.values()):
            lane.close()
