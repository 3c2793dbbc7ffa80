"""Rounds played on by a blueprint in both seats, compiled by numba.

Like `mccfr.py` not run as it stands: `build.books` compiles the text of these functions together with the engine's.
"""

from typing import Any, NamedTuple

from numpy import float64, int64, uint64

from duenna.fast.infoset import PAST, act, asked_seat, gain, infoset, list_choices
from duenna.fast.playout import advance, mix
from duenna.fast.rollout import best_action
from duenna.fast.thumb import count_odds


class Book(NamedTuple):
    """A blueprint as its file has it, and room to play in; all are arrays of numpy."""

    keys: Any  #: uint64: the states, ascending
    begins: Any  #: uint32: where the chances of each begin
    chances: Any  #: uint8: the chances of its moves
    rules: Any  #: the edition's row
    row: Any  #: int64: the position
    past: Any  #: int64: what it does not tell
    moves: Any  #: int64: room for moves
    unseen: Any  #: int64: room to count
    missed: Any  #: int64: zeros: what was missed is not remembered
    odds: Any  #: int64: room for odds
    dice: Any  #: uint64: one counter


def find(b: Book, key: Any) -> int:
    """Where the chances of that state begin; -1 if the blueprint does not know it."""
    low = 0
    high = len(b.keys)
    while low < high:
        middle = (low + high) // 2
        if b.keys[middle] < key:
            low = middle + 1
        else:
            high = middle
    if low == len(b.keys) or b.keys[low] != key:
        return -1
    return int(b.begins[low])


def next_move(b: Book) -> int:
    """The move drawn from the blueprint; by rules of thumb where it knows none."""
    n = list_choices(b.row, b.rules, b.unseen, b.moves)
    if n == 1:
        return int(b.moves[0])
    b.dice[0] = advance(b.dice[0])
    start = find(b, infoset(b.row, b.rules, b.past))
    total = int64(0)
    if start >= 0:
        for k in range(n):
            total += b.chances[start + k]
    if total == 0:
        count_odds(b.row, b.rules, asked_seat(b.row), b.missed, b.unseen, b.odds)
        return int(best_action(b.row, b.rules, b.odds, b.dice[0]))
    left = float64(mix(b.dice[0]) >> uint64(11)) * 2.0**-53 * total
    for k in range(n - 1):
        left -= b.chances[start + k]
        if left < 0.0:
            return int(b.moves[k])
    return int(b.moves[n - 1])


def try_out(b: Book, row: Any, past: Any, action: int, seed: Any) -> int:
    """What the decider gains in tokens by an action, if both play on by the blueprint from there."""
    for j in range(len(row)):
        b.row[j] = row[j]
    for j in range(PAST):
        b.past[j] = past[j]
    b.dice[0] = seed
    hero = asked_seat(b.row)
    act(b.row, b.rules, action, b.past)
    while asked_seat(b.row):
        act(b.row, b.rules, next_move(b), b.past)
    return gain(b.row, hero)
