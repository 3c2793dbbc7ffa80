"""Where hidden cards may lie, as one reader sees it: the places there are, and the cards not seen yet."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from duenna.belief.cases import Case, Cases, tidied
from duenna.belief.placing import Placing
from duenna.core.cards import ROYALS, Card
from duenna.core.editions import Edition
from duenna.core.view import View

PILE: Final = 0  #: the place of any card that nobody has drawn and nothing is known of


class Places:
    """The places of hidden cards, the unseen cards, and the cases of how those may lie there.

    Everything the reader is shown, its own cards included, is evidence of what lies at a place. Cards that lie
    open are at no place.
    """

    def __init__(self, edition: Edition, players: int, seat: int | None) -> None:
        self.view = View(edition, seat, players)
        self._cards = edition.characters
        royal = next((k for k, card in enumerate(self._cards) if card in ROYALS), 0)
        self._index: dict[int, int] = dict.fromkeys(ROYALS, royal)
        self._index |= {card: k for k, card in enumerate(self._cards)}
        self._cases: Cases = []
        self._shuffle(())

    def _card(self, k: int) -> int:
        """The card of that index; any royal is the one in play."""
        card = self._cards[k]
        return int(self.view.royal or card) if card in ROYALS else int(card)

    def _only(self, *able: int) -> list[float]:
        return [float(k in able) for k in range(len(self._cards))]

    def _all_but(self, *barred: int) -> list[float]:
        return [float(k not in barred) for k in range(len(self._cards))]

    def _shuffle(self, deck: Iterable[Card]) -> None:
        """Everything unknown, for a deck that is about to be dealt."""
        self._unseen = [0] * len(self._cards)
        for card in deck:
            self._unseen[self._index[card]] += 1
        self._hidden = sum(self._unseen)
        self._deck = [PILE] * self._hidden
        self._hand: dict[int, int] = {}
        self._drawn: int | None = None
        self._extra: list[int] = []
        self._places = 0
        self._cases = [self._blank()]

    def _begin_from(self, view: View) -> None:
        """What a view shows, without a history."""
        self.view = view
        self._shuffle(view.edition.deck_for(len(view.playing), view.playoff))
        opened = [card for pile in view.piles.values() for card in pile]
        for card in (*opened, *view.aside, view.revealed):
            if card is not None:
                self._gone(card)
        mine = 0 if view.seat is None else 1 << view.seat
        mine_drawn = view.turn == view.seat and len(view.hand) > 1
        for seat in view.alive:
            card = view.hand[0] if seat == view.seat else view.known.get(seat)
            knowers = mine if seat in view.known else 0
            self._hand[seat] = self._known(view.shown.get(seat, card), knowers)
        if view.question == "play":
            drawn = view.hand[1] if mine_drawn else view.known_drawn
            self._drawn = self._known(drawn, 0 if mine_drawn else mine)
        self._deck = [self._known(view.known_deck.get(k), mine) for k in range(1, view.deck + 1)]
        faces = view.aside.count(None) + (view.burned and view.revealed is None)
        rest = self._hidden - len(self._hand) - len(self._deck) - faces - (self._drawn is not None)
        if view.question == "return":
            if mine_drawn:
                self._extra = [self._known(card, 0) for card in view.hand[1:]]
            else:
                cards = view.known_extra or (None,) * rest  # a watcher knows only how many
                self._extra = [self._known(card, mine) for card in cards]

    def _known(self, card: Card | None, knowers: int) -> int:
        """A new place, with the card there if it is known, to the reader among others."""
        place = self._place()
        self._see(place, card)
        if card is not None and knowers:
            self._cases = [case.telling(place, knowers) for case in self._cases]
        return place

    def _place(self) -> int:
        self._places += 1
        return self._places

    def _draw(self, seat: int, card: Card | None, *, burned: bool = False) -> int:
        """The place of a card just drawn."""
        place = PILE if burned else self._deck.pop()
        if place == PILE:
            place = self._place()
        else:
            self._cases = [case.telling(place, 0, but=1 << seat) for case in self._cases]
        self._see(place, card)
        return place

    def _second(self) -> int:
        """The place of the second card of the seat that is about to play; raises KeyError if none was drawn."""
        if self._drawn is None:
            raise KeyError("drawn")
        return self._drawn

    def _see(self, place: int, card: Card | None) -> None:
        """The reader sees the card there, if it is told."""
        if card is not None:
            self._count(place, self._only(self._index[card]))

    def _count(self, place: int, factor: list[float]) -> None:
        self._cases = [case.times(place, factor) for case in self._cases]

    def _open(self, place: int, card: Card) -> None:
        """The card there goes face up for everyone."""
        k = self._index[card]
        self._cases = [case.without(place, k) for case in self._cases]
        self._gone(card)

    def _gone(self, card: Card) -> None:
        """One card fewer is hidden."""
        k = self._index[card]
        if not self._unseen[k]:
            raise KeyError(card)
        self._unseen[k] -= 1
        self._hidden -= 1

    def _blank(self) -> Case:
        """The case of a round of which nothing is known."""
        return Case()

    # ---- how the unseen cards may be dealt

    def _placing(self, case: Case) -> Placing:
        """The ways to deal the unseen cards in that case."""
        return Placing(self._unseen, list(case.vectors.values()))

    def _weight(self, case: Case, placing: Placing) -> float:
        """The weight of a case: its part of all ways to deal."""
        weight = case.weight * placing.total
        for k in range(len(case.vectors)):
            weight /= self._hidden - k
        return weight

    def _loosened(self, case: Case, places: Iterable[int]) -> Case:
        """The case with no kinds tied to these places: each kind stays as likely as it is, whatever card lies there."""
        tied = [place for place in places if place in case.ties]
        if tied:
            marginals = self._placing(case).marginals()
            for place in tied:
                case = case.loose(place, marginals[[*case.vectors].index(place)])
        return case

    def _forget_returned(self) -> None:
        """Leaves out of account what is known of cards that others put under the pile, which makes cases few."""
        mine = 0 if self.view.seat is None else 1 << self.view.seat
        out = []
        for case in self._cases:
            theirs = [place for place in self._deck if not case.known_by(place) & mine]
            less = self._loosened(case, theirs).forgetting(*theirs)
            weight = self._weight(case, self._placing(case))
            if weight:
                rest = self._weight(less, self._placing(less))
                out.append(replace(less, weight=less.weight * weight / rest))
        self._cases = tidied(out, len(self._cards))
