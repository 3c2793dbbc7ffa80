"""The golden playthroughs are still what happens; `python tests/regenerate.py` writes them anew."""

import pytest
from helpers import TABLES
from regenerate import ANALYSES, GOLDEN, analysis_text, path_of, playthrough

from duenna.text.languages import LANGUAGES


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_playthrough_is_as_written(name: str, seats: int) -> None:
    written = path_of(name, seats).read_text(encoding="utf-8").splitlines()
    played = playthrough(name, seats).splitlines()
    step = ""
    for number, (old, new) in enumerate(zip(written, played, strict=False), start=1):
        step = new if new.startswith("==") else step
        assert old == new, f"line {number}, after {step!r}: run `python tests/regenerate.py`"
    assert len(written) == len(played)


def test_each_table_has_one_playthrough_and_no_other_file_lies_there() -> None:
    assert {path_of(name, seats) for name, seats in TABLES} == set(GOLDEN.iterdir())


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_analysis_reads_as_written(language: str) -> None:
    written = (ANALYSES / f"{language}.txt").read_text(encoding="utf-8")
    assert analysis_text(language).splitlines() == written.splitlines()
