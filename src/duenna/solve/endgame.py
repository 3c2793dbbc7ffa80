"""The last cards of a two-player round, solved exactly: what `fast.endgame` finds, in the game's own words.

An endgame is all that can still happen after a history that everyone saw: every deal of the hidden cards that fits,
as likely as the players' ways make it, and every move and draw from there to the round's end.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from duenna.belief import Belief
from duenna.belief.worlds import fill, open_state
from duenna.core.cards import BARON, CARD_IDS, GUARD, PRINCE, ROYALS
from duenna.core.editions import Edition, find_edition
from duenna.core.rules import PLAY
from duenna.core.state import FIELDS, PILE, State, rules_for
from duenna.fast.build import endgames, engine, notice
from duenna.fast.endgame import FULL, INFOS, NODES, PLACES, Path, Tree
from duenna.fast.infoset import PAST
from duenna.fast.recall import VEILED, remember
from duenna.solve.blueprint import MOST_ACTIONS, Guide

CHECKED: Final = 50  #: iterations between looks at how much a best answer still gains
FIRST_NODES: Final = 1 << 15  #: positions there is room for at first
MOST_NODES: Final = 1 << 21  #: a larger tree is not grown: this one takes 300 MB

_DEPTH: Final = 40
_WIDTH: Final = FIELDS["pile"][0] + 3 * PILE  #: of a state's row that two seats use


class TooLarge(Exception):
    """An endgame with too many positions to solve."""


@dataclass(frozen=True)
class Root:
    """A position that the tree begins from, its chance, and whether the burned card still lies there.

    Cards of the draw pile and the burned card are 0 where nothing is known of them.
    """

    chance: float
    state: State
    burned: bool = True


def roots_of(belief: Belief) -> list[Root]:
    """A position for each deal that a watcher's belief allows."""
    out = []
    for chance, filling in belief.deals():
        s = open_state(belief.view)
        for each in filling:
            fill(s, *each)
        out.append(Root(chance, s, belief.view.burned and belief.view.revealed is None))
    return out


class Endgame:
    """The tree of an endgame, and the equilibrium that is learned in it; what it is worth is counted in tokens.

    `past` is what `infoset` wants to know of what happened before. Raises ImportError without numba, TooLarge.
    """

    def __init__(self, edition: Edition, roots: Iterable[Root], past: list[int]) -> None:
        self.iterations = 0
        self._solver, self._engine = endgames(), engine()
        self._grow(edition, list(roots), past)
        t = self._tree
        nodes = t.used[NODES]
        earned = t.info[:nodes]
        t.value[:nodes] = np.where(t.decider[:nodes], 0, (earned & 15) - (earned >> 4))
        # Stable: nodes of the same depth stay in order.
        t.order[:nodes] = np.argsort(-t.depth[:nodes], kind="stable")

    def _grow(self, edition: Edition, roots: list[Root], past: list[int]) -> None:
        rules = self._engine.row(rules_for(edition, 2))
        size = FIRST_NODES
        while True:
            self._tree, path = _tree(size), _path(rules)
            for root in roots:
                self._lay(edition, root, past, path)
                self._solver.grow(self._tree, path, root.chance)
            if not self._tree.used[FULL]:
                return
            if size >= MOST_NODES:
                raise TooLarge
            size *= 4

    def _lay(self, edition: Edition, root: Root, past: list[int], path: Path) -> None:
        """Puts a position at the beginning of the path."""
        s = root.state.copy()
        s.tokens = [0] * len(s.tokens)
        path.rows[0] = self._engine.row(s)[:_WIDTH]
        path.pasts[0] = past
        free = [0] * CARD_IDS
        for card in edition.cards:
            free[s.royal if card in ROYALS and s.royal else card] += 1
        for lying in s.cards():
            free[lying] -= 1
        path.free[0] = free
        veiled = sum(1 << i for i in range(s.left) if not s.deck[i])
        path.veiled[0] = veiled | (VEILED if root.burned and not s.burned else 0)
        for seat in (1, 2):
            path.known[0, seat] = first_key(s, seat)

    # ---- how large it is

    @property
    def nodes(self) -> int:
        """How many positions the tree has."""
        return int(self._tree.used[NODES])

    @property
    def sets(self) -> int:
        """How many information sets it has, of both seats."""
        return int(self._tree.used[INFOS])

    # ---- the equilibrium

    def solve(self, iterations: int) -> None:
        """Learns for that many more iterations."""
        first = self.iterations + 1
        self._solver.solve(self._tree, first, first + iterations)
        self.iterations += iterations

    def solve_within(self, gap: float, most: int) -> float:
        """Learns until best answers gain no more than that, or for the most iterations; returns what they gain."""
        while True:
            self.solve(min(CHECKED, most - self.iterations))
            found = self.exploitability(self.strategy())
            if found <= gap or self.iterations >= most:
                return found

    def strategy(self) -> Any:
        """The chances learned for every move of every information set, in one row."""
        chances = np.zeros(self._tree.used[PLACES])
        self._solver.average(self._tree, chances)
        return chances

    def by_blueprint(self, guide: Guide) -> Any:
        """The chances that a blueprint gives, as `strategy` has them; all that it lists alike where it knows none."""
        t = self._tree
        chances = np.zeros(t.used[PLACES])
        for i in range(self.sets):
            start, listed = int(t.starts[i]), int(t.listed[i])
            actions = t.moves[start : start + listed].tolist()
            found = guide.chances_of(int(t.label[i]), actions)
            chances[start : start + listed] = (
                [found.get(action, 0.0) for action in actions] if found else 1 / listed
            )
        return chances

    def answer(self, seat: int, chances: Any) -> float:
        """What the seat's best answer is worth to it if the other plays by these chances."""
        return float(self._solver.answer(self._tree, seat, chances))

    def exploitability(self, chances: Any) -> float:
        """What best answers to these chances gain, both seats alike: 0 in equilibrium."""
        return (self.answer(1, chances) + self.answer(2, chances)) / 2

    def solution(self) -> "Solution":
        """What was learned, without the tree, which may be large."""
        t = self._tree
        sets, places = self.sets, int(t.used[PLACES])
        keys = {int(t.keys[at]): int(t.infos[at]) for at in np.flatnonzero(t.keys)}
        starts, moves = t.starts[:sets].copy(), t.moves[:places].copy()
        return Solution(keys, starts, t.counts[:sets].copy(), moves, self.strategy())


