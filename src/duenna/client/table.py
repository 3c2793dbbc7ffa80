"""A seat at a table on a server: commands out, the stream in."""

import json
import secrets
import time
from collections.abc import Generator, Iterable
from contextlib import closing
from http.client import HTTPException
from typing import Any, Final, cast
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from duenna.core.errors import DuennaError
from duenna.server import wire

PATIENCE: Final = 60.0  #: seconds that an answer may take; the stream says something every 15
AGAIN: Final = 1.0  #: seconds until a broken line is tried again
TRIES: Final = 5  #: how often a command is sent whose answer does not come


class RefusedByServer(DuennaError):
    """A command that was not carried out: `status` of HTTP, `key` of docs/protocol.md, and a sentence."""

    def __init__(self, status: int, refusal: wire.Refusal) -> None:
        super().__init__(refusal["message"], refusal["error"])
        self.status = status


class Unreachable(DuennaError):
    """A server that does not answer."""


class Table:
    """A table at `url`, and the seat there that `token` is for; without a token, as a watcher."""

    def __init__(self, url: str, table: str, token: str = "") -> None:
        self.url = url.rstrip("/")
        self.id = table
        self.token = token
        self.seat: int | None = None
        self.standing: wire.Hello | wire.Happened | None = (
            None  #: the latest message that says how it stands
        )

    @classmethod
    def make(cls, url: str, name: str, **wanted: Any) -> "Table":
        """Makes a table and sits down in seat 1; `wanted` as in `POST /api/tables`. Raises RefusedByServer."""
        return cls(url, "")._sit("/api/tables", name=name, **wanted)

    @classmethod
    def quick(cls, url: str, name: str, lang: str = "en") -> "Table":
        """Finds a seat among strangers, or makes a table for them. Raises RefusedByServer."""
        return cls(url, "")._sit("/api/quick", name=name, lang=lang)

    @classmethod
    def join(cls, url: str, table: str, name: str, seat: int | None = None) -> "Table":
        """Takes a seat at a table, any that is free if none is named. Raises RefusedByServer."""
        wanted = {"name": name} if seat is None else {"name": name, "seat": seat}
        return cls(url, table)._sit(f"/api/tables/{table}/join", **wanted)

    def _sit(self, path: str, **wanted: Any) -> "Table":
        made = cast("wire.MadeTable", self._post(path, **wanted))
        self.id, self.token, self.seat = made.get("id", self.id), made["token"], made["seat"]
        return self

    # ---- commands

    def command(self, name: str, **body: Any) -> wire.Made:
        """Sends a command of docs/protocol.md, safely again if its answer is lost. Raises RefusedByServer."""
        return cast("wire.Made", self._post(f"/api/tables/{self.id}/{name}", **body))

    def start(self) -> None:
        """Begins the match."""
        self.command("start")

    def move(self, move: str) -> None:
        """Makes a move, as text, for how the table stood at the latest message."""
        self.command("move", move=move, seq=self.standing["seq"] if self.standing else 0)

    def look(self) -> wire.Standing:
        """The table as this seat may see it now."""
        return cast("wire.Standing", self._ask(f"/api/tables/{self.id}"))

    def record(self, match: int | None = None) -> dict[str, Any]:
        """The record of a match that is over: the last, if none is named."""
        asked = f"?match={match}" if match else ""
        return cast("dict[str, Any]", self._ask(f"/api/tables/{self.id}/record{asked}"))

    # ---- the stream

    def messages(self) -> Generator[wire.StreamMessage, None, None]:
        """Every message of the stream, and on from where it stopped if the line breaks; ends with a `bye`."""
        seq: int | None = None
        while True:
            headers = {"Accept": "application/x-ndjson"}
            if seq is not None:
                headers["Last-Event-ID"] = str(seq)
            try:
                with self._open(f"/api/tables/{self.id}/events", headers) as lines:
                    for line in lines:
                        message: Any = json.loads(line)
                        if message["type"] in ("hello", "event"):
                            seq = message["seq"]
                            self.standing = message
                        yield message
                        if message["type"] == "bye":
                            return
            except (URLError, HTTPException, OSError, ValueError) as problem:
                if isinstance(problem, HTTPError):
                    raise _refusal(problem) from problem
            time.sleep(AGAIN)

    def turns(self) -> Generator["wire.Hello | wire.Happened", None, None]:
        """How the table stands, each time that this seat is asked; until the match is over or the seat is lost.

        Rounds are gone on with, so that a table of bots alone comes to its end.
        """
        with closing(self.messages()) as messages:
            yield from self._turns(messages)

    def _turns(
        self, messages: Iterable[wire.StreamMessage]
    ) -> Generator["wire.Hello | wire.Happened", None, None]:
        for message in messages:
            if message["type"] != "hello" and message["type"] != "event":
                continue
            table, view = message["table"], message["view"]
            if table is None:
                continue  # an older one of several
            if table["phase"] == "match-over":
                return
            if table["phase"] == "round-over":
                self._go_on(message["seq"])
            elif view and view["options"]:
                yield message

    def _go_on(self, seq: int) -> None:
        try:
            self.command("next", seq=seq)
        except RefusedByServer as refusal:
            if refusal.status not in (409, 422):  # somebody else was quicker
                raise

    # ---- HTTP

    def _post(self, path: str, **body: Any) -> Any:
        body = {"cmd_id": secrets.token_hex(8), **body}
        return self._ask(path, json.dumps(body).encode())

    def _ask(self, path: str, body: bytes | None = None) -> Any:
        for tries in range(1, TRIES + 1):
            try:
                with self._open(path, {}, body) as answer:
                    return json.load(answer)
            except HTTPError as problem:
                wait = problem.headers.get("Retry-After")
                if problem.code not in (429, 503) or tries == TRIES:
                    raise _refusal(problem) from problem
                problem.close()
                time.sleep(float(wait or AGAIN))
            except (URLError, HTTPException, OSError) as problem:
                if tries == TRIES:
                    raise Unreachable(f"{self.url} does not answer: {problem}") from problem
                time.sleep(AGAIN)
        raise AssertionError("The last try returns or raises.")

    def _open(self, path: str, headers: dict[str, str], body: bytes | None = None) -> Any:
        asked = Request(f"{self.url}{path}", body, headers)
        if body is not None:
            asked.add_header("Content-Type", "application/json")
        if self.token:
            asked.add_header("Authorization", f"Bearer {self.token}")
        return urlopen(asked, timeout=PATIENCE)


def _refusal(problem: HTTPError) -> RefusedByServer:
    """What the server said; a proxy between may have said something else."""
    try:
        with problem:
            told = json.load(problem)
        return RefusedByServer(problem.code, told)
    except (ValueError, KeyError, TypeError):
        said: wire.Refusal = {"error": "", "message": str(problem), "values": {}, "say": {"id": ""}}
        return RefusedByServer(problem.code, said)
