"""How long a bot takes over a move: so long that its time does not tell whether it had a choice.

A bot that weighs its moves takes seconds, and none where there is only one. So each answers after the time
that its kind is known to take, whatever it took.
"""

from collections import deque
from typing import Final

LOOKED_BACK: Final = 50  #: answers of a kind of bot by which the next is timed
ROOM: Final = 1.1  #: how much longer than the longest of them


class Paces:
    """The pace of every kind of bot. `least` is for all; 0 is as fast as can be, and hides nothing.

    >>> paces = Paces(least=0.9, most=3.0)
    >>> paces.of("counter"), paces.of("search", usual=2.0)
    (0.9, 2.2)
    >>> paces.took("search", 2.5)
    >>> paces.of("search", usual=2.0)
    2.75
    """

    def __init__(self, least: float, most: float) -> None:
        self._least = least
        self._most = most
        self._took: dict[str, deque[float]] = {}

    def took(self, level: str, seconds: float) -> None:
        """Notes how long a bot of that kind took over a choice."""
        self._took.setdefault(level, deque(maxlen=LOOKED_BACK)).append(seconds)

    def of(self, level: str, usual: float = 0.0) -> float:
        """Seconds from the question to the answer; `usual` is what that kind takes as far as anyone can say."""
        if not self._least:
            return 0.0
        longest = max(self._took.get(level, ()), default=0.0)
        return max(self._least, min(self._most, ROOM * max(usual, longest)))
