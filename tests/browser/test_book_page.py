"""The rule book in a browser: read, searched, its examples opened, house rules, narrow, printed."""

import pytest
from person import Come, Person
from playwright.sync_api import expect

from duenna import PRESETS
from duenna.text.languages import LANGUAGES

EXAMPLES = ".examples"
SHOWN = "details.examples[open]"


def opened(come: Come, address: str, **context: object) -> Person:
    reader = come(**context)
    reader.go(address)
    reader.find(EXAMPLES).first.wait_for()
    return reader


def test_the_book_is_read_and_its_examples_are_opened(come: Come) -> None:
    reader = opened(come, "/rules/modern")
    expect(reader.find("h2")).to_have_text(
        ["How to play", "The cards", "Questions and answers", "Names on printed cards"]
    )
    expect(reader.find(".book-cards > li")).to_have_count(len(PRESETS["modern"].characters))
    assert reader.find(SHOWN).count() == 0
    chancellor = reader.find(".book-cards > li", has_text="Chancellor").first
    expect(chancellor).to_contain_text("Keep one of your three")
    chancellor = reader.find(".book-cards > li:has(button[aria-label='Chancellor, 6'])")
    chancellor.locator("summary").first.press("Enter")
    scene = chancellor.locator(SHOWN)
    expect(scene.locator(".scene-place")).to_have_count(3)
    expect(scene).to_contain_text("Deck, in the order in which it is drawn: King, Spy, Handmaid")
    expect(scene).to_contain_text("Ana keeps the King, puts a Guard under the deck and a Spy")
    expect(scene.locator(".card svg").first).to_be_visible()
    reader.page.get_by_label("Show all examples").check()
    expect(reader.find(SHOWN)).to_have_count(reader.find(EXAMPLES).count())
    reader.page.get_by_label("Edition").select_option("kanai")
    expect(reader.find("h1")).to_have_text("How to play: Minister")
    expect(reader.find(".book-cards")).to_contain_text("the values in your hand add up to 12")
    assert reader.problems == []


def test_the_book_is_searched(come: Come) -> None:
    reader = opened(come, "/rules/premium", locale="es-ES")
    search = reader.page.get_by_role("searchbox")
    search.fill("PRÍNCIPE")
    marked = reader.find("mark").all_text_contents()
    assert {text.lower() for text in marked} == {"príncipe"}
    search.fill("principe")
    assert reader.find("mark").all_text_contents() == marked
    expect(reader.find("[role=status]")).to_contain_text("resultados")
    expect(reader.find("#how")).to_have_count(0)
    search.fill("padre")
    expect(reader.find(".names tbody tr")).to_have_count(1)
    expect(reader.find(".names")).to_contain_text("Sacerdote")
    search.fill("zzz")
    expect(reader.find("[role=status]")).to_have_text("No se ha encontrado nada")
    expect(reader.find("h2")).to_have_count(0)
    search.fill("")
    expect(reader.find("h2")).to_have_count(4)
    assert reader.problems == []


def test_house_rules_have_a_book(come: Come) -> None:
    reader = opened(come, "/rules/modern?next_start=left&none_start=same&tie=none")
    expect(reader.find(".house-list")).to_contain_text("which changes nothing here")
    expect(reader.find(".book")).to_contain_text("If hands tie, nobody wins the round.")
    expect(reader.find(".book")).to_contain_text("sits to the left of the one who began the last")
    assert reader.problems == []
    wrong = come()
    wrong.go("/rules/modern?tie=draw")
    expect(wrong.find("[role=alert]")).to_contain_text("tie must be one of")
    expect(wrong.find("#how")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_is_whole_in_every_language_and_on_a_narrow_page(
    come: Come, language: str
) -> None:
    """Also at four times the size, which is a page of 320 pixels."""
    reader = opened(come, "/rules/premium", locale=language, viewport={"width": 320, "height": 256})
    reader.find(".book-tools input[type=checkbox]").check()
    expect(reader.find(SHOWN)).to_have_count(reader.find(EXAMPLES).count())
    assert reader.page.evaluate("document.documentElement.scrollWidth") == 320
    wide = "[...document.querySelectorAll('.book :is(p, h2, h3, li, td)')]"
    assert reader.page.evaluate(f"{wide}.filter((each) => each.scrollWidth > 320).length") == 0
    text = reader.find("main").inner_text()
    assert not [sign for sign in ("{", "}", "$", "how-", "rule-", "ruling-") if sign in text]
    assert reader.problems == []


def test_the_book_is_printed_without_what_is_for_the_screen(come: Come) -> None:
    reader = opened(come, "/rules/modern")
    reader.find(f"{EXAMPLES} summary").first.click()
    reader.page.emulate_media(media="print")
    for selector in (".top", ".book-tools", ".book-contents", ".foot"):
        expect(reader.find(selector)).to_be_hidden()
    expect(reader.find(SHOWN)).to_be_visible()
    expect(reader.find(f"{EXAMPLES}:not([open])").first).to_be_hidden()
    colour = "getComputedStyle(document.body).backgroundColor"
    assert reader.page.evaluate(colour) in ("rgba(0, 0, 0, 0)", "rgb(255, 255, 255)")
    assert reader.page.pdf(format="A4").startswith(b"%PDF")
