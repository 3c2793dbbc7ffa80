"""The rest of a two-player round as a whole tree, compiled by numba.

A tree begins from every deal that the round's history allows, each with its chance. Where a card is drawn that nothing
determines yet, it branches over the cards it can be. Its information sets are exact: all that the one
who decides has learned (`recall.py`), nothing boiled down. `equilibrium.py` solves it.

Like `mccfr.py` not run as it stands: `build.endgames` compiles the text of these functions together with the engine's.
"""

from typing import Any, Final, NamedTuple

from numpy import uint64

from duenna.core.rules import QUESTION, RETURN
from duenna.fast.infoset import PAST, act, asked_seat, infoset, list_choices
from duenna.fast.recall import (
    VEILED,
    burned_card,
    earned,
    lay_card,
    list_moves,
    observation,
    pile_left,
    remember,
    returning,
)

DRAWS: Final = 3  #: a move never draws more cards that nothing determines

# What `Tree.used` counts.
NODES: Final = 0
INFOS: Final = 1
PLACES: Final = 2  #: of the pools of the information sets
WORTHS: Final = 3  #: of the pool of the nodes
FULL: Final = 4  #: 1 once there was no room for something


class Tree(NamedTuple):
    """The rest of a round, and what is learned of it; all are arrays of numpy.

    A node is a position whose cards drawn so far are given: somebody decides, or the round is over. Children have
    higher numbers than their parents.
    """

    parent: Any  #: int32 by node: the one before
    source: Any  #: int32 by node: the place in `worths` of the move that led there; -1 for a deal
    chance: Any  #: float64 by node: of the deal, or of the cards that the move drew
    decider: Any  #: int8 by node: who decides; 0 if the round is over
    info: Any  #: int32 by node: the information set of who decides; once over, the tokens earned
    begins: Any  #: int32 by node: where its moves stand in `worths`
    depth: Any  #: int16 by node: decisions since the deal
    value: (
        Any  #: float64 by node: once the round is over, the tokens that seat 1 has more than seat 2
    )
    worths: Any  #: float64: by node and move, what it is worth in tokens to the seat asked about
    reach: Any  #: float64 by node: the part of its chance that belongs to somebody else's choices and to chance
    own: Any  #: float64 by node: the part that the player's own choices give
    keys: Any  #: uint64, by open addressing: the information sets met; 0 is free
    infos: Any  #: int32 beside the keys: their numbers
    starts: Any  #: int32 by information set: where its moves stand in the pools
    counts: Any  #: uint8 by information set: how many moves it has
    listed: Any  #: uint8 by information set: how many of them a blueprint lists; they stand first
    owner: Any  #: int8 by information set: who decides there
    label: Any  #: uint64 by information set: its key in a blueprint
    moves: Any  #: int64: a pool of actions
    regrets: Any  #: float64: a pool
    sums: Any  #: float64: a pool: chances weighted and summed
    now: Any  #: float64: a pool: the chances of the moves by the regrets
    used: Any  #: int64: see above
    order: Any  #: int32: the nodes, the deepest first


class Path(NamedTuple):
    """Room to grow a tree in: what stands at each depth of the branch at hand."""

    rules: Any  #: the edition's row
    rows: Any  #: int64: a state
    pasts: Any  #: int64: what the state does not tell
    known: Any  #: uint64: by seat, the key of what it has learned
    free: Any  #: int64: how many of each card nothing determines
    veiled: Any  #: int64: a mask of the places that nothing determines: of the draw pile, and VEILED the burned card
    picked: Any  #: int64: the cards drawn by the move being tried, and how many they were
    at: Any  #: int64: the node, the move being tried, and how many there are
    moves: Any  #: int64: the moves
    unseen: Any  #: int64: room to count
    cells: Any  #: int64: the places that would be drawn next, in that order


# What `Path.at` tells.
NODE: Final = 0
MOVE: Final = 1
MOVES: Final = 2


def find(t: Tree, p: Path, depth: int, key: Any) -> Any:
    """The number of the information set with that key, new if need be."""
    mask = uint64(len(t.keys) - 1)
    at = key & mask
    while t.keys[at] != uint64(0) and t.keys[at] != key:
        at = at + uint64(1) & mask
    if t.keys[at] == uint64(0):
        n = p.at[depth, MOVES]
        made = t.used[INFOS]
        start = t.used[PLACES]
        if made == len(t.starts) or start + n > len(t.moves):
            t.used[FULL] = 1
            return -1
        t.keys[at] = key
        t.infos[at] = made
        t.starts[made] = start
        t.counts[made] = n
        t.listed[made] = list_choices(p.rows[depth], p.rules, p.unseen, p.moves[depth])
        t.owner[made] = asked_seat(p.rows[depth])
        t.label[made] = infoset(p.rows[depth], p.rules, p.pasts[depth])
        for k in range(n):
            t.moves[start + k] = p.moves[depth, k]
        t.used[INFOS] += 1
        t.used[PLACES] += n
    return t.infos[at]


