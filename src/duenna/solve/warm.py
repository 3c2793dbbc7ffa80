"""Compiling ahead, in a process of its own: `python -m duenna.solve.warm`, so that nobody at a table waits for it.

What is compiled is kept for this machine; where it is there, or numba is not, nothing is done.
"""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from duenna.solve.rollouts import COMPILER


@contextmanager
def warming_up() -> Iterator[None]:
    """Compiles while the caller goes on with something else, and stops with it."""
    process = subprocess.Popen(
        [sys.executable, "-P", "-m", "duenna.solve.warm"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        yield
    finally:
        process.terminate()
        process.wait()


if __name__ == "__main__":
    os.nice(10)
    COMPILER.get(wait=True)
