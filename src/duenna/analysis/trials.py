"""Moves tried out: all in the same worlds, each with its error, and differences with theirs.

The worlds are drawn from what one seat can know. A move that is surely worse than another after a quarter of
them is tried in no more.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import fmean
from typing import Final

from duenna.belief import Belief
from duenna.events import Event
from duenna.rollouts import Rollouts, Stakes

FIRST_PART: Final = 4  #: after one part in so many of the worlds, hopeless moves are left
HOPELESS: Final = 4  #: standard errors behind the best

ANY: Final = 0  #: the action that stands for whatever the decider likes


@dataclass(frozen=True)
class Estimate:
    """A chance, or a difference of chances, from 0 to 1, with its standard error."""

    chance: float
    error: float = 0.0

    @classmethod
    def of(cls, numbers: Sequence[float]) -> "Estimate":
        """The mean of independent numbers.

        >>> Estimate.of([0.0, 1.0, 1.0, 0.0, 1.0])
        Estimate(chance=0.6, error=0.24494897427831783)
        """
        mean, count = fmean(numbers), len(numbers)
        if count < 2:
            return cls(mean)
        spread = sum((number - mean) ** 2 for number in numbers) / (count - 1)
        return cls(mean, sqrt(spread / count))


class Trials:
    """What the actions of one position were worth to the reader of a belief, world by world."""

    def __init__(self, worths: dict[int, list[float]]) -> None:
        self._worths = worths

    def of(self, action: int) -> Estimate:
        """The chance to win the match after the action."""
        return Estimate.of(self._worths[action])

    def best(self) -> int:
        """The action with the best chance among those tried in all worlds; the first if none is better."""
        most = max(map(len, self._worths.values()))
        whole = [action for action, worths in self._worths.items() if len(worths) == most]
        return max(whole, key=lambda action: fmean(self._worths[action]))

    def lead(self, action: int, other: int) -> Estimate:
        """By how much the one is better than the other, over the worlds in which both were tried."""
        pairs = zip(self._worths[action], self._worths[other], strict=False)
        return Estimate.of([one - two for one, two in pairs])


def try_out(
    belief: Belief, events: Iterable[Event], actions: Sequence[int], worlds: int, seed: str
) -> Trials:
    """The actions tried in so many worlds of the belief; the first of them in all, however bad it is.

    `events` are what the belief's reader has learned in this round.
    """
    view = belief.view
    rng, rollouts, stakes = Random(seed), Rollouts(view, events), Stakes(view)
    worths: dict[int, list[float]] = {action: [] for action in actions}
    running = list(actions)
    for world in range(worlds):
        if world == max(2, worlds // FIRST_PART) and len(running) > 1:
            running = _hopeful(Trials(worths), running)
        found = rollouts.worths(belief, rng, stakes, running)
        for action, worth in zip(running, found, strict=True):
            worths[action].append(worth)
    return Trials(worths)


def _hopeful(trials: Trials, actions: Sequence[int]) -> list[int]:
    """The first action, and those that may yet be best."""
    best = trials.best()
    first, *others = [(action, trials.lead(best, action)) for action in actions]
    return [
        first[0],
        *(action for action, lead in others if lead.chance <= HOPELESS * lead.error),
    ]
