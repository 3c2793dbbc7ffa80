"""The parts of events: a part's type says how it reads, from the engine's number and from JSON, and if it is secret.

`Seat` and its like are types with that added; to a type checker they are plain ints, texts and tuples.

>>> part = part_of("card", Secret[Card])
>>> part.kind.name, part.secret, part.optional
('card', True, True)
"""

from collections.abc import Callable
from dataclasses import dataclass
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, TypeVar, Union, get_args, get_origin

from duenna.core.actions import Move
from duenna.core.cards import Card
from duenna.core.editions import Edition
from duenna.core.seats import SEATS, members

T = TypeVar("T")

KindName = Literal["seat", "seats", "card", "guess", "flag", "number", "word", "moves"]


@dataclass(frozen=True)
class Kind:
    """One kind of part. What is no value of the kind raises LookupError, TypeError or ValueError, or a DuennaError."""

    name: KindName
    decode: Callable[[Edition, int], object]  #: the value from the engine's number
    read: Callable[[Edition, Any], object]  #: the value from JSON
    write: Callable[[Edition, Any], object] = lambda edition, value: value  #: JSON from the value


@dataclass(frozen=True)
class Part:
    """One part of an event."""

    name: str  #: the attribute
    key: str  #: the name in JSON
    kind: Kind
    words: tuple[str, ...]  #: the words that it is one of; none where it is something else
    secret: bool  #: whether only the event's audience may know it
    optional: bool  #: whether it can be None; the engine's 0 is that, then

    def decode(self, edition: Edition, number: int) -> Any:
        """The value that the engine logged as a number."""
        return None if self.optional and not number else self.kind.decode(edition, number)

    def read(self, edition: Edition, value: object) -> Any:
        """The value from its JSON; raises what its kind raises."""
        return None if self.optional and value is None else self.kind.read(edition, value)

    def write(self, edition: Edition, value: object) -> object:
        """The value as JSON."""
        return None if value is None else self.kind.write(edition, value)


def part_of(name: str, annotation: Any) -> Part:
    """The part that a field with this annotation holds. A name that Python has taken ends in an underscore here."""
    secret = get_origin(annotation) is Annotated and _SECRET in annotation.__metadata__
    if secret:
        annotation = annotation.__origin__
    either = get_args(annotation) if get_origin(annotation) in (Union, UnionType) else [annotation]
    [held] = [each for each in either if each is not NoneType]
    words = get_args(held) if get_origin(held) is Literal else ()
    if words:
        kind = _one_of(words)
    elif get_origin(held) is Annotated:
        [kind] = held.__metadata__
    else:
        kind = _PLAIN[held]
    return Part(name, name.rstrip("_"), kind, words, secret, NoneType in either)


# ---- kinds ------------------------------------------------------------------------------------


def _whole(least: int, most: float = float("inf")) -> Callable[[Edition, object], int]:
    """A reader of whole numbers within these bounds."""

    def read(edition: Edition, value: object) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise ValueError(f"{str(value)[:40]!r} is no number that can stand there")
        return value

    return read


def _list(read: Callable[[Edition, Any], T]) -> Callable[[Edition, object], tuple[T, ...]]:
    """A reader of lists of what the other reads."""

    def read_all(edition: Edition, value: object) -> tuple[T, ...]:
        if not isinstance(value, list):
            raise TypeError(f"{str(value)[:40]!r} is no list")
        return tuple(read(edition, each) for each in value)

    return read_all


def _one_of(words: tuple[str, ...]) -> Kind:
    """The kind of the parts that are one of these words, which the engine numbers in this order from 1."""

    def read(edition: Edition, value: object) -> str:
        return words[words.index(str(value))]

    return Kind("word", lambda edition, number: words[number - 1], read)


def _read_flag(edition: Edition, value: object) -> bool:
    if not isinstance(value, bool):
        raise TypeError(f"{str(value)[:40]!r} is neither true nor false")
    return value


def _read_guess(edition: Edition, value: str) -> str:
    return edition.guesses[edition.slots[value] - 1].text


_read_seat: Final = _whole(1, SEATS - 1)
read_seats: Final = _list(_read_seat)

Seat = Annotated[int, Kind("seat", lambda edition, number: number, _read_seat)]
Seats = Annotated[
    tuple[int, ...],
    Kind(
        "seats",
        lambda edition, mask: tuple(members(mask)),
        read_seats,
        lambda edition, seats: list(seats),
    ),
]
#: What a Guard or a Bishop names, as it is typed: the text of one of the edition's guesses.
Named = Annotated[
    str, Kind("guess", lambda edition, slot: edition.guesses[slot - 1].text, _read_guess)
]
#: Moves are what the log of the engine does not hold: who is asked has them from elsewhere.
Moves = Annotated[
    tuple[Move, ...],
    Kind(
        "moves",
        lambda edition, number: (),
        _list(Move.parse),
        lambda edition, moves: list(map(str, moves)),
    ),
]
_PLAIN: Final = {
    int: Kind("number", lambda edition, number: number, _whole(0)),
    bool: Kind("flag", lambda edition, number: bool(number), _read_flag),
    Card: Kind(
        "card",
        lambda edition, number: Card(number),
        lambda edition, word: edition.card(word),
        lambda edition, card: edition.word(card),
    ),
}

#: A part that only the event's audience may know; to all others it is None.
_SECRET: Final = "secret"
Secret = Annotated[T | None, _SECRET]
