"""The equilibrium of an endgame's tree by CFR+ (Tammelin, 2014), and what best answers gain, compiled by numba.

Its information sets forget nothing, so what a best answer gains can be told exactly: from the leaves up, one move for
all positions that its player cannot tell apart.

Like `mccfr.py` not run as it stands: `build.endgames` compiles the text of these functions together with the engine's.
"""

from typing import Any, Final

from duenna.fast.endgame import INFOS, NODES, PLACES, WORTHS, Tree

SLIPS: Final = 1e-4  #: so that answers are learned even to what is never played


def share(t: Tree, weights: Any, chances: Any) -> None:
    """Fills in the chances of all moves: in each information set in proportion to their weights; alike if all are 0."""
    for i in range(t.used[INFOS]):
        first = t.starts[i]
        last = first + t.counts[i]
        total = 0.0
        for k in range(first, last):
            total += weights[k]
        for k in range(first, last):
            chances[k] = weights[k] / total if total > 0.0 else 1.0 / t.counts[i]


def descend(t: Tree, hero: int, chances: Any, slips: float) -> None:
    """How much of each node's chance is the hero's own doing, and how much is all else, if all choose by these chances.

    The other seat plays a random action with the chance `slip`.
    """
    for node in range(t.used[NODES]):
        source = t.source[node]
        if source < 0:
            t.own[node] = 1.0
            t.reach[node] = t.chance[node]
            continue
        before = t.parent[node]
        move = t.starts[t.info[before]] + source - t.begins[before]
        if t.decider[before] == hero:
            t.own[node] = t.own[before] * chances[move]
            t.reach[node] = t.reach[before] * t.chance[node]
        else:
            t.own[node] = t.own[before]
            likely = chances[move] * (1.0 - slips) + slips / t.counts[t.info[before]]
            t.reach[node] = t.reach[before] * t.chance[node] * likely


def hand_up(t: Tree, node: int, worth: float) -> None:
    """Adds what a node is worth to the move that led there."""
    if t.source[node] >= 0:
        t.worths[t.source[node]] += t.chance[node] * worth


def learn(t: Tree, hero: int, weight: float) -> None:
    """One iteration for the hero: regrets what was not played, and sums the average strategy."""
    share(t, t.regrets, t.now)
    descend(t, hero, t.now, SLIPS)
    sign = 1.0 if hero == 1 else -1.0
    for k in range(t.used[WORTHS]):
        t.worths[k] = 0.0
    node = t.used[NODES]
    while node > 0:
        node -= 1
        if t.decider[node] == 0:
            hand_up(t, node, sign * t.value[node])
            continue
        i = t.info[node]
        start = t.starts[i]
        begin = t.begins[node]
        mean = 0.0
        for k in range(t.counts[i]):
            mean += t.now[start + k] * t.worths[begin + k]
        if t.decider[node] == hero:
            for k in range(t.counts[i]):
                t.regrets[start + k] += t.reach[node] * (t.worths[begin + k] - mean)
                t.sums[start + k] += weight * t.own[node] * t.now[start + k]
        hand_up(t, node, mean)
    for i in range(t.used[INFOS]):
        if t.owner[i] == hero:
            for k in range(t.starts[i], t.starts[i] + t.counts[i]):
                t.regrets[k] = max(t.regrets[k], 0.0)


def solve(t: Tree, first: int, last: int) -> None:
    """Runs the iterations from `first`, at least 1, up to before `last`, one seat after the other."""
    for i in range(first, last):
        learn(t, 1, float(i))
        learn(t, 2, float(i))


def average(t: Tree, chances: Any) -> None:
    """Fills in the strategy that was learned: the average over all iterations."""
    share(t, t.sums, chances)


def answer(t: Tree, hero: int, chances: Any) -> float:
    """What the best answer of the hero is worth to it, if the other chooses by these chances."""
    descend(t, hero, chances, 0.0)
    sign = 1.0 if hero == 1 else -1.0
    for k in range(t.used[WORTHS]):
        t.worths[k] = 0.0
    for k in range(t.used[PLACES]):
        t.now[k] = 0.0
    total = 0.0
    nodes = t.used[NODES]
    first = 0
    while first < nodes:
        # All nodes of the same depth: those of one information set are among them.
        last = first
        while last < nodes and t.depth[t.order[last]] == t.depth[t.order[first]]:
            last += 1
        for j in range(first, last):
            node = t.order[j]
            if t.decider[node] == hero:
                begin = t.begins[node]
                start = t.starts[t.info[node]]
                for k in range(t.counts[t.info[node]]):
                    t.now[start + k] += t.reach[node] * t.worths[begin + k]
        for j in range(first, last):
            node = t.order[j]
            worth = sign * t.value[node]
            if t.decider[node]:
                worth = worth_by(t, node, hero, chances)
            hand_up(t, node, worth)
            if t.source[node] < 0:
                total += t.chance[node] * worth
        first = last
    return total


def worth_by(t: Tree, node: int, hero: int, chances: Any) -> float:
    """What a decision is worth: by these chances, or the hero's best move for all that it cannot tell apart."""
    i = t.info[node]
    start = t.starts[i]
    begin = t.begins[node]
    if t.decider[node] == hero:
        best = 0
        for k in range(1, t.counts[i]):
            if t.now[start + k] > t.now[start + best]:
                best = k
        return float(t.worths[begin + best])
    mean = 0.0
    for k in range(t.counts[i]):
        mean += chances[start + k] * t.worths[begin + k]
    return mean
