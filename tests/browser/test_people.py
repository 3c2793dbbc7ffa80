"""Several people in browsers of their own, at the same table, and one person in several places at once."""

import time
from typing import Any

from person import ASKED, FREE, OVER, READY, UNMADE, Come, Person
from playwright.sync_api import expect


def seat_all(people: list[Person], **wanted: Any) -> str:
    """A table of the first one's, where the others sit down; the match begins."""
    maker, *others = people
    table = maker.make_table(**wanted)
    for number, person in enumerate(others, start=2):
        person.post(f"/{table}/join", name=f"Guest {number}")
    maker.post(f"/{table}/start")
    for person in people:
        person.go(f"/t/{table}")
    return table


def play_match(people: list[Person], table: str) -> None:
    """Plays to the end of the match by clicks; whoever is asked moves, bots at once."""
    seats = {person.look_up(table)["table"]["you"]: person for person in people}
    while (seen := people[0].look_up(table))["table"]["phase"] != "match-over":
        if seen["table"]["phase"] == "round-over":
            people[-1].await_me()
            with people[-1].page.expect_response("**/next"):
                people[-1].find(OVER).click()
        elif asked := seats.get(seen["view"]["decider"]):
            asked.await_me()
            asked.decide()
        else:
            time.sleep(0.02)  # a bot's turn


def all_saw_it(people: list[Person], table: str) -> None:
    """Everyone's page came to the same end as the server's, and nothing went wrong on the way."""
    champions = people[0].view(table)["champions"]
    for person in people:
        person.catch_up()
        seen = person.look_up(table)
        title = person.find("#table-title").inner_text()
        assert title.startswith("You") == (seen["table"]["you"] in champions) or len(champions) > 1
        assert seen["view"]["champions"] == champions
        assert person.problems == []


def test_four_people_play_a_match(come: Come) -> None:
    people = [come() for _ in range(4)]
    table = seat_all(people, edition="modern", players=4, knobs={"tokens": 1})
    play_match(people, table)
    all_saw_it(people, table)
    expect(people[3].find("main .tokens")).to_have_count(4)


def test_two_people_and_four_bots_play_premium(come: Come) -> None:
    ann, bob = come(), come()
    table = ann.make_table(edition="premium", players=6, knobs={"tokens": 1})
    bob.post(f"/{table}/join", name="Bob")
    for _ in range(4):
        ann.post(f"/{table}/bot", level="counter")
    ann.post(f"/{table}/start")
    for person in (ann, bob):
        person.go(f"/t/{table}")
    play_match([ann, bob], table)
    all_saw_it([ann, bob], table)


def test_a_double_click_moves_once_and_means_nothing(come: Come) -> None:
    ann, bob = come(), come()
    # Half of all first hands of this deck hold the Princess, whom one must not lose by a slip.
    knobs = {"deck": {"princess": 1, "countess": 3}, "players": [2, 2], "two_player_aside": 0}
    table = seat_all([ann, bob], edition="classic", players=2, knobs=knobs)
    slipped = moved = False
    while not (slipped and moved):
        seen = ann.look_up(table)
        if seen["table"]["phase"] == "round-over":
            ann.post(f"/{table}/next")
            continue
        person = ann if seen["view"]["decider"] == 1 else bob
        person.await_me()
        princess = person.find(".hand button[aria-label^=Princess]")
        (princess if princess.count() and not slipped else person.find(FREE).last).first.click()
        person.find(READY).dblclick()
        if person.find(".ruin").count():
            # Even if the button had not moved from under the pointer.
            person.find(READY).dispatch_event("click", {"detail": 2})
            person.drawn()
            assert person.look_up(table)["seq"] == seen["seq"]
            slipped = True
            person.post(f"/{table}/move", move=person.view(table)["options"][0])
        else:
            expect(person.find(ASKED)).to_have_count(0)
            assert person.look_up(table)["seq"] == seen["seq"] + 1
            moved = True
    assert ann.problems == bob.problems == []


