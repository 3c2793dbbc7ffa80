"""Blueprints: what `duenna train` has learned of two-player rounds, in one file for each set of rules.

A file is a line of JSON, then the states' keys in ascending order (8 bytes each), where the chances of each begin
(4 bytes each), and the chances themselves, a byte for each action of `infoset.list_choices`; numbers have their
lowest byte first. It says which rules it was made for, and is refused under any others.
"""

import json
import mmap
import os
import tempfile
import zlib
from bisect import bisect_left
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from duenna.console.folders import data_folder
from duenna.core.cards import CARD_IDS
from duenna.core.editions import Edition
from duenna.core.errors import DuennaError
from duenna.core.events import Discarded, Event, Missed, Played, Returned, Round, Swapped
from duenna.core.knobs import quoted
from duenna.core.rules import count_actions, nth_action
from duenna.core.seats import SEATS
from duenna.core.state import RULE_FIELDS, Rules, State, rules_for, to_row
from duenna.fast.infoset import OLD, PAST, act, asked_seat, begin, gain, infoset, list_choices
from duenna.fast.playout import advance, below, first_counter, shuffle

FORMAT: Final = "duenna-blueprint-1"
MOST_ACTIONS: Final = 64  #: a decider never has more
RIPE: Final = 40  #: how often states must have been met on average, or search alone is better
WHOLE: Final = 255  #: the byte of a chance of 1
SLIP: Final = 0.02  #: how often a player of a blueprint is taken to do anything else

_TEXTS: Final = ("edition", "knobs", "fingerprint")
_MAX_HEADER: Final = 10_000
_KEY: Final = 8
_BEGIN: Final = 4
_ROUNDS: Final = 32  #: how many rounds a fingerprint is taken of


class BlueprintError(DuennaError):
    """A blueprint that cannot be read, or was made for other rules."""


@dataclass(frozen=True)
class Header:
    """What a blueprint says of itself."""

    edition: str
    knobs: Mapping[str, Any]
    fingerprint: str  #: of the rules and of what a key is made from
    iterations: int
    seed: int
    met: int  #: states that training met, however seldom
    visits: int  #: and how often all together
    states: int  #: those that the file holds
    chances: int  #: how many bytes of chances there are
    checksum: int  #: CRC-32 of all after the header

    @property
    def ripe(self) -> bool:
        """Whether it was trained for long enough to be played by."""
        return self.visits >= RIPE * self.met > 0


class Blueprint:
    """A blueprint file: for each state it knows, how likely each action is."""

    def __init__(self, path: Path) -> None:
        """Opens the file; raises BlueprintError if it is broken, FileNotFoundError if there is none."""
        try:
            with path.open("rb") as file:
                line = file.readline(_MAX_HEADER)
                self.header = _read_header(line)
                self._bytes = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        except (ValueError, TypeError, KeyError, RecursionError) as problem:
            raise BlueprintError(f"{path} is no blueprint of Duenna.") from problem
        except FileNotFoundError:
            raise
        except OSError as problem:
            raise BlueprintError(f"{path} cannot be read: {problem.strerror}.") from problem
        self._keys = len(line)
        self._begins = self._keys + _KEY * self.header.states
        self._chances = self._begins + _BEGIN * self.header.states
        if len(self._bytes) != self._chances + self.header.chances:
            raise BlueprintError(f"{path} is incomplete: make it again with `duenna train`.")
        if zlib.crc32(memoryview(self._bytes)[self._keys :]) != self.header.checksum:
            raise BlueprintError(f"{path} is damaged: make it again with `duenna train`.")

    def chances(self, key: int, count: int) -> list[float] | None:
        """How likely each of the `count` actions of the state with that key is; None for a state it does not know."""
        at = bisect_left(range(self.header.states), key, key=self._key)
        if at == self.header.states or self._key(at) != key:
            return None
        start = self._chances + self._number(self._begins + _BEGIN * at, _BEGIN)
        found = self._bytes[start : start + count]
        total = sum(found)
        return [byte / total for byte in found] if total and len(found) == count else None

    def arrays(self) -> tuple[memoryview, memoryview, memoryview]:
        """The keys, where the chances of each begin, and the chances, as the file has them."""
        whole = memoryview(self._bytes)
        return (
            whole[self._keys : self._begins],
            whole[self._begins : self._chances],
            whole[self._chances :],
        )

    def _key(self, at: int) -> int:
        return self._number(self._keys + _KEY * at, _KEY)

    def _number(self, place: int, size: int) -> int:
        return int.from_bytes(self._bytes[place : place + size], "little")


def _read_header(line: bytes) -> Header:
    found = json.loads(line)
    if found.pop("format") != FORMAT:
        raise ValueError("another format")
    header = Header(**found)
    numbers = [value for name, value in vars(header).items() if name not in _TEXTS]
    if not all(isinstance(number, int) and number >= 0 for number in numbers):
        raise ValueError("a header without its numbers")
    return header


def write_blueprint(
    path: Path, edition: Edition, learned: Mapping[str, int], parts: Sequence[bytes]
) -> Header:
    """Writes a file at one stroke, so that nobody ever reads half of one; returns what it says of itself.

    `learned` has the header's iterations, seed, met and visits; the parts are keys, begins and chances.
    """
    checksum = 0
    for part in parts:
        checksum = zlib.crc32(part, checksum)
    header = Header(
        edition=edition.name,
        knobs=edition.knobs,
        fingerprint=fingerprint(edition),
        **learned,
        states=len(parts[0]) // _KEY,
        chances=len(parts[-1]),
        checksum=checksum,
    )
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, draft = tempfile.mkstemp(dir=path.parent, prefix=".draft-")
    try:
        with open(handle, "wb") as file:
            file.write(json.dumps({"format": FORMAT} | vars(header)).encode() + b"\n")
            for part in parts:
                file.write(part)
        os.replace(draft, path)
    except BaseException:
        os.unlink(draft)
        raise
    return header


