"""What is to be said, before it is in any language: the message that says it, and its arguments.

Whoever knows the game makes a `Say`; `Words.say` makes it a sentence in the terminal, and the page's
`Words` does in the browser, where it comes as JSON. Neither needs to know more than is in it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias


@dataclass(frozen=True)
class Player:
    """A player's name, by the seat."""

    seat: int


@dataclass(frozen=True)
class Percent:
    """A chance from 0 to 1, written in percent as the language does."""

    chance: float


@dataclass(frozen=True)
class Say:
    """A message and its arguments, by the names of its variables.

    As an argument it stands for its text, and with a hyphen and a form's name for each of its attributes:
    `Say("card-guard")` as `card` gives $card and, in English, $card-a.

    >>> Say("event-turn", {"you": "none", "seat": Player(2)})
    Say(id='event-turn', args={'you': 'none', 'seat': Player(seat=2)})
    """

    id: str
    args: Mapping[str, "Arg"] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        """The message as plain JSON values.

        >>> Say("event-turn", {"you": "none", "seat": Player(2)}).to_json()
        {'id': 'event-turn', 'args': {'you': 'none', 'seat': {'seat': 2}}}
        """
        if not self.args:
            return {"id": self.id}
        return {"id": self.id, "args": {name: plain(arg) for name, arg in self.args.items()}}


@dataclass(frozen=True)
class Listed:
    """Several things joined as the language joins them, in each form that they have."""

    items: Sequence[Say | Player]


Arg: TypeAlias = str | int | float | Player | Percent | Say | Listed

YOU = Say("list-you")  #: the reader, at the head of a list


def plain(arg: Arg) -> Any:
    """An argument as a plain JSON value."""
    match arg:
        case Say():
            return arg.to_json()
        case Player():
            return {"seat": arg.seat}
        case Percent():
            return {"percent": arg.chance}
        case Listed():
            return {"list": [plain(item) for item in arg.items]}
    return arg


def yes(flag: bool) -> str:
    """The flag as messages tell it: "yes" or "no"."""
    return "yes" if flag else "no"
