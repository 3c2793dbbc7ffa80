"""Every screen: nothing stands in anyone's way, every text can be read, and the page scrolls one way only."""

from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from person import FREE, UNMADE, Come
from playwright.sync_api import ViewportSize
from screens import every_screen

SCHEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")
SMALL = (ViewportSize(width=360, height=740), ViewportSize(width=320, height=256))

# Every text that is seen, with its contrast to what lies under it and whether it is large. A picture
# or a gradient counts with each colour it is made of; what is disabled need not be read.
CONTRAST = """() => {
    const canvas = Object.assign(document.createElement("canvas"), {width: 1, height: 1});
    const brush = canvas.getContext("2d", {willReadFrequently: true});
    const rgba = (text) => {
        brush.clearRect(0, 0, 1, 1);
        brush.fillStyle = text;
        brush.fillRect(0, 0, 1, 1);
        const [r, g, b, a] = brush.getImageData(0, 0, 1, 1).data;
        return [r, g, b, a / 255];
    };
    const over = (top, under) => [0, 1, 2].map((i) => top[i] * top[3] + under[i] * (1 - top[3]));
    const light = (rgb) => {
        const [r, g, b] = rgb.map((part) => part / 255)
            .map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const ratio = (one, other) => {
        const [high, low] = [light(one), light(other)].sort((a, b) => b - a);
        return (high + 0.05) / (low + 0.05);
    };
    const colours = /(?:rgba?|hsla?|oklch|oklab|color)\\([^()]*\\)|#[0-9a-f]{3,8}/gi;
    const layers = /,\\s*(?=url|[a-z-]+-gradient)/;
    const grounds = (element) => {
        if (!element) return [rgba("white").slice(0, 3)];
        const style = getComputedStyle(element);
        const paint = rgba(style.backgroundColor);
        let seen = paint[3] === 1 ? [paint.slice(0, 3)]
            : grounds(element.parentElement).map((ground) => over(paint, ground));
        for (const layer of style.backgroundImage.split(layers).reverse()) {
            const painted = layer.match(colours)?.map(rgba) ?? [];
            if (painted.length) seen = seen.flatMap((ground) => painted.map((colour) => over(colour, ground)));
        }
        return seen;
    };
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const element = walker.currentNode.parentElement;
        const text = walker.currentNode.textContent.trim();
        if (!text || element.closest("svg, noscript, option, [aria-disabled=true], .visually-hidden")) continue;
        if (!element.checkVisibility({opacityProperty: true, visibilityProperty: true})) continue;
        const style = getComputedStyle(element);
        const size = parseFloat(style.fontSize);
        const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
        let faint = 1;
        for (let at = element; at; at = at.parentElement) faint *= Number(getComputedStyle(at).opacity);
        const ink = rgba(style.color);
        ink[3] *= faint;
        const worst = Math.min(...grounds(element).map((ground) => ratio(over(ink, ground), ground)));
        found.push({text: text.slice(0, 40), worst, needed: large ? 3 : 4.5});
    }
    return found;
}"""


@pytest.mark.usefixtures("compiled")
@pytest.mark.timeout(900)
def test_nothing_stands_in_anyones_way(come: Come) -> None:
    person = come()
    found: dict[str, str] = {}
    faint: list[str] = []

    def look(screen: str) -> None:
        result = Axe().run(person.page)
        if result.violations_count:
            found[screen] = result.generate_report()
        for scheme in SCHEMES:
            person.page.emulate_media(color_scheme=scheme)
            texts = person.page.evaluate(CONTRAST)
            assert texts
            faint.extend(
                f"{screen}, {scheme}: {each['text']!r} {each['worst']:.2f} of {each['needed']}"
                for each in texts
                if each["worst"] < each["needed"]
            )

    every_screen(person, look)
    assert not found, "\n".join(f"{screen}: {report}" for screen, report in found.items())
    assert not faint, "\n".join(faint)
    # One of the screens is that of an address that is nothing.
    assert [problem for problem in person.problems if "404" not in problem] == []


@pytest.mark.usefixtures("compiled")
@pytest.mark.timeout(900)
def test_small_screens_scroll_one_way(come: Come) -> None:
    person = come(viewport=SMALL[0])
    wide: dict[str, int] = {}

    def look(screen: str) -> None:
        for size in reversed(SMALL):
            person.page.set_viewport_size(size)
            over = person.page.evaluate(
                "document.scrollingElement.scrollWidth - document.documentElement.clientWidth"
            )
            if over > 0:
                wide[f"{screen} {size['width']}"] = over

    every_screen(person, look)
    assert wide == {}


# How an element stands out where the system takes all colours away: its edges.
EDGES = """(element) => {
    const style = getComputedStyle(element);
    return [style.borderTopStyle, style.borderTopWidth, style.borderTopColor,
        style.outlineStyle, style.outlineWidth].join(" ");
}"""


def test_with_forced_colours_what_is_chosen_still_stands_out(come: Come) -> None:
    ann, watcher = come(forced_colors="active"), come(forced_colors="active")
    table = ann.play_bots(4)
    watcher.go(f"/t/{table}")
    turn = watcher.find(".seat.is-turn").evaluate(EDGES)
    assert turn not in watcher.find(".seat:not(.is-turn)").evaluate_all(
        f"(all) => all.map({EDGES})"
    )
    if ann.find(FREE).count():
        ann.find(FREE).first.click()
        pressed = ann.find(".hand [aria-pressed=true]").evaluate(EDGES)
        assert pressed not in ann.find(".hand [aria-pressed=false]").evaluate_all(
            f"(all) => all.map({EDGES})"
        )
    for choice in ann.find(UNMADE).all():
        choice.locator("label").first.click()
    checked = ann.find(".tile input:checked + .tile-inside")
    others = ann.find(".tile input:not(:checked) + .tile-inside")
    if checked.count() and others.count():
        assert checked.first.evaluate(EDGES) != others.first.evaluate(EDGES)
    # Colours are the system's now; axe would judge those that are not painted.
    rules = {"rules": {"color-contrast": {"enabled": False}}}
    for person in (ann, watcher):
        result = Axe().run(person.page, options=rules)
        assert not result.violations_count, result.generate_report()
        assert person.problems == []


def test_without_motion_nothing_moves_and_nothing_jumps(come: Come) -> None:
    person = come(viewport=ViewportSize(width=1280, height=800))
    person.context.add_init_script("""
        window.jumps = 0;
        new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) if (!entry.hadRecentInput) jumps += entry.value;
        }).observe({type: "layout-shift", buffered: true});
        window.moving = new Set();
        const look = () => {
            for (const each of document.getAnimations())
                if (each.playState === "running") moving.add(each.animationName ?? each.transitionProperty);
            requestAnimationFrame(look);
        };
        look();
    """)
    person.play_bots(3)
    person.play_round()
    assert person.page.evaluate("[...moving]") == []
    assert person.page.evaluate("jumps") < 0.1


def test_the_setting_stills_motion_too(come: Come) -> None:
    person = come(reduced_motion="no-preference")
    person.go("/settings")
    person.page.get_by_label("Motion").select_option("less")
    person.play_bots(3)
    person.decide()
    assert person.page.evaluate("document.getAnimations().length") == 0
