"""Measures how well the bots play, and prints Markdown tables for docs/strength.md.

    python bench/strength.py FILE [--most DEALS]

Each deal is played with one bot in every seat in turn and the others in the rest. What came of it is appended to
FILE, a JSON line a deal, so that a run can be stopped at any time and goes on where it was; `--most 0` only
prints what FILE holds. Numbers belong to the code that played: after a change to a bot begin a new file.

Stopping rule, fixed beforehand: each rung of the ladder is looked at after 32 deals and each time their number has
doubled, and is played no further once its interval lies wholly above even, or at `--most` deals. Looking at most
eleven times, each time with an interval of 99.9 %, calls an even rung better at most once in 180 times.
"""

import argparse
import json
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from statistics import fmean
from typing import Final, NamedTuple

from duenna.arena.estimate import LEVEL, estimate
from duenna.bots import find_bot
from duenna.bots.search import ROLLOUTS
from duenna.core.editions import PRESETS, find_edition
from duenna.core.events import RoundOver
from duenna.core.game import Game
from duenna.core.state import rules_for, to_row
from duenna.play.player import Player
from duenna.play.simulate import play_round
from duenna.solve.rollouts import Stakes

SEED: Final = "strength"
SURE: Final = 0.999  #: the level of the intervals of the ladder
FIRST_LOOK: Final = 32
MOST_LOOKS: Final = 11
BEGINNING: Final = 512  #: deals for who begins

Table = tuple[str, int]  #: an edition and a number of seats


class Cell(NamedTuple):
    """One bot against others at a table."""

    edition: str
    players: int
    one: str
    others: str


class Board(NamedTuple):
    """What came of one deal, on average over the seats of the one bot."""

    won: float  #: its share of the round
    match: float  #: its chance to win the match from there, all later rounds being anybody's
    began: float  #: the share of the seat that began
    shared: float  #: how often several won the round


LADDER: Final = ("random", "novice", "counter", "search")
PAIRS: Final = tuple(zip(LADDER[1:], LADDER, strict=False))
#: What is aimed at, and over how many deals it is measured.
AIMS: Final = (
    (Cell("classic", 2, "counter", "random"), 4096, "≥ 72 %"),
    (Cell("classic", 2, "search", "counter"), 1024, "≥ 56 %"),
    (Cell("classic", 4, "counter", "random"), 1024, "≥ 45 %"),
    (Cell("classic", 4, "search", "counter"), 1024, "≥ 33 %"),
)


def main() -> None:
    """Runs what is still to be run and prints the tables."""
    parser = argparse.ArgumentParser(description="Measure the bots.")
    parser.add_argument("file", type=Path, help="where the results are and go")
    parser.add_argument("--most", type=int, default=4096, help="deals for a rung at the most")
    wanted = parser.parse_args()
    results = Results(wanted.file)
    for cell, size in plan(wanted.most):
        if size <= FIXED.get(cell, 0) or not results.sure(cell):
            results.play(cell, size)
    show(results)


def looks(most: int) -> Iterator[int]:
    """The numbers of deals after which a rung is looked at."""
    for k in range(MOST_LOOKS):
        if FIRST_LOOK << k <= most:
            yield FIRST_LOOK << k


def plan(most: int) -> list[tuple[Cell, int]]:
    """Every cell with each number of deals to which it may be played, what takes about the least time first."""
    rungs = [Cell(*table, *pair) for table in tables() for pair in PAIRS]
    jobs = [(cell, size) for cell in rungs for size in looks(most)]
    jobs += [(cell, size) for cell, deals in FIXED.items() for size in looks(min(most, deals))]

    def time(job: tuple[Cell, int]) -> int:
        cell, size = job
        return size * cell.players**3 * (4 if cell.one == "search" else 1)

    return sorted(jobs, key=time)


# ---- tables that play alike


@cache
def tables() -> dict[Table, list[str]]:
    """The tables that are measured, each with the editions that play like it there."""
    alike: dict[tuple[int, ...], tuple[Table, list[str]]] = {}
    for name, edition in PRESETS.items():
        for players in range(edition.players[0], edition.players[1] + 1):
            _, names = alike.setdefault(_rules(name, players), ((name, players), []))
            names.append(name)
    return dict(alike.values())


def _rules(name: str, players: int) -> tuple[int, ...]:
    """All that decides how a round is played, as numbers: the rules except how tied rounds and matches are settled."""
    e = rules_for(find_edition(name, players), players)
    e.tie = e.tie_sum_hand = e.match_tie = 0
    if players > 2:
        e.aside_up = 0  # nothing is put aside
    return players, *to_row(e)


#: What is measured over a number of deals that is fixed.
FIXED: Final = {Cell(*table, "counter", "counter"): BEGINNING for table in tables()} | {
    cell: deals for cell, deals, _ in AIMS
}


