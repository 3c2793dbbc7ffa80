"""The command line: options in, the right part of Duenna called, errors as one clear line."""

import json
import shlex
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import click

import duenna
from duenna.arena.command import arena
from duenna.bots import EXEC, USUAL_BOT, bot_names, summon
from duenna.cli.options import bots_option
from duenna.console.params import (
    DEALT,
    EDITION,
    EDITION_NAMES,
    FILE,
    KNOB,
    LANG,
    players_option,
    spoken,
    used_rightly,
)
from duenna.console.progress import with_progress
from duenna.core.editions import find_edition
from duenna.core.errors import DuennaError
from duenna.core.game import Game
from duenna.core.record import to_record
from duenna.play.perft import perft as count_positions
from duenna.play.simulate import Tally, matches
from duenna.server.admin import admin
from duenna.server.command import serve
from duenna.terminal.cardtext import rule_book
from duenna.terminal.command import analyse, open_match
from duenna.terminal.company import USUAL_EDITION, Company, fill_up, set_table, usual_seats
from duenna.terminal.play import Manner
from duenna.terminal.questions import Questions, ask_language, my_name
from duenna.terminal.replay import sound, tell
from duenna.terminal.saves import HUMAN
from duenna.terminal.screen import Screen
from duenna.terminal.sitting import Sitting, leave_on_signals, resume_command
from duenna.text.words import Words
from duenna.training.command import train

FAILED: Final = 1
MISUSED: Final = 2


def main() -> None:
    """Runs the command line and exits: 0 fine, 1 the thing failed, 2 used wrongly."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a name that the terminal lacks letters for
    try:
        code = cli(prog_name="duenna", standalone_mode=False)
    except click.UsageError as problem:
        code = _complain(problem.format_message(), MISUSED)
    except click.ClickException as problem:
        code = _complain(problem.format_message(), FAILED)
    except DuennaError as problem:
        code = _complain(str(problem), FAILED)
    except click.Abort:
        code = 130
    sys.exit(code)


def _complain(message: str, code: int) -> int:
    click.echo(f"duenna: {' '.join(message.split())}", err=True)
    return code


_SEED = click.option("--seed", help="Deal from this seed.")


@click.group(context_settings={"help_option_names": ["-h", "--help"]}, invoke_without_command=True)
@click.version_option(duenna.__version__, message="duenna %(version)s")
@click.pass_context
def cli(ctx: click.Context) -> None:
    """Play the card game Love Letter. Independent and unofficial."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


cli.add_command(serve)
cli.add_command(admin)
cli.add_command(arena)
cli.add_command(analyse)
cli.add_command(train)


@cli.command()
@click.argument("names", nargs=-1)
@click.option("--edition", "-e", help=f"Rules: {EDITION_NAMES}.")
@players_option("How many seats.")
@click.option(
    "--human",
    "humans",
    multiple=True,
    metavar="NAME",
    help="A person at this keyboard; may be repeated.",
)
@bots_option("--bots", about=f"Computer players: {', '.join(bot_names())}; several take turns")
@_SEED
@LANG
@KNOB
@click.option("--resume", type=FILE, metavar="FILE", help="Go on with a saved match.")
@click.option(
    "--save", "file", type=FILE, metavar="FILE", help="Where to save the match and its record."
)
@click.option("--hide/--no-hide", default=True, help="Hide the screen between people.")
@click.option(
    "--brief", is_flag=True, help="Do not explain a card when you hold it for the first time."
)
@click.option("--odds", is_flag=True, help="Let `odds` tell the chances of the hidden cards.")
@click.option(
    "--pause/--no-pause", default=True, help="Wait a little after what the computer does."
)
def play(
    *,
    names: tuple[str, ...],
    edition: str | None,
    seats: int | None,
    humans: tuple[str, ...],
    bots: tuple[str, ...],
    seed: str | None,
    words: Words | None,
    knobs: tuple[tuple[str, Any], ...],
    resume: Path | None,
    file: Path | None,
    hide: bool,
    brief: bool,
    odds: bool,
    pause: bool,
) -> None:
    """Play a match at this keyboard.

    NAMES are the players in order of their seats. The first is a person and the others are computer players,
    unless --human says who the people are.
    Without any option a few questions are asked.

    A saved match holds its seed and so all its secrets: look into the file only when it is over.
    """
    leave_on_signals()
    screen = Screen(pause)
    described = bool(names or edition or seats or humans or knobs)
    resumed = None
    if resume:
        if described or seed:
            raise click.UsageError("--resume brings its own table: leave the other options out.")
        words, table, resumed = _unfinished(resume, words, bots)
        file = file or resume
    elif described or bots:
        with used_rightly():
            rules = find_edition(edition or USUAL_EDITION, **dict(knobs))
            people = humans or names[:1] or (my_name(spoken(words)),)
            if names and seats not in (None, len(names)):
                raise click.UsageError(f"{len(names)} names are given for {seats} seats.")
            everyone = names or fill_up(people, seats or max(usual_seats(rules), len(people)))
            table = set_table(rules, everyone, people, bots, seed)
    else:
        try:
            screen.say(spoken(words).text("welcome"), strong=True)
            screen.say(spoken(words).text("setup-how"))
            words = words or ask_language(screen, spoken(None))
            table = Questions(screen, words).table(seed)
        except (EOFError, KeyboardInterrupt):
            return
    if not Sitting(table, spoken(words), screen, Manner(hide, brief, odds), file).run(resumed):
        raise click.exceptions.Exit(FAILED)


