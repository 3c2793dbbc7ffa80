"""Records: edition, knobs, names, seed (or decks) and moves in one JSON document; the match replays from it.

`docs/record.schema.json` is the schema and docs/records.md the description. A record is verified
when it is loaded: every move must be legal where it stands, and the result must be the one written.
"""

import json
from collections.abc import Mapping, Sequence
from itertools import count
from pathlib import Path
from typing import Any, Final

from duenna.core.cards import Card
from duenna.core.editions import Edition, find_edition
from duenna.core.errors import DuennaError, RecordError
from duenna.core.game import Deal, Game
from duenna.core.knobs import is_count
from duenna.core.names import MAX_NAME
from duenna.core.seeds import SEED_LENGTH

FORMAT: Final = 1
MAX_BYTES: Final = 2_000_000
_KEYS: Final = (
    "format",
    "edition",
    "knobs",
    "players",
    "seed",
    "deals",
    "position",
    "rounds",
    "result",
)


def to_record(game: Game) -> dict[str, Any]:
    """The game so far as plain JSON values; `from_record` is the inverse.

    >>> game = Game("classic", players=["Ann", "Bob"], seed=7)
    >>> from_record(to_record(game)).events == game.events
    True
    """
    record: dict[str, Any] = {
        "format": FORMAT,
        "edition": game.edition.asked,
        "knobs": game.edition.knobs,
        "players": list(game.names),
        "seed": game.seed,
    }
    if game.start is not None:
        record["position"] = game.start
    if game.deals:
        record["deals"] = [
            {"deck": [game.edition.word(card) for card in deal.deck], "starter": deal.starter}
            for deal in game.deals
        ]
    record["rounds"] = [[str(move) for move in moves] for moves in game.moves]
    record["result"] = {"tokens": list(game.tokens.values()), "winners": list(game.winners)}
    return record


def from_record(record: Mapping[str, Any]) -> Game:
    """The game that a record tells, every move replayed; raises RecordError naming the place that is wrong."""
    _check_shape(record)
    names = record["players"]
    try:
        game = _begin(record, names)
    except RecordError:
        raise
    except DuennaError as problem:
        raise RecordError(f"The record's set-up cannot be played: {problem}") from problem
    for number, moves in enumerate(record["rounds"], start=1):
        if number > 1:
            try:
                game.next_round()
            except DuennaError as problem:
                raise RecordError(
                    f"rounds[{number - 1}]: no round can follow here: {problem}"
                ) from problem
        for at, text in enumerate(moves):
            try:
                game.play(text)
            except DuennaError as problem:
                place = f"rounds[{number - 1}][{at}]"
                raise RecordError(f"{place}, {text[:80]!r}: {problem}") from problem
    _check_result(record.get("result"), game)
    return game


def _begin(record: Mapping[str, Any], names: Sequence[str]) -> Game:
    knobs = record.get("knobs", {})
    seed = record.get("seed")
    edition = find_edition(record["edition"], len(names), **knobs)
    if "position" in record:
        game = Game.from_position(record["position"], players=names, seed=seed)
        if game.edition != edition:
            raise RecordError('"position" has another edition or other knobs than the record.')
        return game
    deals = [
        _read_deal(edition, deal, place) for deal, place in zip(record.get("deals", ()), count())
    ]
    return Game(edition, names, seed=seed, deals=deals)


def _read_deal(edition: Edition, deal: Any, place: int) -> Deal:
    where = f"deals[{place}]"
    if not isinstance(deal, Mapping) or not isinstance(deal.get("deck"), list):
        raise RecordError(f'{where} must be an object with a "deck", a list of cards from the top.')
    cards: list[Card] = []
    for at, word in enumerate(deal["deck"][:100]):
        try:
            cards.append(edition.card(word))
        except (KeyError, AttributeError):
            raise RecordError(
                f"{where}.deck[{at}]: {str(word)[:40]!r} is no card of {edition.name}."
            ) from None
    starter = deal.get("starter")
    if starter is not None and not is_count(starter, 1, 8):
        raise RecordError(f"{where}.starter must be a seat or null, not {str(starter)[:40]!r}.")
    return Deal(tuple(cards), starter)