# ---- which rules it is for ---------------------------------------------------------------------


def blueprint_path(edition: Edition) -> Path:
    """Where the blueprint for an edition, as its rounds are played by two, is kept."""
    folder = data_folder(os.environ) / "blueprints"
    return folder / f"{edition.name}-{fingerprint(edition)}.blueprint"


def find_blueprint(edition: Edition) -> Blueprint | None:
    """The blueprint for two-player rounds of that edition; None if nobody has trained one; raises BlueprintError."""
    path = blueprint_path(edition)
    try:
        there = path.stat()
    except OSError:
        return None
    found = _open(path, there.st_mtime_ns, there.st_size)
    if found.header.fingerprint != fingerprint(edition):
        raise BlueprintError(f"{path} was made for other rules ({quoted(found.header.edition)}).")
    return found


@lru_cache(maxsize=4)
def _open(path: Path, modified: int, size: int) -> Blueprint:
    return Blueprint(path)


@lru_cache(maxsize=64)
def fingerprint(edition: Edition) -> str:
    """A text that is another for any other rules of the round, or keys made in another way.

    >>> from duenna.core.editions import find_edition
    >>> fingerprint(find_edition("classic")) == fingerprint(find_edition("classic", tokens=3))
    True
    >>> fingerprint(find_edition("classic")) == fingerprint(find_edition("classic", tie="none"))
    False
    """
    e = rules_for(edition, 2)
    e.target = 99
    for name in ("first_start", "next_start", "tie_start", "none_start", "match_tie"):
        setattr(e, name, 0)  # between rounds
    of_rounds = to_row(e)[: RULE_FIELDS["small_guesses"][0]]  # what follows is of playoffs only
    numbers = [*of_rounds, *edition.cards]
    s, past, unseen, moves = State(players=2), [0] * PAST, [0] * CARD_IDS, [0] * MOST_ACTIONS
    for i in range(_ROUNDS):
        deck = [card.value for card in edition.cards]
        z = shuffle(deck, len(deck), first_counter(0, i))
        begin(s, e, deck, len(deck), i % 2 + 1, past)
        while asked_seat(s):
            n = list_choices(s, e, unseen, moves)
            numbers += infoset(s, e, past), *moves[:n]
            z = advance(z)
            act(s, e, moves[below(z, n)], past)
        numbers.append(gain(s, 1))
    return sha256(" ".join(map(str, numbers)).encode()).hexdigest()[:16]


# ---- what happened, as the keys have it --------------------------------------------------------


class Past:
    """The `past` of `fast.infoset`, from the events that everyone learned."""

    def __init__(self, edition: Edition) -> None:
        self._slots = edition.slots
        self.numbers = [0] * PAST

    def learn(self, event: Event) -> None:
        """Takes the next event in."""
        past = self.numbers
        match event:
            case Round() | Swapped():
                past[:] = [0] * PAST
            case Played(seat=seat, card=card):
                missed = past[SEATS + seat]
                past[seat] = card.value
                past[SEATS + seat] = missed + OLD if 0 < missed < OLD else 0
            case Missed(target=target, guess=guess):
                past[SEATS + target] = self._slots[guess]
            case Discarded(seat=seat):
                past[seat] = past[SEATS + seat] = 0
            case Returned(seat=seat):
                past[SEATS + seat] = 0


class Guide:
    """A blueprint at a table: the chances of the decider's actions in a position."""

    def __init__(self, blueprint: Blueprint, edition: Edition) -> None:
        self._blueprint = blueprint
        self._rules = rules_for(edition, 2)
        self._unseen, self._moves = [0] * CARD_IDS, [0] * MOST_ACTIONS

    def chances(self, s: State, past: list[int]) -> dict[int, float] | None:
        """The chance of each action that has any; None where the blueprint does not know the state.

        Of what is hidden from the decider `s` may hold anything: it is not looked at.
        """
        n = list_choices(s, self._rules, self._unseen, self._moves)
        return self.chances_of(infoset(s, self._rules, past), self._moves[:n])

    def chances_of(self, key: int, actions: Sequence[int]) -> dict[int, float] | None:
        """The same for a state's key and its actions, as `infoset` makes and `list_choices` lists them."""
        if len(actions) == 1:
            return {actions[0]: 1.0}
        found = self._blueprint.chances(key, len(actions))
        if found is None:
            return None
        return {action: chance for action, chance in zip(actions, found, strict=True) if chance}


class BlueprintPolicy:
    """A seat that plays by a blueprint and now and then at random: how the master assumes that both seats played."""

    knowing = True
    returns = True

    def __init__(self, guide: Guide, edition: Edition) -> None:
        self._guide, self._past = guide, Past(edition)

    def learn(self, event: Event) -> None:
        """Remembers what `infoset` wants to know of the past."""
        self._past.learn(event)

    def chance(self, s: State, e: Rules, action: int) -> float:
        """How likely the decider takes that action."""
        count = count_actions(s, e)
        if count == 1:
            return float(nth_action(s, e, 0) == action)
        found = self._guide.chances(s, self._past.numbers)
        if found is None:
            return 1 / count
        return (1 - SLIP) * found.get(action, 0.0) + SLIP / count


def past_of(edition: Edition, events: Iterable[Event]) -> list[int]:
    """What `past` is after those events of a round."""
    past = Past(edition)
    for event in events:
        past.learn(event)
    return past.numbers
