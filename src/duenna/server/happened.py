"""What has happened at a table, as types: the events that are stored, each with its JSON and back.

An event says what was done and by which seat; what it makes of the table is `table.py`'s.
"""

from collections.abc import Callable, Mapping
from dataclasses import MISSING, dataclass, field, fields
from typing import Any, ClassVar, Final, TypeAlias, TypeVar, get_args

from duenna.server.options import Options


@dataclass(frozen=True)
class Created:
    """The table was made; its maker sits in seat 1, bots from seat 2 on."""

    kind: ClassVar[str] = "created"
    name: str
    guest: str  #: hash of the person's guest cookie, empty for a program; so everywhere below
    edition: str
    players: int
    knobs: Mapping[str, Any] = field(hash=False)
    options: Options
    bots: tuple[str, ...]
    token: str = ""  #: hash of the seat's token; so everywhere below
    seat: ClassVar[int] = 1


@dataclass(frozen=True)
class Joined:
    """Somebody sat down."""

    kind: ClassVar[str] = "joined"
    seat: int
    name: str
    guest: str
    token: str = ""


@dataclass(frozen=True)
class DeviceAdded:
    """The person of a seat sits there with another device too."""

    kind: ClassVar[str] = "device"
    seat: int
    guest: str
    token: str = ""


@dataclass(frozen=True)
class Left:
    """Somebody left the seat; in a match a bot plays on."""

    kind: ClassVar[str] = "left"
    seat: int


@dataclass(frozen=True)
class Removed:
    """The maker freed a seat."""

    kind: ClassVar[str] = "removed"
    seat: int


@dataclass(frozen=True)
class BotSeated:
    """A bot sat down."""

    kind: ClassVar[str] = "bot"
    seat: int
    level: str
    name: str


@dataclass(frozen=True)
class Started:
    """A match began, with its first deal."""

    kind: ClassVar[str] = "started"
    seed: str
    names: tuple[str, ...]


@dataclass(frozen=True)
class Moved:
    """A move was made."""

    kind: ClassVar[str] = "moved"
    seat: int
    move: str
    by: str | None = None  #: who made it for the seat: bot, clock or stand-in; None for its person
    took: int | None = None  #: milliseconds it took, where time is limited


@dataclass(frozen=True)
class Dealt:
    """The next round was dealt."""

    kind: ClassVar[str] = "dealt"


@dataclass(frozen=True)
class Said:
    """Somebody said a ready phrase, or a line."""

    kind: ClassVar[str] = "said"
    seat: int
    text: str | None = None
    phrase: str | None = None


@dataclass(frozen=True)
class Warmed:
    """A bot began to move for a person who is away."""

    kind: ClassVar[str] = "warmed"
    seat: int


@dataclass(frozen=True)
class Returned:
    """The person is back and moves again."""

    kind: ClassVar[str] = "returned"
    seat: int


Seating: TypeAlias = Created | Joined | DeviceAdded
"""Events that give somebody a seat, and its token."""
Going: TypeAlias = Left | Removed
"""Events by which somebody loses the seat."""
GameEvent: TypeAlias = Started | Moved | Dealt
"""Events that change the game."""
Happened: TypeAlias = Seating | Going | BotSeated | GameEvent | Said | Warmed | Returned

KINDS: Final[Mapping[str, type[Happened]]] = {each.kind: each for each in get_args(Happened)}
T = TypeVar("T")


def seat_of(event: Happened) -> int | None:
    """Which seat did it, or had it done; None for what concerns all."""
    return None if isinstance(event, Created | Started | Dealt) else event.seat


def to_json(event: Happened) -> dict[str, Any]:
    """The event's parts as JSON values, what it does not have left out; `read` is the inverse.

    >>> to_json(Moved(2, "guard 1 priest", by="bot"))
    {'seat': 2, 'move': 'guard 1 priest', 'by': 'bot'}
    """
    parts = {part.name: getattr(event, part.name) for part in fields(event)}
    if isinstance(event, Created):
        parts["options"] = event.options.to_json()
    return {
        name: list(value) if isinstance(value, tuple) else value
        for name, value in parts.items()
        if value is not None
    }


def read(kind: str, body: object) -> Happened:
    """The event of that kind with these parts; raises ValueError that says what is wrong with them.

    >>> read("moved", {"seat": 2, "move": "guard 1 priest"})
    Moved(seat=2, move='guard 1 priest', by=None, took=None)
    >>> read("moved", {"seat": "2", "move": "guard 1 priest"})
    Traceback (most recent call last):
    ...
    ValueError: The seat of a moved event cannot be '2'.
    """
    made = KINDS.get(kind)
    if made is None:
        raise ValueError(f"There is no event {kind!r}.")
    if not isinstance(body, dict):
        raise ValueError(f"A {kind} event must be an object.")
    parts = {part.name: part for part in fields(made)}
    if lacking := [
        name for name, part in parts.items() if name not in body and part.default is MISSING
    ]:
        raise ValueError(f"A {kind} event needs {', '.join(lacking)}.")
    if unknown := body.keys() - parts.keys():
        raise ValueError(f"A {kind} event has no {', '.join(sorted(unknown))}.")
    values = {}
    for name, value in body.items():
        try:
            values[name] = _READERS[parts[name].type](value)
        except (TypeError, ValueError) as problem:
            raise ValueError(f"The {name} of a {kind} event cannot be {value!r}.") from problem
    return made(**values)


def _exactly(kind: type[T]) -> Callable[[Any], T]:
    """A reader of values of that type and no other: True is no number here."""

    def reader(value: Any) -> T:
        if type(value) is not kind:
            raise TypeError(value)
        return value

    return reader


def _texts(value: Any) -> tuple[str, ...]:
    return tuple(map(_exactly(str), _exactly(list)(value)))


_READERS: Final[Mapping[Any, Callable[[Any], Any]]] = {
    int: _exactly(int),
    str: _exactly(str),
    int | None: _exactly(int),
    str | None: _exactly(str),
    tuple[str, ...]: _texts,
    Mapping[str, Any]: _exactly(dict),
    Options: lambda value: Options(**value),
}
