"""The rule book tells every rule: whatever a knob or a deck changes changes the text, and nothing else is said."""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from helpers import KNOB_VALUES, deal_random, random_action

from duenna import PRESETS, Card, Edition, EditionError
from duenna.core import rules
from duenna.core.cards import CARDS, ROYALS, THEMES
from duenna.core.editions import find_edition
from duenna.core.idle import is_idle
from duenna.core.knobs import CHOICES, DECKS, KNOBS, SWITCHES
from duenna.core.state import State, rules_for
from duenna.terminal.cardtext import rule_of as rule_of_card
from duenna.terminal.rulebook import rule_book
from duenna.text import nouns
from duenna.text.languages import LANGUAGES, LOCALES
from duenna.text.rulebook import brief_of, chapters, rule_of
from duenna.text.rulings import RULINGS, SAID_BY, rulings_of
from duenna.text.saying import Arg, Say
from duenna.text.words import Words

DOCS = Path(__file__).parent.parent / "docs"


@cache
def words_of(language: str) -> Words:
    return Words(language)


def text(edition: Edition, language: str) -> str:
    """All that is said of the edition's rules, but for the list of what a house has turned."""
    words = words_of(language)
    lines = [line for title, some in words.chapters(edition) for line in (title, *some)]
    lines += [rule_of_card(card, edition, words) for card in edition.characters]
    return "\n".join([*lines, *words.rulings(edition)])


def turned(edition: Edition, knob: str) -> list[Edition]:
    """The edition with that knob turned to each other value that it can have."""
    values = [
        *KNOB_VALUES[knob],
        *CHOICES.get(knob, ()),
        *((True, False) if knob in SWITCHES else ()),
    ]
    if knob == "deck":
        values += DECKS
    out = []
    for value in values:
        try:
            other = edition.with_knobs(**{knob: value})
        except EditionError:
            continue
        if getattr(other, knob) != getattr(edition, knob) and other not in out:
            out.append(other)
    return out


def house_editions(count: int) -> list[Edition]:
    """House rules at random: decks of any cards that a scale has, and knobs turned."""
    random = Random("house editions")
    out: list[Edition] = []
    while len(out) < count:
        preset = random.choice(list(PRESETS.values()))
        kinds = [card for card in preset.rank if card not in ROYALS or card == Card.PRINCESS]
        kinds = random.sample(kinds, random.randint(2, len(kinds)))
        deck = {card.key: 1 if card == Card.PRINCESS else random.randint(1, 3) for card in kinds}
        knobs: dict[str, Any] = {
            "deck": deck,
            "players": (2, 3),
            "tokens": 3,
            "two_player_aside": 1,
        }
        for knob in random.sample(sorted(CHOICES), 4):
            knobs[knob] = random.choice(CHOICES[knob])
        try:
            out.append(find_edition(preset.name, 3, **knobs))
        except EditionError:
            continue
    return out


# ---- knobs ------------------------------------------------------------------------------------


@pytest.mark.parametrize("knob", KNOBS)
def test_every_rule_that_changes_play_changes_the_text(knob: str) -> None:
    """In every language, and a knob that cannot matter changes nothing."""
    changed = 0
    for edition in (PRESETS[name] for name in ("classic-fr", "kanai", "modern", "premium")):
        before = {language: text(edition, language) for language in LANGUAGES}
        for other in turned(edition, knob):
            idle = is_idle(edition, knob) and is_idle(other, knob)
            for language in LANGUAGES:
                assert (text(other, language) == before[language]) == idle, (language, other)
            changed += not idle
    assert changed


def test_what_is_said_to_be_idle_changes_nothing_in_play() -> None:
    """The same decks and choices come to the same, whatever an idle knob says."""
    random = Random("idle")
    tried = set()
    for edition in [*PRESETS.values(), *house_editions(60)]:
        for knob in CHOICES:
            seats = random.randint(edition.players[0], edition.players[1])
            for other in turned(edition, knob):
                if is_idle(edition, knob) and is_idle(other, knob) and seats in edition.tokens:
                    tried.add(knob)
                    seed = str(random.random())
                    assert match(edition, seats, seed) == match(other, seats, seed), (knob, edition)
    assert len(tried) >= 8, tried


def match(edition: Edition, seats: int, seed: str) -> list[Any]:
    """A random match, up to five rounds of it: all that happened."""
    e, random, log = rules_for(edition, seats), Random(seed), list[tuple[int, ...]]()
    s = State(players=seats)
    for _ in range(5):
        if s.champions:
            break
        deal_random(s, e, edition, random)
        while s.question:
            rules.step(s, e, random_action(s, e, random), log)
        log.append((*s.tokens, s.round_winners, s.starter, s.runoff, s.champions))
    return log


