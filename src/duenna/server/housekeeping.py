"""What the house does by the clock: bots move, time runs out, seats are kept warm and given back.

All of it is commands, which go the same way as everyone's and lose races like everyone's.
"""

import asyncio
import logging
import random
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import replace
from typing import Any, Final, assert_never

from duenna.bots import USUAL_BOT, BotError, Budget, find_bot
from duenna.bots.bot import MAX_SEED
from duenna.core.actions import Move
from duenna.server import commands
from duenna.server.due import Due, Job, dues, now
from duenna.server.pace import Paces
from duenna.server.session import Session
from duenna.server.table import HOUSE, Refused
from duenna.server.thinking import Late, Question, Thinkers

log = logging.getLogger("duenna.server")

ATTEMPTS: Final = 2  #: how often a bot is asked for a move before another makes it
REST: Final = 1.0  #: seconds until a command that could not be saved is tried again
REVIEW: Final = 60  #: seconds after which a table is looked at again where a bot was to move
STAND_IN: Final = "counter"  #: who then makes it: quick, and safe to run here

Give = Callable[[str, commands.Command], Awaitable[Any]]
"""TableService.command: carries out a command or raises Refused."""


class Housekeeper:
    """Keeps tables moving, by commands. `pace` and `think`, in seconds, are TableService's."""

    def __init__(self, command: Give, pace: float, think: float) -> None:
        self._command = command
        self._pace = pace
        self._thinkers = Thinkers(think)
        self._paces = Paces(pace, self._thinkers.patience)
        self._tasks: set[asyncio.Task[None]] = set()
        self._random = random.SystemRandom()
        self._closed = False

    def close(self) -> None:
        """Stops all bots; whoever has an session cancels its timer."""
        self._closed = True
        self._thinkers.close()

    def wake(self, session: Session) -> None:
        """Sets the table's timer for whatever is due next; nothing, if it waits for people only."""
        self._tell_end(session)
        if session.timer:
            session.timer.cancel()
            session.timer = None
        due = self._due(session)
        if due is not None and not (self._closed or session.closed):
            delay = (due.at - session.steady_now) / 1000
            loop = asyncio.get_running_loop()
            session.timer = loop.call_later(max(0.0, delay), self._run, session, due)

    def _due(self, session: Session) -> Due | None:
        """What the house must do next at this table, as who is there leaves it, by the table's own clock."""
        table, now_here = session.table, session.steady_now
        if back := session.back():
            return Due(now_here, Job.BACK, back[0])
        if not session.attended:
            return None  # bots do not play for nobody
        if table.phase == "playing" and session.thinking == table.game_seq:
            return None  # whatever else happens here, the move comes when it is due
        found = []
        for due in dues(table, self._pace):
            if due.job is not Job.WARM:
                found.append(due)
            elif not session.here[due.seat]:
                left = table.options.absent_seconds - session.away(table.seats[due.seat - 1])
                found.append(replace(due, at=now_here + round(1000 * left)))
        return min(found, default=None)

    def look_again(self, session: Session) -> int | None:
        """When the table must be looked at again, whatever becomes of this process; None for never."""
        if not session.attended:
            return None  # whoever comes finds it where it stood
        found = []
        for due in dues(session.table, self._pace):
            if due.job is Job.BOT or (due.job is Job.WARM and self._is_here(session, due.seat)):
                # A bot is thinking, or the person is there, and may go at any time.
                found.append(now() + 1000 * (session.table.options.absent_seconds or REVIEW))
            else:
                found.append(due.at)
        return min(found, default=None)

    def _is_here(self, session: Session, seat: int) -> bool:
        """Whether that seat's person is there, or was a moment ago."""
        return session.away(session.table.seats[seat - 1]) < session.table.options.absent_seconds

    def _run(self, session: Session, due: Due) -> None:
        session.timer = None
        match due.job:
            case Job.FILL:
                self._start(self._fill(session))
            case Job.NEXT:
                self._start(self._give(session, commands.Next(**_by_house())))
            case Job.BACK:
                for seat in session.back():
                    self._start(self._give(session, commands.GiveBack(seat=seat, **_by_house())))
            case Job.WARM:
                if self._is_here(session, due.seat):
                    self.wake(session)  # they have asked for something meanwhile
                else:
                    command = commands.Warm(seat=due.seat, **_by_house())
                    self._start(self._give(session, command))
            case Job.BOT | Job.CLOCK:
                self._start(self._think(session, due))
            case _:
                assert_never(due.job)

    def _tell_end(self, session: Session) -> None:
        """Lets the bots at the table know, once, how a round ended."""
        game = session.table.game
        if game is None or game.decider is not None or session.heard == session.table.game_seq:
            return
        session.heard = session.table.game_seq
        for seat in session.table.seats:
            if seat.level is not None:
                events = game.events_for(seat.number, game.round_start)
                self._thinkers.hear(seat.level, game.view(seat.number), events)

    async def _think(self, session: Session, due: Due) -> None:
        """Lets a bot choose for the asked seat, from what that seat may know, and makes the move."""
        seq = session.table.game_seq
        session.thinking = seq
        until = time.monotonic() + (self._pace_of(session, due.seat) if due.job is Job.BOT else 0.0)
        try:
            command = await self._choice(session, due)
            await asyncio.sleep(until - time.monotonic())
            wanted = due.job is Job.CLOCK or session.table.by_bot
            if command and session.table.game_seq == seq and wanted:
                await self._give(session, command)
        finally:
            if session.thinking == seq:
                session.thinking = None
            self.wake(session)

    def _pace_of(self, session: Session, seat: int) -> float:
        """How long the bot at that seat takes."""
        level = session.table.seats[seat - 1].level or USUAL_BOT
        return self._paces.of(level, self._thinkers.usual(level))

    async def _choice(self, session: Session, due: Due) -> commands.MoveFor | None:
        """The move of the asked seat's bot; where that gives none, even when asked again, a stand-in's.

        None if it is wanted no more.
        """
        game, seq, seat = session.table.game, session.table.game_seq, due.seat
        assert game is not None
        level = session.table.seats[seat - 1].level or USUAL_BOT
        view, events = game.view(seat), game.events_for(seat, game.round_start)

        def command(move: Move, by: str) -> commands.MoveFor:
            return commands.MoveFor(seat=seat, move=str(move), by=by, seq=seq, **_by_house())

        began = time.monotonic()
        for _ in range(ATTEMPTS):
            question = Question(
                session.table.owner, view, events, self._random.randint(0, MAX_SEED)
            )
            within = max(0.0, began + self._thinkers.patience - time.monotonic())
            try:
                move = await self._thinkers.think(level, question, within)
            except Exception as problem:
                if self._closed or session.table.game_seq != seq:
                    return None
                trace = not isinstance(problem, BotError)
                log.warning(
                    "table %s, seat %s: %s", session.table.id, seat, problem, exc_info=trace
                )
                if isinstance(problem, Late):
                    break
                await asyncio.sleep(self._pace)
            else:
                if len(view.options) > 1:
                    self._paces.took(level, time.monotonic() - began)
                return command(move, due.job.value)
        return command(find_bot(STAND_IN)(view, events, Budget(question.seed)), "stand-in")

    async def _fill(self, session: Session) -> None:
        """Seats bots where nobody sits, and begins the match."""
        for seat in session.table.seats:
            if seat.kind == "open":
                await self._give(session, commands.SeatBot(seat=seat.number, **_by_house()))
        await self._give(session, commands.Start(**_by_house()))

    async def _give(self, session: Session, command: commands.Command) -> None:
        """Gives a command of the house; if the table went on meanwhile, so much the better."""
        try:
            await self._command(session.table.id, command)
        except Refused as refusal:
            log.info("the house's %s was refused: %s", type(command).__name__, refusal.key)
            if refusal.status == 503:
                await asyncio.sleep(REST)  # a disk that is full is so for a while
            self.wake(session)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        if self._closed:
            work.close()
            return
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _by_house() -> dict[str, Any]:
    """Who asks, and under which id, for a command of the house."""
    return {"actor": HOUSE, "cmd_id": f"house-{secrets.token_hex(8)}"}
