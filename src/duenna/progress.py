"""How far something long has come, for whoever waits at a terminal."""

import sys
import time
from collections.abc import Iterator
from typing import TypeVar

import click

T = TypeVar("T")


def with_progress(things: Iterator[T], count: int) -> Iterator[T]:
    """The things; if they take longer than a second, a bar on stderr shows how far they are."""
    started = time.monotonic()
    done = 0
    for thing in things:
        yield thing
        done += 1
        if time.monotonic() - started > 1:
            break
    with click.progressbar(
        length=count, file=sys.stderr, hidden=not sys.stderr.isatty() or done == count
    ) as bar:
        bar.update(done)
        for thing in things:
            yield thing
            bar.update(1)
