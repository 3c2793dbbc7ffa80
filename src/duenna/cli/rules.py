"""`duenna rules`: the rules of an edition and what each card does."""

from typing import Any

import click

from duenna.console.params import KNOB, LANG, edition_argument, players_option, spoken, used_rightly
from duenna.core.editions import find_edition
from duenna.terminal.cardtext import rule_book
from duenna.terminal.company import USUAL_EDITION
from duenna.terminal.screen import Screen
from duenna.text.words import Words


@click.command()
@edition_argument(USUAL_EDITION)
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