def _check_shape(record: Any) -> None:
    """Raises RecordError unless the document has the types of the schema."""
    if not isinstance(record, Mapping):
        raise RecordError("A record is a JSON object.")
    form: Any = record.get("format")
    if not is_count(form, 1, 999):
        raise RecordError('"format" is missing or no number: this is no record of Duenna.')
    if form > FORMAT:
        raise RecordError(f"The record has format {form}; this version reads up to {FORMAT}.")
    unknown = [str(key)[:40] for key in record if key not in _KEYS]
    if unknown:
        raise RecordError(f"{unknown[0]!r} is no key of a record; the keys are {', '.join(_KEYS)}.")
    if "position" in record and "deals" in record:
        raise RecordError('A match begins from "deals" or from a "position", not from both.')
    if not isinstance(record.get("edition"), str):
        raise RecordError('"edition" must be the name of an edition.')
    if not isinstance(record.get("knobs", {}), Mapping):
        raise RecordError('"knobs" must be an object.')
    _check_players(record)
    if not isinstance(record.get("deals", []), list):
        raise RecordError('"deals" must be a list.')
    rounds = record.get("rounds")
    if not isinstance(rounds, list) or not rounds:
        raise RecordError('"rounds" must be a list of at least one round.')
    for number, moves in enumerate(rounds):
        if not isinstance(moves, list) or not all(isinstance(move, str) for move in moves):
            raise RecordError(f"rounds[{number}] must be a list of moves, each a text.")


def _check_players(record: Mapping[str, Any]) -> None:
    """Raises RecordError unless names and seed are texts of a sensible length."""
    names = record.get("players")
    if not isinstance(names, list) or not all(
        isinstance(n, str) and len(n) <= MAX_NAME for n in names
    ):
        raise RecordError(f'"players" must be a list of names of at most {MAX_NAME} characters.')
    seed = record.get("seed")
    if not isinstance(seed, str) or not 0 < len(seed) <= SEED_LENGTH:
        raise RecordError(f'"seed" must be a text of 1 to {SEED_LENGTH} characters.')


def _check_result(result: Any, game: Game) -> None:
    """Raises RecordError where the result written is not the one the moves lead to."""
    if result is None:
        return
    happened = {"tokens": list(game.tokens.values()), "winners": list(game.winners)}
    # As texts, for 1.0 and true are equal to 1 and are not what is written.
    if json.dumps(result, sort_keys=True) != json.dumps(happened, sort_keys=True):
        raise RecordError(
            f"result: the moves lead to {json.dumps(happened)}, the record says otherwise."
        )


def dumps(game: Game) -> str:
    """The record as JSON text, a line for each round."""
    record = to_record(game)
    rounds = ",\n".join(f"  {json.dumps(moves)}" for moves in record.pop("rounds"))
    result = json.dumps(record.pop("result"))
    head = "".join(
        f' "{key}": {json.dumps(value, ensure_ascii=False)},\n' for key, value in record.items()
    )
    return f'{{\n{head} "rounds": [\n{rounds}\n ],\n "result": {result}\n}}\n'


def loads(text: str) -> Game:
    """The game of a record's JSON text; raises RecordError."""
    if len(text) > MAX_BYTES:
        raise RecordError(f"A record has at most {MAX_BYTES} characters; this has {len(text)}.")
    try:
        record = json.loads(text.removeprefix("\ufeff"))
    except (ValueError, RecursionError) as problem:
        raise RecordError(f"This is no JSON: {problem}.") from None
    return from_record(record)


def save(game: Game, path: str | Path) -> None:
    """Writes the record to a file."""
    Path(path).write_text(dumps(game), encoding="utf-8")


def load(path: str | Path) -> Game:
    """The game of a record file; raises RecordError if it is none, OSError if it cannot be opened."""
    with Path(path).open("rb") as file:
        data = file.read(MAX_BYTES + 1)
    if len(data) > MAX_BYTES:
        raise RecordError(f"A record has at most {MAX_BYTES} bytes; {path} is larger.")
    return loads(text_of(data))


def text_of(data: bytes) -> str:
    r"""The text that the bytes of a file are, in UTF-8, with or without a byte order mark; raises RecordError.

    >>> text_of(b"\xef\xbb\xbf{}")
    '{}'
    >>> text_of("{}".encode("utf-16"))
    Traceback (most recent call last):
    ...
    duenna.core.errors.RecordError: The file is in UTF-16. Save it as UTF-8: editors and PowerShell ask which.
    """
    if data.startswith((b"\xff\xfe", b"\xfe\xff", b"{\0", b"\0{")):
        raise RecordError(
            "The file is in UTF-16. Save it as UTF-8: editors and PowerShell ask which."
        )
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        raise RecordError(f"The file is no text in UTF-8: byte {problem.start} is none.") from None
