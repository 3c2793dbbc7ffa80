"""Where hidden cards lie and what evidence there is of them, brought forward event by event."""

from collections.abc import Callable, Iterable
from typing import Final

from duenna.belief.cases import Case, Cases, moved, related, tidied
from duenna.belief.policy import COUNTING, Policy
from duenna.belief.worlds import open_state
from duenna.cards import ASSASSIN, GUARD, PRINCESS, Card
from duenna.editions import Edition
from duenna.errors import DuennaError
from duenna.events import Event
from duenna.follow import follow
from duenna.rules import FIRST, GUESS, LOOK, PLAY, QUESTION, REPLY, SECOND
from duenna.seats import mask_of
from duenna.state import State, rules_for
from duenna.view import View

BUST: Final = 12  #: a Minister and so much in hand together puts a seat out (R10)
MOST_CASES: Final = 64  #: beyond so many, cases are not split by what others know of others
PILE: Final = 0  #: the place of any card that nobody has drawn and nothing is known of


class Contradiction(DuennaError):
    """Events that cannot all have happened; says which one does not fit."""


class Tracker:
    """The hidden places of a round as one reader can follow them; `Belief` says what follows from it.

    Everything the reader is shown, its own cards included, is evidence of what lies at a place. Cards that lie
    open are at no place. `most_cases` bounds the work under a policy that goes by what hands it knows: beyond,
    what a third seat knows of a fourth is left out of account.
    """

    def __init__(
        self,
        edition: Edition,
        players: int,
        seat: int | None,
        policy: Policy,
        most_cases: int = MOST_CASES,
    ) -> None:
        self.view = View(edition, seat, players)
        self.policy = policy
        self.most_cases = most_cases
        self._rules = rules_for(edition, players)
        self._cards = edition.characters
        royal = next((k for k, card in enumerate(self._cards) if card >= PRINCESS), 0)
        self._index: dict[int, int] = {card: royal for card in Card if card >= PRINCESS}
        self._index |= {card: k for k, card in enumerate(self._cards)}
        self._slots = {guess.text: slot for slot, guess in enumerate(edition.guesses, 1)}
        self._cases: Cases = []
        self._shuffle(())

    def learn(self, event: Event) -> None:
        """Takes in the next event, as the reader learned it; raises Contradiction if it cannot have happened."""
        tell = _TELLING.get(event.name)
        try:
            if tell is not None:
                tell(self, event)
                self._cases = tidied(self._cases, len(self._cards))
            self.view = follow(self.view, event)
            self.policy.learn(event)
        except (KeyError, IndexError, TypeError, StopIteration) as problem:
            raise Contradiction(f"The event {event.name!r} cannot happen here.") from problem

    # ---- places and cards

    def _card(self, k: int) -> int:
        """The card of that index; any royal is the one in play."""
        card = self._cards[k]
        return int(self.view.royal or card) if card >= PRINCESS else int(card)

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
        self._cases = [Case()]

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
            cards = view.hand[1:] if mine_drawn else [None] * rest
            self._extra = [self._known(card, 0) for card in cards]

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

    # ---- what the others chose

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

    # ---- events

    def _round(self, event: Event) -> None:
        self._shuffle(self.view.edition.deck_for(len(event["seats"]), event["playoff"]))

    def _aside(self, event: Event) -> None:
        self._deck.pop()
        if event["card"] is not None:
            self._gone(event["card"])

    def _dealt(self, event: Event) -> None:
        self._hand[event["seat"]] = self._draw(event["seat"], event["card"])

    def _drew(self, event: Event) -> None:
        seat = event["seat"]
        place = self._draw(seat, event["card"], burned=event["burned"])
        if event["why"] == "turn":
            self._drawn = place
        elif event["why"] == "chancellor":
            self._extra.append(place)
        else:
            self._hand[seat] = place

    def _asked(self, event: Event) -> None:
        """Asked to play with a Minister in the edition: the two cards are no bust (R10)."""
        if event["question"] == "play" and self._rules.has_minister and self._drawn is not None:
            rank, minister = self.view.edition.rank, self._index[Card.MINISTER]

            def fits(x: int, y: int) -> bool:
                total = rank[self._cards[x]] + rank[self._cards[y]]
                return minister not in (x, y) or total < BUST

            self._cases = related(
                self._cases, self._hand[event["seat"]], self._drawn, len(self._cards), fits
            )

    def _bust(self, event: Event) -> None:
        assert self._drawn is not None
        self._open(self._hand.pop(event["seat"]), event["held"])
        self._open(self._drawn, event["drawn"])
        self._drawn = None

    def _played(self, event: Event) -> None:
        action = (
            PLAY << QUESTION | (event["target"] or 0) << FIRST | (event["second"] or 0) << SECOND
        )
        action |= self._slots.get(event["guess"], 0) << GUESS | event["card"]
        self._lay_down(event["seat"], event["card"], action)

    def _named(self, event: Event) -> list[int]:
        """The cards that a guess names."""
        guess = self.view.edition.guesses[self._slots[event["guess"]] - 1]
        return [self._index[card] for card in guess.cards]

    def _missed(self, event: Event) -> None:
        named = self._named(event)
        if self.view.piles[event["seat"]][-1] == GUARD and ASSASSIN in self._index:
            named.append(self._index[ASSASSIN])  # it would have answered
        self._count(self._hand[event["target"]], self._all_but(*named))

    def _hit(self, event: Event) -> None:
        named = self._named(event)
        target, place = event["target"], self._hand[event["target"]]
        self._count(place, self._only(*named))
        if len(named) == 1:
            everyone = mask_of(self.view.playing) & ~(1 << target)
            self._cases = [case.telling(place, everyone) for case in self._cases]

    def _assassin(self, event: Event) -> None:
        self._count(self._hand[event["seat"]], self._only(self._index[ASSASSIN]))

    def _looked(self, event: Event) -> None:
        seat, target = event["seat"], event["target"]
        if self.view.question == "look":
            self._chose(seat, LOOK << QUESTION | target << FIRST)
        if target != seat:
            place = self._hand[target]
            self._see(place, event["card"])
            self._cases = [case.telling(place, 1 << seat) for case in self._cases]

    def _declined(self, event: Event) -> None:
        self._chose(event["seat"], LOOK << QUESTION)

    def _compared(self, event: Event) -> None:
        seat, target, loser = event["seat"], event["target"], event["loser"]
        mine, theirs = self._hand[seat], self._hand[target]
        self._see(mine, event["card"])
        self._see(theirs, event["target_card"])
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

    def _discarded(self, event: Event) -> None:
        seat = event["seat"]
        if self.view.question == "reply" and self.view.decider == seat:
            self._chose(seat, REPLY << QUESTION | 1 << FIRST)
        self._open(self._hand.pop(seat), event["card"])

    def _kept(self, event: Event) -> None:
        self._chose(event["seat"], REPLY << QUESTION)

    def _swapped(self, event: Event) -> None:
        a, b = event["seat"], event["second"]
        self._hand[a], self._hand[b] = self._hand[b], self._hand[a]
        self._see(self._hand[a], event["second_card"])
        self._see(self._hand[b], event["card"])
        self._cases = [
            case.telling(self._hand[a], 1 << b, but=1 << a).telling(
                self._hand[b], 1 << a, but=1 << b
            )
            for case in self._cases
        ]

    def _returned(self, event: Event) -> None:
        seat = event["seat"]
        old = [self._hand[seat], *self._extra]
        new = [self._place() for _ in old]
        knowers = [0, *(1 << seat for _ in self._extra)]
        self._cases = moved(self._cases, old, new, knowers)
        self._hand[seat], self._extra = new[0], []
        self._deck[:0] = reversed(new[1:])
        for place, part in zip(new, ("keep", "top", "bottom"), strict=False):
            self._see(place, event[part])

    def _out(self, event: Event) -> None:
        if event["card"] is not None:
            self._open(self._hand.pop(event["seat"]), event["card"])

    def _shown(self, event: Event) -> None:
        self._see(self._hand[event["seat"]], event["card"])

    def _revealed(self, event: Event) -> None:
        if event["burned"] is not None:
            self._gone(event["burned"])
        if self.view.edition.aside_face != "up":
            for part in ("first", "second", "third"):
                if event[part] is not None:
                    self._gone(event[part])


_TELLING: Final[dict[str, Callable[[Tracker, Event], None]]] = {
    "round": Tracker._round,
    "aside": Tracker._aside,
    "dealt": Tracker._dealt,
    "drew": Tracker._drew,
    "asked": Tracker._asked,
    "bust": Tracker._bust,
    "played": Tracker._played,
    "missed": Tracker._missed,
    "hit": Tracker._hit,
    "assassin": Tracker._assassin,
    "looked": Tracker._looked,
    "declined": Tracker._declined,
    "compared": Tracker._compared,
    "discarded": Tracker._discarded,
    "kept": Tracker._kept,
    "swapped": Tracker._swapped,
    "returned": Tracker._returned,
    "out": Tracker._out,
    "shown": Tracker._shown,
    "revealed": Tracker._revealed,
}
