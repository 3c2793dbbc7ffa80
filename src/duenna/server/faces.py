"""What the protocol tells of a table and of an edition, item by item: names, options, seats; never a card in hand."""

from functools import cache, lru_cache
from typing import Any

from duenna.core.cards import Card
from duenna.core.editions import PRESETS, Edition, Guess
from duenna.core.errors import EditionError
from duenna.core.knobs import CHOICES, DECKS, MAX_SEATS, NEEDS, SWITCHES, write_knob
from duenna.core.seeds import commitment
from duenna.server import wire
from duenna.server.happened import to_json
from duenna.server.packing import Packed, packed_json
from duenna.server.said import args_face, say_face
from duenna.server.table import Table
from duenna.text.house import house_rules, knob_hint, knob_name, knob_value
from duenna.text.nouns import guess_name, of_edition
from duenna.text.rulebook import Chapter, brief_of, chapters, rule_of


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
            {
                "seat": s.number,
                "name": s.name,
                "kind": s.kind,
                "level": s.level,
                "warm": s.warm,
                "left": bool(s.former),
            }
            for s in table.seats
        ],
        "commitment": commitment(game.seed) if game else None,
        "seed": game.seed if game and game.over else None,
        "fills_at": table.fills_at,
        "deadline": table.deadline,
        "said": [{**to_json(said), "at": at} for said, at in table.said],
    }


@cache
def editions_face() -> Packed:
    """All presets, as they are sent."""
    return packed_json({"editions": [edition_face(edition) for edition in PRESETS.values()]})


def edition_face(edition: Edition) -> wire.EditionFace:
    """An edition: seats, tokens, knobs, deck and ranks."""
    return {
        "edition": edition.name,
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


@lru_cache(64)
def rules_face(edition: Edition, seats: int) -> Packed:
    """The rules of a table of that many seats, as they are sent: most tables play by the same few."""
    return packed_json(rule_set_face(edition, seats))


def rule_set_face(edition: Edition, seats: int | None = None) -> wire.RuleSet:
    """All that the page shows of an edition; how it is played by that many, or by all there may be.

    House rules are what differs from the preset of that name, and so are the dials' usual values.
    """
    turns = turns_of(PRESETS[edition.name])
    return {
        **edition_face(edition),
        "args": args_face(of_edition(edition)),
        "how": [_chapter(chapter) for chapter in chapters(edition, seats)],
        "characters": {edition.word(card): _character(edition, card) for card in edition.met},
        "guessable": {guess.text: _guessable(edition, guess) for guess in edition.guesses},
        "house": [say_face(rule) for rule in house_rules(edition)],
        "dials": [_dial(edition, knob, values) for knob, values in turns.items()],
    }


def _chapter(chapter: Chapter) -> wire.Chapter:
    return {
        "title": say_face(chapter.title),
        "paragraphs": [say_face(paragraph) for paragraph in chapter.paragraphs],
    }


def _character(edition: Edition, card: Card) -> wire.Character:
    return {
        "rank": edition.rank[card],
        "copies": edition.copies.get(card, 1),  # a royal drawn by lot is not listed
        "rule": [say_face(sentence) for sentence in rule_of(card, edition)],
        "brief": say_face(brief_of(card, edition)),
    }


def _guessable(edition: Edition, guess: Guess) -> wire.Guessable:
    return {
        "say": say_face(guess_name(guess.text, edition)),
        "cards": [edition.word(card) for card in guess.cards],
    }


def _dial(edition: Edition, knob: str, values: list[Any]) -> wire.Dial:
    def in_words(value: Any) -> wire.KnobValue:
        return {"value": value, "say": say_face(knob_value(knob, value, edition))}

    hint = knob_hint(knob)
    return {
        "knob": knob,
        "name": say_face(knob_name(knob)),
        "hint": say_face(hint) if hint else None,
        "usual": in_words(write_knob(getattr(PRESETS[edition.name], knob))),
        "choices": [in_words(value) for value in values],
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


def cards_of(edition: Edition) -> list[wire.CardCount]:
    """The cards of an edition: word, rank and copies."""
    return [
        {"card": edition.word(card), "rank": edition.rank[card], "copies": edition.copies[card]}
        for card in edition.characters
    ]
