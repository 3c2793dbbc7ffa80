"""Playthroughs: everything that everyone sees in a match, step by step, as text to be read and compared.

Of each table two are kept under `golden/`. A short match, chosen for how much happens in it, is there as text; of a
longer one there is a hash of each step, and `make golden ARGS="--show modern-3"` shows its text.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from itertools import groupby
from pathlib import Path
from typing import Any

from helpers import TABLES, readers

from duenna.core.actions import Move
from duenna.core.editions import PRESETS, Edition
from duenna.core.events import Event
from duenna.core.game import Game

GOLDEN = Path(__file__).parent / "golden"
HASHES = GOLDEN / "hashes.txt"
DIGITS = 8  #: of a step's hash

HEAD = "# After each move: the position, the events, what changed in the views. [who sees it], w is a watcher."
HASHES_HEAD = f"""\
# The first {DIGITS} digits of the SHA-256 of each step's text; each line is a round.
# `make golden ARGS="--show modern-3"` shows the text of a match.
"""


@dataclass(frozen=True)
class Match:
    """A match of which every move follows from its seed."""

    edition: str
    seats: int
    seed: str
    tokens: int | None = None  #: that win it; the edition's own without
    rounds: int | None = None  #: how many are played; all of them without

    @property
    def name(self) -> str:
        """What its table is called, as in `modern-3`."""
        return f"{self.edition}-{self.seats}"


@dataclass(frozen=True)
class Step:
    """One move or one deal, and all that came of it."""

    round: int
    number: int  #: within the round, the deal being 0
    text: str  #: its first line says what was done

    @property
    def hash(self) -> str:
        """What the step is compared by."""
        return sha256(self.text.encode()).hexdigest()[:DIGITS]


#: The seed of each table's short match, and how many tokens win it: together they show every event and every card.
SHOWN = {
    "classic-2": ("3", 1),
    "classic-3": ("9", 1),
    "classic-4": ("2", 1),
    "classic-bga-2": ("6", 1),
    "classic-bga-3": ("15", 1),
    "classic-bga-4": ("36", 1),
    "classic-fr-2": ("15", 1),
    "classic-fr-3": ("8", 1),
    "classic-fr-4": ("7", 1),
    "kanai-2": ("15", 1),
    "kanai-3": ("13", 1),
    "kanai-4": ("14", 1),
    "modern-2": ("18", 1),
    "modern-3": ("8", 1),
    "modern-4": ("18", 1),
    "modern-5": ("29", 1),
    "modern-6": ("29", 1),
    "modern-16-2": ("5", 1),
    "modern-16-3": ("17", 1),
    "modern-16-4": ("20", 1),
    "premium-5": ("61", 1),
    "premium-6": ("369", 2),
    "premium-7": ("37", 1),
    "premium-8": ("30", 1),
    "premium-bga-5": ("119", 1),
    "premium-bga-6": ("71", 1),
    "premium-bga-7": ("35", 1),
    "premium-bga-8": ("28", 1),
}

#: Seeds of longer matches that show what is rare: a playoff, a match won in mid-round.
SEEDS = {"premium": "17", "premium-bga": "1"}


def shown_match(edition: str, seats: int) -> Match:
    """The match at that table that is kept as text."""
    return Match(edition, seats, *SHOWN[f"{edition}-{seats}"])


def hashed_match(edition: str, seats: int) -> Match:
    """The match at that table that is kept as hashes: whole at an edition's smallest table, else two rounds."""
    whole = seats == PRESETS[edition].players[0]
    return Match(edition, seats, SEEDS.get(edition, "7"), rounds=None if whole else 2)


def path_of(match: Match) -> Path:
    """The file of a match that is kept as text."""
    return GOLDEN / f"{match.name}.txt"


