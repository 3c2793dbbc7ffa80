"""Trying moves out: rules of thumb for a view, and rounds played on from worlds that a belief deals.

The one place where the rules of thumb and the rollouts of `duenna.fast` meet views and beliefs. Rollouts are compiled
where numba is there, and the same in plain Python, much slower, where it is not.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from math import exp, log1p, prod
from random import Random
from typing import Any, Final

from duenna.belief import Belief, Chances
from duenna.belief.worlds import Filling, fill, open_state
from duenna.core.cards import CARD_IDS
from duenna.core.editions import Edition
from duenna.core.events import Discarded, Event, Missed, Played, Returned, Round, Swapped
from duenna.core.seats import SEATS, mask_of
from duenna.core.state import FIELDS, Rules, State, rules_for
from duenna.core.view import View
from duenna.fast import rollout
from duenna.fast.background import Background
from duenna.fast.build import Engine, engine
from duenna.fast.playout import WORD
from duenna.fast.rollout import CHAMPIONS_AT, PLACES, TOKEN_BITS, WINNERS_AT
from duenna.fast.thumb import ONE, count_odds, worth


def _compiled() -> Engine:
    """The engine, with what is needed here compiled."""
    made = engine()
    over, e = made.row(State(champions=1)), made.row(Rules())
    missed, unseen, odds, trace = (
        made.array([0] * size) for size in (SEATS, CARD_IDS, SEATS * CARD_IDS, PLACES)
    )
    made.count_odds(over, e, 0, missed, unseen, odds)
    made.chance_by_thumb(over, e, odds, 0)
    made.roll_out(over, e, 0, missed, unseen, odds, made.word(0), trace)
    return made


COMPILER: Final = Background(_compiled)


class Misses:
    """The guesses missed on each seat since its hand last changed, as masks of the engine's guesses."""

    def __init__(self, edition: Edition) -> None:
        self._slots = edition.slots
        self.masks = [0] * SEATS

    def learn(self, event: Event) -> None:
        """Takes the next event in."""
        match event:
            case Round():
                self.masks = [0] * SEATS
            case Missed(target=target, guess=guess):
                self.masks[target] |= 1 << self._slots[guess]
            case Played(seat=seat) | Discarded(seat=seat) | Returned(seat=seat):
                self.masks[seat] = 0
            case Swapped(seat=a, second=b):
                self.masks[a], self.masks[b] = self.masks[b], self.masks[a]


def thumb_worths(view: View, hands: Mapping[int, Chances], knowers: int) -> list[int]:
    """What the rules of thumb make of each option, in thousandths of a point, given the chances of the hands.

    `knowers` is the mask of the seats that know the card which the reader held before drawing.
    """
    e = _rules(view.edition, view.players)
    s = _own_state(view)
    assert view.seat is not None
    s.knowers[view.seat] = knowers
    odds = [0] * (SEATS * CARD_IDS)
    for seat, chances in hands.items():
        for card, chance in chances.items():
            odds[seat * CARD_IDS + e.listed[card]] = round(chance * ONE)
    return [worth(s, e, odds, move.action) for move in view.options]


def _own_state(view: View) -> State:
    """What the reader of the view knows of the position, as the engine's state."""
    s = open_state(view)
    assert view.seat is not None
    hand = [card.value for card in view.hand]
    s.hand[view.seat], s.drawn, *extra = [*hand, 0, 0][: max(2, len(hand))]
    if view.question == "return":
        s.drawn, extra = 0, hand[1:]
    s.extra[: len(extra)] = extra
    return s


@lru_cache(maxsize=64)
def _rules(edition: Edition, players: int) -> Rules:
    return rules_for(edition, players)


