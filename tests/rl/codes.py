"""The frozen numbers of every table: what each action and each number of an observation is, as text."""

from pathlib import Path

from helpers import TABLES

from duenna.core.editions import find_edition
from duenna.rl.coding import VERSION, Coding, coding_for

CODES = Path(__file__).with_name("codes.txt")
HEAD = f"""\
# What the numbers of duenna.rl are, v{VERSION}. A change here makes worthless what networks have learned: it needs a
# new version of the environments. One line for each card's actions, and for each block of an observation.
"""


def codes_text() -> str:
    """The text of the file."""
    parts = [HEAD]
    for name, seats in TABLES:
        coding = coding_for(find_edition(name, seats), seats)
        parts.append(f"\n== {name}, {seats} seats: {coding.actions} actions, {coding.size} numbers")
        parts += actions_of(coding)
        for block in coding.blocks.values():
            rows = " | ".join(block.rows)
            parts.append(
                f"{span(block.slice.start, block.slice.stop)} {block.name}"
                f"{f' [{rows}]' if rows else ''}: {' | '.join(block.columns)}"
            )
    return "\n".join(parts) + "\n"


def actions_of(coding: Coding) -> list[str]:
    """A line for each card's actions, in their order."""
    lines: list[str] = []
    begin = 0
    for at, name in enumerate((*coding.names, "")):
        if at and name.split(" ")[0] != coding.names[begin].split(" ")[0]:
            lines.append(f"{span(begin, at)} {' | '.join(coding.names[begin:at])}")
            begin = at
    return lines


def span(start: int, stop: int) -> str:
    """The numbers from start to before stop."""
    return f"{start}-{stop - 1}" if stop > start + 1 else f"{start}"
