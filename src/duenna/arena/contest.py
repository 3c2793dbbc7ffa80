"""A contest: who meets whom on which seats, and every deal played in all of those seatings."""

from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations

from duenna.bots import Budget, summon
from duenna.core.editions import Edition
from duenna.core.errors import DuennaError
from duenna.core.game import Game
from duenna.play.player import AS_USUAL

MAX_ENTRANTS = 16
MAX_DEALS = 1_000_000

Seating = tuple[int, ...]  #: which entrant sits on each seat, from seat 1


@dataclass(frozen=True)
class Lineup:
    """Entrants that meet at one table, and all seatings of theirs that a deal is played in."""

    title: str
    seatings: tuple[Seating, ...]

    @property
    def entrants(self) -> list[int]:
        """The bots that meet there."""
        return sorted(set(self.seatings[0]))

    @property
    def lone(self) -> int | None:
        """The bot that sits alone among copies of another bot; None if there is none."""
        seats = Counter(self.seatings[0])
        alone = [entrant for entrant, count in seats.items() if count == 1]
        return alone[0] if len(alone) == 1 and len(seats) == 2 < sum(seats.values()) else None


@dataclass(frozen=True)
class Outcome:
    """The seats that won a round or match, and the seat that began it."""

    winners: tuple[int, ...]
    starter: int


Board = tuple[tuple[Outcome, ...], ...]  #: what came of one deal: for each lineup, for each seating


@dataclass(frozen=True)
class Contest:
    """What is to be played. `deals` decks come from `seed`; `whole` plays matches instead of rounds.

    `edition` is fit for the `players` at each table. Two entrants at a larger table meet one against all
    others the same, both ways; more entrants than seats meet in every combination; fewer take turns.

    Raises DuennaError for too few or too many of anything, BotError for a bot that is none.
    """

    edition: Edition
    bots: tuple[str, ...]
    players: int = 2
    deals: int = 100
    seed: str = "1"
    whole: bool = False
    limits: Budget = AS_USUAL

    def __post_init__(self) -> None:
        if not 2 <= len(self.bots) <= MAX_ENTRANTS:
            raise DuennaError(f"2 to {MAX_ENTRANTS} bots can meet, not {len(self.bots)}.")
        if not 1 <= self.deals <= MAX_DEALS:
            raise DuennaError(f"1 to {MAX_DEALS} deals can be played, not {self.deals}.")
        Game(self.edition, self.players, seed=f"{self.seed}/{self.deals}")
        for bot in self.bots:
            summon(bot)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The entrants' names: a bot that enters twice is told apart by number."""
        count: Counter[str] = Counter()
        names = []
        for bot in self.bots:
            count[bot] += 1
            names.append(bot if count[bot] == 1 else f"{bot} ({count[bot]})")
        return tuple(names)

    @cached_property
    def lineups(self) -> tuple[Lineup, ...]:
        """Which bots meet, and in which seatings."""
        entrants, seats = range(len(self.bots)), self.players
        if len(entrants) == 2 < seats:
            orders = [(one, *[1 - one] * (seats - 1)) for one in entrants]
        elif len(entrants) >= seats:
            orders = [*combinations(entrants, seats)]
        else:
            orders = [tuple(seat % len(entrants) for seat in range(seats))]
        return tuple(Lineup(self._title(order), _rotations(order)) for order in orders)

    def _title(self, order: Seating) -> str:
        seats = Counter(order)
        if len(order) == 2 or len(seats) > 2 or len(set(seats.values())) == 1:
            sides = [
                self.names[entrant] if count == 1 else f"{count} {self.names[entrant]}"
                for entrant, count in seats.items()
            ]
        else:
            sides = [f"{count} {self.names[entrant]}" for entrant, count in seats.items()]
        return " against ".join(sides) if len(sides) == 2 else ", ".join(sides)

    @property
    def seatings(self) -> int:
        """In how many seatings each deal is played: so many rounds or matches it makes."""
        return sum(len(lineup.seatings) for lineup in self.lineups)


def _rotations(order: Seating) -> tuple[Seating, ...]:
    return tuple(order[-shift:] + order[:-shift] for shift in range(len(order)))
