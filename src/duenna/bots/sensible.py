"""A bot that plays by rules of thumb, as a careful person would who counts the cards.

Each option is worth what its card does, in points, plus what the card kept is worth; the best option
is played. A knock-out is worth a few points, a card in hand its rank, more so as the round nears its end.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from duenna.actions import Move
from duenna.bots.bot import Budget
from duenna.bots.odds import hand_was_seen, odds_of_hands
from duenna.cards import ROYALS, Card
from duenna.events import Event
from duenna.view import View

RUIN: Final = -50.0  #: being out of the round, or as good as that


def choose(view: View, events: Sequence[Event], budget: Budget) -> Move:
    """The option that the rules of thumb like best; equals are drawn for."""
    thumb = Thumb(view, events)
    worth = [thumb.worth(move) for move in view.options]
    best = max(worth)
    return budget.rng().choice(
        [move for move, each in zip(view.options, worth, strict=True) if each == best]
    )


class Thumb:
    """The rules of thumb, applied to one view."""

    def __init__(self, view: View, events: Sequence[Event]) -> None:
        self.view = view
        self.rank = view.edition.rank
        self.odds = odds_of_hands(view, events)
        self.seen = hand_was_seen(view, events)
        self.others = [seat for seat in view.alive if seat != view.seat]
        unseen = view.unseen()
        left = sum(unseen.values()) or 1
        self.average = sum(self.rank[card] * count for card, count in unseen.items()) / left
        #: from 0, the round has just begun, to 1, this is its last turn
        self.late = 1 / (1 + view.deck / len(view.alive))

    # ---- what a move is worth

    def worth(self, move: Move) -> float:
        """The points of a move, whatever is asked."""
        match self.view.question:
            case "play":
                return self._play(move)
            case "return":
                # Of the cards given back the lower one lies on top, for somebody else to draw.
                assert move.card is not None
                return self.keeping(move.card) - 0.01 * self.rank[move.returned[0]]
            case "reply":
                return self._reply(move)
            case _:
                return self._look(move)

    def _play(self, move: Move) -> float:
        card = move.card
        assert card is not None
        if card in ROYALS:
            return RUIN
        held = list(self.view.hand)
        held.remove(card)
        worth = self.keeping(held[0])
        if self.seen and self.view.hand[0] == card:
            worth += 1.5  # somebody knows the card I held before I drew: away with it
        if set(move.targets) & set(self.view.protected):
            return worth  # named all the same where the edition allows it, to no effect
        return worth + _EFFECTS.get(card, _nothing)(self, move, held[0])

    def _reply(self, move: Move) -> float:
        """Named by a Bishop, everyone knows the card: it is better changed, unless that is ruin."""
        card = self.view.hand[0]
        if not move.discards:
            return self.keeping(card)
        return RUIN if card in ROYALS else self.average * self._weight + 1.5

    def _look(self, move: Move) -> float:
        """Looking at a hand that is not known yet is best."""
        if not move.targets or move.targets[0] == self.view.seat:
            return 0.0
        return self.doubt(move.targets[0])

    # ---- what things are worth

    @property
    def _weight(self) -> float:
        return 0.25 + 0.75 * self.late

    def keeping(self, card: Card) -> float:
        """What the card is worth in my hand."""
        worth = self.rank[card] * self._weight
        if card == Card.ASSASSIN:
            return 3.0 * (1 - self.late)  # a shield against Guards, and worthless in the end
        if card == Card.MINISTER:
            return worth - 2.5  # the next card drawn may be ruin
        if card == Card.HANDMAID:
            return worth + 0.3
        if card == Card.SPY and self.view.deck:
            return worth + 0.3  # it still has to be played
        return worth

    def knock_out(self, seat: int) -> float:
        """What it is worth to see that seat out: more with few players left, and if it leads."""
        lead = self.view.tokens[seat] / self.view.target
        return 4.0 + 6.0 / len(self.others) + 2.0 * lead

    def chance(self, seat: int, cards: Sequence[Card]) -> float:
        """How likely the seat holds one of the cards."""
        hand = self.odds[seat]
        return sum(hand.get(card, 0.0) for card in cards)

    def expected(self, seat: int) -> float:
        """The rank that the seat holds on average."""
        return sum(self.rank[card] * chance for card, chance in self.odds[seat].items())

    def doubt(self, seat: int) -> float:
        """How little is known of the seat's hand: 0 if the card is known, towards 1 if anything goes."""
        return 1.0 - max(self.odds[seat].values(), default=1.0)


# ---- what each card does: the worth of its effect, given the card kept -----------------------------

Effect = Callable[[Thumb, Move, Card], float]


def _nothing(thumb: Thumb, move: Move, kept: Card) -> float:
    return 0.0


def _guess(thumb: Thumb, move: Move) -> float:
    """How likely the guess is right."""
    named = next(guess for guess in thumb.view.edition.guesses if guess.text == move.guess)
    return thumb.chance(move.targets[0], named.cards)


