"""`tools/setup.sh` on machines that lack something: pip, a network, the right to write. None of it is really asked."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

# A Python whose pip, where the file `pip` is, notes what it is asked; `online` and `satisfied` let it succeed.
PYTHON = """\
#!/bin/sh
case "$*" in
    "-m venv"*) mkdir -p .venv/bin; cp "$0" .venv/bin/python; exit ;;
    "-m ensurepip"*) exit 1 ;;
    "-m pip"*) [ -e {home}/pip ] || exit 1 ;;
    *) exec {python} "$@" ;;
esac
echo "$*" >>{home}/asked
case "$*" in
    *--version*) exit ;;
    *--no-index*) [ -e {home}/satisfied ] ;;
    *) [ -e {home}/online ] && touch .venv/bin/duenna && chmod +x .venv/bin/duenna ;;
esac
"""
APT = """\
#!/bin/sh
echo "$*" >>{home}/apt
case "$*" in install*) touch {home}/pip ;; esac
"""


class Machine:
    """A folder with Duenna's setup in it, and a machine around it that has what it is told to have."""

    def __init__(self, home: Path) -> None:
        self.home, self.folder, self.bin = home, home / "duenna", home / "bin"
        (self.folder / "tools").mkdir(parents=True)
        self.bin.mkdir()
        for name in ("tools/setup.sh", "tools/requirements.py", "pyproject.toml"):
            shutil.copy(ROOT / name, self.folder / name)
        self.program("python3", PYTHON)

    def program(self, name: str, text: str) -> None:
        path = self.bin / name
        path.write_text(text.format(home=self.home, python=sys.executable))
        path.chmod(0o755)

    def has(self, *names: str) -> None:
        for name in names:
            (self.home / name).touch()

    def is_user(self, number: int) -> None:
        self.program("id", f"#!/bin/sh\necho {number}\n")

    def asked(self, name: str) -> list[str]:
        """What the program was asked, call by call."""
        path = self.home / name
        return path.read_text().splitlines() if path.exists() else []

    def set_up(self) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            ["sh", "tools/setup.sh", "python3", ".[fast]", "."],
            cwd=self.folder,
            env={"PATH": f"{self.bin}{os.pathsep}/usr/bin{os.pathsep}/bin"},
            capture_output=True,
            encoding="utf-8",
            check=False,
            timeout=60,
        )


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    """A machine with a Python, apt and nothing else."""
    machine = Machine(tmp_path)
    machine.program("apt-get", APT)
    machine.is_user(1000)
    return machine


def test_what_is_missing_is_installed(machine: Machine) -> None:
    machine.has("pip", "online")
    run = machine.set_up()
    assert (run.returncode, run.stderr) == (0, "")
    assert machine.asked("asked")[-1].endswith("install --quiet --editable .[fast]")


def test_without_pip_root_installs_it(machine: Machine) -> None:
    machine.has("online")
    machine.is_user(0)
    run = machine.set_up()
    assert (run.returncode, run.stderr) == (0, "")
    assert machine.asked("apt")[-1].endswith("python3-pip")


def test_without_pip_others_are_told_the_one_line(machine: Machine) -> None:
    machine.has("online")
    run = machine.set_up()
    assert run.returncode == 1
    assert run.stderr == "duenna: pip is missing. On Debian: sudo apt install python3-pip\n"
    assert machine.asked("apt") == []


def test_offline_what_is_installed_is_enough(machine: Machine) -> None:
    machine.has("pip", "online")
    assert machine.set_up().returncode == 0
    (machine.home / "online").unlink()
    machine.has("satisfied")
    run = machine.set_up()
    assert run.returncode == 0
    assert "what is installed is enough" in run.stderr


@pytest.mark.parametrize("had", [(), ("satisfied",)], ids=["too old", "never installed"])
def test_offline_what_is_not_enough_is_told(machine: Machine, had: tuple[str, ...]) -> None:
    machine.has("pip", *had)
    run = machine.set_up()
    assert run.returncode == 1
    assert run.stderr == "duenna: . cannot be installed. Is there a network?\n"


def test_what_cannot_be_written_to_is_told(machine: Machine) -> None:
    machine.has("pip", "online")
    (machine.folder / ".venv").touch()  # even root cannot make the folder now
    run = machine.set_up()
    assert run.returncode == 1
    assert run.stderr.startswith(f"duenna: '{machine.folder}' cannot be written to")
    assert run.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("what", "some"),
    [
        (".", {"click"}),
        (".[fast]", {"click", "numba"}),
        (".[dev,fast,postgres]", {"numba", "pettingzoo", "psycopg[binary]", "pytest"}),
    ],
)
def test_requirements_are_those_of_the_extras_named(what: str, some: set[str]) -> None:
    printed = subprocess.run(
        [sys.executable, "tools/requirements.py", what],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        check=True,
    ).stdout
    names = {line.partition(">")[0].partition("~")[0] for line in printed.splitlines()}
    assert names >= some
    assert ("pytest" in names) == ("dev" in what)
