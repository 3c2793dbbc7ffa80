"""Records and replays as they are sent: made off the event loop, one at a time by turns, and kept for a while.

A match that is over does not change, so what was made of it is good for everyone who asks again.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from duenna.server.guard import slow_down
from duenna.server.packing import Packed, packed_json
from duenna.server.turns import Turns

KEPT_BYTES: Final = 64_000_000  #: that all answers kept may take
WAITING: Final = 32  #: answers that may wait to be made


class Retold:
    """What was made of matches that are over."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Hashable, Packed] = OrderedDict()
        self._bytes = 0
        self._making: dict[Hashable, asyncio.Task[Packed]] = {}
        self._turns = Turns(1)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="retold")

    def close(self) -> None:
        """Makes nothing more."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def answer(self, key: Hashable, owner: str, make: Callable[[], Any]) -> Packed:
        """What `make` makes, as JSON, once for each key; `owner` is who asks, for whose turn it is.

        Raises what `make` raises, and Refused (429) if too many wait.
        """
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        making = self._making.get(key)
        if making is None:
            if len(self._making) >= WAITING:
                raise slow_down(5)
            making = self._making[key] = asyncio.create_task(self._make(key, owner, make))
            making.add_done_callback(lambda task: self._made(key, task))
        return await asyncio.shield(making)

    async def _make(self, key: Hashable, owner: str, make: Callable[[], Any]) -> Packed:
        async with self._turns.turn(owner):
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._thread, lambda: _packed(make()))

    def _made(self, key: Hashable, task: "asyncio.Task[Packed]") -> None:
        del self._making[key]
        if task.cancelled() or task.exception():
            return
        self._kept[key] = task.result()
        self._bytes += _size(task.result())
        while self._bytes > KEPT_BYTES and len(self._kept) > 1:
            self._bytes -= _size(self._kept.popitem(last=False)[1])


def _packed(value: Any) -> Packed:
    made = packed_json(value)
    _ = made.gzipped, made.tag  # packed here, so that the event loop need not
    return made


def _size(made: Packed) -> int:
    return len(made.plain) + len(made.gzipped)
