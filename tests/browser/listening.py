"""What is heard at a table: one round by a virtual screen reader, from the empty seats to the result.

The reader walks the real page in a real browser, makes Ann's moves by what it finds there, and listens
to what is announced while her friends play. The deal and everyone's moves are fixed, so the transcripts
under `spoken/` can be read, and compared; `make golden` writes them anew. The reader's own words are
English in every language.
"""

import re
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

from live import Client, Server
from person import ASKED, FREE, OVER, PATIENCE, READY, SETTLED, UNMADE, Person, launch
from playwright.sync_api import Browser, Locator, expect, sync_playwright

from duenna.text.languages import LANGUAGES

SPOKEN = Path(__file__).parent / "spoken"
SEED = "7"
FRIENDS = ("Bob", "Cleo")

READER = Path("node_modules/@guidepup/virtual-screen-reader/lib/esm/index.browser.js")
LOAD = """
    import("/reader.js").then(({ virtual }) => {
        window.reader = virtual;
        // A browser shows nothing of what is folded up; the reader would not know.
        const folded = new CSSStyleSheet();
        folded.replaceSync("details:not([open]) > :not(summary) { display: none }");
        document.adoptedStyleSheets.push(folded);
    })
"""
WALK = """
    async (selector) => {
        const place = document.querySelector(selector);
        const spoken = [];
        await reader.start({ container: document.body, window });
        while ((await reader.lastSpokenPhrase()) !== "end of document") {
            if (place.contains(reader.activeNode)) spoken.push(await reader.lastSpokenPhrase());
            await reader.next();
        }
        await reader.stop();
        return spoken;
    }
"""
ACT = """
    async (wanted) => {
        await reader.start({ container: document.body, window });
        while (reader.activeNode !== wanted) {
            await reader.next();
            if ((await reader.lastSpokenPhrase()) === "end of document") throw `not found: ${wanted.outerHTML}`;
        }
        const spoken = await reader.lastSpokenPhrase();
        await reader.act();
        return spoken;
    }
"""
LISTEN = "reader.start({ container: document.body, window })"
STOP = "reader.stop()"
# Announcements wait in a line: when the last one has been made, all before it have been.
HEAR = """
    async ([entries, patience]) => {
        const end = Date.now() + patience;
        const until = async (so) => {
            while (!(await so())) {
                if (Date.now() > end) throw `waited too long; heard ${await reader.spokenPhraseLog()}`;
                await new Promise((done) => setTimeout(done, 20));
            }
        };
        await until(() => document.querySelectorAll(".log-entry").length >= entries);
        (await import("/web/announce.js")).announce("that is all", { asked: true });
        await until(async () => (await reader.lastSpokenPhrase()).includes("that is all"));
        const spoken = await reader.spokenPhraseLog();
        await reader.stop();
        return spoken.slice(0, -1);
    }
"""


class Listener(Person):
    """Someone who hears the page and does not see it."""

    def __init__(self, browser: Browser, url: str, language: str) -> None:
        super().__init__(browser.new_context(locale=language, reduced_motion="reduce"), url)
        # The reader hears live regions; the newer way to announce, it does not know.
        self.context.add_init_script("delete Document.prototype.ariaNotify")
        path = Path(sys.prefix) / "node" / READER
        self.context.route("**/reader.js", lambda route: route.fulfill(path=path))

    def listen_in(self, path: str) -> None:
        self.go(path)
        expect(self.find(".line")).to_have_text("")  # no longer connecting
        self.page.evaluate(LOAD)

    def walk(self, selector: str) -> list[str]:
        """All that is read there from top to bottom, without where each thing ends."""
        spoken = self.page.evaluate(WALK, selector)
        return [line for line in spoken if not line.startswith("end of ")]

    def act(self, element: Locator) -> str:
        """Walks to an element and presses it, and listens on; how the element is read."""
        return str(element.evaluate(ACT))

    def listen(self) -> None:
        self.page.evaluate(LISTEN)

    def stop(self) -> None:
        self.page.evaluate(STOP)

    def hear(self, entries: int) -> list[str]:
        """What has been announced while it listened, once the log has so many entries."""
        spoken = self.page.evaluate(HEAR, [entries, PATIENCE])
        return [line for line in spoken if re.match("polite|assertive", line)]


