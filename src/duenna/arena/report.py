"""What a contest has shown: each table's shares, the first player's advantage, ratings; as text and JSON."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import hypot, inf
from typing import Any

from duenna.arena import rating
from duenna.arena.contest import Board, Contest, Lineup, Outcome
from duenna.arena.estimate import Interval, estimate, student
from duenna.arena.playing import runs
from duenna.console.counting import counted
from duenna.core.errors import DuennaError


@dataclass(frozen=True)
class Entrant:
    """How one entrant fared at one table: the share of rounds or matches that it won for each seat it took."""

    name: str
    seats: int
    share: Interval


@dataclass(frozen=True)
class TableReport:
    """How the entrants of one lineup fared."""

    title: str
    lone: str | None
    entrants: list[Entrant]


class Report:
    """The numbers of a contest."""

    def __init__(self, contest: Contest, boards: Mapping[int, Board]) -> None:
        """`boards` are what came of the deals, by number; raises DuennaError if there are none."""
        if not boards:
            raise DuennaError("No deal was played.")
        self.contest = contest
        self.fair = 1 / contest.players  #: the share of a seat where all are alike
        self.missing = runs([*{*range(1, max(boards) + 1)} - boards.keys()])  #: numbers not played
        self._deals = [boards[number] for number in sorted(boards)]

    @cached_property
    def tables(self) -> list[TableReport]:
        """Each lineup's entrants and their shares."""
        names = self.contest.names
        out = []
        for at, lineup in enumerate(self.contest.lineups):
            seats = Counter(lineup.seatings[0])
            wins = [_wins(lineup, deal[at], len(names)) for deal in self._deals]
            entrants = []
            for each in lineup.entrants:
                taken = len(lineup.seatings) * seats[each]
                share = estimate([won[each] / taken for won in wins])
                entrants.append(Entrant(names[each], seats[each], share))
            lone = None if lineup.lone is None else names[lineup.lone]
            out.append(TableReport(lineup.title, lone, entrants))
        return out

    @cached_property
    def widest(self) -> float:
        """Half of the widest interval of a share, and a little more, for a contest that stops when it is small.

        The little more is the 1/n that Chow and Robbins (1965) add to a variance: without it, a contest would often
        stop at deals that happen to look alike. Infinite after one deal.
        """
        deals = len(self._deals)
        if deals == 1:
            return inf
        spare = student(deals - 1) / deals
        margins = [each.share.margin or 0.0 for table in self.tables for each in table.entrants]
        return max(hypot(margin, spare) for margin in margins)

    @cached_property
    def first_player(self) -> Interval:
        """The share that the seat which began won."""
        return estimate(
            [
                sum(map(_first_won, played)) / len(played)
                for played in ([each for table in deal for each in table] for deal in self._deals)
            ]
        )

    @cached_property
    def ratings(self) -> list[Interval]:
        """The rating of each entrant, on Elo's scale, 0 the average."""
        entrants = len(self.contest.names)
        tables = [(lineup, tuple(sorted(lineup.seatings[0]))) for lineup in self.contest.lineups]
        deals = [
            tuple(
                (table, len(outcomes), _wins(lineup, outcomes, entrants))
                for (lineup, table), outcomes in zip(tables, deal, strict=True)
            )
            for deal in self._deals
        ]
        return rating.ratings(deals, entrants, self.contest.seed)

    @property
    def model(self) -> str:
        """The name of the model that the ratings are of."""
        return "Bradley–Terry" if self.contest.players == 2 else "Plackett–Luce"

    def to_json(self) -> dict[str, Any]:
        """All numbers as plain JSON values; an error is half a 95 % interval."""
        contest = self.contest
        return {
            "edition": contest.edition.name,
            "knobs": contest.edition.knobs,
            "players": contest.players,
            "played": "matches" if contest.whole else "rounds",
            "deals": len(self._deals),
            "missing": [[part[0], part[-1]] for part in self.missing],
            "count": len(self._deals) * contest.seatings,
            "seed": contest.seed,
            "seconds": contest.limits.seconds,
            "rollouts": contest.limits.rollouts,
            "fair": self.fair,
            "tables": [
                {
                    "title": table.title,
                    "entrants": [
                        {"bot": each.name, "seats": each.seats, **_json("share", each.share)}
                        for each in table.entrants
                    ],
                }
                for table in self.tables
            ],
            "first_player": _json("share", self.first_player),
            "ratings": {
                "model": self.model,
                "entrants": [
                    {"bot": name, **_json("rating", each)}
                    for name, each in zip(contest.names, self.ratings, strict=True)
                ],
            },
        }

    def __str__(self) -> str:
        contest = self.contest
        what = "matches" if contest.whole else "rounds"
        deals = len(self._deals)
        one = "match" if contest.whole else "round"
        played = counted(deals * contest.seatings, one, what)
        lines = [
            f"{contest.edition.name}, {contest.players} players, {counted(deals, 'deal', 'deals')}"
            f" in {counted(contest.seatings, 'seating', 'seatings')} each: {played}.",
        ]
        if self.missing:
            gaps = ", ".join(f"{part[0]} to {part[-1]}" for part in self.missing)
            lines.append(f"Not played: deals {gaps}.")
        names = ["First player", *contest.names]
        width = max(map(len, names)) + 2
        for table in self.tables:
            lines += ["", f"{table.title}: {what} won"]
            # One against several: the others' share says nothing more.
            listed = [each for each in table.entrants if table.lone in (None, each.name)]
            lines += [f"  {each.name:{width}}{_percent(each.share)}" for each in listed]
        lines += [
            "",
            f"  {'First player':{width}}{_percent(self.first_player)}",
            f"  {'All alike':{width}}{100 * self.fair:6.2f} %",
            "",
            f"{self.model} ratings, 0 the average, 400 points for odds of 10 to 1",
        ]
        ranked = sorted(
            zip(contest.names, self.ratings, strict=True), key=lambda pair: -pair[1].mean
        )
        lines += [f"  {name:{width}}{_points(each)}" for name, each in ranked]
        return "\n".join(lines)


def _wins(lineup: Lineup, outcomes: Sequence[Outcome], entrants: int) -> tuple[float, ...]:
    """What each entrant won of one deal; who wins together shares."""
    won = [0.0] * entrants
    for seating, outcome in zip(lineup.seatings, outcomes, strict=True):
        for seat in outcome.winners:
            won[seating[seat - 1]] += 1 / len(outcome.winners)
    return tuple(won)


def _first_won(outcome: Outcome) -> float:
    return (outcome.starter in outcome.winners) / len(outcome.winners) if outcome.winners else 0.0


def _json(name: str, of: Interval) -> dict[str, float | None]:
    return {name: of.mean, "error": of.margin}


def _percent(share: Interval) -> str:
    margin = "" if share.margin is None else f"  ± {100 * share.margin:.2f}"
    return f"{100 * share.mean:6.2f} %{margin}"


def _points(points: Interval) -> str:
    margin = "" if points.margin is None else f"  ± {points.margin:.0f}"
    return f"{points.mean:+6.0f}{margin}"
