"""A bot at its seat: told what that seat learns, asked when it must decide, and held to its options."""

from pathlib import Path
from random import Random
from traceback import extract_tb
from typing import Final

from duenna.bots import Bot, BotError, Budget
from duenna.bots.bot import MAX_SEED
from duenna.core.actions import Move
from duenna.core.events import Event
from duenna.core.game import Game
from duenna.core.view import View

AS_USUAL: Final = Budget()  #: thinking as much as the bot itself likes


class Player:
    """Bot `bot`, called `name`, at `seat`. `seed` gives the randomness of all its moves, `limits` how much it
    may think about each.

    >>> from duenna.bots import find_bot
    >>> game = Game("modern", players=2, seed=7)
    >>> player = Player(find_bot("counter"), "counter", game.decider, "1")
    >>> player.choose(game) in game.legal_moves()
    True
    """

    def __init__(
        self, bot: Bot, name: str, seat: int, seed: str, limits: Budget = AS_USUAL
    ) -> None:
        self.bot = bot
        self.name = name
        self.seat = seat
        self._seeds = Random(seed)
        self._limits = limits.seconds, limits.rollouts
        self._told: list[Event] = []  # what the seat has learned in this round
        self._game: Game | None = None
        self._from = self._upto = 0  # which of the game's events those are

    def choose(self, game: Game) -> Move:
        """The bot's move for its seat, which must be the one asked; raises BotError if it gives none."""
        view = self._learn(game)
        budget = Budget(self._seeds.randint(0, MAX_SEED), *self._limits)
        try:
            move = self.bot(view, self._told, budget)
        except BotError:
            raise
        except Exception as problem:
            at = extract_tb(problem.__traceback__)[-1]
            where = f"{Path(at.filename).name}, line {at.lineno}"
            raise BotError(
                f"The bot {self.name!r} failed: {type(problem).__name__}: {problem} ({where})."
            ) from problem
        if move not in view.options:
            raise BotError(
                f"The bot {self.name!r} answered {str(move)[:80]!r}, which is no option."
            )
        return move

    def see_end(self, game: Game) -> None:
        """Lets a bot that cares to hear it know how the round, which is over, went on after its last move."""
        hear = getattr(self.bot, "hear", None)
        if hear is not None:
            hear(self._learn(game), self._told)

    def _learn(self, game: Game) -> View:
        """Notes what the seat has learned since it was last looked at; its view."""
        if game is not self._game or game.round_start != self._from:
            self._game, self._told = game, []
            self._from = self._upto = game.round_start
        self._told += game.events_for(self.seat, self._upto)
        self._upto = len(game.events)
        return game.view(self.seat)
