"""A seat on a second device: codes that are shown on the one and traded for the seat on the other."""

import secrets
import time
from typing import Final

from duenna.server.keys import hashed
from duenna.server.table import Refused

LIFE: Final = 300  #: seconds for which a code is good


class Codes:
    """The codes of one table: each is good once and for a short while, one at a time for each seat.

    Only their hashes are kept, and only in memory: after a restart one asks for another.

    >>> codes = Codes()
    >>> code = codes.make(2, at=10.0)
    >>> codes.seat(code, at=11.0)
    2
    >>> codes.spend(code)
    >>> codes.seat(code, at=12.0)
    Traceback (most recent call last):
    ...
    duenna.server.table.Refused: That code is wrong, used or too old. Ask for a new one.
    """

    def __init__(self) -> None:
        self._known: dict[str, tuple[int, float]] = {}

    def make(self, seat: int, at: float | None = None) -> str:
        """A new code for that seat; the one before is good no more."""
        self.forget(seat)
        code = secrets.token_urlsafe(12)
        self._known[_key(code)] = (seat, (time.monotonic() if at is None else at) + LIFE)
        return code

    def seat(self, code: object, at: float | None = None) -> int:
        """The seat that the code is for; raises Refused for one that is not, or no more, good."""
        seat, until = self._known.get(_key(code), (0, 0.0))
        if not seat or (time.monotonic() if at is None else at) > until:
            raise Refused(
                403, "bad-code", "That code is wrong, used or too old. Ask for a new one."
            )
        return seat

    def forget(self, seat: int) -> None:
        """No code for that seat is good any more: its person has left."""
        self._known = {key: known for key, known in self._known.items() if known[0] != seat}

    def spend(self, code: object) -> None:
        """The code has been traded."""
        self._known.pop(_key(code), None)


def _key(code: object) -> str:
    return hashed(code) if isinstance(code, str) else ""
