"""Computer players, by name.

A bot is a function: from its seat's View, the events that seat has learned and a Budget to one of
`view.options`. It never meets the Game, so it cannot know more than a person there would.

>>> from duenna import Game
>>> game = Game("modern", players=2, seed=7)
>>> bot = find_bot("counter")
>>> move = bot(game.view(game.decider), game.events_for(game.decider), Budget(seed=1))
>>> move in game.legal_moves()
True
"""

from duenna.bots.bot import Bot, BotError, Budget, close_bot
from duenna.bots.registry import (
    EXEC,
    OWN,
    USUAL_BOT,
    bot_names,
    command_of,
    find_bot,
    offer,
    summon,
)

__all__ = [
    "EXEC",
    "OWN",
    "USUAL_BOT",
    "Bot",
    "BotError",
    "Budget",
    "bot_names",
    "close_bot",
    "command_of",
    "find_bot",
    "offer",
    "summon",
]
