"""Measures what exact beliefs cost in plain Python, and prints a Markdown table.

    python bench/belief.py [--games N]

Random games are followed from one seat: the time of each step is that of learning what one move told and asking for
the chances of every hand. What a step costs in each reading is given as median and as the 99th part in a hundred.
"""

import argparse
from random import Random
from time import process_time

from duenna.belief import ANY_MOVE, COUNTING, Belief, Policy
from duenna.editions import PRESETS
from duenna.game import Game


def main() -> None:
    """Runs the benchmark."""
    parser = argparse.ArgumentParser(description="Measure beliefs.")
    parser.add_argument("--games", type=int, default=20, help="matches at each table")
    games = parser.parse_args().games
    print("| Edition | Players | counting | 99 % under | reading | 99 % under |")
    print("|---|---:|---:|---:|---:|---:|")
    for name, edition in PRESETS.items():
        for seats in range(edition.players[0], edition.players[1] + 1):
            cells = [
                f"{part * 1000:.2f} ms"
                for policy in (COUNTING, ANY_MOVE)
                for part in steps(name, seats, policy, games)
            ]
            print(f"| {name} | {seats} | {' | '.join(cells)} |", flush=True)


def steps(name: str, seats: int, policy: Policy, games: int) -> tuple[float, float]:
    """The median and the 99th percentile of the seconds a step takes."""
    random, times = Random(name), []
    for number in range(games):
        game = Game(name, seats, seed=number)
        belief, told = Belief(game.edition, seats, 1, policy), 0
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
