"""Roles, names and states are still what the outlines say; `make golden` writes them anew."""

from difflib import unified_diff
from pathlib import Path

from outline import OUTLINES, SCREENS, outlines
from playwright.sync_api import Browser


def test_screens_are_as_outlined(browser: Browser, tmp_path: Path) -> None:
    seen = dict(outlines(browser, tmp_path))
    assert tuple(seen) == SCREENS
    for screen, text in seen.items():
        written = (OUTLINES / f"{screen}.yml").read_text(encoding="utf-8")
        changed = "\n".join(unified_diff(written.splitlines(), text.splitlines(), lineterm=""))
        assert not changed, f"{screen}:\n{changed}\nIf this is meant, run `make golden`."
