"""The hidden places of a round as a list of cases, and what evidence does to them.

A place is a number that stays with a card wherever it goes. In one `Case` the places are independent,
except that they share one set of unseen cards (`placing.py` sums over the ways to deal those): a place has a
vector that says how much more each card counts there, or none while it is like any card of the
pile. Whatever ties places together splits a case into several.

Where players may be of several kinds, a seat's kind is one more unknown. What a seat did tells of its kind and of the
card it kept together: a `Tie` has the vector of that card's place once for each kind.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import permutations
from typing import NamedTuple, TypeVar

from duenna.belief.placing import Vector

T = TypeVar("T")


class Tie(NamedTuple):
    """The vector of a place, split by the kind of a seat: the rows sum to it."""

    seat: int
    rows: tuple[Vector, ...]

    @property
    def whole(self) -> list[float]:
        """The vector, whatever the kind."""
        return [sum(column) for column in zip(*self.rows, strict=True)]

    def times(self, factor: Vector) -> "Tie":
        """The tie after the weights of the cards were multiplied by those given."""
        rows = ([a * b for a, b in zip(row, factor, strict=True)] for row in self.rows)
        return Tie(self.seat, tuple(rows))


@dataclass(frozen=True, slots=True)
class Case:
    """One way the hidden places may hang together; `knowers` are masks of seats that know a place's card.

    A seat's kind has weights in `kinds`, which sum to 1, unless it is tied to one place. Of no seat there are both.
    """

    weight: float = 1.0
    vectors: Mapping[int, Vector] = field(default_factory=dict)
    knowers: Mapping[int, int] = field(default_factory=dict)
    ties: Mapping[int, Tie] = field(default_factory=dict)
    kinds: Mapping[int, Vector] = field(default_factory=dict)

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
        vector, ties = self.vectors.get(place), self.ties
        if place in ties:
            ties = {**ties, place: ties[place].times(factor)}
        if vector is not None:
            factor = [a * b for a, b in zip(vector, factor, strict=True)]
        return replace(self, vectors={**self.vectors, place: factor}, ties=ties)

    def tied(self, place: int, tie: Tie) -> "Case":
        """The case with the weights of the cards at that place, of which nothing was known, by a seat's kind."""
        return replace(
            self,
            vectors={**self.vectors, place: tie.whole},
            ties={**self.ties, place: tie},
            kinds=_less(self.kinds, tie.seat),
        )

    def telling(self, place: int, seats: int, *, but: int = 0) -> "Case":
        """The case once these seats know the card there, and `but` these know it no more."""
        known = (self.known_by(place) | seats) & ~but
        return replace(self, knowers={**self.knowers, place: known})

    def dropping(self, *places: int) -> "Case":
        """The case without these places, so that what is known of them can be set again."""
        return replace(
            self,
            vectors=_less(self.vectors, *places),
            knowers=_less(self.knowers, *places),
            ties=_less(self.ties, *places),
        )

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
        """The case without the evidence of what lies at these places, to which no kind is tied."""
        return replace(self, vectors=_less(self.vectors, *places))

    def without(self, place: int, card: int) -> "Case":
        """The case once the card at that place lies open."""
        vector, kinds = self.vectors.get(place), self.kinds
        weight = self.weight if vector is None else self.weight * vector[card]
        if place in self.ties and weight:
            tie = self.ties[place]
            kinds = {**kinds, tie.seat: shares([row[card] for row in tie.rows])}
        return replace(self.dropping(place), weight=weight, kinds=kinds)

    def of_kind(self, place: int, kind: int) -> "Case":
        """The part of the case in which the seat whose kind is tied to that place is of that kind."""
        tie = self.ties[place]
        one = [float(k == kind) for k in range(len(tie.rows))]
        return replace(
            self,
            vectors={**self.vectors, place: tie.rows[kind]},
            ties=_less(self.ties, place),
            kinds={**self.kinds, tie.seat: one},
        )

    def loose(self, place: int, chances: Vector) -> "Case":
        """The case without the tie of that place, the seat's kind being as likely as the chances of the card there
        make it.
        """
        tie = self.ties[place]
        sums = [
            sum(
                chance * weight / whole
                for chance, weight, whole in zip(chances, row, self.vectors[place], strict=True)
                if whole
            )
            for row in tie.rows
        ]
        # All are 0 in a case that cannot be, whatever it says of kinds.
        kinds = {**self.kinds, tie.seat: shares(sums if any(sums) else [1.0] * len(sums))}
        return replace(self, ties=_less(self.ties, place), kinds=kinds)

    def impossible(self) -> bool:
        """Whether some place can hold no card."""
        return self.weight <= 0 or not all(map(any, self.vectors.values()))


Cases = list[Case]
Cards = tuple[int, ...]  #: indices of cards, one for each of some places


def shares(weights: Vector) -> list[float]:
    """The weights, which are not all 0, made to sum to 1."""
    total = sum(weights)
    return [weight / total for weight in weights]


def _less(items: Mapping[int, T], *keys: int) -> Mapping[int, T]:
    return {key: value for key, value in items.items() if key not in keys} if items else items


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
        orders = {
            tuple(id(case.vectors.get(place)) for place in order): order
            for order in permutations(old)
        }
        after = case.after_return(old, new, chooser)
        for order in orders.values():
            went = [*zip(new, order, strict=True)]
            out.append(
                replace(
                    after,
                    weight=case.weight / len(orders),
                    vectors={**after.vectors, **_from(case.vectors, went)},
                    ties={**after.ties, **_from(case.ties, went)},
                )
            )
    return out


def _from(items: Mapping[int, T], went: Iterable[tuple[int, int]]) -> dict[int, T]:
    """What the new places have from the old ones."""
    return {new: items[old] for new, old in went if old in items}


