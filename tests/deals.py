"""Belief worked out the long way: every deal there is one by one, and a filter over whole hands."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product
from math import prod
from random import Random

import pytest

from duenna.belief import ANY_MOVE, COUNTING, Belief, Chances, Mixture, Policy
from duenna.core import rules
from duenna.core.cards import Card
from duenna.core.decoding import decode
from duenna.core.editions import Edition, find_edition
from duenna.core.events import EVENTS, Event
from duenna.core.state import Rules, State, from_row, rules_for, to_row
from duenna.solve.rollouts import COMPILER, ThumbPolicy

Log = list[tuple[int, ...]]

#: Kinds of events by their numbers in the log.
KINDS = {kind.number: kind for kind in EVENTS.values()}


class NamesWhatItKnows:
    """A test's policy that goes by hands it knows: chance, but three times as likely to name a known card.

    A Chancellor's player likes to keep what is high and to put what it knows another to hold at the bottom.
    """

    knowing = True
    returns = True

    def learn(self, event: Event) -> None:
        pass

    def chance(self, s: State, e: Rules, action: int) -> float:
        count = rules.count_actions(s, e)
        actions = [rules.nth_action(s, e, k) for k in range(count)]
        weights = [self.weight(s, e, each) for each in actions]
        return sum(w for w, each in zip(weights, actions, strict=True) if each == action) / sum(
            weights
        )

    def weight(self, s: State, e: Rules, action: int) -> int:
        card, seat = action & rules.PART, action >> rules.FIRST & rules.PART
        if s.question == rules.RETURN:
            top, low = seat, action >> rules.SECOND & rules.PART
            known = [hand for hand, who in zip(s.hand, s.knowers, strict=True) if who >> s.turn & 1]
            return card**2 + top + (20 if low in known else 0)
        if card != Card.GUARD or not s.knowers[seat] >> s.turn & 1:
            return 1 + (card > min(s.hand[s.turn], s.drawn))
        return 3 if e.slot[s.hand[seat]] == action >> rules.GUESS & rules.PART else 1


def by_thumb(edition: Edition, players: int) -> Policy:
    """The policy that computer players read the others by, compiled if it can be, since it is asked so often."""
    COMPILER.get(wait=True)
    return ThumbPolicy(edition, players)


class Timid:
    """A test's policy: mostly plays its lower card; of three it likes to keep the highest."""

    knowing = False
    returns = True

    def learn(self, event: Event) -> None:
        pass

    def chance(self, s: State, e: Rules, action: int) -> float:
        count = rules.count_actions(s, e)
        actions = [rules.nth_action(s, e, k) for k in range(count)]
        weights = [self.weight(s, each) for each in actions]
        return sum(w for w, each in zip(weights, actions, strict=True) if each == action) / sum(
            weights
        )

    def weight(self, s: State, action: int) -> float:
        card, other = action & rules.PART, action >> rules.FIRST & rules.PART
        if s.question == rules.RETURN:
            return card * card + 1 / (1 + other)
        if s.question != rules.PLAY:
            return 1 + 2 * (other == 0)
        return 4.0 if card == min(s.hand[s.turn], s.drawn) else 1.0


#: What others are taken to do: makers of a policy for an edition and a number of seats.
POLICIES: dict[str, Callable[[Edition, int], Policy]] = {
    "counting": lambda edition, players: COUNTING,
    "any-move": lambda edition, players: ANY_MOVE,
    "names-what-it-knows": lambda edition, players: NamesWhatItKnows(),
    "thumb": by_thumb,
}


def two_kinds(edition: Edition, players: int) -> Mixture:
    """Two sorts of players, of which one goes by what it knows."""
    return Mixture([NamesWhatItKnows(), Timid()], [2, 1])


def three_kinds(edition: Edition, players: int) -> Mixture:
    """Three sorts, two of which do not care what they return."""
    return Mixture([ANY_MOVE, COUNTING, Timid()], [1, 1, 3])


#: The same for players of several kinds.
MIXTURES: dict[str, Callable[[Edition, int], Mixture]] = {
    "two-kinds": two_kinds,
    "three-kinds": three_kinds,
}


def permutations(cards: Sequence[int]) -> Iterator[list[int]]:
    """Each different order of the cards, once."""
    if not cards:
        yield []
    for card in sorted(set(cards)):
        rest = list(cards)
        rest.remove(card)
        for order in permutations(rest):
            yield [card, *order]


def small(name: str, players: int, **deck: int) -> tuple[Edition, int]:
    counts = {word.replace("_", "-"): count for word, count in deck.items()}
    house = {"deck": counts, "players": (2, 4), "two_player_aside": 1, "tokens": 3}
    return find_edition(name, players, **house), players


