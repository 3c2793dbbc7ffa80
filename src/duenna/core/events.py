"""What happened, as people and programs are told it: each event, its parts, and who may know its cards.

The engine logs tuples of numbers; `decode` names their parts. Everyone learns that an event
happened; its secret parts reach only the seats in its audience, and are None for all others, so
that a hidden event still counts and nobody mistakes it for a lost one.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any, Final

from duenna.core import rules
from duenna.core.actions import Move
from duenna.core.cards import Card
from duenna.core.editions import Edition
from duenna.core.errors import DuennaError, MoveError
from duenna.core.seats import members

Value = int | bool | str | tuple[Any, ...] | None


@dataclass(frozen=True)
class _Part:
    """One part of an event: its name, how its number reads, whether it is for the audience only."""

    name: str
    reads: str = "number"
    secret: bool = False


def _parts(text: str) -> tuple[_Part, ...]:
    """Parts from "name:reading" words; a star marks a secret one."""
    out = []
    for item in text.split():
        name, _, reads = item.rstrip("*").partition(":")
        out.append(_Part(name, reads or "number", item.endswith("*")))
    return tuple(out)


REASONS: Final = {
    rules.NOBODY_TO_CHOOSE: "nobody-to-choose",
    rules.PROTECTED: "protected",
    rules.MARKED: "marked",
    rules.DECK_EMPTY: "deck-empty",
}
DRAWN_FOR: Final = {
    rules.FOR_TURN: "turn",
    rules.AFTER_DISCARD: "discard",
    rules.BY_CHANCELLOR: "chancellor",
}
TOKEN_FOR: Final = {
    rules.FOR_ROUND: "round",
    rules.FOR_SPY: "spy",
    rules.FOR_JESTER: "jester",
    rules.FOR_CONSTABLE: "constable",
    rules.FOR_BISHOP: "bishop",
}
DECIDED: Final = {
    rules.BY_SURVIVAL: "survival",
    rules.BY_RANK: "rank",
    rules.BY_SUM: "sum",
    rules.TIED: "tied",
    rules.DRAWN: "drawn",
}
QUESTIONS: Final = {
    rules.NOTHING: None,
    rules.PLAY: "play",
    rules.RETURN: "return",
    rules.REPLY: "reply",
    rules.LOOK: "look",
}

#: Kind of event -> (its name, its parts after the audience). A card or a seat of 0 reads as None.
KINDS: Final[Mapping[int, tuple[str, tuple[_Part, ...]]]] = {
    kind: (name, _parts(parts))
    for kind, name, parts in (
        # A round begins; seats are those dealt in, royal is the one in play where each round has another.
        (rules.E_ROUND, "round", "round starter:seat seats:seats playoff:flag royal:card"),
        # A card is set aside: the burned card first, then (two players) the further ones.
        (rules.E_ASIDE, "aside", "card:card* face_up:flag"),
        (rules.E_DEALT, "dealt", "seat:seat card:card*"),
        # A turn begins: the seat's protection ends.
        (rules.E_TURN, "turn", "seat:seat"),
        (rules.E_DREW, "drew", "seat:seat card:card* why:why burned:flag"),
        # The Minister with 12 or more: both cards lie open, then "out" follows.
        (rules.E_BUST, "bust", "seat:seat held:card drawn:card"),
        (rules.E_PLAYED, "played", "seat:seat card:card target:seat second:seat guess:guess"),
        (rules.E_NO_EFFECT, "no-effect", "seat:seat target:seat reason:reason"),
        (rules.E_MISSED, "missed", "seat:seat target:seat guess:guess"),
        (rules.E_HIT, "hit", "seat:seat target:seat guess:guess"),
        # The Assassin answers a Guard: seat holds it, target played the Guard.
        (rules.E_ASSASSIN, "assassin", "seat:seat target:seat"),
        (rules.E_LOOKED, "looked", "seat:seat target:seat card:card*"),
        # The Cardinal's player looks at neither hand.
        (rules.E_DECLINED, "declined", "seat:seat"),
        (
            rules.E_COMPARED,
            "compared",
            "seat:seat target:seat loser:seat card:card* target_card:card*",
        ),
        (rules.E_PROTECTED, "protected", "seat:seat"),
        (rules.E_DISCARDED, "discarded", "seat:seat card:card"),
        # Hit by a Bishop, the seat keeps its card.
        (rules.E_KEPT, "kept", "seat:seat"),
        # card is what seat gave, second_card what second gave.
        (rules.E_SWAPPED, "swapped", "seat:seat second:seat card:card* second_card:card*"),
        (rules.E_RETURNED, "returned", "seat:seat count keep:card* top:card* bottom:card*"),
        (rules.E_MARKED, "marked", "seat:seat target:seat"),
        (rules.E_BET, "bet", "seat:seat target:seat"),
        # card is what the seat still held, if anything (a bust has shown both cards before).
        (rules.E_OUT, "out", "seat:seat card:card"),
        (rules.E_TOKEN, "token", "seat:seat for:token total"),
        # A hand shown at the round's end, its strength, and the sum that would break a tie.
        (rules.E_SHOWN, "shown", "seat:seat card:card strength sum"),
        # leaders are those with the best hand; winners are fewer where a tie wins nothing.
        (rules.E_ROUND_OVER, "round-over", "winners:seats how:decided leaders:seats"),
        (rules.E_REVEALED, "revealed", "burned:card first:card second:card third:card"),
        # Several have tokens enough, or a playoff was tied: these seats play on for the match.
        (rules.E_PLAYOFF, "playoff", "seats:seats"),
        (rules.E_MATCH_OVER, "match-over", "winners:seats"),
        (rules.E_ASKED, "asked", "seat:seat question:question options:options*"),
    )
}
EVENT_NAMES: Final = tuple(name for name, _ in KINDS.values())
_PARTS: Final = dict(KINDS.values())


@dataclass(frozen=True)
class Event:
    """One thing that happened. Reach its parts by name: `event["seat"]`, `event["card"]`.

    Seats are numbers from 1, cards are `Card`s, a guess is its word; None is nobody, no card,
    or a card that the reader may not know. `audience` holds the seats that know the secret parts;
    seat 0 in it is everyone, watchers included.
    """

    name: str
    parts: Mapping[str, Value]
    audience: frozenset[int]

    def __getitem__(self, part: str) -> Any:
        return self.parts[part]

    def known_to(self, seat: int | None) -> bool:
        """Whether that seat, or a watcher (None), may know the secret parts too."""
        return 0 in self.audience or seat in self.audience

    def for_reader(self, seat: int | None) -> "Event":
        """The event as that seat, or a watcher (None), learns it: None for what outsiders may not know."""
        if self.known_to(seat):
            return self
        hidden = {part.name for part in _PARTS[self.name] if part.secret}
        if not hidden:
            return self
        parts = {name: None if name in hidden else value for name, value in self.parts.items()}
        return replace(self, parts=MappingProxyType(parts))

    def to_json(self, edition: Edition) -> dict[str, Any]:
        """The event as plain JSON values, cards and moves as text; `event_from_json` is the inverse."""
        out: dict[str, Any] = {"event": self.name}
        for part in _PARTS[self.name]:
            value = self.parts[part.name]
            if part.reads == "options" and isinstance(value, tuple):
                value = tuple(map(str, value))
            elif isinstance(value, Card):
                value = edition.word(value)
            out[part.name] = list(value) if isinstance(value, tuple) else value
        out["audience"] = "all" if 0 in self.audience else sorted(self.audience)
        return out


def event_from_json(edition: Edition, data: Mapping[str, Any]) -> Event:
    """The event that `to_json` wrote; raises DuennaError for anything else."""
    try:
        name = data["event"]
        parts: dict[str, Value] = {}
        for part in _PARTS[name]:
            value = data[part.name]
            if part.reads == "card" and value is not None:
                value = edition.card(value)
            elif part.reads == "options" and value is not None:
                value = [Move.parse(edition, text) for text in value]
            parts[part.name] = tuple(value) if isinstance(value, list) else value
        audience = (0,) if data["audience"] == "all" else data["audience"]
        return Event(name, MappingProxyType(parts), frozenset(audience))
    except (KeyError, TypeError, AttributeError, MoveError) as problem:
        raise DuennaError(f"This is no event of {edition.name}: {problem}.") from problem


def decode(edition: Edition, logged: tuple[int, ...]) -> Event:
    """The event that the engine logged as numbers, every secret included."""
    name, parts = KINDS[logged[0]]
    numbers = logged[2:]
    read = {
        part.name: _read(edition, part.reads, number)
        for part, number in zip(parts, numbers, strict=False)
    }
    if name == "asked":
        read["options"] = None
    audience = frozenset((0,)) if logged[1] == rules.ALL else frozenset(members(logged[1]))
    return Event(name, MappingProxyType(read), audience)


def _read(edition: Edition, reads: str, number: int) -> Value:
    match reads:
        case "seat":
            return number or None
        case "seats":
            return tuple(members(number))
        case "card":
            return Card(number) if number else None
        case "guess":
            return edition.guesses[number - 1].text if number else None
        case "flag":
            return bool(number)
        case "reason":
            return REASONS[number]
        case "why":
            return DRAWN_FOR[number]
        case "token":
            return TOKEN_FOR[number]
        case "decided":
            return DECIDED[number]
        case "question":
            return QUESTIONS[number]
        case _:
            return number


def action_of(edition: Edition, event: Event, question: str | None) -> int:
    """The engine's action that an event tells of, the last question asked being this one; 0 if it tells of none.

    What the event's reader may not know of a Chancellor's choice is 0 in it.
    """
    name, action = event.name, 0
    if name == "played":
        slots = {guess.text: slot for slot, guess in enumerate(edition.guesses, start=1)}
        action = rules.PLAY << rules.QUESTION | slots.get(event["guess"], 0) << rules.GUESS
        action |= (event["target"] or 0) << rules.FIRST | (event["second"] or 0) << rules.SECOND
        action |= event["card"]
    elif name == "returned":
        action = rules.RETURN << rules.QUESTION | (event["bottom"] or 0) << rules.SECOND
        action |= (event["top"] or 0) << rules.FIRST | (event["keep"] or 0)
    elif name == "kept" or (name == "discarded" and question == "reply"):
        action = rules.REPLY << rules.QUESTION | (name == "discarded") << rules.FIRST
    elif name == "declined" or (name == "looked" and question == "look"):
        action = rules.LOOK << rules.QUESTION
        action |= event["target"] << rules.FIRST if name == "looked" else 0
    return action