def tabled(
    case: Case, places: Sequence[int], table: Mapping[Cards, Vector], size: int, seat: int
) -> Cases:
    """The case split into several, so that the cards at these places, of which nothing was known, together
    have the weights of `table`, one for each kind of the seat. In each part all these places but one hold a given
    card; the place left open is the one that needs the fewest parts.

    >>> [sorted(part.vectors.items()) for part in tabled(Case(), [7, 8], {(0, 1): [2.0], (1, 1): [3.0]}, 2, seat=1)]
    [[(7, [2.0, 3.0]), (8, [0.0, 1.0])]]
    """
    splits = []
    for free in range(len(places)):
        parts: dict[Cards, dict[int, Vector]] = {}
        for cards, weights in table.items():
            part = parts.setdefault(cards[:free] + cards[free + 1 :], {})
            part[cards[free]] = weights
        splits.append((len(parts), free, parts))
    _, free, parts = min(splits, key=lambda split: split[0])
    out = []
    for settled, part in parts.items():
        count = len(next(iter(part.values())))
        rows = [[part[k][kind] if k in part else 0.0 for k in range(size)] for kind in range(count)]
        others = [*places[:free], *places[free + 1 :]]
        for place, card in zip(others, settled, strict=True):
            case = case.dropping(place)
            case = replace(
                case, vectors={**case.vectors, place: [float(k == card) for k in range(size)]}
            )
        out.append(weighed(case, places[free], seat, rows))
    return out


def weighed(case: Case, place: int, seat: int, rows: Sequence[Vector]) -> Case:
    """The case with the weights of the cards at that place, of which nothing was known: a row for each kind of the
    seat, or one where there are no kinds.
    """
    if len(rows) > 1:
        return case.tied(place, Tie(seat, tuple(rows)))
    return replace(case, vectors={**case.vectors, place: rows[0]})


def tidied(cases: Iterable[Case], size: int) -> Cases:
    """The same cases without the impossible, made few, the greatest weight 1.

    Cases that differ at one place only are one case, whose vector there is the sum of theirs.
    Vectors are scaled to a greatest number of 1, and left out where all cards count alike; a tie is undone where it
    tells nothing.
    """
    out = [_scaled(case) for case in cases if not case.impossible()]
    if len(out) > 1:
        for place in {place for case in out for place in case.vectors}:
            out = _summed_at(out, place, size)
    most = max((case.weight for case in out), default=1.0)
    return out if most == 1.0 else [replace(case, weight=case.weight / most) for case in out]


def _summed_at(cases: Cases, place: int, size: int) -> Cases:
    """The cases with those made one that differ at this place only, or in the kind of a seat that is tied to it too."""
    seats = {case.ties[place].seat for case in cases if place in case.ties}
    seat = seats.pop() if len(seats) == 1 else 0
    alike: dict[object, Cases] = {}
    for case in cases:
        vectors = [(p, tuple(v)) for p, v in case.vectors.items() if p != place]
        knowers = [(p, known) for p, known in case.knowers.items() if known]
        ties = [
            (p, tie.seat, tuple(map(tuple, tie.rows)))
            for p, tie in case.ties.items()
            if p != place or not seat
        ]
        kinds = [(other, tuple(weights)) for other, weights in case.kinds.items() if other != seat]
        key = (*(tuple(sorted(each)) for each in (vectors, knowers, ties, kinds)),)
        alike.setdefault(key, []).append(case)
    if len(alike) == len(cases):
        return cases
    return [_sum(some, place, seat, size) if len(some) > 1 else some[0] for some in alike.values()]


def _sum(cases: Cases, place: int, seat: int, size: int) -> Case:
    """Cases that differ at that place, and maybe in the kind of that seat (0: of none), as one."""
    one, ones = cases[0], [1.0] * size
    split = seat and any(
        place in case.ties or case.kinds.get(seat) != one.kinds.get(seat) for case in cases
    )
    rows: list[list[float]] = []
    for case in cases:
        vector: Vector = case.vectors.get(place, ones)
        mine: Sequence[Vector] = [vector]
        if split and place in case.ties:
            mine = case.ties[place].rows
        elif split:
            mine = [[share * number for number in vector] for share in case.kinds[seat]]
        rows = rows or [[0.0] * size for _ in mine]
        for row, more in zip(rows, mine, strict=True):
            for k, number in enumerate(more):
                row[k] += case.weight * number
    bare = replace(one, weight=1.0, vectors=_less(one.vectors, place), ties=_less(one.ties, place))
    return _scaled(weighed(bare, place, seat, rows))


def _scaled(case: Case) -> Case:
    weight, ties, kinds = case.weight, case.ties, case.kinds
    vectors = dict(case.vectors)
    for place, vector in case.vectors.items():
        most = max(vector)
        if most != 1.0:
            weight *= most
            vectors[place] = [number / most for number in vector]
        tie = ties.get(place)
        if tie is not None:
            if most != 1.0:
                tie = tie.times([1 / most] * len(vector))
                ties = {**ties, place: tie}
            column = _told(tie, vector)
            if column:
                ties, kinds = _less(ties, place), {**kinds, tie.seat: shares(column)}
        if place not in ties and min(vector) == most:
            del vectors[place]
    return replace(case, weight=weight, vectors=vectors, ties=ties, kinds=kinds)


def _told(tie: Tie, vector: Vector) -> list[float]:
    """The weights of the kinds, where the tie says the same of them whatever the card; else nothing."""
    able = [k for k, number in enumerate(vector) if number]
    if len(able) == 1 or sum(map(any, tie.rows)) == 1:
        return [row[able[0]] for row in tie.rows]
    if all(min(row) == max(row) for row in tie.rows):
        return [row[0] for row in tie.rows]
    return []
