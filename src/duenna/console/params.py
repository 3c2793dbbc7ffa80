"""What the command line takes in several places: values of a kind, and options that commands share."""

import json
import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import click
from click.shell_completion import CompletionItem

from duenna.console.folders import data_folder
from duenna.core.editions import PRESETS
from duenna.core.errors import DuennaError
from duenna.core.knobs import KNOBS
from duenna.core.seats import SEATS
from duenna.text.languages import LANGUAGES
from duenna.text.words import Words, pick_language

_Command = TypeVar("_Command", bound=Callable[..., Any])


def starting(names: Iterable[str], typed: str) -> list[CompletionItem]:
    """What a shell may propose where one of the names is asked for and this is typed so far.

    >>> [item.value for item in starting(["classic", "kanai", "classic-fr"], "cl")]
    ['classic', 'classic-fr']
    """
    return [CompletionItem(name) for name in names if name.startswith(typed)]


def _editions(ctx: click.Context, param: click.Parameter, typed: str) -> list[CompletionItem]:
    return starting(PRESETS, typed)


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

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        """The knobs that begin so, each with its equals sign."""
        return starting([f"{name}=" for name in KNOBS], incomplete)


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

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        """The languages that begin so."""
        return starting(LANGUAGES, incomplete)


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


def data_option(about: str) -> Callable[[_Command], _Command]:
    """The option to say where tables are kept, as `folder`; the usual place if not given."""
    return click.option(
        "--data",
        "folder",
        type=click.Path(path_type=Path, file_okay=False),
        default=lambda: data_folder(os.environ),
        show_default="your own folder for data",
        help=about,
    )


EDITION_NAMES = ", ".join(PRESETS)


def edition_option(default: str | None) -> Callable[[_Command], _Command]:
    """The option to say by which rules; `default` if not given."""
    return click.option(
        "--edition",
        "-e",
        default=default,
        show_default=default is not None,
        shell_complete=_editions,
        help=f"Rules: {EDITION_NAMES}.",
    )


def edition_argument(default: str) -> Callable[[_Command], _Command]:
    """The same as an argument."""
    return click.argument("edition", default=default, shell_complete=_editions)


EDITION = edition_option("modern")
KNOB = click.option(
    "--knob", "knobs", type=Knob(), multiple=True, help="Change a rule, for instance tokens=3."
)
SEED = click.option("--seed", help="Deal from this seed.")
DEALT = click.option("--seed", default="1", show_default=True, help="Deal from this seed.")
FILE = click.Path(path_type=Path)
LANG = click.option("--lang", "words", type=Language(), help="Language; yours if not given.")


def spoken(words: Words | None, language: str | None = None) -> Words:
    """The words asked for, else those of the language, else those of the environment's."""
    return words or Words(pick_language(language, os.environ))
