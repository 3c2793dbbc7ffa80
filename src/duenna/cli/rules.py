"""`duenna rules`: the rule book of an edition."""

from typing import Any

import click

from duenna.console.params import KNOB, LANG, edition_argument, players_option, spoken, used_rightly
from duenna.core.editions import find_edition
from duenna.terminal.company import USUAL_EDITION
from duenna.terminal.rulebook import printed_names, rule_book
from duenna.terminal.screen import Screen
from duenna.text.words import Words


@click.command()
@edition_argument(USUAL_EDITION)
@players_option("Only for that many players.")
@click.option("--search", "wanted", default="", metavar="TEXT", help="Only what has this in it.")
@click.option("--examples", is_flag=True, help="With played examples.")
@click.option("--names", is_flag=True, help="What the cards of printed boxes are called here.")
@LANG
@KNOB
def rules(  # noqa: PLR0913  options, each by its name
    *,
    edition: str,
    seats: int | None,
    wanted: str,
    examples: bool,
    names: bool,
    words: Words | None,
    knobs: tuple[tuple[str, Any], ...],
) -> None:
    """Print the rules of an edition: how to play, each card, questions and answers."""
    with used_rightly():
        chosen = find_edition(edition, seats, **dict(knobs))
    said, screen = spoken(words), Screen()
    lines = (
        printed_names(chosen, said, wanted)
        if names
        else rule_book(chosen, said, seats, wanted=wanted, examples=examples)
    )
    for line in lines:
        screen.item(line) if line.startswith(" ") else screen.say(line)
