"""`duenna play`: a match at this keyboard, new or saved."""

import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from duenna.bots import EXEC, USUAL_BOT, bot_names
from duenna.cli.options import bots_option
from duenna.console.exits import FAILED
from duenna.console.params import (
    FILE,
    KNOB,
    LANG,
    SEED,
    edition_option,
    players_option,
    spoken,
    used_rightly,
)
from duenna.core.editions import find_edition
from duenna.core.errors import DuennaError
from duenna.core.game import Game
from duenna.terminal.command import open_match
from duenna.terminal.company import USUAL_EDITION, Company, fill_up, set_table, usual_seats
from duenna.terminal.play import Manner
from duenna.terminal.questions import Questions, ask_language, my_name
from duenna.terminal.saves import HUMAN
from duenna.terminal.screen import Screen
from duenna.terminal.sitting import Sitting, leave_on_signals, resume_command
from duenna.text.words import Words


@click.command()
@click.argument("names", nargs=-1)
@edition_option(None)
@players_option("How many seats.")
@click.option(
    "--human",
    "humans",
    multiple=True,
    metavar="NAME",
    help="A person at this keyboard; may be repeated.",
)
@bots_option("--bots", about=f"Computer players: {', '.join(bot_names())}; several take turns")
@SEED
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
    unless --human says who the people are. Computer players take the seats that are left, up to --players.
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
            everyone = fill_up(
                names or people, seats or len(names) or max(usual_seats(rules), len(people))
            )
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
