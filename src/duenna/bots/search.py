"""A bot that tries its moves out: rollouts from worlds that fit all it knows and how the others have played.

The worlds come from the exact belief under a model of the others who follow rules of thumb, except for a slip now and
then; everyone goes by rules of thumb in the rollouts. All moves are tried in the same worlds, and as the
budget runs down fewer and fewer are left in the running, the worse half dropped each time
(sequential halving: Karnin, Koren and Somekh, 2013).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, log2
from time import monotonic
from typing import Final

from duenna.belief import Belief
from duenna.bots.bot import Budget
from duenna.bots.memory import Memory
from duenna.core.actions import Move
from duenna.core.events import Event
from duenna.core.view import View
from duenna.solve.rollouts import Rollouts, Stakes, ThumbPolicy

ROLLOUTS: Final = (
    500  #: how many for each seat still in the round, unless the budget says otherwise
)

_MEMORY: Final = Memory(lambda view: ThumbPolicy(view.edition, view.players))


@dataclass
class Trial:
    """A move and how it has done so far: the sum of the chances to win the match after it."""

    move: Move
    total: float = 0.0


def choose(view: View, events: Sequence[Event], budget: Budget) -> Move:
    """The move after which the match was won most often."""
    if len(view.options) == 1:
        return view.options[0]
    return rank(view, events, _MEMORY.belief(view, events), budget)[0].move


def rank(view: View, events: Sequence[Event], belief: Belief, budget: Budget) -> list[Trial]:
    """The moves still in the running at the end of the budget, the best first."""
    rng, stakes = budget.rng(), Stakes(view)
    rollouts = Rollouts(view, events, wait=budget.seconds is None)
    trials = [Trial(move) for move in view.options]
    # More seats to choose from are more moves, and closer ones: there the same number would decide by luck.
    most = budget.rollouts or ROLLOUTS * len(view.alive)
    begun, spent, halvings = monotonic(), 0, ceil(log2(len(trials)))
    first = len(trials)
    while True:
        actions = [trial.move.action for trial in trials]
        worths = rollouts.worths(belief, rng, stakes, actions)
        for trial, worth in zip(trials, worths, strict=True):
            trial.total += worth
        spent += len(trials)
        used = spent / most
        if budget.seconds is not None:
            used = max(used, (monotonic() - begun) / budget.seconds)
        trials.sort(key=lambda trial: -trial.total)
        if used >= 1:
            return trials
        trials = trials[: max(2, ceil(first / 2 ** int(used * halvings)))]
