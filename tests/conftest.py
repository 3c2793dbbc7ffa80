"""Servers and browsers for the tests that ask for them."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import cluster as postgres
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


@pytest.fixture(scope="session")
def cluster() -> Iterator[postgres.Cluster]:
    """A PostgreSQL of the tests' own; without one, what needs it is left out."""
    programs = postgres.programs()
    if programs is None:
        pytest.skip("There is no PostgreSQL here. On Debian: sudo apt install postgresql")
    cluster = postgres.Cluster(programs)
    yield cluster
    cluster.remove()


@pytest.fixture
def database(cluster: postgres.Cluster) -> str:
    """The address of an empty database."""
    return cluster.database()


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
    """Browser tests one at a time: two browsers would only make each other slow. One PostgreSQL is enough, too."""
    for item in items:
        for group in ("browser", "cluster"):
            if group in getattr(item, "fixturenames", ()):
                item.add_marker(pytest.mark.xdist_group(group))
