"""The golden playthroughs are still what happens; `make golden` writes them anew."""

import re
from itertools import zip_longest

import pytest
from helpers import TABLES
from playthrough import GOLDEN, HASHES, hashed_match, path_of, shown_match, steps, text_of
from regenerate import ANALYSES, analysis_text

from duenna.core.cards import Card
from duenna.core.events import EVENTS
from duenna.text.languages import LANGUAGES

ADVICE = "if this is meant, run `make golden`"


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_short_match_is_as_written(name: str, seats: int) -> None:
    match = shown_match(name, seats)
    written = path_of(match).read_text(encoding="utf-8").splitlines()
    played = text_of(match).splitlines()
    step = ""
    for number, (old, new) in enumerate(zip_longest(written, played), start=1):
        step = new if new and new.startswith("==") else step
        assert new == old, f"line {number}, after {step!r}: {ADVICE}"


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_long_match_is_as_hashed(name: str, seats: int) -> None:
    match = hashed_match(name, seats)
    lines = re.findall(
        rf"^{match.name} (\d+): (.+)$", HASHES.read_text(encoding="utf-8"), re.MULTILINE
    )
    written = {
        (int(number), at): each for number, line in lines for at, each in enumerate(line.split())
    }
    for step in steps(match):
        assert step.hash == written.pop((step.round, step.number), None), (
            f"{match.name}, round {step.round}, step {step.number}: {ADVICE}; "
            f"`make golden ARGS='--show {match.name} --since HEAD'` shows what changed. Now:\n{step.text}"
        )
    assert not written, f"{match.name} has fewer steps: {ADVICE}"


def test_each_table_has_a_match_of_each_kind_and_no_other_file_lies_there() -> None:
    assert {path_of(shown_match(*table)) for table in TABLES} | {HASHES} == set(GOLDEN.iterdir())
    hashed = {
        line.split()[0]
        for line in HASHES.read_text(encoding="utf-8").splitlines()
        if line[0] != "#"
    }
    assert hashed == {hashed_match(*table).name for table in TABLES}


def test_the_short_matches_show_every_event_and_every_card_played() -> None:
    text = "".join(path_of(shown_match(*table)).read_text(encoding="utf-8") for table in TABLES)
    assert set(re.findall(r"^\[[^]]+\] ([a-z-]+) (?=\w+=)", text, re.MULTILINE)) == set(EVENTS)
    assert set(re.findall(r" played seat=\d card=([a-z-]+)", text)) >= {card.key for card in Card}


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_analysis_reads_as_written(language: str) -> None:
    written = (ANALYSES / f"{language}.txt").read_text(encoding="utf-8")
    assert analysis_text(language).splitlines() == written.splitlines()
