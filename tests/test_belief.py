"""Belief against the truth: all deals one by one, a filter over whole hands, and what really was dealt."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from random import Random

import pytest
from helpers import TABLES, readers, secrets_of, walk

from duenna import rules
from duenna.belief import ANY_MOVE, COUNTING, Belief, Contradiction, Policy
from duenna.cards import Card
from duenna.editions import Edition, find_edition
from duenna.events import KINDS, Event, decode
from duenna.game import Game
from duenna.state import Rules, State, from_row, rules_for, to_row
from duenna.view import seat_view

# ---- every deal there is ----------------------------------------------------------------------


Log = list[tuple[int, ...]]


class NamesWhatItKnows:
    """A test's policy that goes by hands it knows: chance, but three times as likely to name a known card."""

    knowing = True

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
        if card != Card.GUARD or not s.knowers[seat] >> s.turn & 1:
            return 1 + (card > min(s.hand[s.turn], s.drawn))
        return 3 if e.slot[s.hand[seat]] == action >> rules.GUESS & rules.PART else 1


def permutations(cards: Sequence[int]) -> Iterator[list[int]]:
    """Each different order of the cards, once."""
    if not cards:
        yield []
    for card in sorted(set(cards)):
        rest = list(cards)
        rest.remove(card)
        for order in permutations(rest):
            yield [card, *order]


class AllDeals:
    """A round of a true deal, and every other deal that looks the same to a reader, with its weight."""

    def __init__(
        self, edition: Edition, players: int, reader: int | None, policy: Policy, random: Random
    ) -> None:
        self.edition, self.reader, self.policy = edition, reader, policy
        self.rules = rules_for(edition, players)
        self.belief = Belief(edition, players, reader, policy, most_cases=10**6)
        deck = [card.value for card in edition.cards]
        random.shuffle(deck)
        self.truth, told = self.dealt(deck, players)
        self.learn(told)
        dealt = (self.dealt(order, players) for order in permutations(sorted(deck)))
        self.fits = [(s, 1.0) for s, log in dealt if self.seen(log) == self.seen(told)]

    def dealt(self, deck: list[int], players: int) -> tuple[State, Log]:
        s = State(players=players)
        log: Log = []
        rules.deal(s, self.rules, deck, len(deck), 1, log)
        return s, log

    def learn(self, log: Log) -> None:
        for logged in log:
            self.belief.learn(decode(self.edition, logged).for_reader(self.reader))

    def seen(self, log: Log) -> Log:
        """The log without what the reader is not told."""
        bit = 1 << (self.reader or 0)
        return [
            tuple(
                0 if k > 1 and k in SECRET[logged[0]] and not logged[1] & (bit | 1) else number
                for k, number in enumerate(logged)
            )
            for logged in log
        ]

    def go_on(self, random: Random) -> None:
        """One action in the true deal; keeps the others in which it would have told the same."""
        s, e = self.truth, self.rules
        decider, unseen = s.decider, s.question == rules.RETURN and s.decider != self.reader
        action = rules.nth_action(s, e, random.randrange(rules.count_actions(s, e)))
        told: Log = []
        rules.step(s, e, action, told)
        self.learn(told)
        kept = []
        for other, weight in self.fits:
            count = rules.count_actions(other, e)
            actions = [rules.nth_action(other, e, k) for k in range(count)]
            for each in actions if unseen else [action] if action in actions else []:
                after = other.copy()
                log: Log = []
                rules.step(after, e, each, log)
                if self.seen(log) == self.seen(told):
                    mine = decider == self.reader
                    chance = 1 / count if unseen else mine or self.policy.chance(other, e, each)
                    kept.append((after, weight * chance))
        self.fits = kept

    def chances(self) -> dict[str, dict[Card, float]]:
        """What is to be believed of every place, by its name."""
        sums: dict[str, dict[Card, float]] = defaultdict(lambda: defaultdict(float))
        total = sum(weight for _, weight in self.fits)
        for s, weight in self.fits:
            places = {f"hand {p}": s.hand[p] for p in range(1, s.players + 1)}
            places |= {f"deck {k}": s.deck[k] for k in range(s.left)}
            places |= {"drawn": s.drawn, "burned": 0 if s.revealed else s.burned}
            for place, card in places.items():
                if card and weight:
                    sums[place][Card(card)] += weight / total
        return sums


#: For each kind of event, which numbers of its log are secret.
SECRET = {
    kind: {k for k, part in enumerate(parts, 2) if part.secret}
    for kind, (_, parts) in KINDS.items()
}


def claimed(belief: Belief) -> dict[str, dict[Card, float]]:
    """What the belief says of every place, by its name."""
    out = {f"hand {seat}": belief.hand(seat) for seat in range(1, belief.view.players + 1)}
    out |= {f"deck {k}": chances for k, chances in enumerate(belief.deck())}
    out |= {"drawn": belief.drawn(), "burned": belief.burned()}
    return {place: chances for place, chances in out.items() if chances}


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
POLICIES: list[Policy] = [COUNTING, ANY_MOVE, NamesWhatItKnows()]


