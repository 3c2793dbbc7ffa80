"""The hidden places of a round as a list of cases, and what evidence does to them.

A place is a number that stays with a card wherever it goes. In one `Case` the places are independent,
except that they share one set of unseen cards (`placing.py` sums over the ways to deal those): a place has a
vector that says how much more each card counts there, or none while it is like any card of the
pile. Whatever ties places together splits a case into several.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import permutations
from typing import TypeVar

from duenna.belief.placing import Vector

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Case:
    """One way the hidden places may hang together; `knowers` are masks of seats that know a place's card."""

    weight: float = 1.0
    vectors: Mapping[int, Vector] = field(default_factory=dict)
    knowers: Mapping[int, int] = field(default_factory=dict)

    def sure(self, place: int) -> int:
        """The index of the only card that can be there; -1 if there are several."""
        vector = self.vectors.get(place)
        able = [] if vector is None else [k for k, weight in enumerate(vector) if weight]
        return able[0] if len(able) == 1 else -1

    def known_by(self, place: int) -> int:
        """The mask of the seats that know the card there for certain."""
        return self.knowers.get(place, 0)

    def times(self, place: int, factor: Vector) -> "Case":
        """The case after the weights of the cards at that place were multiplied by those given."""
        vector = self.vectors.get(place)
        if vector is not None:
            factor = [a * b for a, b in zip(vector, factor, strict=True)]
        return Case(self.weight, {**self.vectors, place: factor}, self.knowers)

    def telling(self, place: int, seats: int, *, but: int = 0) -> "Case":
        """The case once these seats know the card there, and `but` these know it no more."""
        known = (self.known_by(place) | seats) & ~but
        return Case(self.weight, self.vectors, {**self.knowers, place: known})

    def dropping(self, *places: int) -> "Case":
        """The case without these places, so that what is known of them can be set again."""
        return Case(self.weight, _less(self.vectors, *places), _less(self.knowers, *places))

    def after_return(self, old: Sequence[int], new: Sequence[int], chooser: int) -> "Case":
        """The case once a Chancellor's cards went from the old places to the new: who knows of the new ones.

        `chooser` is the mask of the one who knows what was put under the pile. Others know where the cards are if
        they knew all of them, and knew them to be one character.
        """
        alike = {self.sure(place) for place in old}
        known = -1 if len(alike) == 1 and alike != {-1} else 0
        for place in old:
            known &= self.known_by(place)
        out = self.dropping(*old)
        for place in new:
            out = out.telling(place, known | (chooser if place != new[0] else 0))
        return out

    def forgetting(self, *places: int) -> "Case":
        """The case without the evidence of what lies at these places."""
        return Case(self.weight, _less(self.vectors, *places), self.knowers)

    def without(self, place: int, card: int) -> "Case":
        """The case once the card at that place lies open."""
        vector = self.vectors.get(place)
        weight = self.weight if vector is None else self.weight * vector[card]
        return Case(weight, _less(self.vectors, place), _less(self.knowers, place))

    def impossible(self) -> bool:
        """Whether some place can hold no card."""
        return self.weight <= 0 or not all(map(any, self.vectors.values()))


Cases = list[Case]
Cards = tuple[int, ...]  #: indices of cards, one for each of some places


def _less(items: Mapping[int, T], *keys: int) -> dict[int, T]:
    return {key: value for key, value in items.items() if key not in keys}


def related(cases: Cases, a: int, b: int, size: int, fit: Callable[[int, int], bool]) -> Cases:
    """The cases once the cards at two places, of `size` cards there are, have shown to fit each other."""
    groups: dict[tuple[bool, ...], list[int]] = {}
    for x in range(size):
        groups.setdefault(tuple(fit(x, y) for y in range(size)), []).append(x)
    return [
        case.times(a, [float(x in able) for x in range(size)]).times(b, [float(y) for y in allowed])
        for case in cases
        for allowed, able in groups.items()
        if any(allowed)
    ]


def moved(cases: Cases, old: Sequence[int], new: Sequence[int], chooser: int) -> Cases:
    """The cases once a Chancellor's cards went from the old places to the new ones, only the seat in the mask
    `chooser` knows in which order.
    """
    out = []
    for case in cases:
        vectors = [case.vectors.get(place) for place in old]
        orders = {tuple(map(id, order)): order for order in permutations(vectors)}
        for order in orders.values():
            found = {place: v for place, v in zip(new, order, strict=True) if v is not None}
            after = case.after_return(old, new, chooser)
            out.append(Case(case.weight / len(orders), {**after.vectors, **found}, after.knowers))
    return out


def tabled(case: Case, places: Sequence[int], table: Mapping[Cards, float], size: int) -> Cases:
    """The case split into several, so that the cards at these places, of which nothing was known, together
    have the weights of `table`. In each part all these places but one hold a given card; the place left open
    is the one that needs the fewest parts.

    >>> [part.vectors for part in tabled(Case(), [7, 8], {(0, 1): 2.0, (1, 1): 3.0}, 2)]
    [{7: [2.0, 3.0], 8: [0.0, 1.0]}]
    """
    splits = []
    for free in range(len(places)):
        rows: dict[Cards, list[float]] = {}
        for cards, weight in table.items():
            row = rows.setdefault(cards[:free] + cards[free + 1 :], [0.0] * size)
            row[cards[free]] += weight
        splits.append((len(rows), free, rows))
    _, free, rows = min(splits, key=lambda split: split[0])
    out = []
    for settled, row in rows.items():
        vectors: list[Vector] = [[float(k == card) for k in range(size)] for card in settled]
        vectors.insert(free, row)
        at = dict(zip(places, vectors, strict=True))
        out.append(Case(case.weight, {**case.vectors, **at}, case.knowers))
    return out


def tidied(cases: Iterable[Case], size: int) -> Cases:
    """The same cases without the impossible, made few, the greatest weight 1.

    Cases that differ at one place only are one case, whose vector there is the sum of theirs.
    Vectors are scaled to a greatest number of 1, and left out where all cards count alike.
    """
    out = [_scaled(case, size) for case in cases if not case.impossible()]
    if len(out) > 1:
        for place in {place for case in out for place in case.vectors}:
            out = _summed_at(out, place, size)
    most = max((case.weight for case in out), default=1.0)
    return out if most == 1.0 else [Case(c.weight / most, c.vectors, c.knowers) for c in out]


def _summed_at(cases: Cases, place: int, size: int) -> Cases:
    """The cases with those made one that differ at this place only."""
    alike: dict[object, Cases] = {}
    for case in cases:
        vectors = [(p, tuple(v)) for p, v in case.vectors.items() if p != place]
        knowers = [(p, known) for p, known in case.knowers.items() if known]
        alike.setdefault((tuple(sorted(vectors)), tuple(sorted(knowers))), []).append(case)
    if len(alike) == len(cases):
        return cases
    return [_sum(some, place, size) if len(some) > 1 else some[0] for some in alike.values()]


def _sum(cases: Cases, place: int, size: int) -> Case:
    total = [0.0] * size
    for case in cases:
        for k, number in enumerate(case.vectors.get(place, [1.0] * size)):
            total[k] += case.weight * number
    return _scaled(Case(1.0, {**cases[0].vectors, place: total}, cases[0].knowers), size)


def _scaled(case: Case, size: int) -> Case:
    weight = case.weight
    vectors = dict(case.vectors)
    for place, vector in case.vectors.items():
        most = max(vector)
        if most != 1.0:
            weight *= most
            vectors[place] = [number / most for number in vector]
        if min(vector) == most:
            del vectors[place]
    return Case(weight, vectors, case.knowers)
