"""Starting the server on this machine: where its data lie, and the links to it."""

import errno
import gc
import os
import secrets
import socket
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

import uvicorn
from starlette.applications import Starlette

from duenna.server.app import create_app
from duenna.server.patience import Patient
from duenna.server.reach import Reach
from duenna.server.sqlite import SqliteStore
from duenna.server.store import Unmigrated
from duenna.solve.warm import warming_up

DATABASE: Final = "tables.sqlite"
KEY: Final = "key"
KEY_BYTES: Final = 32
LOCK: Final = "lock"
ADDRESS: Final = "address"
TAKEN: Final = (errno.EADDRINUSE, errno.EACCES)  #: why another port may do


class AlreadyServed(Exception):
    """Another server is at work in this folder; `url` is where it is reached on this machine."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.url = url


class Unusable(Exception):
    """What lies in the data folder cannot be used; the message says what to do."""


@contextmanager
def alone(folder: Path, url: str) -> Iterator[None]:
    """Holds the folder for one server, and notes where it is reached; raises AlreadyServed."""
    # A lock of SQLite's is the same on every system and never outlives its process.
    lock = sqlite3.connect(folder / LOCK, timeout=0, isolation_level=None)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as problem:
        lock.close()
        if problem.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise OSError(errno.EIO, str(problem)) from problem
        raise AlreadyServed((folder / ADDRESS).read_text("utf-8").strip()) from None
    try:
        (folder / ADDRESS).write_text(f"{url}\n", "utf-8")
        yield
    finally:
        lock.close()


def load_key(folder: Path) -> bytes:
    """The secret that makes seat tokens, made on first use and readable by its owner only.

    Raises Unusable for a file that holds no secret.
    """
    path = folder / KEY
    if not path.exists():
        whole = folder / f"{KEY}.new"
        whole.unlink(missing_ok=True)
        with os.fdopen(os.open(whole, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(secrets.token_bytes(KEY_BYTES))
            file.flush()
            os.fsync(file.fileno())
        whole.rename(path)  # at once, so that no half of a key is ever found
    key = path.read_bytes()
    if len(key) < KEY_BYTES:
        raise Unusable(
            f"{path} holds no key. Put its backup back; or remove it, and a new one is made:"
            " people keep their seats, but programs must join again."
        )
    return key


def open_store(folder: Path) -> SqliteStore:
    """The database in the folder, readable by its owner only; raises Unusable if it cannot be read."""
    path = folder / DATABASE
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    for file in (
        path,
        *folder.glob(f"{DATABASE}-*"),
    ):  # what SQLite keeps beside it tells hands, too
        file.chmod(0o600)
    try:
        return SqliteStore(path)
    except (sqlite3.DatabaseError, Unmigrated) as problem:
        raise Unusable(
            f"{path} cannot be used: {str(problem).rstrip('.')}. Nothing was changed;"
            " docs/hosting.md tells how to put a backup back."
        ) from problem


def serve(
    folder: Path,
    host: str,
    port: int,
    reach: Reach = Reach(),  # noqa: B008  frozen
    ready: Callable[[int], None] = lambda port: None,
) -> None:
    """Serves until it is told to stop, by Ctrl-C or a signal; `ready` gets the port once the server listens.

    Raises AlreadyServed if another server is at work in the folder, OSError if the port is taken or the
    folder cannot be written, and Unusable if what lies there cannot be used.
    """
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    with _listen(host, port) as listener:
        port = listener.getsockname()[1]
        with alone(folder, f"http://localhost:{port}"):
            key = load_key(folder)
            store = open_store(folder)
            app = create_app(
                store,
                key,
                reach=reach,
                network_url=lambda: network_url(host, port),
            )
            collect_rarely()
            config = uvicorn.Config(
                app,
                log_level="warning",
                proxy_headers=bool(reach.proxies),
                forwarded_allow_ips=list(reach.proxies),
                timeout_graceful_shutdown=2,
                http=Patient,
            )
            try:
                # Ctrl-C, which uvicorn passes on once it has stopped, is how to end it.
                with warming_up(), suppress(KeyboardInterrupt):
                    _Server(config, app, lambda: ready(port)).run(sockets=[listener])
            finally:
                store.close()


def collect_rarely() -> None:
    """Has the garbage collector look through everything only rarely: with many tables it holds up all of them."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 50, 100)


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named TCP, or asyncio does not turn Nagle's algorithm off and each answer waits 40 ms.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError:
        listener.close()
        raise
    return listener


class _Server(uvicorn.Server):
    """uvicorn, saying when it is ready, and ending the streams, which never end by themselves, when it stops."""

    def __init__(self, config: uvicorn.Config, app: Starlette, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._app = app
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._app.state.house.service.close()
        await super().shutdown(sockets)


def network_url(host: str, port: int) -> str:
    """How others on this network reach a server that listens there; empty if they do not."""
    address = lan_address() if host in ("0.0.0.0", "::") else None
    return f"http://{address}:{port}" if address else ""


def lan_address() -> str | None:
    """The machine's address on the local network, as others there would reach it; None if there is none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: connecting a datagram socket only asks the routing table.
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address: str = probe.getsockname()[0]
    return None if address.startswith("127.") or address == "0.0.0.0" else address
