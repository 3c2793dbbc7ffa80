"""House rules in words: what each knob decides, what its values mean, which are turned."""

from typing import Any, Final

from duenna.core.cards import ROYALS, Card
from duenna.core.editions import Edition
from duenna.core.idle import is_idle
from duenna.text.nouns import card_name
from duenna.text.saying import Say

#: knobs of which a word more is said
_HINTED: Final = ("seven_rule", "tie_sum_hand", "immediate_win", "reveal_burned")
#: knobs whose values are characters, by their keys
_CARDS: Final = ("seven_rule", "royal")
#: knobs that are about certain cards, and not told where the deck has none of them
_ABOUT: Final = {
    "seven_rule": (Card.COUNTESS, Card.MINISTER),
    "prince_all_protected": (Card.PRINCE,),
    "sycophant_unchoosable": (Card.SYCOPHANT,),
    "constable_timing": (Card.CONSTABLE,),
    "royal": ROYALS,
}
_BY_LOT: Final = "random"  #: what a value is called that leaves something to chance


def knob_name(knob: str) -> Say:
    """What the knob decides; `nouns.of_edition` stands beside.

    >>> knob_name("tie_start").id
    'knob-tie-start'
    """
    return Say(f"knob-{knob.replace('_', '-')}")


def knob_hint(knob: str) -> Say | None:
    """A word more about it, where its name does not say all."""
    return Say(f"{knob_name(knob).id}-hint") if knob in _HINTED else None


def knob_value(knob: str, value: Any, edition: Edition) -> Say:
    """What one of the knob's values means, as `knobs.write_knob` has it.

    >>> from duenna import PRESETS
    >>> knob_value("first_start", "3", PRESETS["modern"])
    Say(id='knob-seat', args={'number': 3})
    """
    if isinstance(value, bool):
        return Say("knob-yes" if value else "knob-no")
    if knob == "players":
        return Say("knob-players-range", {"low": value[0], "high": value[1]})
    if knob == "deck" and not isinstance(value, str):
        return Say("knob-deck-own")
    if isinstance(value, int):
        return Say("knob-number", {"number": value})
    if knob in _CARDS and value != _BY_LOT:
        return card_name(Card.from_key(value), edition)
    if knob == "first_start" and value != _BY_LOT:
        return Say("knob-seat", {"number": int(value)})
    if value == _BY_LOT and knob != "royal":
        return Say("knob-by-lot")
    return Say(f"{knob_name(knob).id}-{value}")


def house_rules(edition: Edition) -> list[Say]:
    """The knobs that are turned, one message each; not the tokens, which every table tells.

    A knob that others leave nothing to decide is told to be such.
    """
    return [
        Say(
            "knob-said-idle" if is_idle(edition, knob) else "knob-said",
            {"name": knob_name(knob), "value": knob_value(knob, value, edition)},
        )
        for knob, value in edition.knobs.items()
        if knob != "tokens" and not set(_ABOUT.get(knob, edition.copies)).isdisjoint(edition.copies)
    ]
