"""What decides how a bot plays, as a short text: so that a contest's parts are played by the same bots everywhere."""

import shlex
from functools import lru_cache
from hashlib import sha256
from importlib.metadata import entry_points
from pathlib import Path
from typing import Final

import duenna
from duenna.bots import EXEC, OWN
from duenna.bots.registry import GROUP
from duenna.core.editions import Edition
from duenna.solve.blueprint import find_blueprint

#: The rooms whose code decides what Duenna's own bots play.
ROOMS: Final = ("core", "belief", "fast", "solve", "bots", "play")


def fingerprint(bot: str, edition: Edition) -> str:
    """A text that changes if the bot may play otherwise: code, blueprint, program or package.

    >>> from duenna.core.editions import find_edition
    >>> fingerprint("random", find_edition("classic")) == fingerprint("counter", find_edition("classic"))
    True
    """
    if bot.startswith(EXEC):
        return f"{_code()} {_program(bot.removeprefix(EXEC))}"
    if bot not in OWN:
        return f"{_code()} {_package(bot)}"
    if bot == "master" and (blueprint := find_blueprint(edition)):
        return f"{_code()} {blueprint.header.checksum:08x}"
    return _code()


@lru_cache(maxsize=1)
def _code() -> str:
    """A hash of the code that Duenna's bots play by."""
    home = Path(duenna.__file__).parent
    found = sha256()
    for path in sorted(path for room in ROOMS for path in (home / room).rglob("*.py")):
        found.update(path.relative_to(home).as_posix().encode() + b"\0" + path.read_bytes())
    return found.hexdigest()[:12]


def _program(command: str) -> str:
    """A hash of the command and of the files it names; a file in another folder is the same file."""
    found = sha256()
    for word in shlex.split(command):
        path = Path(word)
        found.update(path.name.encode() + b"\0" + (path.read_bytes() if path.is_file() else b""))
    return found.hexdigest()[:12]


def _package(bot: str) -> str:
    """The package that adds the bot, and its version."""
    for entry in entry_points(group=GROUP, name=bot):
        if entry.dist:
            return f"{entry.dist.name} {entry.dist.version}"
    return "offered"