@pytest.mark.parametrize("policy", POLICIES, ids=lambda policy: type(policy).__name__)
@pytest.mark.parametrize(("edition", "players"), SMALL)
def test_against_every_deal_one_by_one(edition: Edition, players: int, policy: Policy) -> None:
    random = Random(f"{edition.name} {edition.deck} {type(policy).__name__}")
    for reader in (None, *random.sample(range(1, players + 1), 2)):
        deals = AllDeals(edition, players, reader, policy, random)
        while True:
            close(claimed(deals.belief), deals.chances())
            if not deals.truth.decider:
                break
            deals.go_on(random)


def close(found: dict[str, dict[Card, float]], right: dict[str, dict[Card, float]]) -> None:
    assert found.keys() == right.keys()
    for place, chances in right.items():
        for card in {*chances, *found[place]}:
            assert found[place].get(card, 0) == pytest.approx(chances.get(card, 0), abs=1e-12), (
                place
            )


# ---- whole games -------------------------------------------------------------------------------


class WholeHands:
    """A filter over whole hands of a full deck: every way to fill the places drawn so far, one by one."""

    def __init__(
        self, edition: Edition, players: int, reader: int, policy: Policy, random: Random
    ) -> None:
        self.deals = deals = AllDeals.__new__(AllDeals)
        deals.edition, deals.reader, deals.policy = edition, reader, policy
        deals.rules = rules_for(edition, players)
        deals.belief = Belief(edition, players, reader, policy)
        deck = [card.value for card in edition.cards]
        random.shuffle(deck)
        deals.truth, told = deals.dealt(deck, players)
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

    def go_on(self, random: Random) -> None:
        deals, s = self.deals, self.deals.truth
        after = s.copy()
        told: Log = []
        decider, unseen = s.decider, s.question == rules.RETURN and s.decider != deals.reader
        action = rules.nth_action(
            s, deals.rules, random.randrange(rules.count_actions(s, deals.rules))
        )
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
                    chance = 1 / count
                    if not unseen:
                        chance = (
                            1.0
                            if decider == deals.reader
                            else deals.policy.chance(other, deals.rules, each)
                        )
                    merged[tuple(to_row(then))] += weight * chance
        total = sum(merged.values())
        self.fits = [(from_row(State, list(row)), w / total) for row, w in merged.items()]
        deals.truth = after
        deals.learn(told)


MOST_FITS = 2_500  #: where that filter gives up for want of time


@pytest.mark.parametrize(
    ("name", "players"),
    [("classic", 2), ("classic", 3), ("classic", 4), ("modern", 2), ("modern", 3), ("kanai", 3)],
)
def test_against_a_filter_over_whole_hands(name: str, players: int) -> None:
    random = Random(f"{name} {players}")
    for policy in (COUNTING, ANY_MOVE):
        whole = WholeHands(find_edition(name, players), players, 1, policy, random)
        for _ in range(60):
            if len(whole.fits) > MOST_FITS or not whole.deals.truth.decider:
                break
            hands: dict[str, dict[Card, float]] = defaultdict(lambda: defaultdict(float))
            total = sum(weight for _, weight in whole.fits)
            for s, weight in whole.fits:
                for seat in range(2, players + 1):
                    if s.hand[seat]:
                        hands[f"hand {seat}"][Card(s.hand[seat])] += weight / total
            belief = whole.deals.belief
            close({f"hand {seat}": each for seat, each in belief.hands().items()}, hands)
            whole.go_on(random)


def follow_truth(name: str, players: int, random: Random, games: int) -> int:
    """Random games in which what is so is never thought impossible, and what is known is certain."""
    asked = 0
    for _ in range(games):
        game = Game(name, players, seed=random.randrange(10**9))
        reader = random.choice(readers(game))
        belief = Belief(game.edition, players, reader, random.choice(POLICIES))
        told = 0
        for _ in walk(game, random, 60):
            for event in game.events_for(reader, told):
                belief.learn(event)
            told = len(game.events)
            view, s = game.view(reader), secrets_of(game)[1]
            assert belief.view == view
            for seat, chances in belief.hands().items():
                asked += 1
                assert sum(chances.values()) == pytest.approx(1, abs=1e-12)
                assert chances[Card(s.hand[seat])] > 0
                if seat in view.known:
                    assert chances == {view.known[seat]: pytest.approx(1)}
    return asked


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_truth_is_never_impossible(name: str, players: int) -> None:
    assert follow_truth(name, players, Random(f"truth {name} {players}"), 4) > 50


