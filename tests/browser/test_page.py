"""The page in a real browser. The shuffles are not fixed: whatever is dealt, this holds."""

import re
from itertools import cycle

import pytest
from live import Server
from person import ASKED, OVER, Come, Person
from playwright.sync_api import expect

from duenna.text.languages import LANGUAGES, LOCALES


def test_a_newcomer_plays_at_once(come: Come) -> None:
    person = come(reduced_motion="no-preference")
    person.go("/")
    person.page.get_by_label("Your name").fill("Ann")
    person.page.get_by_role("button", name="Play now").click()
    person.play_round()
    expect(person.find(".me-name")).to_contain_text("Ann")
    expect(person.find("h1")).to_contain_text(re.compile("wins? the round"))
    person.page.get_by_role("button", name="Next round").click()
    expect(person.find(".status-round")).to_contain_text("Round 2")
    person.await_me()
    assert person.problems == []


def test_two_people_share_a_link(come: Come) -> None:
    ann, bob = come(), come()
    ann.go("/")
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.get_by_role("link", name="Play with friends").click()
    ann.find("label:has(input[value=classic])").click()
    ann.page.get_by_role("combobox", name="Players", exact=True).select_option("2")
    ann.page.get_by_role("button", name="Make the table").click()
    link = ann.page.get_by_label("Link to this table").input_value()
    table = link.rpartition("/")[2]

    bob.go(link.removeprefix(bob.url))
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_role("button", name="Take a seat").click()
    expect(ann.find(".gather .row", has_text="Bob")).to_contain_text("Here")
    expect(ann.find(".log")).to_contain_text("Bob sits down.")
    bob.go("/")
    expect(ann.find(".gather .row", has_text="Bob")).to_contain_text("Away")
    bob.go(link.removeprefix(bob.url))
    expect(ann.find(".gather .row", has_text="Bob")).to_contain_text("Here")
    ann.page.get_by_role("button", name="Start", exact=True).click()
    for person in (ann, bob):
        person.find("main.table").wait_for()

    ann.catch_up()
    turns = cycle([ann, bob] if ann.find(ASKED).count() else [bob, ann])
    person = next(turns)
    while True:
        person.await_me()
        if person.find(OVER).count():
            break
        sees_only_own_hand(person, table)
        person.decide()
        if not person.find(ASKED).count():
            person = next(turns)
            sees_only_own_hand(person, table)
    for each in (ann, bob):
        each.find(OVER).wait_for()
        assert each.problems == []


def test_a_full_table_invites_to_look_on_or_nobody(come: Come) -> None:
    ann = come()
    table = ann.make_table(players=3, bots=["counter"])
    ann.go(f"/t/{table}")
    share = ann.find(".share-panel")
    expect(share).to_contain_text("Whoever opens it can take a seat.")
    ann.post(f"/{table}/bot", level="counter")
    expect(share).to_contain_text(
        "All seats are taken. Whoever opens this link can watch as a spectator."
    )
    expect(share).not_to_contain_text("take a seat")
    private = ann.make_table(players=2, bots=["counter"], options={"watchers": False})
    ann.go(f"/t/{private}")
    expect(ann.find(".gather .row")).to_have_count(2)
    expect(share).to_have_count(0)
    ann.page.get_by_role("button", name="Remove").click()
    expect(share).to_contain_text("Whoever opens it can take a seat.")
    assert ann.problems == []


def sees_only_own_hand(person: Person, table: str) -> None:
    """The page shows the own hand, and of another's only what is known for certain."""
    person.await_me()
    if person.find(OVER).count():
        return
    view = person.view(table)
    assert [name.lower() for name in person.hand()] == view["hand"]
    known = {card for seat, card in view["known"].items() if int(seat) != view["seat"] and card}
    faces = person.find(".seat-hand .card-art[title]").evaluate_all(
        "(all) => all.map((a) => a.title)"
    )
    assert {name.lower() for name in faces} <= known


def test_keys_alone(come: Come) -> None:
    person = come()
    person.go("/")
    person.tab_to("input[name=name]")
    person.page.keyboard.type("Ann")
    person.press("Enter")
    person.await_any(ASKED, OVER)
    person.await_me()
    ways = cycle([person.decide_by_keys, person.decide_by_words])
    while person.find(ASKED).count():
        next(ways)()
        person.await_me()
    person.tab_to(OVER)
    person.press("Enter")
    expect(person.find(".status-round")).to_contain_text("Round 2")
    assert person.problems == []


def test_a_reload_keeps_the_seat_and_the_question(come: Come) -> None:
    person = come()
    person.play_bots()
    hand, question = person.hand(), person.find("#table-title").inner_text()
    person.page.reload(wait_until="domcontentloaded")
    person.await_me()
    assert (person.hand(), person.find("#table-title").inner_text()) == (hand, question)
    person.decide()
    person.await_me()


