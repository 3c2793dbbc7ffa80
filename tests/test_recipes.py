"""The pages under docs/adding are complete: what each says is done to a copy of Duenna, which then plays with it."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = ROOT / "docs" / "adding"
COPIED = ("src/duenna", "tests", "docs", "bench", "pyproject.toml")
#: What is not needed to play.
LEFT_OUT = shutil.ignore_patterns("__pycache__", "vendor", "fonts", "golden", "spoken", "images")

#: What the house checks about cards, editions, knobs and events, and the scenarios that the pages add.
CHECKS = (
    *("tests/test_scenarios.py", "tests/test_records.py", "tests/test_words.py"),
    *("tests/test_editions.py", "tests/test_events.py", "tests/test_rulebook.py"),
)
NAMED = (
    "T161 or T162 or soiree or here_once or schema or names_and_rules or explained or documented or logs"
    " or knob or preset or full_round or has_its_sentence"
)


def steps(page: str) -> Iterator[tuple[str, str, str]]:
    """Each block of a page: the file that its heading names, the text to find there, and what takes its place."""
    text = (PAGES / f"{page}.md").read_text(encoding="utf-8")
    file = ""
    for heading, block in re.findall(r"^### `([^`\n]+)`$|^```diff\n(.*?)^```$", text, re.M | re.S):
        file = heading or file
        if block:
            lines = block.splitlines(keepends=True)
            assert all(line[0] in " +-\n" for line in lines), block
            old = "".join(line[1:] for line in lines if line[0] in " -")
            new = "".join(line[1:] for line in lines if line[0] in " +")
            yield file, old, new


def follow_page(page: str, home: Path) -> None:
    """Does what the page says to the copy of Duenna that lies there."""
    for file, old, new in steps(page):
        if not old and not (home / file).exists():
            (home / file).write_text("", encoding="utf-8")
        files = [home / file]
        if "/locales/en/" in file:  # the other languages will do with the English words
            files = sorted((home / "src/duenna/text/locales").glob(f"*/{Path(file).name}"))
        for path in files:
            text = path.read_text(encoding="utf-8")
            added = with_forms(new, text) if len(files) > 1 else new
            assert text.count(old) == 1 or not old, f"{page}: {file} has not this once:\n{old}"
            path.write_text(text.replace(old, added) if old else text + added, encoding="utf-8")


def with_forms(added: str, text: str) -> str:
    """The messages with the forms that the names of the language's cards have."""
    priest = re.search(r"^card-priest = .*\n((?:    \..*\n)*)", text, re.M)
    if priest is None:
        return added
    return re.sub(r"(^card-.*\n)(?:    \..*\n)*", rf"\g<1>{priest[1]}", added, flags=re.M)


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """A copy of Duenna."""
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, tmp_path / name, ignore=LEFT_OUT)
        else:
            shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