@pytest.mark.soak
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_truth_is_never_impossible_in_100_000_games(name: str, players: int) -> None:
    follow_truth(name, players, Random(f"soak {name} {players}"), 100_000 // len(TABLES))


def test_claims_come_true_as_often_as_they_say() -> None:
    """Calibration: against chance, of all cards read as p likely a part p is there; counting claims too much."""
    random = Random("calibration")
    off = {}
    for policy in (ANY_MOVE, COUNTING):
        claims: dict[int, list[tuple[float, bool]]] = defaultdict(list)
        for _ in range(250):
            game = Game("classic", 2, seed=random.randrange(10**9), tokens=1)
            belief, told = Belief(game.edition, 2, 1, policy), 0
            while not game.round_over:
                for event in game.events_for(1, told):
                    belief.learn(event)
                told = len(game.events)
                if game.decider == 1:
                    held = secrets_of(game)[1].hand[2]
                    for card, chance in belief.hand(2).items():
                        claims[round(10 * chance)].append((chance, card == held))
                game.play(random.choice(game.legal_moves()))
        off[policy] = sum(
            abs(sum(chance - came for chance, came in each)) for each in claims.values()
        ) / sum(map(len, claims.values()))
    assert off[ANY_MOVE] < 0.015
    assert off[COUNTING] > off[ANY_MOVE]


# ---- worlds ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_world_looks_to_its_reader_like_the_truth(name: str, players: int) -> None:
    random = Random(f"worlds {name} {players}")
    game = Game(name, players, seed=random.randrange(10**9))
    for _ in walk(game, random, 30):
        reader = random.randint(1, players)
        belief = Belief.of(game.view(reader), game.events_for(reader), ANY_MOVE)
        e, truth = secrets_of(game)
        world = belief.world(random)
        assert world.cards() == truth.cards()
        assert seat_view(game.edition, e, world, reader) == game.view(reader)
        # Who knows whose hand is told to everyone but for what hangs on the cards themselves.
        for seat in range(1, players + 1):
            assert world.knowers[seat] >> reader & 1 == truth.knowers[seat] >> reader & 1


def test_worlds_come_as_often_as_they_are_likely() -> None:
    random = Random("frequencies")
    for name, players in (("classic", 3), ("modern", 2), ("premium", 5)):
        game = Game(name, players, seed=random.randrange(10**9), tokens=20)
        for _ in walk(game, random):
            seat = game.decider
            if seat and len(game.events) > 40:
                break
        assert seat is not None
        belief = Belief.of(game.view(seat), game.events_for(seat), ANY_MOVE)
        others = [other for other in game.view(seat).alive if other != seat][:2]
        worlds = [belief.world(random) for _ in range(4000)]
        seen = Counter(tuple(Card(s.hand[other]) for other in others) for s in worlds)
        for cards, chance in belief.joint(*others).items():
            assert abs(seen.pop(cards, 0) / 4000 - chance) < 5 * (chance / 4000) ** 0.5 + 1e-3
        assert not seen
        for place, chances in enumerate(belief.deck()):
            drawn = Counter(s.deck[place] for s in worlds)
            for card, chance in chances.items():
                assert abs(drawn[card] / 4000 - chance) < 5 * (chance / 4000) ** 0.5 + 1e-3


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_view_alone_tells_what_it_shows(name: str, players: int) -> None:
    random = Random(f"view {name} {players}")
    game = Game(name, players, seed=random.randrange(10**9))
    for step, _ in enumerate(walk(game, random, 60)):
        reader = random.choice(readers(game))
        view, (e, truth) = game.view(reader), secrets_of(game)
        belief = Belief.from_view(view)
        for seat, chances in belief.hands().items():
            if seat in view.known or seat in view.shown:
                assert chances == {(view.shown or view.known)[seat]: pytest.approx(1)}
            else:
                unseen = {card: count for card, count in view.unseen().items() if count}
                total = sum(unseen.values())
                for card, count in unseen.items():
                    as_dealt = view.royal if card >= Card.PRINCESS and view.royal else card
                    assert chances[as_dealt] == pytest.approx(count / total)
        if reader is not None:
            world = belief.world(random)
            assert world.cards() == truth.cards()
            assert seat_view(game.edition, e, world, reader) == view
        if step == 0 and not e.has_minister:  # whose survival is told
            told = Belief.of(view, game.events_for(reader))
            assert claimed(belief) == claimed(told)


# ---- what cannot be ------------------------------------------------------------------------------


def test_what_cannot_have_happened_is_named() -> None:
    game = Game("classic", 2, seed=3)
    while not any(event.name == "missed" for event in game.events):
        game = Game("classic", 2, seed=game.seed + "x")
        guess = next((m for m in game.legal_moves() if m.card == Card.GUARD), None)
        if guess is not None:
            game.play(guess)
    reader = game.turn
    assert reader is not None
    events, view = game.events_for(reader), game.view(reader)
    missed = next(event for event in events if event.name == "missed")
    others = [
        replace(missed, parts={**missed.parts, "guess": guess.text})
        for guess in game.edition.guesses
    ]
    belief = Belief.of(view, events)
    for event in others[:-1]:
        with suppress(Contradiction):
            belief.learn(event)
    with pytest.raises(Contradiction, match="'missed'"):
        belief.learn(others[-1])
    with pytest.raises(Contradiction, match="do not lead to this view"):
        Belief.of(view, events[:-1])
    with pytest.raises(Contradiction, match="cannot happen here"):
        Belief.of(view, events[5:])
