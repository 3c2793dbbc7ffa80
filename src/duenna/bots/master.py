"""The strongest bot: it searches, with two players among the moves of a blueprint, where `duenna train` made one.

A blueprint is a mixed strategy close to equilibrium, learned from millions of rounds: it knows which moves are worth
playing at all, bluffs included. Which of them suits best what the other has shown so far, the search finds out.
Where the blueprint has seen too little, and at larger tables, every move is tried out.
"""

import logging
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from duenna.actions import Move
from duenna.belief import COUNTING
from duenna.blueprint import BlueprintError, Guide, find_blueprint, past_of
from duenna.bots import search
from duenna.bots.bot import Budget
from duenna.bots.memory import Memory
from duenna.events import Event
from duenna.view import View

FLOOR: Final = 0.25  #: how likely the blueprint must play a move for it to be tried out

_MEMORY: Final = Memory(lambda view: COUNTING)
log = logging.getLogger("duenna.bots")


def choose(view: View, events: Sequence[Event], budget: Budget) -> Move:
    """The move that won most often when tried out, among those that the blueprint would play."""
    chances = advice(view, events, budget) if len(view.options) > 1 else None
    if chances:
        floor = min(FLOOR, max(chances.values()))
        likely = (move for move in view.options if chances.get(move.action, 0) >= floor)
        view = replace(view, options=tuple(likely))
    return search.choose(view, events, budget)


def advice(view: View, events: Sequence[Event], budget: Budget) -> dict[int, float] | None:
    """The blueprint's chance of each action; None without a ripe blueprint that knows the state."""
    if view.players != 2 or view.playoff or not events or events[0].name != "round":
        return None
    try:
        blueprint = find_blueprint(view.edition)
    except BlueprintError as problem:
        log.warning("The master plays without its blueprint: %s", problem)
        return None
    if blueprint is None or not blueprint.header.ripe:
        return None
    # Any world that fits will do: the blueprint looks at nothing that the seat does not know.
    world = _MEMORY.belief(view, events).world(budget.rng())
    return Guide(blueprint, view.edition).chances(world, past_of(view.edition, events))
