"""Analysing for another program: `python -m duenna.analysis` reads a record and writes JSON, one object a line.

First come `{"done": 0.25}` and the like, then the parts: `{"eyes": "", "part": ...}` is the analysis, and with the
number of a seat as `eyes` what that seat could know. The table server analyses in such a process.
"""

import json
import os
import sys
from typing import Any

from duenna.analysis.match import analyse
from duenna.analysis.telling import told


def main() -> None:
    """Reads from the standard input to its end, and answers on the standard output; others go first."""
    os.nice(10)
    said = 0

    def progress(done: int, of: int) -> None:
        nonlocal said
        if 100 * done // of > said:
            said = 100 * done // of
            _say({"done": said / 100})

    analysis = analyse(json.load(sys.stdin.buffer), progress=progress)
    _say({"eyes": "", "part": told(analysis)})
    for seat in analysis.seats:
        _say({"eyes": str(seat), "part": analysis.known_to(seat)})


def _say(message: dict[str, Any]) -> None:
    print(json.dumps(message), flush=True)


if __name__ == "__main__":
    main()
