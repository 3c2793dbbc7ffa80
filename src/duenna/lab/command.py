"""`duenna lab`: a house edition from a file, played by the computer and measured."""

import json
import os
from pathlib import Path

import click

from duenna.arena.command import MAX_CORES
from duenna.arena.workers import Here, Processes
from duenna.console.params import DEALT, FILE, used_rightly
from duenna.console.progress import bar
from duenna.lab.house import read_house
from duenna.lab.measuring import measure_house
from duenna.lab.report import to_json, to_svg, to_text

MAX_BYTES = 100_000


@click.command()
@click.argument("file", type=FILE)
@click.option(
    "--matches",
    type=click.IntRange(10, 100_000),
    default=200,
    show_default=True,
    help="Number of matches to play.",
)
@DEALT
@click.option(
    "--cores",
    type=click.IntRange(1, MAX_CORES),
    default=os.cpu_count() or 1,
    help="Number of processes. Default: one for each core.",
)
@click.option("--svg", type=FILE, metavar="FILE", help="Draw the cards' shares into this file.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def lab(
    *, file: Path, matches: int, seed: str, cores: int, svg: Path | None, as_json: bool
) -> None:
    """Measure a house edition: length, ties, who begins, each card, skill against luck.

    FILE is TOML: `base`, `players` and `[knobs]` (docs/lab.md).
    """
    try:
        text = file.read_bytes()[: MAX_BYTES + 1].decode()
    except (OSError, UnicodeDecodeError) as problem:
        why = problem.strerror if isinstance(problem, OSError) else "it is not UTF-8"
        raise click.ClickException(f"{file} cannot be read: {why}.") from problem
    with used_rightly():
        house = read_house(text)
    with bar(matches) as progress:
        workers = Processes(cores) if cores > 1 else Here()
        findings = measure_house(house, matches, seed, workers, progress)
    if svg:
        try:
            svg.write_text(to_svg(findings), encoding="utf-8")
        except OSError as problem:
            raise click.ClickException(f"{svg} cannot be written: {problem.strerror}.") from problem
    click.echo(json.dumps(to_json(findings)) if as_json else to_text(findings))
