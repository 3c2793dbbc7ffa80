"""Printing and reading lines: wrapped to the width at hand, colour only as decoration, no cursor tricks."""

import os
import shutil
import sys
import textwrap
import time
from collections.abc import Iterable

import click

MAX_LINE = 400  #: no answer is longer
_WIDEST = 100
_NARROWEST = 20


class Screen:
    """Where lines are printed and answers read, whether a person sits there or a pipe.

    `pause` is whether to wait after what the computer does, so that a person can read along.
    """

    def __init__(self, pause: bool = True) -> None:
        self._typed = sys.stdin.isatty()
        at_terminal = sys.stdout.isatty()
        self._escapes = at_terminal and os.environ.get("TERM", "dumb") != "dumb"
        self._colour = self._escapes and not os.environ.get("NO_COLOR")
        self._pause = pause and at_terminal

    @property
    def width(self) -> int:
        """How many columns there are to print in."""
        return max(_NARROWEST, min(_WIDEST, shutil.get_terminal_size().columns))

    def say(self, text: str = "", *, strong: bool = False) -> None:
        """Prints a paragraph."""
        for line in self._wrapped(text):
            self.put(click.style(line, bold=True) if strong and self._colour else line)

    def say_all(self, lines: Iterable[str]) -> None:
        """Prints paragraphs, one after the other."""
        for line in lines:
            self.say(line)

    def item(self, text: str) -> None:
        """Prints an item of a list, its further lines set in."""
        for line in self._wrapped(text, "   "):
            self.put(line)

    def ask(self, question: str = "") -> str:
        """The line typed after the question; raises EOFError when there are no more."""
        *above, last = self._wrapped(f"{question} >".lstrip())
        for line in above:
            self.put(line)
        self.put(f"{last} ", end=False)
        line = self.read()
        if not line:
            self.put("")
            raise EOFError
        return "".join(char for char in line if char.isprintable()).strip()

    def put(self, text: str, *, end: bool = True) -> None:
        """Prints text as it is, a command to be copied for instance, and ends the line."""
        click.echo(text, nl=end)

    def read(self) -> str:
        """The next line typed, empty at the end; a pipe's is printed, since nobody saw it typed."""
        sys.stdout.flush()
        line = sys.stdin.readline()
        if line and not self._typed:
            self.put(line[:MAX_LINE].rstrip())
        return line

    def hide(self) -> None:
        """Takes what was printed out of sight: cleared, or where that cannot be done scrolled away."""
        if self._escapes:
            self.put("\x1b[H\x1b[2J\x1b[3J", end=False)
        else:
            self.put("\n" * max(50, shutil.get_terminal_size().lines))

    def rest(self, seconds: float) -> None:
        """Waits a little, if a person is reading."""
        if self._pause:
            time.sleep(seconds)

    def _wrapped(self, text: str, indent: str = "") -> list[str]:
        """The lines of a paragraph; an empty one is a line too."""
        lines = textwrap.wrap(
            text,
            self.width,
            subsequent_indent=indent,
            break_long_words=False,
            break_on_hyphens=False,
        )
        return lines or [""]
