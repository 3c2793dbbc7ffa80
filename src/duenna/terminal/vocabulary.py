"""What people type, matched with what they may mean.

They type numbers, names in any case and with or without accents, or how a name begins.
"""

import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

T = TypeVar("T")
_LONGEST = 6  #: no name of a card or a player has more words that matter


@dataclass(frozen=True)
class Choice(Generic[T]):
    """One thing that can be chosen: its number, the words shown, and the names that may be typed for it."""

    number: str
    what: str
    names: tuple[str, ...]
    means: T


class Unclear(Exception):
    """What was typed fits no choice, or several."""

    def __init__(self, text: str, fits: Sequence[str] = ()) -> None:
        super().__init__(text)
        self.text = text
        self.fits = fits


def plain(text: str) -> str:
    """The text as it is compared: small letters without accents, single spaces, no hyphens.

    >>> plain("Rainha-Viúva ")
    'rainha viuva'
    """
    letters = unicodedata.normalize("NFKD", text.casefold().replace("-", " ").replace(",", " "))
    return " ".join("".join(c for c in letters if not unicodedata.combining(c)).split())


def match(choices: Iterable[Choice[T]], words: Sequence[str]) -> tuple[Choice[T], int]:
    """The choice that the first words mean, and how many of them it took; raises Unclear.

    A number or a whole name goes before the beginning of one.

    >>> spy, king = (Choice(n, name, (name.lower(),), name) for n, name in [("1", "Spy"), ("2", "King")])
    >>> match([spy, king], ["k", "3"])[0].what, match([spy, king], ["1"])[1]
    ('King', 1)
    """
    named = [(choice, [plain(name) for name in choice.names]) for choice in choices]
    beginnings = range(min(len(words), _LONGEST), 0, -1)
    for count in beginnings:
        text = plain(" ".join(words[:count]))
        for choice, names in named:
            if (count == 1 and words[0] == choice.number) or (text and text in names):
                return choice, count
    fits: list[Choice[T]] = []
    for count in beginnings:
        text = plain(" ".join(words[:count]))
        found = [c for c, names in named if text and any(name.startswith(text) for name in names)]
        if len(found) == 1:
            return found[0], count
        fits = found or fits
    raise Unclear(" ".join(words), [choice.what for choice in fits])
