"""What the decider of a two-player round knows, as one number. Restricted Python, like `rules.py`.

Positions that look alike to the decider, as far as is kept here, have the same key: an abstraction, since not the
whole history is kept. Both seats are the same to it: there is one who decides, and the other.

`past` is what the position does not tell of what happened: `past[p]` is the card that seat p played last and
`past[SEATS + p]` the guess last missed on it, with OLD added once it has played a card since, and 0 after
the next. Both are 0 again once its hand is another for all to see.
"""

from typing import Final

from duenna.core.cards import (
    BISHOP,
    CARD_IDS,
    CARDINAL,
    GUARD,
    KING,
    ONE_ANY,
    PRINCE,
    ROYAL_CARDS,
    SPY,
)
from duenna.core.rules import (
    FIRST,
    GUESS,
    LOOK,
    PART,
    PLAY,
    REPLY,
    RETURN,
    SECOND,
    choosable,
    count_actions,
    deal,
    in_pile,
    nth_action,
    step,
)
from duenna.core.seats import POPCOUNT, SEATS
from duenna.core.state import PILE, Rules, State
from duenna.fast.playout import GOLDEN, WORD, Word, mix
from duenna.fast.thumb import count_unseen

PAST: Final = 2 * SEATS  #: how many numbers `past` has
OLD: Final = 32


def blend(z: Word, n: Word) -> Word:
    """The key with another number mixed in."""
    return mix((z ^ n) + GOLDEN & WORD)


def infoset(s: State, e: Rules, past: list[int]) -> Word:
    """The key of what the decider knows: the open cards, the decider's own, and what each knows of the other."""
    me = s.decider
    other = 3 - me
    few = 0
    many = 0
    for p in range(1, 3):
        for i in range(p * PILE, p * PILE + s.pile_size[p]):
            card = e.listed[s.pile[i]]
            if card <= 15:
                few += 1 << 4 * (card - 1)
            else:
                many += 1 << 4 * (card - 16)
    if e.aside_up:
        for i in range(s.aside_count):
            card = e.listed[s.aside[i]]
            if card <= 15:
                few += 1 << 4 * (card - 1)
            else:
                many += 1 << 4 * (card - 16)
    z = blend(blend(mix(few), many), own_cards(s, e, me))
    return blend(z, evidence(s, e, past, me, other))


def own_cards(s: State, e: Rules, me: int) -> int:
    """The question and the decider's cards, whichever of them came first."""
    a = e.listed[s.hand[me]]
    b = 0
    c = 0
    if s.question == PLAY:
        b = e.listed[s.drawn]
    elif s.question == RETURN:
        b = e.listed[s.extra[0]]
        c = e.listed[s.extra[1]]
    if b < a:
        a, b = b, a
    if c < b:
        b, c = c, b
    if b < a:
        a, b = b, a
    return s.question << 15 | a << 10 | b << 5 | c


def evidence(s: State, e: Rules, past: list[int], me: int, other: int) -> int:
    """What the decider knows of the other's hand, the other of the decider's, and what else lies open."""
    out = 0
    if s.knowers[other] >> me & 1:
        out = e.listed[s.hand[other]]
    else:
        out = past[other] << 5 | past[SEATS + other] % OLD << 10
    if s.knowers[me] >> other & 1:
        out |= e.listed[s.hand[me]] << 15
    else:
        out |= past[me] << 20 | past[SEATS + me] % OLD << 25
    if s.drawn_known >> other & 1:
        out |= e.listed[s.drawn] << 30
    out |= (s.protected >> me & 1 | (s.protected >> other & 1) << 1) << 35
    if s.mark:
        out |= (1 if s.mark == me else 2) << 37
    out |= (s.bet[me] >> other & 1 | (s.bet[other] >> me & 1) << 1) << 39
    if e.has_spy:
        out |= min(in_pile(s, me, SPY), 1) << 41 | min(in_pile(s, other, SPY), 1) << 42
    return out


