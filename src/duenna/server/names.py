"""What people type to be shown to others, made safe to show: names and lines of chat."""

import unicodedata
from collections.abc import Set
from typing import Final

from duenna.core.game import MAX_NAME

MAX_LINE: Final = 200
# Control, format (zero width, bidi marks and overrides), surrogate, private, unassigned, line breaks.
_UNSHOWN: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


def clean_text(text: object, limit: int = MAX_LINE) -> str:
    r"""The text without what cannot be seen, blanks made single; raises ValueError if nothing is left.

    >>> clean_text("  good\u202e  luck\n")
    'good luck'
    """
    if not isinstance(text, str):
        raise ValueError("A text is needed.")
    clean = "".join(
        " " if char.isspace() else char
        for char in unicodedata.normalize("NFC", text[: 4 * limit])
        if char.isspace() or unicodedata.category(char) not in _UNSHOWN
    )
    line = " ".join(clean.split())[:limit].rstrip()
    if not line:
        raise ValueError("Nothing is left of that text once what cannot be shown is gone.")
    return line


def clean_name(name: object, taken: Set[str]) -> str:
    """The name as it is shown, with a number behind it if someone at the table has it already.

    >>> clean_name("Ann", {"ann"})
    'Ann 2'
    """
    clean = clean_text(name, MAX_NAME - 2)
    names = {other.casefold() for other in taken}
    if clean.casefold() not in names:
        return clean
    return next(f"{clean} {n}" for n in range(2, 99) if f"{clean} {n}".casefold() not in names)
