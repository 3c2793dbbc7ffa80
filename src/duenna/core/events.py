"""What happened, as people and programs are told it: one class for each kind of event.

A class says all there is to say of its kind: the types of its parts tell how they read (`parts.py`),
and which of them are secret. Everyone learns that an event happened; its secret parts reach only the
seats in its audience, and are None for all others, so every reader gets the same number of events, and nobody
mistakes an event with hidden parts for one that was lost.

>>> from duenna import Game
>>> game = Game("classic", players=2, seed=4)
>>> [event for event in game.events if isinstance(event, Drew)]
[Drew(seat=1, card=Card.PRIEST, why='turn', burned=False, audience=frozenset({1}))]
>>> [event.card for event in game.events_for(2) if isinstance(event, Drew)]
[None]
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from inspect import get_annotations
from types import MappingProxyType
from typing import (
    Any,
    ClassVar,
    Final,
    Literal,
    Self,
    TypeVar,
    dataclass_transform,
    get_args,
)

from duenna.core import rules
from duenna.core.cards import Card
from duenna.core.editions import Edition
from duenna.core.frozen import Value
from duenna.core.parts import Moves, Named, Part, Seat, Seats, Secret, part_of

EVERYONE: Final = frozenset((0,))

# The words that a part can be, in the order of their numbers in `rules`.
Reason = Literal["nobody-to-choose", "protected", "marked", "deck-empty"]
DrawnFor = Literal["turn", "discard", "chancellor"]
TokenFor = Literal["round", "spy", "jester", "constable", "bishop"]
Decided = Literal["survival", "rank", "sum", "tied", "drawn"]
Question = Literal["play", "return", "reply", "look"]

#: What is asked, by its number in `rules`; None is nothing.
QUESTIONS: Final[tuple[Question | None, ...]] = (None, *get_args(Question))


@dataclass(frozen=True, slots=True)
class Event(Value):
    """One thing that happened; what it has besides an audience depends on its kind, the class.

    Seats are numbers from 1, cards are `Card`s, a guess is its word; None is nobody, no card, or what
    the reader may not know. Events are values: equal if they say the same, hashable, and
    `repr` can be read back by Python.
    """

    name: ClassVar[str]  #: the word for the kind, in JSON for instance: "round-over" of `RoundOver`
    number: ClassVar[int]  #: the kind in the engine's log
    parts: ClassVar[tuple[Part, ...]]  #: what describes the parts of the kind
    secrets: ClassVar[tuple[str, ...]]  #: the names of the secret ones

    #: the seats that know the secret parts; 0 among them is everyone, watchers included
    audience: frozenset[int] = field(default=EVERYONE, kw_only=True)

    def known_to(self, seat: int | None) -> bool:
        """Whether that seat, or a watcher (None), may know the secret parts too."""
        return 0 in self.audience or seat in self.audience

    def for_reader(self, seat: int | None) -> Self:
        """The event as that seat, or a watcher (None), learns it: None for what outsiders may not know."""
        if not self.secrets or self.known_to(seat):
            return self
        hidden: dict[str, Any] = dict.fromkeys(self.secrets)
        return replace(self, **hidden)

    def to_json(self, edition: Edition) -> dict[str, Any]:
        """The event as plain JSON values, cards and moves as text; `event_from_json` is the inverse."""
        out: dict[str, Any] = {"event": self.name}
        for part in self.parts:
            out[part.key] = part.write(edition, getattr(self, part.name))
        out["audience"] = "all" if 0 in self.audience else sorted(self.audience)
        return out

    def __repr__(self) -> str:
        said = [f"{part.name}={getattr(self, part.name)!r}" for part in self.parts]
        if self.audience != EVERYONE:
            said.append(f"audience={self.audience!r}")
        return f"{type(self).__name__}({', '.join(said)})"


_EVENTS: Final[dict[str, type[Event]]] = {}
EVENTS: Final[Mapping[str, type[Event]]] = MappingProxyType(_EVENTS)  #: every kind, by its name

E = TypeVar("E", bound=Event)


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def _event(number: int) -> Callable[[type[E]], type[E]]:
    """Makes a class the kind of event that the engine logs by this number; its fields are the parts, in order."""

    def make(plain: type[E]) -> type[E]:
        made = dataclass(frozen=True, slots=True, repr=False)(plain)
        made.name = re.sub(r"(?<=[a-z])(?=[A-Z])", "-", made.__name__).lower()
        made.parts = tuple(part_of(f.name, f.type) for f in fields(made) if f.name != "audience")
        made.secrets = tuple(part.name for part in made.parts if part.secret)
        made.number = number
        _EVENTS[made.name] = made
        return made

    return make


# ---- the deal ---------------------------------------------------------------------------------


@_event(rules.E_ROUND)
class Round(Event):
    """A round begins. `seats` are those dealt in, `royal` is the one in play where each round has another."""

    round: int
    starter: Seat
    seats: Seats
    playoff: bool
    royal: Card | None


@_event(rules.E_ASIDE)
class Aside(Event):
    """A card is set aside: the burned card first, then, with two players, the further ones."""

    card: Secret[Card]
    face_up: bool


@_event(rules.E_DEALT)
class Dealt(Event):
    """A seat gets the card it begins with."""

    seat: Seat
    card: Secret[Card]


# ---- a turn -----------------------------------------------------------------------------------


@_event(rules.E_TURN)
class Turn(Event):
    """A turn begins: the seat's protection ends."""

    seat: Seat


