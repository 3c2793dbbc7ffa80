"""A real server in a thread, and people who talk to it."""

import re
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import jsonschema
import uvicorn

from duenna.server.app import create_app
from duenna.server.openapi import document
from duenna.server.patience import Patient
from duenna.server.postgres import PostgresStore
from duenna.server.sqlite import SqliteStore
from duenna.server.store import Store


def store_at(where: str) -> Store:
    """The store of a database: in a file, or of an address."""
    return PostgresStore(where) if "://" in where else SqliteStore(where)


LOOKED_AT = 5  #: answers of each kind whose bodies are held to the document
_looked_at: Counter[str] = Counter()


def check_documented(response: httpx.Response) -> None:
    """Fails if the protocol's document does not say that this route may answer so."""
    path = re.sub(r"^(/api/tables)/[^/]+", r"\1/{id}", response.request.url.path)
    route = document()["paths"].get(path, {}).get(response.request.method.lower())
    if route is None:
        return
    here = f"{response.request.method} {path} answers {response.status_code}"
    assert str(response.status_code) in route["responses"], here
    content = route["responses"][str(response.status_code)].get("content", {})
    kind = response.headers.get("Content-Type", "").partition(";")[0]
    if kind in content and _looked_at[here] < LOOKED_AT:
        _looked_at[here] += 1
        response.read()
        schema = {**content[kind]["schema"], "components": document()["components"]}
        jsonschema.validate(response.json(), schema, jsonschema.Draft202012Validator)


@dataclass
class Client:
    """Someone at a table: sends commands, as a guest by cookie or as a program by token."""

    url: str
    token: str = ""
    http: httpx.Client = field(init=False)
    numbers: Iterator[int] = field(default_factory=count)

    def __post_init__(self) -> None:
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        # Without TLS to verify there is no need to read a machine's certificates for every client.
        self.http = httpx.Client(
            base_url=self.url,
            headers=headers,
            timeout=60,
            verify=False,
            event_hooks={"response": [check_documented]},
        )

    def __enter__(self) -> "Client":
        return self

    def __exit__(self, *error: object) -> None:
        self.http.close()

    def post(self, path: str, cmd_id: str | None = None, **body: Any) -> httpx.Response:
        cmd_id = cmd_id or f"{id(self)}-{next(self.numbers)}"
        return self.http.post(f"/api/tables{path}", json={"cmd_id": cmd_id, **body})

    def get(self, path: str) -> httpx.Response:
        return self.http.get(path)

    def table(self, table_id: str) -> Any:
        """The table as it stands, without the server's time, so that it can be compared."""
        answer = self.get(f"/api/tables/{table_id}").json()
        answer.pop("now", None)  # a refusal has none
        return answer


class Server:
    """A server in a thread, over a file that outlives it."""

    def __init__(self, path: Path, **settings: Any) -> None:
        self._path = path
        self._settings = {"pace": 0.0, "rate": 10_000, **settings}
        self.clients: list[Client] = []
        self.start()

    def start(self, port: int = 0) -> None:
        self._store = SqliteStore(self._path)
        app = self._app = create_app(self._store, b"k" * 32, **self._settings)
        self._server = uvicorn.Server(
            uvicorn.Config(
                app, port=port, log_level="warning", timeout_graceful_shutdown=1, http=Patient
            )
        )
        self._thread = threading.Thread(target=self._server.run)
        self._thread.start()
        while not self._server.started:
            assert self._thread.is_alive(), "the server did not start"
            time.sleep(0.01)
        port = self._server.servers[0].sockets[0].getsockname()[1]
        self.url = f"http://127.0.0.1:{port}"

    def tables_in_memory(self) -> set[str]:
        """The ids of the tables that the server has in memory now."""
        return set(self._app.state.house.service._sessions)

    def client(self, token: str = "") -> Client:
        self.clients.append(Client(self.url, token))
        return self.clients[-1]

    def stop(self) -> None:
        """Ends it, with its clients; a second time does nothing."""
        if not self._thread.is_alive():
            return
        for client in self.clients:
            client.http.close()
        self.clients.clear()
        self._server.should_exit = True
        self._thread.join()
        self._store.close()


Serve = Callable[..., Server]
"""Starts a server with those settings, which ends with the test."""
