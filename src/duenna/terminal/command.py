"""`duenna analyse`, and how commands open the file of a match."""

import json
from pathlib import Path

import click

from duenna.analysis import MAX_WORLDS, MIN_WORLDS, AnalysisError
from duenna.analysis import analyse as analysed
from duenna.console.params import FILE, LANG, spoken
from duenna.console.progress import bar
from duenna.core.errors import RecordError
from duenna.terminal.analysis import tell_analysis
from duenna.terminal.saves import Saved, read_save
from duenna.terminal.screen import Screen
from duenna.text.words import Words


def open_match(file: Path, words: Words) -> Saved:
    """The match in a file; raises ClickException that says what is wrong with it."""
    try:
        return read_save(file)
    except OSError as problem:
        why = problem.strerror or str(problem)
        raise click.ClickException(
            words.text("file-unreadable", file=str(file), problem=why)
        ) from problem
    except RecordError as problem:
        raise click.ClickException(
            words.text("file-broken", file=str(file), problem=str(problem))
        ) from problem


@click.command()
@click.argument("file", type=FILE)
@click.option("--seat", type=int, help="Only that seat's decisions.")
@click.option(
    "--rollouts",
    type=click.IntRange(MIN_WORLDS, MAX_WORLDS),
    help="Number of deals in which each decision is tried. Default: 250 to 1500, fewer for a longer match;"
    " 60 without numba.",
)
@click.option("--seed", default="1", show_default=True, help="Draw the deals from this seed.")
@click.option("--moves", is_flag=True, help="Tell every move, not the costly ones alone.")
@click.option(
    "--tables", is_flag=True, help="Tell every move, and the chances of every hand at each."
)
@click.option("--json", "as_json", is_flag=True, help="Print JSON (docs/analysis.md).")
@LANG
def analyse(
    *,
    file: Path,
    seat: int | None,
    rollouts: int | None,
    seed: str,
    moves: bool,
    tables: bool,
    as_json: bool,
    words: Words | None,
) -> None:
    """Analyse a finished match: what each player could know, what each move was worth, and luck."""
    words = spoken(words)
    game = open_match(file, words).game
    if seat is not None and not 1 <= seat <= game.players:
        raise click.UsageError(words.text("replay-no-seat", seat=seat, players=game.players))
    seats = None if seat is None else [seat]
    try:
        with bar(sum(map(len, game.moves))) as advance:
            analysis = analysed(game, seats, rollouts, seed=seed, progress=advance)
    except AnalysisError as problem:
        raise click.ClickException(f"{file}: {words.error(problem)}") from problem
    if as_json:
        click.echo(json.dumps(analysis.to_json(), ensure_ascii=False))
    else:
        tell_analysis(analysis, words, Screen(), moves=moves, tables=tables)