def plant(t: Tree, p: Path, depth: int, source: int, chance: float) -> int:
    """Adds the position at that depth as a node; 1 if somebody decides there."""
    node = t.used[NODES]
    if node == len(t.source):
        t.used[FULL] = 1
        return 0
    s = p.rows[depth]
    t.used[NODES] += 1
    t.parent[node] = p.at[depth - 1, NODE] if depth else -1
    t.source[node] = source
    t.chance[node] = chance
    t.depth[node] = depth
    t.decider[node] = asked_seat(s)
    if asked_seat(s) == 0:
        t.info[node] = earned(s)
        return 0
    n = list_moves(s, p.rules, p.unseen, p.moves[depth])
    p.at[depth, NODE] = node
    p.at[depth, MOVE] = -1
    p.at[depth, MOVES] = n
    t.info[node] = find(t, p, depth, p.known[depth, asked_seat(s)])
    t.begins[node] = t.used[WORTHS]
    if t.used[FULL] or t.used[WORTHS] + n > len(t.worths):
        t.used[FULL] = 1
        return 0
    t.used[WORTHS] += n
    p.picked[depth, DRAWS] = 0
    return 1


def list_cells(p: Path, depth: int) -> int:
    """Fills in the places that nothing determines, in the order in which they are drawn; how many."""
    n = 0
    veiled = p.veiled[depth]
    i = 40
    while i > 0 and n < DRAWS:
        i -= 1
        if veiled >> i & 1:
            p.cells[n] = i
            n += 1
    if n < DRAWS and veiled & VEILED:
        p.cells[n] = -1
        n += 1
    return n


def left_of(p: Path, depth: int, card: int, upto: int) -> int:
    """How many of that card are left after the first cards drawn by the move being tried."""
    n: int = p.free[depth, card]
    for j in range(upto):
        if p.picked[depth, j] == card:
            n -= 1
    return n


def pick_next(p: Path, depth: int, j: int) -> int:
    """Makes the j-th card drawn the next one that it can be; 0 if there is none."""
    card = p.picked[depth, j] + 1
    while card < p.free.shape[1]:
        if left_of(p, depth, card, j) > 0:
            p.picked[depth, j] = card
            return 1
        card += 1
    p.picked[depth, j] = 0
    return 0


def draw_next(p: Path, depth: int, cells: int) -> int:
    """Chooses the next cards that the move could draw: 0 if it has drawn all there are."""
    j = p.picked[depth, DRAWS]
    if j < 0:  # a move that was not tried yet
        j = 0
    else:
        j -= 1
        while j >= 0 and pick_next(p, depth, j) == 0:
            j -= 1
        if j < 0:
            return 0
        j += 1
    while j < cells:
        p.picked[depth, j] = 0
        pick_next(p, depth, j)
        j += 1
    return 1


def branch(t: Tree, p: Path, depth: int) -> float:
    """Makes the next position after the one at that depth, one level deeper; its chance, or 0 if there is none."""
    cells = list_cells(p, depth)
    if p.at[depth, MOVE] < 0 or draw_next(p, depth, cells) == 0:
        p.at[depth, MOVE] += 1
        if p.at[depth, MOVE] == p.at[depth, MOVES]:
            return 0.0
        p.picked[depth, DRAWS] = -1
        draw_next(p, depth, cells)
    return follow(p, depth, cells, p.moves[depth, p.at[depth, MOVE]])


def follow(p: Path, depth: int, cells: int, action: int) -> float:
    """Makes the position after that move and the cards picked; the chance of the cards it drew."""
    s = p.rows[depth + 1]
    for j in range(p.rows.shape[1]):
        s[j] = p.rows[depth, j]
    for j in range(PAST):
        p.pasts[depth + 1, j] = p.pasts[depth, j]
    seen = observation(s, p.rules, p.unseen, action, 1)
    seen_by_other = observation(s, p.rules, p.unseen, action, 2)
    for j in range(cells):
        lay_card(s, p.cells[j], p.picked[depth, j])
    returned = returning(s) if action >> QUESTION == RETURN else 0
    act(s, p.rules, action, p.pasts[depth + 1])
    # What is returned goes under the pile and lifts the rest.
    now = pile_left(s)
    veiled = p.veiled[depth]
    drawn = 0
    while drawn < cells and (
        p.cells[drawn] + returned >= now if p.cells[drawn] >= 0 else burned_card(s) == 0
    ):
        veiled ^= VEILED if p.cells[drawn] < 0 else 1 << p.cells[drawn]
        drawn += 1
    p.veiled[depth + 1] = (veiled & VEILED - 1) << returned | veiled & VEILED
    p.picked[depth, DRAWS] = drawn
    for card in range(p.free.shape[1]):
        p.free[depth + 1, card] = left_of(p, depth, card, drawn)
    p.known[depth + 1, 1] = remember(p.known[depth, 1], s, 1, seen)
    p.known[depth + 1, 2] = remember(p.known[depth, 2], s, 2, seen_by_other)
    return chance_of(p, depth, drawn)


def chance_of(p: Path, depth: int, drawn: int) -> float:
    """The chance that the first cards drawn by the move are those that were picked."""
    hidden = 0
    for card in range(p.free.shape[1]):
        hidden += p.free[depth, card]
    chance = 1.0
    for j in range(drawn):
        chance *= left_of(p, depth, p.picked[depth, j], j) / (hidden - j)
    return chance


def grow(t: Tree, p: Path, chance: float) -> None:
    """Adds the deal that lies at depth 0, and all that can come of it."""
    # Not a function that calls itself: numba cannot keep those between runs.
    if plant(t, p, 0, -1, chance) == 0:
        return
    depth = 0
    while depth >= 0:
        chance = branch(t, p, depth)
        if chance == 0.0 or t.used[FULL]:
            depth -= 1
        elif plant(t, p, depth + 1, t.begins[p.at[depth, NODE]] + p.at[depth, MOVE], chance):
            depth += 1
