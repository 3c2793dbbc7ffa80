"""`duenna serve`: the server on this machine, with the links to it."""

import os
import sys
import webbrowser
from pathlib import Path
from typing import Final

import click
import segno

from duenna.bots import BotError, offer
from duenna.folders import data_folder
from duenna.words import Words, pick_language

PORT: Final = 8000
TRIED: Final = 20  #: ports tried from PORT on, where none was asked for


@click.command()
@click.option("--host", default="0.0.0.0", show_default=True, help="Listen on this address.")
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    help=f"Listen on this port; {PORT} or the next free one.",
)
@click.option(
    "--public-url", default="", help="How others reach this server, behind a reverse proxy."
)
@click.option("--data", type=click.Path(path_type=Path), help="Keep tables in this folder.")
@click.option("--open/--no-open", "open_page", default=True, help="Open the page in the browser.")
@click.option(
    "--bot",
    "programs",
    multiple=True,
    metavar="NAME=COMMAND",
    help="Offer a program as a computer player (docs/writing-a-bot.md).",
)
@click.option("--lang", help="Language of these lines; yours if not given.")
def serve(
    host: str,
    port: int | None,
    public_url: str,
    data: Path | None,
    open_page: bool,
    programs: tuple[str, ...],
    lang: str | None,
) -> None:
    """Serve tables to browsers and bots.

    Whoever has a table's link can join it. Tables are kept in a file and are there after a restart.
    """
    from duenna.server import run  # noqa: PLC0415  loading the server takes time no other command wants

    for program in programs:
        name, _, command = program.partition("=")
        try:
            offer(name, command)
        except BotError as problem:
            raise click.UsageError(str(problem)) from problem
    words = Words(pick_language(lang, os.environ))
    folder = data or data_folder(os.environ)
    ports = [port] if port is not None else range(PORT, PORT + TRIED)

    def ready(port: int) -> None:
        here = f"http://localhost:{port}"
        shared = public_url or run.network_url(host, port)
        click.echo(words.text("serve-here", url=here))
        if shared:
            click.echo(words.text("serve-network", url=shared))
            if sys.stdout.isatty():
                click.echo(words.text("serve-scan"))
                segno.make_qr(shared).terminal(compact=True)
        click.echo(words.text("serve-stop"))
        if open_page:
            webbrowser.open(here)

    for tried in ports:
        try:
            run.serve(folder, host, tried, public_url, ready)
        except OSError as problem:
            if tried != ports[-1] and problem.errno in run.TAKEN:
                continue
            raise click.ClickException(
                f"{host}:{tried} or {folder}: {problem.strerror}."
            ) from problem
        return
