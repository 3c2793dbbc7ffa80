"""The command line: finds the command that is asked for, and says errors as one clear line."""

import os
import sys
from importlib import import_module
from typing import Final, NamedTuple

import click

import duenna
from duenna.console.exits import FAILED, INTERRUPTED, MISUSED
from duenna.core.errors import DuennaError


class Place(NamedTuple):
    """Where a command lies, and its first sentence: so `--help` need not load it."""

    module: str
    about: str


COMMANDS: Final = {
    "admin": Place("duenna.server.admin", "Look after the tables of a server."),
    "analyse": Place("duenna.terminal.command", "Analyse a finished match."),
    "arena": Place("duenna.arena.command", "Measure BOTS against each other."),
    "lab": Place("duenna.lab.command", "Measure a house edition."),
    "perft": Place("duenna.cli.perft", "Count the ways a dealt round can go."),
    "play": Place("duenna.cli.play", "Play a match at this keyboard."),
    "replay": Place("duenna.cli.replay", "Tell a recorded or saved match again."),
    "rules": Place("duenna.cli.rules", "Print the rules of an edition."),
    "serve": Place("duenna.server.command", "Serve tables to browsers and bots."),
    "simulate": Place("duenna.cli.simulate", "Play matches between computer players."),
    "train": Place("duenna.training.command", "Learn to play two-player rounds."),
}


def load(name: str) -> click.Command:
    """The command of that name, from its module."""
    command: click.Command = getattr(import_module(COMMANDS[name].module), name)
    return command


class Commands(click.Group):
    """All commands; each is loaded when it is asked for, which keeps `duenna --help` quick."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names of all commands."""
        return [*COMMANDS]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of that name, loaded now; None if there is none."""
        return load(cmd_name) if cmd_name in COMMANDS else None

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Lists the commands, each with its first sentence."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, place.about) for name, place in COMMANDS.items()])


@click.group(
    cls=Commands,
    context_settings={"help_option_names": ["-h", "--help"]},
    invoke_without_command=True,
)
@click.version_option(duenna.__version__, message="duenna %(version)s")
@click.pass_context
def cli(ctx: click.Context) -> None:
    """Play the card game Love Letter. Independent and unofficial."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def main() -> None:
    """Runs the command line and exits: 0 fine, 1 the thing failed, 2 used wrongly."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a name that the terminal lacks letters for
    try:
        code = cli(prog_name="duenna", standalone_mode=False)
        sys.stdout.flush()  # a pipe that is full or closed is noticed here, where it can be told
    except click.UsageError as problem:
        code = _complain(problem.format_message(), MISUSED)
    except click.ClickException as problem:
        code = _complain(problem.format_message(), FAILED)
    except DuennaError as problem:
        code = _complain(str(problem), FAILED)
    except click.Abort:
        code = INTERRUPTED
    except BrokenPipeError:
        code = _unheard()
    except OSError as problem:
        _unheard()
        code = _complain(problem.strerror or str(problem), FAILED)
    sys.exit(code)


def _complain(message: str, code: int) -> int:
    click.echo(f"duenna: {' '.join(message.split())}", err=True)
    return code


def _unheard() -> int:
    """Nobody reads on: what is still unwritten goes nowhere, so that Python does not complain at its end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return FAILED


if __name__ == "__main__":
    main()
