"""Starting the server on this machine: where its data lie, and the links to it."""

import errno
import os
import secrets
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Final

import uvicorn

from duenna.server.app import create_app
from duenna.server.store import SqliteStore

DATABASE: Final = "tables.sqlite"
KEY: Final = "key"
TAKEN: Final = (errno.EADDRINUSE, errno.EACCES)  #: why another port may do


def load_key(folder: Path) -> bytes:
    """The secret that makes seat tokens, made on first use and readable by its owner only."""
    path = folder / KEY
    try:
        return path.read_bytes()
    except FileNotFoundError:
        key = secrets.token_bytes(32)
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(key)
        return key


def serve(
    folder: Path,
    host: str,
    port: int,
    public_url: str = "",
    ready: Callable[[int], None] = lambda port: None,
) -> None:
    """Serves until it is told to stop; `ready` gets the port once the server listens.

    Raises OSError if the port is taken or the folder cannot be written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    listener = _listen(host, port)
    store = SqliteStore(folder / DATABASE)
    bound = listener.getsockname()[1]
    app = create_app(
        store,
        load_key(folder),
        public_url=public_url.rstrip("/"),
        network_url=lambda: network_url(host, bound),
    )
    config = uvicorn.Config(
        app, log_level="warning", proxy_headers=bool(public_url), timeout_graceful_shutdown=2
    )
    server = _Server(config, lambda: ready(bound))
    try:
        server.run(sockets=[listener])
    finally:
        store.close()


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
    """uvicorn, saying when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._ready()


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
