"""How far something long has come, for whoever waits at a terminal."""

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
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


@contextmanager
def bar(count: int) -> Iterator[Callable[[int, int], None]]:
    """A bar on stderr, if that is a terminal, for work that says itself how much of how much is done."""
    with click.progressbar(length=count, file=sys.stderr, hidden=not sys.stderr.isatty()) as shown:
        yield lambda done, of: shown.update(done - shown.pos)
