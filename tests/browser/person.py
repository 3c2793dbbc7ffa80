"""Someone who plays in a browser: by clicks or by keys, taking the first choice there is."""

import os
import re
import shutil
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Playwright, expect

PATIENCE = 60_000  # milliseconds: the machine may be busy
ARGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

# Asked for a move; the round is over and nothing is under way.
ASKED = "main.is-mine"
OVER = ".result .button-primary:not([aria-disabled])"
# Nothing is chosen any more, or the page asks whether it is meant.
CHOSEN = ".hand [aria-pressed=true], form.move input:checked"
SETTLED = f"main.table:has(.ruin), main.table:not(:has({CHOSEN}))"
FREE = ".hand button[aria-pressed=false]:not([aria-disabled])"
UNMADE = "fieldset.choice:not(:has(input:checked))"
READY = "form.move .button-primary:not([aria-disabled])"

# Preact's effects, key listeners among them, begin after what they belong to is drawn.
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"

# Whoever tests does not wait until what happened could be read, unless it is set otherwise.
TELL = """
    try {
        const set = JSON.parse(localStorage.getItem("duenna.settings") ?? "{}");
        localStorage.setItem("duenna.settings", JSON.stringify({ speed: "once", ...set }));
    } catch {}  // an empty page keeps nothing
    addEventListener("securitypolicyviolation", (event) =>
        console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`));
"""


def launch(playwright: Playwright) -> Browser:
    """The machine's Chromium, else the one that Playwright installed; without either it fails."""
    expect.set_options(timeout=PATIENCE)
    names = ("chromium", "chromium-browser", "google-chrome")
    path = next(filter(None, map(shutil.which, names)), None)
    return playwright.chromium.launch(executable_path=path, args=ARGS, timeout=2 * PATIENCE)


