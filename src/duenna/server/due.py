"""What the house must do at a table by itself, and when: from its events alone, whoever is there."""

import time
from dataclasses import dataclass
from enum import StrEnum

from duenna.server.table import Table


class Job(StrEnum):
    """What the house does by itself."""

    BOT = "bot"  #: a bot moves
    CLOCK = "clock"  #: time is up: a bot moves for the asked person
    WARM = "warmed"  #: a bot keeps the seat of a person who is away
    BACK = "returned"  #: a person is back and has the seat again
    NEXT = "next"  #: the next round is dealt where only bots play
    FILL = "fill"  #: bots take the free seats, and the match begins


@dataclass(frozen=True, order=True)
class Due:
    """A job that is due at a table."""

    at: int  #: milliseconds since 1970
    job: Job
    seat: int = 0  #: the asked seat; 0 for what concerns all


def dues(table: Table, pace: float) -> list[Due]:
    """What is due if nobody does anything and nobody is there. `pace` is how long a bot takes, in seconds.

    A person who is there, which no event tells, is never due for WARM, and BACK is due at once.
    """
    if table.fills_at is not None:
        return [Due(table.fills_at, Job.FILL)]
    if table.phase == "round-over":
        return [] if table.people() else [Due(table.asked_at + round(4000 * pace), Job.NEXT)]
    if table.phase != "playing":
        return []
    assert table.game is not None
    seat = table.game.decider or 0
    if table.by_bot:
        return [Due(table.asked_at, Job.BOT, seat)]
    found = []
    if table.deadline is not None:
        found.append(Due(table.deadline, Job.CLOCK, seat))
    if table.options.absent_seconds:
        found.append(Due(table.asked_at + 1000 * table.options.absent_seconds, Job.WARM, seat))
    return found


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
