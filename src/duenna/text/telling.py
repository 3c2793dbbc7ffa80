"""How an event is told: which message says it, which of its parts the reader is, and the arguments.

What the messages say is in the Fluent files under `locales/`.
"""

from dataclasses import replace
from typing import Any

from duenna.core import events
from duenna.core.cards import Card
from duenna.core.editions import Edition
from duenna.core.events import Event
from duenna.core.parts import Part
from duenna.text.nouns import card_name, card_names, guess_name, players
from duenna.text.saying import Arg, Player, Say, yes


def tell(
    event: Event,
    edition: Edition,
    reader: int | None,
    *,
    royal: Card | None = None,
    open_hands: bool = False,
) -> Say | None:
    """What happened, for the reader (a seat, or None for a watcher); None where there is nothing to say.

    Cards that the reader may not know are left out, even if the event still holds them, unless
    `open_hands` says that all may be told. `royal` is the royal in play, if the reader may know
    it: a guess of any royal then names it.
    """
    event = reader_first(event if open_hands else event.for_reader(reader), reader)
    if isinstance(event, events.Revealed) and not event.cards:
        return None
    args: dict[str, Arg] = {"you": you_are(event, reader), "known": yes(is_known(event))}
    for part in event.parts:
        value = getattr(event, part.name)
        if value is not None:
            args |= _args(part, value, edition, reader, royal)
    match event:
        case events.Shown(card=card):
            args["rank"] = edition.rank[card]
        case events.Revealed(cards=cards):
            args |= {"cards": card_names(cards, edition, royal), "count": len(cards)}
    return Say(message_id(event, edition), args)


def _args(
    part: Part, value: Any, edition: Edition, reader: int | None, royal: Card | None
) -> dict[str, Arg]:
    """The arguments that a part of an event makes."""
    match part.kind.name:
        case "seat":
            return {part.key: Player(value)}
        case "seats":
            return {part.key: players(value, reader), "count": len(value)}
        case "card":
            return {part.key: card_name(value, edition, royal)}
        case "guess":
            return {part.key: guess_name(value, edition, royal)}
        case "flag":
            return {part.key: yes(value)}
        case "number":
            return {part.key: value}
    return {}


def reader_first(event: Event, reader: int | None) -> Event:
    """The event, so turned that the reader is the first of two who are alike, and a player who chose
    their own seat and another is the second: sentences then have fewer cases.
    """
    match event:
        case events.Compared(seat, target, _, card, target_card) if target == reader:
            return replace(event, seat=target, target=seat, card=target_card, target_card=card)
        case events.Swapped(seat, second, card, second_card) if second == reader:
            return replace(event, seat=second, second=seat, card=second_card, second_card=card)
        case events.Played(seat, _, target, second) if second is not None:
            if target == seat or (second == reader and second != seat):
                return replace(event, target=second, second=target)
    return event


def message_id(event: Event, edition: Edition) -> str:
    """The message that tells the event: "event-" with its name, and which of its sentences it is.

    >>> from duenna import Game
    >>> game = Game("classic", 2, seed=7)
    >>> message_id(game.events[-1], game.edition)
    'event-asked-play'
    """
    return f"event-{event.name}{_shape(event, edition)}"


def _shape(event: Event, edition: Edition) -> str:
    match event:
        case events.Played():
            return _played_shape(event)
        case events.Drew(burned=True):
            return "-burned"
        case events.NoEffect(reason=reason):
            return f"-{reason}"
        case events.Looked(seat, target) if seat == target:
            return "-self"
        case events.Compared(loser=None):
            return "-tie"
        case events.Returned(count=count):
            return "-one" if count == 1 else "-two"
        case events.Out(card=card) if card is not None:
            return "-card"
        case events.Token(for_=what):
            return f"-{what}"
        case events.Shown(card=card, strength=strength) if strength != edition.rank[card]:
            return "-raised"
        case events.RoundOver(how=how):
            return f"-{how}"
        case events.Asked(question=question):
            return f"-{question}"
        case _:
            return ""


def _played_shape(event: events.Played) -> str:
    if event.target is None:
        return ""
    if event.guess is not None:
        return "-guess"
    if event.second is not None:
        return "-two-self" if event.second == event.seat else "-two"
    return "-self" if event.target == event.seat else "-on"


def you_are(event: Event, reader: int | None) -> str:
    """Which part of the event the reader is; "none" for an outsider."""
    if reader is None:
        return "none"
    if isinstance(event, events.Marked):  # who chose does not matter, even if it is the same seat
        return "target" if event.target == reader else "none"
    lists = [getattr(event, part.name) for part in event.parts if part.kind.name == "seats"]
    if any(reader in several for several in lists):
        return "one" if max(map(len, lists)) == 1 else "some"
    seats = [part.name for part in event.parts if part.kind.name == "seat"]
    return next((part for part in seats if getattr(event, part) == reader), "none")


def concerned(event: Event) -> frozenset[int]:
    """The seats that play a part in the event: for all others its sentence is the same."""
    seats = set[int | None]()
    for part in event.parts:
        if part.kind.name == "seat":
            seats.add(getattr(event, part.name))
        elif part.kind.name == "seats":
            seats.update(getattr(event, part.name))
    return frozenset(seat for seat in seats if seat is not None)


def is_known(event: Event) -> bool:
    """Whether any secret part is there to be told."""
    return any(getattr(event, part) is not None for part in event.secrets)
