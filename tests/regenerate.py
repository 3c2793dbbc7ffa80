"""Golden playthroughs: everything that everyone sees in one game at each table, written as text to be read.

`python tests/regenerate.py` writes tests/golden/, tests/analyses/, tests/perft.txt, docs/reference.md,
tests/browser/outlines/ and tests/browser/spoken/ anew. Then read the diff: every changed line is a
change that somebody at a table would see or hear.
"""

import io
import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import redirect_stdout
from hashlib import sha256
from pathlib import Path
from typing import Any
from unittest.mock import patch

from helpers import TABLES, readers
from reference import REFERENCE, reference
from test_perft import PERFT, perft_text

from duenna.analysis import analyse
from duenna.core.actions import Move
from duenna.core.editions import PRESETS, Edition
from duenna.core.events import Event
from duenna.core.game import Game
from duenna.terminal.analysis import tell_analysis
from duenna.terminal.screen import Screen
from duenna.text.languages import LANGUAGES
from duenna.text.words import Words

TESTS = Path(__file__).parent
GOLDEN = TESTS / "golden"
ANALYSES = TESTS / "analyses"  #: one match analysed, in each language

# Seeds of matches that show what is rare: a playoff, a match won in mid-round.
SEEDS = {"premium": "17", "premium-bga": "1"}
ROUNDS = 2  #: how many are played; the smallest table of each edition plays the whole match

Seen = list[tuple[str, str]]  #: who saw it, what


def path_of(name: str, seats: int) -> Path:
    """The file of one table."""
    return GOLDEN / f"{name}-{seats}.txt"


def playthrough(name: str, seats: int) -> str:
    """The text of one table's game."""
    game = Game(name, seats, seed=SEEDS.get(name, "7"))
    whole = seats == PRESETS[name].players[0]
    lines = [
        f"# {name}, {seats} seats, seed {game.seed}.",
        "# After each move: the position, the events, what changed in the views. [who sees it], w is a watcher.",
    ]
    views: dict[int | None, dict[str, Any]] = {reader: {} for reader in readers(game)}
    shown = 0
    title = "deal"
    while True:
        lines += ["", f"== {title}", game.position()]
        lines += [f"[{who}] {what}" for who, what in _events(game, shown)]
        lines += [f"[{who}] {what}" for who, what in _changes(game, views)]
        shown = len(game.events)
        if game.over or (game.round_over and game.round == ROUNDS and not whole):
            return "\n".join(lines) + "\n"
        if game.round_over:
            title = "deal"
            game.next_round()
        else:
            move = choose(game)
            title = f"{game.decider}: {move}"
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


def analysis_text(language: str) -> str:
    """A match at a small table, analysed, in that language."""
    game = Game("modern", ["Ann", "Bob", "Cai"], seed=7, tokens=2)
    while not game.over:
        if game.round_over:
            game.next_round()
        else:
            game.play(choose(game))
    shown = io.StringIO()
    with redirect_stdout(shown), patch.dict(os.environ, COLUMNS="80"):
        tell_analysis(analyse(game, worlds=100), Words(language), Screen())
    return shown.getvalue()


def main() -> None:
    """Writes every file."""
    for language in LANGUAGES:
        (ANALYSES / f"{language}.txt").write_text(analysis_text(language), encoding="utf-8")
    GOLDEN.mkdir(exist_ok=True)
    for old in GOLDEN.iterdir():
        old.unlink()
    for name, seats in TABLES:
        path_of(name, seats).write_text(playthrough(name, seats), encoding="utf-8")
    PERFT.write_text(perft_text(), encoding="utf-8")
    REFERENCE.write_text(reference(), encoding="utf-8")
    sys.path += [str(TESTS / "browser"), str(TESTS / "server")]
    from listening import write_transcripts  # noqa: PLC0415  only here is a browser needed
    from outline import write_outlines  # noqa: PLC0415

    write_outlines()
    write_transcripts()


if __name__ == "__main__":
    main()
