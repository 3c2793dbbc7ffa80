"""Pictures of every screen, for people to look at: `make shots` leaves them in tests/browser/shots."""

import shutil
import tempfile
from pathlib import Path

from live import Server
from person import Person, launch
from playwright.sync_api import sync_playwright
from screens import every_screen

SHOTS = Path(__file__).parent / "shots"
WIDTHS = {1440: 900, 768: 1024, 360: 740}


def main() -> None:
    """Takes each screen's picture at three widths, and once in the dark."""
    shutil.rmtree(SHOTS, ignore_errors=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = launch(playwright)
        server = Server(Path(folder) / "tables.sqlite")
        for name in [*map(str, WIDTHS), "dark"]:
            width = 1440 if name == "dark" else int(name)
            context = browser.new_context(
                viewport={"width": width, "height": WIDTHS[width]},
                color_scheme="dark" if name == "dark" else "light",
                reduced_motion="reduce",
                locale="en-GB",
            )
            person = Person(context, server.url)

            def look(screen: str, person: Person = person, name: str = name) -> None:
                person.page.screenshot(path=SHOTS / name / f"{screen}.png", full_page=True)

            every_screen(person, look)
            context.close()
        browser.close()
        server.stop()
    print(f"{len(list(SHOTS.rglob('*.png')))} pictures are in {SHOTS}.")


if __name__ == "__main__":
    main()
