"""A contest: who meets whom on which seats, and every deal played in all of those seatings."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from itertools import combinations

from duenna.bots import Bot, BotError, Budget, close_bot, summon
from duenna.core.editions import Edition
from duenna.core.errors import DuennaError
from duenna.core.game import Game
from duenna.play.player import AS_USUAL, Player
from duenna.play.simulate import play_round

MAX_ENTRANTS = 16
MAX_DEALS = 1_000_000
_MAX_PART = 50  #: deals that a process plays before it reports

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
    def played(self) -> int:
        """How many rounds or matches that makes."""
        return self.deals * sum(len(lineup.seatings) for lineup in self.lineups)


def _rotations(order: Seating) -> tuple[Seating, ...]:
    return tuple(order[-shift:] + order[:-shift] for shift in range(len(order)))


def hold(contest: Contest, cores: int = 1) -> Iterator[Board]:
    """What came of each deal, in order, whatever the number of processes.

    A bot that fails ends the contest with a BotError that names bot and deal: a measurement in which
    some games were decided by a crash would measure neither the play nor the crashes.
    """
    size = max(1, min(_MAX_PART, contest.deals // (4 * cores)))
    numbers = range(1, contest.deals + 1)
    parts = [numbers[at : at + size] for at in range(0, contest.deals, size)]
    if cores == 1:
        for part in parts:
            yield from _play(contest, part)
        return
    from duenna.arena.processes import spread  # noqa: PLC0415  loading it takes time no other command wants

    for deals in spread(partial(_play_all, contest), parts, cores):
        yield from deals


def _play_all(contest: Contest, numbers: Sequence[int]) -> list[Board]:
    return list(_play(contest, numbers))


def _play(contest: Contest, numbers: Iterable[int]) -> Iterator[Board]:
    """Plays these deals; each entrant is called once for each seat, and let go at the end."""
    bots: dict[tuple[int, int], Bot] = {}
    try:
        for number in numbers:
            yield tuple(
                tuple(_outcome(contest, number, seating, bots) for seating in lineup.seatings)
                for lineup in contest.lineups
            )
    finally:
        for bot in bots.values():
            close_bot(bot)


def _outcome(
    contest: Contest, number: int, seating: Seating, bots: dict[tuple[int, int], Bot]
) -> Outcome:
    """Plays one deal in one seating. Randomness goes with the seat, as the cards do, not with the entrant."""
    seed = f"{contest.seed}/{number}"
    game = Game(contest.edition, contest.players, seed=seed)
    starter = game.turn
    players = []
    for seat, entrant in enumerate(seating, start=1):
        name = contest.bots[entrant]
        bot = bots[entrant, seat] = bots.get((entrant, seat)) or summon(name)
        players.append(Player(bot, name, seat, f"{seed}/{seat}", contest.limits))
    try:
        play_round(game, players)
        while contest.whole and not game.over:
            game.next_round()
            play_round(game, players)
    except BotError as problem:
        who = ", ".join(contest.names[entrant] for entrant in seating)
        raise BotError(f"The arena stops at deal {number}, seats {who}: {problem}") from problem
    return Outcome(game.winners if contest.whole else game.view().round_winners, starter)
