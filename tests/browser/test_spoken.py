"""What is heard at a table is still what the transcripts say; `make golden` writes them anew."""

from difflib import unified_diff
from pathlib import Path

import pytest
from listening import SPOKEN, transcript
from playwright.sync_api import Browser

from duenna.text.languages import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_round_sounds_as_written(browser: Browser, tmp_path: Path, language: str) -> None:
    written = (SPOKEN / f"{language}.txt").read_text(encoding="utf-8").splitlines()
    heard = transcript(browser, tmp_path, language).splitlines()
    changed = "\n".join(unified_diff(written, heard, "written", "heard", lineterm=""))
    assert not changed, f"{changed}\nIf this is meant, run `make golden` and read the diff."


def test_there_is_one_transcript_for_each_language() -> None:
    assert {f"{language}.txt" for language in LANGUAGES} == {file.name for file in SPOKEN.iterdir()}
