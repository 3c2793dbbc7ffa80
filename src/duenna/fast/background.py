"""Things that take long to make, compilers' work above all, made in a thread while play goes on."""

from collections.abc import Callable
from threading import Thread
from typing import Generic, TypeVar

T = TypeVar("T")


class Background(Generic[T]):
    """What `make` returns, made in a thread of its own once somebody asks for it.

    >>> Background(lambda: 42).get(wait=True)
    42
    """

    def __init__(self, make: Callable[[], T]) -> None:
        self._make = make
        self._made: T | None = None
        self._thread: Thread | None = None

    def get(self, *, wait: bool) -> T | None:
        """The thing once it is made; None before, and for ever where a package for it is missing."""
        if self._thread is None:
            self._thread = Thread(target=self._work, name="compiler", daemon=True)
            self._thread.start()
        if wait:
            self._thread.join()
        return self._made

    def _work(self) -> None:
        try:
            self._made = self._make()
        except ImportError:
            return
