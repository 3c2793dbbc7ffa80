"""Sets of seats as bit masks, with the lookup tables that make them fast.

Seats are numbered from 1, as people say them; bit p of a mask is seat p. The tables are
plain tuples, so that the engine is the same program in CPython and compiled.
"""

from collections.abc import Iterable
from typing import Final

SEATS: Final = 9  #: length of a table indexed by seat number: 0 is "nobody"
_MASKS: Final = 1 << SEATS


def members(mask: int) -> list[int]:
    """The seats in a mask, ascending.

    >>> members(0b10110)
    [1, 2, 4]
    """
    return [seat for seat in range(1, SEATS) if mask >> seat & 1]


def mask_of(seats: Iterable[int]) -> int:
    """The mask holding those seats.

    >>> mask_of(range(1, 4)) == 0b1110
    True
    """
    return sum(1 << seat for seat in seats)


#: POPCOUNT[mask]: how many seats it holds.
POPCOUNT: Final = tuple(mask.bit_count() for mask in range(_MASKS))

#: NTH_SEAT[mask * 8 + k]: its k-th seat from below, k from 0; 0 where there is none.
NTH_SEAT: Final = tuple((members(mask) + [0] * 8)[k] for mask in range(_MASKS) for k in range(8))


def _after(mask: int, seat: int) -> int:
    ring = [*range(seat + 1, SEATS), *range(1, seat + 1)]
    return next((other for other in ring if mask >> other & 1), 0)


#: NEXT_SEAT[mask * 16 + p]: the first of its seats after p, clockwise; p itself if alone.
NEXT_SEAT: Final = tuple(_after(mask, seat) for mask in range(_MASKS) for seat in range(16))
