"""Leaf counts: how many different lines of play there are from a deal, to a small depth.

Any slip in which moves are legal, or in what a move leads to, changes these numbers. They stand in
perft.txt, one deal a line: edition, seats, seed, then the counts for 1, 2, 3 ... moves. A line of
play that reaches the round's end before that many moves does not count.
`python tests/regenerate.py` counts anew.
"""

from pathlib import Path

import pytest
from helpers import TABLES

from duenna.core.game import Game
from duenna.play.perft import perft

PERFT = Path(__file__).parent / "perft.txt"
SEEDS = ("7", "duenna")
ENOUGH = 10_000  #: a deal is counted until there are more leaves than this


def perft_text() -> str:
    """What perft.txt should hold."""
    lines = ["# edition seats seed: lines of play of 1, 2, 3 ... moves"]
    for name, seats in TABLES:
        for seed in SEEDS:
            game = Game(name, seats, seed=seed)
            counts = [perft(game, 1)]
            while 0 < counts[-1] <= ENOUGH:
                counts.append(perft(game, len(counts) + 1))
            lines.append(f"{name} {seats} {seed}: {' '.join(map(str, counts))}")
    return "\n".join(lines) + "\n"


def written() -> list[str]:
    lines = PERFT.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if not line.startswith("#")]


@pytest.mark.parametrize("line", written())
def test_counts_are_as_written(line: str) -> None:
    deal, _, counts = line.partition(":")
    name, seats, seed = deal.split()
    game = Game(name, int(seats), seed=seed)
    before = game.position()
    assert [perft(game, depth) for depth, _ in enumerate(counts.split(), 1)] == [
        int(count) for count in counts.split()
    ]
    assert game.position() == before


def test_each_table_is_counted() -> None:
    counted = {tuple(line.partition(":")[0].split()) for line in written()}
    assert counted == {(name, str(seats), seed) for name, seats in TABLES for seed in SEEDS}
