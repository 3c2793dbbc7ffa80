"""All that a seat of two has learned in a round, nothing forgotten, as one number. Restricted Python, like `rules.py`.

Where `infoset.py` boils a position down so that few keys are enough for a whole round, the keys made here tell apart
whatever their seat could: each is made from the one before, from the move just made as the seat was told
of it, and from what it sees now.
"""

from typing import Final

from duenna.core.rules import GUESS, PART, PLAY, QUESTION, RETURN, count_actions
from duenna.core.state import PILE, Rules, State
from duenna.fast.infoset import able_guesses, blend, list_choices, nth_choice, sensible
from duenna.fast.playout import Word

VEILED: Final = 1 << 40  #: the bit of the burned card beside those of the draw pile


def remember(z: Word, s: State, me: int, observed: int) -> Word:
    """The key of what that seat has learned: what it had, what it `observed` of the move, and what it sees now."""
    z = blend(blend(z, observed), own_sight(s, me))
    for i in range(s.left):
        if s.deck_known[i] >> me & 1:
            z = blend(z, s.deck[i] << 5 | i)
    return z


def own_sight(s: State, me: int) -> int:
    """The seat's own cards, the other's if it knows them, and what lies open since the last move."""
    other = 3 - me
    out = s.hand[me]
    if s.turn == me:
        out |= s.drawn << 5 | s.extra[0] << 10 | s.extra[1] << 15
    elif s.drawn_known >> me & 1:
        out |= s.drawn << 5
    if s.knowers[other] >> me & 1:
        out |= s.hand[other] << 20
    out |= (s.knowers[me] >> other & 1) << 25
    for p in range(1, 3):
        if s.pile_size[p]:
            out |= s.pile[p * PILE + s.pile_size[p] - 1] << 20 + 10 * p
        out |= s.pile_size[p] % 32 << 25 + 10 * p
    return out


def observation(s: State, e: Rules, unseen: list[int], action: int, me: int) -> int:
    """What the decider's move tells that seat: of a Chancellor's choice, the other seat learns that it was made.

    Of a guess that everyone knows to be wrong it does not matter what it names.
    """
    if action >> QUESTION == RETURN and s.decider != me:
        return RETURN << QUESTION
    guess = action >> GUESS & PART
    if guess and able_guesses(s, e, unseen) >> guess & 1 == 0:
        return action | PART << GUESS
    return action


def list_moves(s: State, e: Rules, unseen: list[int], out: list[int]) -> int:
    """Fills in every move that can be best and returns how many: `list_choices`, and after them what it leaves out.

    Playing a royal, which puts its player out, can be best: the other seat then earns no Spy's token. Of all
    guesses that cannot be right one is enough: each of them tells the other as little.
    """
    n = list_choices(s, e, unseen, out)
    if s.question != PLAY:
        return n
    named = able_guesses(s, e, unseen)
    idle = 0
    for k in range(count_actions(s, e)):
        action = nth_choice(s, e, k)
        if sensible(s, action, named) == 0 and action != out[0]:
            guess = action >> GUESS & PART
            if guess == 0 or idle == 0:
                out[n] = action
                n += 1
            idle |= guess
    return n


# ---- what nothing determines yet ---------------------------------------------------------------


def lay_card(s: State, i: int, card: int) -> None:
    """Puts a card at that place of the draw pile; -1 is the burned card's."""
    if i < 0:
        s.burned = card
    else:
        s.deck[i] = card


def pile_left(s: State) -> int:
    """How many cards the draw pile has."""
    return s.left


def burned_card(s: State) -> int:
    """The burned card, 0 once it was drawn."""
    return s.burned


def returning(s: State) -> int:
    """How many cards the Chancellor is about to put under the pile."""
    return 2 if s.extra[1] else 1


def earned(s: State) -> int:
    """What both have earned: four bits for each seat's tokens."""
    return s.tokens[1] | s.tokens[2] << 4
