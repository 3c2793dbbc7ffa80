"""The rule book as it goes over the wire: the rules of an edition, rulings, played examples, printed names."""

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response

from duenna.book.examples import NAMES, Place, Scene, Step, scenes
from duenna.book.printed import Printed, printed_cards
from duenna.core.cards import Card
from duenna.core.editions import PRESETS, Edition, find_edition
from duenna.core.errors import EditionError
from duenna.server import wire
from duenna.server.faces import rule_set_face
from duenna.server.packing import Packed, packed_json, send
from duenna.server.said import say_face
from duenna.server.table import Refused
from duenna.text.rulebook import brief_of, chapters, rule_of
from duenna.text.rulings import Ruling, rulings_of

_MOST: Final = 30  #: how many knobs an address may turn


async def book(request: Request) -> Response:
    """The book of an edition; the query turns knobs, and `players` is for how many."""
    name = request.path_params["edition"]
    if name not in PRESETS:
        raise Refused(404, "not-found", "There is nothing here.")
    asked = dict(request.query_params.multi_items()[:_MOST])
    seats = _seats(asked.pop("for", None))
    knobs = {knob: _value(text) for knob, text in asked.items()}
    try:
        edition = find_edition(name, seats, **knobs)
    except EditionError as problem:
        raise Refused(422, "edition", str(problem)) from problem
    return send(request, _book(edition, seats), "application/json")


def _seats(text: str | None) -> int | None:
    """The number of players in the query; raises Refused for what is none."""
    if text is None:
        return None
    if not (text.isascii() and text.isdecimal() and len(text) == 1):
        raise Refused(422, "edition", '"for" is a number of players.', knob="players")
    return int(text)


def _value(text: str) -> Any:
    """A knob's value as the address has it: JSON, or a word."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return text


@lru_cache(32)
def _book(edition: Edition, seats: int | None) -> Packed:
    return packed_json(book_face(edition, seats))


def book_face(edition: Edition, seats: int | None = None) -> wire.Book:
    """All of the book, for that many players, or for all there may be."""
    shown = scenes(edition)
    return {
        "rules": rule_set_face(edition, seats),
        "rulings": [_ruling(ruling, edition) for ruling in rulings_of(edition)],
        "examples": {
            message: [_scene(scene) for scene in shown[message]]
            for message in _messages(edition, seats)
            if message in shown
        },
        "names": list(NAMES),
        "printed": [_printed(each, edition) for each in printed_cards()],
    }


def _messages(edition: Edition, seats: int | None) -> list[str]:
    """Every message that the book of the edition says."""
    said = [each.id for chapter in chapters(edition, seats) for each in chapter.paragraphs]
    said += [each.id for card in edition.met for each in rule_of(card, edition)]
    return list(dict.fromkeys([*said, *(ruling.message for ruling in rulings_of(edition))]))


def _ruling(ruling: Ruling, edition: Edition) -> wire.RulingFace:
    card = edition.word(ruling.card) if ruling.card else None
    return {"card": card, "say": say_face(ruling.said(edition))}


def _scene(scene: Scene) -> wire.SceneFace:
    def words(cards: tuple[Card, ...]) -> list[str]:
        return [scene.edition.word(card) for card in cards]

    def place(each: Place) -> wire.PlaceFace:
        return {
            "seat": each.seat,
            "hand": words(each.hand),
            "pile": words(each.pile),
            "tokens": each.tokens,
            "protected": each.protected,
            "turn": each.turn,
            "bets": list(each.bets),
        }

    return {
        "edition": scene.edition.name,
        "places": [place(each) for each in scene.places],
        "deck": words(scene.deck),
        "steps": [_step(step) for step in scene.steps],
    }


def _step(step: Step) -> wire.StepFace:
    return {
        "seat": step.seat,
        "move": say_face(step.move),
        "refused": say_face(step.refused) if step.refused else None,
        "told": [say_face(told) for told in step.told],
    }


def _printed(each: Printed, edition: Edition) -> wire.PrintedFace:
    there: Mapping[Card, str] = {card: edition.word(card) for card in edition.met}
    return {
        "values": list(each.values),
        "edition": each.edition.name,
        "brief": say_face(brief_of(each.card, each.edition)),
        "here": there.get(each.card),
        "card": each.edition.word(each.card),
        "names": {language: list(names) for language, names in each.names.items()},
    }
