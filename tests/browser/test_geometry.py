"""The table on one screen: in every window nothing scrolls, is cut, broken or covered, and all can be hit."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from geometry import KINDS, ZOOMED, faults, stages
from helpers import TABLES
from person import Come
from tables import Theatre, moments

#: what differs most: the smallest table, the usual one, the one with the longest words, the largest
FEW = (("classic", 2), ("modern", 4), ("premium", 8))


@pytest.mark.parametrize(("edition", "seats"), FEW)
def test_the_table_fits_every_window(come: Come, edition: str, seats: int) -> None:
    found = faults(Theatre(come()), edition, seats, zoomed=ZOOMED[::5])
    assert not found, "\n".join(found)


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("language", ["en-GB", "es", "et", "fr", "pt"])
@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_every_table_fits_every_window_in_every_language(
    come: Come, edition: str, seats: int, language: str
) -> None:
    found = faults(Theatre(come(locale=language)), edition, seats)
    assert not found, "\n".join(found)


def test_no_moment_stands_in_anyones_way(come: Come) -> None:
    theatre = Theatre(come())
    found: dict[str, str] = {}
    for kind in KINDS:
        if moment := moments("premium", 5).get(kind):
            for name in stages(theatre, kind, moment):
                result = Axe().run(theatre.page)
                if result.violations_count:
                    found[name] = result.generate_report()
    assert not found, "\n".join(f"{name}: {report}" for name, report in found.items())
    assert theatre.person.problems == []
