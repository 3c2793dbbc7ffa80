"""The connections of one process to a PostgreSQL: one that writes, one for each thread that reads, one that listens.

A connection that is lost is opened again. Writes wait for that for a while; who reads is told at once.
"""

import logging
import threading
import time
from collections.abc import Callable
from typing import Any, Final, LiteralString, TypeVar

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.sql import SQL, Identifier

from duenna.server.writing import Unreachable

log = logging.getLogger("duenna.server")

T = TypeVar("T")
Row = tuple[Any, ...]
Connection = psycopg.Connection[Row]

PATIENCE: Final = 10.0  #: seconds for which writes wait for a database that is gone
RETRY: Final = 0.1  #: seconds from one attempt to reach it to the next
LISTENED: Final = 1.0  #: seconds after which who listens looks whether it is the end
CONNECT: Final[dict[str, str | int]] = {  #: unless the address says otherwise
    "application_name": "duenna",
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
}


class Lines:
    """The connections to the database of that address; raises psycopg.Error if there is none."""

    def __init__(self, address: str) -> None:
        named = CONNECT | conninfo_to_dict(address)
        self._conninfo = make_conninfo("", **named)
        self._local = threading.local()
        self._readers: list[Connection] = []
        self._opening = threading.Lock()
        self._closed = threading.Event()
        self._lost_at: float | None = None  #: since when there is nobody to write to
        self._listener: threading.Thread | None = None
        self.writing = self._connect()  #: of the thread that writes

    def _connect(self) -> Connection:
        # Each statement is a transaction, and is prepared at once: there are few, and they come again and again.
        return psycopg.connect(self._conninfo, autocommit=True, prepare_threshold=0)

    def patiently(self, write: Callable[[bool], T]) -> T:
        """What that returns, done `again` on a new connection if one is lost; raises Unreachable."""
        again = False
        while True:
            try:
                if self.writing.closed:
                    self.writing = self._connect()
                self._lost_at = None
                tried, again = again, True
                return write(tried)
            except psycopg.OperationalError as problem:
                if not self.writing.closed:
                    raise
                self._lost_at = self._lost_at or time.monotonic()
                if self._closed.is_set() or time.monotonic() > self._lost_at + PATIENCE:
                    raise Unreachable(str(problem)) from problem
                time.sleep(RETRY)

    def read(self, read: Callable[[Connection], T]) -> T:
        """What that reads by this thread's connection, once more if that was lost."""
        connection = self._reader()
        try:
            return read(connection)
        except psycopg.OperationalError:
            if not connection.closed:
                raise
        return read(self._reader())

    def rows(self, query: LiteralString | bytes, *values: object) -> list[Row]:
        """The rows of a query."""
        return self.read(lambda connection: connection.execute(query, values).fetchall())

    def _reader(self) -> Connection:
        """The thread's connection, a new one if it was lost."""
        mine: Connection | None = getattr(self._local, "connection", None)
        if mine is None or mine.closed:
            mine = self._local.connection = self._connect()
            with self._opening:
                self._readers = [each for each in self._readers if not each.closed]
                self._readers.append(mine)
        return mine

    def listen(self, channel: str, heard: Callable[[str | None], None]) -> None:
        """Has `heard` called, from a thread, with all that is said on the channel; None where some was missed."""
        listen = SQL("LISTEN {}").format(Identifier(channel))

        def run() -> None:
            while not self._closed.is_set():
                try:
                    with self._connect() as line:
                        line.execute(listen)
                        heard(None)
                        while not self._closed.is_set():
                            for said in line.notifies(timeout=LISTENED):
                                if said.payload:
                                    heard(said.payload)
                                elif self._closed.is_set():
                                    return
                except psycopg.Error as problem:
                    log.warning("nothing is heard of other processes: %s", str(problem).strip())
                    self._closed.wait(RETRY)

        self._listener = threading.Thread(target=run, name="store-listener", daemon=True)
        self._listener.start()

    def close(self, channel: str) -> None:
        """Closes all connections; whoever listens on the channel is woken, and ends."""
        self._closed.set()
        if self._listener is not None:
            if not self.writing.closed:
                self.writing.execute("SELECT pg_notify(%s, '')", (channel,))
            self._listener.join()
        self.writing.close()
        for reader in self._readers:
            reader.close()
