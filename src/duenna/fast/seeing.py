"""What one seat sees, as numbers in fixed places, as networks read them. Restricted Python.

A row of small numbers in blocks, one after another; `lay` says where each block begins, and -1 for one that the
table does not have (`duenna.rl.coding` lays them out and names them). Seats are counted from the one who looks,
cards by their place in the deck's order, `col`.
"""

from typing import Final

from duenna.core.state import PILE, Rules, State

# The blocks, by place in `lay`.
ASKED: Final = 0  #: which question the seat is asked
HELD: Final = 1  #: by card: the one held
DRAWN: Final = 2  #: by card, how many: those drawn
PILES: Final = 3  #: by seat and card, how many: those face up before it
LAST: Final = 4  #: by seat and card: the last of them
KNOWN: Final = 5  #: by seat and card: the hand, if it is known for certain or shown
ALIVE: Final = 6  #: by seat
SHIELD: Final = 7  #: by seat: protected
TURN: Final = 8  #: by seat
TOKENS: Final = 9  #: by seat, how many
KNOWN_BY: Final = 10  #: by seat: knows the own hand for certain
SEEN_BY: Final = 11  #: by seat and seat: the hand of the first was seen by the second
MISSED: Final = 12  #: by seat and guess: missed on the hand
NUMBERS: Final = (
    13  #: cards to draw, whether one is burned, round, tokens needed, whether it is a playoff
)
ASIDE: Final = 14  #: by card, how many: set aside face up
MARK: Final = 15  #: by seat: marked by a Sycophant
BETS: Final = 16  #: by seat and seat: the first has a Jester on the second
PAIR: Final = 17  #: by seat: swapped by a Cardinal who may look now
KNOWN_DRAWN: Final = 18  #: by card: another's drawn card, if known for certain
PUT_DRAWN: Final = 19  #: by seat: had put the drawn card under the deck
KNOWN_DECK: Final = 20  #: by place from the bottom and card, if known for certain
PUT_DECK: Final = 21  #: by place from the bottom and seat: put the card there
PLACES: Final = 22  #: no block: how many places of the deck those have
SIZE: Final = 23  #: no block: how many numbers the row has
CARDS: Final = 24  #: no block: how many characters there are
LAY: Final = 25  #: how many places `lay` has

MOST: Final = 127  #: what a larger number counts as


def fill_sight(s: State, e: Rules, me: int, lay: list[int], col: list[int], out: list[int]) -> None:
    """Fills in all that seat `me` sees."""
    for k in range(lay[SIZE]):
        out[k] = 0
    if s.decider == me:
        out[lay[ASKED] + s.question - 1] = 1
    see_own(s, me, lay, col, out)
    q = me
    for d in range(s.players):
        see_seat(s, e, me, q, d, lay, col, out)
        q = q + 1 if q < s.players else 1
    at = lay[NUMBERS]
    out[at] = s.left
    out[at + 1] = 1 if s.burned else 0
    out[at + 2] = min(s.round, MOST)
    out[at + 3] = min(e.target, MOST)
    out[at + 4] = s.playoff
    at = lay[ASIDE]
    if at >= 0:
        for i in range(s.aside_count):
            out[at + col[s.aside[i]]] += 1
    if lay[PUT_DECK] >= 0:
        see_deck(s, me, lay, col, out)


def see_own(s: State, me: int, lay: list[int], col: list[int], out: list[int]) -> None:
    """The own cards, and who knows the one held."""
    if s.hand[me]:
        out[lay[HELD] + col[s.hand[me]]] = 1
    if s.turn == me:
        at = lay[DRAWN]
        if s.drawn:
            out[at + col[s.drawn]] = 1
        for k in range(2):
            if s.extra[k]:
                out[at + col[s.extra[k]]] += 1
    mark_seats(s.sure[me], me, s.players, lay[KNOWN_BY], out)


def mark_seats(mask: int, me: int, players: int, at: int, out: list[int]) -> None:
    """Marks the seats of a mask, counted from mine, from that place on."""
    if mask:
        p = me
        for d in range(players):
            out[at + d] = mask >> p & 1
            p = p + 1 if p < players else 1


def see_seat(
    s: State, e: Rules, me: int, q: int, d: int, lay: list[int], col: list[int], out: list[int]
) -> None:
    """All there is to see of seat q, which sits d seats after mine."""
    n = s.players
    size = s.pile_size[q]
    if size:
        at = lay[PILES] + d * lay[CARDS]
        for i in range(q * PILE, q * PILE + size):
            out[at + col[s.pile[i]]] += 1
        out[lay[LAST] + d * lay[CARDS] + col[s.pile[q * PILE + size - 1]]] = 1
    if q != me and s.hand[q] and (s.knowers[q] >> me | s.shown >> q) & 1:
        out[lay[KNOWN] + d * lay[CARDS] + col[s.hand[q]]] = 1
    out[lay[ALIVE] + d] = s.alive >> q & 1
    out[lay[SHIELD] + d] = s.protected >> q & 1
    out[lay[TURN] + d] = 1 if s.turn == q else 0
    out[lay[TOKENS] + d] = min(s.tokens[q], MOST)
    mark_seats(s.seen[q], me, n, lay[SEEN_BY] + d * n, out)
    if s.missed[q]:
        at = lay[MISSED] + d * e.guesses - 1
        for g in range(1, e.guesses + 1):
            out[at + g] = s.missed[q] >> g & 1
    if lay[MARK] >= 0 and s.mark == q:
        out[lay[MARK] + d] = 1
    if lay[BETS] >= 0:
        mark_seats(s.bet[q], me, n, lay[BETS] + d * n, out)
    if lay[PAIR] >= 0 and (s.pair[0] == q or s.pair[1] == q):
        out[lay[PAIR] + d] = 1


def see_deck(s: State, me: int, lay: list[int], col: list[int], out: list[int]) -> None:
    """The cards that were put under the deck, as far as they are known, and who put them there."""
    n = s.players
    if s.drawn_from:
        p = s.drawn_from
        out[lay[PUT_DRAWN] + (p - me if p >= me else p - me + n)] = 1
    if s.turn != me and s.drawn_known >> me & 1:
        out[lay[KNOWN_DRAWN] + col[s.drawn]] = 1
    for i in range(min(s.left, lay[PLACES])):
        if s.deck_known[i] >> me & 1:
            out[lay[KNOWN_DECK] + i * lay[CARDS] + col[s.deck[i]]] = 1
        p = s.under[i]
        if p:
            out[lay[PUT_DECK] + i * n + (p - me if p >= me else p - me + n)] = 1
