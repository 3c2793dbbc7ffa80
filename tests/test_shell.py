"""How the command line behaves in a shell: quick help, pipes, completion, man pages, the same refusals everywhere."""

import os
import subprocess
import sys
from pathlib import Path

import click
import pytest
from helpers import run

from duenna.cli.main import COMMANDS, cli, load

HOME = Path(__file__).parents[1]
COMMAND = [sys.executable, "-m", "duenna.cli.main"]


def every_command() -> list[tuple[str, click.Command]]:
    """Each command with what is typed to call it, those of groups too."""
    found: list[tuple[str, click.Command]] = []
    for name in COMMANDS:
        command = load(name)
        found.append((name, command))
        if isinstance(command, click.Group):
            found += [(f"{name} {part}", inner) for part, inner in command.commands.items()]
    return found


def completed(typed: str) -> list[str]:
    """What bash is told to propose for the last word of what is typed."""
    words = typed.split(" ")
    env = os.environ | {
        "_DUENNA_COMPLETE": "bash_complete",
        "COMP_WORDS": " ".join(words),
        "COMP_CWORD": str(len(words) - 1),
    }
    result = subprocess.run(COMMAND, env=env, capture_output=True, encoding="utf-8", check=True)
    return [line.partition(",")[2] for line in result.stdout.splitlines()]


def test_the_list_of_commands_says_what_each_says_of_itself() -> None:
    for name, place in COMMANDS.items():
        told = " ".join((load(name).help or "").split())
        assert told.startswith(place.about.removesuffix(".")), name
    assert [*COMMANDS] == sorted(COMMANDS)


def test_help_loads_nothing_that_it_does_not_need() -> None:
    """Importing is most of what `duenna --help` costs: a library for words, codes or tables has no part in it."""
    code = "import sys\nfrom duenna.cli.main import main\ntry: main()\nexcept SystemExit: print(*sys.modules)"
    shown = subprocess.run(
        [sys.executable, "-c", code, "--help"], capture_output=True, encoding="utf-8", check=True
    ).stdout
    loaded = set(shown.splitlines()[-1].split())
    assert "click" in loaded
    heavy = {"fluent", "babel", "segno", "starlette", "uvicorn", "numpy", "numba", "asyncio"}
    assert not loaded & heavy
    assert not {name for name in loaded if name.startswith(("duenna.server", "duenna.terminal"))}


@pytest.mark.parametrize("args", [("rules",), ("simulate", "-g", "3"), ("--help",)])
def test_a_reader_that_is_gone_ends_a_command_quietly(args: tuple[str, ...]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "wb") as pipe:
        result = subprocess.run(
            [*COMMAND, *args], stdout=pipe, stderr=subprocess.PIPE, encoding="utf-8", check=False
        )
    assert (result.stderr, result.returncode) == ("", 1)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
@pytest.mark.parametrize("args", [("rules",), ("simulate", "-g", "3"), ("--help",)])
def test_a_full_disk_is_told_in_one_line(args: tuple[str, ...]) -> None:
    with Path("/dev/full").open("wb") as full:
        result = subprocess.run(
            [*COMMAND, *args], stdout=full, stderr=subprocess.PIPE, encoding="utf-8", check=False
        )
    assert (result.stderr, result.returncode) == ("duenna: No space left on device\n", 1)


#: A wrong value of each option that several commands share, and what is said of it.
WRONG = {
    "--lang": ("xx", "There is no language 'xx'. The languages are: en, es, et, fr, pt."),
    "--data": (__file__, "is a file."),
    "--knob": ("colour=red", "There is no knob 'colour'."),
    "--players": ("99", "99 is not in the range"),
}


def test_the_same_wrong_value_is_refused_alike_by_every_command() -> None:
    tried = set()
    for typed, command in every_command():
        flags = {flag for param in command.params for flag in param.opts}
        for flag in sorted(flags & {*WRONG}):
            value, said = WRONG[flag]
            further = ["x"] * sum(
                isinstance(param, click.Argument) and param.required for param in command.params
            )
            if isinstance(command, click.Group):
                further = [next(iter(command.commands))]
            args = [*typed.split(), flag, value, *further]
            with pytest.raises(click.UsageError) as refused:
                cli.main(args, "duenna", standalone_mode=False)
            message = refused.value.format_message()
            assert message.startswith(f"Invalid value for '{flag}'"), (typed, message)
            assert said in message, (typed, message)
            tried.add(flag)
    assert tried == {*WRONG}


def test_a_shell_completes_commands_options_and_names() -> None:
    assert completed("duenna re") == ["replay"]
    assert completed("duenna rules --la") == ["--lang"]
    assert completed("duenna rules kan") == ["kanai"]
    assert completed("duenna rules --lang e") == ["en", "es", "et"]
    assert completed("duenna simulate -e premium-") == ["premium-bga"]
    assert completed("duenna simulate --bots random,s") == ["random,search"]
    assert completed("duenna simulate --knob tok") == ["tokens="]


def test_there_is_a_man_page_for_every_command(tmp_path: Path) -> None:
    subprocess.run([sys.executable, HOME / "tools" / "man.py", tmp_path], check=True)
    pages = {path.stem for path in tmp_path.glob("*.1")}
    assert pages == {"duenna"} | {
        f"duenna-{typed.replace(' ', '-')}" for typed, _ in every_command()
    }
    assert "\\-\\-players" in (tmp_path / "duenna-play.1").read_text(encoding="utf-8")


def test_computer_players_take_the_seats_that_are_left() -> None:
    shown = run("play", "-p", "3", "Ann", "--lang", "en", "--no-pause").stdout
    assert "1. Ann" in shown
    assert "3. Clara, computer" in shown
