"""The strongest bot: with two players it plays by a blueprint where one was trained (`duenna train`), else it searches.

A blueprint is a mixed strategy close to equilibrium, learned from millions of rounds: what it plays cannot be read
well from its habits. Where it has seen too little, and at larger tables, the master tries its moves out as `search`
does, four times as often.
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

ROLLOUTS: Final = 4000  #: how many, unless the budget says otherwise

_MEMORY: Final = Memory(lambda view: COUNTING)
log = logging.getLogger("duenna.bots")


def choose(view: View, events: Sequence[Event], budget: Budget) -> Move:
    """A move drawn from the blueprint's chances, or the one that won most often when tried out."""
    if len(view.options) == 1:
        return view.options[0]
    chances = advice(view, events, budget)
    if chances:
        moves = [move for move in view.options if move.action in chances]
        weights = [chances[move.action] for move in moves]
        return budget.rng().choices(moves, weights)[0]
    if budget.seconds is None and budget.rollouts is None:
        budget = replace(budget, rollouts=ROLLOUTS)
    return search.choose(view, events, budget)


def advice(view: View, events: Sequence[Event], budget: Budget) -> dict[int, float] | None:
    """The blueprint's chance of each action; None if there is no blueprint or it does not know the state."""
    if view.players != 2 or view.playoff or not events or events[0].name != "round":
        return None
    try:
        blueprint = find_blueprint(view.edition)
    except BlueprintError as problem:
        log.warning("The master plays without its blueprint: %s", problem)
        return None
    if blueprint is None:
        return None
    # Any world that fits will do: the blueprint looks at nothing that the seat does not know.
    world = _MEMORY.belief(view, events).world(budget.rng())
    return Guide(blueprint, view.edition).chances(world, past_of(view.edition, events))
