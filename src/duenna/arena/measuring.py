"""A contest played as far as is wanted: nothing that a journal holds is played again, and what is played goes there."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from duenna.arena.contest import Board, Contest
from duenna.arena.journal import Journal
from duenna.arena.playing import Part, hold
from duenna.arena.report import Report
from duenna.arena.workers import Workers

FIRST_LOOK: Final = 100  #: deals after which a contest that stops by itself is first looked at
NEXT_LOOK: Final = 1.5  #: how many times as many deals there are at the next look


@dataclass
class Measured:
    """What is known of a contest: what came of its deals by number, and the parts that were lost."""

    contest: Contest
    boards: dict[int, Board] = field(default_factory=dict)
    lost: list[Part] = field(default_factory=list)

    @property
    def report(self) -> Report:
        """The numbers; raises DuennaError if no deal was played."""
        return Report(self.contest, self.boards)


def measure(  # noqa: PLR0913  what is wanted, and four things it can do without
    contest: Contest,
    numbers: Sequence[int] | None = None,
    *,
    workers: Workers | None = None,
    journal: Journal | None = None,
    until: float | None = None,
    progress: Callable[[int, int], None] = lambda done, of: None,
) -> Measured:
    """Plays the deals with these numbers, all if none are given, but for those that the journal holds.

    With `until`, no more is played once half of every 95 % interval of a share is at most that wide
    (`Report.widest`). That is looked at after 100, 150, 225 … deals, whatever the workers: the same contest always
    stops at the same deal. `progress` is called with the number of deals that are done, and of how many.
    Raises JournalError if a part cannot be written.
    """
    measured = Measured(contest, dict(journal.entries.boards) if journal else {})
    wanted = [*(numbers if numbers is not None else range(1, contest.deals + 1))]
    done = len(measured.boards.keys() & set(wanted))
    for look in looks(len(wanted)) if until is not None else [len(wanted)]:
        for part in hold(contest, missing(measured, wanted[:look]), workers):
            done += len(part.numbers)
            progress(done, len(wanted))
            if part.lost:
                measured.lost.append(part)
                continue
            if journal:
                journal.add(part)
            measured.boards.update(zip(part.numbers, part.boards, strict=True))
        if until is not None:
            seen = {n: measured.boards[n] for n in wanted[:look] if n in measured.boards}
            if seen and Report(contest, seen).widest <= until:
                return Measured(contest, seen, measured.lost)
    return measured


def missing(measured: Measured, numbers: Sequence[int]) -> list[int]:
    """Which of the deals with these numbers nobody has played, nor lost in this run."""
    lost = {number for part in measured.lost for number in part.numbers}
    return [n for n in numbers if n not in measured.boards and n not in lost]


def looks(deals: int) -> Iterator[int]:
    """After how many deals a contest is looked at that stops by itself, the last time after all.

    >>> [*looks(400)]
    [100, 150, 225, 337, 400]
    """
    look = FIRST_LOOK
    while look < deals:
        yield look
        look = int(look * NEXT_LOOK)
    yield deals
