"""Endgames solved at the table: from the first decision with few cards left, a seat plays by their equilibrium.

What was played before is read as the blueprint plays, by both seats: so many ways as it could have come to this,
each as likely as the blueprint makes it, are where the endgame begins. It is solved once; later decisions of the
same round follow the same solution. As a bot's memory this changes no answer.
"""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from random import Random
from typing import Final

from duenna.belief import COUNTING, Belief
from duenna.core.cards import CARD_IDS
from duenna.core.decoding import action_of
from duenna.core.editions import Edition
from duenna.core.events import Asked, Event
from duenna.core.state import State, rules_for
from duenna.core.view import View
from duenna.fast.recall import observation, remember
from duenna.solve.blueprint import BlueprintPolicy, Guide, past_of
from duenna.solve.endgame import Endgame, Solution, TooLarge, first_key, prepare, roots_of

FEW: Final = 3  #: cards left in the pile where an endgame begins
GAP: Final = 0.001  #: tokens that a best answer may still gain from a solution: a twentieth of a percent of rounds
MOST_ITERATIONS: Final = 1000
KEPT: Final = 4  #: endgames remembered at a time


class Resolver:
    """Solves endgames, and remembers the last ones. Making the first compiles the solver, which takes a minute.

    Raises ImportError without numba.
    """

    def __init__(self) -> None:
        prepare()
        self._solved: list[tuple[Edition, Sequence[Event], Solution | None]] = []

    def chances(self, view: View, events: Sequence[Event], guide: Guide) -> dict[int, float] | None:
        """How likely the seat should take each action; None before the endgame, and where something unforeseen came.

        `events` are those that the seat learned since the round began.
        """
        if view.deck > FEW:
            return None
        begun, key = look_back(view, events)
        solution = self._solution(view.edition, events[:begun], guide) if begun else None
        return (solution.chances_at(key) or None) if solution else None

    def _solution(self, edition: Edition, past: Sequence[Event], guide: Guide) -> Solution | None:
        """The solution of what follows that past; None if it is too large."""
        for rules, known, solution in self._solved:
            if rules == edition and known == past:
                return solution
        solution = None
        with suppress(TooLarge):
            endgame = endgame_after(edition, past, guide)
            endgame.solve_within(GAP, MOST_ITERATIONS)
            solution = endgame.solution()
        self._solved = [*self._solved[1 - KEPT :], (edition, past, solution)]
        return solution


def endgame_after(edition: Edition, past: Iterable[Event], guide: Guide) -> Endgame:
    """What follows the events of a round, which both seats are taken to have played by the blueprint; not solved yet.

    It begins from what everyone saw: secret parts of the events are not looked at. Raises TooLarge.
    """
    belief = Belief(edition, 2, None, BlueprintPolicy(guide, edition))
    told = [event.for_reader(None) for event in past]
    for event in told:
        belief.learn(event)
    return Endgame(edition, roots_of(belief), past_of(edition, told))


def look_back(view: View, events: Sequence[Event]) -> tuple[int, int]:
    """How many events there were when the endgame began for the seat, and the key of what it has learned since.

    0 and 0 if it has not begun.
    """
    assert view.seat is not None
    me, rng = view.seat, Random(0)  # whatever world is drawn, what the seat knows is the same in it
    belief, rules = Belief(view.edition, 2, me, COUNTING), rules_for(view.edition, 2)
    begun = key = observed = 0
    world = State()
    for number, event in enumerate(events, start=1):
        if begun and (action := action_of(view.edition, event, belief.view.question)):
            observed = observation(world, rules, [0] * CARD_IDS, action, me)
        belief.learn(event)
        if isinstance(event, Asked) and (begun or belief.view.deck <= FEW):
            world = belief.world(rng)
            if begun:
                key = remember(key, world, me, observed)
            elif event.seat == me:
                begun, key = number, first_key(world, me)
    return begun, key
