"""Analyses of matches that are over: made one at a time in a process of their own, and kept for a while.

An analysis has parts: one for all, and for each seat what it could know. Each time it is the turn of whoever
had least of them.

Nothing waits for one: who asks is told how far it is, and asks again.
"""

import asyncio
import json
import logging
import subprocess
import sys
import threading
from collections import OrderedDict
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from duenna.server import past
from duenna.server.packing import Packed, packed_json, send
from duenna.server.table import Refused, Table
from duenna.server.turns import Turns

log = logging.getLogger("duenna.server")

KEPT: Final = 64  #: analyses kept ready
WAITING: Final = 64  #: matches that may wait for theirs, or be at it
EACH: Final = 8  #: how many of them one address may have asked for
SECONDS: Final = 900.0  #: after which one is given up
COMMAND: Final = (sys.executable, "-P", "-m", "duenna.analysis")

Key = tuple[str, int]  #: a table and the number of its match


@dataclass
class Job:
    """One analysis: how far it is, from 0 to 1, and what came of it."""

    owner: str  #: who asked for it first
    address: str  #: from where
    done: float = 0.0
    parts: Mapping[str, Packed] | None = None  #: "" is for all, a seat's number for its eyes
    failed: bool = False

    @property
    def waits(self) -> bool:
        """Whether it is not made yet."""
        return self.parts is None and not self.failed


class Analyses:
    """All analyses of a server. `command` is the program that makes one, `seconds` how long it may take."""

    def __init__(self, command: tuple[str, ...] = COMMAND, seconds: float = SECONDS) -> None:
        self._command = command
        self._seconds = seconds
        self._jobs: OrderedDict[Key, Job] = OrderedDict()
        self._turns = Turns(1)
        self._tasks: set[asyncio.Task[None]] = set()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="analysis")
        self._lock = threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._closed = False

    async def answer(
        self, request: Request, table: Table, match: int | None, guest: str, address: str
    ) -> Response:
        """The analysis of a match that is over (None: the last), or 202 and how far it is.

        `guest` asks, from `address`; `eyes` in the query are a seat, for what it could know. Raises Refused as
        `past.finished` and `past.check_eyes` do, 429 if too many wait, and 503, once, if it failed.
        """
        eyes = request.query_params.get("eyes", "")
        if eyes:
            past.check_eyes(table, eyes, seats_only=True)
        key = (table.id, table.match if match is None else match)
        job = self._jobs.get(key)
        if job is None:
            past.number_of(table, match)
            self._check_room(address)  # before the work of playing it again
            made = await asyncio.to_thread(past.record, table, match)
            job = self._begin(key, made, Job(guest or address, address))
        if job.failed:
            del self._jobs[key]
            raise Refused(503, "analysis-failed", "The match could not be analysed now.")
        if job.parts is None:
            return JSONResponse({"done": job.done}, 202, {"Retry-After": "1"})
        self._jobs.move_to_end(key)
        return send(request, job.parts[eyes], "application/json")

    def _check_room(self, address: str) -> None:
        """Raises Refused if too many wait."""
        waiting = [job.address for job in self._jobs.values() if job.waits]
        if len(waiting) >= WAITING or waiting.count(address) >= EACH:
            raise Refused(
                429, "analyses-waiting", "Many matches wait to be analysed now.", retry_after=30
            )

    def _begin(self, key: Key, record: Mapping[str, Any], job: Job) -> Job:
        """The analysis of a match, begun unless it was; raises Refused if too many wait."""
        if key in self._jobs:
            return self._jobs[key]
        self._check_room(job.address)
        self._jobs[key] = job
        task = asyncio.create_task(self._make_in_turn(job, record))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        for old in [key for key, each in self._jobs.items() if not each.waits][:-KEPT]:
            del self._jobs[old]
        return job

    def close(self) -> None:
        """Ends whatever is at work, at once."""
        with self._lock:
            self._closed = True
            if self._process is not None:
                self._process.kill()
        for task in self._tasks:
            task.cancel()
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def _make_in_turn(self, job: Job, record: Mapping[str, Any]) -> None:
        """Makes the analysis once it is the turn of who asked for it."""
        async with self._turns.turn(job.owner):
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self._thread, self._make, job, record)

    def _make(self, job: Job, record: Mapping[str, Any]) -> None:
        """Lets the program make the analysis, in the thread of its own."""
        try:
            with self._lock:
                if self._closed:
                    return
                self._process = process = subprocess.Popen(
                    self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE
                )
            late = threading.Timer(self._seconds, process.kill)
            late.start()
            try:
                with process:
                    _listen(job, process, record)
            finally:
                late.cancel()
        except Exception as problem:  # whatever becomes of the program
            job.failed = True
            if not self._closed:
                log.warning("an analysis failed: %s: %s", type(problem).__name__, problem)
        finally:
            with self._lock:
                self._process = None


def _listen(job: Job, process: "subprocess.Popen[bytes]", record: Mapping[str, Any]) -> None:
    """Gives the record and hears how it goes; raises ValueError if the program ends without an analysis."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(json.dumps(record).encode())
    process.stdin.close()
    parts: dict[str, Packed] = {}
    for line in process.stdout:
        said = json.loads(line)
        if "part" in said:
            made = parts[said["eyes"]] = packed_json(said["part"])
            _ = made.gzipped, made.tag  # packed here, so that the event loop need not
        else:
            job.done = said["done"]
    seats = range(1, len(record["players"]) + 1)
    if process.wait() or parts.keys() != {"", *map(str, seats)}:
        raise ValueError(f"the program ended with code {process.wait()} after {len(parts)} parts")
    job.parts, job.done = parts, 1.0
