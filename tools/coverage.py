"""Says how much of each room the tests run, and fails if it is too little: `python tools/coverage.py FILE`.

The file is slipcover's JSON. What only other processes run, such as a server that a test starts, is not counted.
"""

import json
import sys
from collections import Counter
from pathlib import Path
from typing import Final

LEAST: Final = 92  #: percent of all lines; raise it when more is tested, never lower it


def main() -> None:
    """Prints a line for each room and one for all; exits with 1 below LEAST."""
    run: Counter[str] = Counter()
    lines: Counter[str] = Counter()
    for name, file in json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))["files"].items():
        room = Path(name).relative_to("src/duenna").parts[0]
        for place in (room, "all"):
            run[place] += len(file["executed_lines"])
            lines[place] += len(file["executed_lines"]) + len(file["missing_lines"])
    for place in sorted(lines, key=lambda place: (place == "all", place)):
        print(f"{place:12} {run[place] / lines[place]:4.0%} of {lines[place]:6,} lines")
    if run["all"] * 100 < lines["all"] * LEAST:
        sys.exit(f"The tests run too little of the code: {LEAST} % is the least.")


if __name__ == "__main__":
    main()
