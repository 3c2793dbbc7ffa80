"""What a database keeps beside the events of its tables: codes for second devices, and analyses.

Its SQL is such that every database reads it alike, with ? for each value.
"""

from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import astuple, dataclass
from typing import Any, Final

ANALYSES: Final = 1000  #: analyses kept; the oldest are forgotten

Statement = tuple[str, tuple[object, ...]]  #: in SQL, with its values
Put = Callable[..., "Future[None]"]  #: writes statements in one transaction
Rows = Callable[..., list[tuple[Any, ...]]]  #: the rows of a query with these values


@dataclass(frozen=True)
class Code:
    """A code by which a second device takes a seat; only its hash is kept."""

    table_id: str
    seat: int
    since: int  #: the event by which the seat's person sat down
    hash: str
    until: int  #: in milliseconds since 1970


@dataclass(frozen=True)
class Analysis:
    """How far the analysis of a match is."""

    maker: str  #: who makes it, or made it
    done: float  #: from 0 to 1
    parts: bytes | None = None  #: what came of it, once it is made


class Shelf:
    """The shelf of one database."""

    def __init__(self, put: Put, rows: Rows) -> None:
        self._put = put
        self._rows = rows

    # ---- codes

    def put_code(self, code: Code, now: int) -> "Future[None]":
        """Done once the code is the one for its seat, in place of any before; those too old are forgotten."""
        return self._put(
            ("DELETE FROM codes WHERE until < ?", (now,)),
            (
                "INSERT INTO codes (table_id, seat, since, hash, until) VALUES (?, ?, ?, ?, ?)"
                " ON CONFLICT (table_id, seat) DO UPDATE SET since = excluded.since,"
                " hash = excluded.hash, until = excluded.until",
                astuple(code),
            ),
        )

    def code(self, table_id: str, hashed: str, now: int) -> Code | None:
        """The code of that hash, if it is the one for its seat and not too old."""
        rows = self._rows(
            "SELECT table_id, seat, since, hash, until FROM codes"
            " WHERE table_id = ? AND hash = ? AND until >= ?",
            table_id,
            hashed,
            now,
        )
        return Code(*rows[0]) if rows else None

    # ---- analyses

    def begin_analysis(
        self, table_id: str, match: int, maker: str, now: int, until: int
    ) -> "Future[None]":
        """Done once the analysis is that maker's, unless it is made already or another is at it."""
        return self._put(
            (
                "INSERT INTO analyses (table_id, match, maker, at, until, done) VALUES (?, ?, ?, ?, ?, 0)"
                " ON CONFLICT (table_id, match) DO UPDATE SET maker = excluded.maker, at = excluded.at,"
                " until = excluded.until, done = 0"
                " WHERE analyses.parts IS NULL AND analyses.until < excluded.at",
                (table_id, match, maker, now, until),
            )
        )

    def put_analysis(
        self, table_id: str, match: int, analysis: Analysis, now: int, until: int
    ) -> "Future[None]":
        """Done once all can know how far it is; from `until` on another may try if no more is heard.

        Nothing is kept if it has become another's. Of those that are made, the oldest are forgotten.
        """
        oldest = "SELECT at FROM analyses ORDER BY at DESC LIMIT 1 OFFSET ?"
        return self._put(
            (
                "UPDATE analyses SET at = ?, until = ?, done = ?, parts = ?"
                " WHERE table_id = ? AND match = ? AND maker = ?",
                (now, until, analysis.done, analysis.parts, table_id, match, analysis.maker),
            ),
            (f"DELETE FROM analyses WHERE at <= ({oldest})", (ANALYSES,)),
        )

    def drop_analysis(self, table_id: str, match: int, maker: str) -> "Future[None]":
        """Done once anyone may make what that maker could not."""
        return self._put(
            (
                "DELETE FROM analyses WHERE table_id = ? AND match = ? AND maker = ? AND parts IS NULL",
                (table_id, match, maker),
            )
        )

    def analysis(self, table_id: str, match: int, now: int) -> Analysis | None:
        """How far the analysis is; None if it is not made, and nobody is at it."""
        rows = self._rows(
            "SELECT maker, done, parts FROM analyses WHERE table_id = ? AND match = ?"
            " AND (parts IS NOT NULL OR until >= ?)",
            table_id,
            match,
            now,
        )
        return Analysis(*rows[0]) if rows else None