def test_two_tabs_of_one_seat_stay_in_step(come: Come) -> None:
    ann = come()
    table = ann.play_bots()
    tab = Person(ann.context, ann.url)
    tab.go(f"/t/{table}")
    tab.find(ASKED).wait_for()
    for one, other in ((ann, tab), (tab, ann)):
        # What is chosen in one tab is no choice in the other, and what is played in one is played in both.
        if one.find(FREE).count():
            one.find(FREE).first.click()
            one.await_any(READY, f"{UNMADE} label")
            expect(other.find(".hand [aria-pressed=true]")).to_have_count(0)
            one.find(".hand [aria-pressed=true]").click()
        one.decide()
        one.my_turn()
        other.await_me()
        expect(other.find("#table-title")).to_have_text(one.find("#table-title").inner_text())
        assert other.hand() == one.hand()
        assert (
            other.find(".log-entry").all_inner_texts() == one.find(".log-entry").all_inner_texts()
        )
    assert ann.problems == tab.problems == []


def test_two_next_rounds_at_once(come: Come) -> None:
    ann, bob = come(), come()
    table = seat_all([ann, bob], edition="classic", players=2)
    while ann.look_up(table)["table"]["phase"] == "playing":
        for person in (ann, bob):
            if options := person.view(table)["options"]:
                person.post(f"/{table}/move", move=options[0])
    for person in (ann, bob):
        person.find(OVER).wait_for()
    before = ann.look_up(table)["seq"]
    at_once = 1000 * time.time() + 1000
    for person in (ann, bob):  # on a slow machine one of them may find that it was done already
        person.page.evaluate(
            "at => setTimeout(() => document.querySelector('.result .button-primary')?.click(), at - Date.now())",
            at_once,
        )
    for person in (ann, bob):
        expect(person.find(".status-round")).to_contain_text("Round 2")
        expect(person.find(".problem")).to_have_count(0)
    assert ann.look_up(table)["seq"] == before + 1
    # The slower of the two is told 409 by the server, which is no problem of anybody's.
    assert [text for text in ann.problems + bob.problems if "409" not in text] == []


def test_who_loses_the_seat_is_told(come: Come) -> None:
    """Removed by the maker, or gone on another tab; and where nobody may look on, so is who did."""
    ann, bob, eve = come(), come(), come()
    table = ann.make_table(players=2, options={"watchers": False})
    bob.post(f"/{table}/join", name="Bob")
    for person in (bob, eve):
        person.go(f"/t/{table}")
    expect(bob.page.get_by_role("button", name="Leave the table")).to_be_visible()
    ann.post(f"/{table}/remove", seat=2)
    expect(bob.page.get_by_text("You are no longer at this table")).to_be_visible()
    ann.post(f"/{table}/bot", level="random")
    ann.post(f"/{table}/start")
    expect(eve.page.get_by_text("This table is private")).to_be_visible()
    for person in (bob, eve):
        assert person.problems == []


def test_leaving_is_a_pause(come: Come) -> None:
    """Who leaves finds the table again, and the seat; the other reads who played meanwhile."""
    ann, bob = come(), come()
    table = seat_all([ann, bob], edition="modern", players=2, options={"watchers": False})
    bob.await_any("main.table")
    bob.page.get_by_role("button", name="Menu").click()
    bob.page.get_by_text("Leave the match").first.click()
    bob.page.get_by_role("button", name="Leave the match").click()
    bob.find(f"a[href$='/t/{table}']").first.click()
    back = bob.page.get_by_role("button", name="Take your seat back")
    expect(back).to_be_visible()
    expect(bob.find(".hand")).to_have_count(0)
    back.click()
    expect(bob.find(".hand button").first).to_be_visible()
    expect(back).to_have_count(0)
    log = ann.find(".log")
    expect(log).to_contain_text("Guest 2 leaves the table.")
    expect(log).to_contain_text("Guest 2 sits down.")
    assert ann.problems == bob.problems == []


def test_time_that_ran_out_is_told_where_the_eyes_are_and_in_the_log(come: Come) -> None:
    ann, bob = come(), come()
    options = {"move_seconds": 1}
    table = seat_all([ann, bob], edition="modern", players=2, options=options)
    seats = {ann.look_up(table)["view"]["decider"]: "asked"}
    asked, other = (ann, bob) if 1 in seats else (bob, ann)
    name = "Ann" if asked is ann else "Guest 2"
    expect(asked.find(".log")).to_contain_text("Your time ran out: the computer plays for you.")
    said = f"{name}’s time ran out: the computer plays instead."
    expect(other.find(".log")).to_contain_text(said)
