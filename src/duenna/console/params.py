"""What the command line takes in several places: values of a kind, and options that commands share."""

import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import click

from duenna.core.editions import PRESETS
from duenna.core.errors import DuennaError
from duenna.core.knobs import KNOBS
from duenna.core.seats import SEATS
from duenna.text.languages import LANGUAGES
from duenna.text.words import Words, pick_language

_Command = TypeVar("_Command", bound=Callable[..., Any])


class Knob(click.ParamType[Any]):
    """A knob of an edition: name=value, the value as JSON writes it or a plain word."""

    name = "name=value"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[str, Any]:
        """The knob's name and the value."""
        name, equals, text = value.partition("=")
        if not equals:
            self.fail(f"{value!r} must be name=value, for instance tokens=3.", param, ctx)
        name = name.strip().replace("-", "_")
        if name not in KNOBS:
            self.fail(f"There is no knob {name!r}. The knobs are: {', '.join(KNOBS)}.", param, ctx)
        try:
            return name, json.loads(text)
        except (ValueError, RecursionError):
            return name, text.strip()


class Language(click.ParamType[Any]):
    """The words of a language."""

    name = "|".join(LANGUAGES)

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> Words:
        """The words of the language that the text names."""
        if isinstance(value, Words):
            return value
        try:
            return Words(pick_language(value, os.environ))
        except DuennaError as problem:
            self.fail(str(problem), param, ctx)


@contextmanager
def used_rightly() -> Iterator[None]:
    """Turns what Duenna refuses into a wrong use of the command line."""
    try:
        yield
    except DuennaError as problem:
        raise click.UsageError(str(problem)) from problem


def players_option(about: str, default: int | None = None) -> Callable[[_Command], _Command]:
    """The option to say how many sit at a table, as `seats`."""
    return click.option(
        "--players",
        "-p",
        "seats",
        type=click.IntRange(2, SEATS - 1),
        default=default,
        show_default=default is not None,
        help=about,
    )


EDITION_NAMES = ", ".join(PRESETS)
EDITION = click.option(
    "--edition", "-e", default="modern", show_default=True, help=f"Rules: {EDITION_NAMES}."
)
KNOB = click.option(
    "--knob", "knobs", type=Knob(), multiple=True, help="Change a rule, for instance tokens=3."
)
DEALT = click.option("--seed", default="1", show_default=True, help="Deal from this seed.")
FILE = click.Path(path_type=Path)
LANG = click.option("--lang", "words", type=Language(), help="Language; yours if not given.")


def spoken(words: Words | None, language: str | None = None) -> Words:
    """The words asked for, else those of the language, else those of the environment's."""
    return words or Words(pick_language(language, os.environ))
