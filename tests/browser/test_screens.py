"""Every screen: nothing stands in anyone's way, every text can be read, and the page scrolls one way only."""

from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from person import Come
from playwright.sync_api import ViewportSize
from screens import every_screen

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


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_stands_in_anyones_way(come: Come, scheme: Literal["light", "dark"]) -> None:
    person = come(color_scheme=scheme)
    found: dict[str, str] = {}
    faint: list[str] = []

    def look(screen: str) -> None:
        result = Axe().run(person.page)
        if result.violations_count:
            found[screen] = result.generate_report()
        texts = person.page.evaluate(CONTRAST)
        assert texts
        faint.extend(
            f"{screen}: {each['text']!r} {each['worst']:.2f} of {each['needed']}"
            for each in texts
            if each["worst"] < each["needed"]
        )

    every_screen(person, look)
    assert not found, "\n".join(f"{screen}: {report}" for screen, report in found.items())
    assert not faint, "\n".join(faint)
    assert person.problems == []


@pytest.mark.parametrize("size", [(320, 256), (360, 740)], ids=str)
def test_small_screens_scroll_one_way(come: Come, size: tuple[int, int]) -> None:
    person = come(viewport=ViewportSize(width=size[0], height=size[1]))
    wide: dict[str, int] = {}

    def look(screen: str) -> None:
        over = person.page.evaluate(
            "document.scrollingElement.scrollWidth - document.documentElement.clientWidth"
        )
        if over > 0:
            wide[screen] = over

    every_screen(person, look)
    assert wide == {}
