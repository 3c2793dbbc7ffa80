"""What is to be said, as it goes over the wire: of events to their reader, and of what was refused."""

from collections.abc import Mapping
from typing import Any, Final, cast

from duenna.core.cards import Card
from duenna.core.editions import PRESETS, Edition
from duenna.core.events import Event
from duenna.server import wire
from duenna.server.table import Instead, Refused
from duenna.text.refusing import refusal
from duenna.text.saying import Arg, Player, Say, plain
from duenna.text.telling import tell

#: Refusals of many kinds under one key: where there is English alone, it says which.
_SAYS_WHY: Final = ("edition", "bad-value", "bad-request", "bad-host", "unknown-host")


def say_face(said: Say) -> wire.Say:
    """The message and its arguments."""
    return cast("wire.Say", said.to_json())


def args_face(args: Mapping[str, Arg]) -> dict[str, wire.Arg]:
    """Arguments by their names."""
    return {name: plain(arg) for name, arg in args.items()}


def event_face(
    event: Event, edition: Edition, reader: int | None, *, open_hands: bool = False
) -> wire.GameEvent:
    """The event as its reader learned it (all of it with `open_hands`), and what to say of it."""
    learned = event if open_hands else event.for_reader(reader)
    said = tell(learned, edition, reader, open_hands=open_hands)
    face = {**learned.to_json(edition), "say": say_face(said) if said else None}
    return cast("wire.GameEvent", face)


def instead_face(why: Instead | None, seat: int | None, reader: int | None) -> wire.Say | None:
    """What to say of a move that somebody else made for the seat; None if its own player made it."""
    if why is None or seat is None:
        return None
    you = "seat" if seat == reader else "none"
    return say_face(Say(f"instead-{why}", {"you": you, "seat": Player(seat)}))


def refusal_face(refused: Refused, edition: Edition = PRESETS["classic"]) -> wire.Refusal:
    """What was refused, for programs and to be said; cards by the edition's words."""
    message = str(refused)
    why = {"why": message} if refused.key in _SAYS_WHY else {}
    return {
        "error": refused.key,
        "message": message,
        "values": {name: _plain(value, edition) for name, value in refused.values.items()},
        "say": say_face(refusal(refused.key, {**why, **refused.values}, edition)),
    }


def _plain(value: Any, edition: Edition) -> Any:
    """A value of a refusal in JSON's types."""
    if isinstance(value, Card):
        return edition.word(value)
    if isinstance(value, (list, tuple)):
        return [_plain(each, edition) for each in value]
    return value
