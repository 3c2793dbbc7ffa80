"""`duenna replay`: a recorded or saved match told again, or checked."""

from pathlib import Path

import click

from duenna.console.params import FILE, LANG, spoken
from duenna.terminal.command import open_match
from duenna.terminal.replay import sound, tell
from duenna.terminal.screen import Screen
from duenna.text.words import Words


@click.command()
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