#: Decks small enough for every deal, that between them hold every card whose play tells something.
SMALL = [
    small("classic", 2, guard=2, priest=1, baron=2, prince=1, king=1, princess=1),
    small("classic", 2, handmaid=1, guard=1, king=1, countess=1, prince=3, princess=1),
    small("classic-fr", 2, guard=2, priest=1, baron=2, prince=1, king=1, princess=1),
    small("classic", 3, guard=2, baron=2, priest=2, king=1, princess=1),
    small("classic", 3, baron=3, prince=2, king=1, countess=1, princess=1),
    small("modern", 2, chancellor=2, guard=2, spy=1, baron=1, princess=1, priest=1),
    small("modern", 3, chancellor=2, guard=2, priest=1, king=2, princess=1),
    small("kanai", 2, minister=1, handmaid=2, prince=1, king=1, guard=2, princess=1),
    small("kanai", 3, minister=1, baron=2, priest=2, guard=1, king=1, princess=1),
    small("premium", 4, assassin=1, guard=3, bishop=1, sycophant=1, priest=1, princess=1),
    small("premium", 4, assassin=1, guard=3, bishop=2, count=1, princess=1),
    small("premium", 4, cardinal=2, dowager_queen=1, guard=1, baroness=1, baron=2, princess=1),
    small("premium", 3, cardinal=2, jester=2, bishop=2, king=2),
]


class AllDeals:
    """A match with a true deal, and every other deal that looks the same to a reader, with its weight.

    That is one number for each way in which the seats may be of the kinds there are.
    """

    def __init__(
        self,
        edition: Edition,
        players: int,
        reader: int | None,
        policy: Policy | Mixture,
        random: Random,
    ) -> None:
        self.edition, self.reader, self.players = edition, reader, players
        mixture = policy if isinstance(policy, Mixture) else Mixture([policy], [1])
        self.kinds = mixture.kinds
        self.rules = rules_for(edition, players)
        self.belief = Belief(edition, players, reader, policy, most_cases=10**6)
        #: the kind of each seat, from seat 1
        self.ways = [*product(range(len(self.kinds)), repeat=players)]
        self.shares = [prod(mixture.shares[kind] for kind in way) for way in self.ways]
        self.truth = State(players=players)
        self.deal(random)

    def deal(self, random: Random) -> None:
        """Deals a round: the first, or another in which the seats are of the same kinds."""
        deck = [card.value for card in self.edition.cards]
        random.shuffle(deck)
        before = self.truth
        self.truth, told = self.dealt(before, deck)
        self.learn(told)
        dealt = (self.dealt(before, order) for order in permutations(sorted(deck)))
        self.weighed = [
            (s, list(self.shares)) for s, log in dealt if self.seen(log) == self.seen(told)
        ]

    @property
    def fits(self) -> list[tuple[State, float]]:
        """Each deal that fits, with its weight."""
        return [(s, sum(weights)) for s, weights in self.weighed]

    def chances_of_kinds(self, seat: int) -> list[float]:
        """How likely the seat is of each kind."""
        sums = [0.0] * len(self.kinds)
        for _, weights in self.weighed:
            for way, weight in zip(self.ways, weights, strict=True):
                sums[way[seat - 1]] += weight
        return [each / sum(sums) for each in sums]

    def remember(self) -> None:
        """Keeps what the round told of the kinds, all seats together."""
        columns = zip(*(weights for _, weights in self.weighed), strict=True)
        self.shares = [sum(column) for column in columns]

    def dealt(self, before: State, deck: list[int]) -> tuple[State, Log]:
        s = before.copy()
        log: Log = []
        rules.deal(s, self.rules, list(deck), len(deck), 1, log)
        return s, log

    def learn(self, log: Log) -> None:
        for logged in log:
            self.belief.learn(decode(self.edition, logged).for_reader(self.reader))

    def seen(self, log: Log) -> Log:
        """The log without what the reader is not told."""
        bit = 1 << (self.reader or 0)
        out = []
        for kind, audience, *numbers in log:
            parts = zip(KINDS[kind].parts, numbers, strict=False)
            known = bool(audience & (bit | 1))
            shown = (number if known or not part.secret else 0 for part, number in parts)
            out.append((kind, audience, *shown))
        return out

    def go_on(self, random: Random) -> None:
        """One action in the true deal; keeps the others in which it would have told the same."""
        s, e = self.truth, self.rules
        decider, unseen = s.decider, s.question == rules.RETURN and s.decider != self.reader
        action = rules.nth_action(s, e, random.randrange(rules.count_actions(s, e)))
        told: Log = []
        rules.step(s, e, action, told)
        kept = []
        for other, weights in self.weighed:
            count = rules.count_actions(other, e)
            actions = [rules.nth_action(other, e, k) for k in range(count)]
            for each in actions if unseen else [action] if action in actions else []:
                after = other.copy()
                log: Log = []
                rules.step(after, e, each, log)
                if self.seen(log) == self.seen(told):
                    likely = [
                        1.0 if decider == self.reader else kind.chance(other, e, each)
                        for kind in self.kinds
                    ]
                    ways = zip(self.ways, weights, strict=True)
                    kept.append(
                        (after, [weight * likely[way[decider - 1]] for way, weight in ways])
                    )
        self.weighed = kept
        self.learn(told)

    def chances(self) -> dict[str, dict[Card, float]]:
        """What is to be believed of every place, by its name."""
        sums: dict[str, dict[Card, float]] = defaultdict(lambda: defaultdict(float))
        total = sum(weight for _, weight in self.fits)
        for s, weight in self.fits:
            for place, card in places_of(s).items():
                if card and weight:
                    sums[place][Card(card)] += weight / total
        return sums


