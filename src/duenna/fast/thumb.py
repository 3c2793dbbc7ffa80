"""Rules of thumb: what each action is worth to its player, from the odds of the other hands. Restricted Python.

Points are thousandths: a knock-out is worth a few thousand, a card in hand its rank, the more so the nearer the
end of the round. Odds are in parts of ONE and lie in one list, card by card for each seat:
`odds[seat * CARD_IDS + card]`. Whoever fills it decides how much the player knows: exact beliefs for
a bot, plain counts in a rollout. Nothing here reads a hand but the decider's own.
"""

from typing import Final

from duenna.core.cards import (
    ASSASSIN,
    BARON,
    BARONESS,
    BISHOP,
    CARD_IDS,
    CARDINAL,
    CHANCELLOR,
    CONSTABLE,
    COUNT,
    COUNTESS,
    DOWAGER_QUEEN,
    GUARD,
    HANDMAID,
    JESTER,
    KING,
    MINISTER,
    PRIEST,
    PRINCE,
    PRINCESS,
    ROYAL_CARDS,
    SPY,
    SYCOPHANT,
)
from duenna.core.rules import FIRST, GUESS, LOOK, PART, PLAY, REPLY, RETURN, SECOND, in_pile
from duenna.core.seats import POPCOUNT
from duenna.core.state import PILE, Rules, State

ONE: Final = 1 << 16  #: odds of what is certain
POINT: Final = (
    1000  #: what one rank is worth in the last turn of a round: the unit of all that follows
)
RUIN: Final = -50 * POINT  #: being out of the round, or as good as that

# The weights, in thousandths of a POINT. A person who knows the game set them; contests between bots
# (docs/strength.md) kept them. Only their proportions matter, and those only roughly.

# What a card in hand is worth, beside its rank.
RANK_EARLY: Final = 250  #: what a rank is worth while nobody has drawn yet
RANK_GROWS: Final = POINT - RANK_EARLY  #: what it gains until the deck is empty
SHIELD: Final = 3  #: ranks that an Assassin in hand is worth at first, as it answers Guards
BUST_RISK: Final = 2500  #: the Minister in hand: the next card drawn may knock its player out
SAFE_LATER: Final = 300  #: the Handmaid or the Spy in hand can still be played

# What it is worth that others lose.
KNOCK_OUT: Final = 4000  #: any opponent out of the round
LAST_RIVAL: Final = (
    6000  #: more, shared out among the opponents left: with one left the round is won
)
LEADER: Final = 2000  #: more, in proportion to the tokens that the opponent has of those needed
DUEL_LOST: Final = 12000  #: losing a comparison of hands

# What it is worth that others know less, or that the player knows more.
FORGOTTEN: Final = 1500  #: playing, or changing, a card that somebody knows
LOOK_WORTH: Final = 1200  #: seeing a hand of which nothing is known
CHANGE_COST: Final = 300  #: discarding the player's own card for one not known
UPPER_COST: Final = 10  #: a rank put back where others draw it sooner

# What the effects are worth that hit nobody.
SAFETY: Final = 1000  #: the Handmaid's protection
SAFETY_OF_RANK: Final = 250  #: more, for each rank of the card protected
KNOWN_HAND: Final = 1000  #: more, if somebody knows the hand
TOKEN_TO_COME: Final = 1000  #: a first Spy on the pile, or a Count
MORE_CARDS: Final = 1500  #: the Chancellor's choice of three, or a Constable on the pile
GIVEN_AWAY: Final = 500  #: the Countess tells that a high card may be kept
HIT_TOKEN: Final = 8000  #: a token at once, by the Bishop
BET: Final = 1500  #: the Jester on a player who has no tokens
BET_ON_LEADER: Final = 500  #: more, on one who needs no more
MARK: Final = 500  #: sending the next card to another seat; sending it to the player's own seat costs MARK_SELF
MARK_LEADER: Final = 100  #: more, for each token of that seat
MARK_SELF: Final = 1000
NEW_CARD: Final = 500  #: making an opponent discard and draw, whatever the opponent held
SWAP_COST: Final = 1000  #: swapping hands: the other knows the card then; nothing in the last turn


# ---- odds by counting -------------------------------------------------------------------------


def count_unseen(s: State, e: Rules, me: int, unseen: list[int]) -> int:
    """Fills in how many copies of each card `me` has not seen, and returns how many cards that is."""
    for card in range(CARD_IDS):
        unseen[card] = e.copies[card]
    for p in range(1, s.players + 1):
        for i in range(p * PILE, p * PILE + s.pile_size[p]):
            unseen[e.listed[s.pile[i]]] -= 1
        if s.alive >> p & 1 and p != me and s.knowers[p] >> me & 1:
            unseen[e.listed[s.hand[p]]] -= 1
    if e.aside_up:
        for i in range(s.aside_count):
            unseen[s.aside[i]] -= 1
    unseen[e.listed[s.hand[me]]] -= 1
    if s.turn == me:
        unseen[e.listed[s.drawn]] -= 1
        for i in range(2):
            unseen[e.listed[s.extra[i]]] -= 1
    total = 0
    unseen[0] = 0
    for card in range(1, CARD_IDS):
        if unseen[card] < 0:  # a playoff of fewer cards
            unseen[card] = 0
        total += unseen[card]
    return total


