"""The guided first round, walked to its end as a newcomer would, by clicks and by keys."""

import json
from typing import Any

import pytest
from person import READY, Come, Person
from playwright.sync_api import expect

from duenna.core.editions import PRESETS
from duenna.server.lesson import lesson_face
from duenna.text.languages import LANGUAGES
from duenna.text.saying import Say
from duenna.text.words import Words

STEPS = json.loads(lesson_face().plain)["steps"]
ASKED = [step for step in STEPS if step["move"]]


def make(person: Person, step: Any, move: str) -> None:
    """The move, by clicks: the card, then what is to be named."""
    card, *chosen = move.split()
    person.await_any("main.is-mine")
    person.find(".hand button").nth(step["happened"]["view"]["hand"].index(card)).click()
    for guess in chosen[1:]:
        person.find(f"form.move input[value={guess}]").check(force=True)
    person.find(READY).click()


def test_a_newcomer_is_led_to_the_end(come: Come) -> None:
    person = come(viewport={"width": 360, "height": 640}, has_touch=True)
    person.go("/")
    person.page.get_by_role("link", name="Learn in two minutes").click()
    for number, step in enumerate(ASKED):
        expect(person.find(".tip")).to_have_text(said(step, "en"))
        if number == 0:
            make(person, step, "priest 2")
            expect(person.find(".problem")).to_contain_text("make the move that is asked for")
            expect(person.find(".hand button")).to_have_count(2)
        make(person, step, step["move"])
    expect(person.find("#table-title")).to_have_text("You win the match")
    expect(person.find(".tip")).to_contain_text("the round is yours")
    person.page.get_by_role("button", name="Once more").click()
    expect(person.find("#table-title")).to_have_text("Your turn")
    person.go("/")
    expect(person.find("#continue")).to_have_count(0)  # a lesson is no table to come back to
    assert person.problems == []


def said(step: Any, language: str) -> str:
    """What is said before that step's move."""
    return Words(language).of_rules(Say(step["tip"]["id"]), PRESETS["classic"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_names_the_card_that_it_asks_for(language: str) -> None:
    classic = PRESETS["classic"]
    for step in ASKED:
        text = said(step, language).lower()
        for word in step["move"].split():
            if not word.isdigit():
                stem = Words(language).card(classic.card(word), classic).lower()[:5]
                assert stem in text, (step["move"], text)
