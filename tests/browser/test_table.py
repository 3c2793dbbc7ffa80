"""The table as it is played: happenings have their time, trouble is told where the eyes are, nothing is lost."""

import json
from random import Random

from helpers import pick
from live import Server
from person import ASKED, FREE, READY, Come, Person
from playwright.sync_api import Locator, ViewportSize, expect
from tables import NAMES, READER, Moment, Theatre, moments

from duenna import Game

PHONE = ViewportSize(width=390, height=664)


def at_speed(person: Person, speed: str) -> Person:
    """The same person, who has set a speed."""
    kept = json.dumps({"speed": speed})
    person.context.add_init_script(f"localStorage.setItem('duenna.settings', {kept!r})")
    return person


def turns_of_others() -> list[Moment]:
    """A round's start, and what three others do in turn until the reader is asked."""
    for seed in range(100):
        game = Game("modern", NAMES[:4], seed=seed, first_start="2")
        random, told = Random(seed), 0
        steps = []
        while True:
            events = game.events_for(READER, told)
            told = len(game.events)
            view = game.view(READER).to_json()
            steps.append(Moment(game, view, events, "playing"))
            if game.round_over or game.decider == READER:
                break
            game.play(pick(random, game.legal_moves()))
        if len(steps) == 4 and game.decider == READER and game.question == "play":
            return steps
    raise AssertionError("no such round")


def set_out(person: Person) -> tuple[Theatre, list[Moment]]:
    """A page to which three moves come at once."""
    theatre = Theatre(person)
    start, *moves = turns_of_others()
    theatre.show(start)
    for move in moves:
        theatre.happen(move)
    return theatre, moves


def test_each_happening_has_its_time(come: Come) -> None:
    person = at_speed(come(), "calm")
    theatre, moves = set_out(person)
    news = person.find(".news")
    names = [NAMES[seat - 1] for seat in (2, 3, 4)]
    expect(news).to_contain_text(f"{names[0]} plays")
    expect(person.find(ASKED)).to_have_count(0)
    person.press("g")
    expect(news).to_contain_text(f"{names[1]} plays")
    person.page.get_by_role("button", name="Go on").click()
    expect(news).to_contain_text(f"{names[2]} plays")
    expect(person.find(ASKED)).to_have_count(1)
    expect(person.page.get_by_role("button", name="Go on")).to_have_count(0)
    expect(person.find(".recap li")).to_have_count(2)
    expect(person.find(".since-title")).to_have_text("Since your last turn")
    assert len(theatre.person.hand()) == len(moves[-1].view["hand"])


def test_happenings_go_on_by_themselves_and_in_order(come: Come) -> None:
    person = at_speed(come(), "quick")
    theatre, _ = set_out(person)
    theatre.page.evaluate("""() => {
        window.told = [];
        const news = document.querySelector(".news");
        const watcher = new MutationObserver(() => told.push(news.textContent));
        watcher.observe(news, {subtree: true, characterData: true, childList: true});
    }""")
    expect(person.find(ASKED)).to_have_count(1)
    told = [text.split(" plays")[0] for text in theatre.page.evaluate("told") if " plays" in text]
    assert list(dict.fromkeys(told))[-2:] == [NAMES[2], NAMES[3]]


def test_whoever_acts_is_never_held_up(come: Come) -> None:
    for act in ("1", "click"):
        person = at_speed(come(), "calm")
        set_out(person)
        expect(person.find(ASKED)).to_have_count(0)
        if act == "click":
            person.find("#hand-0").click()
        else:
            person.press(act)
        expect(person.find(ASKED)).to_have_count(1)
        assert person.find(".hand [aria-pressed=true], dialog[open]").count() == 1


def test_a_tap_on_the_middle_goes_on(come: Come) -> None:
    person = at_speed(come(viewport=PHONE), "calm")
    set_out(person)
    expect(person.find(".news")).to_contain_text(f"{NAMES[1]} plays")
    person.find(".news").click()
    expect(person.find(".news")).to_contain_text(f"{NAMES[2]} plays")


