"""The characters: their numbers, and the one description of each that everything else asks.

A card's *identity* is what its effect hangs on; its *rank* is the edition's business
(the King is 6 in one deck and 7 in another), so no rank is found here.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from duenna.core.frozen import Frozen, Value


class Card(IntEnum):
    """A character. The number is the one the engine computes with; 0 means "no card" there.

    Numbers stay: they are in shuffles and in what was learned. A new character takes the next one.

    >>> Card.GUARD.key, Card.DOWAGER_QUEEN.key
    ('guard', 'dowager-queen')
    >>> Card.from_key("dowager-queen")
    Card.DOWAGER_QUEEN
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
    PRINCESS = 20
    PRINCESS_WITH_GLASSES = 21
    ROYAL_PRINCE = 22

    def __repr__(self) -> str:
        return f"Card.{self.name}"

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

# How a card chooses players; the engine counts and lists moves by this alone.
NOBODY: Final = 0  #: no target
ONE_OTHER: Final = 1  #: one other seat
ONE_OTHER_GUESS: Final = 2  #: one other seat and a guess
ONE_ANY: Final = 3  #: one seat, the player's own included
TWO_ANY: Final = 4  #: two different seats, the player's own included
ONE_OR_TWO_OTHERS: Final = 5  #: one or two other seats

_MOST_SEATS: Final = (0, 1, 1, 1, 2, 2)  #: how many seats each of them chooses at most


@dataclass(frozen=True, slots=True)
class Character(Value):
    """What is so of a character in every edition. Its effect is a function in `rules.py`.

    >>> guard = CARDS[Card.GUARD]
    >>> guard.guesses, guard.seats, guard.word("kanai")
    (True, 1, 'soldier')
    """

    card: Card
    aim: int = NOBODY  #: how it chooses players: NOBODY to ONE_OR_TWO_OTHERS
    royal: bool = (
        False  #: one of those that share a place in the deck, a rank, and the rule of the Princess
    )
    words: Mapping[str, str] = Frozen()  #: per theme, its word where that is not its key

    @property
    def guesses(self) -> bool:
        """Whether its player names something as well."""
        return self.aim == ONE_OTHER_GUESS

    @property
    def seats(self) -> int:
        """How many seats it is played on, at most."""
        return _MOST_SEATS[self.aim]

    @property
    def rule(self) -> str:
        """The name of its rule in the texts: all royals have one."""
        return "royal" if self.royal else self.card.key

    def word(self, theme: str) -> str:
        """The word people type for it, and read in records, in the editions of that theme."""
        return self.words.get(theme, self.card.key)


def _kanai(word: str) -> Mapping[str, str]:
    return Frozen({"kanai": word})


#: The description of each character.
CARDS: Final[Mapping[Card, Character]] = Frozen(
    (character.card, character)
    for character in (
        Character(Card.GUARD, ONE_OTHER_GUESS, words=_kanai("soldier")),
        Character(Card.PRIEST, ONE_OTHER, words=_kanai("clown")),
        Character(Card.BARON, ONE_OTHER, words=_kanai("knight")),
        Character(Card.HANDMAID, words=_kanai("priestess")),
        Character(Card.PRINCE, ONE_ANY, words=_kanai("wizard")),
        Character(Card.KING, ONE_OTHER, words=_kanai("general")),
        Character(Card.COUNTESS),
        Character(Card.SPY),
        Character(Card.CHANCELLOR),
        Character(Card.MINISTER),
        Character(Card.JESTER, ONE_OTHER),
        Character(Card.ASSASSIN),
        Character(Card.CARDINAL, TWO_ANY),
        Character(Card.BARONESS, ONE_OR_TWO_OTHERS),
        Character(Card.SYCOPHANT, ONE_ANY),
        Character(Card.COUNT),
        Character(Card.CONSTABLE),
        Character(Card.DOWAGER_QUEEN, ONE_OTHER),
        Character(Card.BISHOP, ONE_OTHER_GUESS),
        Character(Card.PRINCESS, royal=True),
        Character(Card.PRINCESS_WITH_GLASSES, royal=True),
        Character(Card.ROYAL_PRINCE, royal=True),
    )
)

ROYALS: Final = tuple(card for card in Card if CARDS[card].royal)
#: The royals as a set of bits, by number: "is a royal" is one question to the engine.
ROYAL_CARDS: Final = sum(1 << card for card in ROYALS)

#: The families of words. Only the family of the 2009-style deck renames cards.
THEMES: Final = ("court", *sorted({theme for each in CARDS.values() for theme in each.words}))
