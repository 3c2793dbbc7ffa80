"""Making a table: what its maker asks for, checked."""

from collections.abc import Mapping
from typing import Any, Final

from duenna.bots import bot_names
from duenna.core.editions import find_edition
from duenna.core.errors import DuennaError
from duenna.server.commands import Create, cmd_id
from duenna.server.happened import Created
from duenna.server.names import clean_name
from duenna.server.options import COUNTS, Options
from duenna.server.table import Actor, Refused

FILL: Final = 30  #: seconds for which a quick game waits for people


def read_creation(body: Mapping[str, Any], actor: Actor) -> Create:
    """The command that makes the table which its maker asks for; raises Refused."""
    return Create(actor=actor, cmd_id=cmd_id(body), wanted=creation(body, actor.guest))


def read_quick(body: Mapping[str, Any], actor: Actor) -> Create:
    """The command for a seat at a table of the usual kind, in that language; raises Refused."""
    options = {"open": True, "lang": body.get("lang", "en"), "aids": COUNTS, "fill_seconds": FILL}
    wanted = {"name": body.get("name"), "options": options}
    return Create(actor=actor, cmd_id=cmd_id(body), wanted=creation(wanted, actor.guest))


def creation(body: Mapping[str, Any], guest: str) -> Created:
    """A table's first event from what its maker asked for; raises Refused."""
    edition, players = body.get("edition", "modern"), body.get("players", 4)
    knobs, bots = body.get("knobs", {}), body.get("bots", [])
    if not isinstance(edition, str) or not isinstance(knobs, dict) or not isinstance(bots, list):
        raise Refused(400, "bad-request", '"edition" is a text, "knobs" an object, "bots" a list.')
    if not isinstance(players, int) or isinstance(players, bool):
        raise Refused(422, "edition", '"players" must be a whole number.', knob="players")
    try:
        find_edition(edition, players, **knobs)
    except DuennaError as problem:
        raise Refused(
            422, "edition", str(problem), knob=_blamed(edition, players, knobs)
        ) from problem
    names = bot_names()
    if len(bots) >= players or any(level not in names for level in bots):
        raise Refused(422, "no-bot", f"At most {players - 1} bots, each one of {', '.join(names)}.")
    try:
        name = clean_name(body.get("name"), set())
        options = Options.read(body.get("options", {}))
    except ValueError as problem:
        raise Refused(422, "bad-value", str(problem)) from problem
    return Created(name, guest, edition, players, knobs, options, tuple(bots))


def _blamed(edition: str, players: Any, knobs: Mapping[str, Any]) -> str:
    """The knob that stands in the way: without it, or with tokens given, the rest could be played."""
    for knob in knobs:
        if _playable(edition, players, {name: knobs[name] for name in knobs if name != knob}):
            return knob
    return "tokens" if _playable(edition, players, {**knobs, "tokens": 1}) else "players"


def _playable(edition: str, players: Any, knobs: Mapping[str, Any]) -> bool:
    try:
        find_edition(edition, players, **knobs)
    except DuennaError:
        return False
    return True
