"""The picture that chats show beside a link to Duenna: `python tests/browser/preview.py` draws it anew."""

import tempfile
from pathlib import Path

from live import Server
from person import launch
from playwright.sync_api import sync_playwright

import duenna

PREVIEW = Path(duenna.__file__).parent / "web" / "preview.jpg"


def main() -> None:
    """Draws it from the gallery of the art."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = launch(playwright)
        server = Server(Path(folder) / "tables.sqlite")
        page = browser.new_page(viewport={"width": 1200, "height": 630})
        page.goto(f"{server.url}/web/gallery.html?only=preview&light")
        page.wait_for_load_state("networkidle")
        page.screenshot(path=PREVIEW, type="jpeg", quality=82)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