def list_choices(s: State, e: Rules, unseen: list[int], out: list[int]) -> int:
    """Fills in the actions worth a thought and returns how many, in an order that is the same for both seats.

    Left out, unless there is nothing else: guesses that everyone knows to be wrong, or that are wrong where the
    decider knows the hand; and playing a royal, which puts its player out.
    """
    n = 0
    named = able_guesses(s, e, unseen)
    for k in range(count_actions(s, e)):
        action = nth_choice(s, e, k)
        if s.question != PLAY or sensible(s, action, named):
            out[n] = action
            n += 1
    if n == 0:
        out[0] = nth_choice(s, e, 0)
        n = 1
    return n


def able_guesses(s: State, e: Rules, unseen: list[int]) -> int:
    """The mask of the guesses that anyone could take for right; bit 0 is no guess.

    Naming a card that the player holds is a bluff: it can be worth while.
    """
    me = s.decider
    if s.knowers[3 - me] >> me & 1:
        return 1 | 1 << e.slot[s.hand[3 - me]]
    count_unseen(s, e, me, unseen)
    named = 1 | 1 << e.slot[s.hand[me]] | 1 << e.slot[s.drawn]
    for card in range(1, CARD_IDS):
        if unseen[card]:
            named |= 1 << e.slot[card]
    return named


def sensible(s: State, action: int, named: int) -> int:
    """Whether a play is worth a thought."""
    card = action & PART
    if ROYAL_CARDS >> card & 1:
        return 0
    if card == PRINCE and action >> FIRST & PART == s.turn:
        return 1 ^ ROYAL_CARDS >> s.hand[s.turn] + s.drawn - card & 1
    return named >> (action >> GUESS & PART) & 1


def nth_choice(s: State, e: Rules, k: int) -> int:
    """The k-th action of the decider in an order that is the same for both seats: the decider first."""
    action = nth_action(s, e, k)
    if s.decider == 2:
        x = action >> FIRST & PART
        if s.question == PLAY:
            card = action & PART
            if e.aim[card] == ONE_ANY and POPCOUNT[choosable(s, e, card)] == 2:
                return action ^ (x ^ 3 - x) << FIRST
        elif s.question == LOOK and x:
            return action ^ (x ^ 3 - x) << FIRST
    return action


def act(s: State, e: Rules, action: int, past: list[int]) -> None:
    """Carries out an action of the decider and keeps `past` up to date."""
    asked = s.question
    me = s.decider
    x = action >> FIRST & PART
    if asked == PLAY:
        play_on(s, e, action, me, x, past)
        return
    step(s, e, action, None)
    if asked == RETURN:
        past[SEATS + me] = 0
    elif asked == REPLY and x:
        past[me] = past[SEATS + me] = 0


def play_on(s: State, e: Rules, action: int, me: int, x: int, past: list[int]) -> None:
    """Plays a card, on x if on anyone."""
    card = action & PART
    held = s.hand[x]
    works = (s.protected >> x | s.protected >> (action >> SECOND & PART)) & 1 == 0
    step(s, e, action, None)
    past[me] = card
    past[SEATS + me] = past[SEATS + me] + OLD if 0 < past[SEATS + me] < OLD else 0
    if x == 0 or works == 0:
        return
    if card == GUARD or card == BISHOP:
        if s.alive >> x & 1 and s.hand[x] == held and s.question != REPLY:
            past[SEATS + x] = action >> GUESS & PART
    elif card == PRINCE:
        past[x] = past[SEATS + x] = 0
    elif card == KING or card == CARDINAL:
        for p in range(1, 3):
            past[p] = past[SEATS + p] = 0


def begin(s: State, e: Rules, deck: list[int], size: int, starter: int, past: list[int]) -> None:
    """Deals the first round of a match from that deck."""
    s.players = 2
    s.round = s.runoff = s.champions = 0
    for p in range(1, 3):
        s.tokens[p] = 0
        past[p] = past[SEATS + p] = 0
    deal(s, e, deck, size, starter, None)


def asked_seat(s: State) -> int:
    """The seat that must decide; 0 when the round is over."""
    return s.decider


def gain(s: State, me: int) -> int:
    """How many more tokens than the other that seat has."""
    return s.tokens[me] - s.tokens[3 - me]
