"""Events from the engine's numbers and from JSON, and the action that an event tells of."""

from collections.abc import Mapping
from typing import Any, Final

from duenna.core import events, rules
from duenna.core.editions import Edition
from duenna.core.errors import DuennaError
from duenna.core.events import Event
from duenna.core.parts import read_seats
from duenna.core.seats import members

_BY_NUMBER: Final = {kind.number: kind for kind in events.EVENTS.values()}


def decode(edition: Edition, logged: tuple[int, ...]) -> Event:
    """The event that the engine logged as numbers, every secret included but the options of who is asked."""
    number, audience, *numbers = logged
    kind = _BY_NUMBER[number]
    values = [part.decode(edition, n) for part, n in zip(kind.parts, numbers, strict=False)]
    known = events.EVERYONE if audience == rules.ALL else frozenset(members(audience))
    return kind(*values, audience=known)


def event_from_json(edition: Edition, data: Mapping[str, Any]) -> Event:
    """The event that `to_json` wrote; raises DuennaError for anything else."""
    try:
        kind, audience = events.EVENTS[data["event"]], data["audience"]
        values = {part.name: part.read(edition, data[part.key]) for part in kind.parts}
        known = events.EVERYONE
        if audience != "all":
            known = frozenset(read_seats(edition, audience))
        return kind(**values, audience=known)
    except (LookupError, TypeError, AttributeError, ValueError) as problem:
        raise DuennaError(f"This is no event of {edition.name}: {problem}.") from problem


def action_of(edition: Edition, event: Event, question: str | None) -> int:
    """The engine's number of the action that the event reports, 0 if it reports none.

    `question` is the last question that was asked. The cards of a Chancellor's choice that the
    reader may not know are 0 in the number.
    """
    match event:
        case events.Played(_, card, target, second, guess):
            action = rules.PLAY << rules.QUESTION | card
            action |= (target or 0) << rules.FIRST | (second or 0) << rules.SECOND
            return action | (edition.slots[guess] << rules.GUESS if guess else 0)
        case events.Returned(keep=keep, top=top, bottom=bottom):
            action = rules.RETURN << rules.QUESTION | (keep or 0)
            return action | (top or 0) << rules.FIRST | (bottom or 0) << rules.SECOND
        case events.Kept():
            return rules.REPLY << rules.QUESTION
        case events.Discarded() if question == "reply":
            return rules.REPLY << rules.QUESTION | 1 << rules.FIRST
        case events.Declined():
            return rules.LOOK << rules.QUESTION
        case events.Looked(target=target) if question == "look":
            return rules.LOOK << rules.QUESTION | target << rules.FIRST
        case _:
            return 0
