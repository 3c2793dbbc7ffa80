"""What people type to be shown to others, made safe to show: names and lines of chat."""

import re
import unicodedata
from collections.abc import Set
from typing import Final

from duenna.core.names import MAX_NAME

MAX_LINE: Final = 200
#: control, soft hyphen, zero width, bidi marks and overrides, line breaks, surrogate, private, no characters
_UNSHOWN: Final = re.compile(
    "[\x00-\x08\x0e-\x1b\x7f-\x84\x86-\x9f\xad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f"
    "\ud800-\udfff\ue000-\uf8ff\ufdd0-\ufdef\ufeff\ufff9-\ufffb\ufffe\uffff\U000f0000-\U0010ffff]"
)
#: joiners shape letters and emoji, so they stay between two characters that can be joined, and nowhere else
_LOOSE: Final = re.compile(
    "(?<![^\x00-\u02ff\u2000-\u200d])[\u200c\u200d]|[\u200c\u200d](?![^\x00-\u02ff\u2000-\u200d])"
)
#: tags spell the region of a flag, after the black flag alone
_TAGS: Final = re.compile("(?<![\U0001f3f4\U000e0000-\U000e007f])[\U000e0000-\U000e007f]+")
_JOINERS: Final = re.compile("[\u200c\u200d]")
#: letters and a pattern that show nothing
_BLANK: Final = re.compile("[\u115f\u1160\u2800\u3164\uffa0\u200c\u200d\\s]*")


def clean_text(text: object, limit: int = MAX_LINE) -> str:
    r"""The text without what cannot be seen, blanks made single; raises ValueError if nothing is left.

    >>> clean_text("  good\u202e  luck\n")
    'good luck'
    >>> clean_text("می\u200cخواهم") == "می\u200cخواهم", clean_text("A\u200dnn\u200d")
    (True, 'Ann')
    """
    if not isinstance(text, str):
        raise ValueError("A text is needed.")
    normal = unicodedata.normalize("NFC", text[: 4 * limit])
    visible = _TAGS.sub("", _UNSHOWN.sub("", normal))
    line = _LOOSE.sub("", " ".join(visible.split())[:limit]).rstrip()
    if _BLANK.fullmatch(line):
        raise ValueError("Nothing is left of that text once what cannot be shown is gone.")
    return line


def clean_name(name: object, taken: Set[str]) -> str:
    """The name as it is shown, with a number behind it if someone at the table has it already.

    >>> clean_name("Ann", {"ann"})
    'Ann 2'
    """
    clean = clean_text(name, MAX_NAME - 2)
    names = {_alike(other) for other in taken}
    if _alike(clean) not in names:
        return clean
    return next(f"{clean} {n}" for n in range(2, 99) if _alike(f"{clean} {n}") not in names)


def _alike(name: str) -> str:
    """What two names share that look the same."""
    return _JOINERS.sub("", name).casefold()
