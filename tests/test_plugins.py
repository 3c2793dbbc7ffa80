"""Bots from installed packages: found by name everywhere, and no trouble to the others when they are broken."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from helpers import run
from live import Server

from duenna import Game
from duenna.bots import BotError, Budget, bot_names, find_bot, registry

ECHO = """
import os
def choose(view, events, budget):
    return view.options[-1]

def die(view, events, budget):
    os._exit(1)

not_a_function = 7
"""


@pytest.fixture
def packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder on the path where packages can be put; what they offer is looked up anew."""
    monkeypatch.syspath_prepend(tmp_path)
    source = str(Path(__file__).parents[1] / "src")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), source]))
    monkeypatch.setenv("DUENNA_DATA", str(tmp_path / "data"))
    registry._found.cache_clear()
    yield tmp_path
    registry._found.cache_clear()


def install(folder: Path, package: str, **bots: str) -> None:
    """Puts a package there that has these bots."""
    info = folder / f"{package}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    lines = [f"{name} = {where}" for name, where in bots.items()]
    (info / "entry_points.txt").write_text("\n".join(["[duenna.bots]", *lines, ""]))
    (folder / "echo_bot.py").write_text(ECHO)


def test_a_package_adds_a_bot(packages: Path) -> None:
    install(packages, "echo-bot", echo="echo_bot:choose")
    assert bot_names() == (*registry.OWN, "echo")
    game = Game("modern", 2, seed=1)
    assert find_bot("echo")(game.view(1), game.events_for(1), Budget()) == game.legal_moves()[-1]


def test_it_plays_wherever_bots_are_named(packages: Path) -> None:
    install(packages, "echo-bot", echo="echo_bot:choose")
    played = run("play", "Ann", "Bob", "--bots", "echo", typed="q\n")
    assert "computer (echo)" in played.stdout
    asked = run("play", typed="en\nclassic\n2\nAnn\necho\nq\n")
    assert "computer (echo)" in asked.stdout
    tally = json.loads(run("simulate", "-b", "echo,random", "-g", "2", "--json").stdout)
    assert [seat["bot"] for seat in tally["seats"]] == ["echo", "random"]
    measured = json.loads(
        run("arena", "echo", "random", "-g", "4", "--cores", "2", "--json").stdout
    )
    assert [each["bot"] for each in measured["tables"][0]["entrants"]] == ["echo", "random"]


def test_it_sits_at_a_table(packages: Path, server: Server) -> None:
    install(packages, "echo-bot", echo="echo_bot:choose")
    ann = server.client()
    knobs = {"first_start": "2"}
    made = ann.post("", name="Ann", players=2, bots=["echo"], knobs=knobs).json()
    started = ann.post(f"/{made['id']}/start").json()["seq"]
    deadline = time.monotonic() + 60
    while ann.table(made["id"])["seq"] <= started:
        assert time.monotonic() < deadline, "the bot did not move"
        time.sleep(0.02)


def test_broken_and_clashing_packages_are_named_and_harm_no_other(
    packages: Path, caplog: pytest.LogCaptureFixture
) -> None:
    install(
        packages,
        "broken",
        echo="echo_bot:choose",
        gone="no_such_module:choose",
        thing="echo_bot:not_a_function",
        counter="echo_bot:choose",
        twin="echo_bot:choose",
        **{"exec:sh": "echo_bot:choose", "Ä b": "echo_bot:choose"},
    )
    install(packages, "other", twin="echo_bot:choose")
    assert bot_names() == (*registry.OWN, "echo", "gone", "thing")
    assert find_bot("counter").__module__ == "duenna.bots.counter"
    assert sorted(caplog.messages) == [
        "The bot 'counter' of 'broken' is left out: Duenna has one of that name.",
        "The bot 'exec:sh' of 'broken' is left out: a name has small letters, digits, dots, dashes and underscores.",
        "The bot 'twin' of 'broken' and 'other' is left out: only one package may claim a name.",
        "The bot 'Ä b' of 'broken' is left out: a name has small letters, digits, dots, dashes and underscores.",
    ]
    with pytest.raises(BotError, match="'gone' of the package 'broken' does not load: ModuleNotF"):
        find_bot("gone")
    with pytest.raises(BotError, match="'thing' of the package 'broken' is no function: 'echo_bot"):
        find_bot("thing")
    result = run("simulate", "--bots", "gone", "-g", "1")
    assert result.returncode == 2
    assert "duenna: The bot 'gone' of the package 'broken' does not load" in result.stderr
    assert run("simulate", "--bots", "echo,counter", "-g", "1").returncode == 0


def test_a_bot_that_takes_its_process_down_is_no_riddle(packages: Path) -> None:
    install(packages, "bad-bot", bad="echo_bot:die")
    result = run("arena", "bad", "random", "-g", "8", "--cores", "2")
    assert (result.returncode, result.stdout) == (1, "")
    assert (
        "deal 1 is lost: a process of the arena died: one of the bots took it down."
        in result.stderr
    )


def test_the_library_itself_looks_for_no_bots() -> None:
    code = "import sys, duenna; print('importlib.metadata' in sys.modules)"
    result = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )
    assert result.stdout == "False\n"
