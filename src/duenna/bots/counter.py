"""A bot that counts cards exactly and plays by rules of thumb: one move ahead, no further.

Each option is worth what its card does, in points, plus what the card kept is worth (`fast/thumb.py`), given the
exact chances of the other hands when every deal counts the same.
"""

from collections.abc import Sequence
from typing import Final

from duenna.belief import COUNTING
from duenna.bots.bot import Budget
from duenna.bots.memory import Memory
from duenna.core.actions import Move
from duenna.core.events import Event
from duenna.core.view import View
from duenna.solve.rollouts import thumb_worths

_MEMORY: Final = Memory(lambda view: COUNTING)


def choose(view: View, events: Sequence[Event], budget: Budget) -> Move:
    """The option that the rules of thumb like best; equals are drawn for."""
    if len(view.options) == 1:
        return view.options[0]
    assert view.seat is not None
    belief = _MEMORY.belief(view, events)
    worths = thumb_worths(view, belief.hands(), belief.knowers(view.seat))
    best = max(worths)
    return budget.rng().choice(
        [move for move, worth in zip(view.options, worths, strict=True) if worth == best]
    )
