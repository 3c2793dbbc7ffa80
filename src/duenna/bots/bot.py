"""What a bot is: the one signature that all of them share."""

from collections.abc import Sequence
from random import Random
from typing import Protocol

from duenna.actions import Move
from duenna.events import Event
from duenna.view import View


class Bot(Protocol):
    """A player that is asked: sees its view and what it was told, and answers with one of its options."""

    def __call__(self, view: View, events: Sequence[Event], rng: Random) -> Move:
        """The move chosen among `view.options`."""
