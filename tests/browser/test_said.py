"""The page says what the terminal says, word for word: events, refusals, rules and moves of every kind and language."""

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

import pytest
from live import Server
from person import Person
from playwright.sync_api import Browser
from test_words import NAMES, VALUES, editions, error_keys, tellings

from duenna import PRESETS, Edition, IllegalMove
from duenna.core.actions import Move
from duenna.server import wire
from duenna.server.faces import rule_set_face
from duenna.server.said import event_face, refusal_face, say_face
from duenna.server.table import Refused
from duenna.text.house import house_rules, knob_hint, knob_name, knob_value
from duenna.text.languages import LANGUAGES
from duenna.text.moves import move_in_words
from duenna.text.rulebook import chapters, rule_of
from duenna.text.words import Words

SPEAK = """
    async (language) => {
        const { set } = await import("/web/settings.js");
        const { words } = await import("/web/words.js");
        set("language", language);
        while (words.value.language !== language) await new Promise((done) => setTimeout(done, 10));
    }
"""
SAY = """
    async ([said, names, told]) => {
        const { words } = await import("/web/words.js");
        const { Edition } = await import("/web/edition.js");
        const rules = told && new Edition(told);
        return said.map((each) => (each ? words.value.say(each, names, rules) : ""));
    }
"""
REFUSE = """
    async ([refusals, names, told]) => {
        const { words } = await import("/web/words.js");
        const { Edition } = await import("/web/edition.js");
        return refusals.map((each) => words.value.refusal(each, names, new Edition(told)));
    }
"""


@pytest.fixture(scope="module")
def page(browser: Browser, house: Server) -> Iterator[Person]:
    person = Person(browser.new_context(), house.url)
    person.go("/")
    yield person
    person.context.close()


@pytest.fixture
def speaker(page: Person, language: str) -> Person:
    page.page.evaluate(SPEAK, language)
    return page


@cache
def rule_sets() -> list[tuple[Edition, wire.RuleSet]]:
    """Every preset, and each with knobs that change names or rules."""
    return [(edition, rule_set_face(edition)) for edition in editions()]


def says(speaker: Person, said: list[Any], told: wire.RuleSet | None = None) -> Any:
    return speaker.page.evaluate(SAY, [said, NAMES, told])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_told_alike(speaker: Person, language: str) -> None:
    """For every kind of sentence, reader and edition that games lead to, and with all cards open."""
    words = Words(language)
    faces = [
        event_face(each.event, each.game.edition, each.reader, open_hands=each.open_hands)
        for each in tellings()
    ]
    heard = says(speaker, [face["say"] for face in faces])
    assert heard == [each.text(words) for each in tellings()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_told_alike(speaker: Person, language: str) -> None:
    words = Words(language)
    for edition in (PRESETS["classic"], PRESETS["kanai"], PRESETS["premium"]):
        problems = [IllegalMove("No.", key, **VALUES) for key in sorted(error_keys())]
        faces = [
            refusal_face(Refused(422, each.key, str(each), **each.values), edition)
            for each in problems
        ]
        heard = speaker.page.evaluate(REFUSE, [faces, NAMES, rule_set_face(edition)])
        assert heard == [words.error(each, edition, NAMES) for each in problems]
        assert not [text for text in heard if "{" in text or "$" in text]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_told_alike(speaker: Person, language: str) -> None:
    words = Words(language)
    for edition, face in rule_sets():
        rules = [(card, rule_of(card, edition)) for card in edition.met]
        said = [sentence for _, sentences in rules for sentence in sentences]
        for chapter in chapters(edition):
            said += [chapter.title, *chapter.paragraphs]
        assert [each["rule"] for each in face["characters"].values()] == [
            [say_face(sentence) for sentence in sentences] for _, sentences in rules
        ]
        told = [words.of_rules(each, edition) for each in said]
        assert says(speaker, [say_face(each) for each in said], face) == told


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_house_rule_is_told_alike(speaker: Person, language: str) -> None:
    words = Words(language)
    for edition, face in rule_sets()[: len(PRESETS)]:
        dials = face["turns"]
        said = [*map(knob_name, dials), *filter(None, map(knob_hint, dials))]
        said += [knob_value(knob, each, edition) for knob in dials for each in dials[knob]]
        turned = [other for other, _ in rule_sets() if other.name == edition.name]
        said += [rule for other in turned for rule in house_rules(other)]
        heard = says(speaker, [say_face(each) for each in said], face)
        assert heard == [words.of_rules(each, edition) for each in said]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_is_told_alike(speaker: Person, language: str) -> None:
    words = Words(language)
    moves = list(_moves())
    heard = says(speaker, [say_face(move_in_words(move, seat)) for move, seat in moves])
    assert heard == [words.move(move, seat, NAMES) for move, seat in moves]
    assert len({move_in_words(move, seat).id for move, seat in moves}) == 10


def _moves() -> Iterator[tuple[Move, int]]:
    """A move of each kind, by the player it is on and by another."""
    texts = {
        "premium": (
            *("guard 2 5", "guard", "handmaid", "prince 1", "prince 2", "baroness 2 3", "keep"),
            *("discard", "look 2", "look nobody", "bishop 3 9"),
        ),
        "modern": ("keep king guard spy", "keep king guard", "guard 2 priest"),
        "kanai": ("soldier 2 princess", "wizard 1"),
    }
    for name, seat in product(texts, (1, 2)):
        for text in texts[name]:
            yield Move.parse(PRESETS[name], text), seat
