"""`duenna serve`: the server on this machine, with the links to it."""

import os
import sys
import threading
import webbrowser
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryFile
from typing import Final

import click
import segno

from duenna.bots import BotError, offer
from duenna.console.params import LANG, data_option, spoken
from duenna.text.words import Words

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
@click.option(
    "--known-as",
    "names",
    multiple=True,
    metavar="NAME",
    help="A further name by which the server may be asked.",
)
@click.option(
    "--proxy",
    "proxies",
    multiple=True,
    metavar="ADDRESS",
    help="Believe what the proxy at this address, or in this network, says of its clients;"
    " with --public-url, one on this machine is believed.",
)
@data_option("Keep tables in this folder.")
@click.option(
    "--open/--no-open",
    "open_page",
    default=None,
    help="Open the page in the browser, or do not. Default: open it if this machine has a screen.",
)
@click.option(
    "--bot",
    "programs",
    multiple=True,
    metavar="NAME=COMMAND",
    help="Offer a program as a computer player (docs/writing-a-bot.md).",
)
@click.option(
    "--log",
    type=click.Path(path_type=Path),
    help="Write a JSON line for each request to this file; - is the standard error.",
)
@LANG
def serve(
    host: str,
    port: int | None,
    public_url: str,
    names: tuple[str, ...],
    proxies: tuple[str, ...],
    folder: Path,
    open_page: bool | None,
    programs: tuple[str, ...],
    log: Path | None,
    words: Words | None,
) -> None:
    """Serve tables to browsers and bots.

    Whoever has a table's link can join it. Tables are kept in a file and are there after a restart.
    """
    from duenna.server import logs, reach, run  # noqa: PLC0415  loading the server takes time no other command wants

    for program in programs:
        name, _, command = program.partition("=")
        try:
            offer(name, command)
        except BotError as problem:
            raise click.UsageError(str(problem)) from problem
    try:
        public = reach.PublicUrl.read(public_url)
    except ValueError as problem:
        raise click.UsageError(f"--public-url {problem}") from problem
    reached = reach.Reach(public, names, proxies or (_usual_proxies() if public_url else ()))
    words = spoken(words)
    if log:
        try:
            logs.write_to(log)
        except OSError as problem:
            raise click.ClickException(f"{log} cannot be written: {problem.strerror}.") from problem
    _make(folder)
    ports = [port] if port is not None else range(PORT, PORT + TRIED)
    opens = has_screen(os.environ) if open_page is None else open_page

    def ready(port: int) -> None:
        here = f"http://localhost:{port}"
        shared = str(public) or run.network_url(host, port)
        click.echo(words.text("serve-here", url=here))
        if shared:
            click.echo(words.text("serve-network", url=shared))
            if sys.stdout.isatty():
                click.echo(words.text("serve-scan"))
                segno.make_qr(shared).terminal(compact=True)
        click.echo(words.text("serve-stop"))
        if opens:
            show(here)

    for tried in ports:
        try:
            run.serve(folder, host, tried, reached, ready)
        except run.AlreadyServed as other:
            click.echo(words.text("serve-already", url=other.url))
            if opens:
                show(other.url).join()
        except run.Unusable as problem:
            raise click.ClickException(str(problem)) from problem
        except OSError as problem:
            if tried != ports[-1] and problem.errno in run.TAKEN:
                continue
            why = problem.strerror or problem
            raise click.ClickException(f"--host {host} --port {tried}: {why}.") from problem
        return


def _make(folder: Path) -> None:
    """Makes the folder; raises BadParameter if nothing can be kept in it."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=folder):
            pass
    except OSError as problem:
        why = f"Nothing can be kept in {folder}: {problem.strerror}."
        raise click.BadParameter(why, param_hint="'--data'") from problem


def _usual_proxies() -> list[str]:
    """Who is believed where there is a public address and no proxy is named."""
    return os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1,::1").split(",")


def has_screen(env: Mapping[str, str], platform: str = sys.platform) -> bool:
    """Whether a browser opened here is seen by who asked: not over ssh, nor where there is no display.

    >>> has_screen({"DISPLAY": ":0"}, "linux"), has_screen({}, "linux"), has_screen({}, "darwin")
    (True, False, True)
    >>> has_screen({"DISPLAY": "localhost:10.0", "SSH_CONNECTION": "192.0.2.7 5 192.0.2.8 22"}, "linux")
    False
    """
    if env.get("SSH_CONNECTION"):
        return False
    return platform in ("darwin", "win32") or bool(env.get("DISPLAY") or env.get("WAYLAND_DISPLAY"))


def show(url: str) -> threading.Thread:
    """Opens the page in the browser, if there is one, in a thread: some browsers keep their caller waiting."""
    opening = threading.Thread(target=_open_page, args=(url,), daemon=True)
    opening.start()
    return opening


def _open_page(url: str) -> None:
    # The link is printed all the same.
    with suppress(webbrowser.Error, OSError):
        webbrowser.open(url)
