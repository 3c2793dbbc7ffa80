"""Screens as assistive technology gets them: roles, names and states, in outline.

The deal and everyone's moves are fixed, so the outlines under `outlines/` can be read, and compared;
`make golden` writes them anew.
"""

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

from live import Server
from person import ASKED, OVER, Person, launch
from playwright.sync_api import Browser, expect, sync_playwright

OUTLINES = Path(__file__).parent / "outlines"
SCREENS = ("home", "gathering", "asked", "round-over")
SEED = "7"


def write_outlines() -> None:
    """Writes every outline anew."""
    OUTLINES.mkdir(exist_ok=True)
    with sync_playwright() as playwright, TemporaryDirectory() as folder:
        browser = launch(playwright)
        for screen, text in outlines(browser, Path(folder)):
            (OUTLINES / f"{screen}.yml").write_text(text, encoding="utf-8")
        browser.close()


def outlines(browser: Browser, folder: Path) -> Iterator[tuple[str, str]]:
    """Each screen's name and outline, as Ann gets them at a table with Bob."""
    server = Server(folder / "tables.sqlite")
    with patch("duenna.server.deciding.new_seed", lambda: SEED):
        context = browser.new_context(locale="en-GB", reduced_motion="reduce")
        ann = Person(context, server.url)
        ann.go("/")
        expect(ann.find(".editions")).to_be_visible()  # it comes when the open tables are known
        yield "home", _outline(ann)
        table = ann.make_table(players=2, options={"absent_seconds": 0, "aids": "odds"})
        ann.go(f"/t/{table}")
        expect(ann.find(".share")).to_be_visible()
        expect(ann.find(".line")).to_have_text("")  # no longer connecting
        yield "gathering", _outline(ann, table)
        bob = server.client()
        bob.post(f"/{table}/join", name="Bob")
        ann.post(f"/{table}/start")
        shown = False
        while ann.look_up(table)["table"]["phase"] == "playing":
            view = ann.view(table)
            if view["options"] and not shown:
                ann.find(ASKED).wait_for()
                yield "asked", _outline(ann, table)
                shown = True
            if view["options"]:
                ann.post(f"/{table}/move", move=view["options"][0])
            else:
                bob.post(f"/{table}/move", move=bob.table(table)["view"]["options"][0])
        ann.find(OVER).wait_for()
        yield "round-over", _outline(ann, table)
        context.close()
    server.stop()


def _outline(person: Person, table: str = "") -> str:
    """The whole page in outline, but for the table's link, which no two runs share."""
    text = person.find("body").aria_snapshot()
    return text.replace(f"{person.url}/t/{table}", "(link)") + "\n"
