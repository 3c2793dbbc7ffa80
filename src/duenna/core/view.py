"""What one seat, or a watcher, may know: built item by item from what is allowed, never by taking secrets away.

The same `View` goes to people, bots and remote clients. `follow.py` brings one forward by an event.
"""

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any, Final

from duenna.core.actions import Move, words_of
from duenna.core.cards import ROYALS, Card
from duenna.core.editions import Edition, find_edition
from duenna.core.errors import DuennaError
from duenna.core.events import QUESTIONS, Question
from duenna.core.frozen import Frozen, Value
from duenna.core.rules import count_actions, nth_action
from duenna.core.seats import members
from duenna.core.state import Rules, State

Seats = tuple[int, ...]
Cards = tuple[Card, ...]


#: the parts of a view that are its reader's alone
OWN: Final = (
    *("seat", "options", "hand", "known", "known_drawn", "known_extra", "known_deck"),
    "known_by",
)


@dataclass(frozen=True, repr=False)
class View(Value):
    """Everything its reader may know of a position. Seats are numbers from 1; None is nobody or unknown."""

    edition: Edition
    seat: int | None  #: the reader's seat; None is a watcher
    players: int
    round: int = 0
    playoff: bool = False
    playing: Seats = ()  #: dealt into this round
    starter: int | None = None
    royal: Card | None = None  #: the royal in play
    alive: Seats = ()
    protected: Seats = ()
    turn: int | None = None
    decider: int | None = None  #: who is asked now
    question: Question | None = None  #: play, return, reply or look
    options: tuple[Move, ...] = ()  #: the reader's own legal moves; empty for everyone else
    hand: Cards = ()  #: the reader's own cards: the one held, then those drawn
    known: Mapping[int, Card] = Frozen()  #: hands known for certain
    known_drawn: Card | None = None  #: the card the seat in turn drew, if known for certain
    known_extra: tuple[Card | None, ...] = ()  #: what another's Chancellor drew, as far as known
    known_deck: Mapping[int, Card] = Frozen()  #: place from the bottom -> card
    known_by: Seats = ()  #: who knows the reader's own hand for certain, as far as the reader can tell
    seen_by: Mapping[int, Seats] = (
        Frozen()
    )  #: who saw a seat's hand, or one it has played from since
    missed: Mapping[int, tuple[str, ...]] = (
        Frozen()
    )  #: what a seat's hand is not: guesses missed on it
    put_deck: Mapping[int, int] = (
        Frozen()
    )  #: place from the bottom -> the seat that put a card there
    put_drawn: int | None = None  #: the seat that had put the drawn card under the deck
    deck: int = 0  #: cards left to draw
    burned: bool = False  #: whether the card set aside face down is still there
    aside: tuple[Card | None, ...] = ()  #: two players: the further cards set aside
    piles: Mapping[int, Cards] = Frozen()  #: discards, in order
    tokens: Mapping[int, int] = Frozen()
    mark: int | None = None  #: the seat a Sycophant chose for the next card
    bets: Mapping[int, Seats] = Frozen()  #: whom a seat's Jesters are on
    pair: Seats = ()  #: the seats a Cardinal swapped, while the Cardinal's player may look
    shown: Mapping[int, Card] = Frozen()  #: hands shown at the round's end
    revealed: Card | None = None  #: the burned card, shown after the round
    round_winners: Seats = ()  #: of the round, once it is over
    runoff: Seats = ()  #: who must play a playoff next
    champions: Seats = ()  #: who won the match, once it is over

    def __post_init__(self) -> None:
        for name in _MAPPINGS:
            given = getattr(self, name)
            if type(given) is not Frozen:
                object.__setattr__(self, name, Frozen(given))

    def __repr__(self) -> str:
        reader = f"seat {self.seat}" if self.seat else "a watcher"
        return f"<View of {reader}: {self.edition.name}, {self.players} seats, round {self.round}>"

    @property
    def target(self) -> int:
        """How many tokens win the match."""
        return self.edition.tokens[self.players]

    @property
    def asked(self) -> bool:
        """Whether the reader is the one who must answer now."""
        return self.seat is not None and self.seat == self.decider

    def unseen(self) -> dict[Card, int]:
        """How many copies of each card the reader has not accounted for: not face up, not in their own hand,
        and not known for certain to lie in some other place.
        """
        left = dict.fromkeys(self.edition.characters, 0)
        for card in self.edition.deck_for(len(self.playing), self.playoff):
            left[card] += 1
        seen = [*self.hand, *self.known.values(), *self.known_deck.values()]
        seen += [card for pile in self.piles.values() for card in pile]
        seen += [
            card
            for card in (*self.aside, self.known_drawn, *self.known_extra, self.revealed)
            if card
        ]
        seen += [
            card
            for seat, card in self.shown.items()
            if seat not in self.known and seat != self.seat
        ]
        for card in seen:
            left[_in_deck(left, card)] -= 1
        return left

    def to_json(self) -> dict[str, Any]:
        """The view as plain JSON values; `view_from_json` is the inverse."""
        edition = self.edition
        out = {"edition": edition.name, "asked": edition.asked, "knobs": edition.knobs}
        parts = {key: getattr(self, part) for part, key in PARTS.items()}
        return out | plain_parts(edition, parts)


#: Every part of a view but the edition, and its key in JSON.
PARTS: Final = {part.name: part.name for part in fields(View)[1:]} | {"round_winners": "winners"}
_MAPPINGS: Final = [part.name for part in fields(View) if isinstance(part.default, Frozen)]


