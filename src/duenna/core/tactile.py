"""The tactile number code for stickers on a paper deck: dots, a circle and a square, read by touch.

After the adaptation described in one of the rules texts Duenna follows: a loose dot counts 1, one dotted
circle 5, one dotted square 10 for each dot in it; the value is the sum. As text, `S2` is a square
with two dots, `C` the circle, `.` a loose dot. Zero had no code: the undotted circle `O` is our own
extension, since a blank card cannot be told from one that lost its sticker. The code gives the
rank, which in the deck of 32 two characters may share.
"""

import re
from typing import Final

from duenna.core.errors import DuennaError

HIGHEST: Final = 99  #: 100 would need ten dots in one square
ZERO: Final = "O"
_SYMBOL: Final = re.compile(r"S[0-9]|C[0-9]*|\.|O")


class TactileError(DuennaError):
    """A number without a code, or a code that means no number."""


def encode(number: int) -> str:
    """The code of a number from 0 to 99: the square, then the circle, then at most four dots.

    Raises TactileError for any other number.

    >>> [encode(n) for n in (0, 1, 5, 8, 17, 99)]
    ['O', '.', 'C', 'C...', 'S1C..', 'S9C....']
    """
    if not 0 <= number <= HIGHEST:
        raise TactileError(f"Only numbers from 0 to {HIGHEST} have a tactile code, not {number}.")
    tens, rest = divmod(number, 10)
    square = f"S{tens}" if tens else ""
    circle, dots = divmod(rest, 5)
    return square + "C" * circle + "." * dots or ZERO


def decode(code: str, *, strict: bool = True) -> int:
    """The number of a code; its symbols may stand in any order, as fingers find them.

    Strict, at most four loose dots are allowed; otherwise any number of them ("and so on", says
    the source). Raises TactileError: no code, two squares, two circles, a circle with several dots.

    >>> decode("S1C.."), decode("..S1C"), decode(".....", strict=False)
    (17, 17, 5)
    """
    symbols = _SYMBOL.findall(code)
    if not symbols or "".join(symbols) != code:
        raise TactileError(f"{code[:40]!r} is no tactile code: use S with a digit, C, O and dots.")
    if code == ZERO:
        return 0
    squares = [int(symbol[1]) for symbol in symbols if symbol[0] == "S"]
    circles = [symbol for symbol in symbols if symbol[0] == "C"]
    dots = symbols.count(".")
    if ZERO in symbols:
        raise TactileError("The undotted circle is zero and stands alone.")
    if len(squares) > 1 or 0 in squares:
        raise TactileError("One square only, with one to nine dots in it.")
    if len(circles) > 1 or any(circle != "C" for circle in circles):
        raise TactileError("One circle only, with a single dot.")
    if strict and dots > 4:
        raise TactileError("Five loose dots are a circle.")
    return 10 * sum(squares) + 5 * len(circles) + dots
