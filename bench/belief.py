"""Measures what exact beliefs cost in plain Python, and prints a Markdown table.

    python bench/belief.py [--games N]

Random games are followed from one seat: the time of each step is that of learning what one move told and asking for
the chances of every hand. What a step costs in each reading is given as median and as the 99th part in a hundred: by
counting, taking the others to choose by chance, and by rules of thumb.
"""

import argparse
from collections.abc import Callable
from random import Random
from time import process_time
from typing import Final

from duenna.belief import ANY_MOVE, COUNTING, Belief, Policy
from duenna.core.editions import PRESETS, Edition
from duenna.core.game import Game
from duenna.solve.rollouts import COMPILER, ThumbPolicy

MAKERS: Final[tuple[Callable[[Edition, int], Policy], ...]] = (
    lambda edition, players: COUNTING,
    lambda edition, players: ANY_MOVE,
    ThumbPolicy,
)


def main() -> None:
    """Runs the benchmark."""
    parser = argparse.ArgumentParser(description="Measure beliefs.")
    parser.add_argument("--games", type=int, default=20, help="matches at each table")
    games = parser.parse_args().games
    COMPILER.get(wait=True)
    print("| Edition | Players | counting | 99 % | by chance | 99 % | by thumb | 99 % |")
    print("|---|---:|---:|---:|---:|---:|---:|---:|")
    for name, edition in PRESETS.items():
        for seats in range(edition.players[0], edition.players[1] + 1):
            cells = [
                f"{part * 1000:.2f}" for make in MAKERS for part in steps(name, seats, make, games)
            ]
            print(f"| {name} | {seats} | {' | '.join(cells)} |", flush=True)


def steps(
    name: str, seats: int, make: Callable[[Edition, int], Policy], games: int
) -> tuple[float, float]:
    """The median and the 99th percentile of the seconds a step takes."""
    random, times = Random(name), []
    for number in range(games):
        game = Game(name, seats, seed=number)
        belief, told = Belief(game.edition, seats, 1, make(game.edition, seats)), 0
        while not game.over:
            if game.round_over:
                game.next_round()
            events = game.events_for(1, told)
            told = len(game.events)
            begun = process_time()
            for event in events:
                belief.learn(event)
            belief.hands()
            times.append(process_time() - begun)
            if not game.round_over:
                game.play(random.choice(game.legal_moves()))
    times.sort()
    return times[len(times) // 2], times[len(times) * 99 // 100]


if __name__ == "__main__":
    main()
