"""Compiling ahead: it ends by itself, and with whoever began it."""

import subprocess
import sys
import time

import pytest

from duenna.solve.warm import warming_up


def test_it_compiles_and_ends() -> None:
    run = subprocess.run(
        [sys.executable, "-P", "-m", "duenna.solve.warm"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout == ""


def test_it_ends_with_who_began_it(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[subprocess.Popen[bytes]] = []
    popen = subprocess.Popen

    def remembered(*args: object, **kwargs: object) -> object:
        begun.append(popen([sys.executable, "-c", "import time; time.sleep(600)"]))
        return begun[-1]

    monkeypatch.setattr(subprocess, "Popen", remembered)
    before = time.monotonic()
    with warming_up():
        assert begun[0].poll() is None
    assert begun[0].poll() is not None
    assert time.monotonic() - before < 60
