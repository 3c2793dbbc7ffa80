"""The analysis of a finished match on the page: reached from it, the same numbers as the server's, by keys too."""

import re
from urllib.parse import parse_qs, urlsplit

import pytest
from person import OVER, Come, Person
from playwright.sync_api import Route, expect

# A fresh clone compiles first, and nobody is in a hurry.
pytestmark = [pytest.mark.usefixtures("compiled"), pytest.mark.timeout(900)]


def over(person: Person) -> str:
    """A finished match of two rounds or more against a computer player."""
    return person.finish_match(tokens=2, longer_than=8)


def test_a_match_is_analysed_from_its_end(come: Come) -> None:
    ann = come()
    table = over(ann)
    ann.go(f"/t/{table}")
    ann.find(OVER).wait_for()
    ann.page.get_by_role("link", name="Analyse the match").click()
    ann.page.wait_for_url(f"**/t/{table}/analysis?match=1")
    ann.await_analysis()
    api = f"{ann.url}/api/tables/{table}"
    told = ann.context.request.get(f"{api}/analysis").json()
    expect(ann.find(".decision")).to_have_count(len(told["decisions"]))
    costly = [each for each in told["decisions"] if each["word"] != "fine"]
    worst = sorted(costly, key=lambda each: -each["cost"]["chance"])
    expect(ann.find(".costliest li")).to_have_count(min(5, len(worst)))
    # Each says at once what would have been better and, of a guess, how likely it was.
    for line, each in zip(ann.find(".costliest li").all(), worst, strict=False):
        expect(line.locator("p")).to_contain_text("Better: ")
        if each["guess"] and each["hit"] is not None:
            expect(line.locator("p")).to_contain_text("The chance that the guess was right")
    rows = ann.find(".analysis table.numbers").first.locator("tbody tr")
    expect(rows.nth(0).locator("td")).to_have_text(
        [str(each["decisions"]) for each in told["summaries"]]
    )
    expect(rows.nth(12).locator("td")).to_have_text(
        [f"{100 * each['last']:.1f}%" for each in told["summaries"]]
    )
    # The line as a table has every moment, and its two ends.
    ann.page.get_by_text("The same as a table").click()
    points = ann.find(".graph + details tbody tr")
    expect(points).to_have_count(len(told["points"]))
    expect(points.first).to_contain_text("deal")
    expect(points.last).to_contain_text("end")
    # Each decision leads to the very moment in the replay, in the eyes of who decided.
    links = ann.find(".decision a").evaluate_all("(links) => links.map((link) => link.href)")
    for link, decision in zip(links, told["decisions"], strict=True):
        query = parse_qs(urlsplit(link).query)
        assert query["eyes"] == [str(decision["seat"])]
        told_again = ann.context.request.get(f"{api}/replay?match=1&eyes={decision['seat']}").json()
        view = told_again["steps"][int(query["move"][0]) - 1]["view"]
        assert (view["hand"], view["decider"]) == (decision["hand"], decision["seat"])
        assert (view["round"], decision["played"] in view["options"]) == (decision["round"], True)
    assert ann.problems == []


def test_one_player_and_the_costly_moves_alone_by_keys(come: Come) -> None:
    ann = come()
    table = over(ann)
    ann.go(f"/t/{table}/analysis")
    ann.await_analysis()
    told = ann.context.request.get(f"{ann.url}/api/tables/{table}/analysis").json()
    ann.page.get_by_label("Player", exact=True).select_option("1")
    mine = [each for each in told["decisions"] if each["seat"] == 1]
    expect(ann.find(".decision")).to_have_count(len(mine))
    first = ann.find(".decision summary").first
    first.focus()
    ann.press("Enter")
    expect(ann.find(".decision[open] caption").first).to_have_text("Bruno could hold:")
    counted = ann.find(".decision[open] tbody tr").evaluate_all(
        "(rows) => rows.map((row) => parseFloat(row.cells[1].textContent))"
    )
    assert abs(sum(counted) - 100) < 1
    costly = [each for each in mine if each["word"] != "fine"]
    ann.page.get_by_label("Only moves that cost something").check()
    expect(ann.find(".decision")).to_have_count(len(costly))
    if costly:
        ann.find(".costliest a").first.press("Enter")
        most = max(float(each["cost"]["chance"]) for each in costly)
        expect(ann.find(".decision[open] > summary:focus")).to_have_count(1)
        worst = ann.find(".decision:has(> summary:focus)")
        expect(worst).to_contain_text(f"it cost {100 * most:.1f}")
    assert ann.problems == []


def test_it_says_how_far_it_is_and_what_went_wrong(come: Come) -> None:
    ann = come()
    playing = ann.make_table(players=2, bots=["counter"])
    ann.post(f"/{playing}/start")
    ann.page.goto(f"{ann.url}/t/{playing}/analysis")
    expect(ann.find("[role=alert]")).to_have_text("The match is not over yet.")
    ann.problems.clear()  # the browser itself notes the refusal
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
