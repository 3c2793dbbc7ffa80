"""A house edition, as a designer writes it down: a TOML file."""

import tomllib
from dataclasses import dataclass
from typing import Any, Final

from duenna.core.editions import Edition, find_edition
from duenna.core.errors import DuennaError
from duenna.core.game import Game

KEYS: Final = ("name", "base", "players", "knobs")


class HouseError(DuennaError):
    """A file that describes no edition that can be played."""


@dataclass(frozen=True)
class House:
    """A house edition for a number of players, with the name that its designer gave it."""

    name: str
    edition: Edition
    players: int


def read_house(text: str) -> House:
    r"""The edition that a TOML text describes; raises HouseError that names what is wrong.

    `base` is the preset that it changes, `players` how many sit at the table (the preset's fewest if not given),
    and `[knobs]` what is changed, as in docs/rules.md: deck, ranks, tokens and every other rule.

    >>> read_house('base = "classic"\n[knobs]\ntie = "best"')
    Traceback (most recent call last):
    ...
    duenna.lab.house.HouseError: tie must be one of share, sum-share, sum-none, none, not 'best'.
    """
    try:
        given = tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        raise HouseError(f"This is not TOML: {problem}.") from problem
    if unknown := [key for key in given if key not in KEYS]:
        raise HouseError(f"There is no key {unknown[0]!r}; the keys are {', '.join(KEYS)}.")
    base = _of(given, "base", str, "modern")
    name = _of(given, "name", str, base)
    knobs = _of(given, "knobs", dict, {})
    try:
        edition = find_edition(base, **{knob: _plain(value) for knob, value in knobs.items()})
        players = _of(given, "players", int, edition.players[0])
        edition = find_edition(base, players, **{k: _plain(value) for k, value in knobs.items()})
        Game(edition, players, seed="lab")
    except DuennaError as problem:
        raise HouseError(str(problem)) from problem
    return House(name, edition, players)


def _of(given: dict[str, Any], key: str, kind: type, usual: Any) -> Any:
    value = given.get(key, usual)
    if type(value) is not kind:
        raise HouseError(f"{key} must be a {kind.__name__}, not {value!r}.")
    return value


def _plain(value: Any) -> Any:
    """A knob's value; TOML has only texts as keys, where some knobs have numbers of players."""
    if isinstance(value, dict) and value and all(key.isdecimal() for key in value):
        return {int(key): each for key, each in value.items()}
    return value
