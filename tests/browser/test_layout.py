"""Nothing moves under a reader's eyes or finger: the layout's shift while a screen opens for the first time."""

from collections.abc import Callable

import pytest
from person import Come, Person

MOST = 0.02  #: the sum of all shifts; what is felt as steady may be up to 0.1
SETTLED = 1500  #: milliseconds in which whatever comes late has come
SIZES = [(1280, 800), (360, 740)]

WATCH = """
    window.shifts = [];
    new PerformanceObserver((list) => {
        for (const { value, hadRecentInput, sources } of list.getEntries())
            if (!hadRecentInput)
                shifts.push([value, ...sources.map(({ node }) => node?.className || node?.nodeName)]);
    }).observe({ type: "layout-shift", buffered: true });
"""


def home(person: Person) -> str:
    person.make_table(players=3, options={"open": True})
    return "/"


def gathering(person: Person) -> str:
    return f"/t/{person.make_table(players=4, bots=['counter'])}"


def asked(person: Person) -> str:
    table = person.make_table(players=4, bots=["counter"] * 3)
    person.post(f"/{table}/start")
    while not person.view(table)["options"]:
        if person.look_up(table)["table"]["phase"] == "round-over":
            person.post(f"/{table}/next")
    return f"/t/{table}"


def result(person: Person) -> str:
    table = person.make_table(players=2, bots=["counter"])
    person.post(f"/{table}/start")
    while (seen := person.look_up(table))["table"]["phase"] == "playing":
        if seen["view"]["options"]:
            person.post(f"/{table}/move", move=seen["view"]["options"][0], seq=seen["seq"])
    return f"/t/{table}"


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size[0]))
@pytest.mark.parametrize("screen", [home, gathering, asked, result])
def test_what_a_screen_shows_stays_where_it_is(
    come: Come, screen: Callable[[Person], str], size: tuple[int, int]
) -> None:
    person = come(viewport={"width": size[0], "height": size[1]}, locale="et")
    address = screen(person)
    person.context.add_init_script(WATCH)
    person.go(address)
    person.page.wait_for_timeout(SETTLED)
    shifts = person.page.evaluate("shifts")
    assert sum(value for value, *_ in shifts) < MOST, shifts
