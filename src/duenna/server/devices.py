"""A seat on a second device: codes that are shown on the one and traded for the seat on the other.

A code is good once, for a short while, and only until the next for that seat; whoever leaves voids it. The store
keeps its hash; that it was traded is an event, so that however many ask at once, one of them gets the seat.
"""

import secrets
from typing import Final

from duenna.server.happened import DeviceAdded
from duenna.server.shelf import Code
from duenna.server.table import Refused, Table

LIFE: Final = 300  #: seconds for which a code is good


def new_code() -> str:
    """A code that nobody can guess."""
    return secrets.token_urlsafe(12)


def traded(table: Table, code: Code | None) -> Code:
    """The code, if it can be traded at the table; raises Refused for none, a spent one, or one of who has left."""
    if (
        code is None
        or table.seats[code.seat - 1].since != code.since
        or any(
            isinstance(event.what, DeviceAdded) and event.what.code == code.hash
            for event in table.log
        )
    ):
        raise Refused(403, "bad-code", "That code is wrong, used or too old. Ask for a new one.")
    return code
