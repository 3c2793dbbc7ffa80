"""How an event is told: which message says it, which of its parts the reader is, and the arguments.

What the messages say is in the Fluent files under `locales/`.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from duenna.core.cards import Card
from duenna.core.editions import Edition
from duenna.core.events import KINDS, Event
from duenna.text.nouns import card_name, card_names, guess_name, players
from duenna.text.saying import Arg, Player, Say, yes

#: Kind of event -> how its parts read.
READS: Final[Mapping[str, Mapping[str, str]]] = {
    name: {part.name: part.reads for part in parts} for name, parts in KINDS.values()
}
_SECRETS: Final = {
    name: [part.name for part in parts if part.secret] for name, parts in KINDS.values()
}

# Events in which two seats play the same part, with what belongs to each.
_ALIKE: Final = {
    "compared": (("seat", "card"), ("target", "target_card")),
    "swapped": (("seat", "card"), ("second", "second_card")),
    "played": (("target",), ("second",)),
}


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
    if event.name == "revealed" and not any(event.parts.values()):
        return None
    args: dict[str, Arg] = {"you": you_are(event, reader), "known": yes(is_known(event))}
    for part, reads in READS[event.name].items():
        value = event[part]
        if value is not None:
            args |= _args(part, reads, value, edition, reader, royal)
    if event.name == "shown":
        args["rank"] = edition.rank[event["card"]]
    if event.name == "revealed":
        cards = [card for card in event.parts.values() if isinstance(card, Card)]
        args |= {"cards": card_names(cards, edition, royal), "count": len(cards)}
    return Say(message_id(event, edition), args)


def _args(  # noqa: PLR0913, PLR0917 - a part, and all that its name in a sentence depends on
    part: str, reads: str, value: Any, edition: Edition, reader: int | None, royal: Card | None
) -> dict[str, Arg]:
    """The arguments that a part of an event makes."""
    match reads:
        case "seat":
            return {part: Player(value)}
        case "seats":
            return {part: players(value, reader), "count": len(value)}
        case "card":
            return {part: card_name(value, edition, royal)}
        case "guess":
            return {part: guess_name(value, edition, royal)}
        case "flag":
            return {part: yes(value)}
        case "number":
            return {part: value}
    return {}


def reader_first(event: Event, reader: int | None) -> Event:
    """The event, so turned that the reader is the first of two who are alike, and a player who chose
    himself or herself and another is the second: sentences then have fewer cases.
    """
    name, parts = event.name, event.parts
    if name not in _ALIKE:
        return event
    first, second = _ALIKE[name]
    two = (parts[first[0]], parts[second[0]])
    if name == "played" and parts["seat"] in two:
        turn = two[1] is not None and two[0] == parts["seat"]
    else:
        turn = two[1] is not None and two[1] == reader
    if not turn:
        return event
    pairs = [*zip(first, second, strict=True), *zip(second, first, strict=True)]
    return replace(event, parts={**parts, **{to: parts[source] for to, source in pairs}})


def message_id(event: Event, edition: Edition) -> str:
    """The message that tells the event: "event-" with its name, and which of its sentences it is.

    >>> from duenna import Game
    >>> game = Game("classic", 2, seed=7)
    >>> message_id(game.events[-1], game.edition)
    'event-asked-play'
    """
    return f"event-{event.name}{_shape(event, edition)}"


def _shape(event: Event, edition: Edition) -> str:
    parts = event.parts
    match event.name:
        case "played":
            return _played_shape(parts)
        case "drew":
            return "-burned" if parts["burned"] else ""
        case "no-effect":
            return f"-{parts['reason']}"
        case "looked":
            return "-self" if parts["seat"] == parts["target"] else ""
        case "compared":
            return "" if parts["loser"] else "-tie"
        case "returned":
            return "-one" if parts["count"] == 1 else "-two"
        case "out":
            return "-card" if parts["card"] else ""
        case "token":
            return f"-{parts['for']}"
        case "shown":
            return "-raised" if parts["strength"] != edition.rank[event["card"]] else ""
        case "round-over":
            return f"-{parts['how']}"
        case "asked":
            return f"-{parts['question']}"
        case _:
            return ""


def _played_shape(parts: Mapping[str, Any]) -> str:
    seat, target, second = parts["seat"], parts["target"], parts["second"]
    if target is None:
        return ""
    if parts["guess"] is not None:
        return "-guess"
    if second is not None:
        return "-two-self" if second == seat else "-two"
    return "-self" if target == seat else "-on"


def you_are(event: Event, reader: int | None) -> str:
    """Which part of the event the reader is; "none" for an outsider."""
    if reader is None:
        return "none"
    parts = event.parts
    if event.name == "marked":  # who chose does not matter, even if it is the same seat
        return "target" if parts["target"] == reader else "none"
    lists = [event[part] for part, reads in READS[event.name].items() if reads == "seats"]
    if any(reader in several for several in lists):
        return "one" if max(map(len, lists)) == 1 else "some"
    seats = [part for part, reads in READS[event.name].items() if reads == "seat"]
    return next((part for part in seats if parts[part] == reader), "none")


def is_known(event: Event) -> bool:
    """Whether any secret part is there to be told."""
    return any(event.parts[part] is not None for part in _SECRETS[event.name])