def write_transcripts() -> None:
    """Writes every transcript anew."""
    SPOKEN.mkdir(exist_ok=True)
    with sync_playwright() as playwright, TemporaryDirectory() as folder:
        browser = launch(playwright)
        for language in LANGUAGES:
            text = transcript(browser, Path(folder), language)
            (SPOKEN / f"{language}.txt").write_text(text, encoding="utf-8")
        browser.close()


def transcript(browser: Browser, folder: Path, language: str) -> str:
    """What Ann hears of a round in that language."""
    with patch("duenna.server.deciding.new_seed", lambda: SEED):
        server = Server(folder / f"{language}.sqlite")
        try:
            ann = Listener(browser, server.url, language)
            lines = [line for part in _round(ann, server) for line in part]
            assert ann.problems == []
            ann.context.close()
        finally:
            server.stop()
    return "\n".join(lines) + "\n"


def _round(ann: Listener, server: Server) -> Iterator[list[str]]:
    table = ann.make_table(players=3, options={"absent_seconds": 0})
    friends = {}
    for name in FRIENDS:
        friend = server.client()
        friends[friend.post(f"/{table}/join", name=name).json()["seat"]] = friend
        # Whoever is not listening is away.
        stream = friend.http.build_request("GET", f"/api/tables/{table}/events")
        friend.http.send(stream, stream=True)
    ann.listen_in(f"/t/{table}")
    link = re.compile(re.escape(f"{server.url}/t/{table}"))
    yield [f"# {ann.find('html').get_attribute('lang')}, seed {SEED}", "", "== Before the start"]
    yield [link.sub("(link)", line) for line in ann.walk("#app")]

    expect(ann.find(".line")).to_have_text("")  # no longer connecting: what happens now is news
    ann.drawn()
    ann.listen()
    ann.post(f"/{table}/start")
    entries = 1
    yield ["", "== The start", *ann.hear(entries)]
    yield ["", "== The first turn", *ann.walk("main")]
    while True:
        view = ann.view(table)
        if view["decider"] is None:
            break
        if view["decider"] == view["seat"]:
            ann.await_any(ASKED)
            yield ["", "== Ann is asked", *ann.walk(".stage"), *ann.walk(".me")]
            yield from _decide(ann, len(view["options"]), entries)
        else:
            ann.listen()
            yield ["", _play(friends[view["decider"]], table)]
        entries += 1
        yield ann.hear(entries)
    ann.await_any(OVER)
    yield ["", "== The round is over", *ann.walk("main")]


def _play(friend: Client, table: str) -> str:
    """Makes a move of a friend's."""
    seen = friend.table(table)
    options: list[str] = seen["view"]["options"]
    card = _pick(sorted({move.split()[0] for move in options}), seen["seq"])
    move = _pick([move for move in options if move.split()[0] == card], seen["seq"])
    friend.post(f"/{table}/move", move=move, seq=seen["seq"]).raise_for_status()
    return f"== Seat {seen['view']['seat']}: {move}"


def _decide(ann: Listener, number: int, entries: int) -> Iterator[list[str]]:
    """Makes a move of Ann's by what the reader finds."""
    if free := ann.find(FREE).all():
        yield [f"> {ann.act(_pick(free, number))}"]
        ann.stop()
        yield ann.walk(".move-place")
    while unmade := ann.find(UNMADE).all():
        values = unmade[0].locator("input").all()
        yield [f"> {ann.act(_pick(values, number))}"]
        ann.stop()
    yield [f"> {ann.act(ann.find(READY))}"]
    ann.find(SETTLED).wait_for()
    if ann.find(".ruin").count():
        yield ann.hear(entries)
        yield [f"> {ann.act(ann.find(READY))}"]


def _pick(values: Any, salt: int) -> Any:
    """One of the values, the same each time."""
    number = int.from_bytes(sha256(f"{SEED} {salt}".encode()).digest()[:8])
    return values[number % len(values)]
