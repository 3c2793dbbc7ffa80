"""Servers and browsers for the tests that ask for them."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from live import Serve, Server
from person import Come, Person, launch
from playwright.sync_api import Browser, sync_playwright

from duenna.solve.rollouts import COMPILER


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """Starts servers over a file of the test's own, on free ports; whatever happens, they end with it."""
    servers: list[Server] = []

    def serve(**settings: Any) -> Server:
        servers.append(Server(tmp_path / "tables.sqlite", **settings))
        return servers[-1]

    yield serve
    for server in servers:
        server.stop()


@pytest.fixture
def server(serve: Serve) -> Server:
    """A server of its own for each test."""
    return serve()


# Not for the session: while Playwright runs, no other test of this process may run an event loop.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server that the people in browsers share."""
    server = Server(tmp_path_factory.mktemp("browser") / "tables.sqlite")
    yield server
    server.stop()


@pytest.fixture(scope="session")
def compiled() -> None:
    """What analyses are made with, compiled before a niced process would have to: that is slow on a busy machine."""
    COMPILER.get(wait=True)


@pytest.fixture
def come(browser: Browser, house: Server) -> Iterator[Come]:
    """Brings in people, each in a browser of their own."""
    people: list[Person] = []

    def come(url: str = house.url, **settings: Any) -> Person:
        settings = {"reduced_motion": "reduce", "locale": "en-GB", **settings}
        people.append(Person(browser.new_context(**settings), url))
        return people[-1]

    yield come
    for person in people:
        person.context.close()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests one at a time: two browsers would only make each other slow."""
    for item in items:
        if "browser" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.xdist_group("browser"))