def _guard(thumb: Thumb, move: Move, kept: Card) -> float:
    if not move.targets:
        return 0.0
    seat = move.targets[0]
    assassin = thumb.chance(seat, [Card.ASSASSIN])
    return _guess(thumb, move) * (1 - assassin) * thumb.knock_out(seat) + assassin * RUIN / 5


def _bishop(thumb: Thumb, move: Move, kept: Card) -> float:
    return 8.0 * _guess(thumb, move) if move.targets else 0.0


def _duel(thumb: Thumb, move: Move, kept: Card, lower_loses: bool) -> float:
    """The worth of comparing hands: what the other may lose, against what I may."""
    if not move.targets:
        return 0.0
    seat = move.targets[0]
    mine = thumb.rank[kept]
    below = thumb.chance(seat, [card for card in thumb.odds[seat] if thumb.rank[card] < mine])
    above = thumb.chance(seat, [card for card in thumb.odds[seat] if thumb.rank[card] > mine])
    win, lose = (below, above) if lower_loses else (above, below)
    return win * thumb.knock_out(seat) - lose * 12.0


def _baron(thumb: Thumb, move: Move, kept: Card) -> float:
    return _duel(thumb, move, kept, lower_loses=True)


def _dowager_queen(thumb: Thumb, move: Move, kept: Card) -> float:
    return _duel(thumb, move, kept, lower_loses=False)


def _see(thumb: Thumb, move: Move, kept: Card) -> float:
    """Priest and Baroness: it is good to know a hand."""
    return sum(1.2 * thumb.doubt(seat) for seat in move.targets) * (1 - thumb.late / 2)


def _handmaid(thumb: Thumb, move: Move, kept: Card) -> float:
    """Safety is worth the more, the more there is to lose."""
    return 1.0 + 0.25 * thumb.rank[kept] + (1.0 if thumb.seen else 0.0)


def _prince(thumb: Thumb, move: Move, kept: Card) -> float:
    if not move.targets:
        return 0.0
    seat = move.targets[0]
    if seat == thumb.view.seat:
        if kept in ROYALS:
            return RUIN
        return (thumb.average - thumb.rank[kept]) * thumb._weight - 0.3
    lost = (thumb.expected(seat) - thumb.average) * thumb._weight / len(thumb.others)
    return thumb.chance(seat, ROYALS) * thumb.knock_out(seat) + lost + 0.5


def _swap_with(thumb: Thumb, seat: int, kept: Card) -> float:
    """What I gain by swapping hands with the seat, which will know what I have then."""
    return (thumb.expected(seat) - thumb.rank[kept]) * thumb._weight - 1.0 + thumb.late


def _king(thumb: Thumb, move: Move, kept: Card) -> float:
    return _swap_with(thumb, move.targets[0], kept) if move.targets else 0.0


def _cardinal(thumb: Thumb, move: Move, kept: Card) -> float:
    me = thumb.view.seat
    swapped = [seat for seat in move.targets if seat != me]
    look = max((thumb.doubt(seat) for seat in swapped), default=0.0)
    if len(swapped) == 1:
        return _swap_with(thumb, swapped[0], kept) + look / 2
    return look


def _spy(thumb: Thumb, move: Move, kept: Card) -> float:
    """The bonus is open while no other player in the round has shown a Spy."""
    piles = thumb.view.piles
    rivals = any(Card.SPY in piles[seat] for seat in thumb.others)
    done = thumb.view.seat is not None and Card.SPY in piles[thumb.view.seat]
    return 0.5 if rivals or done else 2.0


def _jester(thumb: Thumb, move: Move, kept: Card) -> float:
    """A bet on the strongest hand."""
    return 0.3 * thumb.expected(move.targets[0]) if move.targets else 0.0


def _sycophant(thumb: Thumb, move: Move, kept: Card) -> float:
    """Better that the next card hits another, and the leader best of all."""
    if not move.targets or move.targets[0] == thumb.view.seat:
        return -1.0
    return 0.5 + 0.1 * thumb.view.tokens[move.targets[0]]


def _always(worth: float) -> Effect:
    return lambda thumb, move, kept: worth


_EFFECTS: Final[Mapping[Card, Effect]] = {
    Card.GUARD: _guard,
    Card.BISHOP: _bishop,
    Card.BARON: _baron,
    Card.DOWAGER_QUEEN: _dowager_queen,
    Card.PRIEST: _see,
    Card.BARONESS: _see,
    Card.HANDMAID: _handmaid,
    Card.PRINCE: _prince,
    Card.KING: _king,
    Card.CARDINAL: _cardinal,
    Card.SPY: _spy,
    Card.JESTER: _jester,
    Card.SYCOPHANT: _sycophant,
    Card.CHANCELLOR: _always(1.5),
    Card.COUNT: _always(1.0),
    Card.CONSTABLE: _always(1.5),
    # The Countess tells the others that a King, a Prince or the Princess may be kept.
    Card.COUNTESS: _always(-0.5),
}
