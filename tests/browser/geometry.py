"""Measures a table as it lies on the screen: what is cut, broken, covered, or too small to be hit."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, ViewportSize
from tables import Moment, Theatre, moments

#: windows in which nothing scrolls at text size 100 %
WINDOWS: Final = (
    (360, 640),
    (390, 664),
    (844, 390),
    (768, 1024),
    (1280, 720),
    (1920, 1080),
)
#: smaller windows, as 150, 200 and 400 % zoom make them, and larger text: here the page may scroll
ZOOMED: Final = (
    (853, 480, 100),
    (640, 360, 100),
    (320, 180, 100),
    (320, 640, 100),
    (260, 443, 100),
    (195, 332, 100),
    (1280, 720, 150),
    (1280, 720, 200),
    (390, 664, 150),
    (390, 664, 200),
    (844, 390, 200),
)
KINDS: Final = (
    "asked",
    "forced",
    "choosing",
    "guessing",
    "returning",
    "replying",
    "looking",
    "waiting",
    "out",
    "computers",
    "watched",
    "round-over",
    "match-over",
)

MEASURE: Final = (Path(__file__).parent / "measure.js").read_text(encoding="utf-8")

# Puts a choice together: the card that asks for most, then each choice's first value; one step at each call.
CHOOSE: Final = """() => {
    const card = [...document.querySelectorAll(".hand [aria-pressed=false]:not([aria-disabled])")];
    const open = document.querySelector(".move-place input:not(:checked)");
    const next = open && !document.querySelector(".move .button-primary") ? open : null;
    if (document.querySelector(".hand [aria-pressed=true]") || !card.length) { next?.click(); return !!next; }
    return false;
}"""


def measure(page: Page, *, fits: bool) -> list[str]:
    """Everything that is wrong with the table on the page."""
    return [str(each) for each in page.evaluate(MEASURE, fits)]


def stages(theatre: Theatre, kind: str, moment: Moment) -> Iterator[str]:
    """Sets the moment before the page and goes through what there is to be seen of it, yielding its name."""
    theatre.show(moment)
    yield kind
    if kind in {"choosing", "guessing"}:
        cards = {move.split()[0] for move in moment.view["options"] if _asks(move, kind)}
        place = next(at for at, card in enumerate(moment.view["hand"]) if card in cards)
        theatre.page.locator(f"#hand-{place}").evaluate("(card) => card.click()")
        theatre.person.drawn()
        yield f"{kind}: {moment.view['hand'][place]}"
    elif kind == "returning":
        theatre.page.locator("#hand-0").evaluate("(card) => card.click()")
        theatre.person.drawn()
        yield f"{kind}: kept"
    while theatre.page.evaluate(CHOOSE):
        theatre.person.drawn()
        yield f"{kind}: further"


def _asks(move: str, kind: str) -> bool:
    return len(move.split()) == (3 if kind == "guessing" else 2)


def faults(
    theatre: Theatre, edition: str, seats: int, zoomed: tuple[tuple[int, int, int], ...] = ZOOMED
) -> list[str]:
    """Everything that is wrong in any window with any moment at such a table."""
    found = []
    there = moments(edition, seats)
    for kind in KINDS:
        if kind not in there:
            continue
        for name in stages(theatre, kind, there[kind]):
            for width, height, text, fits in windows(zoomed):
                theatre.page.set_viewport_size(ViewportSize(width=width, height=height))
                theatre.page.evaluate(
                    "(size) => { document.documentElement.dataset.size = size }", str(text)
                )
                found += [
                    f"{edition} {seats}, {name}, {width} x {height}, text {text} %: {each}"
                    for each in measure(theatre.page, fits=fits)
                ]
    return found


def windows(zoomed: tuple[tuple[int, int, int], ...]) -> Iterator[tuple[int, int, int, bool]]:
    """Width, height, size of the text in percent, and whether nothing may scroll."""
    for width, height in WINDOWS:
        yield width, height, 100, True
    for width, height, text in zoomed:
        yield width, height, text, False
