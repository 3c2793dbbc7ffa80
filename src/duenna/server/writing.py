"""The one thread that writes to a database: whatever waits is committed in one transaction.

A write that fails is undone by itself; the others of its transaction are made. Nothing ends the thread but `close`.
"""

import queue
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Final, Generic, TypeVar

BATCH: Final = 256  #: writes committed together at most

W = TypeVar("W")


class Unwritten(Exception):
    """A write found that it must not be made, and has written nothing."""


class Unreachable(Exception):
    """The database is not there, so that trying writes one by one is of no use."""


Commit = Callable[[Sequence[W]], Sequence[Exception | None]]
"""Makes writes in one transaction, and says of each why it was not made; raises if none of them was."""


@dataclass(frozen=True)
class _Job(Generic[W]):
    """One write, and who waits for it."""

    write: W
    done: "Future[None]" = field(default_factory=Future)

    def tell(self, problem: Exception | None) -> None:
        if not self.done.set_running_or_notify_cancel():
            return  # nobody waits any more
        if problem is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(problem)


class Writer(Generic[W]):
    """Makes writes in the order in which they were put. `end` lets go of the database."""

    def __init__(self, commit: Commit[W], end: Callable[[], None]) -> None:
        self._commit = commit
        self._end = end
        self._queue: queue.SimpleQueue[_Job[W] | None] = queue.SimpleQueue()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    def put(self, write: W) -> "Future[None]":
        """Done once the write is on the disk; fails with the write's own error."""
        job = _Job(write)
        if self._closed:
            job.tell(RuntimeError("The store is closed."))
        else:
            self._queue.put(job)
        return job.done

    def close(self) -> None:
        """Makes all writes that wait and ends the thread."""
        self._closed = True
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        ending = False
        while not ending:
            batch, ending = self._batch()
            made = self._made([job.write for job in batch])
            for job, problem in zip(batch, made, strict=True):
                job.tell(problem)
        self._end()

    def _batch(self) -> tuple[list[_Job[W]], bool]:
        """Whatever waits, at least one write if this is not the end, and whether it is."""
        batch: list[_Job[W]] = []
        item = self._queue.get()
        while item is not None:
            batch.append(item)
            if len(batch) == BATCH or self._queue.empty():
                return batch, False
            item = self._queue.get()
        return batch, True

    def _made(self, writes: Sequence[W]) -> Sequence[Exception | None]:
        """Makes the writes in one transaction, or one by one if that fails; how each of them went."""
        if not writes:
            return []
        try:
            return self._commit(writes)
        except Unreachable as problem:
            return [problem] * len(writes)
        except (
            Exception
        ) as problem:  # a full disk, a text that is none: whatever it is, the thread goes on
            if len(writes) == 1:
                return [problem]
            return [self._made([write])[0] for write in writes]
