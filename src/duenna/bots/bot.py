"""What a bot is: the one signature that all of them share, and how much it may think."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final, Protocol

from duenna.core.actions import Move
from duenna.core.errors import DuennaError
from duenna.core.events import Event
from duenna.core.knobs import quoted
from duenna.core.view import View

MAX_SEED: Final = 2**53 - 1  #: the largest whole number that JSON carries safely to every language
MAX_SECONDS: Final = 3600.0
MAX_ROLLOUTS: Final = 100_000_000


class BotError(DuennaError):
    """A computer player that does not exist or did not answer as it must."""


@dataclass(frozen=True)
class Budget:
    """How much a bot may think about one move, and the seed of its randomness.

    `seconds` and `rollouts` are limits; None leaves it to the bot. With the same view, events, seed and
    rollouts a bot answers the same; `seconds` alone promises no such thing.

    Raises ValueError for a limit that is zero, negative or beyond all use.

    >>> Budget(seed=7).rng().randrange(100)
    41
    >>> Budget(rollouts=0)
    Traceback (most recent call last):
    ...
    ValueError: rollouts must be a whole number from 1 to 100000000, not 0.
    """

    seed: int = 0
    seconds: float | None = None
    rollouts: int | None = None

    def __post_init__(self) -> None:
        if not (_is_whole(self.seed) and 0 <= self.seed <= MAX_SEED):
            raise ValueError(
                f"seed must be a whole number from 0 to {MAX_SEED}, not {quoted(self.seed)}."
            )
        seconds, rollouts = self.seconds, self.rollouts
        number = _is_whole(seconds) or isinstance(seconds, float)
        if seconds is not None and not (number and 0 < seconds <= MAX_SECONDS):
            raise ValueError(
                f"seconds must be a number above 0, at most {MAX_SECONDS:g}, not {quoted(seconds)}."
            )
        if rollouts is not None and not (_is_whole(rollouts) and 1 <= rollouts <= MAX_ROLLOUTS):
            raise ValueError(
                f"rollouts must be a whole number from 1 to {MAX_ROLLOUTS}, not {quoted(rollouts)}."
            )

    def rng(self) -> Random:
        """Randomness that the seed gives, the same at every call."""
        return Random(self.seed)


def _is_whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def close_bot(bot: "Bot") -> None:
    """Lets go of a bot that has something to let go of, such as a running program."""
    close = getattr(bot, "close", None)
    if close is not None:
        close()


class Bot(Protocol):
    """A player that is asked: sees its view and what it was told, and answers with one of its options."""

    def __call__(self, view: View, events: Sequence[Event], budget: Budget) -> Move:
        """The move chosen among `view.options`.

        `events` are what the seat has learned since the round began, the question last. A match that
        began in the middle of a round (`Game.from_position`) has none from before.
        """