# ---- cards ------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_names_a_card_that_is_not_in_the_deck(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Cards of no copies stand as Absent, and no sentence says so."""
    real = nouns.of_edition

    def of_edition(edition: Edition, royal: Card | None = None) -> Mapping[str, Arg]:
        absent = set(Card) - set(edition.met)
        args = dict(real(edition, royal)) | {card.key: Say("absent") for card in absent}
        return args | ({"royal": Say("absent")} if absent >= set(ROYALS) else {})

    words = Words(language)
    words_of.cache_clear()
    monkeypatch.setattr("duenna.text.words.of_edition", of_edition)
    forms = words._forms(Say("card-guard"))
    words._filled["absent"] = dict.fromkeys(forms, "Absent")
    for edition in [*PRESETS.values(), *house_editions(150)]:
        said = [*rule_book(edition, words), *briefs(edition, words)]
        assert not [each for each in said if "Absent" in each], edition


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_of_a_card_stands_in_the_files(language: str) -> None:
    """A card comes into a sentence by its variable alone, so that the test above sees it."""
    names = {
        words_of(language).text(f"card-{CARDS[card].word(t)}") for t in THEMES for card in Card
    }
    for file in ("rules.ftl", "cards.ftl"):
        for line in (LOCALES / language / file).read_text(encoding="utf-8").splitlines():
            if line.startswith(("#", "card-", "royal-any", "    .")) or not line:
                continue
            plain = re.sub(r"\{ \$[^}]*\}|^[a-z-]+ =", "", line)
            assert not [name for name in names if re.search(rf"\b{name}\b", plain)], line


def briefs(edition: Edition, words: Words) -> list[str]:
    return [words.of_rules(brief_of(card, edition), edition) for card in edition.met]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_begins_with_a_capital_and_ends(language: str) -> None:
    words = words_of(language)
    for edition in [*PRESETS.values(), *house_editions(40)]:
        told = [each for _, some in words.chapters(edition) for each in some]
        assert len(told) == len(set(told))
        told += [words.rule(card, edition) for card in edition.met] + words.rulings(edition)
        for sentence in told:
            assert sentence[0] == sentence[0].upper(), sentence
            assert sentence[-1] == ".", sentence
            assert not re.search(r"[{}$]|  ", sentence), sentence


# ---- rulings ----------------------------------------------------------------------------------


def numbers_in_docs() -> list[str]:
    table = (DOCS / "rules.md").read_text(encoding="utf-8")
    return re.findall(r"^\| (R\d+) \|", table, re.MULTILINE)


def said_anywhere() -> set[str]:
    """Every message that the book of some edition says."""
    found = set()
    for edition in [*PRESETS.values(), *house_editions(200)]:
        for each in [
            edition,
            *(o for knob in (*CHOICES, *SWITCHES) for o in turned(edition, knob)),
        ]:
            found |= {said.id for chapter in chapters(each) for said in chapter.paragraphs}
            found |= {said.id for card in each.met for said in rule_of(card, each)}
            found |= {ruling.message for ruling in rulings_of(each)}
    return found


def test_every_ruling_has_its_sentence() -> None:
    assert numbers_in_docs() == list(SAID_BY) == [f"R{n}" for n in range(1, len(SAID_BY) + 1)]
    told = said_anywhere()
    written = {message for messages in SAID_BY.values() for message in messages}
    assert written <= told, written - told
    assert {ruling.message for ruling in RULINGS} <= written


def test_nothing_is_written_that_no_edition_says() -> None:
    source = Path(nouns.__file__).parent / "locales" / "en"
    texts = (source / "rules.ftl").read_text(encoding="utf-8") + (source / "cards.ftl").read_text(
        encoding="utf-8"
    )
    written = set(re.findall(r"^((?:how|ruling|rule)-[a-z-]+) =", texts, re.MULTILINE))
    assert written - said_anywhere() == {"how-tokens-item", "ruling-of"}


def test_seats_leave_out_what_is_for_others() -> None:
    def told(edition: str, seats: int | None, **knobs: Any) -> set[str]:
        found = chapters(find_edition(edition, **knobs), seats)
        return {said.id for chapter in found for said in chapter.paragraphs}

    assert "how-aside-two" in told("classic", 2)
    assert "how-aside-two" not in told("classic", 3)
    assert "how-players" in told("classic", None)
    assert "how-players" not in told("classic", 3)
    assert "how-playoff-aside" in told("premium", 5)
    assert {"how-tokens"} == told("classic", 2) & {"how-tokens", "how-tokens-by"}
    assert {"how-tokens-by"} == told("classic", None) & {"how-tokens", "how-tokens-by"}


def test_what_was_false_or_missing_is_told() -> None:
    """The faults that this book had."""
    words = words_of("en")

    def book(name: str, **knobs: Any) -> str:
        return "\n".join(rule_book(find_edition(name, **knobs), words))

    late = book("premium", constable_timing="round-end")
    assert "Tokens gained with the Bishop come in mid-round" in late
    assert "the Constable come" not in late
    assert "come in mid-round" not in book("premium", immediate_win=False)
    for name in PRESETS:
        protected = "even on purpose" if name == "kanai" else "If all others are protected, you may"
        assert protected in book(name)
    left = book("modern", next_start="left", none_start="same", tie="none")
    assert "even if nobody did" in left
    assert "If nobody wins a round" not in left
    two_kinds = {"guard": 6, "prince": 4, "king": 3, "countess": 2}
    assert "Princess" not in book("classic", deck=two_kinds)
