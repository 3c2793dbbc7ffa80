"""What follows from the evidence: the chance of every card in every hidden place, and worlds drawn from it."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from random import Random

from duenna.belief.cases import Case, Cases
from duenna.belief.choices import MOST_CASES
from duenna.belief.places import PILE
from duenna.belief.placing import Placing, pick
from duenna.belief.policy import COUNTING, Mixture, Policy
from duenna.belief.tracker import Contradiction, Tracker
from duenna.belief.worlds import Filling, fill, open_state
from duenna.core.cards import Card
from duenna.core.editions import Edition
from duenna.core.events import Event, Round
from duenna.core.follow import before
from duenna.core.frozen import Frozen
from duenna.core.state import State
from duenna.core.view import View

Chances = Mapping[Card, float]  #: card -> chance; what is impossible is left out


class Belief(Tracker):
    """The belief of a seat, or of a watcher (None), brought forward event by event with `learn`.

    >>> from duenna import Game
    >>> game = Game("classic", players=2, seed=4)
    >>> seat = game.decider
    >>> belief = Belief.of(game.view(seat), game.events_for(seat))
    >>> round(sum(belief.hands()[3 - seat].values()), 12)
    1.0
    """

    def __init__(
        self,
        edition: Edition,
        players: int,
        seat: int | None,
        policy: Policy | Mixture = COUNTING,
        most_cases: int = MOST_CASES,
    ) -> None:
        super().__init__(edition, players, seat, policy, most_cases)
        self._summed: list[tuple[Case, Placing, list[int]]] | None = None
        self._weights: list[float] | None = None

    @classmethod
    def of(
        cls, view: View, events: Iterable[Event], policy: Policy | Mixture = COUNTING
    ) -> "Belief":
        """The belief of who sees this view and has learned these events since the match began, or a round.

        Raises Contradiction if they begin otherwise, cannot all have happened, or do not lead to the view.
        """
        told = list(events)
        if told and not isinstance(told[0], Round):
            raise Contradiction(f"The events must begin with a round, not with {told[0].name!r}.")
        belief = cls(view.edition, view.players, view.seat, policy)
        belief.view = before(view, told)
        for event in told:
            belief.learn(event)
        if belief.view != view:
            raise Contradiction("These events do not lead to this view.")
        return belief

    @classmethod
    def from_view(cls, view: View, policy: Policy | Mixture = COUNTING) -> "Belief":
        """The belief of who sees this view and knows nothing of how it came about.

        Raises Contradiction if more cards lie open than there are.
        """
        belief = cls(view.edition, view.players, view.seat, policy)
        try:
            belief._begin_from(view)
        except (KeyError, IndexError) as problem:
            raise Contradiction("More cards lie open than there are.") from problem
        return belief

    def learn(self, event: Event) -> None:
        """Takes in the next event, as the reader learned it; raises Contradiction if it cannot have happened."""
        super().learn(event)
        self._summed = self._weights = None
        if not any(self._placing(case).total for case in self._cases):
            raise Contradiction(f"The event {event.name!r} contradicts what was seen before.")

    # ---- what is believed

    def hand(self, seat: int) -> Chances:
        """The chance of each card in that seat's hand; empty if it holds none."""
        return self._chances([self._hand.get(seat)])[0]

    def hands(self) -> dict[int, Chances]:
        """The chances for each living seat but the reader's own."""
        seats = [seat for seat in self.view.alive if seat != self.view.seat and seat in self._hand]
        found = self._chances([self._hand[seat] for seat in seats])
        return dict(zip(seats, found, strict=True))

    def drawn(self) -> Chances:
        """The chances of the second card of the seat that is about to play; empty if there is none."""
        return self._chances([self._drawn])[0]

    def burned(self) -> Chances:
        """The chances of the card set aside face down; empty once it is drawn or shown."""
        return self._chances([PILE if self.view.burned and not self.view.revealed else None])[0]

    def deck(self) -> list[Chances]:
        """The chances of each card of the draw pile, from the bottom up."""
        return self._chances(self._deck)

    def knowers(self, seat: int) -> int:
        """The mask of the seats that surely know the card which that seat holds, or held before drawing."""
        place = self._hand.get(seat, PILE)
        out = -1
        for case in self._cases:
            out &= case.known_by(place)
        return out

    def joint(self, *seats: int) -> dict[tuple[Card, ...], float]:
        """The chance of each combination of cards in the hands of these seats."""
        found = dict(self._joint(self._cases, [self._hand[seat] for seat in seats]))
        total = sum(found.values())
        return {cards: weight / total for cards, weight in found.items() if weight}

    def world(self, rng: Random) -> State:
        """A whole position that fits all that is known, drawn with its exact chance.

        It is what lies open, a card in every hidden place, and who knows which; `rules` plays on from it.
        """
        s = open_state(self.view)
        for each in self.filling(rng):
            fill(s, *each)
        for seat in self._hand:
            if seat != self.view.seat:
                s.sure[seat] = s.knowers[seat] & s.seen[seat]
        return s

    def filling(self, rng: Random) -> list[Filling]:
        """What `world` adds to the open state: (field, index in it or -1, number), one for each hidden thing."""
        sums = self._sums()
        if self._weights is None:
            self._weights = [self._weight(case, placing) for case, placing, _ in sums]
        case, placing, places = sums[pick(self._weights, rng) if len(sums) > 1 else 0]
        drawn = placing.sample(rng)
        card_at = dict(zip(places, drawn, strict=True))
        left = list(self._unseen)
        for k in drawn:
            left[k] -= 1
        pile = [self._card(k) for k, count in enumerate(left) for _ in range(count)]
        rng.shuffle(pile)

        def card(place: int) -> int:
            k = card_at.get(place)
            return pile.pop() if k is None else self._card(k)

        out = self._filled(case, card)
        if not self.view.revealed:
            if self.view.burned:
                out.append(("burned", -1, card(PILE)))
            out += [("aside", k, card(PILE)) for k, c in enumerate(self.view.aside) if c is None]
        return out

    def _filled(self, case: Case, card: Callable[[int], int]) -> list[Filling]:
        """The hands and the draw pile, filled with the card at each place, and who knows it."""
        known = case.knowers
        out: list[Filling] = []
        for seat, place in self._hand.items():
            out += (("hand", seat, card(place)), ("knowers", seat, known.get(place, 0)))
        if self._drawn is not None:
            out.append(("drawn", -1, card(self._drawn)))
            out.append(("drawn_known", -1, known.get(self._drawn, 0)))
        for k, place in enumerate(self._extra):
            out += (("extra", k, card(place)), ("extra_known", k, known.get(place, 0)))
        for k, place in enumerate(self._deck):
            out.append(("deck", k, card(place)))
            if place in known:
                out.append(("deck_known", k, known[place]))
        return out

    def deals(self) -> Iterator[tuple[float, list[Filling]]]:
        """Every way to fill the places that anything is known of, and the hands, with its chance.

        As `filling`, but what is like any card of the pile is left out.
        """
        some = [*self._hand.values(), self._drawn, *self._extra, *self._deck]
        places = [place for place in some if place is not None and place != PILE]
        found: dict[tuple[Filling, ...], float] = {}
        for case in self._cases:
            for cards, weight in self._laid(case, places, list(self._unseen)):
                filling = tuple(self._filled(case, _card_at(dict(zip(places, cards, strict=True)))))
                found[filling] = found.get(filling, 0.0) + weight
        total = sum(found.values())
        for filling, weight in found.items():
            yield weight / total, list(filling)

    def _laid(
        self, case: Case, places: Sequence[int], left: list[int]
    ) -> Iterator[tuple[tuple[int, ...], float]]:
        """Each way to lay cards of those left at these places, with its weight."""
        if not places:
            yield (), case.weight
            return
        vector, hidden = case.vectors.get(places[0]), sum(left)
        for k, count in enumerate(left):
            weight = count / hidden * (1.0 if vector is None else vector[k])
            if weight:
                left[k] -= 1
                for cards, rest in self._laid(case, places[1:], left):
                    yield (self._card(k), *cards), weight * rest
                left[k] += 1

    # ---- sums over all cases

    def _sums(self) -> list[tuple[Case, Placing, list[int]]]:
        """Each case with the ways to deal the unseen cards, and the places they speak of."""
        if self._summed is None:
            self._summed = [(case, self._placing(case), list(case.vectors)) for case in self._cases]
        return self._summed

    def _chances(self, wanted: Sequence[int | None]) -> list[Chances]:
        """The chances at these places; None is no place."""
        sums = [[0.0] * len(self._cards) for _ in wanted]
        total = 0.0
        for case, placing, places in self._sums():
            if not placing.total:
                continue
            weight = self._weight(case, placing)
            total += weight
            weight /= placing.total
            marginals = placing.marginals()
            at = dict(zip(places, marginals, strict=True))
            # A card that nothing is known of is one of those that the places do not hold.
            rest = self._hidden - len(places)
            at[PILE] = [
                (count * placing.total - sum(row[k] for row in marginals)) / rest if rest else 0.0
                for k, count in enumerate(self._unseen)
            ]
            for place, out in zip(wanted, sums, strict=True):
                if place is not None:
                    for k, part in enumerate(at.get(place, at[PILE])):
                        out[k] += part * weight
        return [
            Frozen({Card(self._card(k)): part / total for k, part in enumerate(out) if part > 0})
            for out in sums
        ]

    def _joint(
        self, some: Cases, wanted: Sequence[int]
    ) -> Iterator[tuple[tuple[Card, ...], float]]:
        """The weight of each combination of cards at these places."""
        if not wanted:
            weight = 0.0
            for case in some:
                weight += self._weight(case, self._placing(case))
            yield (), weight
            return
        for k in range(len(self._cards)):
            given = [case.times(wanted[0], self._only(k)) for case in some]
            given = [case for case in given if not case.impossible()]
            if given:
                for cards, weight in self._joint(given, wanted[1:]):
                    yield (Card(self._card(k)), *cards), weight


def _card_at(laid: Mapping[int, int]) -> Callable[[int], int]:
    """The card at a place, 0 where none was laid."""
    return lambda place: laid.get(place, 0)