class Person:
    """A browser window of its own, with its own cookies."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.context, self.url = context, url
        self.problems: list[str] = []
        context.set_default_timeout(PATIENCE)
        context.add_init_script(TELL)
        self.page = context.new_page()
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on(
            "console",
            lambda said: self.problems.append(said.text) if said.type == "error" else None,
        )
        self.page.on("request", lambda request: self._own(request.url))

    def _own(self, address: str) -> None:
        if not address.startswith((f"{self.url}/", "data:")):
            self.problems.append(f"asked elsewhere: {address}")

    def go(self, path: str) -> None:
        """Opens an address and waits for the page's title there."""
        self.page.goto(self.url + path, wait_until="domcontentloaded")
        expect(self.page.locator("h1[tabindex]")).to_be_visible()

    def find(self, selector: str, **wanted: Any) -> Locator:
        return self.page.locator(selector, **wanted)

    def await_analysis(self) -> None:
        """Waits until a match has been analysed, which is the last that a busy machine does."""
        self.find(".standing").wait_for(state="attached", timeout=4 * PATIENCE)

    def await_any(self, *selectors: str) -> None:
        self.find(", ".join(selectors)).first.wait_for()

    def drawn(self) -> None:
        """Waits until the page has drawn what it knows, and listens to keys."""
        self.page.evaluate(DRAWN)

    def catch_up(self) -> None:
        """Waits until the page shows the table as the server has it now, or later."""
        seq = self.look_up(self.page.url.rpartition("/")[2])["seq"]
        shown = self.find("main[data-seq]")
        deadline = time.monotonic() + PATIENCE / 1000
        while int(shown.get_attribute("data-seq") or 0) < seq:
            assert time.monotonic() < deadline, f"the page never came to event {seq}"
            time.sleep(0.01)
        self.drawn()

    def await_me(self) -> None:
        """Waits until everyone waits for this person: to move, or to go on after a round."""
        self.await_any(ASKED, OVER)
        self.catch_up()
        while not self.find(f"{ASKED}, {OVER}").count():  # it was so no longer
            self.await_any(ASKED, OVER)
            self.catch_up()

    # ---- tables without clicks

    def post(self, path: str, **body: Any) -> Any:
        body = {"cmd_id": os.urandom(8).hex(), **body}
        answer = self.context.request.post(f"{self.url}/api/tables{path}", data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def make_table(self, options: dict[str, Any] | None = None, **wanted: Any) -> str:
        """A table of this person's, made by a request; nobody moves for who is slow, as a machine may be."""
        options = {"absent_seconds": 0, **(options or {})}
        return str(self.post("", name="Ann", options=options, **wanted)["id"])

    def play_bots(self, players: int = 3, aids: str = "counts", **wanted: Any) -> str:
        """Sits down with bots and waits to be asked for the first move."""
        table = self.make_table(
            players=players,
            bots=["counter"] * (players - 1),
            options={"aids": aids},
            **wanted,
        )
        self.post(f"/{table}/start")
        self.go(f"/t/{table}")
        self.my_turn()
        return table

    def look_up(self, table: str) -> Any:
        return self.context.request.get(f"{self.url}/api/tables/{table}").json()

    def finish_match(self, tokens: int, longer_than: int) -> str:
        """A match against one bot, played to its end; another one if it had no more steps than that.

        This person begins, so that the next match at the table is not over before anyone has looked.
        """
        knobs = {"tokens": tokens, "first_start": "1"}
        while True:
            table = self.make_table(players=2, bots=["counter"], knobs=knobs)
            self.post(f"/{table}/start")
            self.play_out(table)
            told = self.context.request.get(f"{self.url}/api/tables/{table}/replay").json()
            if len(told["steps"]) > longer_than:
                return table

    def view(self, table: str) -> Any:
        return self.look_up(table)["view"]

    def play_out(self, table: str) -> None:
        """Plays the match to its end by requests, always the first move there is."""
        while (seen := self.look_up(table))["table"]["phase"] != "match-over":
            if seen["table"]["phase"] == "round-over":
                self.post(f"/{table}/next")
            elif seen["view"]["options"]:
                self.post(f"/{table}/move", move=seen["view"]["options"][0], seq=seen["seq"])

    # ---- playing

    def my_turn(self) -> None:
        """Waits for a move to make; goes on to the next round where one ended before it."""
        self.await_me()
        while not self.find(ASKED).count():
            self.find(OVER).click()
            self.await_me()

    def decide(self) -> None:
        """Makes the first move there is, by clicks."""
        if self.find(FREE).count():
            self.find(FREE).first.click()
        self.await_any(READY, f"{UNMADE} label")
        while not self.find(READY).count():
            self.find(f"{UNMADE} label").first.click()
            self.await_any(READY, f"{UNMADE} label")
        self.find(READY).click()
        self.find(SETTLED).wait_for()
        if self.find(".ruin").count():
            self.find(READY).click()
            self.find(f"main.table:not(:has({CHOSEN}))").wait_for()

    def play_round(self) -> None:
        """Plays until the round is over."""
        self.await_me()
        while self.find(ASKED).count():
            self.decide()
            self.await_me()

    def hand(self) -> list[str]:
        """The cards of the hand, as the page calls them."""
        names = self.find(".hand button.card").evaluate_all(
            "(cards) => cards.map((card) => card.getAttribute('aria-label'))"
        )
        return [re.sub(r", \d+$", "", name) for name in names]

    # ---- by keys alone

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def tab_to(self, selector: str) -> None:
        """Tabs on until such an element has the focus."""
        focused = ", ".join(f"{each}:focus" for each in selector.split(", "))
        for _ in range(150):
            if self.find(focused).count():
                return
            self.press("Tab")
        raise AssertionError(f"never got to {selector}")

    def decide_by_keys(self) -> None:
        """Makes the first move there is, by keys."""
        if self.find(FREE).count():
            if self.find("#typed:focus").count():  # where a digit is only a digit
                self.tab_to(FREE)
                self.press("Enter")
            else:
                barred = self.find("#hand-0[aria-disabled]").count()
                self.press("2" if barred else "1")
        self.await_any(READY, f"{UNMADE} label")
        while not self.find(READY).count():
            self.tab_to(f"{UNMADE} input")
            self.press("Space")
            self.await_any(READY, f"{UNMADE} label")
        self.tab_to(READY)
        self.press("Enter")
        self._confirm_by_keys()

    def decide_by_words(self) -> None:
        """Types the first legal move into the line for moves."""
        if not self.find("#typed").is_visible():
            self.tab_to("#tab-say")
            self.press("Enter")
        self.tab_to("#typed")
        move = self.find("#typed").get_attribute("placeholder") or ""
        self.press("ControlOrMeta+a")
        self.page.keyboard.type(move)
        self.press("Enter")
        self._confirm_by_keys()

    def _confirm_by_keys(self) -> None:
        self.find(SETTLED).wait_for()
        if self.find(".ruin").count():
            self.tab_to(READY)
            self.press("Enter")
            self.find(f"main.table:not(:has({CHOSEN}))").wait_for()


Come = Callable[..., Person]
