"""Writes a man page for `duenna` and for each of its commands: `python tools/man.py FOLDER`."""

import sys
from pathlib import Path

from click_man.core import write_man_pages

import duenna
from duenna.cli.main import COMMANDS, cli, load


def main() -> None:
    """Makes the folder and writes the pages into it."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name in COMMANDS:
        cli.add_command(load(name), name)
    write_man_pages("duenna", cli, version=duenna.__version__, target_dir=str(folder))


if __name__ == "__main__":
    main()