# ---- results


class Results:
    """The deals played so far, in a file."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._deals: defaultdict[Cell, list[Board]] = defaultdict(list)
        head = {"seed": SEED, "rollouts": ROLLOUTS}
        if not path.exists():
            path.write_text(json.dumps(head) + "\n")
        first, *lines = path.read_text().splitlines()
        if json.loads(first) != head:
            raise SystemExit(f"{path} holds other measurements: {first}")
        for line in lines:
            cell, deal = json.loads(line)
            self._deals[Cell(*cell)].append(Board(*deal))

    def of(self, cell: Cell, most: int | None = None) -> Sequence[Board]:
        """The deals of a cell, or that many of the first."""
        return self._deals[cell][:most]

    def play(self, cell: Cell, size: int) -> None:
        """Plays a cell until it has that many deals."""
        with self._path.open("a") as file:
            for number in range(len(self._deals[cell]), size):
                deal = play(cell, number)
                self._deals[cell].append(deal)
                print(json.dumps((cell, deal)), file=file, flush=True)

    def looked(self, cell: Cell) -> int:
        """After how many deals the cell was looked at last; 0 before the first time."""
        return max(looks(len(self._deals[cell])), default=0)

    def sure(self, cell: Cell) -> int:
        """After how many deals the one bot was surely better than the others; 0 if it is open."""
        deals = self._deals[cell]
        for size in looks(len(deals)):
            found = estimate([deal.match for deal in deals[:size]], SURE)
            if found.margin is not None and found.mean - found.margin > 1 / cell.players:
                return size
        return 0


def play(cell: Cell, number: int) -> Board:
    """Plays one deal with the one bot in every seat, or once where all are alike."""
    heroes = range(1, cell.players + 1) if cell.one != cell.others else [1]
    rounds = [_round(cell, number, hero) for hero in heroes]
    return Board(*map(fmean, zip(*rounds, strict=True)))


def _round(cell: Cell, number: int, hero: int) -> Board:
    """What came of that deal with the one bot at seat `hero`."""
    seats = range(1, cell.players + 1)
    game = Game(find_edition(cell.edition, cell.players), cell.players, seed=f"{SEED}/{number}")
    starter = game.turn
    bots = {seat: cell.one if seat == hero else cell.others for seat in seats}
    players = [Player(find_bot(bot), bot, seat, f"{number}/{seat}") for seat, bot in bots.items()]
    play_round(game, players)
    over = next((event for event in game.events if isinstance(event, RoundOver)), None)
    winners = over.winners if over else game.winners  # the match may end at once
    share = 1 / max(1, len(winners))
    view = game.view(hero)
    return Board(
        (hero in winners) * share,
        Stakes(view).equity(view),
        (starter in winners) * share,
        float(len(winners) != 1),
    )


# ---- what is printed


def percent(values: Sequence[float], level: float = LEVEL) -> str:
    """A share with its interval."""
    found = estimate(values, level)
    return f"{found.mean:.1%} ± {found.margin or 0:.1%}"


def show(results: Results) -> None:
    """Prints all tables, as far as they are filled."""
    print("| Edition | Players | Bot | Against | Deals | Rounds won | Aim |")
    print("|---|---:|---|---|---:|---:|---:|")
    for cell, most, aim in AIMS:
        if deals := results.of(cell, most):
            won = percent([deal.won for deal in deals])
            print("|", " | ".join(map(str, cell)), f"| {len(deals):,} | {won} | {aim} |")
    for one, others in PAIRS:
        print(f"\n### `{one}` among `{others}`s\n")
        print("| Edition | Players | Deals | Even | Rounds won | Match | Better |")
        print("|---|---:|---:|---:|---:|---:|---|")
        for (name, players), names in tables().items():
            cell = Cell(name, players, one, others)
            sure = results.sure(cell)
            if deals := results.of(cell, sure or results.looked(cell)):
                won, match = (
                    percent(values, SURE) for values in list(zip(*deals, strict=True))[:2]
                )
                print(
                    f"| {', '.join(names)} | {players} | {len(deals):,} | {1 / players:.1%} "
                    f"| {won} | {match} | {'yes' if sure else 'open'} |"
                )
    print("\n| Edition | Players | Deals | Even | Who begins | Tied |")
    print("|---|---:|---:|---:|---:|---:|")
    for (name, players), names in tables().items():
        if deals := results.of(Cell(name, players, "counter", "counter"), BEGINNING):
            began = percent([deal.began for deal in deals])
            tied = fmean(deal.shared for deal in deals)
            print(
                f"| {', '.join(names)} | {players} | {len(deals):,} | {1 / players:.1%} "
                f"| {began} | {tied:.1%} |"
            )


if __name__ == "__main__":
    main()
