"""Measures how well the bots play, and prints Markdown tables for docs/strength.md.

    python bench/strength.py [--deals N] [--cores N] [--ladder] [--aims]

Each number is one of `duenna arena`: whole deals played in every seating, the share of the rounds won by
one bot against the others, and its 95 % interval. With neither switch both tables are made.
"""

import argparse
import sys

from duenna.arena import Contest, Report, hold
from duenna.bots import Budget
from duenna.editions import PRESETS, find_edition

LADDER = ("random", "novice", "counter", "search")
ROLLOUTS = 1000
#: Edition, seats, bot, the others, deals, and what is aimed at.
AIMS = (
    ("classic", 2, "counter", "random", 4000, "≥ 72 %"),
    ("classic", 2, "search", "counter", 1000, "≥ 56 %"),
    ("classic", 4, "counter", "random", 1000, "≥ 45 %"),
    ("classic", 4, "search", "counter", 300, "≥ 33 %"),
)


def main() -> None:
    """Runs the measurements asked for."""
    parser = argparse.ArgumentParser(description="Measure the bots.")
    parser.add_argument("--deals", type=int, default=100, help="for each rung of the ladder")
    parser.add_argument("--cores", type=int, default=1)
    parser.add_argument("--ladder", action="store_true", help="the ladder only")
    parser.add_argument("--aims", action="store_true", help="the aims only")
    wanted = parser.parse_args()
    if wanted.aims or not wanted.ladder:
        aims(wanted.cores)
    if wanted.ladder or not wanted.aims:
        ladder(wanted.deals, wanted.cores)


def report(name: str, seats: int, one: str, others: str, deals: int, cores: int) -> Report:
    """One contest, all its deals played."""
    limits = Budget(rollouts=ROLLOUTS)
    contest = Contest(find_edition(name, seats), (one, others), seats, deals, "1", limits=limits)
    return Report(contest, list(hold(contest, cores)))


def share(of: Report) -> str:
    """What the first bot won, alone against the others."""
    found = of.tables[0].entrants[0].share
    return f"{found.mean:.1%} ± {found.error or 0:.1%}"


def aims(cores: int) -> None:
    """The table of what was aimed at."""
    print(
        "| Edition | Players | Bot | Against | Deals | Rounds won | Aim |\n|---|---:|---|---|---:|---:|---:|"
    )
    for name, seats, one, others, deals, aim in AIMS:
        of = report(name, seats, one, others, deals, cores)
        print(
            f"| {name} | {seats} | {one} | {others} | {deals:,} | {share(of)} | {aim} |", flush=True
        )


def ladder(deals: int, cores: int) -> None:
    """Each bot against the one below it, everywhere."""
    pairs = list(zip(LADDER[1:], LADDER, strict=False))
    heads = " | ".join(f"{one} against {others}" for one, others in pairs)
    print(
        f"\n| Edition | Players | even | {heads} | first player |\n|---|---:|---:|"
        + "---:|" * (len(pairs) + 1)
    )
    for name, edition in PRESETS.items():
        for seats in range(edition.players[0], edition.players[1] + 1):
            # As many rounds at every table; the slowest pair has fewer.
            few = max(10, deals * 2 // seats)
            found = [report(name, seats, *pair, few, cores) for pair in pairs]
            first = found[1].first_player
            cells = " | ".join(map(share, found))
            print(
                f"| {name} | {seats} | {1 / seats:.1%} | {cells} | {first.mean:.1%} ± {first.error or 0:.1%} |"
            )
            sys.stdout.flush()


if __name__ == "__main__":
    main()
