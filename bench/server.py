"""Measures the table server beside a bare echo of the same framework, and prints Markdown tables.

    python bench/server.py [--quick]

Each server is one process on one core; the people are another process on another. Both take turns
several times in one run, with as many streams: only those ratios mean anything on a machine that
does other work too. The echo answers a POST and broadcasts it, without rules, views or a disk.
"""

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from load import DuennaTable, EchoTable, Load, Run

TABLES = 50
STREAMS = 1000
RATE = 200.0  #: moves a second at which waits are measured
IDLE = 2000  #: tables where nobody moves
LENGTH_RATE = 50.0  #: moves a second at which the cost of a match's length is measured
LATE = 500  #: events after which a match is long
LASTING = {"absent_seconds": 0}  #: nobody moves for those who do not listen


def main() -> None:
    """Runs the benchmark, or one of its servers."""
    parser = argparse.ArgumentParser(description="Measure the table server.")
    parser.add_argument("--quick", action="store_true", help="shorter, less exact")
    parser.add_argument("--serve", choices=["duenna", "echo"], help=argparse.SUPPRESS)
    parser.add_argument("--folder", type=Path, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.serve:
        serve(options.serve, options.folder)
    else:
        on_core(-1)
        asyncio.run(measure(turns=1 if options.quick else 3, seconds=3 if options.quick else 6))


# ---- the servers


def serve(which: str, folder: Path) -> None:
    """Runs a server on a free port, which it prints."""
    import socket  # noqa: PLC0415

    import uvicorn  # noqa: PLC0415

    on_core(0)
    listener = socket.socket(proto=socket.IPPROTO_TCP)
    listener.bind(("127.0.0.1", 0))
    listener.listen(2048)
    print(listener.getsockname()[1], flush=True)
    app = duenna_app(folder) if which == "duenna" else echo_app()
    # The people wait for their turn with the connection open.
    config = uvicorn.Config(app, log_level="error", timeout_keep_alive=3600)
    uvicorn.Server(config).run(sockets=[listener])


def duenna_app(folder: Path) -> Any:
    """Duenna as it is served, with nobody told to slow down."""
    from duenna.server.app import create_app  # noqa: PLC0415
    from duenna.server.run import collect_rarely  # noqa: PLC0415
    from duenna.server.sqlite import SqliteStore  # noqa: PLC0415

    collect_rarely()
    return create_app(SqliteStore(folder / "tables.sqlite"), b"k" * 32, rate=1e6)


def echo_app() -> Any:
    """Rooms in which whatever is posted is told to everyone who listens."""
    from starlette.applications import Starlette  # noqa: PLC0415
    from starlette.requests import Request  # noqa: PLC0415
    from starlette.responses import JSONResponse, Response, StreamingResponse  # noqa: PLC0415
    from starlette.routing import Route  # noqa: PLC0415

    rooms: dict[str, list[asyncio.Queue[str]]] = {}
    numbers: dict[str, int] = {}

    async def say(request: Request) -> Response:
        room = request.path_params["room"]
        body = await request.json()
        numbers[room] = number = numbers.get(room, 0) + 1
        for listener in rooms.get(room, []):
            listener.put_nowait(f"id: {number}\ndata: {body}\n\n")
        return JSONResponse({"seq": number})

    async def listen(request: Request) -> Response:
        mine: asyncio.Queue[str] = asyncio.Queue()
        rooms.setdefault(request.path_params["room"], []).append(mine)

        async def said() -> Any:
            while True:
                yield await mine.get()

        return StreamingResponse(said(), media_type="text/event-stream")

    routes = [Route("/{room}", say, methods=["POST"]), Route("/{room}", listen, methods=["GET"])]
    return Starlette(routes=routes)


@dataclass
class Process:
    """A running server."""

    pid: int
    port: int

    def seconds(self) -> float:
        """Processor time it has used."""
        parts = Path(f"/proc/{self.pid}/stat").read_text().rpartition(") ")[2].split()
        return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Bytes it holds in memory."""
        return int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * os.sysconf(
            "SC_PAGE_SIZE"
        )


@contextmanager
def running(which: str, folder: Path) -> Iterator[Process]:
    """A server in a process of its own."""
    command = [sys.executable, __file__, "--serve", which, "--folder", str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield Process(process.pid, int(process.stdout.readline()))
        finally:
            process.kill()


def on_core(number: int) -> None:
    """Keeps this process on one core, where there are several and the system can do that."""
    if hasattr(os, "sched_setaffinity") and len(cores := sorted(os.sched_getaffinity(0))) > 1:
        os.sched_setaffinity(0, {cores[number]})


# ---- what is measured


async def measure(turns: int, seconds: float) -> None:
    """Runs both servers and prints what was found."""
    with (
        tempfile.TemporaryDirectory() as folder,
        running("echo", Path(folder)) as echo,
        running("duenna", Path(folder)) as duenna,
    ):
        loads = {"echo": Load(echo.port, echo.seconds), "duenna": Load(duenna.port, duenna.seconds)}
        await open_echo(loads["echo"])
        per_stream = await open_duenna(loads["duenna"], duenna)
        await throughput(loads, turns, seconds)
        before = (await loads["duenna"].run(seconds, RATE)).cost
        per_table = await open_idle(duenna)
        after = (await loads["duenna"].run(seconds, RATE)).cost
        table(("Memory", "KB"), ("a table", per_table / 1024), ("a stream", per_stream / 1024))
        table(
            ("Processor time of a move", "ms"),
            ("no idle tables", before),
            (f"{IDLE:,} idle tables", after),
        )
        table(("Processor time of a move", "ms"), *await lengths(duenna, seconds))


def table(*rows: tuple[Any, ...]) -> None:
    """Prints a Markdown table; its first row is the head."""
    head, *body = [
        [f"{cell:,.2f}" if isinstance(cell, float) else str(cell) for cell in row] for row in rows
    ]
    print(f"| {' | '.join(head)} |")
    print(f"|{'|'.join(['---', *['---:'] * (len(head) - 1)])}|")
    for row in body:
        print(f"| {' | '.join(row)} |")
    print(flush=True)


async def open_echo(load: Load) -> None:
    """Rooms with as many streams as the tables will have."""
    for number in range(TABLES):
        load.tables.append(room := EchoTable(load, f"r{number}", await load.open_post()))
        await room.listen(STREAMS // TABLES - load.seats)
    await asyncio.sleep(1)


async def open_duenna(load: Load, process: Process) -> float:
    """Tables, seats taken and started, and their streams; the bytes that a stream takes."""
    tables = [DuennaTable(load, f"t{number}", await load.open_post()) for number in range(TABLES)]
    for each in tables:
        await each.open(players=load.seats, options=LASTING)
    before = process.memory()
    for each in tables:
        await each.listen(STREAMS // TABLES - load.seats)
    load.tables += tables
    await asyncio.sleep(1)
    return (process.memory() - before) / STREAMS


async def open_idle(process: Process) -> float:
    """Tables where a match has begun and nobody moves; the bytes that a table takes."""
    load = Load(process.port, process.seconds)
    before = process.memory()

    async def open_some(first: int) -> None:
        post = await load.open_post()
        for number in range(first, IDLE, 50):
            await DuennaTable(load, f"i{number}", post).open(players=load.seats, options=LASTING)

    await asyncio.gather(*map(open_some, range(50)))
    return (process.memory() - before) / IDLE


async def throughput(loads: dict[str, Load], turns: int, seconds: float) -> None:
    """Both servers in turns: as fast as they can, and at a set rate."""
    fast: dict[str, list[Run]] = {name: [] for name in loads}
    paced: dict[str, list[Run]] = {name: [] for name in loads}
    for _ in range(turns):
        for name, load in loads.items():
            fast[name].append(await load.run(seconds))
            paced[name].append(await load.run(seconds, RATE))
    rows = []
    for name in loads:
        cuts = quantiles((wait for run in paced[name] for wait in run.waits), n=100)
        rows.append(
            (
                name,
                median(run.speed for run in fast[name]),
                median(run.cost for run in fast[name]),
                median(run.speed for run in paced[name]),
                1000 * cuts[49],
                1000 * cuts[98],
            )
        )
    pairs = list(zip(fast["duenna"], fast["echo"], strict=True))
    by_clock = median(duenna.speed / echo.speed for duenna, echo in pairs)
    by_processor = median(echo.cost / duenna.cost for duenna, echo in pairs)
    print(f"{STREAMS:,} streams, {TABLES} tables of {loads['duenna'].seats} seats. Duenna makes")
    print(
        f"{by_clock:.2f} times the moves of the echo by the clock, {by_processor:.2f} by processor time.\n"
    )
    heads = ("moves/s", "processor ms/move", f"of {RATE:.0f} asked, moves/s", "p50, ms", "p99, ms")
    table(("", *heads), *rows)


async def lengths(process: Process, seconds: float) -> list[tuple[str, float]]:
    """What a move costs at the beginning of a long match, and late in it."""
    load = Load(process.port, process.seconds)
    tables = [DuennaTable(load, f"l{number}", await load.open_post()) for number in range(4)]
    for long in tables:
        await long.open(players=load.seats, options=LASTING, knobs={"tokens": 99})
        await long.listen(STREAMS // TABLES - load.seats)
        load.tables.append(long)
    rows = [("first moves of a match", (await load.run(seconds, LENGTH_RATE)).cost)]
    while min(each.seq for each in tables) < LATE:
        await load.run(seconds)
    return [*rows, (f"after {LATE:,} moves", (await load.run(seconds, LENGTH_RATE)).cost)]


if __name__ == "__main__":
    main()
