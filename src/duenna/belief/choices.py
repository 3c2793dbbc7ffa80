"""What others do as evidence of what they hold: their policy says how likely they had done it with each card."""

from typing import Final

from duenna.belief.cases import Case, Cases
from duenna.belief.places import Places
from duenna.belief.policy import COUNTING, Policy
from duenna.belief.worlds import open_state
from duenna.cards import Card
from duenna.editions import Edition
from duenna.state import State, rules_for

MOST_CASES: Final = 64  #: beyond so many, cases are not split by what others know of others


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
        """What that seat knows before it chooses, but for its own cards."""
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
        held, drawn, kept = self._hand[seat], self._drawn, self._place()
        assert drawn is not None
        policy = COUNTING if seat == self.view.seat else self.policy
        c, size, out = self._index[card], len(self._cards), []
        ones = [1.0] * size
        chances: dict[tuple[int, ...], float] = {}  # the same scene comes up in several cases
        settled = self._settled(seat)
        apart = policy.knowing and 2 * len(settled) <= self.most_cases
        for case in settled:
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
            if len(kept_by) > 1 and not apart:
                # Nobody asks who else knows the card: one case is enough, with those who surely do.
                summed = [sum(numbers) for numbers in zip(*kept_by.values(), strict=True)]
                kept_by = {either: summed}
            rest = case.dropping(held, drawn)
            out += [rest.times(kept, v).telling(kept, known) for known, v in kept_by.items()]
        self._cases, self._hand[seat], self._drawn = out, kept, None
        self._gone(card)
