"""What others do, as evidence of what they hold: for each card that they may hold, the policy says how likely
they would have been to do it.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations_with_replacement, permutations
from math import prod
from operator import getitem
from typing import Final

from duenna.belief.cases import Cards, Case, Cases, moved, shares, tabled, weighed
from duenna.belief.places import Places
from duenna.belief.placing import Vector
from duenna.belief.policy import COUNTING, Mixture, Policy
from duenna.belief.worlds import open_state
from duenna.core.cards import Card
from duenna.core.editions import Edition
from duenna.core.rules import FIRST, QUESTION, RETURN, SECOND
from duenna.core.state import State, rules_for

MOST_CASES: Final = 64  #: the number of cases beyond which none is split
ROUNDING: Final = 1e-12  #: no chance differs from another by so little

_COUNTED: Final = Mixture([COUNTING], [1.0])


class Choices(Places):
    """Places, and what the choices of a policy tell of them, and of the kinds of players there are."""

    def __init__(
        self,
        edition: Edition,
        players: int,
        seat: int | None,
        policy: Policy | Mixture,
        most_cases: int = MOST_CASES,
    ) -> None:
        self.policy = policy if isinstance(policy, Mixture) else Mixture([policy], [1.0])
        self.most_cases = most_cases
        others = [each for each in range(1, players + 1) if each != seat]
        #: what was known of each seat's kind when the round began
        self._kinds: dict[int, Vector] = {}
        if len(self.policy.kinds) > 1:
            self._kinds = dict.fromkeys(others, self.policy.shares)
        super().__init__(edition, players, seat)
        self._rules = rules_for(edition, players)

    # ---- kinds

    def kinds(self, seat: int) -> list[float]:
        """How likely that seat is of each kind of the mixture."""
        if seat not in self._kinds:
            return [*self.policy.shares]
        sums = [0.0] * len(self.policy.kinds)
        for case in self._cases:
            weight = self._weight(case, self._placing(case))
            loose = self._loosened(
                case, [place for place in case.ties if case.ties[place].seat == seat]
            )
            for kind, share in enumerate(loose.kinds[seat]):
                sums[kind] += weight * share
        return shares(sums)

    def _blank(self) -> Case:
        return Case(kinds=dict(self._kinds))

    def _remember(self) -> None:
        """Keeps what is known of the kinds, for the next round."""
        self._kinds = {seat: self.kinds(seat) for seat in self._kinds}

    def _untangled(self, cases: Cases, seat: int, own: int, others: Sequence[int]) -> Cases:
        """The cases, such that the seat's kind is tied to no place but its `own`, and to these places no other kind."""
        wanted = [
            [
                place
                for place, tie in case.ties.items()
                if (place != own if tie.seat == seat else place == own or place in others)
            ]
            for case in cases
        ]
        kinds = len(self.policy.kinds)
        exactly = sum(kinds ** len(places) for places in wanted) <= self.most_cases
        out = []
        for case, places in zip(cases, wanted, strict=True):
            if places and not exactly:
                out.append(self._loosened(case, places))
                continue
            parts = [case]
            for place in places:
                parts = [part.of_kind(place, kind) for part in parts for kind in range(kinds)]
            out += [part for part in parts if not part.impossible()]
        return out

    def _rows(self, case: Case, place: int, seat: int) -> Sequence[Vector]:
        """The weights of the cards at the seat's place, by its kind."""
        if place in case.ties:
            return case.ties[place].rows
        vector = case.vectors.get(place, [1.0] * len(self._cards))
        if seat not in case.kinds:
            return [vector]
        return [[share * weight for weight in vector] for share in case.kinds[seat]]

    # ---- choices

    def _scene(self, case: Case, seat: int) -> State:
        """What that seat knows before it chooses, except its own cards."""
        s = open_state(self.view)
        if self.policy.knowing:
            for other, place in self._hand.items():
                s.knowers[other] = case.known_by(place)
                if other != seat and case.known_by(place) >> seat & 1 and case.sure(place) >= 0:
                    s.hand[other] = self._card(case.sure(place))
        return s

    def _settled(self, seat: int) -> Cases:
        """The cases, split so that each says which hands the seat knows, if it goes by them."""
        out = self._cases
        if self.policy.knowing:
            for other, place in self._hand.items():
                if other != seat and len(out) * len(self._cards) <= self.most_cases:
                    out = [each for case in out for each in self._split(case, place, seat)]
        return out

    def _split(self, case: Case, place: int, seat: int) -> Cases:
        if not case.known_by(place) >> seat & 1 or case.sure(place) >= 0:
            return [case]
        each = [case.times(place, self._only(k)) for k in range(len(self._cards))]
        return [case for case in each if not case.impossible()]

    def _chose(self, seat: int, action: int) -> None:
        """A seat with one card chose: a reply to the Bishop, or whom to look at."""
        if seat == self.view.seat:
            return
        place, out = self._hand[seat], []
        for case in self._untangled(self._settled(seat), seat, place, []):
            s = self._scene(case, seat)
            rows = [list(row) for row in self._rows(case, place, seat)]
            for k in range(len(self._cards)):
                s.hand[seat] = self._card(k)
                likely = self.policy.chances(s, self._rules, action)
                for row, chance in zip(rows, likely, strict=True):
                    row[k] *= chance
            known = case.known_by(place)
            out.append(weighed(case.dropping(place), place, seat, rows).telling(place, known))
        self._cases = out

    def _lay_down(self, seat: int, card: Card, action: int) -> None:
        """A seat with two cards played one: what it keeps was held before, or drawn."""
        held, drawn, kept = self._hand[seat], self._second(), self._place()
        policy = _COUNTED if seat == self.view.seat else self.policy
        c, size, out = self._index[card], len(self._cards), []
        ones = [1.0] * size
        chances: dict[
            tuple[int, ...], Sequence[float]
        ] = {}  # the same scene comes up in several cases
        parts: list[tuple[Case, int, dict[int, list[list[float]]]]] = []
        for case in self._untangled(self._settled(seat), seat, held, [drawn]):
            s = self._scene(case, seat)
            s.knowers[seat], s.drawn_known = case.known_by(held), case.known_by(drawn)
            either = s.knowers[seat] & s.drawn_known
            first, second = case.vectors.get(held, ones), case.vectors.get(drawn, ones)
            rows = self._rows(case, held, seat)
            kept_by: dict[int, list[list[float]]] = {}  # who knows the card kept -> its rows
            for k in range(size):
                ways = (
                    [(k, c, s.knowers[seat]), (c, k, s.drawn_known)] if k != c else [(c, c, either)]
                )
                for one, two, known in ways:
                    if not (first[one] and second[two]):
                        continue
                    s.hand[seat], s.drawn = self._card(one), self._card(two)
                    scene = (s.drawn, *s.hand, s.drawn_known, *s.knowers)
                    if scene not in chances:
                        chances[scene] = policy.chances(s, self._rules, action)
                    if known not in kept_by:
                        kept_by[known] = [[0.0] * size for _ in rows]
                    for out_row, row, chance in zip(
                        kept_by[known], rows, chances[scene], strict=True
                    ):
                        out_row[k] += row[one] * second[two] * chance
            parts.append((case.dropping(held, drawn), either, kept_by))
        apart = policy.knowing and sum(len(each) for _, _, each in parts) <= self.most_cases
        for rest, either, kept_by in parts:
            found = list(kept_by.items())
            if len(found) > 1 and not apart:
                # Nobody asks who else knows the card: one case is enough, with those who surely do.
                found = [(either, _added(kept_by.values()))]
            out += [weighed(rest, kept, seat, rows).telling(kept, known) for known, rows in found]
        self._cases, self._hand[seat], self._drawn = out, kept, None
        self._gone(card)

    def _give_back(self, seat: int, old: Sequence[int], new: Sequence[int]) -> None:
        """A Chancellor's cards went from the old places to the new: the first kept, the others under the pile."""
        mine = 1 << seat

        def somehow() -> Cases:
            return moved(self._cases, old, new, mine)

        def as_chosen() -> Cases:
            return self._as_chosen(seat, old, new)

        if seat == self.view.seat:  # who is told which card went where
            self._cases = somehow()
            return
        way = as_chosen if self.policy.returns else somehow
        out = way()
        if len(out) > self.most_cases:
            self._forget_returned()
            out = way()
        self._cases = out if len(out) <= self.most_cases else somehow()

    def _as_chosen(self, seat: int, old: Sequence[int], new: Sequence[int]) -> Cases:
        """The cases once the seat gave cards back as its policy does; cut short as soon as they are too many."""
        size, out = len(self._cards), []
        ones = [1.0] * size
        chances: dict[tuple[int, ...], Mapping[Cards, Sequence[float]]] = {}
        for case in self._untangled(self._settled(seat), seat, old[0], old[1:]):
            s = self._scene(case, seat)
            vectors = [case.vectors.get(place, ones) for place in old]
            held = self._rows(case, old[0], seat)
            ways: list[tuple[list[float], Mapping[Cards, Sequence[float]]]] = []
            for some in combinations_with_replacement(range(size), len(old)):
                if all(some.count(k) <= self._unseen[k] for k in some):
                    orders = set(permutations(some))
                    weights = [
                        sum(prod(map(getitem, [row, *vectors[1:]], order)) for order in orders)
                        for row in held
                    ]
                    if any(weights):
                        scene = (*some, *s.hand, *s.knowers)
                        if scene not in chances:
                            chances[scene] = self._returns(s, seat, orders)
                        ways.append((weights, chances[scene]))
            if not ways:
                continue
            # What all ways have in common takes a few cases only.
            least = [
                min(len(each) * min(likely[kind] for likely in each.values()) for _, each in ways)
                for kind in range(len(held))
            ]
            even = [
                [share * weight for weight in row] for share, row in zip(least, held, strict=True)
            ]
            rest = case.dropping(old[0])
            bare = weighed(rest, old[0], seat, even).telling(old[0], case.known_by(old[0]))
            if not bare.impossible():
                out += moved([bare], old, new, 1 << seat)
            table: dict[Cards, Sequence[float]] = {}
            for weights, each in ways:
                for order, likely in each.items():
                    more = [
                        chance - part / len(each)
                        for chance, part in zip(likely, least, strict=True)
                    ]
                    if max(more) > ROUNDING:
                        table[order] = [
                            weight * chance if chance > ROUNDING else 0.0
                            for weight, chance in zip(weights, more, strict=True)
                        ]
            out += tabled(case.after_return(old, new, 1 << seat), new, table, size, seat)
            if len(out) > self.most_cases:
                break
        return out

    def _returns(
        self, s: State, seat: int, orders: Iterable[Cards]
    ) -> Mapping[Cards, Sequence[float]]:
        """How likely a seat of each kind gives its cards back in each of these orders: the card kept, then from the
        top.
        """
        out = {}
        hand = s.hand[seat]
        for order in orders:
            cards = [self._card(k) for k in order]
            action = RETURN << QUESTION | cards[0] | cards[1] << FIRST
            if len(cards) > 2:
                action |= cards[2] << SECOND
            s.hand[seat], *s.extra = *sorted(cards), *[0] * (3 - len(cards))
            out[order] = self.policy.chances(s, self._rules, action)
        s.hand[seat] = hand
        return out


def _added(some: Iterable[Sequence[Vector]]) -> list[list[float]]:
    """The sums of rows, number by number."""
    return [[sum(column) for column in zip(*rows, strict=True)] for rows in zip(*some, strict=True)]
