"""The journal of a contest: what came of its deals so far, in a file that outlives whoever writes it.

The first line says which contest it is and what its bots play by, each further one what came of some deals. A line
is written at once and made durable. A line that was cut off is no JSON and is passed over: its deals are missing,
and are played again.
"""

import json
import os
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from duenna.arena.contest import Board, Contest, Outcome
from duenna.arena.fingerprint import fingerprint
from duenna.arena.playing import Part
from duenna.bots import Budget
from duenna.core.editions import find_edition
from duenna.core.errors import DuennaError

FORMAT: Final = "duenna-arena-1"


class JournalError(DuennaError):
    """A journal that cannot be read, or belongs to another contest."""


@dataclass(frozen=True)
class Entries:
    """What journals of one contest hold: what came of each deal, by its number."""

    head: Mapping[str, Any]
    boards: Mapping[int, Board]

    def contest(self) -> Contest:
        """The contest, with as many deals as there are."""
        given = self.head["contest"]
        return Contest(
            find_edition(given["edition"], given["players"], **given["knobs"]),
            tuple(given["bots"]),
            given["players"],
            len(self.boards),
            given["seed"],
            given["whole"],
            Budget(seconds=given["seconds"], rollouts=given["rollouts"]),
        )


class Journal:
    """A journal that is written on; `entries` is what it held when it was opened."""

    def __init__(self, path: Path, contest: Contest) -> None:
        """Opens the file, new or left by an earlier run; raises JournalError if it belongs to another contest."""
        self.path = path
        head = head_of(contest)
        try:
            new = not path.exists() or not path.stat().st_size
            self.entries = Entries(head, {}) if new else read([path])
            if self.entries.head != head:
                raise JournalError(f"{path}: {_difference(self.entries.head, head)}")
            self._file = path.open("ab+")
            self._begin(head, new)
        except OSError as problem:
            raise JournalError(f"{path} cannot be used: {problem.strerror}.") from problem

    def _begin(self, head: Mapping[str, Any], new: bool) -> None:
        if new:
            self._write(head)
        else:
            self._file.seek(-1, os.SEEK_END)
            if self._file.read() != b"\n":
                self._file.write(b"\n")  # what was cut off ends here

    def add(self, part: Part) -> None:
        """Writes down what came of these deals; it is on the disk when this returns. Raises JournalError."""
        boards = [[" ".join(map(_text, table)) for table in board] for board in part.boards]
        try:
            self._write({"from": part.numbers[0], "boards": boards})
        except OSError as problem:
            raise JournalError(f"{self.path} cannot be written: {problem.strerror}.") from problem

    def _write(self, line: Mapping[str, Any]) -> None:
        self._file.write(json.dumps(line, separators=(",", ":")).encode() + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())

    def close(self) -> None:
        """Closes the file."""
        self._file.close()


def read(paths: Iterable[Path]) -> Entries:
    """What the journals hold together; raises JournalError if one cannot be read or they are of several contests."""
    head: dict[str, Any] | None = None
    boards: dict[int, Board] = {}
    same: dict[Board, Board] = {}  # most deals end in one of a few ways
    for path in paths:
        try:
            first, *lines = path.read_bytes().split(b"\n")
        except OSError as problem:
            raise JournalError(f"{path} cannot be read: {problem.strerror}.") from problem
        mine = _parsed(first)
        if mine is None or mine.get("format") != FORMAT:
            raise JournalError(f"{path} is not the journal of a contest.")
        if head not in (None, mine):
            raise JournalError(f"{path}: {_difference(head, mine)}")
        head = mine
        for number, line in enumerate(lines, start=2):
            if (entry := _parsed(line)) is None:
                continue
            try:
                found = {
                    deal: tuple(tuple(map(_outcome, table.split())) for table in tables)
                    for deal, tables in enumerate(entry["boards"], start=entry["from"])
                }
            except (KeyError, TypeError, ValueError, AttributeError) as problem:
                raise JournalError(f"{path}, line {number}, is broken.") from problem
            for deal, board in found.items():
                if boards.setdefault(deal, same.setdefault(board, board)) != board:
                    raise JournalError(
                        f"{path}, line {number}: deal {deal} came out otherwise elsewhere."
                    )
    if head is None:
        raise JournalError("There is no journal to read.")
    return Entries(head, boards)


def head_of(contest: Contest) -> dict[str, Any]:
    """The first line of a contest's journal: all that decides how its deals come out, but not how many there are."""
    return {
        "format": FORMAT,
        "contest": {
            "edition": contest.edition.name,
            "knobs": json.loads(json.dumps(contest.edition.knobs)),
            "players": contest.players,
            "bots": [*contest.bots],
            "seed": contest.seed,
            "whole": contest.whole,
            "seconds": contest.limits.seconds,
            "rollouts": contest.limits.rollouts,
        },
        "fingerprints": {bot: fingerprint(bot, contest.edition) for bot in contest.bots},
    }


def _difference(one: Mapping[str, Any] | None, other: Mapping[str, Any]) -> str:
    """The sentence that says in what two first lines differ."""
    assert one is not None
    for kind in ("contest", "fingerprints"):
        for name in {**one[kind], **other[kind]}:
            mine, yours = one[kind].get(name), other[kind].get(name)
            if mine == yours:
                continue
            if kind == "fingerprints":
                return f"the bot {name} there is another than here ({mine}, {yours})."
            return (
                f"it is the journal of another contest: {name} is {mine!r} there, {yours!r} here."
            )
    return "it is the journal of another contest."


def _parsed(line: bytes) -> dict[str, Any] | None:
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) else None


def _text(outcome: Outcome) -> str:
    """An outcome as text: the winners, a dash, who began."""
    return f"{''.join(map(str, outcome.winners))}-{outcome.starter}"


def _outcome(text: str) -> Outcome:
    """The inverse of `_text`."""
    winners, starter = text.split("-")
    return Outcome(tuple(map(int, winners)), int(starter))
