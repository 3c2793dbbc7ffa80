"""A player who knows the other's blueprint and answers it: how much it gains says how far that can be exploited.

Local best response with rollouts (Lisý and Bowling, 2017): the answerer believes exactly what follows from the other
playing by the blueprint, tries every move out in worlds drawn from that belief, both playing on by the blueprint,
and takes the best. What it gains is a lower bound of what a perfect answer would.
"""

from collections.abc import Sequence
from random import Random

import numpy as np

from duenna.belief import Belief
from duenna.belief.worlds import fill, open_state
from duenna.core.actions import Move
from duenna.core.cards import CARD_IDS
from duenna.core.editions import Edition
from duenna.core.events import Event
from duenna.core.seats import SEATS
from duenna.core.state import State, rules_for, to_row
from duenna.core.view import View
from duenna.fast.book import Book
from duenna.fast.build import book, engine
from duenna.fast.infoset import PAST
from duenna.solve.blueprint import MOST_ACTIONS, Blueprint, BlueprintPolicy, Guide, past_of


class Answerer:
    """Answers a blueprint of two-player rounds; raises ImportError without numba."""

    def __init__(self, edition: Edition, blueprint: Blueprint) -> None:
        self._guide, self._edition = Guide(blueprint, edition), edition
        self._engine, self._try_out = engine(), book()
        keys, begins, chances = blueprint.arrays()
        self._book = Book(
            keys=np.frombuffer(keys, "<u8"),
            begins=np.frombuffer(begins, "<u4"),
            chances=np.frombuffer(chances, np.uint8),
            rules=self._engine.row(rules_for(edition, 2)),
            row=np.zeros(len(to_row(State())), np.int64),
            past=np.zeros(PAST, np.int64),
            moves=np.zeros(MOST_ACTIONS, np.int64),
            unseen=np.zeros(CARD_IDS, np.int64),
            missed=np.zeros(SEATS, np.int64),
            odds=np.zeros(SEATS * CARD_IDS, np.int64),
            dice=np.zeros(1, np.uint64),
        )

    def choose(self, view: View, events: Sequence[Event], worlds: int, rng: Random) -> Move:
        """The move that gained most in the worlds tried; `events` are those since the round began."""
        if len(view.options) == 1:
            return view.options[0]
        belief = Belief.of(view, events, BlueprintPolicy(self._guide, self._edition))
        past, opened = past_of(self._edition, events), open_state(view)
        sums = dict.fromkeys(view.options, 0)
        for _ in range(worlds):
            s, seed = opened.copy(), rng.getrandbits(64)
            for each in belief.filling(rng):
                fill(s, *each)
            for move in view.options:
                sums[move] += self.play_on(s, past, move.action, seed)
        return max(sums, key=lambda move: sums[move])

    def play_on(self, s: State, past: Sequence[int], action: int, seed: int) -> int:
        """What the decider gains in tokens by an action, if both play on by the blueprint from there."""
        row, marks = self._engine.row(s), np.array(past, np.int64)
        return int(self._try_out(self._book, row, marks, action, self._engine.word(seed)))
