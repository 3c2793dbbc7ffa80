"""The one thread that writes to an SQLite file: whatever waits is committed in one transaction.

A write that fails is undone by itself; the others of its transaction are made. Nothing ends the thread but `close`.
"""

import logging
import queue
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Final

log = logging.getLogger("duenna.server")

BATCH: Final = 256  #: writes committed together at most

Write = Callable[[sqlite3.Connection], None]
"""Writes within a transaction. An `Unwritten` says that nothing was written; any other error undoes what was."""


class Unwritten(Exception):
    """A write found that it must not be made, and has written nothing."""


@dataclass(frozen=True)
class _Job:
    """One write, and who waits for it."""

    write: Write
    done: "Future[None]" = field(default_factory=Future)

    def tell(self, problem: Exception | None) -> None:
        if not self.done.set_running_or_notify_cancel():
            return  # nobody waits any more
        if problem is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(problem)


class Writer:
    """Makes writes in the order in which they were put. `connect` opens the database, again if it must."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._connect = connect
        self._connection = connect()
        self._queue: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    def put(self, write: Write) -> "Future[None]":
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
            for job, problem in zip(batch, self._commit(batch), strict=True):
                job.tell(problem)
        self._connection.close()

    def _batch(self) -> tuple[list[_Job], bool]:
        """Whatever waits, at least one write if this is not the end, and whether it is."""
        batch: list[_Job] = []
        item = self._queue.get()
        while item is not None:
            batch.append(item)
            if len(batch) == BATCH or self._queue.empty():
                return batch, False
            item = self._queue.get()
        return batch, True

    def _commit(self, batch: list[_Job]) -> list[Exception | None]:
        """Makes the writes in one transaction, or one by one if that fails; how each of them went."""
        if not batch:
            return []
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            outcomes = [self._outcome(job) for job in batch]
            self._connection.execute("COMMIT")
        except (
            Exception
        ) as problem:  # a full disk, a text that is none: whatever it is, the thread goes on
            self._undo()
            if len(batch) == 1:
                return [problem]
            return [self._commit([job])[0] for job in batch]
        return outcomes

    def _outcome(self, job: _Job) -> Exception | None:
        try:
            job.write(self._connection)
        except Unwritten as reason:
            return reason
        return None

    def _undo(self) -> None:
        """Leaves no transaction open, if need be by a new connection."""
        try:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
        except sqlite3.Error:
            log.exception("the database is opened again")
            try:
                self._connection.close()
                self._connection = self._connect()
            except sqlite3.Error:
                log.exception("the database cannot be opened")
