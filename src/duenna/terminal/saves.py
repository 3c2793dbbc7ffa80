"""Saved matches: a record, with what it takes to sit down again.

A record tells who sat where but not who they were, so a saved match wraps it:
`{"duenna-save": 1, "record": {...}, "seats": ["human", "counter"], "lang": "en"}`. Such a file
holds the seed, and with it every secret of the match: it is for the computer's eyes until the end.
"""

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from duenna.console.folders import data_folder
from duenna.core.errors import RecordError
from duenna.core.game import Game
from duenna.core.record import MAX_BYTES, from_record, text_of, to_record

FORMAT: Final = 1
HUMAN: Final = "human"  #: a seat where a person sits; any other is the name of a bot
_KEYS: Final = {"duenna-save", "record", "seats", "lang"}


@dataclass(frozen=True)
class Saved:
    """A match and, if it was saved from a table rather than recorded, who sits there and their language."""

    game: Game
    seats: tuple[str, ...] = ()
    language: str = ""


def write_save(saved: Saved, path: Path) -> None:
    """Writes the match to a file that only its owner may read; raises OSError."""
    record = to_record(saved.game)
    # The moves are what counts: they may have been interrupted before the tokens were paid.
    del record["result"]
    document = {
        "duenna-save": FORMAT,
        "record": record,
        "seats": list(saved.seats),
        "lang": saved.language,
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    # Written beside and moved there, so that a match saved earlier is never half overwritten.
    beside = path.with_name(f"{path.name}.{os.getpid()}.part")
    with os.fdopen(
        os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8"
    ) as file:
        json.dump(document, file, ensure_ascii=False)
        file.write("\n")
    beside.replace(path)


def read_save(path: Path) -> Saved:
    """The match of a saved file or of a plain record; raises OSError or RecordError."""
    with path.open("rb") as file:
        data = file.read(MAX_BYTES + 1)
    if len(data) > MAX_BYTES:
        raise RecordError(f"A record has at most {MAX_BYTES} bytes; this is larger.")
    try:
        document = json.loads(text_of(data))
    except RecordError:
        raise
    except (ValueError, RecursionError) as problem:
        raise RecordError(f"This is no JSON: {problem}.") from None
    if not isinstance(document, Mapping) or "duenna-save" not in document:
        return Saved(from_record(document))
    return _unwrap(document)


def _unwrap(document: Mapping[str, Any]) -> Saved:
    if document["duenna-save"] != FORMAT:
        raise RecordError("The match was saved by a later version.")
    seats: Any = document.get("seats")
    language = document.get("lang")
    texts = isinstance(seats, list) and all(isinstance(seat, str) for seat in seats)
    if set(document) != _KEYS or not isinstance(language, str) or not texts:
        raise RecordError(f"A saved match has the keys {', '.join(sorted(_KEYS))}.")
    game = from_record(document["record"])
    if len(seats) != game.players:
        raise RecordError(f"{game.players} seats are needed, not {len(seats)}.")
    return Saved(game, tuple(seats), language)


def new_file(env: Mapping[str, str]) -> Path:
    """A file for a match saved now, in the data folder, that does not exist yet."""
    stem = datetime.now().strftime("match-%Y-%m-%d-%H%M%S")
    folder = data_folder(env)
    names = (f"{stem}{tail}.json" for tail in ("", *(f"-{k}" for k in range(2, 1000))))
    return next(folder / name for name in names if not (folder / name).exists())
