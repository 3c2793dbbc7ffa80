"""The characters: their numbers, their keys, the family each belongs to.

A card's *identity* is what its effect hangs on; its *rank* is the edition's business
(the King is 6 in one deck and 7 in another), so no rank is found here.
"""

from enum import IntEnum
from typing import Final


class Card(IntEnum):
    """A character. The number is the one the engine computes with; 0 means "no card" there.

    >>> Card.GUARD.key, Card.DOWAGER_QUEEN.key
    ('guard', 'dowager-queen')
    >>> Card.from_key("dowager-queen")
    <Card.DOWAGER_QUEEN: 18>
    """

    GUARD = 1
    PRIEST = 2
    BARON = 3
    HANDMAID = 4
    PRINCE = 5
    KING = 6
    COUNTESS = 7
    SPY = 8
    CHANCELLOR = 9
    MINISTER = 10
    JESTER = 11
    ASSASSIN = 12
    CARDINAL = 13
    BARONESS = 14
    SYCOPHANT = 15
    COUNT = 16
    CONSTABLE = 17
    DOWAGER_QUEEN = 18
    BISHOP = 19
    # The royals share one effect and one rank, and one of them is in play; they stand
    # last so that "is a royal" is a single comparison in the engine.
    PRINCESS = 20
    PRINCESS_WITH_GLASSES = 21
    ROYAL_PRINCE = 22

    @property
    def key(self) -> str:
        """The card's name in records and positions: lower case, words joined by hyphens."""
        return self.name.lower().replace("_", "-")

    @classmethod
    def from_key(cls, key: str) -> "Card":
        """The card with that key; raises KeyError for any other text."""
        return _BY_KEY[key]


_BY_KEY: Final = {card.key: card for card in Card}

NO_CARD: Final = 0
CARD_IDS: Final = 1 + max(Card)  #: length of a table indexed by card number

# The same numbers as plain ints: what the engine's inner loop and numba want.
GUARD: Final = Card.GUARD.value
PRIEST: Final = Card.PRIEST.value
BARON: Final = Card.BARON.value
HANDMAID: Final = Card.HANDMAID.value
PRINCE: Final = Card.PRINCE.value
KING: Final = Card.KING.value
COUNTESS: Final = Card.COUNTESS.value
SPY: Final = Card.SPY.value
CHANCELLOR: Final = Card.CHANCELLOR.value
MINISTER: Final = Card.MINISTER.value
JESTER: Final = Card.JESTER.value
ASSASSIN: Final = Card.ASSASSIN.value
CARDINAL: Final = Card.CARDINAL.value
BARONESS: Final = Card.BARONESS.value
SYCOPHANT: Final = Card.SYCOPHANT.value
COUNT: Final = Card.COUNT.value
CONSTABLE: Final = Card.CONSTABLE.value
DOWAGER_QUEEN: Final = Card.DOWAGER_QUEEN.value
BISHOP: Final = Card.BISHOP.value
PRINCESS: Final = Card.PRINCESS.value

ROYALS: Final = (Card.PRINCESS, Card.PRINCESS_WITH_GLASSES, Card.ROYAL_PRINCE)

# How a card chooses players; the engine counts and lists moves by this alone.
NOBODY: Final = 0  #: no target
ONE_OTHER: Final = 1  #: one other seat
ONE_OTHER_GUESS: Final = 2  #: one other seat and a guess
ONE_ANY: Final = 3  #: one seat, oneself included
TWO_ANY: Final = 4  #: two different seats, oneself included
ONE_OR_TWO_OTHERS: Final = 5  #: one or two other seats

AIM: Final[dict[Card, int]] = {
    **dict.fromkeys(Card, NOBODY),
    Card.GUARD: ONE_OTHER_GUESS,
    Card.BISHOP: ONE_OTHER_GUESS,
    Card.PRIEST: ONE_OTHER,
    Card.BARON: ONE_OTHER,
    Card.KING: ONE_OTHER,
    Card.DOWAGER_QUEEN: ONE_OTHER,
    Card.JESTER: ONE_OTHER,
    Card.PRINCE: ONE_ANY,
    Card.SYCOPHANT: ONE_ANY,
    Card.CARDINAL: TWO_ANY,
    Card.BARONESS: ONE_OR_TWO_OTHERS,
}

# The words people type and read in records, per family of names. Only the family of
# the 2009-style deck renames cards; every other card keeps its key.
THEMES: Final[dict[str, dict[Card, str]]] = {
    "court": {},
    "kanai": {
        Card.GUARD: "soldier",
        Card.PRIEST: "clown",
        Card.BARON: "knight",
        Card.HANDMAID: "priestess",
        Card.PRINCE: "wizard",
        Card.KING: "general",
    },
}


def word(card: Card, theme: str = "court") -> str:
    """The word for a card in a theme, as typed in moves.

    >>> word(Card.PRINCE), word(Card.PRINCE, "kanai"), word(Card.MINISTER, "kanai")
    ('prince', 'wizard', 'minister')
    """
    return _WORDS[theme][card]


_WORDS: Final = {
    theme: {card: words.get(card, card.key) for card in Card} for theme, words in THEMES.items()
}
