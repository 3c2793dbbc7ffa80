"""People at tables, for the server's benchmark: many open streams, and moves through HTTP as soon as one is asked.

A few plain sockets instead of a client library, so that the load costs less than what it measures.
"""

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

PER_ADDRESS = 60  #: streams from one address of this machine; the server allows 64
NEWS = b"\n\n"


class Post(asyncio.Protocol):
    """One connection for commands, kept alive; one command at a time."""

    def __init__(self) -> None:
        self.buffer = b""
        self.answered: asyncio.Future[dict[str, Any]] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        head, found, body = self.buffer.partition(b"\r\n\r\n")
        if not found:
            return
        length = int(head.lower().partition(b"content-length:")[2].split(b"\r\n")[0])
        if len(body) == length and self.answered:
            self.buffer = b""
            status = int(head.split()[1])
            assert status in (200, 201), (status, body)
            self.answered.set_result(json.loads(body))

    async def send(self, path: str, body: dict[str, Any], token: str = "") -> dict[str, Any]:
        """The answer to a command."""
        self.answered = asyncio.get_running_loop().create_future()
        text = json.dumps(body).encode()
        bearer = f"Authorization: Bearer {token}\r\n" if token else ""
        head = f"POST {path} HTTP/1.1\r\nHost: x\r\n{bearer}Content-Length: {len(text)}\r\n\r\n"
        self.transport.write(head.encode() + text)
        return await self.answered


class Stream(asyncio.Protocol):
    """One open stream; `heard` gets each event's message."""

    def __init__(self, path: str, token: str, heard: Callable[[bytes], None]) -> None:
        self.path, self.token, self.heard = path, token, heard
        self.buffer = b""
        self.bytes = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        bearer = f"Authorization: Bearer {self.token}\r\n" if self.token else ""
        transport.write(f"GET {self.path} HTTP/1.1\r\nHost: x\r\n{bearer}\r\n".encode())

    def data_received(self, data: bytes) -> None:
        self.bytes += len(data)
        *messages, self.buffer = (self.buffer + data).split(NEWS)
        for message in messages:
            start = message.find(b"id: ")
            if start >= 0:
                self.heard(message[start:])


@dataclass
class Load:
    """Tables of one server, and what was measured at them."""

    port: int
    busy: Callable[[], float]  #: seconds that the server's processor has worked for it
    seats: int = 4
    tables: "list[Table]" = field(default_factory=list)
    streams: list[Stream] = field(default_factory=list)
    waits: list[float] = field(
        default_factory=list
    )  #: from a POST to each seat's event, in seconds
    moves: int = 0
    pause: float = 0.0  #: seconds from one move of a table to the next; 0 is at once
    running: bool = False
    tasks: set[asyncio.Task[None]] = field(default_factory=set)

    async def open_post(self) -> Post:
        loop = asyncio.get_running_loop()
        _, post = await loop.create_connection(Post, "127.0.0.1", self.port)
        return post

    async def open_stream(self, path: str, token: str, heard: Callable[[bytes], None]) -> None:
        address = f"127.0.0.{2 + len(self.streams) // PER_ADDRESS}"
        loop = asyncio.get_running_loop()
        _, stream = await loop.create_connection(
            lambda: Stream(path, token, heard), "127.0.0.1", self.port, local_addr=(address, 0)
        )
        self.streams.append(stream)

    async def run(self, seconds: float, rate: float = 0.0) -> "Run":
        """What happens in that many seconds, as fast as it can go or at that rate of moves a second."""
        self.pause = len(self.tables) / rate if rate else 0.0
        self.running = True
        for at, table in enumerate(self.tables):
            table.due = perf_counter() + at * self.pause / len(self.tables)
            table.go_on()
        await asyncio.sleep(min(1.0, seconds / 4))
        self.moves, self.waits = 0, []
        start, busy = perf_counter(), self.busy()
        await asyncio.sleep(seconds)
        run = Run(self.moves, perf_counter() - start, self.busy() - busy, self.waits)
        self.running = False
        await asyncio.sleep(0.5)
        return run


@dataclass
class Run:
    """What was measured of a server that is played at."""

    moves: int
    seconds: float
    busy: float  #: seconds of its processor
    waits: list[float]

    @property
    def speed(self) -> float:
        """Moves a second."""
        return self.moves / self.seconds

    @property
    def cost(self) -> float:
        """Milliseconds of processor for a move and all it brings about."""
        return 1000 * self.busy / self.moves