def _unfinished(
    file: Path, words: Words | None, bots: Sequence[str]
) -> tuple[Words, Company, Game]:
    """The language, table and match of a file; of a plain record the first seat is a person's.

    Programs that the file names as players must be among `bots`: a file alone can start none.
    """
    saved = open_match(file, spoken(words))
    try:
        words = words or spoken(None, saved.language)
        kinds = saved.seats or (HUMAN, *[USUAL_BOT] * (saved.game.players - 1))
        table = Company(saved.game.edition, saved.game.names, kinds)
        if any(kind.startswith(EXEC) and kind not in bots for kind in kinds):
            again = resume_command(file, kinds)
            raise click.ClickException(words.text("file-program", file=str(file), command=again))
        for bot in set(bots) - set(kinds):
            raise click.UsageError(f"{bot} plays no part in {file}.")
        table.players(saved.game)
    except DuennaError as problem:
        why = spoken(words).text("file-broken", file=str(file), problem=str(problem))
        raise click.ClickException(why) from problem
    if saved.game.over:
        command = f"duenna replay {shlex.quote(str(file))}"
        raise click.ClickException(words.text("file-over", file=str(file), command=command))
    return words, table, saved.game


@cli.command()
@click.argument("edition", default=USUAL_EDITION)
@players_option("Only for that many players.")
@LANG
@KNOB
def rules(
    *, edition: str, seats: int | None, words: Words | None, knobs: tuple[tuple[str, Any], ...]
) -> None:
    """Print the rules of an edition and what each card does."""
    with used_rightly():
        chosen = find_edition(edition, seats, **dict(knobs))
    Screen().say_all(rule_book(chosen, spoken(words), seats))


@cli.command()
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


@cli.command()
@click.argument("file", type=FILE)
@click.option("--seat", type=int, help="Tell it as that seat learned it.")
@click.option("--watch", is_flag=True, help="Tell it as a watcher learned it (the default).")
@click.option("--all", "everything", is_flag=True, help="Tell everything, all secrets included.")
@click.option(
    "--verify", is_flag=True, help="Only check that every move is legal and the result right."
)
@LANG
def replay(
    *,
    file: Path,
    seat: int | None,
    watch: bool,
    everything: bool,
    verify: bool,
    words: Words | None,
) -> None:
    """Tell a recorded or saved match again, sentence by sentence."""
    if (seat is not None) + watch + everything + verify > 1:
        raise click.UsageError("Choose one of --seat, --watch, --all and --verify.")
    words = spoken(words)
    game = open_match(file, words).game
    if verify:
        click.echo(sound(game, words))
        return
    if seat is not None and not 1 <= seat <= game.players:
        raise click.UsageError(words.text("replay-no-seat", seat=seat, players=game.players))
    tell(game, seat, words, Screen(), open_hands=everything)


@cli.command()
@EDITION
@players_option("How many seats.", default=2)
@DEALT
@click.option(
    "--depth",
    "-d",
    type=click.IntRange(1),
    default=4,
    show_default=True,
    help="How many moves deep.",
)
@KNOB
def perft(
    *, edition: str, seats: int, seed: str, depth: int, knobs: tuple[tuple[str, Any], ...]
) -> None:
    """Count the ways a dealt round can go, for each number of moves."""
    with used_rightly():
        game = Game(find_edition(edition, seats, **dict(knobs)), seats, seed=seed)
    for moves in range(1, depth + 1):
        click.echo(f"{moves} {count_positions(game, moves)}")


if __name__ == "__main__":
    main()
