"""Bots in any language: a program that reads and writes JSON, one object a line (docs/writing-a-bot.md).

The program is never waited for longer than its time. What it says when nobody asked, too late, too
long, wrongly or not at all is an error that names it; the program is then ended, and started afresh
should it be asked again.
"""

import json
import os
import queue
import shlex
import shutil
import signal
import subprocess
import threading
import weakref
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import IO, Any, Final

from duenna.bots.bot import BotError, Budget
from duenna.core.actions import MAX_TEXT, Move
from duenna.core.errors import UnparsableMove
from duenna.core.events import Event
from duenna.core.knobs import quoted
from duenna.core.view import View

PROTOCOL: Final = 1
MAX_LINE: Final = 4096  #: bytes of an answer
START_SECONDS: Final = 20.0  #: for a program to start and greet
ANSWER_SECONDS: Final = 10.0  #: for an answer, where the budget says nothing
GRACE: Final = 1.0  #: seconds beyond those of the budget before an answer is late
MAX_UNHEARD: Final = 10  #: lines that wait to be read
BYE_SECONDS: Final = 1.0  #: to leave by itself


class ExternalBot:
    """The bot that a program is. `name` is what it is called here, `answer_seconds` its usual time limit.

    Nothing is started before the first move is asked. Raises BotError if there is no such program.

    >>> ExternalBot("no-such-program --fast")
    Traceback (most recent call last):
    ...
    duenna.bots.bot.BotError: There is no program 'no-such-program' to be a bot.
    """

    def __init__(
        self, command: str | Sequence[str], name: str = "", answer_seconds: float = ANSWER_SECONDS
    ) -> None:
        try:
            self._command = shlex.split(command) if isinstance(command, str) else list(command)
        except ValueError as problem:
            raise BotError(f"{quoted(command)} is no command: {problem}.") from problem
        if not self._command or not self._command[0]:
            raise BotError("A bot's command must name a program.")
        if shutil.which(self._command[0]) is None:
            raise BotError(f"There is no program {quoted(self._command[0])} to be a bot.")
        self.name = name or shlex.join(self._command)
        self._answer_seconds = answer_seconds
        self._program: _Program | None = None
        self._table: tuple[Any, ...] = ()  # whom and where the program was told it plays
        self._told: list[Event] = []  # which events of the round it knows

    def __call__(
        self, view: View, events: Sequence[Event], budget: Budget, bot: str | None = None
    ) -> Move:
        """The program's move. Raises BotError, naming what went wrong; the program is then gone.

        `bot` names one among several bots that the program can be.
        """
        program = self._program or self._start()
        try:
            self._tell(program, view, events, bot)
            limit = self._answer_seconds if budget.seconds is None else budget.seconds + GRACE
            answer = program.ask(
                {
                    "type": "ask",
                    "view": view.to_json(),
                    "budget": {
                        "seed": budget.seed,
                        "seconds": budget.seconds,
                        "rollouts": budget.rollouts,
                    },
                    "deadline": limit,
                },
                limit,
            )
            if "error" not in answer:
                return _read_move(view, answer)
        except BotError as problem:
            self.kill()
            raise BotError(f"The bot {self.name!r} {problem}") from problem
        raise BotError(f"The bot {self.name!r} gives up: {quoted(answer['error'])}")

    def _start(self) -> "_Program":
        try:
            program = _Program(self._command)
        except OSError as problem:
            raise BotError(
                f"The bot {self.name!r} cannot be started: {problem.strerror or problem}."
            ) from problem
        self._program, self._table, self._told = program, (), []
        try:
            answer = program.ask({"type": "hello", "protocol": PROTOCOL}, START_SECONDS)
            if answer.get("protocol") != PROTOCOL or not isinstance(answer.get("name"), str):
                raise BotError(
                    f'greets with {quoted(answer)}, not with {{"protocol": {PROTOCOL}, "name": ...}}.'
                )
        except BotError as problem:
            self.kill()
            raise BotError(f"The bot {self.name!r} {problem}") from problem
        return program

    def _tell(
        self, program: "_Program", view: View, events: Sequence[Event], bot: str | None
    ) -> None:
        """Tells the program what it has not been told: all, if it knows of another round or seat."""
        edition = view.edition
        table = (edition, view.players, view.seat, bot)
        if table != self._table or list(events[: len(self._told)]) != self._told:
            self._table, self._told = table, []
            deal = {
                "type": "deal",
                "edition": edition.name,
                "knobs": edition.knobs,
                "players": view.players,
                "seat": view.seat,
            }
            program.say(deal if bot is None else {**deal, "bot": bot})
        for event in events[len(self._told) :]:
            program.say({"type": "event", **event.to_json(edition)})
        self._told = list(events)

    def hear(self, view: View, events: Sequence[Event], bot: str | None = None) -> None:
        """Tells the program, if it is running, how the round that is now over ended; `events` is everything
        that the seat learned in it.
        """
        if self._program is not None:
            self._tell(self._program, view, events, bot)

    def close(self) -> None:
        """Says goodbye to the program and sees that it ends."""
        program, self._program = self._program, None
        if program is not None:
            program.say({"type": "bye"})
            program.end(BYE_SECONDS)

    def kill(self) -> None:
        """Ends the program at once; whoever waits for its answer gets a BotError."""
        program, self._program = self._program, None
        if program is not None:
            program.end(0.0)


