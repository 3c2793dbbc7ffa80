"""`duenna simulate`: matches between computer players, counted and written down."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click

from duenna.bots import USUAL_BOT, summon
from duenna.cli.options import bots_option
from duenna.console.params import DEALT, EDITION, FILE, KNOB, players_option, used_rightly
from duenna.console.progress import with_progress
from duenna.core.editions import find_edition
from duenna.core.record import to_record
from duenna.play.simulate import Tally, matches
from duenna.terminal.company import usual_seats


@click.command()
@EDITION
@players_option("How many seats; as many as bots.")
@click.option(
    "--games",
    "-g",
    type=click.IntRange(1),
    default=100,
    show_default=True,
    help="How many matches.",
)
@bots_option("--bots", "-b", about="Who sits where; several take turns", default=USUAL_BOT)
@DEALT
@KNOB
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@click.option(
    "--records", type=FILE, metavar="FILE", help="Write all records, one JSON document a line."
)
def simulate(
    *,
    edition: str,
    seats: int | None,
    games: int,
    bots: tuple[str, ...],
    seed: str,
    knobs: tuple[tuple[str, Any], ...],
    as_json: bool,
    records: Path | None,
) -> None:
    """Play matches between computer players and count who wins."""
    with used_rightly():
        chosen = find_edition(edition, **dict(knobs))
        seats = seats or (len(bots) if len(bots) > 1 else usual_seats(chosen))
        players = tuple(bots[seat % len(bots)] for seat in range(seats))
        for bot in bots:
            summon(bot)
        chosen = find_edition(edition, seats, **dict(knobs))
    tally = Tally(players)
    with _written(records) as write:
        for game in with_progress(matches(chosen, players, games, seed), games):
            tally.add(game)
            write(json.dumps(to_record(game)))
    click.echo(json.dumps(tally.to_json()) if as_json else str(tally))


@contextmanager
def _written(file: Path | None) -> Iterator[Callable[[str], None]]:
    """Writes lines to the file, or nowhere if there is none."""
    if file is None:
        yield lambda line: None
        return
    try:
        with file.open("w", encoding="utf-8") as out:
            yield lambda line: print(line, file=out)
    except OSError as problem:
        raise click.ClickException(f"{file} cannot be written: {problem.strerror}") from problem
