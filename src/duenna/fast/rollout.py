"""Rounds played on from a given position by the rules of thumb. Restricted Python, like `rules.py`.

A rollout is a world, an action tried in it, and from there to the end of the round the same rules of thumb
for every seat, which goes by its own cards, the hands it knows, the cards it has seen and the guesses it heard.
"""

from typing import Final

from duenna.core.cards import BISHOP, CARDINAL, GUARD, KING, PRINCE
from duenna.core.rules import (
    FIRST,
    GUESS,
    PART,
    PLAY,
    REPLY,
    SECOND,
    count_actions,
    nth_action,
    step,
)
from duenna.core.state import Rules, State
from duenna.fast.playout import Word, advance, below
from duenna.fast.thumb import ONE, count_odds, worth

TOKEN_BITS: Final = 5  #: far more than one round can bring
WINNERS_AT: Final = 40
CHAMPIONS_AT: Final = 48

# What a rollout notes of the seat that decided, by its place in the trace.
OUT: Final = 0  #: when it was knocked out: one of the moments below
OUT_BY: Final = 1  #: by which card, whoever played it
END: Final = 2  #: when the round ended
HELD: Final = 3  #: its card at the end; 0 if it was out
AGAINST: Final = 4  #: the highest rank that another seat held at the end; 0 if none was left
PLACES: Final = 5

# Moments, as that seat counts them.
NEVER: Final = 0
AT_ONCE: Final = 1  #: by the action itself
SOON: Final = 2  #: before its next turn
LATER: Final = 3

SLIP: Final = ONE // 8  #: how often somebody is taken to play any move at all


def best_action(s: State, e: Rules, odds: list[int], z: Word) -> int:
    """The decider's action that the rules of thumb like best; equals are drawn for."""
    best = 0
    most = 0
    ties = 0
    for k in range(count_actions(s, e)):
        action = nth_action(s, e, k)
        points = worth(s, e, odds, action)
        if ties == 0 or points > most:
            best = action
            most = points
            ties = 1
        elif points == most:
            ties += 1
            z = advance(z)
            if below(z, ties) == 0:
                best = action
    return best


def chance_by_thumb(s: State, e: Rules, odds: list[int], action: int) -> int:
    """The chance that a player by rules of thumb, except for a slip, takes that action, in parts of ONE."""
    count = count_actions(s, e)
    wanted = 0
    most = 0
    ties = 0
    legal = 0
    for k in range(count):
        each = nth_action(s, e, k)
        points = worth(s, e, odds, each)
        if ties == 0 or points > most:
            most = points
            ties = 1
            wanted = 0
        elif points == most:
            ties += 1
        if each == action:
            legal = 1
        if each == action and points == most:
            wanted = 1
    if legal == 0:
        return 0
    return (wanted * (ONE - SLIP) // ties if ties else 0) + SLIP // count


def note(s: State, action: int, missed: list[int]) -> None:
    """Forgets, before a play, the missed guesses that it outdates."""
    card = action & PART
    x = action >> FIRST & PART
    y = action >> SECOND & PART
    me = s.turn
    missed[me] = 0
    if (s.protected >> x | s.protected >> y) & 1:
        return  # where somebody protected may be named all the same, to no effect (R13)
    if card == KING:
        y = me
    if card == KING or card == CARDINAL:
        missed[x], missed[y] = missed[y], missed[x]
    elif card == PRINCE:
        missed[x] = 0


def carry_out(s: State, e: Rules, action: int, missed: list[int]) -> None:
    """Carries out an action and remembers what was guessed in vain."""
    asked = s.question
    if asked == PLAY:
        note(s, action, missed)
    elif asked == REPLY:
        missed[s.decider] = 0
    card = action & PART
    x = action >> FIRST & PART
    held = s.hand[x] if asked == PLAY else 0  # what a Chancellor returns is no seat
    shielded = s.protected >> x & 1
    step(s, e, action, None)
    if asked == PLAY and x and shielded == 0 and (card == GUARD or card == BISHOP):
        if s.alive >> x & 1 and s.hand[x] == held and s.question != REPLY:
            missed[x] |= 1 << (action >> GUESS & PART)


def roll_out(
    s: State,
    e: Rules,
    action: int,
    missed: list[int],
    unseen: list[int],
    odds: list[int],
    z: Word,
    trace: list[int],
) -> int:
    """Tries an action and plays the round out; returns its outcome, to be read by `TOKEN_BITS` and the like.

    Action 0 is none in particular: the decider too goes by the rules of thumb.
    The tokens that seat p gained lie from bit `TOKEN_BITS * (p - 1)`, then come the masks of the round's
    winners and of the match's, seat p at bit p - 1. `trace` is told what became of the seat that decided.
    """
    me = s.decider
    before = tokens(s)
    for place in range(PLACES):
        trace[place] = 0
    moment = AT_ONCE
    card = action & PART
    if action:
        carry_out(s, e, action, missed)
    while s.decider:
        if s.alive >> me & 1 == 0 and trace[OUT] == NEVER:
            trace[OUT] = moment
            trace[OUT_BY] = card
        if s.turn != me:
            if moment == AT_ONCE:
                moment = SOON
        elif moment == SOON:
            moment = LATER
        count_odds(s, e, s.decider, missed, unseen, odds)
        z = advance(z)
        chosen = best_action(s, e, odds, z)
        if s.question == PLAY:
            card = chosen & PART
        carry_out(s, e, chosen, missed)
    trace[END] = moment
    trace[HELD] = s.hand[me]
    if s.alive >> me & 1 == 0 and trace[OUT] == NEVER:
        trace[OUT] = moment
        trace[OUT_BY] = card
    for p in range(1, s.players + 1):
        if p != me and s.alive >> p & 1:
            trace[AGAINST] = max(trace[AGAINST], e.rank[s.hand[p]])
    return (
        tokens(s) - before | s.round_winners >> 1 << WINNERS_AT | s.champions >> 1 << CHAMPIONS_AT
    )


def tokens(s: State) -> int:
    """All seats' tokens in one number, as an outcome has those gained."""
    out = 0
    for p in range(1, s.players + 1):
        out += s.tokens[p] << TOKEN_BITS * (p - 1)
    return out