def run(home: Path, *args: str) -> str:
    """What Python says that is run in the copy, to success."""
    done = subprocess.run(
        [sys.executable, *args],
        cwd=home,
        env=os.environ | {"PYTHONPATH": str(home / "src"), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    return done.stdout


def check(home: Path, named: str, *files: str) -> None:
    """Runs the copy's own tests in these files whose names fit, to success."""
    run(home, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", named, *files)


#: Matches between newcomers: what each seat is told leads to what it sees; moves, views and records read back; every
#: event and move has its words, and a menu leads to it; and the engine is still what can be compiled.
PLAY = """
from duenna import (CARDS, Card, Game, IllegalMove, Move, event_from_json, find_edition, follow, from_record, to_record,
                    view_from_json)
from duenna.bots import Budget, find_bot
from duenna.core import rules
from duenna.core.state import FIELDS, RULE_FIELDS
from duenna.fast import playout, rollout, thumb
from duenna.fast.source import read
from duenna.fast.specialise import Use, specialised
from duenna.fast.fold import Known
from duenna.fast.translate import translate
from duenna.terminal.menu import Menu
from duenna.text.words import Words

words, novice, happened, moves = Words("en"), find_bot("novice"), [], []

def look(game, views, at):
    for seat, view in views.items():
        for event in game.events_for(seat, at):
            words.event(event, game.edition, game.names, seat)
            view = follow(view, event)
        assert view == game.view(seat) == view_from_json(view.to_json())
        views[seat] = view

def match(edition, seats, seed, **knobs):
    game = Game(edition, seats, seed=seed, **knobs)
    views = {seat: game.view(seat) for seat in range(1, seats + 1)}
    while not game.over:
        at = len(game.events)
        if game.round_over:
            game.next_round()
        else:
            view = views[game.decider]
            assert Menu(view, game.names, words).choices()
            for move in view.options:
                assert Move.parse(game.edition, str(move)) == move
                assert words.move(move, view.seat, game.names)
            moves.append(novice(view, game.events_for(view.seat, game.round_start), Budget(seed)))
            game.play(moves[-1])
        look(game, views, at)
    assert from_record(to_record(game)).events == game.events
    happened.extend(game.events)
    return game

used = Use(("step", "deal", "play_many", "roll_out"), frozenset(FIELDS))
functions = specialised(read([rules, playout, thumb, rollout]), used, Known())
translate(functions, {"State": FIELDS, "Rules": RULE_FIELDS}, "@compiled")
"""

CARD = """
deck = {"guard": 6, "priest": 2, "baron": 2, "prince": 2, "countess": 1, "princess": 1, "herald": 4}
for seed in range(6):
    match("modern", 4, seed, deck=deck)
played = [move for move in moves if move.card == Card.HERALD]
assert {len(move.targets) for move in played} == {0, 1}
assert any(event.name == "protected" for event in happened)
game = Game.from_position('modern/3 knobs={"deck":{"herald":4,"guard":5,"king":2}} hands=guard,king,guard drawn=herald '
                          "burned=guard deck=guard")
assert words.card(Card.HERALD, game.edition) == "Herald"
try:
    game.play("herald 1")
except IllegalMove as problem:
    assert words.error(problem, game.edition) == "You cannot play the Herald on yourself."
else:
    raise AssertionError
assert Card.HERALD == max(Card) == 23 and CARDS[Card.HERALD].seats == 1
"""

EDITION = """
for seats in (2, 3, 4):
    game = match("soiree", seats, seats)
    assert max(game.tokens.values()) == 3
assert words.edition_name("soiree") == "Soirée"
assert repr(game.edition) == "find_edition('soiree')"
"""

KNOB = """
for seed in range(6):
    match("modern", 2, seed, full_round=True, tokens=9)
twice = [a for a, b in zip(happened, happened[1:]) if a.name == b.name == "token" and a.seat == b.seat]
assert twice
edition = find_edition("modern", full_round=True)
assert edition.knobs == {"full_round": True} and edition != find_edition("modern")
"""

EVENT = """
for seed in range(6):
    game = match("modern", 3, seed)
emptied = [event for event in happened if event.name == "emptied"]
assert emptied and repr(emptied[0]) == f"Emptied(seat={emptied[0].seat})"
assert event_from_json(game.edition, emptied[0].to_json(game.edition)) == emptied[0]
"""

BOT = """
from duenna.bots import bot_names
novice = find_bot("timid")
game = match("modern", 4, 1)
assert bot_names().index("timid") == 1
assert any(event.name == "protected" for event in happened)
assert all(move.card != Card.PRINCESS for move in moves)
"""


@pytest.mark.parametrize(
    ("page", "lines"), [("card", CARD), ("edition", EDITION), ("knob", KNOB), ("event", EVENT)]
)
def test_what_a_page_says_is_all_there_is_to_do(copied: Path, page: str, lines: str) -> None:
    follow_page(page, copied)
    run(copied, "-c", PLAY + lines)
    check(copied, NAMED, *CHECKS)


def test_what_the_page_on_bots_says_is_all_there_is_to_do(copied: Path) -> None:
    follow_page("bot", copied)
    run(copied, "-c", PLAY + BOT)
    check(copied, "timid", "tests/test_bots.py")


#: The language in the terminal, in a table's options, on the page.
LANGUAGE = """
from starlette.testclient import TestClient
from duenna.server.app import create_app
from duenna.server.openapi import document
from duenna.server.options import Options
from duenna.server.sqlite import SqliteStore
from duenna.text.languages import LANGUAGES
from duenna.text.words import Words, pick_language

assert "eo" in LANGUAGES and pick_language(None, {"LANG": "eo.UTF-8"}) == "eo"
assert Options.read({"lang": "eo"}).lang == "eo" and '"eo"' in str(document()).replace("'", '"')
with TestClient(create_app(SqliteStore("tables.sqlite"), b"k" * 32)) as client:
    told = {each["language"]: each for each in client.get("/api/vocabulary").json()["languages"]}
    assert told["eo"]["name"] == "Esperanto"
    assert "card-guard = Gardisto" in client.get(told["eo"]["words"]).text
"""


def test_a_folder_is_a_language(copied: Path) -> None:
    """In the terminal, in a table's options, on the page and in the tests, with nothing else to be done."""
    locales = copied / "src/duenna/text/locales"
    [command] = re.findall(r"^```sh\n(.*)\n```$", (PAGES / "language.md").read_text("utf-8"), re.M)
    subprocess.run(command.split(), cwd=copied, check=True)
    follow_page("language", copied)
    run(copied, "-c", LANGUAGE)
    rules = ("-m", "duenna.cli.main", "rules", "modern", "--lang", "eo")
    assert "Gardisto" in run(copied, *rules)
    check(copied, "eo or folder", "tests/test_words.py")
    (locales / "eo" / "web.ftl").unlink()
    with pytest.raises(AssertionError, match=r"web\.ftl"):
        check(copied, "eo or folder", "tests/test_words.py")


def test_a_step_left_out_is_noticed(copied: Path) -> None:
    """The name of the card in one language, for example."""
    follow_page("card", copied)
    names = copied / "src/duenna/text/locales/fr/cards.ftl"
    names.write_text(names.read_text(encoding="utf-8").replace("card-herald", "card-heralt"))
    with pytest.raises(AssertionError, match="card-herald"):
        check(copied, "names_and_rules and fr", "tests/test_words.py")
