"""Measures how much a best answer gains in endgames, before and after they are solved, and prints a Markdown table.

    python bench/endgames.py [--edition NAME] [--endgames N] [--most CARDS] [--seed SEED]

The endgames are those that rounds of the edition's blueprint against itself come to: each begins at a decision with so
many cards left to draw, from every deal that everyone's history allows. What a best answer gains in one is exact;
it is given in points: a hundredth of the rounds won. Needs a blueprint (`duenna train`).
"""

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from statistics import fmean, median
from time import process_time

from duenna.belief import Belief
from duenna.bots import Budget, find_bot
from duenna.core.editions import Edition, find_edition
from duenna.core.events import Event
from duenna.core.game import Game
from duenna.solve.blueprint import Blueprint, Guide, find_blueprint, past_of
from duenna.solve.endgame import TooLarge, prepare
from duenna.solve.resolving import GAP, MOST_ITERATIONS, Resolver, endgame_after

COUNTER = find_bot("counter")
POINTS = 50  #: a token more than the other is half of what a round won instead of lost makes


@dataclass
class Measured:
    """One endgame: its size, what best answers gain in points, and what solving it took."""

    nodes: int
    before: float
    after: float
    iterations: int
    seconds: float


def main() -> None:
    """Measures the endgames asked for."""
    parser = argparse.ArgumentParser(description="Measure how well endgames are solved.")
    parser.add_argument("--edition", default="classic")
    parser.add_argument("--endgames", type=int, default=200, help="for each number of cards")
    parser.add_argument("--most", type=int, default=3, help="cards left to draw")
    parser.add_argument("--seed", default="endgames")
    wanted = parser.parse_args()
    edition = find_edition(wanted.edition, 2)
    blueprint, guide = guide_for(edition)
    prepare()
    print(f"{edition.name}, {blueprint.header.iterations:,} iterations, seed {wanted.seed!r}\n")
    print(
        "| Cards left | Endgames | Positions | most | Blueprint, points | most | Solved | most | Iterations | Seconds |"
    )
    print("|---:|" * 1 + "---:|" * 9)
    for cards in range(wanted.most + 1):
        print(row(cards, measure(edition, guide, cards, wanted.endgames, wanted.seed)), flush=True)


def guide_for(edition: Edition) -> tuple[Blueprint, Guide]:
    """The edition's blueprint, and as a guide."""
    blueprint = find_blueprint(edition)
    if blueprint is None:
        raise SystemExit(f"There is no blueprint: duenna train --edition {edition.name}")
    return blueprint, Guide(blueprint, edition)


def measure(edition: Edition, guide: Guide, cards: int, count: int, seed: str) -> list[Measured]:
    """So many endgames with that number of cards left."""
    out: list[Measured] = []
    for events in beginnings(edition, guide, cards, f"{seed}/{cards}"):
        begun = process_time()
        try:
            endgame = endgame_after(edition, events, guide)
        except TooLarge:
            raise SystemExit(f"An endgame with {cards} cards left is too large.") from None
        after = endgame.solve_within(GAP, MOST_ITERATIONS)
        seconds = process_time() - begun
        before = endgame.exploitability(endgame.by_blueprint(guide))
        out.append(
            Measured(endgame.nodes, POINTS * before, POINTS * after, endgame.iterations, seconds)
        )
        if len(out) == count:
            break
    return out


def beginnings(edition: Edition, guide: Guide, cards: int, seed: str) -> Iterator[list[Event]]:
    """The events of rounds of the blueprint against itself, up to a play with that number of cards left."""
    number = 0
    while True:
        number += 1
        game, rng = Game(edition, 2, seed=f"{seed}/{number}"), Random(f"{seed}/{number}")
        while not game.round_over and game.view(None).deck > cards:
            play_by(game, guide, rng)
        if game.view(None).deck == cards and game.view(None).question == "play":
            yield list(game.events_for(None))


def play_by(game: Game, guide: Guide, rng: Random, resolver: Resolver | None = None) -> None:
    """One move of whoever is asked, drawn from the blueprint or, by a resolver, from the solution of the endgame.

    Where neither knows one it counts.
    """
    seat = game.decider
    assert seat is not None
    view, events = game.view(seat), game.events_for(seat)
    chances = resolver.chances(view, events, guide) if resolver else None
    if chances is None:
        world = Belief.of(view, events).world(rng)
        chances = guide.chances(world, past_of(view.edition, events))
    if chances is None:
        game.play(COUNTER(view, events, Budget()))
    else:
        weights = [chances.get(move.action, 0.0) for move in view.options]
        game.play(rng.choices(view.options, weights)[0])


def row(cards: int, found: list[Measured]) -> str:
    """A line of the table."""
    return (
        f"| {cards} | {len(found)} | {median(each.nodes for each in found):,.0f} "
        f"| {max(each.nodes for each in found):,} "
        f"| {fmean(each.before for each in found):.2f} | {max(each.before for each in found):.2f} "
        f"| {fmean(each.after for each in found):.3f} | {max(each.after for each in found):.3f} "
        f"| {fmean(each.iterations for each in found):.0f} "
        f"| {fmean(each.seconds for each in found):.2f} |"
    )


if __name__ == "__main__":
    main()
