"""What others do, as evidence of what they hold: for each card that they may hold, the policy says how likely
they would have been to do it.
"""

from collections.abc import Iterable, Sequence
from itertools import combinations_with_replacement, permutations
from math import prod
from operator import getitem
from typing import Final

from duenna.belief.cases import Cards, Case, Cases, moved, tabled
from duenna.belief.places import Places
from duenna.belief.policy import COUNTING, Policy
from duenna.belief.worlds import open_state
from duenna.core.cards import Card
from duenna.core.editions import Edition
from duenna.core.rules import FIRST, QUESTION, RETURN, SECOND
from duenna.core.state import State, rules_for

MOST_CASES: Final = 64  #: the number of cases beyond which none is split


class Choices(Places):
    """Places, and what the choices of a policy tell of them."""

    def __init__(
        self,
        edition: Edition,
        players: int,
        seat: int | None,
        policy: Policy,
        most_cases: int = MOST_CASES,
    ) -> None:
        super().__init__(edition, players, seat)
        self.policy = policy
        self.most_cases = most_cases
        self._rules = rules_for(edition, players)

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
        for case in self._settled(seat):
            s = self._scene(case, seat)
            factor = []
            for k in range(len(self._cards)):
                s.hand[seat] = self._card(k)
                factor.append(self.policy.chance(s, self._rules, action))
            out.append(case.times(place, factor))
        self._cases = out

    def _lay_down(self, seat: int, card: Card, action: int) -> None:
        """A seat with two cards played one: what it keeps was held before, or drawn."""
        held, drawn, kept = self._hand[seat], self._second(), self._place()
        policy = COUNTING if seat == self.view.seat else self.policy
        c, size, out = self._index[card], len(self._cards), []
        ones = [1.0] * size
        chances: dict[tuple[int, ...], float] = {}  # the same scene comes up in several cases
        parts: list[tuple[Case, int, dict[int, list[float]]]] = []
        for case in self._settled(seat):
            s = self._scene(case, seat)
            s.knowers[seat], s.drawn_known = case.known_by(held), case.known_by(drawn)
            either = s.knowers[seat] & s.drawn_known
            first, second = case.vectors.get(held, ones), case.vectors.get(drawn, ones)
            kept_by: dict[int, list[float]] = {}  # who knows the card kept -> its vector
            for k in range(size):
                ways = (
                    [(k, c, s.knowers[seat]), (c, k, s.drawn_known)] if k != c else [(c, c, either)]
                )
                for one, two, known in ways:
                    weight = first[one] * second[two]
                    if weight:
                        s.hand[seat], s.drawn = self._card(one), self._card(two)
                        scene = (s.drawn, *s.hand, s.drawn_known, *s.knowers)
                        if scene not in chances:
                            chances[scene] = policy.chance(s, self._rules, action)
                        weight *= chances[scene]
                        kept_by.setdefault(known, [0.0] * size)[k] += weight
            parts.append((case.dropping(held, drawn), either, kept_by))
        apart = policy.knowing and sum(len(each) for _, _, each in parts) <= self.most_cases
        for rest, either, kept_by in parts:
            found = list(kept_by.items())
            if len(found) > 1 and not apart:
                # Nobody asks who else knows the card: one case is enough, with those who surely do.
                found = [(either, [sum(some) for some in zip(*kept_by.values(), strict=True)])]
            out += [rest.times(kept, v).telling(kept, known) for known, v in found]
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
        chances: dict[tuple[int, ...], dict[Cards, float]] = {}
        for case in self._settled(seat):
            s = self._scene(case, seat)
            vectors = [case.vectors.get(place, ones) for place in old]
            ways: list[tuple[float, dict[Cards, float]]] = []
            for some in combinations_with_replacement(range(size), len(old)):
                if all(some.count(k) <= self._unseen[k] for k in some):
                    orders = set(permutations(some))
                    weight = sum(prod(map(getitem, vectors, order)) for order in orders)
                    if weight:
                        scene = (*some, *s.hand, *s.knowers)
                        if scene not in chances:
                            chances[scene] = self._returns(s, seat, orders)
                        ways.append((weight, chances[scene]))
            if not ways:
                continue
            # What all ways have in common takes a few cases only.
            least = min(len(each) * min(each.values()) for _, each in ways)
            even = Case(case.weight * least, case.vectors, case.knowers)
            out += moved([even], old, new, 1 << seat)
            table = {
                order: weight * (chance - least / len(each))
                for weight, each in ways
                for order, chance in each.items()
                if chance > least / len(each)
            }
            rest = case.after_return(old, new, 1 << seat)
            out += tabled(rest, new, table, size)
            if len(out) > self.most_cases:
                break
        return out

    def _returns(self, s: State, seat: int, orders: Iterable[Cards]) -> dict[Cards, float]:
        """How likely the seat gives its cards back in each of these orders: the card kept, then from the top."""
        out = {}
        hand = s.hand[seat]
        for order in orders:
            cards = [self._card(k) for k in order]
            action = RETURN << QUESTION | cards[0] | cards[1] << FIRST
            if len(cards) > 2:
                action |= cards[2] << SECOND
            s.hand[seat], *s.extra = *sorted(cards), *[0] * (3 - len(cards))
            out[order] = self.policy.chance(s, self._rules, action)
        s.hand[seat] = hand
        return out
