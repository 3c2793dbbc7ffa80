"""Moves tried out in worlds drawn from what one seat can know: all in the same, so that differences are sure."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import fmean
from typing import Final

from duenna.belief import Belief
from duenna.core.events import Event
from duenna.core.seats import SEATS
from duenna.fast.rollout import END, HELD, OUT, OUT_BY, TOKEN_BITS, WINNERS_AT
from duenna.solve.rollouts import Rollouts, Stakes

ANY: Final = 0  #: the action that stands for whatever the decider likes


@dataclass(frozen=True)
class Estimate:
    """A chance, or a difference of chances, from 0 to 1, with its standard error."""

    chance: float
    standard_error: float = 0.0

    @classmethod
    def of(cls, numbers: Sequence[float]) -> "Estimate":
        """The mean of independent numbers.

        >>> Estimate.of([0.0, 1.0, 1.0, 0.0, 1.0])
        Estimate(chance=0.6, standard_error=0.24494897427831783)
        """
        mean, count = fmean(numbers), len(numbers)
        if count < 2:
            return cls(mean)
        spread = sum((number - mean) ** 2 for number in numbers) / (count - 1)
        return cls(mean, sqrt(spread / count))


@dataclass(frozen=True)
class Course:
    """How a round went on from a decision in one world, for the seat that decided."""

    worth: float  #: the chance to win the match that it led to
    won: bool  #: whether the seat won the round
    winners: int  #: mask of who did
    tokens: int  #: what the seat gained
    others: int  #: what all others gained
    out: int  #: when it was knocked out: a moment of `fast.rollout`
    out_by: int  #: by which card
    end: int  #: when the round ended: a moment, too
    held: int  #: its card at the end; 0 if it was out
    hands: tuple[int, ...]  #: what each seat held at the decision, by its number


class Trials:
    """Worlds of a belief, in which actions of its position are tried.

    `events` are what the belief's reader has learned in this round.
    """

    def __init__(self, belief: Belief, events: Iterable[Event], seed: str) -> None:
        self._belief = belief
        self._rng = Random(seed)
        self._rollouts = Rollouts(belief.view, events)
        self._stakes = Stakes(belief.view)

    def tried(self, actions: Sequence[int], worlds: int) -> list[list[float]]:
        """What each action is worth in each of that many further worlds."""
        rows = [
            self._rollouts.worths(self._belief, self._rng, self._stakes, actions)
            for _ in range(worlds)
        ]
        return [list(column) for column in zip(*rows, strict=True)]

    def whole(self, worlds: int) -> Estimate:
        """The chance to win the match, whatever the decider does."""
        return Estimate.of(self.tried([ANY], worlds)[0])

    def courses(self, actions: Sequence[int], worlds: int) -> list[list[Course]]:
        """How each action went on in each of so many further worlds."""
        columns: list[list[Course]] = [[] for _ in actions]
        for _ in range(worlds):
            self._rollouts.deal(self._belief.filling(self._rng))
            seed = self._rng.getrandbits(64)
            for column, action in zip(columns, actions, strict=True):
                column.append(self._course(action, seed))
        return columns

    def _course(self, action: int, seed: int) -> Course:
        outcome = self._rollouts.roll_out(action, seed)
        noted = self._rollouts.noted()
        view = self._belief.view
        assert view.seat is not None
        winners = outcome >> WINNERS_AT & (1 << SEATS - 1) - 1
        tokens = [outcome >> TOKEN_BITS * k & (1 << TOKEN_BITS) - 1 for k in range(view.players)]
        mine = tokens[view.seat - 1]
        return Course(
            worth=self._stakes.worth(outcome),
            won=bool(winners >> view.seat - 1 & 1),
            winners=winners << 1,
            tokens=mine,
            others=sum(tokens) - mine,
            out=noted[OUT],
            out_by=noted[OUT_BY],
            end=noted[END],
            held=noted[HELD],
            hands=tuple(self._rollouts.held(seat) for seat in range(view.players + 1)),
        )
