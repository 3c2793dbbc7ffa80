"""The deals of a contest, played: here, by several processes, or on several machines."""

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from duenna.arena.contest import Board, Contest, Outcome, Seating
from duenna.arena.workers import Here, Workers
from duenna.bots import Bot, BotError, close_bot, summon
from duenna.core.game import Game
from duenna.play.player import Player
from duenna.play.simulate import play_round

PART: Final = 4.0  #: seconds that a worker plays before it reports
MOST: Final = 500  #: deals that it plays at most before it reports
GROWTH: Final = 4  #: how much longer than the one before a part may be


@dataclass(frozen=True)
class Part:
    """Some deals of a contest, one after the other, and what came of each; or why they are lost."""

    numbers: range
    boards: tuple[Board, ...] = ()
    lost: str = ""


def hold(
    contest: Contest, numbers: Sequence[int] | None = None, workers: Workers | None = None
) -> Iterator[Part]:
    """Plays the deals with these numbers, all if none are given, and yields them in parts, as they are done.

    What comes of a deal depends on its number alone, not on who plays it or when. A bot that fails loses the part
    it was playing: a deal decided by a crash would measure neither the play nor the crashes.
    """
    parts = _Parts(numbers if numbers is not None else range(1, contest.deals + 1))
    for part, done in (workers or Here()).run(partial(_play, contest), parts):
        if isinstance(done, BotError):
            yield Part(part, lost=str(done))
        else:
            boards, seconds = done
            parts.took(len(part), seconds)
            yield Part(part, boards)


class _Parts(Iterator[range]):
    """The numbers in runs without a gap, each about as long as a worker plays in PART seconds."""

    def __init__(self, numbers: Sequence[int]) -> None:
        self._left = runs(numbers)
        self._size = 1

    def took(self, deals: int, seconds: float) -> None:
        """Says how long a part took, for the size of the next."""
        fits = int(PART * deals / seconds) if seconds > 0 else MOST
        self._size = max(1, min(fits, GROWTH * self._size, MOST))

    def __next__(self) -> range:
        if not self._left:
            raise StopIteration
        first = self._left.pop(0)
        if len(first) > self._size:
            self._left.insert(0, first[self._size :])
        return first[: self._size]


def runs(numbers: Sequence[int]) -> list[range]:
    """The numbers as runs without a gap.

    >>> runs([1, 2, 3, 7, 8])
    [range(1, 4), range(7, 9)]
    """
    out: list[range] = []
    for number in sorted(set(numbers)):
        if out and out[-1].stop == number:
            out[-1] = range(out[-1].start, number + 1)
        else:
            out.append(range(number, number + 1))
    return out


def _play(contest: Contest, numbers: range) -> tuple[tuple[Board, ...], float]:
    """Plays these deals, and says how many seconds that took; each bot is called once for each seat."""
    started = time.monotonic()
    bots: dict[tuple[int, int], Bot] = {}
    try:
        boards = tuple(
            tuple(
                tuple(_outcome(contest, number, seating, bots) for seating in lineup.seatings)
                for lineup in contest.lineups
            )
            for number in numbers
        )
    finally:
        for bot in bots.values():
            close_bot(bot)
    return boards, time.monotonic() - started


def _outcome(
    contest: Contest, number: int, seating: Seating, bots: dict[tuple[int, int], Bot]
) -> Outcome:
    """Plays one deal in one seating. Randomness goes with the seat, as the cards do, not with the entrant."""
    seed = f"{contest.seed}/{number}"
    game = Game(contest.edition, contest.players, seed=seed)
    starter = game.turn
    players = []
    for seat, entrant in enumerate(seating, start=1):
        name = contest.bots[entrant]
        bot = bots[entrant, seat] = bots.get((entrant, seat)) or summon(name)
        players.append(Player(bot, name, seat, f"{seed}/{seat}", contest.limits))
    try:
        play_round(game, players)
        while contest.whole and not game.over:
            game.next_round()
            play_round(game, players)
    except BotError as problem:
        who = ", ".join(contest.names[entrant] for entrant in seating)
        raise BotError(f"deal {number}, seats {who}: {problem}") from problem
    return Outcome(game.winners if contest.whole else game.view().round_winners, starter)