def test_a_lost_line_is_told_and_mended(come: Come) -> None:
    person = come()
    person.play_bots()
    hand = person.hand()
    person.context.set_offline(True)
    expect(person.find(".line")).to_contain_text("connection is lost")
    person.context.set_offline(False)
    expect(person.find(".line")).to_have_text("")
    assert person.hand() == hand
    person.decide()
    person.await_me()


def test_a_server_that_starts_anew(come: Come, server: Server) -> None:
    person = come(server.url)
    person.play_bots()
    hand = person.hand()
    server.stop()
    expect(person.find(".line")).to_contain_text("connection is lost")
    server.start(port=int(server.url.rpartition(":")[2]))
    expect(person.find(".line")).to_have_text("")
    assert person.hand() == hand
    person.decide()
    person.await_me()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_its_words(come: Come, language: str) -> None:
    person = come(locale=language)
    person.go("/")
    speaks(person, language)
    person.play_bots()
    speaks(person, language)


def speaks(person: Person, language: str) -> None:
    """The page says that it is in the language, and all its messages are there and filled in."""
    expect(person.find("html")).to_have_attribute("lang", language)
    assert person.page.title()
    text = person.find("body").inner_text()
    assert not re.search(r"[{}$]|undefined|\[object|\bNaN\b", text), text
    ids = {
        name
        for file in (LOCALES / "en").glob("*.ftl")
        for name in re.findall(r"^([a-z]+-[a-z-]+) =", file.read_text("utf-8"), re.MULTILINE)
    }
    assert not ids & set(re.findall(r"[a-z]+-[a-z-]+", text)), text


def test_people_talk_and_need_not_listen(come: Come) -> None:
    ann, bob = come(), come()
    table = ann.make_table(players=2)
    bob.post(f"/{table}/join", name="Bob")
    ann.post(f"/{table}/start")
    for person in (ann, bob):
        person.go(f"/t/{table}")
        person.find("#tab-say").click()
    bob.page.get_by_label("What you say").fill("<b>Well</b> met")
    bob.press("Enter")
    expect(ann.find(".log")).to_contain_text("Bob: <b>Well</b> met")
    ann.page.get_by_role("group", name="Hide messages from").get_by_label("Bob").check()
    expect(ann.find(".log")).not_to_contain_text("met")
    bob.page.get_by_role("button", name="Ouch!").click()
    ann.page.reload(wait_until="domcontentloaded")
    expect(bob.find(".log")).to_contain_text("Ouch!")
    expect(ann.find(".log")).to_contain_text("Round 1")
    expect(ann.find(".log")).not_to_contain_text("Bob:")
    assert ann.problems == bob.problems == []


def test_another_device_takes_the_seat_along(come: Come) -> None:
    ann, phone = come(), come()
    table = ann.play_bots()
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_role("button", name="Continue on another device").click()
    expect(ann.page.get_by_role("img", name="The link as a QR code")).to_be_visible()
    link = ann.page.get_by_label("Link for your other device").input_value()
    ann.press("Escape", "Escape")
    phone.go(link.removeprefix(phone.url))
    phone.find(ASKED).wait_for()
    assert phone.page.url == f"{phone.url}/t/{table}"
    assert phone.hand() == ann.hand()
    # A move on one is a move on both.
    phone.decide()
    for device in (phone, ann):
        device.await_me()
    assert phone.find("#table-title").inner_text() == ann.find("#table-title").inner_text()
    assert phone.hand() == ann.hand()
    phone.go(link.removeprefix(phone.url))  # once more, by who sits there already
    phone.await_any(ASKED, OVER)
    late = come()
    late.go(link.removeprefix(late.url))
    expect(late.find("main")).to_contain_text("wrong, already used or expired")
    assert [text for text in ann.problems + phone.problems if "422" not in text] == []


def test_house_rules_are_turned_and_told(come: Come) -> None:
    ann = come()
    ann.go("/new")
    ann.page.get_by_text("House rules", exact=True).click()
    ann.page.get_by_label("If hands tie").select_option("nobody wins")
    ann.page.get_by_label("Players allowed").select_option("2 to 8")
    ann.page.get_by_role("combobox", name="Players", exact=True).select_option("7")
    ann.page.get_by_role("button", name="Make the table").click()
    # What the server does not accept is told where it was chosen, and nothing is lost.
    tokens = ann.page.get_by_label("Tokens needed to win the match")
    expect(tokens).to_have_attribute("aria-invalid", "true")
    expect(ann.find("#tokens-problem")).to_contain_text("tokens win a match of 7")
    tokens.fill("2")
    expect(tokens).not_to_have_attribute("aria-invalid", "true")
    ann.page.get_by_role("button", name="Make the table").click()
    expect(ann.find(".house-list")).to_contain_text("If hands tie: nobody wins")
    expect(ann.find(".facts")).to_contain_text("2 tokens to win")
    expect(ann.find(".gather .row")).to_have_count(7)
    assert [problem for problem in ann.problems if "422" not in problem] == []
