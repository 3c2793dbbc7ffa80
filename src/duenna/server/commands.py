"""What may be asked of a table, as types: each is read off a request once, and is whole from then on."""

from collections.abc import Mapping
from dataclasses import MISSING, dataclass, fields
from typing import Any, Final, TypeAlias

from duenna.bots import USUAL_BOT
from duenna.server.happened import Created
from duenna.server.table import Actor, Refused

MAX_ID: Final = 64  #: letters of a command's id


@dataclass(frozen=True, kw_only=True)
class Asked:
    """Who asks, and the id under which the same command may be sent again."""

    actor: Actor
    cmd_id: str

    @property
    def key(self) -> str:
        """The command's id among all senders': nobody is answered for a command that another sent."""
        return f"{(self.actor.guest or self.actor.token)[:32]}/{self.cmd_id}"


@dataclass(frozen=True, kw_only=True)
class Create(Asked):
    """Make a table; `creation.py` reads how it is wanted."""

    wanted: Created


@dataclass(frozen=True, kw_only=True)
class Join(Asked):
    """Take a seat; any that is free, if none is named."""

    name: str
    seat: int | None = None


@dataclass(frozen=True, kw_only=True)
class Claim(Asked):
    """Trade a code for the seat it is for."""

    code: str


@dataclass(frozen=True, kw_only=True)
class Leave(Asked):
    """Leave the seat."""


@dataclass(frozen=True, kw_only=True)
class SeatBot(Asked):
    """Seat a bot."""

    level: str = USUAL_BOT
    seat: int | None = None


@dataclass(frozen=True, kw_only=True)
class Remove(Asked):
    """Free another's seat."""

    seat: int


@dataclass(frozen=True, kw_only=True)
class Start(Asked):
    """Begin the match."""


@dataclass(frozen=True, kw_only=True)
class Rematch(Asked):
    """Begin another match with the same seats."""


@dataclass(frozen=True, kw_only=True)
class Move(Asked):
    """Make a move; `seq` is the last event that its sender knew of."""

    move: str
    seq: int | None = None


@dataclass(frozen=True, kw_only=True)
class Next(Asked):
    """Deal the next round; `seq` as for a move."""

    seq: int | None = None


@dataclass(frozen=True, kw_only=True)
class Say(Asked):
    """Say a ready phrase, or a line."""

    phrase: str | None = None
    text: str | None = None


@dataclass(frozen=True, kw_only=True)
class MoveFor(Asked):
    """The house makes a move for a seat; `by` says why: a bot, the clock, a stand-in."""

    seat: int
    move: str
    by: str
    seq: int


@dataclass(frozen=True, kw_only=True)
class Warm(Asked):
    """The house lets a bot move for a person who is away."""

    seat: int


@dataclass(frozen=True, kw_only=True)
class GiveBack(Asked):
    """The house gives a seat back to its person."""

    seat: int


Sent: TypeAlias = Join | Claim | Leave | SeatBot | Remove | Start | Rematch | Move | Next | Say
"""Commands that anyone can send to a table."""
Command: TypeAlias = Sent | MoveFor | Warm | GiveBack

NAMES: Final[Mapping[str, type[Sent]]] = {
    "join": Join,
    "claim": Claim,
    "leave": Leave,
    "bot": SeatBot,
    "remove": Remove,
    "start": Start,
    "rematch": Rematch,
    "move": Move,
    "next": Next,
    "say": Say,
}

_KINDS: Final[Mapping[Any, tuple[type, str]]] = {
    str: (str, "a text"),
    str | None: (str, "a text"),
    int: (int, "a number"),
    int | None: (int, "a number"),
}


def read(name: str, actor: Actor, body: Mapping[str, Any]) -> Sent:
    """The command of that name with the parts of a request's body; what it does not know it passes over.

    Raises Refused: 404 for a name that is none, 400 for a part that lacks or is of another type.

    >>> read("move", Actor(), {"cmd_id": "1", "move": "guard 2 priest", "seq": 7}).move
    'guard 2 priest'
    >>> read("move", Actor(), {"cmd_id": "1", "move": 7})
    Traceback (most recent call last):
    ...
    duenna.server.table.Refused: "move" must be a text.
    """
    made = NAMES.get(name)
    if made is None:
        raise Refused(404, "no-command", f"There is no command {name[:40]!r}.")
    parts: dict[str, Any] = {"actor": actor, "cmd_id": cmd_id(body)}
    for part in fields(made):
        if part.name in parts:
            continue
        kind, called = _KINDS[part.type]
        value = body.get(part.name)
        if type(value) is kind:
            parts[part.name] = value
        elif value is not None or part.default is MISSING:
            raise Refused(400, "bad-request", f'"{part.name}" must be {called}.')
    return made(**parts)


def cmd_id(body: Mapping[str, Any]) -> str:
    """The id that the sender gave the command; raises Refused (400)."""
    given = body.get("cmd_id")
    if not isinstance(given, str) or not 0 < len(given) <= MAX_ID or "\0" in given:
        why = f'"cmd_id" must be a text of 1 to {MAX_ID} characters, none of them the character 0.'
        raise Refused(400, "bad-request", why)
    return given
