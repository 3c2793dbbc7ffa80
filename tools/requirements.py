"""Prints what a part of Duenna needs, a line each: tools/requirements.py '.[dev,fast]'. Needs nothing itself."""

import re
import sys
import tomllib
from pathlib import Path


def requirements(what: str) -> list[str]:
    """What pyproject.toml asks for: the dependencies, and those of the extras named in brackets."""
    project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed: list[str] = list(project["dependencies"])
    for extra in re.findall(r"\w+", what):
        needed += project["optional-dependencies"][extra]
    return needed


if __name__ == "__main__":
    print(*requirements(sys.argv[1]), sep="\n")