def test_without_motion_the_same_is_told_and_nothing_moves(come: Come) -> None:
    still, moving = (
        at_speed(come(reduced_motion=motion), "calm") for motion in ("reduce", "no-preference")
    )
    for person in (still, moving):
        set_out(person)
    assert still.find(".news").inner_text() == moving.find(".news").inner_text()
    expect(moving.find(".flying").first).to_be_attached()
    expect(still.find(".flying")).to_have_count(0)
    assert still.page.evaluate("document.getAnimations().length") == 0


def test_a_round_of_computers_alone_can_be_passed_over(come: Come) -> None:
    person = at_speed(come(), "calm")
    theatre = Theatre(person)
    left = moments("modern", 6)["computers"]
    theatre.show(left)
    person.page.get_by_role("button", name="To the end of the round").click()
    over = moments("modern", 6)["round-over"]
    theatre.happen(Moment(left.game, left.view, left.events[-1:], "playing"))
    theatre.happen(Moment(left.game, over.view, over.events[-3:], "round-over"))
    expect(person.page.get_by_role("button", name="Next round")).to_be_visible()


def in_sight(element: Locator) -> bool:
    """Whether all of an element can be seen without scrolling."""
    return bool(
        element.evaluate("""(element) => {
            const {top, bottom, left, right} = element.getBoundingClientRect();
            const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
            return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth && element.contains(hit);
        }""")
    )


def test_who_plays_without_a_server_is_told_so(come: Come, server: Server) -> None:
    person = come(server.url, viewport=PHONE)
    person.play_bots(3)
    while not person.find(FREE).count():
        person.decide()
        person.my_turn()
    port = int(server.url.rpartition(":")[2])
    server.stop()
    expect(person.find(".line")).to_contain_text("connection is lost")
    assert in_sight(person.find(".line"))
    person.find(FREE).first.click()
    while not person.find(READY).count():
        person.find(".tile").first.click()
    person.find(READY).click()
    alert = person.find("[role=alert]")
    expect(alert).to_contain_text("does not answer")
    assert in_sight(alert)
    server.start(port=port)
    expect(person.find(".line")).to_have_text("")
    expect(alert).to_have_count(0)


def test_the_clock_goes_by_the_servers_time(come: Come) -> None:
    person = come()
    person.context.add_init_script(
        "const now = Date.now; Date.now = () => now.call(Date) - 3_000_000"
    )
    table = person.make_table(
        players=2, bots=["counter"], knobs={"first_start": "1"}, options={"move_seconds": 300}
    )
    person.post(f"/{table}/start")
    person.go(f"/t/{table}")
    clock = person.find(".clock")
    expect(clock).to_be_visible()
    minutes, seconds = clock.inner_text().split()[-1].split(":")
    assert 200 < 60 * int(minutes) + int(seconds) <= 300


def test_the_focus_follows_every_change_of_screen(come: Come) -> None:
    person = come()
    at_title = person.find("h1:focus")
    person.go("/")
    for wanted in ("link:Play with friends", "button:Make the table", "button:and start"):
        role, _, name = wanted.partition(":")
        button = person.page.get_by_role("link" if role == "link" else "button", name=name)
        button.focus()
        person.press("Enter")
        expect(at_title).to_have_count(1)
    person.find(".table").wait_for()
    expect(at_title).to_have_count(1)
    for name in ("Rules", "Settings", "To the home page"):
        person.find(".bar-menu").focus()
        person.press("Enter")
        person.page.get_by_role("link", name=name).focus()
        person.press("Enter")
        expect(at_title).to_have_count(1)
        expect(person.find(".tabletop")).to_have_count(0)
        person.page.go_back()
        person.find(".table").wait_for()
        expect(at_title).to_have_count(1)
    person.page.goto(f"{person.url}/")
    play = person.page.get_by_role("button", name="Play now")
    play.focus()
    person.press("Enter")
    person.find(".table").wait_for()
    expect(at_title).to_have_count(1)


