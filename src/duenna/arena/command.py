"""`duenna arena`: bots against each other, measured."""

import json
import os
import re
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any

import click

from duenna.arena.contest import MAX_DEALS, Contest
from duenna.arena.journal import Journal, read
from duenna.arena.measuring import Measured, measure
from duenna.arena.workers import Here, Processes, Workers
from duenna.bots import Budget
from duenna.console.exits import FAILED
from duenna.console.params import DEALT, EDITION, FILE, KNOB, players_option, used_rightly
from duenna.console.progress import bar
from duenna.core.editions import find_edition

MAX_CORES = 256
_NUMBER = re.compile("[1-9][0-9]{0,6}")


class Numbers(click.ParamType[Any]):
    """Numbers of deals: FIRST-LAST."""

    name = "first-last"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> range:
        """The numbers from the first to the last."""
        first, dash, last = str(value).partition("-")
        if not (dash and _NUMBER.fullmatch(first) and _NUMBER.fullmatch(last)) or int(first) > int(
            last
        ):
            self.fail(f"{value!r} must be FIRST-LAST, for instance 1-500.", param, ctx)
        return range(int(first), int(last) + 1)


@click.command()
@click.argument("bots", nargs=-1)
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
    type=click.IntRange(1, MAX_CORES),
    default=os.cpu_count() or 1,
    help="Number of processes. Default: one for each core.",
)
@click.option(
    "--journal",
    type=FILE,
    metavar="FILE",
    help="Write down what is done, and go on where an earlier run stopped.",
)
@click.option(
    "--only",
    type=Numbers(),
    help="Play only the deals with these numbers; other machines play the others.",
)
@click.option(
    "--until",
    type=click.FloatRange(0, 50, min_open=True),
    metavar="PERCENT",
    help="Stop once every share is known to ± PERCENT; after --games deals at the latest.",
)
@click.option(
    "--ray",
    "address",
    is_flag=False,
    flag_value="local",
    metavar="[ADDRESS]",
    help="Play on the Ray cluster at this address; on one begun here if none is given.",
)
@click.option(
    "--report",
    "journals",
    type=FILE,
    multiple=True,
    metavar="FILE",
    help="Play nothing; report what is in this journal. Repeat it to take several together.",
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
    journal: Path | None,
    only: range | None,
    until: float | None,
    address: str | None,
    journals: tuple[Path, ...],
    as_json: bool,
) -> None:
    """Measure BOTS against each other.

    Each deal is repeated with the bots moved round the table, so that each bot takes every seat. The 95 %
    intervals treat each deal as one independent observation. With more than two seats, two bots play one
    against several copies of the other, in both roles. If there are at least as many bots as seats, every
    combination that fills the table plays; if there are fewer, they fill the seats in turn.

    A bot is a name, or exec:COMMAND for a program (docs/writing-a-bot.md). docs/arena.md tells of journals, of
    several machines and of stopping by itself.
    """
    if journals:
        if bots:
            raise click.UsageError("--report plays nothing: leave the bots out.")
        entries = read(journals)
        measured = Measured(entries.contest(), dict(entries.boards))
    else:
        if not bots:
            raise click.UsageError("Missing argument 'BOTS...'.")
        if address and seconds:
            raise click.UsageError(
                "--seconds measures the machines with the bots: use --rollouts with --ray."
            )
        with used_rightly():
            chosen = find_edition(edition, seats, **dict(knobs))
            limits = _limits(seconds, rollouts)
            contest = Contest(chosen, bots, seats, deals, seed, whole, limits)
        if only and only[-1] > deals:
            raise click.UsageError(f"--only {only[0]}-{only[-1]}: there are {deals} deals.")
        numbers = only or range(1, deals + 1)
        with ExitStack() as after:
            written = after.enter_context(closing(Journal(journal, contest))) if journal else None
            workers = after.enter_context(_workers(contest, cores, address))
            progress = after.enter_context(bar(len(numbers)))
            measured = measure(
                contest,
                numbers,
                workers=workers,
                journal=written,
                until=until and until / 100,
                progress=progress,
            )
    for part in measured.lost:
        first, last = part.numbers[0], part.numbers[-1]
        which = f"deal {first} is" if first == last else f"deals {first} to {last} are"
        click.echo(f"duenna: {which} lost: {part.lost}", err=True)
    report = measured.report
    click.echo(json.dumps(report.to_json(), ensure_ascii=False) if as_json else str(report))
    if measured.lost:
        raise click.exceptions.Exit(FAILED)


@contextmanager
def _workers(contest: Contest, cores: int, address: str | None) -> Iterator[Workers]:
    """Those who play: a Ray cluster if there is an address, else processes of this machine."""
    if address is None:
        yield Processes(cores) if cores > 1 else Here()
        return
    try:
        from duenna.arena.cluster import Cluster  # noqa: PLC0415  ray is an extra
    except ImportError as problem:
        raise click.UsageError("--ray needs Ray: pip install 'duenna[ray]'") from problem
    with closing(Cluster(address, contest, cores)) as cluster:
        yield cluster


def _limits(seconds: float | None, rollouts: int | None) -> Budget:
    try:
        return Budget(seconds=seconds, rollouts=rollouts)
    except ValueError as problem:
        raise click.UsageError(f"--{problem}") from problem
