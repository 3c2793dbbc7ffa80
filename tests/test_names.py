"""Names and lines keep the letters of every script, and are valid on every Python alike."""

import re
import subprocess
import sys
import unicodedata
from pathlib import Path

import pytest

from duenna import Game, RecordError
from duenna.core import names
from duenna.core.names import MAX_NAME, is_name
from duenna.core.record import dumps, load, loads
from duenna.server.names import clean_name, clean_text
from duenna.terminal.saves import read_save

ALL = [chr(code) for code in range(sys.maxunicode + 1)]


def test_every_name_that_was_one_still_is() -> None:
    """Until now a name was what `str.isprintable` said: events and records are full of them."""
    wrong = [char for char in ALL if char.isprintable() and char.strip() and not is_name(char)]
    assert wrong == []


def test_a_name_breaks_no_line_and_turns_no_text() -> None:
    for char in ALL:
        breaks = char in "\n\r\t\0\x85\u2028\u2029" or unicodedata.bidirectional(char) in (
            "LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI",
        )  # fmt: skip
        if breaks or unicodedata.category(char) in ("Cc", "Cs", "Zl", "Zp"):
            assert not is_name(f"Ann{char}Bob"), hex(ord(char))
    assert not is_name("")
    assert not is_name("\u200d")
    assert not is_name(None)
    assert is_name("x" * MAX_NAME)
    assert not is_name("x" * (MAX_NAME + 1))


def test_no_table_of_unicode_is_asked() -> None:
    """A letter that this Python does not know yet: a record written by a newer one has it."""
    unknown = next(char for char in ALL[0x10D40:] if unicodedata.category(char) == "Cn")
    assert not unknown.isprintable()
    game = Game("classic", players=[f"Ann{unknown}", "Bob"], seed=7)
    assert loads(dumps(game)).names == game.names
    source = Path(names.__file__).read_text(encoding="utf-8")
    code = re.sub(r'""".*?"""', "", source, flags=re.S)
    for asks in ("isprintable", "isspace", "isalpha", "strip", "unicodedata", "lower", "fold"):
        assert asks not in code


@pytest.mark.parametrize(
    "text",
    [
        "می\u200cخواهم",  # Persian: the two parts of one word
        "क्\u200dष",  # Devanagari: a half form
        "ක්\u200dෂ",  # Sinhala
        "\U0001f469\u200d\U0001f469\u200d\U0001f467",  # a family
        "\U0001f469\u200d\u2764\ufe0f\u200d\U0001f468",  # two in love
        "\U0001f3f3\ufe0f\u200d\U0001f308",  # the rainbow flag
        "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",  # Scotland's
        "\u0600\u0661",  # an Arabic number sign
    ],
)
def test_joined_letters_and_emoji_stay_whole(text: str) -> None:
    assert clean_text(f" {text} ") == text
    assert clean_name(text, set()) == text
    assert is_name(text)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("A\u200dnn", "Ann"),
        ("\u200dAnn\u200c", "Ann"),
        ("A\u200bn\u2060n\xad", "Ann"),
        ("Ann \U000e0041", "Ann"),
        ("good\u202e  luck\n", "good luck"),
        ("\u0928\u200d\u200d\u0928", "\u0928\u0928"),
        ("Ann\ue000\ufdd0\U0010ffff", "Ann"),
        ("a\x85b\u2028c\u3000d", "a b c d"),
    ],
)
def test_what_cannot_be_seen_goes(text: str, shown: str) -> None:
    assert clean_text(text) == shown


@pytest.mark.parametrize(
    "text", ["\u200d", "\u200b", "\u3164", "\u2800 \u115f", "\u202e", "\U000e0041"]
)
def test_nothing_to_see_is_no_name(text: str) -> None:
    with pytest.raises(ValueError, match="Nothing is left"):
        clean_text(text)


def test_a_joiner_makes_no_second_name() -> None:
    assert clean_name("نن", {"ن\u200cن"}) == "نن 2"


# ---- files that came through other programs


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "match.json"
    path.write_text(dumps(Game("classic", players=["Ann", "Bob"], seed=7)), encoding="utf-8")
    return path


def test_a_byte_order_mark_is_no_harm(record: Path) -> None:
    record.write_bytes(b"\xef\xbb\xbf" + record.read_bytes())
    assert load(record).names == ("Ann", "Bob")
    assert read_save(record).game.names == ("Ann", "Bob")
    assert loads("\ufeff" + dumps(load(record))).names == ("Ann", "Bob")


@pytest.mark.parametrize("coding", ["utf-16", "utf-16-le", "utf-16-be"])
def test_utf_16_gets_a_sentence_that_helps(record: Path, coding: str) -> None:
    record.write_bytes(record.read_text(encoding="utf-8").encode(coding))
    for read in (load, read_save):
        with pytest.raises(RecordError, match=r"in UTF-16. Save it as UTF-8"):
            read(record)
    command = [sys.executable, "-m", "duenna.cli.main", "replay", str(record)]
    told = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert told.returncode == 1
    assert "Save it as UTF-8" in told.stderr
    assert "Traceback" not in told.stderr


def test_other_bytes_are_named(record: Path) -> None:
    record.write_bytes(record.read_bytes()[:30] + b"\xff")
    with pytest.raises(RecordError, match="byte 30 is none"):
        load(record)
