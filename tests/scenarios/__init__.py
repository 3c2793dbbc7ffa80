"""The scenarios from T01 on: small positions, what is done in them, and what must come of it.

They stand in `scenarios/*.txt`, one block each, and seats are numbers there:

    T33  last card drawn, Prince on 2 (Baron)       its number, what it is about
      on classic* kanai -modern* tie=share          presets (a dash leaves some out) and knobs
      given hands=priest,baron drawn=prince deck=   a position, written as in `duenna.core.position`
      and burned=king                               more of it
      1: prince 2                                   seat 1 is asked, and plays this
      1 may not: prince 3 (target-missing)          refused for that reason, nothing has changed
      pile 2 baron; hand 2 king; round 2 by rank    statements, as in `statements.py`

The seats are as many as there are hands; an edition for more people gets seats that are already
out. What the position leaves open is the same everywhere: two Guards in the deck, one burned. All
words are the usual ones, also for editions with other words for the same cards. `new modern/4
starter=1 deck=guard,king` deals a round instead: those cards on top, the others as they come.
"""

import json
import re
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

import pytest

from duenna.core.editions import PRESETS

pytest.register_assert_rewrite("scenarios.table", "scenarios.statements")

FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class Scenario:
    name: str
    title: str
    on: tuple[str, ...] = ()
    given: dict[str, str] = field(default_factory=dict)
    steps: tuple[str, ...] = ()

    @property
    def editions(self) -> list[str]:
        """The presets it is for; one for none when it names them itself."""
        wanted = [word for word in self.on if "=" not in word and word[0] != "-"]
        unwanted = [word[1:] for word in self.on if word[0] == "-"]
        for pattern in (*wanted, *unwanted):
            assert any(fnmatchcase(name, pattern) for name in PRESETS), pattern
        names = [name for name in PRESETS if any(fnmatchcase(name, w) for w in wanted)]
        return [name for name in names if not any(fnmatchcase(name, u) for u in unwanted)] or [""]

    @property
    def knobs(self) -> dict[str, Any]:
        return read_knobs([word for word in self.on if "=" in word])


def read_knobs(words: list[str]) -> dict[str, Any]:
    """Knobs from words like `tie=share`; what JSON can read is no text."""
    knobs: dict[str, Any] = {}
    for word in words:
        name, _, value = word.partition("=")
        try:
            knobs[name] = json.loads(value)
        except json.JSONDecodeError:
            knobs[name] = value
    return knobs


def read_scenarios() -> list[Scenario]:
    """All blocks of all files."""
    out = []
    for path in sorted(FOLDER.glob("*.txt")):
        text = re.sub(r"^#.*\n", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
        for block in re.split(r"\n(?=T\d)", text.strip()):
            head, *lines = [line for line in block.splitlines() if line.strip()]
            name, title = head.split(maxsplit=1)
            on: tuple[str, ...] = ()
            given: dict[str, str] = {}
            steps: list[str] = []
            for line in map(str.strip, lines):
                first, _, rest = line.partition(" ")
                if first == "on":
                    on += tuple(rest.split())
                elif first in ("given", "and"):
                    given.update(dict(pair.split("=", 1) for pair in rest.split()))
                else:
                    steps += [line] if ":" in line else re.split(r";\s*", line)
            assert steps, f"{name} checks nothing"
            out.append(Scenario(name, title, on, given, tuple(steps)))
    return out
