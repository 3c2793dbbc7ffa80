"""The analysis of a finished match on its replay: the same numbers as the server's, shown and said, by keys too."""

import re
from typing import Any

import pytest
from person import OVER, Come, Person
from playwright.sync_api import Route, expect

# A fresh clone compiles first, and nobody is in a hurry.
pytestmark = [pytest.mark.usefixtures("compiled"), pytest.mark.timeout(900)]


def over(person: Person) -> str:
    """A finished match of two rounds or more against a computer player."""
    return person.finish_match(tokens=2, longer_than=8)


def analysed(person: Person, table: str) -> Any:
    """The analysis as the server has it."""
    return person.context.request.get(f"{person.url}/api/tables/{table}/analysis").json()


def costly(told: Any, seat: int) -> list[Any]:
    """The moves of a seat that cost something, in their order."""
    return [each for each in told["decisions"] if each["seat"] == seat and each["word"] != "fine"]


def step_of(told: Any, decision: Any) -> int:
    """The number of the replay's step at which a decision is due; the first point has none."""
    places = [(point["round"], point["move"]) for point in told["points"]]
    return places.index((decision["round"], decision["move"]))


def test_the_analysis_opens_on_oneself_where_it_was_costliest(come: Come) -> None:
    ann = come()
    table = over(ann)
    # A Chancellor's cards go back without a card being played: the board shows plays.
    while not plays(costly(told := analysed_at_once(ann, table), 1)):
        table = over(ann)
    ann.go(f"/t/{table}/replay")
    ann.page.get_by_role("link", name="Analyse the match").click()
    ann.page.wait_for_url(f"**/t/{table}/analysis?**")
    ann.await_analysis()
    expect(ann.page.get_by_label("Seen through the eyes of")).to_have_value("1")
    ann.go(f"/t/{table}/analysis")
    ann.await_analysis()
    worst = max(costly(told, 1), key=lambda each: float(each["cost"]["chance"]))
    verdict = ann.find(".verdict-place")
    expect(verdict).to_contain_text(f"−{100 * worst['cost']['chance']:.1f} points")
    expect(ann.find(".replay-where")).to_contain_text(f"Move {step_of(told, worst)} of")
    # The board: her hand, the move she made and the better one.
    assert [card.lower() for card in ann.hand()] == worst["hand"]
    expect(ann.find(".play-played, .play-better")).to_have_count(2)
    for kind, parts in worst["parts"].items():
        board = ann.find(f"[data-{'played' if kind == 'played' else 'better'}-card]")
        place = board.get_attribute(f"data-{'played' if kind == 'played' else 'better'}-card")
        assert worst["hand"][int(place or -1)] == parts["card"]
    # Beside the other hand: the likeliest cards with their exact chances.
    known = ann.context.request.get(f"{ann.url}/api/tables/{table}/analysis?eyes=1").json()
    (hand,) = known["points"][step_of(told, worst)]
    assert hand == worst["hands"][0]
    likeliest = sorted(hand["counting"].values(), reverse=True)[:3]
    shown = ann.find(".likeliest-chance").all_inner_texts()
    assert [float(each.rstrip("%")) / 100 for each in shown] == pytest.approx(likeliest, abs=0.006)
    # By keys to the other costly moves, and back.
    ann.find("h1").focus()
    ann.press(*["Shift+ArrowLeft"] * len(told["decisions"]))
    for each in costly(told, 1):
        expect(ann.find(".replay-where")).to_contain_text(f"Move {step_of(told, each)} of")
        ann.press("Shift+ArrowRight")
    assert ann.problems == []


def plays(decisions: list[Any]) -> bool:
    """Whether there are any, and in the costliest of them cards are played."""
    worst = max(decisions, key=lambda each: float(each["cost"]["chance"]), default=None)
    return worst is not None and all(each["card"] for each in worst["parts"].values())


def analysed_at_once(person: Person, table: str) -> Any:
    """The analysis as the server has it, once it is made."""
    while "done" in (told := analysed(person, table)):
        person.page.wait_for_timeout(50)
    return told


