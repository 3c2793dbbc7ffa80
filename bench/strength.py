"""Measures how well the bots play, and prints Markdown tables for docs/strength.md.

    python bench/strength.py [--rounds N] [--ladder] [--aims]

Each number is the share of the rounds that one bot won against others, every deal played with it in every seat, and
its 95 % interval by deal, as `duenna arena` measures. With neither switch both tables are made.
"""

import argparse
from statistics import fmean

from duenna.arena.estimate import Estimate, estimate
from duenna.bots import Budget, find_bot
from duenna.editions import PRESETS, find_edition
from duenna.game import Game
from duenna.player import Player
from duenna.simulate import play_round

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
    parser.add_argument("--rounds", type=int, default=400, help="for each rung of the ladder")
    parser.add_argument("--ladder", action="store_true", help="the ladder only")
    parser.add_argument("--aims", action="store_true", help="the aims only")
    wanted = parser.parse_args()
    if wanted.aims or not wanted.ladder:
        aims()
    if wanted.ladder or not wanted.aims:
        ladder(wanted.rounds)


def measured(name: str, seats: int, one: str, others: str, deals: int) -> tuple[Estimate, Estimate]:
    """The rounds that one bot won among others, in every seat of every deal in turn; and those of who began."""
    won, began = [], []
    for deal in range(deals):
        games = [_round(name, seats, one, others, deal, hero) for hero in range(1, seats + 1)]
        won.append(fmean(_share(game, hero) for hero, game in enumerate(games, start=1)))
        began.append(fmean(_share(game, game.events[0]["starter"]) for game in games))
    return estimate(won), estimate(began)


def _round(name: str, seats: int, one: str, others: str, deal: int, hero: int) -> Game:
    """A round of that deal with the one bot at seat `hero`."""
    game = Game(find_edition(name, seats), seats, seed=f"strength/{deal}")
    bots = [one if seat == hero else others for seat in range(1, seats + 1)]
    limits = Budget(rollouts=ROLLOUTS)
    players = [
        Player(find_bot(bot), bot, seat, f"{deal}/{seat}", limits)
        for seat, bot in enumerate(bots, start=1)
    ]
    play_round(game, players)
    return game


def _share(game: Game, seat: int) -> float:
    """The seat's share of the round, which may be one of several winners' or end the match at once."""
    over = next((event for event in game.events if event.name == "round-over"), None)
    winners = over["winners"] if over else game.winners
    return (seat in winners) / max(1, len(winners))


def shown(of: Estimate) -> str:
    """A share with its interval."""
    return f"{of.mean:.1%} ± {of.error or 0:.1%}"


def aims() -> None:
    """The table of what was aimed at."""
    print("| Edition | Players | Bot | Against | Deals | Rounds won | Aim |")
    print("|---|---:|---|---|---:|---:|---:|")
    for name, seats, one, others, deals, aim in AIMS:
        won, _ = measured(name, seats, one, others, deals)
        print(
            f"| {name} | {seats} | {one} | {others} | {deals:,} | {shown(won)} | {aim} |",
            flush=True,
        )


def ladder(rounds: int) -> None:
    """Each bot against the one below it, everywhere."""
    pairs = list(zip(LADDER[1:], LADDER, strict=False))
    heads = " | ".join(f"{one} against {others}" for one, others in pairs)
    print(f"\n| Edition | Players | even | {heads} | who begins |")
    print("|---|---:|---:|" + "---:|" * (len(pairs) + 1))
    for name, edition in PRESETS.items():
        for seats in range(edition.players[0], edition.players[1] + 1):
            found = [measured(name, seats, *pair, max(2, rounds // seats)) for pair in pairs]
            cells = " | ".join(shown(won) for won, _ in found)
            print(
                f"| {name} | {seats} | {1 / seats:.1%} | {cells} | {shown(found[1][1])} |",
                flush=True,
            )


if __name__ == "__main__":
    main()
