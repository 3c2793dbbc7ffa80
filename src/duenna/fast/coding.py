"""Every action of a table by a number of its own, without gaps, as networks choose them. Restricted Python.

The engine's actions take 23 bits. Here they are counted from 0, seats from the one who decides (0), so that a table
has as few as there are different things to do (`duenna.rl.coding` names them). `base` has the first
number of each card's plays, by card, and after them those of the other answers; `col` the place of
each card in the deck's order.
"""

from typing import Final

from duenna.core.cards import (
    CARD_IDS,
    COUNTESS,
    KING,
    NOBODY,
    ONE_ANY,
    ONE_OTHER,
    ONE_OTHER_GUESS,
    PRINCE,
    TWO_ANY,
)
from duenna.core.rules import (
    FIRST,
    GUESS,
    PART,
    PLAY,
    QUESTION,
    REPLY,
    RETURN,
    SECOND,
    choosable,
    count_actions,
    nth_action,
    nth_play,
    small_deck,
    ways,
)
from duenna.core.state import Rules, State

# Places in `base` after those of the cards.
RETURNS: Final = CARD_IDS
REPLIES: Final = CARD_IDS + 1
LOOKS: Final = CARD_IDS + 2
BASES: Final = CARD_IDS + 3  #: how many places there are


def ahead(seat: int, me: int, players: int) -> int:
    """How many seats that seat sits after mine, clockwise: 0 is mine."""
    return seat - me if seat >= me else seat - me + players


def dense(action: int, me: int, players: int, e: Rules, base: list[int], col: list[int]) -> int:
    """The number of the engine's action, for the seat that decides."""
    question = action >> QUESTION
    x = action >> FIRST & PART
    y = action >> SECOND & PART
    if question == PLAY:
        card = e.listed[action & PART]
        b = base[card]
        aim = e.aim[card]
        if x == 0:
            return b
        d = ahead(x, me, players)
        if aim == ONE_OTHER:
            return b + d
        if aim == ONE_OTHER_GUESS:
            return b + (d - 1) * e.guesses + (action >> GUESS & PART)
        if aim == ONE_ANY:
            return b + 1 + d
        if y == 0:
            return b + d
        f = ahead(y, me, players)
        if f < d:
            d, f = f, d
        if aim == TWO_ANY:
            return b + 1 + pair(d, f, players)
        return b + players + pair(d - 1, f - 1, players - 1)
    if question == RETURN:
        keep = col[e.listed[action & PART]]
        top = col[e.listed[x]]
        k = 1 if top < keep else 0
        falling = 0
        if y:
            low = col[e.listed[y]]
            if low < keep:
                k += 1
            falling = 1 if top > low else 0
        return base[RETURNS] + 2 * k + falling
    if question == REPLY:
        return base[REPLIES] + x
    return base[LOOKS] + (ahead(x, me, players) if x else players)


def pair(d: int, f: int, n: int) -> int:
    """The number of a pair d < f among those of n, in the order (0, 1), (0, 2), ..., (1, 2), ..."""
    return d * (2 * n - d - 1) // 2 + f - d - 1


def fill_mask(
    s: State,
    e: Rules,
    base: list[int],
    col: list[int],
    raw: list[int],
    mask: list[int],
    size: int,
) -> None:
    """Marks the numbers of the legal actions with 1 and the others with 0; `raw` gets the engine's action of each."""
    for k in range(size):
        mask[k] = 0
    if s.question == PLAY:
        low = s.hand[s.turn]
        high = s.drawn
        if high < low:
            low, high = high, low
        if high == COUNTESS and (low == PRINCE or low == KING):
            raw[base[COUNTESS]] = PLAY << QUESTION | COUNTESS
            mask[base[COUNTESS]] = 1
            return
        mark_plays(s, e, low, base, col, raw, mask)
        if high != low:
            mark_plays(s, e, high, base, col, raw, mask)
        return
    for k in range(count_actions(s, e)):
        action = nth_action(s, e, k)
        at = dense(action, s.decider, s.players, e, base, col)
        raw[at] = action
        mask[at] = 1


def mark_plays(
    s: State, e: Rules, card: int, base: list[int], col: list[int], raw: list[int], mask: list[int]
) -> None:
    """Marks the plays of a card: seat by seat, since listing them one by one costs twice the time."""
    aim = e.aim[card]
    action = PLAY << QUESTION | card
    b = base[e.listed[card]]
    seats = 0 if aim == NOBODY else choosable(s, e, card)
    if seats == 0:
        raw[b] = action
        mask[b] = 1
        return
    if aim > ONE_ANY:
        for k in range(ways(s, e, card)):
            one = nth_play(s, e, card, k)
            at = dense(one, s.decider, s.players, e, base, col)
            raw[at] = one
            mask[at] = 1
        return
    few = e.small_guesses if small_deck(s) else 0
    p = s.decider
    for d in range(s.players):
        if seats >> p & 1:
            if aim == ONE_OTHER_GUESS:
                at = b + (d - 1) * e.guesses
                for g in range(1, 1 + (few if few else e.guesses)):
                    slot = e.small_slot[g] if few else g
                    raw[at + slot] = action | p << FIRST | slot << GUESS
                    mask[at + slot] = 1
            else:
                at = b + d + (1 if aim == ONE_ANY else 0)
                raw[at] = action | p << FIRST
                mask[at] = 1
        p = p + 1 if p < s.players else 1
