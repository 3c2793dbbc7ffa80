"""A bot that plays any legal move: the measure that every other bot must beat."""

from collections.abc import Sequence

from duenna.bots.bot import Budget
from duenna.core.actions import Move
from duenna.core.events import Event
from duenna.core.view import View


def choose(view: View, events: Sequence[Event], budget: Budget) -> Move:
    """One of the options, each as likely as any other."""
    return budget.rng().choice(view.options)
