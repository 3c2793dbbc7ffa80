"""`duenna perft`: how many ways a dealt round can go."""

from typing import Any

import click

from duenna.console.params import DEALT, EDITION, KNOB, players_option, used_rightly
from duenna.core.editions import find_edition
from duenna.core.game import Game
from duenna.play.perft import perft as count_positions


@click.command()
@EDITION
@players_option("How many seats.", default=2)
@DEALT
@click.option(
    "--depth",
    "-d",
    type=click.IntRange(1),
    default=4,
    show_default=True,
    help="How many moves deep.",
)
@KNOB
def perft(
    *, edition: str, seats: int, seed: str, depth: int, knobs: tuple[tuple[str, Any], ...]
) -> None:
    """Count the ways a dealt round can go, for each number of moves."""
    with used_rightly():
        game = Game(find_edition(edition, seats, **dict(knobs)), seats, seed=seed)
    for moves in range(1, depth + 1):
        click.echo(f"{moves} {count_positions(game, moves)}")
