"""A match that is over, told again in the browser."""

import re

from person import FREE, Come, Person
from playwright.sync_api import expect


def finished(person: Person) -> str:
    """A match against one bot that the first token won, long enough for both to have played."""
    return person.finish_match(tokens=1, longer_than=4)


def test_a_match_is_told_again_through_any_eyes(come: Come) -> None:
    ann = come()
    table = finished(ann)
    replay = f"{ann.url}/api/tables/{table}/replay"
    told, all_open = (
        ann.context.request.get(f"{replay}?eyes={eyes}").json() for eyes in ("1", "all")
    )
    ann.go(f"/t/{table}")
    ann.page.get_by_role("link", name="Watch the replay").click()
    eyes = ann.page.get_by_label("Seen through the eyes of")
    expect(eyes).to_have_value("1")
    # Her own first cards, as she saw them; then step by step, by button, by key and by the line itself.
    assert [card.lower() for card in ann.hand()] == told["steps"][0]["view"]["hand"]
    expect(ann.find(".seat-hand button.card")).to_have_count(0)
    ann.page.get_by_role("button", name="Next", exact=True).click()
    ann.find("h1").focus()
    ann.press("ArrowRight")
    expect(ann.find(".replay-where")).to_contain_text(f"Move 3 of {len(told['steps'])}")
    assert [card.lower() for card in ann.hand()] == told["steps"][2]["view"]["hand"]
    ann.page.get_by_label("Move", exact=True).press("End")
    expect(ann.find(".news")).to_contain_text(re.compile("wins? the match"))
    ann.find(".replay-log button").nth(1).click()
    expect(ann.find(".replay-log button[aria-current=step]")).to_have_count(1)
    eyes.select_option("all")
    hands = all_open["steps"][1]["hands"].values()  # more of them where a Chancellor drew
    expect(ann.find(".seat-hand button.card")).to_have_count(sum(map(len, hands)))
    assert not ann.find(FREE).count()
    assert ann.page.url.endswith(f"/t/{table}/replay?match=1&move=2&eyes=all")
    assert ann.problems == []


def test_a_stroke_goes_on_and_back(come: Come) -> None:
    ann = come(viewport={"width": 390, "height": 664}, has_touch=True)
    ann.go(f"/t/{finished(ann)}/replay?move=2")
    where = ann.find(".replay-where")
    expect(where).to_contain_text("Move 2 of")

    def stroke(x: int, y: int) -> None:
        board = ann.find(".board")
        for kind, (right, down) in {"pointerdown": (0, 0), "pointerup": (x, y)}.items():
            board.dispatch_event(
                kind, {"pointerType": "touch", "clientX": 200 + right, "clientY": 200 + down}
            )

    stroke(-90, 10)
    expect(where).to_contain_text("Move 3 of")
    stroke(-90, 80)  # scrolling
    stroke(-20, 0)  # a tap
    stroke(90, 10)
    expect(where).to_contain_text("Move 2 of")
    assert ann.problems == []


def test_a_link_to_a_finished_table_never_dies(come: Come) -> None:
    ann, stranger = come(), come()
    table = finished(ann)
    stranger.go(f"/t/{table}")
    stranger.page.wait_for_url(f"**/t/{table}/replay?**")
    expect(stranger.page.get_by_label("Seen through the eyes of")).to_have_value("")
    stranger.go(f"/t/{table}/replay?match=1&move=3&eyes=2")
    expect(stranger.find(".replay-where")).to_contain_text("Move 3 of")
    expect(stranger.page.get_by_label("Seen through the eyes of")).to_have_value("2")
    expect(stranger.find(".hand-card").first).to_be_visible()
    # The next match at the same table begins under the eyes of those who look at the last one.
    ann.go(f"/t/{table}/replay")
    ann.page.get_by_role("button", name="Play again here").click()
    ann.find("main.table:not(.replay)").wait_for()
    stranger.page.get_by_role("link", name="To the table").click()
    expect(stranger.find(".status-round")).to_contain_text("You are a spectator")
    assert ann.problems == stranger.problems == []


def test_a_stranger_takes_the_seat_that_was_left(come: Come) -> None:
    ann, bob, stranger = come(), come(), come()
    table = ann.make_table(players=2, knobs={"tokens": 1})
    bob.post(f"/{table}/join", name="Bob")
    ann.post(f"/{table}/start")
    while ann.look_up(table)["table"]["phase"] != "match-over":
        for person in (ann, bob):
            seen = person.look_up(table)
            if seen["table"]["phase"] == "round-over":
                person.post(f"/{table}/next")
            elif seen["view"]["options"]:
                person.post(f"/{table}/move", move=seen["view"]["options"][0])
    bob.post(f"/{table}/leave")
    stranger.go(f"/t/{table}")
    stranger.page.get_by_label("Your name").fill("Zoe")
    stranger.page.get_by_role("button", name="Take a seat").click()
    expect(stranger.find(".me-name")).to_contain_text("Zoe")
    stranger.page.get_by_role("button", name="Play again").click()
    expect(stranger.find(".result")).to_have_count(0)
    assert ann.look_up(table)["table"]["match"] == 2
    assert stranger.problems == []
