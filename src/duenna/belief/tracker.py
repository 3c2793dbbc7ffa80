"""What each event tells of the hidden cards: a belief is brought forward event by event."""

from typing import Final

from duenna.belief.cases import related, tidied
from duenna.belief.choices import Choices
from duenna.core import events
from duenna.core.cards import ASSASSIN, GUARD, Card
from duenna.core.decoding import action_of
from duenna.core.errors import DuennaError
from duenna.core.events import Event, by_kind
from duenna.core.follow import follow
from duenna.core.seats import mask_of

BUST: Final = 12  #: the sum of a Minister and the other card from which on a seat is out (R10)


class Contradiction(DuennaError):
    """Events that cannot all have happened; says which one does not fit."""


class Tracker(Choices):
    """The hidden places of a round as one reader can follow them; `Belief` says what follows from it.

    `most_cases` bounds the work: beyond, what a third seat knows of a fourth is left out of account, and so is what
    others put under the pile before somebody does so again.
    """

    def learn(self, event: Event) -> None:
        """Takes in the next event, as the reader learned it; raises Contradiction if it cannot have happened."""
        tell = _TELLING.get(type(event))
        try:
            if tell is not None:
                tell(self, event)
                self._cases = tidied(self._cases, len(self._cards))
            self.view = follow(self.view, event)
            self.policy.learn(event)
        except (LookupError, TypeError, DuennaError) as problem:
            raise Contradiction(f"The event {event.name!r} cannot happen here.") from problem

    # ---- events

    def _round(self, event: events.Round) -> None:
        self._remember()
        self._shuffle(self.view.edition.deck_for(len(event.seats), event.playoff))

    def _aside(self, event: events.Aside) -> None:
        self._deck.pop()
        if event.card is not None:
            self._gone(event.card)

    def _dealt(self, event: events.Dealt) -> None:
        self._hand[event.seat] = self._draw(event.seat, event.card)

    def _drew(self, event: events.Drew) -> None:
        seat = event.seat
        place = self._draw(seat, event.card, burned=event.burned)
        if event.why == "turn":
            self._drawn = place
        elif event.why == "chancellor":
            self._extra.append(place)
        else:
            self._hand[seat] = place

    def _asked(self, event: events.Asked) -> None:
        """Asked to play with a Minister in the edition: the two cards are no bust (R10)."""
        if event.question == "play" and self._rules.has_minister and self._drawn is not None:
            rank, minister = self.view.edition.rank, self._index[Card.MINISTER]

            def fits(x: int, y: int) -> bool:
                total = rank[self._cards[x]] + rank[self._cards[y]]
                return minister not in (x, y) or total < BUST

            self._cases = related(
                self._cases, self._hand[event.seat], self._drawn, len(self._cards), fits
            )

    def _bust(self, event: events.Bust) -> None:
        self._open(self._hand.pop(event.seat), event.held)
        self._open(self._second(), event.drawn)
        self._drawn = None

    def _played(self, event: events.Played) -> None:
        self._lay_down(event.seat, event.card, self._action(event))

    def _action(self, event: Event) -> int:
        """The action that the event tells of; 0 if it tells of none."""
        return action_of(self.view.edition, event, self.view.question)

    def _named(self, event: events.Missed | events.Hit) -> list[int]:
        """The cards that a guess names."""
        edition = self.view.edition
        guess = edition.guesses[edition.slots[event.guess] - 1]
        return [self._index[card] for card in guess.cards]

    def _missed(self, event: events.Missed) -> None:
        named = self._named(event)
        if self.view.piles[event.seat][-1] == GUARD and ASSASSIN in self._index:
            named.append(self._index[ASSASSIN])  # it would have answered
        self._count(self._hand[event.target], self._all_but(*named))

    def _hit(self, event: events.Hit) -> None:
        named = self._named(event)
        target, place = event.target, self._hand[event.target]
        self._count(place, self._only(*named))
        if len(named) == 1:
            everyone = mask_of(self.view.playing) & ~(1 << target)
            self._cases = [case.telling(place, everyone) for case in self._cases]

    def _assassin(self, event: events.Assassin) -> None:
        self._count(self._hand[event.seat], self._only(self._index[ASSASSIN]))

    def _looked(self, event: events.Looked) -> None:
        seat, target = event.seat, event.target
        if action := self._action(event):
            self._chose(seat, action)
        if target != seat:
            place = self._hand[target]
            self._see(place, event.card)
            self._cases = [case.telling(place, 1 << seat) for case in self._cases]

    def _declined(self, event: events.Declined) -> None:
        self._chose(event.seat, self._action(event))

    def _compared(self, event: events.Compared) -> None:
        seat, target, loser = event.seat, event.target, event.loser
        mine, theirs = self._hand[seat], self._hand[target]
        self._see(mine, event.card)
        self._see(theirs, event.target_card)
        ranks = [self.view.edition.rank[card] for card in self._cards]
        low_loses = self.view.piles[seat][-1] == Card.BARON
        sign = 0 if loser is None else -1 if (loser == seat) == low_loses else 1
        self._cases = [
            case.telling(mine, 1 << target).telling(theirs, 1 << seat)
            for case in related(
                self._cases,
                mine,
                theirs,
                len(ranks),
                lambda x, y: (ranks[x] > ranks[y]) - (ranks[x] < ranks[y]) == sign,
            )
        ]

    def _discarded(self, event: events.Discarded) -> None:
        seat = event.seat
        if action := self._action(event):
            self._chose(seat, action)
        self._open(self._hand.pop(seat), event.card)

    def _kept(self, event: events.Kept) -> None:
        self._chose(event.seat, self._action(event))

    def _swapped(self, event: events.Swapped) -> None:
        a, b = event.seat, event.second
        self._hand[a], self._hand[b] = self._hand[b], self._hand[a]
        self._see(self._hand[a], event.second_card)
        self._see(self._hand[b], event.card)
        self._cases = [
            case.telling(self._hand[a], 1 << b, but=1 << a).telling(
                self._hand[b], 1 << a, but=1 << b
            )
            for case in self._cases
        ]

    def _returned(self, event: events.Returned) -> None:
        seat = event.seat
        old = [self._hand[seat], *self._extra]
        new = [self._place() for _ in old]
        self._give_back(seat, old, new)
        self._hand[seat], self._extra = new[0], []
        self._deck[:0] = reversed(new[1:])
        for place, card in zip(new, (event.keep, event.top, event.bottom), strict=False):
            self._see(place, card)

    def _out(self, event: events.Out) -> None:
        if event.card is not None:
            self._open(self._hand.pop(event.seat), event.card)

    def _shown(self, event: events.Shown) -> None:
        self._see(self._hand[event.seat], event.card)

    def _revealed(self, event: events.Revealed) -> None:
        if event.burned is not None:
            self._gone(event.burned)
        if self.view.edition.aside_face != "up":
            for card in (event.first, event.second, event.third):
                if card is not None:
                    self._gone(card)


_TELLING: Final = by_kind(
    Tracker._round,
    Tracker._aside,
    Tracker._dealt,
    Tracker._drew,
    Tracker._asked,
    Tracker._bust,
    Tracker._played,
    Tracker._missed,
    Tracker._hit,
    Tracker._assassin,
    Tracker._looked,
    Tracker._declined,
    Tracker._compared,
    Tracker._discarded,
    Tracker._kept,
    Tracker._swapped,
    Tracker._returned,
    Tracker._out,
    Tracker._shown,
    Tracker._revealed,
)