def test_all_is_there_as_text_and_as_tables_too(come: Come) -> None:
    ann = come()
    table = over(ann)
    ann.go(f"/t/{table}")
    ann.find(OVER).wait_for()
    ann.page.get_by_role("link", name="Analyse the match").click()
    ann.page.wait_for_url(f"**/t/{table}/analysis?**")
    ann.await_analysis()
    told = analysed(ann, table)
    ann.page.get_by_label("Seen through the eyes of").select_option("all")
    expect(ann.find(".seat-hand .card-back")).to_have_count(0)
    ann.page.get_by_text("Move by move").click()
    expect(ann.find(".decision")).to_have_count(len(told["decisions"]))
    worst = sorted(
        (each for each in told["decisions"] if each["word"] != "fine"),
        key=lambda each: -each["cost"]["chance"],
    )
    expect(ann.find(".costliest li")).to_have_count(min(5, len(worst)))
    for line in ann.find(".costliest li").all():
        expect(line.locator("p")).to_contain_text("Better: ")
    rows = ann.find("table.numbers:has(caption:text('Summary')) tbody tr")
    expect(rows.nth(0).locator("td")).to_have_text(
        [str(each["decisions"]) for each in told["summaries"]]
    )
    expect(rows.nth(12).locator("td")).to_have_text(
        [f"{100 * each['last']:.1f}%" for each in told["summaries"]]
    )
    # The line as a table has every moment, and its two ends.
    ann.page.get_by_text("The same as a table").click()
    points = ann.find(".points tbody tr")
    expect(points).to_have_count(len(told["points"]))
    expect(points.first).to_contain_text("deal")
    expect(points.last).to_contain_text("end")
    # One player's alone, and of these the costly ones; each leads to its moment on the board.
    ann.page.get_by_label("Seen through the eyes of").select_option("2")
    theirs = [each for each in told["decisions"] if each["seat"] == 2]
    expect(ann.find(".decision")).to_have_count(len(theirs))
    expect(rows.nth(0).locator("td")).to_have_count(1)
    ann.page.get_by_label("Only moves that cost something").check()
    expect(ann.find(".decision")).to_have_count(len(costly(told, 2)))
    ann.page.get_by_label("Only moves that cost something").uncheck()
    last = ann.find(".decision").last
    last.locator("summary").focus()
    ann.press("Enter")
    counted = last.locator("table tbody tr").evaluate_all(
        "(rows) => rows.map((row) => parseFloat(row.cells[1].textContent))"
    )
    assert abs(sum(counted) - 100) < 1
    last.get_by_role("button", name="See this moment on the board").click()
    expect(ann.find(".replay-where")).to_contain_text(f"Move {step_of(told, theirs[-1])} of")
    expect(ann.find(".verdict-move")).to_contain_text(f"{theirs[-1]['move']}. Bruno: ")
    assert ann.problems == []


def test_who_looks_on_begins_with_the_winner_and_sees_others_through_their_eyes(come: Come) -> None:
    ann, eve = come(), come()
    table = over(ann)
    (winner,) = ann.view(table)["champions"]
    eve.go(f"/t/{table}/analysis")
    eve.await_analysis()
    eyes = eve.page.get_by_label("Seen through the eyes of")
    expect(eyes).to_have_value(str(winner))
    told = analysed(eve, table)
    other = next(each for each in told["decisions"] if each["seat"] != winner)
    eve.page.get_by_label("Move", exact=True).fill(str(step_of(told, other) - 1))
    eve.page.get_by_role("button", name=re.compile("^See it as .+ did$")).click()
    expect(eyes).to_have_value(str(3 - winner))
    expect(eve.find(".hand button")).to_have_count(len(other["hand"]))
    assert [card.lower() for card in eve.hand()] == other["hand"]
    assert ann.problems == eve.problems == []


def test_it_says_how_far_it_is_and_what_went_wrong(come: Come) -> None:
    ann = come()
    playing = ann.make_table(players=2, bots=["counter"])
    ann.post(f"/{playing}/start")
    ann.go(f"/t/{playing}/analysis")
    expect(ann.find("main")).to_contain_text("available when the match is over")
    table = over(ann)
    address = re.compile(r"/api/tables/\w+/analysis")

    def answers(status: int, body: str) -> None:
        def answer(route: Route) -> None:
            route.fulfill(status=status, content_type="application/json", body=body)

        ann.page.unroute(address)
        ann.page.route(address, answer)

    answers(202, '{"done": 0.25}')
    ann.go(f"/t/{table}/analysis")
    expect(ann.find("progress")).to_have_attribute("value", "0.25")
    answers(503, '{"error": "analysis-failed", "say": {"id": "error-analysis-failed"}}')
    expect(ann.find("[role=alert]")).to_have_text("The match could not be analysed now.")
    ann.page.unroute(address)
    ann.page.get_by_role("button", name="Try again").click()
    ann.await_analysis()
    expect(ann.find("progress, [role=alert]")).to_have_count(0)
