"""Counting positions: how many ways a round can go, move by move. A rules change shows in the numbers."""

from duenna.core.game import Game
from duenna.core.position import read_position
from duenna.core.rules import count_actions, nth_action, step
from duenna.core.state import Rules, State, rules_for


def perft(game: Game, depth: int) -> int:
    """How many sequences of exactly that many moves can follow within the round.

    >>> [perft(Game("classic", 2, seed=7), depth) for depth in range(4)]
    [1, 2, 3, 24]
    """
    edition, state = read_position(game.position())
    return _walk(state, rules_for(edition, state.players), depth)


def _walk(s: State, e: Rules, depth: int) -> int:
    if depth == 0:
        return 1
    ways = count_actions(s, e)
    if depth == 1:
        return ways
    total = 0
    for k in range(ways):
        after = s.copy()
        step(after, e, nth_action(s, e, k), None)
        total += _walk(after, e, depth - 1)
    return total