def count_odds(
    s: State, e: Rules, me: int, missed: list[int], unseen: list[int], odds: list[int]
) -> None:
    """Fills in the odds of every hand as `me` counts them: cards unseen, less what was guessed in vain.

    `missed[p]` is the mask of guesses missed on seat p since its hand last changed.
    """
    total = count_unseen(s, e, me, unseen)
    for p in range(1, s.players + 1):
        if s.alive >> p & 1 == 0 or p == me:
            continue
        row = p * CARD_IDS
        if s.knowers[p] >> me & 1:
            for card in range(CARD_IDS):
                odds[row + card] = 0
            odds[row + e.listed[s.hand[p]]] = ONE
            continue
        left = total
        if missed[p]:
            left = 0
            for card in range(CARD_IDS):
                if missed[p] >> e.slot[card] & 1 == 0:
                    left += unseen[card]
        for card in range(CARD_IDS):
            if left == 0:
                odds[row + card] = unseen[card] * ONE // max(total, 1)
            elif left < total and missed[p] >> e.slot[card] & 1:
                odds[row + card] = 0
            else:
                odds[row + card] = unseen[card] * ONE // left


# ---- what things are worth --------------------------------------------------------------------


def weight(s: State) -> int:
    """How much a card's rank counts, in points: a quarter when the round has just begun, all of it at its end."""
    alive = POPCOUNT[s.alive]
    return RANK_EARLY + RANK_GROWS * alive // (alive + s.left)


def keeping(s: State, e: Rules, card: int) -> int:
    """What the card is worth to the player who holds it."""
    w = weight(s)
    worth = e.rank[card] * w
    if card == ASSASSIN:
        return SHIELD * (POINT - w)  # a shield against Guards, and worthless in the end
    if card == MINISTER:
        return worth - BUST_RISK  # the next card drawn may be ruin
    if card == HANDMAID:
        return worth + SAFE_LATER
    if card == SPY and s.left:
        return worth + SAFE_LATER  # it still has to be played
    return worth


def knock_out_worth(s: State, e: Rules, p: int) -> int:
    """What it is worth to see that seat out: more with few others left, and if it leads."""
    others = max(POPCOUNT[s.alive] - 1, 1)
    return KNOCK_OUT + LAST_RIVAL // others + LEADER * s.tokens[p] // e.target


def chance_of(e: Rules, odds: list[int], p: int, guess: int) -> int:
    """How likely the seat holds what the guess names."""
    total = 0
    for card in range(1, CARD_IDS):
        if e.slot[card] == guess:
            total += odds[p * CARD_IDS + card]
    return total


def expected_rank(e: Rules, odds: list[int], p: int) -> int:
    """The rank that the seat holds on average, in thousandths."""
    total = 0
    for card in range(1, CARD_IDS):
        total += odds[p * CARD_IDS + card] * e.rank[card]
    return total * POINT >> 16


def doubt(odds: list[int], p: int) -> int:
    """How little is known of the seat's hand, in thousandths: 0 if it is known."""
    most = 0
    for card in range(1, CARD_IDS):
        most = max(most, odds[p * CARD_IDS + card])
    return (ONE - most) * POINT >> 16


def average_rank(s: State, e: Rules, odds: list[int], me: int) -> int:
    """The rank of a card nobody has seen, in thousandths: the average of the other hands."""
    total = 0
    n = 0
    for p in range(1, s.players + 1):
        if s.alive >> p & 1 and p != me:
            total += expected_rank(e, odds, p)
            n += 1
    return total // max(n, 1)


# ---- what an action is worth ------------------------------------------------------------------


def worth(s: State, e: Rules, odds: list[int], action: int) -> int:
    """The points of an action, whatever is asked."""
    if s.question == PLAY:
        return worth_of_play(s, e, odds, action)
    if s.question == RETURN:
        # Of the cards given back the lower one lies on top, for somebody else to draw.
        return keeping(s, e, action & PART) - UPPER_COST * e.rank[action >> FIRST & PART]
    if s.question == REPLY:
        # Named by a Bishop, everyone knows the card: it is better changed, unless that is ruin.
        held = s.hand[s.decider]
        if action >> FIRST & PART == 0:
            return keeping(s, e, held)
        if ROYAL_CARDS >> held & 1:
            return RUIN
        return average_rank(s, e, odds, s.decider) * weight(s) // POINT + FORGOTTEN
    x = action >> FIRST & PART
    return doubt(odds, x) if s.question == LOOK and x and x != s.decider else 0


