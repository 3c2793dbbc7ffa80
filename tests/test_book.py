"""The book's examples are played by the engine and show what they are there for; and the names on printed cards."""

import re

import pytest
from helpers import run
from test_rulebook import house_editions

from duenna import PRESETS, Card, find_edition
from duenna.book.examples import NAMES, Example, ExampleError, examples, scenes
from duenna.book.printed import printed_cards
from duenna.core.knobs import RANKS
from duenna.terminal.rulebook import printed_names, rule_book
from duenna.text.languages import LANGUAGES
from duenna.text.rulings import RULINGS, rulings_of
from duenna.text.words import Words

#: Rulings that a small board cannot show.
NOT_SHOWN = {"ruling-deal-order"}


@pytest.mark.parametrize(
    "example", examples(), ids=[f"{at}-{each.shows}" for at, each in enumerate(examples())]
)
def test_an_example_shows_what_it_is_there_for(example: Example) -> None:
    """By each edition that it names."""
    assert example.names()
    assert example.so
    for name in example.names():
        scene = example.play(find_edition(name, **example.knobs))
        assert len(scene.steps) == len(example.steps)
        assert all(step.refused or step.told for step in scene.steps)
        assert len(scene.places) <= len(NAMES)


def test_an_example_that_lies_is_refused() -> None:
    [first, *_] = examples()
    for so in (("swapped",), ("-no-effect",), ("no-effect", "swapped")):
        with pytest.raises(ExampleError, match="is not so"):
            Example(first.shows, first.on, {}, first.given, first.steps, so).play(PRESETS["modern"])
    for steps in (("1: king 2",), ("1 may not: guard",), ("2: guard 1 priest",), ("1, guard",)):
        with pytest.raises(ExampleError):
            Example(first.shows, first.on, {}, first.given, steps, ()).play(PRESETS["modern"])


@pytest.mark.parametrize("name", PRESETS)
def test_every_ruling_has_an_example_by_the_edition_that_is_read_about(name: str) -> None:
    shown = scenes(PRESETS[name])
    for ruling in rulings_of(PRESETS[name]):
        if ruling.message not in NOT_SHOWN:
            assert {scene.edition for scene in shown[ruling.message]} == {PRESETS[name]}, ruling


def test_every_ruling_has_an_example() -> None:
    assert {ruling.message for ruling in RULINGS} - NOT_SHOWN <= {e.shows for e in examples()}


def test_house_rules_have_the_examples_that_fit_them() -> None:
    own = 0
    for edition in house_editions(12):
        for played in scenes(edition).values():
            assert played
            own += sum(scene.edition == edition for scene in played)
    ignoring = find_edition("premium", protection="ignore")
    [scene] = scenes(ignoring)["ruling-ignored-cardinal"]
    assert scene.edition == ignoring
    assert own > 10


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["kanai", "modern", "premium"])
def test_examples_are_told_in_every_language(language: str, name: str) -> None:
    lines = list(rule_book(PRESETS[name], Words(language), examples=True))
    told = [line for line in lines if line.startswith("  -")]
    assert len(told) > 25
    assert not [line for line in lines if re.search(r"[{}$]", line)]
    assert all(line[-1] in ".!?" for line in told)


def test_the_book_is_searched_without_capitals_and_accents() -> None:
    def find(language: str, wanted: str) -> list[str]:
        return list(rule_book(PRESETS["modern"], Words(language), wanted=wanted))

    assert find("pt", "ESPIA") == find("pt", "espiã")
    assert any("Espiã" in line for line in find("pt", "espia"))
    assert find("en", "zzz")[-1] == "Nothing found"
    one = find("en", "without showing a card")
    assert one[-1] == "One place found"
    assert one[2] == "The end of a round"


# ---- names on printed cards -------------------------------------------------------------------


def test_every_card_is_found_by_its_number_and_its_name_in_any_language() -> None:
    printed = {each.card: each for each in printed_cards()}
    assert set(printed) == set(Card)
    for card, each in printed.items():
        assert set(each.values) == {ranks[card] for ranks in RANKS.values() if card in ranks}
        assert set(each.names) == set(LANGUAGES)
        assert all(each.names.values())
    for edition in PRESETS.values():
        for language in LANGUAGES:
            words = Words(language)
            for card in edition.met:
                name = words.card(card, edition)
                assert name in printed[card].names[language]
                assert any(name in line for line in printed_names(edition, words, name))


def test_what_is_printed_abroad_leads_to_what_it_is_called_here() -> None:
    found = "\n".join(printed_names(PRESETS["kanai"], Words("en"), "padre"))
    assert "Here: Clown" in found
    assert "Here: not in this edition" in "\n".join(
        printed_names(PRESETS["classic"], Words("en"), "chanceler")
    )


# ---- the command ------------------------------------------------------------------------------


def test_the_command_searches_shows_and_names() -> None:
    shown = run("rules", "modern", "--search", "chancellor", "--examples", "--lang", "en").stdout
    assert "Bruno. Holds: Baron (3)." in shown
    assert "- Ana plays the Chancellor." in shown
    named = run("rules", "kanai", "--names", "--lang", "fr").stdout
    assert "Soldat" in named.partition("Ici")[2]
    assert run("rules", "--search").returncode == 2
