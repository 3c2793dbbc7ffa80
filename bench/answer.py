"""Measures how much more a player wins who knows the blueprint and answers it (`duenna.solve.answering`).

    python bench/answer.py [--edition NAME] [--deals N] [--worlds N] [--seed SEED] [--endgames]

Every deal is played with the answerer in either seat, and with the blueprint there instead, the other's dice being the
same; the gain is the difference, in points: hundredths of the rounds won. With `--endgames` the blueprint's players
solve the endgames, which the answerer does not foresee. Needs a blueprint (`duenna train`).
"""

import argparse
from dataclasses import dataclass
from random import Random
from statistics import fmean

from endgames import guide_for, play_by

from duenna.arena.estimate import estimate
from duenna.core.editions import Edition, find_edition
from duenna.core.events import RoundOver
from duenna.core.game import Game
from duenna.solve.answering import Answerer
from duenna.solve.blueprint import Guide
from duenna.solve.resolving import Resolver


def main() -> None:
    """Measures what is asked for."""
    parser = argparse.ArgumentParser(description="Measure what an answer to the blueprint gains.")
    parser.add_argument("--edition", default="classic")
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--worlds", type=int, default=200, help="tried for each decision")
    parser.add_argument("--seed", default="answer")
    parser.add_argument("--endgames", action="store_true", help="solved by the blueprint's players")
    wanted = parser.parse_args()
    edition = find_edition(wanted.edition, 2)
    blueprint, guide = guide_for(edition)
    answerer, gains = Answerer(edition, blueprint), []
    table = Duel(edition, guide, Resolver() if wanted.endgames else None)
    for deal in range(1, wanted.deals + 1):
        seed = f"{wanted.seed}/{deal - 1}"
        for hero in (1, 2):
            answered = table.play(seed, hero, answerer, wanted.worlds)
            gains.append(answered - table.play(seed, hero))
        if deal % 100 == 0 or deal == wanted.deals:
            found = estimate([fmean(pair) for pair in zip(gains[::2], gains[1::2], strict=True)])
            print(
                f"{edition.name}, {blueprint.header.iterations:,} iterations, {wanted.worlds} worlds, {deal:,} deals: "
                f"{100 * found.mean:+.2f} ± {100 * (found.margin or 0):.2f} points",
                flush=True,
            )


@dataclass
class Duel:
    """Where rounds are played against the blueprint, with or without the solutions of endgames."""

    edition: Edition
    guide: Guide
    resolver: Resolver | None

    def play(
        self, seed: str, hero: int, answerer: Answerer | None = None, worlds: int = 0
    ) -> float:
        """The hero's share of a round: the answerer's, or the blueprint's own."""
        game, asked = Game(self.edition, 2, seed=seed), {1: 0, 2: 0}
        while not game.round_over:
            seat = game.decider
            assert seat is not None
            asked[seat] += 1
            rng = Random(f"{seed}/{seat}/{asked[seat]}")
            if answerer and seat == hero:
                game.play(answerer.choose(game.view(seat), game.events_for(seat), worlds, rng))
            else:
                play_by(game, self.guide, rng, self.resolver)
        winners = next(event.winners for event in game.events if isinstance(event, RoundOver))
        return (hero in winners) / max(1, len(winners))


if __name__ == "__main__":
    main()