def worth_of_play(s: State, e: Rules, odds: list[int], action: int) -> int:
    """The points of playing a card: those of the card kept, and of the effect."""
    me = s.turn
    card = action & PART
    if ROYAL_CARDS >> card & 1:
        return RUIN
    kept = s.hand[me] + s.drawn - card
    points = keeping(s, e, kept)
    if s.knowers[me] & s.alive and card == s.hand[me]:
        points += FORGOTTEN  # somebody knows the card I held before I drew: away with it
    x = action >> FIRST & PART
    y = action >> SECOND & PART
    if x and (s.protected >> x | s.protected >> y) & 1 and s.protected & ~(1 << me):
        return points  # named all the same where the edition allows it, to no effect
    return points + worth_of_effect(s, e, odds, card, kept, x, y, action >> GUESS & PART)


def worth_of_effect(
    s: State, e: Rules, odds: list[int], card: int, kept: int, x: int, y: int, guess: int
) -> int:
    """What the effect of a card is worth, for the card kept."""
    me = s.turn
    late = (weight(s) - RANK_EARLY) * POINT // RANK_GROWS  # 0 at first, POINT in the last turn
    if card == HANDMAID:
        # Safety is worth the more, the more there is to lose.
        return (
            SAFETY + SAFETY_OF_RANK * e.rank[kept] + (KNOWN_HAND if s.knowers[me] & s.alive else 0)
        )
    if card == SPY:
        return TOKEN_TO_COME if in_pile(s, me, SPY) == 0 else 0
    if card == CHANCELLOR:
        return MORE_CARDS if s.left else 0
    if card == COUNT:
        return TOKEN_TO_COME
    if card == CONSTABLE:
        return MORE_CARDS
    if card == COUNTESS:
        return -GIVEN_AWAY  # it tells the others that a King, a Prince or the Princess may be kept
    if x == 0:
        return 0
    if card == GUARD:
        assassin = odds[x * CARD_IDS + ASSASSIN]
        hit = chance_of(e, odds, x, guess) * (ONE - assassin) >> 16
        return (hit * knock_out_worth(s, e, x) + assassin * RUIN // 5) >> 16
    if card == BISHOP:
        return chance_of(e, odds, x, guess) * HIT_TOKEN >> 16
    if card == BARON:
        return duel(s, e, odds, x, kept, 1)
    if card == DOWAGER_QUEEN:
        return duel(s, e, odds, x, kept, -1)
    if card == PRIEST or card == BARONESS:
        seen = doubt(odds, x) + (doubt(odds, y) if y else 0)
        return (
            LOOK_WORTH * seen // POINT * (2 * POINT - late) // (2 * POINT)
        )  # half of it in the last turn
    if card == PRINCE:
        return worth_of_prince(s, e, odds, x, kept)
    if card == KING:
        return worth_of_swap(s, e, odds, x, kept, late)
    if card == CARDINAL:
        if x == me or y == me:
            other = y if x == me else x
            return worth_of_swap(s, e, odds, other, kept, late) + doubt(odds, other) // 2
        return max(doubt(odds, x), doubt(odds, y))
    if card == JESTER:
        return BET + BET_ON_LEADER * s.tokens[x] // e.target
    if card == SYCOPHANT:
        # Better that the next card hits another, and the leader best of all.
        return -MARK_SELF if x == me else MARK + MARK_LEADER * s.tokens[x]
    return 0


def duel(s: State, e: Rules, odds: list[int], x: int, kept: int, sign: int) -> int:
    """Comparing hands: what the other may lose, against what I may."""
    below = 0
    above = 0
    for card in range(1, CARD_IDS):
        if odds[x * CARD_IDS + card]:
            difference = sign * (e.rank[kept] - e.rank[card])
            if difference > 0:
                below += odds[x * CARD_IDS + card]
            elif difference < 0:
                above += odds[x * CARD_IDS + card]
    return (below * knock_out_worth(s, e, x) - above * DUEL_LOST) >> 16


def worth_of_prince(s: State, e: Rules, odds: list[int], x: int, kept: int) -> int:
    """Making somebody discard and draw: ruin for a royal, otherwise the change in what the hand is worth."""
    w = weight(s)
    if x == s.turn:
        if ROYAL_CARDS >> kept & 1:
            return RUIN
        return (average_rank(s, e, odds, x) - e.rank[kept] * POINT) * w // POINT - CHANGE_COST
    royal = odds[x * CARD_IDS + e.listed[PRINCESS]]
    others = max(POPCOUNT[s.alive] - 1, 1)
    lost = (expected_rank(e, odds, x) - average_rank(s, e, odds, s.turn)) * w // POINT // others
    return (royal * knock_out_worth(s, e, x) >> 16) + lost + NEW_CARD


def worth_of_swap(s: State, e: Rules, odds: list[int], x: int, kept: int, late: int) -> int:
    """Swapping hands with a seat, which will know what I have then."""
    gain = expected_rank(e, odds, x) - e.rank[kept] * POINT
    return gain * weight(s) // POINT - SWAP_COST + late