def text_of(match: Match) -> str:
    """The match as a file to be read."""
    target = f", to {match.tokens} tokens" if match.tokens else ""
    title = f"# {match.edition}, {match.seats} seats, seed {match.seed}{target}."
    return "\n".join([title, HEAD, *(f"\n{step.text}" for step in steps(match))]) + "\n"


def hashes_of(match: Match) -> Iterator[str]:
    """The match as lines of `HASHES`: a round in each, its hashes in order."""
    for number, found in groupby(steps(match), key=lambda step: step.round):
        yield f"{match.name} {number}: {' '.join(step.hash for step in found)}"


def all_hashes() -> str:
    """The text of `HASHES`."""
    lines = (line for table in TABLES for line in hashes_of(hashed_match(*table)))
    return HASHES_HEAD + "".join(f"{line}\n" for line in lines)


def steps(match: Match) -> Iterator[Step]:
    """The match, step by step."""
    knobs: dict[str, Any] = {"tokens": match.tokens} if match.tokens else {}
    game = Game(match.edition, match.seats, seed=match.seed, **knobs)
    views: dict[int | None, dict[str, Any]] = {reader: {} for reader in readers(game)}
    shown = number = 0
    title = "deal"
    while True:
        lines = [f"== {title}", game.position()]
        lines += [f"[{who}] {what}" for who, what in _events(game, shown)]
        lines += [f"[{who}] {what}" for who, what in _changes(game, views)]
        yield Step(game.round, number, "\n".join(lines))
        if game.over or (game.round_over and game.round == match.rounds):
            return
        shown = len(game.events)
        if game.round_over:
            title, number = "deal", 0
            game.next_round()
        else:
            move = choose(game)
            title, number = f"{game.decider}: {move}", number + 1
            game.play(move)


def choose(game: Game) -> Move:
    """A move that depends on nothing but how many were made: first which card, then how."""
    number = int.from_bytes(sha256(f"{game.seed} {len(game.events)}".encode()).digest())
    moves = game.legal_moves()
    words = sorted({str(move).split()[0] for move in moves})
    number, word = divmod(number, len(words))
    moves = tuple(move for move in moves if str(move).split()[0] == words[word])
    return moves[number % len(moves)]


def _events(game: Game, since: int) -> Iterator[tuple[str, str]]:
    """Each event as each of its readers learned it, readers who learned the same together."""
    for event in game.events[since:]:
        told = {reader: _event(game.edition, event.for_reader(reader)) for reader in readers(game)}
        yield from _together(told)


def _event(edition: Edition, event: Event) -> str:
    parts = event.to_json(edition)
    del parts["event"], parts["audience"]
    if parts.get("options"):
        parts["options"] = len(parts["options"])  # the views list them
    words = [f"{part}={_value(value)}" for part, value in parts.items()]
    return " ".join([event.name, *words])


def _changes(game: Game, views: dict[int | None, dict[str, Any]]) -> Iterator[tuple[str, str]]:
    """What differs in each view from the one before, which is brought up to date."""
    new = {reader: game.view(reader).to_json() for reader in views}
    for key in new[None]:
        if key == "seat":
            continue
        changed = {
            reader: f"{key}: {_value(view[key])}"
            for reader, view in new.items()
            if key not in views[reader] or views[reader][key] != view[key]
        }
        yield from _together(changed, everyone=len(new))
    views.update(new)


def _together(told: Mapping[int | None, str], everyone: int = 0) -> Iterator[tuple[str, str]]:
    for what in dict.fromkeys(told.values()):
        who = [str(reader or "w") for reader, other in told.items() if other == what]
        yield ("all" if len(who) == (everyone or len(told)) else " ".join(who)), what


def _value(value: Any) -> str:
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Mapping):
        return "{" + " ".join(f"{key}:{_value(each)}" for key, each in value.items()) + "}"
    if isinstance(value, (list, tuple)):
        separator = ", " if any(" " in str(each) for each in value) else ","
        return "(" + separator.join(map(_value, value)) + ")"
    return str(value)