@_event(rules.E_DREW)
class Drew(Event):
    """A seat draws a card, for its turn or because of a card; `burned`, if it is the one that was set aside."""

    seat: Seat
    card: Secret[Card]
    why: DrawnFor
    burned: bool


@_event(rules.E_BUST)
class Bust(Event):
    """Minister and the other card come to 12 or more: both lie open, and `Out` follows."""

    seat: Seat
    held: Card
    drawn: Card


@_event(rules.E_ASKED)
class Asked(Event):
    """A seat must decide; its `options` are known to it alone."""

    seat: Seat
    question: Question
    options: Secret[Moves] = None


@_event(rules.E_PLAYED)
class Played(Event):
    """A seat plays a card, on one seat, on two or on nobody."""

    seat: Seat
    card: Card
    target: Seat | None
    second: Seat | None
    guess: Named | None


# ---- what a card does -------------------------------------------------------------------------


@_event(rules.E_NO_EFFECT)
class NoEffect(Event):
    """The card played does nothing, or nothing to `target`."""

    seat: Seat
    target: Seat | None
    reason: Reason


@_event(rules.E_MISSED)
class Missed(Event):
    """The card guessed is not the one that `target` holds."""

    seat: Seat
    target: Seat
    guess: Named


@_event(rules.E_HIT)
class Hit(Event):
    """The card guessed is the one that `target` holds."""

    seat: Seat
    target: Seat
    guess: Named


@_event(rules.E_ASSASSIN)
class Assassin(Event):
    """The Assassin answers a Guard: `seat` holds it, `target` played the Guard."""

    seat: Seat
    target: Seat


@_event(rules.E_LOOKED)
class Looked(Event):
    """A seat looks at the card of `target`."""

    seat: Seat
    target: Seat
    card: Secret[Card]


@_event(rules.E_DECLINED)
class Declined(Event):
    """The seat that played the Cardinal looks at neither hand."""

    seat: Seat


@_event(rules.E_COMPARED)
class Compared(Event):
    """Two seats compare their cards; nobody is the `loser` of a tie."""

    seat: Seat
    target: Seat
    loser: Seat | None
    card: Secret[Card]
    target_card: Secret[Card]


@_event(rules.E_PROTECTED)
class Protected(Event):
    """A seat is protected until its next turn."""

    seat: Seat


@_event(rules.E_DISCARDED)
class Discarded(Event):
    """A seat discards its hand without effect, unless `Out` follows."""

    seat: Seat
    card: Card


@_event(rules.E_KEPT)
class Kept(Event):
    """The seat that a Bishop hit keeps its card."""

    seat: Seat


@_event(rules.E_SWAPPED)
class Swapped(Event):
    """Two seats swap hands: `card` is what `seat` gave, `second_card` what `second` gave."""

    seat: Seat
    second: Seat
    card: Secret[Card]
    second_card: Secret[Card]


@_event(rules.E_RETURNED)
class Returned(Event):
    """A seat puts `count` cards under the deck, `top` and below it `bottom`, and keeps one."""

    seat: Seat
    count: int
    keep: Secret[Card]
    top: Secret[Card]
    bottom: Secret[Card]


@_event(rules.E_MARKED)
class Marked(Event):
    """A Sycophant is played: the next card must choose `target`."""

    seat: Seat
    target: Seat


@_event(rules.E_BET)
class Bet(Event):
    """A Jester is played: `seat` gets a token if `target` wins the round."""

    seat: Seat
    target: Seat


@_event(rules.E_OUT)
class Out(Event):
    """A seat is out of the round. `card` is what it still held; none after `Bust`, which has shown both."""

    seat: Seat
    card: Card | None


# ---- the end ----------------------------------------------------------------------------------


@_event(rules.E_TOKEN)
class Token(Event):
    """A seat gets a token; `total` is how many it has now."""

    seat: Seat
    for_: TokenFor
    total: int


@_event(rules.E_SHOWN)
class Shown(Event):
    """A hand is shown at the round's end: its strength, and the sum that would break a tie."""

    seat: Seat
    card: Card
    strength: int
    sum: int


@_event(rules.E_ROUND_OVER)
class RoundOver(Event):
    """The round is decided. `leaders` have the best hand; `winners` are fewer where a tie wins nothing."""

    winners: Seats
    how: Decided
    leaders: Seats


@_event(rules.E_REVEALED)
class Revealed(Event):
    """The cards that were set aside are shown: the burned one, and with two players the further ones."""

    burned: Card | None
    first: Card | None
    second: Card | None
    third: Card | None

    @property
    def cards(self) -> tuple[Card, ...]:
        """Those that there are."""
        return tuple(
            card for card in (self.burned, self.first, self.second, self.third) if card is not None
        )


@_event(rules.E_PLAYOFF)
class Playoff(Event):
    """Several have tokens enough, or a playoff was tied: these seats play on for the match."""

    seats: Seats


@_event(rules.E_MATCH_OVER)
class MatchOver(Event):
    """The match is won."""

    winners: Seats


S = TypeVar("S")
T = TypeVar("T")


def by_kind(*steps: Callable[[S, Any], T]) -> dict[type[Event], Callable[[S, Any], T]]:
    """Functions of something and an event, by the kinds of event for which each is: what `event` is annotated with."""
    return {
        kind: step
        for step in steps
        for annotation in (get_annotations(step)["event"],)
        for kind in get_args(annotation) or (annotation,)
    }