class _Room:
    """An edition's rules and room to compute in, in the form that the engine at hand reads."""

    def __init__(self, edition: Edition, players: int, engine: Engine | None) -> None:
        self.engine = engine
        self.functions: Any = self.engine or _PLAIN
        self.rules: Any = self.row(_rules(edition, players))
        self.missed, self.unseen, self.odds, self.trace = (
            self.numbers([0] * size) for size in (SEATS, CARD_IDS, SEATS * CARD_IDS, PLACES)
        )

    def row(self, record: State | Rules) -> Any:
        """The record, in a row if the engine reads rows."""
        return self.engine.row(record) if self.engine else record

    def numbers(self, some: Sequence[int]) -> Any:
        """A list of numbers as the engine reads it."""
        return self.engine.array(list(some)) if self.engine else list(some)

    def word(self, number: int) -> Any:
        """A counter to begin from."""
        return self.engine.word(number) if self.engine else number & WORD


@lru_cache(maxsize=16)
def _room(edition: Edition, players: int, engine: Engine | None) -> _Room:
    return _Room(edition, players, engine)


def room_of(edition: Edition, players: int, *, wait: bool) -> _Room:
    """The room for an edition and number of seats: compiled, or plain while that is not ready and nobody waits for it.

    Both compute the same, number for number.
    """
    return _room(edition, players, COMPILER.get(wait=wait))


class ThumbPolicy:
    """A seat that follows the rules of thumb and now and then plays at random: how the others are assumed to play."""

    knowing = True
    returns = True

    def __init__(self, edition: Edition, players: int) -> None:
        self._table = edition, players
        self._missed = Misses(edition)

    def learn(self, event: Event) -> None:
        """Remembers guesses that missed."""
        self._missed.learn(event)

    def chance(self, s: State, e: Rules, action: int) -> float:
        """How likely the decider takes that action."""
        room = room_of(*self._table, wait=False)
        row = room.row(s)
        room.missed[:] = self._missed.masks
        room.functions.count_odds(row, room.rules, s.decider, room.missed, room.unseen, room.odds)
        return int(room.functions.chance_by_thumb(row, room.rules, room.odds, action)) / ONE


class Rollouts:
    """Where the actions of one position are tried: `deal` a world, then `roll_out` actions in it.

    Unless told to `wait`, it works uncompiled while the compiler is not ready.
    """

    def __init__(self, view: View, events: Iterable[Event], *, wait: bool = True) -> None:
        missed = Misses(view.edition)
        for event in events:
            missed.learn(event)
        self._room = room_of(view.edition, view.players, wait=wait)
        self._missed = self._room.numbers(missed.masks)
        self._open = self._room.row(open_state(view))
        self._world = self._open.copy()

    def deal(self, filling: Iterable[Filling]) -> None:
        """Makes a world of the open position, by what `Belief.filling` gives."""
        if self._room.engine:
            self._world[:] = self._open
            for name, index, number in filling:
                self._world[FIELDS[name][0] + max(index, 0)] = number
        else:
            self._world = self._open.copy()
            for name, index, number in filling:
                fill(self._world, name, index, number)

    def roll_out(self, action: int, seed: int) -> int:
        """The outcome of an action (0: any) in that world, played out by the rules of thumb; see `fast.rollout`."""
        room = self._room
        room.missed[:] = self._missed
        return int(
            room.functions.roll_out(
                self._world.copy(),
                room.rules,
                action,
                room.missed,
                room.unseen,
                room.odds,
                room.word(seed),
                room.trace,
            )
        )

    def noted(self) -> tuple[int, ...]:
        """What the last rollout noted of the seat that decided, by the places that `fast.rollout` names."""
        return tuple(map(int, self._room.trace))

    def held(self, seat: int) -> int:
        """The card that a seat holds in that world."""
        if self._room.engine:
            return int(self._world[FIELDS["hand"][0] + seat])
        return int(self._world.hand[seat])

    def worths(
        self, belief: Belief, rng: Random, stakes: "Stakes", actions: Sequence[int]
    ) -> list[float]:
        """What each action is worth in one more world, the same for all, drawn from the belief."""
        self.deal(belief.filling(rng))
        seed = rng.getrandbits(64)
        return [stakes.worth(self.roll_out(action, seed)) for action in actions]


