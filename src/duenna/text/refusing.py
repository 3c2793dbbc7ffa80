"""Why something was refused, as a message: "error-" with the key that programs read, and its values as arguments."""

from collections.abc import Mapping, Sequence
from typing import cast

from duenna.core.cards import Card
from duenna.core.editions import Edition
from duenna.text.nouns import card_name, card_names, guess_name
from duenna.text.saying import Arg, Listed, Player, Say


def refusal(key: str, values: Mapping[str, object], edition: Edition) -> Say:
    """The message for a refusal of that key; `nouns.of_edition` stands beside its arguments.

    >>> from duenna import PRESETS
    >>> refusal("target-out", {"seat": 2}, PRESETS["modern"])
    Say(id='error-target-out', args={'seat': Player(seat=2), 'number': 2})
    """
    args: dict[str, Arg] = {}
    for name, value in values.items():
        if name == "seat" and isinstance(value, int):
            args |= {"seat": Player(value), "number": value}
        elif name == "guess":
            args[name] = guess_name(str(value), edition)
        elif isinstance(value, Card):
            args[name] = card_name(value, edition)
        elif isinstance(value, (str, int, float)):
            args[name] = value
        elif isinstance(value, Sequence):
            args[name] = _several(name, value, edition)
    return Say(f"error-{key}", args)


def _several(name: str, values: Sequence[object], edition: Edition) -> Listed:
    """Seats by their players' names, cards by theirs."""
    if name == "seats":
        return Listed([Player(seat) for seat in cast("Sequence[int]", values)])
    return card_names(cast("Sequence[Card]", values), edition)