@dataclass(frozen=True)
class Solution:
    """How to play an endgame: by the key of what a seat has learned, the chance of each action."""

    sets: Mapping[int, int]
    starts: Any
    counts: Any
    moves: Any
    chances: Any

    def chances_at(self, key: int) -> dict[int, float]:
        """The chance of each action for who has learned what this key says; empty if nobody can have."""
        i = self.sets.get(key)
        if i is None:
            return {}
        places = slice(int(self.starts[i]), int(self.starts[i]) + int(self.counts[i]))
        return dict(zip(self.moves[places].tolist(), self.chances[places].tolist(), strict=True))


def prepare() -> None:
    """Compiles what solves endgames, if that was not done on this machine; raises ImportError without numba."""
    s = State(players=2, playing=6, alive=6, turn=1, decider=1, question=PLAY, drawn=GUARD)
    s.hand[1], s.hand[2] = PRINCE, BARON
    with notice():
        Endgame(find_edition("classic", 2), [Root(1.0, s)], [0] * PAST).solve_within(0, 1)


def first_key(s: State, seat: int) -> int:
    """The key of what a seat knows where an endgame begins."""
    return remember(0, s, seat, 0)


def _tree(size: int) -> Tree:
    """Room for that many positions."""
    moves, sets = 2 * size, size // 2
    return Tree(
        parent=np.zeros(size, np.int32),
        source=np.zeros(size, np.int32),
        chance=np.zeros(size),
        decider=np.zeros(size, np.int8),
        info=np.zeros(size, np.int32),
        begins=np.zeros(size, np.int32),
        depth=np.zeros(size, np.int16),
        value=np.zeros(size),
        worths=np.zeros(moves),
        reach=np.zeros(size),
        own=np.zeros(size),
        keys=np.zeros(2 * sets, np.uint64),
        infos=np.zeros(2 * sets, np.int32),
        starts=np.zeros(sets, np.int32),
        counts=np.zeros(sets, np.uint8),
        listed=np.zeros(sets, np.uint8),
        owner=np.zeros(sets, np.int8),
        label=np.zeros(sets, np.uint64),
        moves=np.zeros(moves, np.int64),
        regrets=np.zeros(moves),
        sums=np.zeros(moves),
        now=np.zeros(moves),
        used=np.zeros(5, np.int64),
        order=np.zeros(size, np.int32),
    )


def _path(rules: Any) -> Path:
    """Room for one branch."""
    return Path(
        rules=rules,
        rows=np.zeros((_DEPTH, _WIDTH), np.int64),
        pasts=np.zeros((_DEPTH, PAST), np.int64),
        known=np.zeros((_DEPTH, 3), np.uint64),
        free=np.zeros((_DEPTH, CARD_IDS), np.int64),
        veiled=np.zeros(_DEPTH, np.int64),
        picked=np.zeros((_DEPTH, 4), np.int64),
        at=np.zeros((_DEPTH, 3), np.int64),
        moves=np.zeros((_DEPTH, MOST_ACTIONS), np.int64),
        unseen=np.zeros(CARD_IDS, np.int64),
        cells=np.zeros(3, np.int64),
    )
