"""What the protocol tells of a table and of an edition, item by item: names, options, seats; never a card in hand."""

from functools import cache
from typing import Any

from duenna.core.editions import PRESETS, Edition
from duenna.core.errors import EditionError
from duenna.core.knobs import CHOICES, DECKS, MAX_SEATS, NEEDS, SWITCHES, write_knob
from duenna.core.seeds import commitment
from duenna.server.happened import to_json
from duenna.server.packing import Packed, packed_json
from duenna.server.table import Table


def table_face(table: Table, reader: int | None) -> dict[str, Any]:
    """The table as the protocol tells it to a seat or a watcher (None)."""
    edition, game = table.edition, table.game
    return {
        "id": table.id,
        "phase": table.phase,
        "edition": edition.name,
        "asked": edition.asked,
        "knobs": edition.knobs,
        "players": len(table.seats),
        "target": edition.tokens[len(table.seats)],
        "options": table.options.to_json(),
        "cards": cards_of(edition),
        "match": table.match,
        "started": table.started_at,
        "seq": table.seq,
        "you": reader,
        "maker": table.maker,
        "seats": [
            {"seat": s.number, "name": s.name, "kind": s.kind, "level": s.level, "warm": s.warm}
            for s in table.seats
        ],
        "commitment": commitment(game.seed) if game else None,
        "seed": game.seed if game and game.over else None,
        "deadline": table.deadline,
        "said": [{**to_json(said), "at": at} for said, at in table.said],
    }


@cache
def editions_face() -> Packed:
    """All presets, as they are sent."""
    return packed_json({"editions": [edition_face(name) for name in PRESETS]})


def edition_face(name: str) -> dict[str, Any]:
    """A preset: seats, tokens, knobs, deck and ranks."""
    edition = PRESETS[name]
    return {
        "edition": name,
        "players": list(edition.players),
        "tokens": {str(seats): count for seats, count in edition.tokens.items()},
        "guard_by": edition.guard_by,
        "protection": edition.protection,
        "knobs": {
            name: write_knob(getattr(edition, name))
            for name in ("deck", "players", "two_player_aside", *CHOICES, *SWITCHES)
        },
        "turns": turns_of(edition),
        "cards": cards_of(edition),
        "guesses": [guess.text for guess in edition.guesses],
    }


def turns_of(edition: Edition) -> dict[str, list[Any]]:
    """What each knob can be turned to by itself; knobs that would change nothing are left out.

    `tokens` can be any number from 1 to 99, and is not listed.

    >>> turns_of(PRESETS["modern"])["tie"]
    ['share', 'sum-share', 'sum-none', 'none']
    >>> "sycophant_unchoosable" in turns_of(PRESETS["modern"])
    False
    """
    values: dict[str, list[Any]] = {
        "deck": list(DECKS),
        "players": [list(edition.players), [2, MAX_SEATS]],
        "two_player_aside": list(range(4)),
        **{name: list(allowed) for name, allowed in CHOICES.items()},
        **{name: [False, True] for name in SWITCHES},
    }
    out = {}
    for knob, all_values in values.items():
        if knob in NEEDS and not set(NEEDS[knob]) & set(edition.characters):
            continue
        legal = [value for value in all_values if _can_turn(edition, knob, value)]
        if len(legal) > 1:
            out[knob] = legal
    return out


def _can_turn(edition: Edition, knob: str, value: Any) -> bool:
    try:
        edition.with_knobs(**{knob: value})
    except EditionError:
        return False
    return True


def cards_of(edition: Edition) -> list[dict[str, Any]]:
    """The cards of an edition: word, rank and copies."""
    return [
        {"card": edition.word(card), "rank": edition.rank[card], "copies": edition.copies[card]}
        for card in edition.characters
    ]