def _read_move(view: View, answer: Mapping[str, Any]) -> Move:
    text = answer.get("move")
    if not isinstance(text, str) or len(text) > MAX_TEXT:
        raise BotError(f'answers {quoted(answer)}, not {{"move": "..."}}.')
    try:
        move = Move.parse(view.edition, text)
    except UnparsableMove as problem:
        raise BotError(f"answers {quoted(text)}: {problem}") from problem
    if move not in view.options:
        raise BotError(f"answers {quoted(text)}, which is none of its options.")
    return move


class _Program:
    """A running program. Threads of its own read and write, so that nobody ever waits for its pipes."""

    def __init__(self, command: Sequence[str]) -> None:
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            # A Python program that forgets to flush would otherwise seem to hang.
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
            start_new_session=True,
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._said: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._to_say: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        for work in (
            (_read_lines, self._process.stdout, self._said),
            (_write_lines, self._process.stdin, self._to_say),
        ):
            threading.Thread(target=work[0], args=work[1:], daemon=True).start()
        # Should nobody end it, the end of this process does.
        self._finalizer = weakref.finalize(self, _end, self._process, 0.0)

    def say(self, message: Mapping[str, Any]) -> None:
        """Gives the program a line, as soon as it cares to read it."""
        self._to_say.put(json.dumps(message, ensure_ascii=False).encode() + b"\n")

    def ask(self, message: Mapping[str, Any], seconds: float) -> dict[str, Any]:
        """The program's answer to the message; raises BotError saying what it did instead."""
        if not self._said.empty():
            line = self._said.get()
            if not line:
                raise BotError(self._ended())
            raise BotError(f"speaks without being asked: {quoted(line.decode(errors='replace'))}")
        self.say(message)
        try:
            line = self._said.get(timeout=seconds)
        except queue.Empty:
            raise BotError(f"did not answer within {seconds:g} seconds.") from None
        if not line:
            raise BotError(self._ended())
        if len(line) > MAX_LINE:
            raise BotError(f"answers with more than {MAX_LINE} bytes.")
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            raise BotError(
                f"answers {quoted(line.decode(errors='replace'))}, which is no JSON."
            ) from None
        if not isinstance(answer, dict):
            raise BotError(f"answers {quoted(answer)}, which is no JSON object.")
        return answer

    def _ended(self) -> str:
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(BYE_SECONDS)
        code = self._process.returncode
        if code is None:
            return "has closed its output."
        return f"has ended, {'by signal' if code < 0 else 'with exit code'} {abs(code)}."

    def end(self, seconds: float) -> None:
        """Waits that long for the program to end by itself, then ends it and all it has started."""
        self._to_say.put(None)
        self._finalizer.detach()
        _end(self._process, seconds)
        self._said.put(b"")  # whoever waits for an answer learns that none will come


def _read_lines(pipe: IO[bytes], said: "queue.SimpleQueue[bytes]") -> None:
    """Passes lines on; an empty one is the end. Hangs up on who says more than anybody listens to."""
    with suppress(OSError), pipe:
        while said.qsize() < MAX_UNHEARD and (line := pipe.readline(MAX_LINE + 1)):
            said.put(line)
    said.put(b"")


def _write_lines(pipe: IO[bytes], to_say: "queue.SimpleQueue[bytes | None]") -> None:
    """Writes lines until there is None; what nobody reads any more is lost."""
    with suppress(OSError), pipe:
        while (line := to_say.get()) is not None:
            pipe.write(line)
            pipe.flush()


def _end(process: "subprocess.Popen[bytes]", seconds: float) -> None:
    with suppress(subprocess.TimeoutExpired):
        if seconds:
            process.wait(seconds)
    # The group, for a program may have started others that hold its pipes.
    if hasattr(os, "killpg"):
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    process.kill()
    with suppress(subprocess.TimeoutExpired):
        process.wait(BYE_SECONDS)
