"""`duenna arena`: bots against each other, measured."""

import json
import os
from typing import Any

import click

from duenna.arena.contest import MAX_DEALS, Contest, hold
from duenna.arena.report import Report
from duenna.bots import Budget
from duenna.console.params import DEALT, EDITION, KNOB, players_option, used_rightly
from duenna.console.progress import with_progress
from duenna.core.editions import find_edition

_MAX_CORES = 256


@click.command()
@click.argument("bots", nargs=-1, required=True)
@EDITION
@players_option("How many sit at each table.", default=2)
@click.option(
    "--games",
    "-g",
    "deals",
    type=click.IntRange(1, MAX_DEALS),
    default=100,
    show_default=True,
    help="How many deals, each played in every seating.",
)
@DEALT
@KNOB
@click.option("--matches", "whole", is_flag=True, help="Play whole matches, not single rounds.")
@click.option("--rollouts", type=int, help="Limit on the number of playouts for a move.")
@click.option(
    "--seconds",
    type=float,
    help="Limit on the seconds for a move; the numbers then depend on the machine.",
)
@click.option(
    "--cores",
    type=click.IntRange(1, _MAX_CORES),
    default=os.cpu_count() or 1,
    help="Number of processes. Default: one for each core.",
)
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def arena(
    *,
    bots: tuple[str, ...],
    edition: str,
    seats: int,
    deals: int,
    seed: str,
    knobs: tuple[tuple[str, Any], ...],
    whole: bool,
    rollouts: int | None,
    seconds: float | None,
    cores: int,
    as_json: bool,
) -> None:
    """Measure BOTS against each other.

    Each deal is repeated with the bots moved round the table, so that each bot takes every seat. The 95 %
    intervals treat each deal as one independent observation. With more than two seats, two bots play one
    against several copies of the other, in both roles. If there are at least as many bots as seats, every
    combination that fills the table plays; if there are fewer, they fill the seats in turn.

    A bot is a name, or exec:COMMAND for a program (docs/writing-a-bot.md).
    """
    with used_rightly():
        chosen = find_edition(edition, seats, **dict(knobs))
        limits = _limits(seconds, rollouts)
        contest = Contest(chosen, bots, seats, deals, seed, whole, limits)
    results = list(with_progress(hold(contest, cores), deals))
    report = Report(contest, results)
    click.echo(json.dumps(report.to_json(), ensure_ascii=False) if as_json else str(report))


def _limits(seconds: float | None, rollouts: int | None) -> Budget:
    try:
        return Budget(seconds=seconds, rollouts=rollouts)
    except ValueError as problem:
        raise click.UsageError(f"--{problem}") from problem
