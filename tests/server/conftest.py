"""A real server on a free port for each test that asks for one."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from live import Server


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path / "tables.sqlite")
    yield server
    server.stop()
