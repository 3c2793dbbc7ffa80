"""One description of everything the engine computes with: the position, and the rule set as numbers.

Both classes hold ints and lists of ints only. `FIELDS` and `RULE_FIELDS` are read off them, and the
compiled engine lays the same fields out in one flat row of numbers.
"""

from dataclasses import dataclass, field, fields
from typing import Any, Final, TypeVar

from duenna.core.cards import CARD_IDS, CARDS, GUARD, NO_CARD, ROYALS, Card
from duenna.core.editions import Edition
from duenna.core.knobs import CHOICES, MAX_DECK, SMALL_TABLE
from duenna.core.seats import SEATS

T = TypeVar("T", "State", "Rules")

PILE: Final = MAX_DECK  #: room for one seat's discards


def _vector(length: int) -> Any:
    return field(default_factory=lambda: [0] * length, metadata={"length": length})


@dataclass(slots=True)
class State:
    """A position, hidden cards included: never shown to anyone; `view.py` builds what may be.

    Cards are numbers (0: no card), seats run from 1 (0: nobody), and a set of seats is a bit mask.
    """

    players: int = 0  #: how many seats the match has
    round: int = 0  #: rounds dealt so far
    playoff: int = 0  #: 1 while a playoff round is played
    playing: int = 0  #: mask: seats dealt into this round
    starter: int = 0  #: who began this round
    royal: int = 0  #: the royal in play, where each round has another (R51)
    alive: int = 0  #: mask: seats not knocked out
    protected: int = 0  #: mask
    turn: int = 0  #: whose turn it is (or was, when the round is over)
    decider: int = 0  #: who is asked now
    question: int = 0  #: what is asked: one of the questions of rules.py
    drawn: int = 0  #: the second card of the seat whose turn it is
    drawn_known: int = 0  #: mask: other seats that know the drawn card for certain
    drawn_from: int = 0  #: the seat that had put the drawn card under the deck
    left: int = 0  #: cards in the draw pile
    burned: int = 0  #: the card set aside face down, until somebody must draw it
    aside_count: int = 0
    mark: int = 0  #: the seat a Sycophant chose for the next card played
    owed: int = 0  #: mask: seats owed a Constable's token at the round's end
    shown: int = 0  #: mask: seats whose hand was shown at the round's end
    revealed: int = 0  #: 1 once the cards set aside are shown
    round_winners: int = 0  #: mask: winners of the last finished round
    runoff: int = 0  #: mask: seats that must play a playoff next
    champions: int = 0  #: mask: who won the match
    tokens: list[int] = _vector(SEATS)
    hand: list[int] = _vector(SEATS)
    knowers: list[int] = _vector(SEATS)  #: per seat, a mask of those who know its hand for certain
    # Who knows a hand is known to its owner in part, and to others less: so much can all of them tell.
    sure: list[int] = _vector(SEATS)  #: per seat, a mask of those of them whom it can be sure of
    seen: list[int] = _vector(SEATS)  #: ... who saw its hand, or one it has played from since
    missed: list[int] = _vector(
        SEATS
    )  #: per seat, a mask of the guesses that its hand has shown wrong
    bet: list[int] = _vector(SEATS)  #: per seat, a mask of those its Jesters were played on
    pile_size: list[int] = _vector(SEATS)
    extra: list[int] = _vector(2)  #: what a Chancellor drew, until the player returns cards
    extra_known: list[int] = _vector(2)  #: for each of them, a mask of the other seats that know it
    pair: list[int] = _vector(2)  #: the two seats a Cardinal swapped, until the player has looked
    aside: list[int] = _vector(3)  #: two players: further cards set aside
    deck: list[int] = _vector(MAX_DECK)  #: the draw pile; the next card is deck[left - 1]
    deck_known: list[int] = _vector(MAX_DECK)  #: per place of the draw pile, a mask of who knows it
    under: list[int] = _vector(MAX_DECK)  #: per place, the seat that put the card under the deck
    pile: list[int] = _vector(SEATS * PILE)  #: discards: seat p's k-th is pile[p * PILE + k]

    def copy(self) -> "State":
        """An independent copy."""
        other = State.__new__(State)
        for name in FIELDS:
            value = getattr(self, name)
            setattr(other, name, value if type(value) is int else value[:])
        return other

    def discards(self, seat: int) -> list[int]:
        """The cards before a seat, in the order they came down."""
        return self.pile[seat * PILE : seat * PILE + self.pile_size[seat]]

    def cards(self) -> list[int]:
        """Every card of the round, wherever it lies: the same multiset from deal to deal."""
        places = [*self.hand, *self.extra, self.drawn, self.burned]
        places += self.aside[: self.aside_count] + self.deck[: self.left]
        for seat in range(1, SEATS):
            places += self.discards(seat)
        return sorted(card for card in places if card)


