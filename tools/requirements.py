"""Prints what a part of Duenna needs, a line each: tools/requirements.py '.[fast,postgres]'. Needs nothing itself."""

import re
import sys
import tomllib
from pathlib import Path


def requirements(what: str) -> list[str]:
    """What pyproject.toml asks for: the dependencies, and those of the extras named in brackets, and of theirs."""
    project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed: list[str] = list(project["dependencies"])
    extras = re.findall(r"\w+", what)
    for extra in extras:  # it grows
        for each in project["optional-dependencies"][extra]:
            if own := re.fullmatch(rf"{project['name']}\[(.*)\]", each):
                extras += re.findall(r"\w+", own[1])
            else:
                needed.append(each)
    return needed


if __name__ == "__main__":
    print(*requirements(sys.argv[1]), sep="\n")
