"""Every screen of the page and every state of the table, one after the other, for whoever must look at them."""

from collections.abc import Callable

from person import FREE, OVER, READY, UNMADE, Person
from playwright.sync_api import expect

Look = Callable[[str], None]

PAGES = {
    "home": "/",
    "rules": "/rules/premium",
    "settings": "/settings",
    "missing": "/nothing/here",
}


def every_screen(person: Person, look: Look) -> None:
    """Goes to each screen and calls `look` with its name once it is there."""
    pages(person, look)
    gathering(person, look)
    table(person, look)
    finished(person, look)


def pages(person: Person, look: Look) -> None:
    """The screens around the table, all that can be opened in them open."""
    for screen, path in PAGES.items():
        person.go(path)
        look(screen)
    person.go("/learn")
    person.await_any("main.table .tip")
    look("lesson")
    person.go("/new")
    for summary in person.find(".make details summary").all():
        summary.click()
    look("make")


def gathering(person: Person, look: Look) -> None:
    """A table that waits for players, under house rules, and the way to a second device."""
    made = person.make_table(players=3, knobs={"tie": "none", "royal": "random"})
    person.go(f"/t/{made}")
    expect(person.find(".share")).to_be_visible()
    look("gathering")
    person.page.get_by_role("button", name="Continue on another device").click()
    person.find("dialog[open]").wait_for()
    look("device")
    person.press("Escape")


def table(person: Person, look: Look) -> None:
    """A table being played: asked, with help, with a card's rules, choosing, and the round's end."""
    person.play_bots(4, aids="odds")
    look("asked")
    person.find(".bar-menu").click()
    person.find("dialog[open]").wait_for()
    look("menu")
    person.press("Escape")
    for sheet in ("aids", "log", "say"):
        if (tab := person.find(f"#tab-{sheet}")).is_visible():
            tab.click()
            look(sheet)
            tab.click()
    person.press("?")
    person.find("dialog[open]").wait_for()
    look("help")
    person.press("Escape")
    person.find(".hand button:not([aria-disabled])").first.click(button="right")
    person.find("dialog[open]").wait_for()
    look("card")
    person.press("Escape")
    if person.find(FREE).count():
        person.find(FREE).last.click()
        person.await_any(READY, f"{UNMADE} label")
        look("choosing")
    person.play_round()
    look("round-over")


def finished(person: Person, look: Look) -> None:
    """A match that is over, and the same match told again."""
    knobs = {"tokens": 1, "first_start": "1"}  # so that there is a decision of one's own
    made = person.make_table(players=2, bots=["counter"], knobs=knobs)
    person.post(f"/{made}/start")
    person.play_out(made)
    person.go(f"/t/{made}")
    person.find(OVER).wait_for()
    look("match-over")
    person.go(f"/t/{made}/replay?eyes=all&move=4")
    person.find(".replay-steps").wait_for()
    look("replay")
    person.go(f"/t/{made}/analysis")
    person.await_analysis()
    for summary in person.find(".beneath > details > summary").all():
        summary.click()
    person.find(".decision > summary").first.click()
    look("analysis")
