"""Rounds played by chance: every legal action equally likely. Restricted Python, like `rules.py`.

The random numbers are those of splitmix64 (Steele, Lea and Flood, 2014): a counter that advances by
GOLDEN, scrambled by `mix`. Every round starts a counter of its own, so that what happens in it
depends on nothing but the seed and the round's number.

A Word is a number of 64 bits without a sign. Signed numbers must never overflow in the compiled
engine (numba lets the compiler assume that they do not), so a function that computes with words
has no other parameters; all others only pass words on.
"""

# ruff: noqa: PLR0913, PLR0917  (rows are passed one by one)

from typing import Final

from duenna.core.rules import count_actions, deal, nth_action, step
from duenna.core.seats import SEATS
from duenna.core.state import Rules, State

Word = int

WORD: Final = (1 << 64) - 1
GOLDEN: Final = 0x9E3779B97F4A7C15
MIX_1: Final = 0xBF58476D1CE4E5B9
MIX_2: Final = 0x94D049BB133111EB

# What is counted, by place in the tally.
DECISIONS: Final = 0
DISCARDS: Final = 1  #: cards face up before the players when the round ended
SURVIVED: Final = 2  #: rounds that ended with one seat left
TOKENS: Final = 3  #: per seat
WON_BY: Final = TOKENS + SEATS  #: rounds, per mask of winners
TALLY: Final = WON_BY + (1 << SEATS)  #: how many numbers a tally has


def mix(z: Word) -> Word:
    """The random number that belongs to this counter."""
    z = (z ^ z >> 30) * MIX_1 & WORD
    z = (z ^ z >> 27) * MIX_2 & WORD
    return z ^ z >> 31


def first_counter(seed: Word, i: Word) -> Word:
    """Where round i of that seed starts to count."""
    return mix(mix(seed) + i & WORD)


def advance(z: Word) -> Word:
    """The next counter."""
    return z + GOLDEN & WORD


def below(z: Word, n: Word) -> int:
    """The counter's number brought to the range from 0 to n - 1 (n < 100: no bias above 2**-25)."""
    return (mix(z) >> 32) * n >> 32


def shuffle(deck: list[int], size: int, z: Word) -> Word:
    """Shuffles by Fisher and Yates, from the last place down; the counter afterwards.

    A number of its own for each draw: the processor computes several at once.
    """
    n = size
    while n > 1:
        z = advance(z)
        pick = below(z, n)
        n -= 1
        card = deck[pick]
        deck[pick] = deck[n]
        deck[n] = card
    return z


def play_round(s: State, e: Rules, deck: list[int], size: int, starter: int, z: Word) -> int:
    """Plays the first round of a match from a shuffled deck; how many decisions it took."""
    s.round = s.runoff = s.champions = 0
    for p in range(1, s.players + 1):
        s.tokens[p] = 0
    deal(s, e, deck, size, starter, None)
    decisions = 0
    while s.decider:
        z = advance(z)
        action = nth_action(s, e, below(z, count_actions(s, e)))
        step(s, e, action, None)
        decisions += 1
    return decisions


def tally_round(s: State, decisions: int, tally: list[int]) -> None:
    """Counts a finished round."""
    tally[DECISIONS] += decisions
    tally[WON_BY + s.round_winners] += 1
    tally[SURVIVED] += 1 if s.alive & (s.alive - 1) == 0 else 0
    discards = 0
    for p in range(1, s.players + 1):
        discards += s.pile_size[p]
        tally[TOKENS + p] += s.tokens[p]
    tally[DISCARDS] += discards


def play_many(
    s: State,
    e: Rules,
    cards: list[int],
    deck: list[int],
    size: int,
    seed: Word,
    first: int,
    last: int,
    tally: list[int],
) -> None:
    """Plays the rounds from `first` up to before `last` and adds them to the tally."""
    for i in range(first, last):
        for j in range(size):
            deck[j] = cards[j]
        z = shuffle(deck, size, first_counter(seed, i))
        decisions = play_round(s, e, deck, size, i % s.players + 1, z)
        tally_round(s, decisions, tally)
