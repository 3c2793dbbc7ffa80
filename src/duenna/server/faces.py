"""What the protocol tells of a table and of an edition, item by item: names, options, seats; never a card in hand."""

from functools import cache
from typing import Any

from duenna.editions import PRESETS, Edition
from duenna.knobs import CHOICES, SWITCHES
from duenna.seeds import commitment
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
        "said": table.said,
    }


@cache
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
            name: getattr(edition, name) for name in ("two_player_aside", *CHOICES, *SWITCHES)
        },
        "cards": cards_of(edition),
        "guesses": [guess.text for guess in edition.guesses],
    }


def cards_of(edition: Edition) -> list[dict[str, Any]]:
    """The cards of an edition: word, rank and copies."""
    return [
        {"card": edition.word(card), "rank": edition.rank[card], "copies": edition.copies[card]}
        for card in edition.characters
    ]
