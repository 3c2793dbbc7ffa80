"""The page under a path of somebody's site: every address it asks for lies there."""

from collections.abc import Iterator

import pytest
from live import Serve, Server
from person import ASKED, Come

from duenna.server.reach import PublicUrl, Reach


@pytest.fixture
def under(serve: Serve) -> Iterator[Server]:
    """A server under a path, which its proxy leaves in what it asks for."""
    server = serve(reach=Reach(PublicUrl.read("http://127.0.0.1/games/duenna")))
    server.url += "/games/duenna"
    yield server
    server.stop()


def test_a_table_under_a_path(under: Server, come: Come) -> None:
    ann = come(under.url)
    ann.go("/")
    ann.find("a[href$='/settings']").click()
    ann.page.wait_for_url(f"{under.url}/settings")
    ann.page.go_back()
    ann.page.wait_for_url(f"{under.url}/")
    ann.find("form .button-primary").first.click()
    ann.page.wait_for_url(f"{under.url}/t/*")
    ann.find(ASKED).or_(ann.find(".hand")).first.wait_for()
    ann.page.reload()
    ann.find(".hand").first.wait_for()
    ann.find("a.bar-home").click()
    ann.page.wait_for_url(f"{under.url}/")
    assert ann.problems == []