@dataclass(slots=True)
class Rules:
    """An edition as the engine reads it: tables by card number, and its knobs as numbers.

    A knob with named answers is the answer's place in `editions.CHOICES`.
    """

    target: int = 0  #: tokens that win the match at this number of seats
    guesses: int = 0  #: how many things a Guard may name
    two_player_aside: int = 0
    aside_up: int = 0
    ignore_protected: int = 0
    prince_fizzle: int = 0
    mark_free: int = 0
    tie: int = 0
    tie_sum_hand: int = 0
    first_start: int = 0
    next_start: int = 0
    tie_start: int = 0
    none_start: int = 0
    immediate_win: int = 0
    match_tie: int = 0
    constable_late: int = 0
    reveal_burned: int = 0
    royal_varies: int = 0
    has_spy: int = 0
    has_minister: int = 0
    has_constable: int = 0
    has_count: int = 0
    rank: list[int] = _vector(CARD_IDS)
    aim: list[int] = _vector(CARD_IDS)
    slot: list[int] = _vector(CARD_IDS)  #: which guess names the card; 0: none does
    ways: list[int] = _vector(CARD_IDS * SEATS)  #: card * SEATS + n: its actions if n can be chosen
    copies: list[int] = _vector(CARD_IDS)  #: in the deck
    listed: list[int] = _vector(
        CARD_IDS
    )  #: the deck's own entry for a card: one royal stands for all
    exact: list[int] = _vector(CARD_IDS)  #: per guess, 1 if it names one character only
    # Of playoffs only, and therefore last: what is learned of rounds does not depend on it.
    small_guesses: int = 0  #: how many things may be named with the smaller deck; 0: all, as ever
    small_slot: list[int] = _vector(CARD_IDS)  #: which guesses those are, from 1


def rules_for(edition: Edition, seats: int) -> Rules:
    """The edition's numbers for a table of that many seats (find_edition has checked that it fits)."""
    out = Rules(
        target=edition.tokens[seats],
        guesses=len(edition.guesses),
        two_player_aside=edition.two_player_aside,
        aside_up=int(edition.aside_face == "up"),
        ignore_protected=int(edition.protection == "ignore"),
        prince_fizzle=int(edition.prince_all_protected == "fizzle"),
        mark_free=int(edition.sycophant_unchoosable == "free"),
        tie_sum_hand=int(edition.tie_sum_hand),
        immediate_win=int(edition.immediate_win),
        constable_late=int(edition.constable_timing == "round-end"),
        reveal_burned=int(edition.reveal_burned),
        royal_varies=int(edition.royal == "random"),
        has_spy=edition.copies.get(Card.SPY, 0),
        has_minister=edition.copies.get(Card.MINISTER, 0),
        has_constable=edition.copies.get(Card.CONSTABLE, 0),
        has_count=edition.copies.get(Card.COUNT, 0),
    )
    for name in ("tie", "first_start", "next_start", "tie_start", "none_start", "match_tie"):
        setattr(out, name, CHOICES[name].index(getattr(edition, name)))
    for card, rank in edition.rank.items():
        out.rank[card] = rank
    royal = next((card for card in edition.copies if card in ROYALS), NO_CARD)
    for card in Card:
        out.copies[card] = edition.copies.get(card, 0)
        out.listed[card] = royal if card in ROYALS else card
        out.aim[card] = CARDS[card].aim
        for n in range(SEATS):
            by_aim = (1, n, n * out.guesses, n, n * (n - 1) // 2, n * (n + 1) // 2)
            out.ways[card * SEATS + n] = by_aim[CARDS[card].aim] or 1
    for slot, guess in enumerate(edition.guesses, start=1):
        royals = ROYALS if set(ROYALS) & set(guess.cards) else ()
        for card in (*guess.cards, *royals):
            out.slot[card] = slot
        out.exact[slot] = int(len(guess.cards) == 1)
    out.slot[GUARD] = 0
    small = set(edition.deck_for(SMALL_TABLE, playoff=True))
    able = [slot for slot, guess in enumerate(edition.guesses, 1) if small & set(guess.cards)]
    if len(able) < out.guesses:
        out.small_guesses = len(able)
        out.small_slot[1 : 1 + len(able)] = able
    return out


def _layout(kind: type) -> dict[str, tuple[int, int]]:
    """Name -> (place in the flat row, length); length 0 is a single number."""
    out, place = {}, 0
    for each in fields(kind):
        length = each.metadata.get("length", 0)
        out[each.name] = (place, length)
        place += length or 1
    return out


FIELDS: Final = _layout(State)
RULE_FIELDS: Final = _layout(Rules)


def to_row(record: State | Rules) -> list[int]:
    """All numbers of a state or rule set in one list, in the order of the fields."""
    row: list[int] = []
    for name in record.__slots__:
        value = getattr(record, name)
        if isinstance(value, int):
            row.append(value)
        else:
            row += value
    return row


def from_row(kind: type[T], row: list[int]) -> T:
    """The state or rule set that `to_row` wrote."""
    layout = FIELDS if kind is State else RULE_FIELDS
    record = kind()
    for name, (place, length) in layout.items():
        setattr(record, name, row[place : place + length] if length else row[place])
    return record
