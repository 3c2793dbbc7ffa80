"""What can be turned to make a rule set: decks, ranks and knobs, and how their values are read and written."""

from collections.abc import Mapping
from typing import Any, Final

from duenna.core.cards import ROYALS, Card
from duenna.core.errors import EditionError

MAX_SEATS: Final = 8
MAX_DECK: Final = 32
SMALL_TABLE: Final = 4  #: so many seats at most play off with the 16 cards instead of the 32 (R45)

SIXTEEN: Final[dict[Card, int]] = {
    Card.GUARD: 5,
    Card.PRIEST: 2,
    Card.BARON: 2,
    Card.HANDMAID: 2,
    Card.PRINCE: 2,
    Card.KING: 1,
    Card.COUNTESS: 1,
    Card.PRINCESS: 1,
}

DECKS: Final[dict[str, dict[Card, int]]] = {
    "sixteen": SIXTEEN,
    "twenty-one": {
        Card.SPY: 2,
        Card.GUARD: 6,
        Card.PRIEST: 2,
        Card.BARON: 2,
        Card.HANDMAID: 2,
        Card.PRINCE: 2,
        Card.CHANCELLOR: 2,
        Card.KING: 1,
        Card.COUNTESS: 1,
        Card.PRINCESS: 1,
    },
    "thirty-two": {
        Card.JESTER: 1,
        Card.ASSASSIN: 1,
        **SIXTEEN,
        Card.GUARD: 8,
        Card.CARDINAL: 2,
        Card.BARONESS: 2,
        Card.SYCOPHANT: 2,
        Card.COUNT: 2,
        Card.CONSTABLE: 1,
        Card.DOWAGER_QUEEN: 1,
        Card.BISHOP: 1,
    },
}

RANKS: Final[dict[str, dict[Card, int]]] = {
    "eight": {
        Card.JESTER: 0,
        Card.ASSASSIN: 0,
        Card.GUARD: 1,
        Card.PRIEST: 2,
        Card.CARDINAL: 2,
        Card.BARON: 3,
        Card.BARONESS: 3,
        Card.HANDMAID: 4,
        Card.SYCOPHANT: 4,
        Card.PRINCE: 5,
        Card.COUNT: 5,
        Card.KING: 6,
        Card.CONSTABLE: 6,
        Card.COUNTESS: 7,
        Card.MINISTER: 7,
        Card.DOWAGER_QUEEN: 7,
        **dict.fromkeys(ROYALS, 8),
        Card.BISHOP: 9,
    },
    "nine": {
        Card.SPY: 0,
        Card.GUARD: 1,
        Card.PRIEST: 2,
        Card.BARON: 3,
        Card.HANDMAID: 4,
        Card.PRINCE: 5,
        Card.CHANCELLOR: 6,
        Card.KING: 7,
        Card.COUNTESS: 8,
        **dict.fromkeys(ROYALS, 9),
    },
}

# Knobs that pick one of a few named answers.
CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "aside_face": ("up", "down"),
    "seven_rule": ("countess", "minister"),
    "protection": ("untargetable", "ignore"),
    "guard_by": ("name", "value"),
    "prince_all_protected": ("self", "fizzle"),
    "sycophant_unchoosable": ("no-effect", "free"),
    "tie": ("share", "sum-share", "sum-none", "none"),
    "first_start": ("random", *map(str, range(1, MAX_SEATS + 1))),
    "next_start": ("winner", "left"),
    "tie_start": ("random", "first"),
    "none_start": ("next", "same", "random"),
    "match_tie": ("joint", "playoff", "highest"),
    "constable_timing": ("immediate", "round-end"),
    "playoff_deck": ("by-players", "same"),
    "royal": ("random", *(royal.key for royal in ROYALS)),
}
SWITCHES: Final = ("tie_sum_hand", "immediate_win", "reveal_burned")

#: The knobs that change nothing unless one of these cards is in the deck.
NEEDS: Final[dict[str, tuple[Card, ...]]] = {
    "seven_rule": (Card.COUNTESS, Card.MINISTER),
    "sycophant_unchoosable": (Card.SYCOPHANT,),
    "constable_timing": (Card.CONSTABLE,),
    "immediate_win": (Card.CONSTABLE, Card.BISHOP),
    "playoff_deck": (Card.BISHOP,),  # it tells the deck of 32, the one that playoffs can shrink
}

KNOBS: Final = ("deck", "players", "tokens", "two_player_aside", *CHOICES, *SWITCHES)


#: A number of seats, as a number or as JSON writes it for a key.
_SEAT_COUNTS: Final[dict[int | str, int]] = {
    key: seats for seats in range(2, MAX_SEATS + 1) for key in (seats, str(seats))
}


def read_knob(name: str, value: Any) -> Any:
    """The value as Edition keeps it, from what people and JSON write."""
    if name not in KNOBS:
        raise EditionError(f"There is no knob {quoted(name)}. The knobs are: {', '.join(KNOBS)}.")
    if name == "deck":
        return _read_deck(value)
    if name == "players":
        if not _is_range(value):
            raise EditionError(
                f"players must be two numbers, fewest and most seats, not {quoted(value)}."
            )
        return tuple(value)
    if name == "tokens":
        if isinstance(value, int) and not isinstance(value, bool):
            return dict.fromkeys(range(2, MAX_SEATS + 1), value)
        if isinstance(value, Mapping) and value and all(seats in _SEAT_COUNTS for seats in value):
            return {_SEAT_COUNTS[seats]: count for seats, count in value.items()}
        raise EditionError(
            f"tokens must be a number, or a number for each number of seats, not {quoted(value)}."
        )
    return str(value) if name in CHOICES and not isinstance(value, bool) else value


def quoted(value: Any) -> str:
    """The value for a message, cut short if it is enormous."""
    try:
        text = repr(value)
    except ValueError:  # an int of thousands of digits
        return "that"
    return text if len(text) <= 60 else f"{text[:60]}..."


def _read_deck(value: Any) -> dict[Card, int]:
    if isinstance(value, str):
        if value not in DECKS:
            raise EditionError(
                f"There is no deck {quoted(value)}. The decks are: {', '.join(DECKS)}."
            )
        return dict(DECKS[value])
    if not isinstance(value, Mapping):
        raise EditionError(
            f"deck must be the name of a deck or copies for each card, not {quoted(value)}."
        )
    deck = {}
    for key, count in value.items():
        try:
            card = key if isinstance(key, Card) else Card.from_key(str(key))
        except KeyError:
            raise EditionError(f"There is no card {quoted(key)} to put in a deck.") from None
        if not is_count(count, 0, MAX_DECK):
            raise EditionError(f"The deck cannot hold {quoted(count)} copies of the {card.key}.")
        deck[card] = count
    return deck


def write_knob(value: Any) -> Any:
    """The value as plain JSON, a deck by its name if it has one; `read_knob` is the inverse."""
    if isinstance(value, Mapping):
        named = [name for name, deck in DECKS.items() if deck == value]
        return named[0] if named else {_json_key(key): count for key, count in value.items()}
    return list(value) if isinstance(value, tuple) else value


def _json_key(key: Card | int) -> str:
    return key.key if isinstance(key, Card) else str(key)


def is_count(value: Any, low: int, high: int) -> bool:
    """Whether the value is a whole number in that range; true and false are none."""
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def _is_range(value: Any) -> bool:
    return isinstance(value, (tuple, list)) and len(value) == 2