def places_of(s: State) -> dict[str, int]:
    """The card at every place, by its name; 0 is none."""
    places = {f"hand {p}": s.hand[p] for p in range(1, s.players + 1)}
    places |= {f"deck {k}": s.deck[k] for k in range(s.left)}
    return places | {"drawn": s.drawn, "burned": 0 if s.revealed else s.burned}


def claimed(belief: Belief) -> dict[str, Chances]:
    """What the belief says of every place, by its name."""
    out = {f"hand {seat}": belief.hand(seat) for seat in range(1, belief.view.players + 1)}
    out |= {f"deck {k}": chances for k, chances in enumerate(belief.deck())}
    out |= {"drawn": belief.drawn(), "burned": belief.burned()}
    return {place: chances for place, chances in out.items() if chances}


class WholeHands:
    """A filter over whole hands of a full deck: every way to fill the places drawn so far, one by one."""

    def __init__(
        self, edition: Edition, players: int, reader: int, policy: Policy, random: Random
    ) -> None:
        self.deals = deals = AllDeals.__new__(AllDeals)
        deals.edition, deals.reader, deals.players = edition, reader, players
        self.policy, deals.rules = policy, rules_for(edition, players)
        deals.belief = Belief(edition, players, reader, policy, most_cases=10**6)
        deck = [card.value for card in edition.cards]
        random.shuffle(deck)
        deals.truth, told = deals.dealt(State(players=players), deck)
        deals.learn(told)
        self.pool = Counter(deck)
        blank = deals.truth.copy()
        blank.burned = blank.drawn = 0
        blank.hand = [0] * len(blank.hand)
        blank.deck = [0] * len(blank.deck)
        blank.hand[reader] = deals.truth.hand[reader]
        self.fits = [(blank, 1.0)]
        for seat in range(1, players + 1):
            if seat != reader:
                self.fill("hand", seat)
        self.fill("drawn", None)
        if deals.truth.turn == reader:
            self.fits = [(s, w) for s, w in self.fits if s.drawn == deals.truth.drawn]

    def left(self, s: State) -> Counter[int]:
        return self.pool - Counter(s.cards())

    def fill(self, name: str, index: int | None) -> None:
        """Puts each card there that it may be, unless there is one."""
        out = []
        for s, weight in self.fits:
            if getattr(s, name) if index is None else getattr(s, name)[index]:
                out.append((s, weight))
                continue
            left = self.left(s)
            for card, count in left.items():
                other = s.copy()
                if index is None:
                    setattr(other, name, card)
                else:
                    getattr(other, name)[index] = card
                out.append((other, weight * count / left.total()))
        self.fits = out

    def go_on(self, random: Random, fond_of: int = 0) -> None:
        """One action in the true deal, by whoever is asked; a card one is fond of is played as soon as it can be."""
        deals, s = self.deals, self.deals.truth
        after = s.copy()
        told: Log = []
        decider, unseen = s.decider, s.question == rules.RETURN and s.decider != deals.reader
        count = rules.count_actions(s, deals.rules)
        actions = [rules.nth_action(s, deals.rules, k) for k in range(count)]
        liked = [each for each in actions if each & rules.PART == fond_of]
        action = random.choice(liked or actions)
        rules.step(after, deals.rules, action, told)
        drawn = sum(logged[0] == rules.E_DREW for logged in told)
        # The pile as it will be when these cards are drawn: whatever was returned lies below.
        for k in range(drawn):
            place = s.left - 1 - k
            self.fill("burned", None) if place < 0 else self.fill("deck", place)
        merged: dict[tuple[int, ...], float] = defaultdict(float)
        for other, weight in self.fits:
            count = rules.count_actions(other, deals.rules)
            actions = [rules.nth_action(other, deals.rules, k) for k in range(count)]
            for each in actions if unseen else [action] if action in actions else []:
                then = other.copy()
                log: Log = []
                rules.step(then, deals.rules, each, log)
                if deals.seen(log) == deals.seen(told):
                    mine = decider == deals.reader
                    chance = mine or self.policy.chance(other, deals.rules, each)
                    merged[tuple(to_row(then))] += weight * chance
        total = sum(merged.values())
        self.fits = [(from_row(State, list(row)), w / total) for row, w in merged.items()]
        deals.truth = after
        deals.learn(told)


def close(found: Mapping[str, Chances], right: Mapping[str, Chances]) -> None:
    assert found.keys() == right.keys()
    for place, chances in right.items():
        for card in {*chances, *found[place]}:
            assert found[place].get(card, 0) == pytest.approx(chances.get(card, 0), abs=1e-12), (
                place
            )
