"""Learning to play two-player rounds by self-play: counterfactual regret minimisation, compiled by numba.

Monte Carlo CFR with external sampling (Lanctot, Waugh, Zinkevich and Bowling, 2009), its regrets and average
strategy weighted by the number of the iteration (linear CFR: Brown and Sandholm, 2019). In each iteration a
whole deck is shuffled, the card set aside included, and one seat tries out all its moves in it while the other
follows its regrets. The average strategy is what is learned; it is summed where the *other* decides,
for there a state is met as often as its own player's choices lead to it.

A state that is met for the first time is not branched from, so that the tree grows with what is learned.

Not run as it stands: `build.solver` compiles the text of these functions together with the engine's, over rows.
"""

from typing import Any, Final, NamedTuple

from numpy import float64, int64, uint64

from duenna.fast.infoset import act, asked_seat, begin, gain, infoset, list_choices
from duenna.fast.playout import advance, first_counter, mix, shuffle

# What `Tables.tried` tells.
COUNT: Final = 0
AT: Final = 1
NOW: Final = 2


class Tables(NamedTuple):
    """What is learned, and room to play in; all are arrays of numpy."""

    keys: Any  #: uint64: the states met, by open addressing; 0 is free. Its length is a power of 2
    begins: Any  #: int64: where the numbers of that state begin in the pools
    counts: Any  #: uint8: how many moves it has
    visits: Any  #: int32: how often its chances were summed
    regrets: Any  #: float32: a pool
    sums: Any  #: float32: a pool: chances, weighted and summed
    used: Any  #: int64: states, places of the pools, and how often there was no room for a state
    rules: Any  #: the edition's row
    cards: Any  #: int64: the deck in order
    deck: Any  #: int64: the deck dealt
    rows: Any  #: int64: a state for each depth
    pasts: Any  #: int64: and what it does not tell
    moves: Any  #: int64: the moves at each depth
    unseen: Any  #: int64: room to count
    chances: Any  #: float64: those of the moves at each depth
    tried: Any  #: int64: how many moves, where the state stands, and which move is being tried, at each depth
    values: Any  #: float64: what they turned out to be worth
    dice: Any  #: uint64: one counter


def place(keys: Any, key: Any) -> Any:
    """Where the key stands in the table, or where it would."""
    mask = uint64(len(keys) - 1)
    at = key & mask
    while keys[at] != uint64(0) and keys[at] != key:
        at = at + uint64(1) & mask
    return int64(at)


def entry(t: Tables, key: Any, n: int) -> Any:
    """The place of a state in the table, new if need be; -1 if it is unknown and there is no room."""
    at = place(t.keys, key)
    if t.keys[at] == uint64(0):
        if t.used[1] + n > len(t.regrets) or t.used[0] * 4 > len(t.keys) * 3:
            t.used[2] += 1
            return int64(-1)
        t.keys[at] = key
        t.begins[at] = t.used[1]
        t.counts[at] = n
        t.used[0] += 1
        t.used[1] += n
    return at


def match_regrets(t: Tables, at: int, n: int, chances: Any) -> None:
    """Fills in the chances of the moves: in proportion to how much it is regretted not to have played them."""
    total = 0.0
    if at >= 0:
        begins = t.begins[at]
        for k in range(n):
            chances[k] = max(float64(t.regrets[begins + k]), 0.0)
            total += chances[k]
    for k in range(n):
        chances[k] = chances[k] / total if total > 0.0 else 1.0 / n


def draw(chances: Any, n: int, dice: Any) -> int:
    """A move drawn with its chance."""
    dice[0] = advance(dice[0])
    left = float64(mix(dice[0]) >> uint64(11)) * 2.0**-53
    for k in range(n - 1):
        left -= chances[k]
        if left < 0.0:
            return k
    return n - 1


def descend(t: Tables, depth: int, hero: int, weight: float) -> int:
    """Plays on until the hero has moves to try; how many, or 0 if the round is over."""
    s = t.rows[depth]
    past = t.pasts[depth]
    moves = t.moves[depth]
    chances = t.chances[depth]
    while asked_seat(s):
        n = list_choices(s, t.rules, t.unseen, moves)
        chosen = 0
        if n > 1:
            met = t.used[0]
            at = entry(t, infoset(s, t.rules, past), n)
            match_regrets(t, at, n, chances)
            # A state that is new to the hero is played through this once: its value is sampled all the same.
            if asked_seat(s) == hero and t.used[0] == met:
                t.tried[depth, COUNT] = n
                t.tried[depth, AT] = at
                return n
            if at >= 0 and asked_seat(s) != hero:
                t.visits[at] += 1
                begins = t.begins[at]
                for k in range(n):
                    t.sums[begins + k] += weight * chances[k]
            chosen = draw(chances, n, t.dice)
        act(s, t.rules, moves[chosen], past)
    return 0


def attempt(t: Tables, depth: int, k: int) -> None:
    """Takes the hero's k-th move, one level deeper."""
    for j in range(t.rows.shape[1]):
        t.rows[depth + 1, j] = t.rows[depth, j]
    for j in range(t.pasts.shape[1]):
        t.pasts[depth + 1, j] = t.pasts[depth, j]
    t.tried[depth, NOW] = k
    act(t.rows[depth + 1], t.rules, t.moves[depth, k], t.pasts[depth + 1])


def settle(t: Tables, depth: int, weight: float) -> float:
    """What the hero's position was worth, now that all its moves were tried; regrets what was not played."""
    n = t.tried[depth, COUNT]
    at = t.tried[depth, AT]
    mean = 0.0
    for k in range(n):
        mean += t.chances[depth, k] * t.values[depth, k]
    if at >= 0:
        begins = t.begins[at]
        for k in range(n):
            t.regrets[begins + k] += weight * (t.values[depth, k] - mean)
    return mean


def explore(t: Tables, hero: int, weight: float) -> None:
    """Tries out all the hero's moves in the round that was dealt, depth first."""
    # Not a function that calls itself: numba cannot keep those between runs.
    depth = 0
    while True:
        if descend(t, depth, hero, weight):
            attempt(t, depth, 0)
            depth += 1
            continue
        worth: Any = float64(gain(t.rows[depth], hero))
        more = False
        while depth > 0 and not more:
            depth -= 1
            k = t.tried[depth, NOW]
            t.values[depth, k] = worth
            more = k + 1 < t.tried[depth, COUNT]
            if more:
                attempt(t, depth, k + 1)
            else:
                worth = settle(t, depth, weight)
        if not more:
            return
        depth += 1


def learn(t: Tables, first: int, last: int, seed: Any) -> None:
    """Runs the iterations from `first` up to before `last`; each seat is the hero of every second one."""
    size = len(t.cards)
    for i in range(first, last):
        for j in range(size):
            t.deck[j] = t.cards[j]
        number: Any = uint64(i)
        t.dice[0] = shuffle(t.deck, size, first_counter(seed, number))
        begin(t.rows[0], t.rules, t.deck, size, i // 2 % 2 + 1, t.pasts[0])
        explore(t, i % 2 + 1, (i + 1) * 1e-6)


def refill(t: Tables, keys: Any, begins: Any, counts: Any, visits: Any) -> None:
    """Puts states into an empty table."""
    for i in range(len(keys)):
        at = place(t.keys, keys[i])
        t.keys[at] = keys[i]
        t.begins[at] = begins[i]
        t.counts[at] = counts[i]
        t.visits[at] = visits[i]
