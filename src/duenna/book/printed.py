"""What is printed on cards: for each character its number, and what it is called in every language.

Boxes name the same characters in their own ways. Whoever knows a card by its number, by what it does, or by a name
that a box has in one of our languages, finds here what it is called where they play. No box is named.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from duenna.core.cards import CARDS, THEMES, Card
from duenna.core.editions import PRESETS, Edition
from duenna.core.knobs import RANKS
from duenna.text.languages import LANGUAGES
from duenna.text.words import Words

#: Names that people use for a card beside those that it has here, by language.
OTHERS: Final[Mapping[str, Mapping[Card, tuple[str, ...]]]] = {
    "es": {Card.GUARD: ("Guarda",)},
    "pt": {Card.PRIEST: ("Padre",)},
}


@dataclass(frozen=True)
class Printed:
    """A character as it is printed: its numbers, and its names in each language."""

    card: Card
    edition: Edition  #: one that has it, for what it does
    values: tuple[int, ...]
    names: Mapping[str, tuple[str, ...]]


@cache
def printed_cards() -> tuple[Printed, ...]:
    """Every character, by its number.

    >>> [(each.values, each.names["pt"]) for each in printed_cards() if each.card == Card.PRIEST]
    [((2,), ('Sacerdote', 'Palhaço', 'Padre'))]
    """
    words = {language: Words(language) for language in LANGUAGES}
    out = [
        Printed(
            card,
            next(edition for edition in PRESETS.values() if card in edition.met),
            tuple(sorted({ranks[card] for ranks in RANKS.values() if card in ranks})),
            {language: _names(card, language, each) for language, each in words.items()},
        )
        for card in Card
    ]
    return tuple(sorted(out, key=lambda each: (each.values, each.card)))


def _names(card: Card, language: str, words: Words) -> tuple[str, ...]:
    """What the card is called in that language, each name once."""
    own = [words.text(f"card-{CARDS[card].word(theme)}") for theme in THEMES]
    return tuple(dict.fromkeys([*own, *OTHERS.get(language, {}).get(card, ())]))