class Table:
    """One table that is played at; what is done next is decided by what its streams say."""

    def __init__(self, load: Load, name: str, post: Post) -> None:
        self.load, self.name, self.post = load, name, post
        self.sent: dict[int, float] = {}
        self.next: Callable[[], Awaitable[Any]] | None = None
        self.due = 0.0
        self.busy = False

    def arrived(self, number: int) -> None:
        """Notes how long a seat waited for an event."""
        if number in self.sent:
            self.load.waits.append(perf_counter() - self.sent[number])

    def then(self, act: Callable[[], Awaitable[Any]]) -> None:
        """Something is to be done now: at once, or when it is due."""
        self.next = act
        if self.load.running:
            asyncio.get_running_loop().call_later(self.due - perf_counter(), self.go_on)

    def go_on(self) -> None:
        if self.load.running and self.next and not self.busy:
            act, self.next, self.busy = self.next, None, True
            self.load.tasks.add(task := asyncio.get_running_loop().create_task(self._act(act)))
            task.add_done_callback(self.load.tasks.discard)

    async def _act(self, act: Callable[[], Awaitable[Any]]) -> None:
        self.due = max(self.due + self.load.pause, perf_counter())
        await act()
        self.load.moves += 1
        self.busy = False
        if self.next:
            self.then(self.next)


class DuennaTable(Table):
    """A table of Duenna's."""

    async def open(self, **wanted: Any) -> None:
        """Makes the table, takes its seats, and starts."""
        made = await self.post.send("/api/tables", {"cmd_id": self.name, "name": "Ann", **wanted})
        self.path = f"/api/tables/{made['id']}"
        self.tokens = [made["token"]]
        self.rng = random.Random(self.name)
        for seat in range(2, self.load.seats + 1):
            body = {"cmd_id": f"{self.name}/{seat}", "name": f"Guest {seat}"}
            self.tokens.append((await self.post.send(f"{self.path}/join", body))["token"])
        self.count = 0
        started = await self._command("start", 1)
        self.seq = started["seq"]

    async def listen(self, watchers: int) -> None:
        """Opens a stream for each seat, and for watchers."""
        for seat, token in enumerate(self.tokens, start=1):
            await self.load.open_stream(f"{self.path}/events", token, self._ear(seat))
        for _ in range(watchers):
            await self.load.open_stream(f"{self.path}/events", "", lambda message: None)

    def _ear(self, seat: int) -> Callable[[bytes], None]:
        def heard(message: bytes) -> None:
            number = int(message[4 : message.index(b"\n")])
            self.arrived(number)
            self.seq = max(self.seq, number)
            if b'"options":["' in message:
                said = json.loads(message[message.index(b"{") :])
                move = self.rng.choice(said["view"]["options"])
                self.then(lambda: self._command("move", seat, move=move))
            elif seat == 1 and b'"phase":"round-over"' in message:
                self.then(lambda: self._command("next", 1))
            elif seat == 1 and b'"phase":"match-over"' in message:
                self.then(lambda: self._command("rematch", 1))

        return heard

    async def _command(self, name: str, seat: int, **body: Any) -> Any:
        self.count += 1
        body |= {"cmd_id": f"c{self.count}"}
        if name == "move":
            body["seq"] = self.seq
        if self.count > 1:
            self.sent = {self.seq + 1: perf_counter()}
        return await self.post.send(f"{self.path}/{name}", body, self.tokens[seat - 1])


class EchoTable(Table):
    """A room of the bare echo, with as many streams."""

    async def listen(self, watchers: int) -> None:
        """Opens the streams; the first says what comes next."""
        self.number = 0
        for seat in range(1, self.load.seats + 1):
            await self.load.open_stream(f"/{self.name}", "", self._ear(seat))
        for _ in range(watchers):
            await self.load.open_stream(f"/{self.name}", "", lambda message: None)
        self.then(self._say)

    def _ear(self, seat: int) -> Callable[[bytes], None]:
        def heard(message: bytes) -> None:
            number = int(message[4 : message.index(b"\n")])
            self.arrived(number)
            if seat == 1:
                self.number = number
                self.then(self._say)

        return heard

    async def _say(self) -> Any:
        body = {"cmd_id": f"c{self.number}", "seq": self.number, "move": "guard 2 priest"}
        self.sent = {self.number + 1: perf_counter()}
        return await self.post.send(f"/{self.name}", body)
