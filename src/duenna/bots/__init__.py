"""Computer players, by name.

A bot is a function: from its seat's View, the events that seat has learned and a source of randomness
to one of `view.options`. It never meets the Game, so it cannot know more than a person there would.

>>> import random
>>> from duenna import Game
>>> game = Game("modern", players=2, seed=7)
>>> bot = find_bot("sensible")
>>> move = bot(game.view(game.decider), game.events_for(game.decider), random.Random(1))
>>> move in game.legal_moves()
True
"""

from typing import Final

from duenna.bots import random_bot, sensible
from duenna.bots.bot import Bot
from duenna.errors import DuennaError

__all__ = ["BOTS", "Bot", "BotError", "find_bot"]

BOTS: Final[dict[str, Bot]] = {"sensible": sensible.choose, "random": random_bot.choose}


class BotError(DuennaError):
    """A computer player that does not exist."""


def find_bot(name: str) -> Bot:
    """The bot of that name; raises BotError if there is none.

    >>> find_bot("perfect")
    Traceback (most recent call last):
    ...
    duenna.bots.BotError: There is no bot 'perfect'. The bots are: sensible, random.
    """
    try:
        return BOTS[name]
    except KeyError:
        raise BotError(f"There is no bot {name!r}. The bots are: {', '.join(BOTS)}.") from None
