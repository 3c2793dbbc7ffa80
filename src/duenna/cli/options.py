"""The option that names bots, in all commands where bots play."""

from collections.abc import Callable
from itertools import chain
from typing import Any, TypeVar

import click
from click.shell_completion import CompletionItem

from duenna.bots import EXEC, bot_names
from duenna.console.params import starting

_Command = TypeVar("_Command", bound=Callable[..., Any])


class Names(click.ParamType[Any]):
    """Names of bots with commas between; a command has all that follows `exec:` to itself, its commas too."""

    name = "a,b,..."

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[str, ...]:
        """The names, without the spaces around them."""
        if isinstance(value, tuple):
            return value
        names, exec_, command = value.partition(EXEC)
        return (
            *(name.strip() for name in names.split(",") if name.strip()),
            *([exec_ + command.strip()] if exec_ else []),
        )

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        """The bots whose name begins as the last one typed does."""
        before, comma, _ = incomplete.rpartition(",")
        return starting([f"{before}{comma}{name}" for name in bot_names()], incomplete)


def bots_option(
    *flags: str, about: str, default: str | None = None
) -> Callable[[_Command], _Command]:
    """The option to say who the computer players are: given once or several times, all named are `bots`."""

    def together(
        ctx: click.Context, param: click.Parameter, parts: tuple[tuple[str, ...], ...]
    ) -> tuple[str, ...]:
        return tuple(chain.from_iterable(parts))

    return click.option(
        *flags,
        "bots",
        type=Names(),
        multiple=True,
        callback=together,
        default=[default] if default else None,
        show_default=default is not None,
        help=f"{about}; may be repeated, which is needed to name another bot after an exec: command.",
    )