def _in_deck(left: Mapping[Card, int], card: Card) -> Card:
    """The deck's own entry for a card: whichever royal lies open stands for the one in play."""
    return card if card in left else next(c for c in left if c in ROYALS)


def seat_view(edition: Edition, rules: Rules, s: State, seat: int) -> View:
    """The view of one seat."""
    options = legal_moves(edition, rules, s) if s.decider == seat else ()
    return replace(watcher_view(edition, s), **own_parts(s, seat, options))


def own_parts(s: State, seat: int, options: tuple[Move, ...]) -> dict[str, Any]:
    """The parts of one seat's view that are its alone, `options` among them; all others are everyone's."""
    mine = [s.hand[seat]]
    if s.turn == seat:
        mine += [s.drawn, *s.extra]
    return {
        "seat": seat,
        "options": options,
        "hand": tuple(Card(card) for card in mine if card),
        "known": {
            other: Card(s.hand[other])
            for other in range(1, s.players + 1)
            if s.knowers[other] >> seat & 1 and s.hand[other]
        },
        "known_drawn": Card(s.drawn) if s.drawn_known >> seat & 1 else None,
        "known_extra": ()
        if s.turn == seat
        else tuple(
            Card(card) if known >> seat & 1 else None
            for card, known in zip(s.extra, s.extra_known, strict=True)
            if card
        ),
        "known_deck": {
            place + 1: Card(s.deck[place])
            for place in range(s.left)
            if s.deck_known[place] >> seat & 1
        },
        "known_by": tuple(members(s.sure[seat])),
    }


def watcher_view(edition: Edition, s: State) -> View:
    """The view of someone who sits at no seat: what lies open for all."""
    seats = range(1, s.players + 1)
    up = edition.aside_face == "up" or s.revealed
    aside = s.aside[: s.aside_count]
    return View(
        edition=edition,
        seat=None,
        players=s.players,
        round=s.round,
        playoff=bool(s.playoff),
        playing=tuple(members(s.playing)),
        starter=s.starter or None,
        royal=Card(s.royal) if s.royal else edition.fixed_royal,
        alive=tuple(members(s.alive)),
        protected=tuple(members(s.protected)),
        turn=s.turn or None,
        decider=s.decider or None,
        question=QUESTIONS[s.question],
        deck=s.left,
        burned=bool(s.burned),
        aside=tuple(Card(card) if up else None for card in aside),
        piles={seat: tuple(map(Card, s.discards(seat))) for seat in seats},
        tokens={seat: s.tokens[seat] for seat in seats},
        mark=s.mark or None,
        bets={seat: tuple(members(s.bet[seat])) for seat in seats if s.bet[seat]},
        seen_by={seat: tuple(members(s.seen[seat])) for seat in seats if s.seen[seat]},
        missed={seat: words_of(edition, s.missed[seat]) for seat in seats if s.missed[seat]},
        put_deck={place + 1: s.under[place] for place in range(s.left) if s.under[place]},
        put_drawn=s.drawn_from or None,
        pair=tuple(seat for seat in s.pair if seat),
        shown={seat: Card(s.hand[seat]) for seat in members(s.shown)},
        revealed=Card(s.burned) if s.revealed and s.burned else None,
        round_winners=tuple(members(s.round_winners)),
        runoff=tuple(members(s.runoff)),
        champions=tuple(members(s.champions)),
    )


def legal_moves(edition: Edition, rules: Rules, s: State) -> tuple[Move, ...]:
    """All moves of the decider, in canonical order; none when nobody is asked."""
    return tuple(Move(edition, nth_action(s, rules, k)) for k in range(count_actions(s, rules)))


# ---- text and back ----------------------------------------------------------------------------


def plain_parts(edition: Edition, parts: Mapping[str, Any]) -> dict[str, Any]:
    """Parts of a view as plain JSON values."""
    return {part: _plain(edition, value) for part, value in parts.items()}


def _plain(edition: Edition, value: Any) -> Any:
    """The value in JSON's types, cards by their words and moves by their text."""
    if isinstance(value, Card):
        return edition.word(value)
    if isinstance(value, Move):
        return str(value)
    if isinstance(value, Mapping):
        return {str(key): _plain(edition, each) for key, each in value.items()}
    if isinstance(value, tuple):
        return [_plain(edition, each) for each in value]
    return value


_CARD_PARTS: Final = (
    "royal",
    "known_drawn",
    "known_extra",
    "revealed",
    "hand",
    "aside",
    "known",
    "known_deck",
    "piles",
    "shown",
)


def view_from_json(data: Mapping[str, Any]) -> View:
    """The view that `View.to_json` wrote; raises DuennaError for anything else."""
    try:
        edition = replace(find_edition(data["edition"], **data["knobs"]), asked=data["asked"])
        parts: dict[str, Any] = {"edition": edition}
        for part, key in PARTS.items():
            value = data[key]
            if part == "options":
                parts["options"] = tuple(Move.parse(edition, text) for text in value)
            else:
                parts[part] = _revive(edition if part in _CARD_PARTS else None, value)
        return View(**parts)
    except (KeyError, TypeError, AttributeError, ValueError) as problem:
        raise DuennaError(f"This is no view: {problem}.") from problem


def _revive(edition: Edition | None, value: Any) -> Any:
    """The inverse of `_plain`; words are cards where an edition is given."""
    if isinstance(value, str) and edition is not None:
        return edition.card(value)
    if isinstance(value, Mapping):
        return {int(key): _revive(edition, each) for key, each in value.items()}
    if isinstance(value, list):
        return tuple(_revive(edition, each) for each in value)
    return value
