"""`duenna admin`: for a host, the tables in a data folder, one by one. It may be used while the server is at work."""

import json
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from duenna.console.params import data_option

if TYPE_CHECKING:  # loading the server takes time no other command wants
    from duenna.server.mending import Mender
    from duenna.server.store import Summary

JSON: Final = click.option("--json", "as_json", is_flag=True, help="Write JSON, an object a line.")


@click.group()
@data_option("The folder where tables are kept.")
@click.pass_context
def admin(context: click.Context, folder: Path) -> None:
    """Look after the tables of a server: see how they stand, set one aside, mend it."""
    context.obj = folder


@admin.command("list")
@click.option("--aside", is_flag=True, help="Only tables that are set aside.")
@JSON
@click.pass_obj
def list_tables(folder: Path, aside: bool, as_json: bool) -> None:
    """List all tables, the latest first."""
    with _mender(folder) as mender:
        for summary in mender.summaries():
            if summary.aside or not aside:
                _print(asdict(summary) if as_json else _line(summary))


@admin.command()
@click.argument("table")
@JSON
@click.pass_obj
def show(folder: Path, table: str, as_json: bool) -> None:
    """Show how a table stands and what happened there, without cards, moves and words."""
    with _mender(folder) as mender:
        summary = mender.summary(table)
        broken = mender.problem(table)
        if as_json:
            _print({**asdict(summary), "broken": str(broken) if broken else None})
        else:
            _print(_line(summary))
            _print(
                f"It does not come back: {broken}" if broken else "It comes back from its events."
            )
        for event in mender.events(table) if broken is None else ():
            seat = f", seat {event['seat']}" if event["seat"] else ""
            _print(
                event if as_json else f"{event['seq']}  {_time(event['at'])}  {event['kind']}{seat}"
            )


@admin.command()
@click.argument("tables", nargs=-1)
@JSON
@click.pass_obj
def check(folder: Path, tables: tuple[str, ...], as_json: bool) -> None:
    """Try whether tables come back from their events: those named, or all. Fails if one does not."""
    with _mender(folder) as mender:
        wanted = [mender.summary(table) for table in tables] or mender.summaries()
        bad = 0
        for table in (summary.id for summary in wanted):
            broken = mender.problem(table)
            if broken is not None:
                bad += 1
                found = {"id": table, "event": broken.seq, "broken": str(broken)}
                _print(found if as_json else f"{table}  {broken}")
        if not as_json:
            _print(f"{len(wanted)} tables, {bad} that do not come back.")
        if bad:
            raise click.exceptions.Exit(1)


@admin.command()
@click.argument("table")
@click.option("--why", default="by the host", show_default=True, help="The reason, for yourself.")
@click.pass_obj
def quarantine(folder: Path, table: str, why: str) -> None:
    """Set a table aside: whoever asks for it is told so, and nothing there is lost."""
    with _mender(folder) as mender:
        mender.set_aside(table, why)


@admin.command()
@click.argument("table")
@click.option("--cut", is_flag=True, help="Cut off what does not fit; it is kept in the database.")
@click.pass_obj
def repair(folder: Path, table: str, cut: bool) -> None:
    """Give a table back that was set aside, if it comes back from its events now."""
    with _mender(folder) as mender:
        broken = mender.repair(table, cut=cut)
        if broken is not None:
            more = "" if cut else " --cut gives it back as it stood before that."
            raise click.ClickException(f"{table} does not come back: {broken}.{more}")


@contextmanager
def _mender(folder: Path) -> Iterator["Mender"]:
    """The tables in the folder; raises ClickException if there are none."""
    from duenna.server import mending, run  # noqa: PLC0415

    path = folder / run.DATABASE
    if not path.exists():
        why = f"There are no tables in {folder}."
        raise click.BadParameter(why, param_hint="'--data'")
    try:
        store = run.open_store(folder)
    except run.Unusable as problem:
        raise click.ClickException(str(problem)) from problem
    with closing(store):
        yield mending.Mender(store)


def _print(what: dict[str, Any] | str) -> None:
    click.echo(what if isinstance(what, str) else json.dumps(what, ensure_ascii=False))


def _line(summary: "Summary") -> str:
    state = "in play" if summary.active else "at rest"
    if summary.aside:
        state = f"set aside: {summary.aside}"
    return f"{summary.id}  {_time(summary.at)}  {summary.events} events  {state}"


def _time(at: int) -> str:
    return time.strftime("%Y-%m-%d %H:%M:%S", time.gmtime(at / 1000))
