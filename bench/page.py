"""Measures the page in Chromium on this machine: how soon it is ready, and how much is transferred.

    python bench/page.py [--quick]

Each time in a new browser context, so nothing is kept from the time before.
"""

import argparse
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, sync_playwright

TESTS = Path(__file__).parents[1] / "tests"
sys.path += [str(TESTS / "browser"), str(TESTS / "server")]

from live import Server  # noqa: E402  the tests' server, in a thread
from person import Person, launch  # noqa: E402

# When the page's own heading stands there, in words.
READY = """
    new MutationObserver((_, observer) => {
        if (!document.querySelector("h1[tabindex]")) return;
        window.ready = performance.now();
        observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
    new PerformanceObserver((list) => {
        for (const { value, hadRecentInput } of list.getEntries())
            if (!hadRecentInput) window.shift = (window.shift ?? 0) + value;
    }).observe({ type: "layout-shift", buffered: true });
"""


def main() -> None:
    """Runs the benchmark and prints a Markdown table."""
    parser = argparse.ArgumentParser(description="Measure the page.")
    parser.add_argument("--quick", action="store_true", help="fewer times, less exact")
    times = 2 if parser.parse_args().quick else 7
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "tables.sqlite")
        browser = launch(playwright)
        print(
            "| Page | ready, ms | transferred, KB | of that at a second visit, KB | layout shift |"
        )
        print("|---|---:|---:|---:|---:|")
        for name in ("home", "table"):
            runs = [visit(browser, server.url, name) for _ in range(times)]
            ready, cold, warm, shift = (median(column) for column in zip(*runs, strict=True))
            print(f"| {name} | {ready:.0f} | {cold / 1000:.0f} | {warm / 1000:.0f} | {shift:.3f} |")
        browser.close()
        server.stop()


def visit(browser: Browser, url: str, name: str) -> tuple[float, float, float, float]:
    """Milliseconds until the page is ready, bytes of the first and of a second visit, and the layout's shift."""
    person = Person(browser.new_context(reduced_motion="reduce", locale="en"), url)
    path = "/"
    if name == "table":
        table = person.make_table(players=4, bots=["counter"] * 3)
        person.post(f"/{table}/start")
        path = f"/t/{table}"
    person.context.add_init_script(READY)
    wire = person.context.new_cdp_session(person.page)
    wire.send("Network.enable")
    transferred = [0.0]

    def count(event: dict[str, Any]) -> None:
        transferred[-1] += event["encodedDataLength"]

    wire.on("Network.loadingFinished", count)
    person.go(path)
    person.page.wait_for_timeout(500)
    ready, shift = person.page.evaluate("[window.ready, window.shift ?? 0]")
    transferred.append(0.0)
    person.go(path)
    person.page.wait_for_timeout(500)
    person.context.close()
    return ready, transferred[0], transferred[1], shift


if __name__ == "__main__":
    main()
