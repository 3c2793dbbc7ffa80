"""The strongest bot: it searches, with two players among the moves of a blueprint, where `duenna train` made one.

A blueprint is a mixed strategy close to equilibrium, learned from millions of rounds: it knows which moves are worth
playing at all, bluffs included. Which of them suits best what the other has shown so far, the search finds out.
Where the blueprint has seen too little, and at larger tables, every move is tried out.
"""

import logging
from collections.abc import Sequence
from dataclasses import replace
from importlib import import_module
from typing import Any, Final

from duenna.belief import COUNTING
from duenna.bots import search
from duenna.bots.bot import Budget
from duenna.bots.memory import Memory
from duenna.core.actions import Move
from duenna.core.events import Event, Round
from duenna.core.view import View
from duenna.fast.background import Background
from duenna.solve.blueprint import BlueprintError, Guide, find_blueprint, past_of

FLOOR: Final = 0.25  #: how likely the blueprint must play a move for it to be tried out

_MEMORY: Final = Memory(lambda view: COUNTING)
log = logging.getLogger("duenna.bots")


def choose(view: View, events: Sequence[Event], budget: Budget) -> Move:
    """The move of the solved endgame, drawn with its chance; before, the one that won most often when tried out."""
    guide = find_guide(view, events) if len(view.options) > 1 else None
    if guide is None:
        return search.choose(view, events, budget)
    chances = solution(view, events, budget, guide)
    if chances:
        weights = [chances.get(move.action, 0.0) for move in view.options]
        return budget.rng().choices(view.options, weights)[0]
    chances = advice(view, events, budget, guide)
    if chances:
        floor = min(FLOOR, max(chances.values()))
        likely = (move for move in view.options if chances.get(move.action, 0) >= floor)
        view = replace(view, options=tuple(likely))
    return search.choose(view, events, budget)


def find_guide(view: View, events: Sequence[Event]) -> Guide | None:
    """The ripe blueprint for rounds like this one; None without one, and where the whole round is not known."""
    if view.players != 2 or view.playoff or not events or not isinstance(events[0], Round):
        return None
    try:
        blueprint = find_blueprint(view.edition)
    except BlueprintError as problem:
        log.warning("The master plays without its blueprint: %s", problem)
        return None
    if blueprint is None or not blueprint.header.ripe:
        return None
    return Guide(blueprint, view.edition)


def advice(
    view: View, events: Sequence[Event], budget: Budget, guide: Guide
) -> dict[int, float] | None:
    """The blueprint's chance of each action; None where it does not know the state."""
    # Any world that fits will do: the blueprint looks at nothing that the seat does not know.
    world = _MEMORY.belief(view, events).world(budget.rng())
    return guide.chances(world, past_of(view.edition, events))


def solution(
    view: View, events: Sequence[Event], budget: Budget, guide: Guide
) -> dict[int, float] | None:
    """The chance of each action by the solution of the endgame; None before it begins, and without numba."""
    solver = _SOLVER.get(wait=budget.seconds is None)
    return solver.chances(view, events, guide) if solver else None


def _solver() -> Any:
    """What solves endgames, once it is compiled; raises ImportError without numba."""
    resolving = import_module("duenna.solve.resolving")
    return resolving.Resolver()


_SOLVER: Final = Background(_solver)
