"""A bot that plays any legal move: the measure that every other bot must beat."""

from collections.abc import Sequence
from random import Random

from duenna.actions import Move
from duenna.events import Event
from duenna.view import View


def choose(view: View, events: Sequence[Event], rng: Random) -> Move:
    """One of the options, each as likely as any other."""
    return rng.choice(view.options)