def test_a_forced_countess_is_said_before_it_is_asked(come: Come) -> None:
    theatre = Theatre(come())
    theatre.show(moments("modern", 4)["forced"])
    find = theatre.person.find
    expect(find(".ask")).to_contain_text("you must play the Countess")
    barred = find(".hand-card:has([aria-disabled=true])")
    expect(barred.locator(".hand-rule")).to_contain_text("you must play the Countess")
    barred.locator("button").click(force=True)  # it is disabled for choosing only
    expect(find("dialog[open]")).to_be_visible()
    assert not find(".hand [aria-pressed=true]").count()


def test_what_cannot_be_is_dimmed_and_may_be_named(come: Come) -> None:
    theatre = Theatre(come())
    moment = moments("modern", 4)["guessing"]
    theatre.show(moment)
    guard = moment.view["hand"].index("guard")
    find = theatre.person.find
    find(f"#hand-{guard}").click()
    if find(".tiles-target").count():
        find(".tiles-target .tile").first.click()
    find(".tile:has(.is-gone)").first.click()
    expect(find(".tile:has(.is-gone) input:checked")).to_have_count(1)
    expect(find(READY)).to_be_visible()


def test_a_reload_keeps_a_half_made_choice(come: Come) -> None:
    person = come()
    person.play_bots(4)
    while not person.find(FREE).count():
        person.decide()
        person.my_turn()
    person.find(FREE).last.click()
    title = person.find(".move-title").inner_text()
    person.page.reload(wait_until="domcontentloaded")
    expect(person.find(".hand [aria-pressed=true]")).to_have_count(1)
    expect(person.find(".move-title")).to_have_text(title)
    person.press("Escape")
    expect(person.find(".move-place")).to_have_count(0)
    person.page.reload(wait_until="domcontentloaded")
    person.await_me()
    expect(person.find(".hand [aria-pressed=true]")).to_have_count(0)


def test_choosing_a_card_does_not_say_its_rule_again(come: Come) -> None:
    theatre = Theatre(come())
    theatre.show(moments("modern", 4)["choosing"])
    find = theatre.person.find
    rules = find(".hand-rule").all_inner_texts()
    find("#hand-0").click()
    assert not any(rule in find(".move-place").inner_text() for rule in rules)
    theatre.page.get_by_role("button", name="The card’s rules").click()
    expect(find("dialog[open]")).to_be_visible()


def test_a_sheet_opens_and_makes_room(come: Come) -> None:
    theatre = Theatre(come(viewport=PHONE))
    theatre.show(moments("modern", 4)["asked"])
    person = theatre.person
    log = person.find("#sheet-log")
    expect(log).to_be_hidden()
    person.find("#tab-log").focus()
    person.press("Enter")
    expect(log).to_be_visible()
    assert in_sight(person.find("#hand-0"))
    person.press("Escape")
    expect(log).to_be_hidden()
    expect(person.find("#tab-log")).to_be_focused()
    person.press("Enter")
    person.find("#hand-0").click()
    expect(log).to_be_hidden()
    assert in_sight(person.find(".move-place"))


def test_a_table_prints_whole_on_paper(come: Come) -> None:
    theatre = Theatre(come())
    theatre.show(moments("modern", 4)["asked"])
    theatre.page.emulate_media(media="print")
    find = theatre.person.find
    for hidden in (".bar-menu", ".tabs", ".sheet-say"):
        expect(find(hidden)).to_be_hidden()
    for shown in ("h1", ".hand-rule >> nth=0", "#sheet-log", ".seat >> nth=0"):
        expect(find(shown)).to_be_visible()
    assert find(".tabletop").evaluate("(e) => getComputedStyle(e).overflowY") == "visible"
    assert find(".log").evaluate("(e) => e.scrollHeight <= e.clientHeight + 1")
