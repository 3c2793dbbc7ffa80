"""Who plays the parts of a contest: this process, several, or those of a Ray cluster (`cluster.py`)."""

import multiprocessing
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import Protocol, TypeVar

from duenna.bots import BotError

Done = TypeVar("Done")
DIED = "a process of the arena died: one of the bots took it down."


class Workers(Protocol):
    """Somebody who does work in parts."""

    def run(
        self, work: Callable[[range], Done], parts: Iterable[range]
    ) -> Iterator[tuple[range, Done | BotError]]:
        """What `work` makes of each part, or the BotError that it raises, as they are done.

        A part is taken from `parts` when there is a worker for it.
        """
        ...


class Here:
    """One process, this one: it plays one part after the other."""

    def run(
        self, work: Callable[[range], Done], parts: Iterable[range]
    ) -> Iterator[tuple[range, Done | BotError]]:
        """See `Workers`."""
        for part in parts:
            yield part, _outcome(lambda: work(part))  # noqa: B023  it is called at once


class Processes:
    """So many processes of this machine. A bot that takes its process down loses its own part and no other."""

    def __init__(self, count: int) -> None:
        self.count = count

    def run(
        self, work: Callable[[range], Done], parts: Iterable[range]
    ) -> Iterator[tuple[range, Done | BotError]]:
        """See `Workers`."""
        source, suspects = iter(parts), []
        while True:
            with _Pool(self.count) as pool:
                running: dict[Future[Done], range] = {}
                died = False
                while not died:
                    for part in islice(source, 2 * self.count - len(running)):
                        running[pool.submit(work, part)] = part
                    if not running:
                        break
                    for future in wait(running, return_when=FIRST_COMPLETED).done:
                        if isinstance(future.exception(), BrokenProcessPool):
                            died = True
                            continue
                        yield running.pop(future), _outcome(future.result)
                suspects = [*running.values()]
            if not died:
                return
            for part in suspects:  # each in a process of its own, which finds the one that dies
                with _Pool(1) as pool:
                    yield part, _outcome(pool.submit(work, part).result)


class _Pool(ProcessPoolExecutor):
    """Processes that end when the block does, whatever they are doing."""

    def __init__(self, count: int) -> None:
        # A fork would share locks and pipes with whatever else runs here.
        super().__init__(count, multiprocessing.get_context("spawn"), initializer=_die_quietly)

    def __exit__(self, *problem: object) -> None:
        self.shutdown(cancel_futures=True)


def _outcome(result: Callable[[], Done]) -> Done | BotError:
    try:
        return result()
    except BotError as problem:
        return problem
    except BrokenProcessPool:
        return BotError(DIED)


def _die_quietly() -> None:
    """Lets Ctrl-C end the process without a word: the arena itself says what there is to say."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
