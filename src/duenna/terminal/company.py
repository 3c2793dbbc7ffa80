"""Who plays by which rules: the table before the first deal, and the seats once it is set."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from duenna.bots import USUAL_BOT, Budget, summon
from duenna.core.editions import Edition
from duenna.core.errors import EditionError
from duenna.core.game import Game
from duenna.play.player import Player
from duenna.terminal.saves import HUMAN

USUAL_EDITION: Final = "modern"
USUAL_SEATS: Final = 4

PATIENCE: Final = Budget(seconds=2.0)  #: what a person waits for a computer player's move

#: Names for computer players, each with its own first letter.
BOT_NAMES: Final = ("Bruno", "Clara", "Dario", "Elena", "Felix", "Greta", "Hugo", "Irma")


@dataclass(frozen=True)
class Company:
    """Those who sit at a table, seat by seat: their names, and whether one is a human or which bot."""

    edition: Edition
    names: tuple[str, ...]
    seats: tuple[str, ...]
    seed: str | None = None

    def deal(self) -> Game:
        """A new match at this table; raises EditionError if it cannot be played."""
        return Game(self.edition, self.names, seed=self.seed)

    @property
    def humans(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, kind in enumerate(self.seats, start=1) if kind == HUMAN]

    def players(self, game: Game) -> dict[int, Player]:
        """Each computer player with its own randomness, which the match's seed gives. Raises BotError."""
        return {
            seat: Player(
                summon(kind), kind, seat, f"{game.seed} {seat} {len(game.events)}", PATIENCE
            )
            for seat, kind in enumerate(self.seats, start=1)
            if kind != HUMAN
        }


def usual_seats(edition: Edition) -> int:
    """How many seats to propose: four, or the nearest the edition allows."""
    low, high = edition.players
    return max(low, min(high, USUAL_SEATS))


def set_table(
    edition: Edition,
    names: Sequence[str],
    humans: Sequence[str],
    bots: Sequence[str] = (),
    seed: str | None = None,
) -> Company:
    """The table where these sit in order, the humans people and the others bots, which take turns.

    Raises EditionError or BotError if it cannot be.
    """
    strangers = [name for name in humans if name not in names]
    if strangers:
        raise EditionError(f"{strangers[0]!r} is not among the players: {', '.join(names)}.")
    for bot in bots:
        summon(bot)
    table = Company(edition, tuple(names), _kinds(names, humans, bots or (USUAL_BOT,)), seed)
    table.deal()
    return table


def _kinds(names: Sequence[str], humans: Sequence[str], bots: Sequence[str]) -> tuple[str, ...]:
    kinds = []
    computers = 0
    for name in names:
        if name in humans:
            kinds.append(HUMAN)
        else:
            kinds.append(bots[computers % len(bots)])
            computers += 1
    return tuple(kinds)


def fill_up(names: Sequence[str], seats: int) -> list[str]:
    """These names, and those of computer players for the seats left over; raises EditionError if seats are missing.

    >>> fill_up(["Clara"], 3)
    ['Clara', 'Bruno', 'Dario']
    """
    if seats < len(names):
        raise EditionError(f"{len(names)} players cannot sit on {seats} seats.")
    taken = {name.casefold() for name in names}
    free = [name for name in BOT_NAMES if name.casefold() not in taken]
    return [*names, *free[: seats - len(names)]]
