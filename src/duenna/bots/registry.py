"""The bots by name: Duenna's own, and those that installed packages add.

A package adds one by an entry point in its pyproject.toml:

    [project.entry-points."duenna.bots"]
    echo = "echo_bot:choose"

Nothing of it is loaded before somebody asks for the bot.
"""

import logging
import re
from collections.abc import Callable
from functools import cache, partial
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from duenna.bots.bot import Bot, BotError
from duenna.bots.external import ExternalBot
from duenna.core.knobs import quoted

GROUP: Final = "duenna.bots"
USUAL_BOT: Final = "counter"  #: who plays where nobody has chosen

#: Duenna's own bots, the weakest first, and where each is.
OWN: Final[dict[str, str]] = {
    "random": "duenna.bots.random_bot:choose",
    "novice": "duenna.bots.novice:choose",
    "counter": "duenna.bots.counter:choose",
    "search": "duenna.bots.search:choose",
    "master": "duenna.bots.master:choose",
}

EXEC: Final = "exec:"  #: before a command in place of a name

_NAME: Final = re.compile(r"[a-z0-9][a-z0-9_.-]{0,39}")
_NAMES_HAVE: Final = "a name has small letters, digits, dots, dashes and underscores"
_offered: dict[str, str] = {}
log = logging.getLogger("duenna.bots")


def bot_names() -> tuple[str, ...]:
    """The names of all bots, Duenna's own first."""
    return tuple(_found())


def find_bot(name: str) -> Bot:
    """The bot of that name; raises BotError if there is none or it cannot be loaded.

    >>> find_bot("perfect")
    Traceback (most recent call last):
    ...
    duenna.bots.bot.BotError: There is no bot 'perfect'. The bots are: random, novice, counter, search, master.
    """
    try:
        load = _found()[name]
    except (KeyError, TypeError):
        raise BotError(
            f"There is no bot {quoted(name)}. The bots are: {', '.join(bot_names())}."
        ) from None
    return load()


@cache
def _found() -> dict[str, Callable[[], Bot]]:
    """Each bot's name and what loads it. Of packages that claim the same name none gets it."""
    found = {name: _loader(EntryPoint(name, where, GROUP), "") for name, where in OWN.items()}
    claims: dict[str, dict[str, EntryPoint]] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, _package(entry))):
        claims.setdefault(entry.name, {})[_package(entry)] = entry
    for name, packages in claims.items():
        who = " and ".join(map(repr, packages))
        if not _NAME.fullmatch(name):
            why = _NAMES_HAVE
        elif name in OWN:
            why = "Duenna has one of that name"
        elif len(packages) > 1:
            why = "only one package may claim a name"
        else:
            [(package, entry)] = packages.items()
            found[name] = _loader(entry, f" of the package {package!r}")
            continue
        log.warning("The bot %s of %s is left out: %s.", quoted(name), who, why)
    return found


def offer(name: str, command: str) -> None:
    """Adds a program to the bots under that name, while this process lasts; raises BotError.

    Only whoever may run programs here should be able to call this.
    """
    if not _NAME.fullmatch(name):
        raise BotError(f"{quoted(name)} is no name for a bot: {_NAMES_HAVE}.")
    if name in _found():
        raise BotError(f"There is a bot {name!r} already.")
    ExternalBot(command)
    _offered[name] = command
    _found()[name] = partial(ExternalBot, command, name)


def command_of(name: str) -> str | None:
    """The command that was offered under that name, or None."""
    return _offered.get(name)


def summon(name: str) -> Bot:
    """The bot of that name, or the program of `exec:COMMAND`; raises BotError.

    For names that the person who runs Duenna has typed: never for those from a file or the network.
    """
    if isinstance(name, str) and name.startswith(EXEC):
        return ExternalBot(name.removeprefix(EXEC), name)
    return find_bot(name)


def _package(entry: EntryPoint) -> str:
    return entry.dist.name if entry.dist else "?"


def _loader(entry: EntryPoint, of_package: str) -> Callable[[], Bot]:
    def load() -> Bot:
        try:
            bot = entry.load()
        except Exception as problem:  # whatever a stranger's module does when it is imported
            raise BotError(
                f"The bot {entry.name!r}{of_package} does not load: {type(problem).__name__}: {problem}"
            ) from problem
        if not callable(bot):
            raise BotError(
                f"The bot {entry.name!r}{of_package} is no function: {quoted(entry.value)}."
            )
        found: Bot = bot
        return found

    return load
