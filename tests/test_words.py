"""The words: complete in every language, and right where languages differ."""

import ast
import re
from collections import Counter
from dataclasses import dataclass, replace
from functools import cache
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from helpers import readers, walk

import duenna
from duenna import PRESETS, Card, DuennaError, Edition, Event, Game, IllegalMove
from duenna.bots.registry import OWN
from duenna.core.cards import CARDS, ROYALS, THEMES
from duenna.core.errors import MoveError
from duenna.core.events import EVENTS, Asked, Dealt
from duenna.core.knobs import CHOICES, KNOBS
from duenna.text.house import knob_hint, knob_name
from duenna.text.languages import LANGUAGES, LOCALES, files_of, missing
from duenna.text.nouns import bot_name
from duenna.text.telling import is_known, message_id, reader_first, you_are
from duenna.text.words import Words, pick_language

SOURCE = Path(duenna.__file__).parent
NAMES = ["Ann", "Bob", "Cai", "Dee", "Eve", "Fay", "Gil", "Hal"]
OTHERS = [language for language in LANGUAGES if language != "en"]


# ---- the files


class Variables(Visitor):
    """Collects the variables that a message shows, and whatever it cannot hold."""

    def __init__(self) -> None:
        self.shown: set[str] = set()

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        for variant in node.variants:
            self.visit(variant)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.shown.add(node.id.name)


@cache
def entries(language: str) -> list[Any]:
    return [
        entry
        for file in files_of(language)
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
    ]


@cache
def messages(language: str) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for entry in entries(language) if isinstance(entry, ftl.Message)}


def forms(language: str) -> set[str]:
    return {attribute.id.name for attribute in messages(language)["card-guard"].attributes}


def variables(message: str, language: str = "en") -> set[str]:
    """The variables a message shows."""
    visitor = Variables()
    visitor.visit(messages(language)[message])
    return visitor.shown


def shown(language: str, message: str) -> set[str]:
    """The variables a message shows, the forms of one noun counted as one."""
    ending = re.compile(f"-({'|'.join(sorted(forms(language)))})$")
    # $why is in English in every language, so only English shows it.
    return {ending.sub("", name) for name in variables(message, language)} - {"why"}


def test_every_folder_is_a_language() -> None:
    """A folder that lacks a file is none, and is never shown: this says what it lacks."""
    folders = sorted(path.name for path in LOCALES.iterdir() if path.is_dir())
    assert {folder: missing(folder) for folder in folders} == {folder: [] for folder in folders}
    assert tuple(folders) == LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_has_the_messages_of_the_english_one(language: str) -> None:
    for english, own in zip(files_of("en"), files_of(language), strict=True):
        assert own.name == english.name
        assert _names(own) == _names(english), own


