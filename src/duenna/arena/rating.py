"""How strong the entrants of a contest are, as one number each: Plackett–Luce, for two Bradley–Terry.

An entrant of strength g wins at a table with chance g over the sum of all strengths there. The
strengths that make what happened most likely are found by Hunter's MM algorithm (Annals of Statistics
32, 2004), and told on the scale of Elo: 400 points are odds of 10 to 1.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from math import log10, prod
from random import Random
from statistics import NormalDist, stdev
from typing import Final

from duenna.arena.estimate import LEVEL, Interval

RESAMPLES: Final = 200
ROUNDS: Final = 1000
Group = tuple[int, ...]  #: the entrants at a table, each as often as it has seats, ascending
Wins = tuple[float, ...]  #: for each entrant; a win shared by several counts in parts
Tally = tuple[tuple[Group, int, Wins], ...]  #: of one deal: each table, its games, and who won them


def strengths(games: Mapping[Group, tuple[float, Sequence[float]]], entrants: int) -> list[float]:
    """The entrants' most likely strengths, 1 the average: from each table's number of games and wins.

    Each entrant also draws one game against an average player, so that who won all or nothing still
    has a finite strength.

    >>> [round(strength, 2) for strength in strengths({(0, 1): (400, (300, 100))}, 2)]
    [1.73, 0.58]
    """
    won = [0.5 + sum(wins[entrant] for _, wins in games.values()) for entrant in range(entrants)]
    seats = {table: Counter(table) for table in games}
    strength = [1.0] * entrants
    for _ in range(ROUNDS):
        share = [1 / (each + 1) for each in strength]
        for table, (count, _) in games.items():
            weight = count / sum(strength[entrant] for entrant in table)
            for entrant, taken in seats[table].items():
                share[entrant] += taken * weight
        new = [wins / per for wins, per in zip(won, share, strict=True)]
        middle = prod(new) ** (1 / entrants)
        new = [each / middle for each in new]
        settled = all(abs(a - b) < 1e-9 * a for a, b in zip(new, strength, strict=True))
        strength = new
        if settled:
            break
    return strength


def ratings(deals: Sequence[Tally], entrants: int, seed: str) -> list[Interval]:
    """Each entrant's rating, 0 the average of all, with its interval: deals are drawn again by bootstrap."""
    kinds = Counter(deals)  # few deals differ in what came of them
    found = _points(kinds, entrants)
    if len(deals) < 2:
        return [Interval(points, None) for points in found]
    rng = Random(f"bootstrap {seed}")
    choices, weights = list(kinds), list(kinds.values())
    again = [
        _points(Counter(rng.choices(choices, weights, k=len(deals))), entrants)
        for _ in range(RESAMPLES)
    ]
    z = NormalDist().inv_cdf(0.5 + LEVEL / 2)
    spread = [z * stdev(points[entrant] for points in again) for entrant in range(entrants)]
    return [Interval(points, margin) for points, margin in zip(found, spread, strict=True)]


def _points(kinds: Mapping[Tally, int], entrants: int) -> list[float]:
    games: dict[Group, tuple[float, list[float]]] = {}
    for deal, times in kinds.items():
        for table, count, wins in deal:
            total, won = games.get(table, (0.0, [0.0] * entrants))
            games[table] = (
                total + times * count,
                [old + times * new for old, new in zip(won, wins, strict=True)],
            )
    points = [400 * log10(strength) for strength in strengths(games, entrants)]
    average = sum(points) / entrants
    return [each - average for each in points]
