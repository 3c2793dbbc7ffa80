"""Where bots think: in processes of their own, so that none can hold up a table, the server or its end.

Duenna's bots share a few processes. A bot of a package, and a program that whoever runs the server has
offered, has one to itself, so that it keeps no other waiting. Each is started when it is first asked.
Only views and events cross, as JSON (see `bots/external.py`).
"""

import asyncio
import queue
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from duenna.bots import BotError, Budget, command_of
from duenna.bots.external import ANSWER_SECONDS, ExternalBot
from duenna.bots.registry import OWN
from duenna.core.actions import Move
from duenna.core.events import Event
from duenna.core.view import View

PROCESSES: Final = 2  #: that Duenna's own bots share
_SERVED: Final = (sys.executable, "-P", "-m", "duenna.bots.stdio")


class _Lane:
    """Some processes that take questions in turn."""

    def __init__(self, bots: Sequence[ExternalBot]) -> None:
        self.bots = bots
        self._idle: queue.SimpleQueue[ExternalBot] = queue.SimpleQueue()
        for bot in bots:
            self._idle.put(bot)
        self._threads = ThreadPoolExecutor(len(bots), thread_name_prefix="bot")
        self._closed = False

    async def ask(
        self, view: View, events: Sequence[Event], budget: Budget, name: str | None
    ) -> Move:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._ask, view, events, budget, name)

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

    def _ask(self, view: View, events: Sequence[Event], budget: Budget, name: str | None) -> Move:
        if self._closed:
            raise BotError("The server is closing.")
        bot = self._idle.get()
        try:
            return bot(view, events, budget, name)
        finally:
            self._idle.put(bot)

    def close(self) -> None:
        self._closed = True
        self._threads.shutdown(wait=False, cancel_futures=True)
        for bot in self.bots:
            bot.kill()


class Thinkers:
    """All bots of a server. `seconds` is how long one may take over a move."""

    def __init__(self, seconds: float = ANSWER_SECONDS) -> None:
        self.seconds = seconds
        own = [ExternalBot(_SERVED, "of Duenna", seconds) for _ in range(PROCESSES)]
        self._own = _Lane(own)
        self._others: dict[str, _Lane] = {}

    async def think(self, name: str, view: View, events: Sequence[Event], budget: Budget) -> Move:
        """The move of the bot of that name; raises BotError if it gives none in time."""
        if name in OWN:
            return await self._own.ask(view, events, budget, name)
        if name not in self._others:
            command = command_of(name) or (*_SERVED, name)
            self._others[name] = _Lane([ExternalBot(command, name, self.seconds)])
        return await self._others[name].ask(view, events, budget, None)

    def hear(self, name: str, view: View, events: Sequence[Event]) -> None:
        """Lets the bot of that name know how the round, which is over, went on after its last move.

        Duenna's own learn nothing from it, and a bot that was never asked has nobody to tell.
        """
        if name in self._others:
            self._others[name].hear(view, events)

    def close(self) -> None:
        """Ends all processes at once, whatever they do."""
        for lane in (self._own, *self._others.values()):
            lane.close()
