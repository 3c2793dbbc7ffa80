"""Turns at something scarce, given to whoever has had least of it.

Nobody can take more by asking more often: a newcomer stands beside those who were served last, and each is
then served by what they have had since.
"""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    """So many places, each for one piece of work at a time; who waits is told apart by name."""

    def __init__(self, places: int) -> None:
        self.places = places
        self._free = places
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self._had: dict[str, float] = {}  #: seconds of work, counted from where newcomers stand
        self._floor = 0.0  #: where newcomers stand

    @property
    def waiting(self) -> int:
        """How many pieces of work wait."""
        return sum(map(len, self._waiting.values()))

    @asynccontextmanager
    async def turn(self, owner: str) -> AsyncIterator[None]:
        """A place, once it is the owner's turn."""
        await self._wait(owner)
        clock = asyncio.get_running_loop().time
        began = clock()
        # While it is at work, it counts as having had a little: another's turn comes first.
        self._had[owner] = max(self._had.get(owner, 0.0), self._floor)
        try:
            yield
        finally:
            self._had[owner] = max(self._had.get(owner, 0.0), self._floor) + clock() - began
            self._free += 1
            self._give()

    async def _wait(self, owner: str) -> None:
        mine = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner, deque()).append(mine)
        self._give()
        try:
            await mine
        except asyncio.CancelledError:
            if mine.cancelled():
                self._forget(owner, mine)
            else:  # it was given in this very moment
                self._free += 1
                self._give()
            raise

    def _forget(self, owner: str, place: "asyncio.Future[None]") -> None:
        queue = self._waiting.get(owner)
        if queue is not None and place in queue:
            queue.remove(place)
            if not queue:
                del self._waiting[owner]

    def _give(self) -> None:
        """Gives free places to those who have had least."""
        while self._free and self._waiting:
            owner = min(self._waiting, key=lambda each: max(self._had.get(each, 0.0), self._floor))
            self._floor = max(self._floor, self._had.get(owner, 0.0))
            queue = self._waiting[owner]
            place = queue.popleft()
            if not queue:
                del self._waiting[owner]
            if not place.done():
                self._free -= 1
                place.set_result(None)
        self._had = {name: had for name, had in self._had.items() if had > self._floor}
