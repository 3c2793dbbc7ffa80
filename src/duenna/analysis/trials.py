"""Moves tried out in worlds drawn from what one seat can know: all in the same, so that differences are sure.

A move that is surely worse than another after a quarter of the worlds is tried in no more.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import fmean
from typing import Final

from duenna.belief import Belief
from duenna.core.events import Event
from duenna.solve.rollouts import Rollouts, Stakes

HOPELESS: Final = 4  #: standard errors behind the best

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
class Verdict:
    """The best action that was found, what it is worth and what the one taken is, and by how much that is less."""

    best: int
    before: Estimate
    after: Estimate
    cost: Estimate


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

    def judge(self, taken: int, others: Sequence[int], worlds: int) -> Verdict:
        """What the action taken is worth beside the best of all, from that many worlds.

        One half of the worlds finds the best, the other says what it is worth: whatever looks best in worlds in which
        many are tried has been lucky in them.
        """
        first, second, rest = worlds // 4, worlds // 4, worlds - worlds // 4 * 2
        actions = [taken, *others]
        best = taken
        if others:
            found = self.tried(actions, first)
            hopeful = _hopeful(found)
            more = self.tried([actions[k] for k in hopeful], second)
            sums = {k: sum(found[k]) + sum(row) for k, row in zip(hopeful, more, strict=True)}
            best = actions[max(hopeful, key=lambda k: sums[k])]
        *_, worth = both = self.tried([best, taken] if best != taken else [taken], rest)
        after = Estimate.of(worth)
        lead = Estimate.of([one - two for one, two in zip(both[0], worth, strict=True)])
        if best == taken or lead.chance <= 0:
            return Verdict(taken, after, after, Estimate(0.0))
        return Verdict(best, Estimate.of(both[0]), after, lead)


def _hopeful(found: Sequence[Sequence[float]]) -> list[int]:
    """The places of the actions that may yet be best, of all that were tried in the same worlds.

    >>> _hopeful([[1.0, 1.0, 0.9], [0.9, 1.0, 1.0], [0.1, 0.0, 0.1]])
    [0, 1]
    """
    best = max(found, key=fmean)
    leads = [
        Estimate.of([one - two for one, two in zip(best, each, strict=True)]) for each in found
    ]
    return [k for k, lead in enumerate(leads) if lead.chance <= HOPELESS * lead.standard_error]
