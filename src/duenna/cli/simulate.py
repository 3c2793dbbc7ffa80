"""`duenna simulate`: matches between computer players, counted and written down."""

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final

import click

from duenna.arena.command import MAX_CORES
from duenna.arena.workers import Processes
from duenna.bots import USUAL_BOT, BotError, summon
from duenna.cli.options import bots_option
from duenna.console.params import DEALT, EDITION, FILE, KNOB, players_option, used_rightly
from duenna.console.progress import with_progress
from duenna.core.editions import Edition, find_edition
from duenna.core.game import Game
from duenna.core.record import to_record
from duenna.play.simulate import Tally, match, matches
from duenna.terminal.company import usual_seats

_PART: Final = 10  #: matches that a process plays before it reports


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
@click.option(
    "--cores",
    type=click.IntRange(1, MAX_CORES),
    default=1,
    show_default=True,
    help="Number of processes; the matches are the same.",
)
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
    cores: int,
    as_json: bool,
    records: Path | None,
) -> None:
    """Play matches between computer players and count who wins."""
    with used_rightly():
        chosen = find_edition(edition, **dict(knobs))
        seats = seats or (len(bots) if len(bots) > 1 else usual_seats(chosen))
        if len(bots) > seats:
            raise click.UsageError(f"{len(bots)} bots cannot sit on {seats} seats.")
        players = tuple(bots[seat % len(bots)] for seat in range(seats))
        for bot in bots:
            summon(bot)
        chosen = find_edition(edition, seats, **dict(knobs))
    tally = Tally(players)
    with _written(records) as write:
        for game in with_progress(_matches(chosen, players, games, seed, cores), games):
            tally.add(game)
            write(json.dumps(to_record(game)))
    click.echo(json.dumps(tally.to_json()) if as_json else str(tally))


def _matches(
    edition: Edition, players: Sequence[str], games: int, seed: str, cores: int
) -> Iterator[Game]:
    """The matches in their order, whatever the number of processes that play them."""
    if cores == 1:
        yield from matches(edition, players, games, seed)
        return
    parts = [range(at, min(at + _PART, games + 1)) for at in range(1, games + 1, _PART)]
    done: dict[int, list[Game]] = {}
    following = 1
    for part, played in Processes(cores).run(partial(_play, edition, players, seed), parts):
        if isinstance(played, BotError):
            raise played
        done[part[0]] = played
        while following in done:
            ready = done.pop(following)
            yield from ready
            following += len(ready)


def _play(edition: Edition, players: Sequence[str], seed: str, numbers: range) -> list[Game]:
    return [match(edition, players, f"{seed}/{number}") for number in numbers]


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