def _names(file: Path) -> set[str]:
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body
    return {entry.id.name for entry in body if isinstance(entry, ftl.Message)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_read_to_its_last_message(language: str) -> None:
    bad = [entry.content for entry in entries(language) if isinstance(entry, ftl.Junk)]
    assert bad == []
    twice = Counter(entry.id.name for entry in entries(language) if isinstance(entry, ftl.Message))
    assert [name for name, count in twice.items() if count > 1] == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_says_the_same_things(language: str) -> None:
    for name in messages("en").keys() & messages(language).keys():
        assert shown(language, name) == shown("en", name), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_noun_has_every_form(language: str) -> None:
    nouns = [name for name in messages(language) if name.startswith("card-")]
    for name in [*nouns, "royal-any", "guess-value"]:
        found = {attribute.id.name for attribute in messages(language)[name].attributes}
        assert found == forms(language), name


# ---- cards, rules, editions


def editions() -> list[Edition]:
    """The presets, and each with knobs that change names or rules."""
    out = list(PRESETS.values())
    for knob, answers in CHOICES.items():
        for edition, answer in product(PRESETS.values(), answers):
            try:
                out.append(edition.with_knobs(**{knob: answer}))
            except DuennaError:
                continue
    return out


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_have_names_and_rules_in_every_edition(language: str) -> None:
    words = Words(language)
    for theme in THEMES:
        for card in Card:
            assert words.text(f"card-{CARDS[card].word(theme)}")
    for edition in editions():
        for card in edition.characters:
            assert len(words.rule(card, edition)) > 20


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", PRESETS.values(), ids=list(PRESETS))
def test_no_two_cards_of_an_edition_share_a_name(language: str, edition: Edition) -> None:
    words = Words(language)
    cards = {*edition.characters, *ROYALS}
    assert len({words.card(card, edition).casefold() for card in cards}) == len(cards)


@pytest.mark.parametrize("language", LANGUAGES)
def test_editions_are_named_and_explained(language: str) -> None:
    words = Words(language)
    assert len({words.edition_name(name) for name in PRESETS}) == len(PRESETS)
    assert len({words.edition_blurb(name) for name in PRESETS}) == len(PRESETS)


def test_every_hint_and_every_bot_is_told() -> None:
    """A message that is written must be used: those of knobs and bots are chosen by name."""
    hints = {hint.id for hint in map(knob_hint, KNOBS) if hint}
    assert hints == {
        name for name in messages("en") if name.startswith("knob-") and name.endswith("-hint")
    }
    assert {knob_name(knob).id for knob in KNOBS} <= messages("en").keys()
    named = {bot_name(bot).id for bot in OWN}
    assert named == {name for name in messages("en") if name.startswith("bot-")} - {
        "bot-other",
        "bot-again",
    }


# ---- events


@dataclass(frozen=True)
class Telling:
    """An event as one reader is told it."""

    event: Event
    game: Game
    reader: int | None
    open_hands: bool

    def text(self, words: Words) -> str:
        game = self.game
        return words.event(
            self.event, game.edition, game.names, self.reader, open_hands=self.open_hands
        )

    @property
    def kind(self) -> tuple[str, str, bool]:
        """Which message says it, who "you" is, and whether its secret is told."""
        event = self.event if self.open_hands else self.event.for_reader(self.reader)
        event = reader_first(event, self.reader)
        return message_id(event, self.game.edition), you_are(event, self.reader), is_known(event)


@cache
def tellings() -> list[Telling]:
    """One for each kind that games of every edition lead to."""
    tables: list[tuple[str, int, dict[str, Any]]] = [(name, 0, {}) for name in PRESETS]
    tables += [("modern", seed, {}) for seed in (1, 2)]
    tables += [("premium", seed, {}) for seed in (1, 2, 3, 4)]
    tables += [("modern", seed, {"match_tie": "playoff", "tokens": 1}) for seed in range(20)]
    tables += [("modern", seed, {"tokens": 1}) for seed in range(20)]
    tables += [("modern", 1, {"tie": "none"})]
    found: dict[object, Telling] = {}
    for name, seed, knobs in tables:
        seats = PRESETS[name].players[seed % 2]
        game = Game(name, NAMES[:seats], seed=seed, **knobs)
        for _ in walk(game, Random(seed)):
            pass
        for event, reader, is_open in product(game.events, readers(game), (False, True)):
            telling = Telling(event, game, reader, is_open)
            found.setdefault((telling.kind, name), telling)
    return list(found.values())


def test_games_lead_to_every_event_message() -> None:
    assert {telling.event.name for telling in tellings()} == set(EVENTS)
    told = {telling.kind[0] for telling in tellings()}
    assert told == {name for name in messages("en") if name.startswith("event-")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_its_sentence_for_every_reader(language: str) -> None:
    words = Words(language)
    for telling in tellings():
        text = telling.text(words)
        assert "\n" not in text
        assert "  " not in text
        assert text == text.strip()
        if not isinstance(telling.event, Dealt | Asked):
            assert text[-1] == ".", text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_says_nothing_its_reader_may_not_know(language: str) -> None:
    words = Words(language)
    for telling in tellings():
        if not telling.open_hands:
            hidden = replace(telling, event=telling.event.for_reader(telling.reader))
            assert telling.text(words) == hidden.text(words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_value_is_guessed_as_a_number(language: str) -> None:
    assert Words(language).guess(PRESETS["premium"], "5") == "5"


def test_a_guessed_princess_is_the_royal_in_play() -> None:
    words, kanai = Words("en"), PRESETS["kanai"]
    assert words.guess(kanai, "princess", Card.ROYAL_PRINCE) == "Royal Prince"
    assert words.guess(kanai, "general", Card.ROYAL_PRINCE) == "General"
    game = Game.from_position(
        "kanai/2 hands=soldier,royal-prince drawn=clown deck=knight burned=soldier"
    )
    event = game.play("soldier 2 princess")[0]
    assert words.event(event, kanai, NAMES, 1, royal=Card.ROYAL_PRINCE) == (
        "You play the Soldier on Bob and guess Royal Prince."
    )
    assert "discards the Royal Prince" in words.rule(Card.PRINCE, kanai, Card.ROYAL_PRINCE)


@pytest.mark.parametrize(
    ("language", "names", "expected"),
    [
        ("en", ["Ann"], "Ann"),
        ("en", ["Ann", "Bob"], "Ann and Bob"),
        ("en", ["Ann", "Bob", "Cai"], "Ann, Bob and Cai"),
        ("et", ["Ann", "Bob", "Cai"], "Ann, Bob ja Cai"),
        ("es", ["Ann", "Bob", "Cai"], "Ann, Bob y Cai"),
        ("es", ["Ann", "Íñigo"], "Ann e Íñigo"),
        ("es", ["Ann", "Hilda"], "Ann e Hilda"),
        ("en", [], ""),
    ],
)
def test_names_are_joined(language: str, names: list[str], expected: str) -> None:
    assert Words(language).names(names) == expected


# ---- errors


#: a value of every name that an error has
VALUES: dict[str, Any] = {
    "card": Card.BARON,
    "cards": [Card.SPY, Card.KING],
    "seat": 2,
    "seats": (1, 2),
    "text": "frog 2",
    "why": "No such card.",
    "question": "return",
    "guess": "2",
}


@cache
def error_keys() -> frozenset[str]:
    """The keys of all that the library and the server refuse, read off their source."""
    makers = {"_no", "_unparsable", "IllegalMove", "NotYourTurn", "UnparsableMove", "Refused"}
    found = set()
    for room in ("core", "server", "analysis"):
        for file in (SOURCE / room).glob("*.py"):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                maker = getattr(node.func, "id", "") if isinstance(node, ast.Call) else ""
                if isinstance(node, ast.Call) and maker in makers:
                    args = node.args[1:2] if maker == "Refused" else node.args
                    texts = [str(arg.value) for arg in args if isinstance(arg, ast.Constant)]
                    found |= {text for text in texts if re.fullmatch(r"[a-z]+(-[a-z]+)*", text)}
    return frozenset(found | {"unparsable", "countess", "marked"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_has_its_words(language: str) -> None:
    words = Words(language)
    keys = {name[6:] for name in messages("en") if name.startswith("error-")}
    assert error_keys() <= keys
    for edition, key in product(PRESETS.values(), keys):
        problem = IllegalMove("In English.", key, **VALUES)
        assert words.error(problem, edition, NAMES) != "In English."
        assert words.error(problem)


def test_every_wrong_move_is_refused_in_every_language() -> None:
    """Whatever a position refuses, its sentence can be filled in with the values that came."""
    every = [Words(language) for language in LANGUAGES]
    refused = set()
    for name, seed in product(PRESETS, range(3)):
        game = Game(name, PRESETS[name].players[seed % 2], seed=seed)
        random = Random(seed)
        tried = ["guard", "guard 1", "guard 2 guard", "frog", "look 1", "keep", "soldier 2 soldier"]
        tried += ["guard 8 2", "cardinal 1 1", "keep king guard guard", "keep spy guard"]
        for move in walk(game, random, most=40):
            for text in random.sample(tried, min(8, len(tried))):
                for seat in game.players, game.decider or 1:
                    try:
                        game.check(text, seat)
                    except MoveError as problem:
                        refused.add(problem.key)
                        said = [words.error(problem, game.edition, NAMES) for words in every]
                        assert all(text.endswith((".", "?")) for text in said), said
            tried += [str(move)] if move else []
    assert len(refused) >= 12, sorted(refused)


def test_an_error_names_the_player_or_the_seat() -> None:
    problem = IllegalMove("", "target-out", seat=2)
    assert Words("en").error(problem) == "Seat 2 is out of this round."
    assert Words("en").error(problem, names=NAMES) == "Bob is out of this round."
    assert Words("et").error(problem, names=NAMES) == "Bob on voorust väljas."


def test_an_error_calls_cards_as_the_edition_does() -> None:
    problem = IllegalMove("", "not-held", card=Card.KING)
    assert Words("en").error(problem, PRESETS["kanai"]) == "You do not hold the General."
    assert Words("et").error(problem, PRESETS["kanai"]) == "Sul ei ole käes kindralit."


def test_an_error_without_a_key_stays_english() -> None:
    assert Words("et").error(DuennaError("No such file.")) == "No such file."


# ---- languages


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(DuennaError, match="en, es, et, fr, pt"):
        Words("tlh")
    with pytest.raises(DuennaError, match="en, es, et, fr, pt"):
        pick_language("tlh", {})


def test_a_missing_message_or_value_is_never_shown_as_an_id() -> None:
    with pytest.raises(LookupError):
        Words("en").text("no-such-message")
    with pytest.raises(LookupError):
        Words("en").text("list-and", list="Ann")


@pytest.mark.parametrize(
    ("wanted", "env", "expected"),
    [
        ("et", {"LANG": "fr_FR.UTF-8"}, "et"),
        ("pt-BR", {}, "pt"),
        ("ES", {}, "es"),
        (None, {"LC_ALL": "fr_CA.UTF-8", "LANG": "et_EE"}, "fr"),
        (None, {"LC_ALL": "", "LANG": "et_EE.UTF-8"}, "et"),
        (None, {"LANG": "de_DE"}, "en"),
        (None, {"LC_ALL": "C", "LANG": "et_EE"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_language_is_picked(wanted: str | None, env: dict[str, str], expected: str) -> None:
    assert pick_language(wanted, env) == expected
