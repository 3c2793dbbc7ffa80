"""Work spread over several processes."""

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from duenna.bots import BotError

Part = TypeVar("Part")
Done = TypeVar("Done")


def spread(work: Callable[[Part], Done], parts: Sequence[Part], processes: int) -> Iterator[Done]:
    """What `work` makes of each part, in order. Raises what it raises; BotError if a process dies."""
    pool = ProcessPoolExecutor(
        min(processes, len(parts)),
        # A fork would share locks and pipes with whatever else runs here.
        multiprocessing.get_context("spawn"),
        initializer=_die_quietly,
    )
    try:
        yield from pool.map(work, parts)
    except BrokenProcessPool as problem:
        raise BotError("A process of the arena died: one of the bots took it down.") from problem
    finally:
        pool.shutdown(cancel_futures=True)


def _die_quietly() -> None:
    """Lets Ctrl-C end the process without a word: the arena itself says what there is to say."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
