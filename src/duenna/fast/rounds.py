"""Many rounds by chance, and what came of them: compiled, or by the same rules in plain Python."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from itertools import pairwise
from time import perf_counter
from typing import Final, NamedTuple

from duenna.core.editions import Edition, find_edition
from duenna.core.seats import SEATS
from duenna.core.state import Rules, State, rules_for
from duenna.fast.build import engine, playouts
from duenna.fast.playout import (
    DECISIONS,
    DISCARDS,
    SURVIVED,
    TALLY,
    TOKENS,
    WON_BY,
    WORD,
    play_many,
)

MANY: Final = 100_000_000  #: rounds that take so long that an engine for their table alone pays


@dataclass(frozen=True, slots=True)
class RoundStats:
    """What came of rounds in which every legal action was equally likely.

    A round several seats win together counts for each of them. Equal runs compare equal, however long
    they took.
    """

    edition: str
    players: int
    rounds: int
    seed: int
    decisions: int
    discards: int  #: cards that lay face up when their rounds ended, set aside ones not counted
    survived: int  #: rounds that ended with one seat left
    shared: int  #: rounds with several winners
    unwon: int  #: rounds that nobody won
    wins: tuple[int, ...]  #: rounds won, from seat 1
    tokens: tuple[int, ...]  #: from seat 1
    seconds: float = field(compare=False)

    @property
    def rounds_per_second(self) -> float:
        """Rounds a second; 0 if none were played."""
        return self.rounds / self.seconds if self.rounds else 0.0

    @property
    def ns_per_decision(self) -> float:
        """Nanoseconds a decision, deal and scoring included; 0 if none was made."""
        return self.seconds * 1e9 / self.decisions if self.decisions else 0.0


def play_rounds(  # noqa: PLR0913  (all but three are left out as a rule)
    edition: str | Edition,
    players: int,
    rounds: int,
    seed: int = 0,
    cores: int = 1,
    *,
    own: bool | None = None,
) -> RoundStats:
    """Plays rounds by random moves in the compiled engine, on that many cores, and returns what came of them.

    `own` asks for an engine compiled for this table alone, which is faster once it is there; unless told, so many
    rounds as `MANY` are played by one. All engines give the same numbers.

    Every round is the first of a match; round i is begun by seat `i % players + 1`. What happens in
    it depends on the seed and i only, so any number of cores gives the same numbers.

    Raises ImportError without numba, EditionError if the edition does not fit, ValueError for
    fewer than no rounds or no core.
    """
    table = _table(edition, players, rounds)
    if cores < 1:
        raise ValueError(f"cores must be at least 1, not {cores}")
    compiled = engine()
    own = rounds >= MANY if own is None else own
    play = playouts(table.rules, players) if own else compiled.play_many
    e, cards, word = compiled.row(table.rules), compiled.array(table.cards), compiled.word(seed)

    def some(part: range) -> list[int]:
        s = compiled.row(State(players=players))
        deck = cards.copy()
        tally = compiled.array([0] * TALLY)
        play(s, e, cards, deck, len(deck), word, part.start, part.stop, tally)
        return [int(number) for number in tally]

    begun = perf_counter()
    if cores == 1:
        tally = some(range(rounds))
    else:
        # More parts than cores: whichever core is free takes the next.
        with ThreadPoolExecutor(cores) as pool:
            tallies = pool.map(some, _parts(rounds, cores * 8))
        tally = [sum(numbers) for numbers in zip(*tallies, strict=True)]
    return _stats(table, rounds, seed, tally, perf_counter() - begun)


def play_rounds_plain(
    edition: str | Edition, players: int, rounds: int, seed: int = 0
) -> RoundStats:
    """The same as `play_rounds`, number for number, without numba and much slower.

    >>> stats = play_rounds_plain("classic", 2, 100, seed=7)
    >>> stats.decisions, stats.wins, stats.survived
    (420, (64, 36), 90)
    """
    table = _table(edition, players, rounds)
    cards = table.cards
    s, deck, tally = State(players=players), list(cards), [0] * TALLY
    begun = perf_counter()
    play_many(s, table.rules, cards, deck, len(cards), seed & WORD, 0, rounds, tally)
    return _stats(table, rounds, seed, tally, perf_counter() - begun)


class _Kit(NamedTuple):
    edition: Edition
    players: int
    rules: Rules
    cards: list[int]  #: in order; a royal left to chance stays the Princess


def _table(edition: str | Edition, players: int, rounds: int) -> _Kit:
    if rounds < 0:
        raise ValueError(f"rounds must be at least 0, not {rounds}")
    if isinstance(edition, str):
        edition = find_edition(edition, players)
    else:
        edition = find_edition(edition.name, players, **edition.knobs)
    cards = [card.value for card in edition.cards]
    return _Kit(edition, players, rules_for(edition, players), cards)


def _parts(rounds: int, count: int) -> list[range]:
    cuts = [rounds * k // count for k in range(count + 1)]
    return [range(first, last) for first, last in pairwise(cuts)]


def _stats(table: _Kit, rounds: int, seed: int, tally: Sequence[int], seconds: float) -> RoundStats:
    won_by = dict(enumerate(tally[WON_BY : WON_BY + (1 << SEATS)]))
    seats = range(1, table.players + 1)
    return RoundStats(
        edition=table.edition.name,
        players=table.players,
        rounds=rounds,
        seed=seed,
        decisions=tally[DECISIONS],
        discards=tally[DISCARDS],
        survived=tally[SURVIVED],
        shared=sum(count for mask, count in won_by.items() if mask & (mask - 1)),
        unwon=won_by[0],
        wins=tuple(sum(n for mask, n in won_by.items() if mask >> p & 1) for p in seats),
        tokens=tuple(tally[TOKENS + p] for p in seats),
        seconds=seconds,
    )
