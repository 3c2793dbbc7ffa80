"""The panel of chances and the key P: what the server sent, for eyes, ears and keys, and in nobody's way."""

import re
from math import floor
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from person import Come, Person
from playwright.sync_api import ViewportSize, expect

CELLS = """(rows) => rows.map((row) => [...row.cells].map((cell) => {
    const said = cell.querySelector(".visually-hidden") ?? cell.querySelector("span:last-child") ?? cell;
    return said.innerText.trim();
}))"""


def table_of(person: Person) -> dict[str, dict[str, str]]:
    """The panel as it is heard: by player and card."""
    head, *rows = person.find("#odds tr").evaluate_all(CELLS)
    cards = [re.sub(r"^\d+\s+", "", name) for name in head[1:]]
    return {row[0]: dict(zip(cards, row[1:], strict=True)) for row in rows}


def percent(chance: float) -> str:
    if round(chance, 9) in (0, 1):
        return "certain" if chance else "impossible"
    return f"{floor(100 * chance + 0.5)}%"


def check_panel(person: Person, seen: Any) -> None:
    """The panel holds what the server sent, no more and no less."""
    shown = table_of(person)
    names = {str(seat["seat"]): seat["name"] for seat in seen["table"]["seats"]}
    sent = {names[seat]: chances for seat, chances in seen["odds"]["hands"].items()}
    sent["Set aside, face down"] = seen["odds"]["burned"]
    assert set(shown) == set(sent)
    for name, chances in sent.items():
        told = {card.lower(): text for card, text in shown[name].items()}
        assert set(chances) <= set(told)
        assert told == {card: percent(chances.get(card, 0)) for card in told}


def test_the_panel_shows_what_the_server_found(come: Come) -> None:
    person = come()
    table = person.play_bots(aids="odds")
    for _ in range(4):
        check_panel(person, person.look_up(table))
        assert person.find("#odds [aria-live], #odds [role=status]").count() == 0
        person.decide()
        person.my_turn()
    assert person.problems == []


def test_the_key_tells_without_moving_the_focus(come: Come) -> None:
    person = come()
    table = person.play_bots(aids="odds")
    person.find("#hand-0").focus()
    person.find("#odds summary").click()
    expect(person.find("#odds table")).to_be_hidden()
    person.find("#hand-0").focus()
    person.press("p")
    person.drawn()
    expect(person.find("#odds table")).to_be_visible()
    expect(person.find("#hand-0")).to_be_focused()
    seen = person.look_up(table)
    news = person.find(".news").inner_text()
    for seat, chances in seen["odds"]["hands"].items():
        name = seen["table"]["seats"][int(seat) - 1]["name"]
        likeliest = max(chances, key=lambda card: chances[card])
        told = re.search(rf"{name}: (.*?)\.( |$)", news)
        assert told
        assert percent(chances[likeliest]) in told[1] or "for certain" in told[1]
        assert len(told[1].split(", ")) == min(3, len(chances))
    # By keys alone it is closed again.
    person.tab_to("#odds summary")
    person.press("Enter")
    expect(person.find("#odds table")).to_be_hidden()
    assert person.problems == []


def test_the_key_can_be_switched_off(come: Come) -> None:
    person = come()
    person.go("/settings")
    person.page.get_by_label("Single keys").uncheck()
    person.play_bots(aids="odds")
    news = person.find(".news").inner_text()
    person.press("p")
    person.drawn()
    assert person.find(".news").inner_text() == news


def test_they_are_there_too_while_the_stream_hangs(come: Come) -> None:
    """The page goes by what a request brought then, and by that alone."""
    person = come()
    person.page.route("**/events?*", lambda route: route.abort())
    table = person.play_bots(aids="odds", knobs={"first_start": "1"})
    check_panel(person, person.look_up(table))


def test_other_tables_leave_it_to_the_players(come: Come) -> None:
    person = come()
    person.play_bots()
    expect(person.find("#odds")).to_have_count(0)
    person.press("p")
    expect(person.find(".news")).to_contain_text("everyone works out the chances alone")


def test_a_table_with_the_chances_is_made(come: Come) -> None:
    person = come()
    person.go("/new")
    person.page.get_by_label("What the page shows").select_option(
        "All discards, the cards left, and live chances"
    )
    person.page.get_by_role("combobox", name="Computer players among them").select_option("3")
    person.page.get_by_role("button", name="Make the table").click()
    expect(person.find("main")).to_contain_text("and the chances of every hidden card")
    person.page.get_by_role("button", name="Start", exact=True).click()
    person.my_turn()
    expect(person.find("#odds h2")).to_have_text("Chances")
    person.press("?")
    person.find("dialog[open] summary").first.click()
    expect(person.find("dialog[open] .keys div", has_text="likeliest cards")).to_contain_text("P")


def test_many_cards_and_players_fit_any_screen(come: Come) -> None:
    person = come()
    table = person.play_bots(8, aids="odds", edition="premium")
    odds = person.look_up(table)["odds"]
    places = len(odds["hands"]) + bool(odds["burned"])
    expect(person.find("#odds tbody tr")).to_have_count(places)
    for width in (1440, 1280, 768, 360, 320):
        person.page.set_viewport_size(ViewportSize(width=width, height=800))
        if person.find("#tab-aids[aria-expanded=false]").is_visible():
            person.find("#tab-aids").click()
        over = person.find("#odds").evaluate(
            "(panel) => [panel.scrollWidth - panel.clientWidth,"
            " document.scrollingElement.scrollWidth - document.documentElement.clientWidth]"
        )
        assert over == [0, 0], width
        # However it is laid out, it stays a table with every player and card.
        outline = person.find("#odds table").aria_snapshot()
        heads, rows = outline.count("columnheader"), outline.count("- row ")
        assert rows == 1 + outline.count("rowheader") == 1 + places
        assert outline.count("- cell") == (rows - 1) * (heads - 1)
    assert Axe().run(person.page).violations_count == 0
