"""Which texts are names: told by ranges of characters that no newer Unicode changes.

A record is read by other Pythons than the one that wrote it, and each has the Unicode tables of its day.
So nothing here asks what a character is called or whether it can be printed.
"""

import re
from typing import Final

MAX_NAME: Final = 40  #: characters in a name

#: what breaks a line, turns the reading direction, or is half a character
_UNFIT: Final = re.compile(
    "[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]"
)
#: blanks, and joiners, which show nothing by themselves
_SEEN: Final = re.compile("[^ \u00a0\u1680\u2000-\u200d\u202f\u205f\u2060\u3000\ufeff]")


def is_name(text: object) -> bool:
    r"""Whether that is a text of 1 to 40 characters that a line can show, and something of it can be seen.

    >>> is_name("Zoë"), is_name("می\u200cترا"), is_name("a\nb"), is_name("\u202enn\u0410"), is_name(" ")
    (True, True, False, False, False)
    """
    return (
        isinstance(text, str)
        and len(text) <= MAX_NAME
        and not _UNFIT.search(text)
        and bool(_SEEN.search(text))
    )