class _Plain:
    """The same functions uncompiled."""

    count_odds = staticmethod(count_odds)
    chance_by_thumb = staticmethod(rollout.chance_by_thumb)
    roll_out = staticmethod(rollout.roll_out)


_PLAIN: Final = _Plain()


# ---- what an outcome is worth ------------------------------------------------------------------


class Stakes:
    """What the outcomes of rounds played on from a view are worth to its seat: the chance to win the match from there.

    Rounds to come are taken as won by each seat alike.
    """

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self._seat, self._target, self._playoff = view.seat, max(view.target, 1), view.playoff
        self._tokens = [view.tokens.get(seat, 0) for seat in range(1, view.players + 1)]
        self._worth: dict[int, float] = {}

    def worth(self, outcome: int) -> float:
        """The chance to win the match after that outcome of `roll_out`."""
        if outcome not in self._worth:
            self._worth[outcome] = self._judge(outcome)
        return self._worth[outcome]

    def equity(self, view: View) -> float:
        """The chance to win the match as a finished round, which the view shows, has left it."""
        winners, champions = mask_of(view.round_winners) >> 1, mask_of(view.champions) >> 1
        return self.worth(winners << WINNERS_AT | champions << CHAMPIONS_AT)

    def _judge(self, outcome: int) -> float:
        champions = outcome >> CHAMPIONS_AT
        if self._playoff and not champions:
            champions = outcome >> WINNERS_AT & (1 << SEATS - 1) - 1  # who must play off again
        if champions:
            mine = champions >> self._seat - 1 & 1
            return mine / champions.bit_count()
        needs = [
            max(0, self._target - count - (outcome >> TOKEN_BITS * k & (1 << TOKEN_BITS) - 1))
            for k, count in enumerate(self._tokens)
        ]
        if 0 in needs:  # several are there and play off
            return (needs[self._seat - 1] == 0) / needs.count(0)
        mine = needs.pop(self._seat - 1)
        return race(mine, tuple(sorted(needs)))


#: Moments from just after now to when the longest race is over, so spaced that each stretch of a race, of 1 round or
#: of 99, has several; and how long each moment lasts.
_STEP: Final = 0.2
_ROOTS: Final = [log1p(exp(k * _STEP)) for k in range(-62, 86)]
_MOMENTS: Final = [root**2 for root in _ROOTS]
_LENGTHS: Final = [2 * root * (1 - exp(-root)) * _STEP for root in _ROOTS]


@lru_cache(maxsize=1 << 16)
def race(mine: int, others: tuple[int, ...]) -> float:
    """The chance, to nine places, to be first to win that many more rounds, against others who need theirs.

    Every round is won by each player with the same chance. That is as if every player won rounds at random
    moments of their own, all at the same rate (Poisson processes). Then the players are independent of each
    other, and the chance is a sum over all moments: the chance that I win my last round at that moment while
    all others still need some.

    >>> [round(race(*needs), 9) for needs in [(1, (1,)), (1, (2,)), (2, (1, 1)), (50, (50, 50, 50))]]
    [0.5, 0.75, 0.111111111, 0.25]
    """
    if mine == 0 or 0 in others:
        return float(mine == 0)
    return sum(map(prod, zip(_arriving(mine), *map(_waiting, others), strict=True)))


@lru_cache(maxsize=128)
def _waiting(need: int) -> list[float]:
    """The chance to have won fewer rounds than that, at each moment."""
    out = []
    for moment in _MOMENTS:
        term = total = exp(-moment)
        for k in range(1, need):
            term *= moment / k
            total += term
        out.append(total)
    return out


@lru_cache(maxsize=128)
def _arriving(need: int) -> list[float]:
    """The chance to win the round that is needed last, during each moment."""
    before = _waiting(need - 1) if need > 1 else [0.0] * len(_MOMENTS)
    both = zip(_LENGTHS, _waiting(need), before, strict=True)
    return [length * (now - then) for length, now, then in both]
