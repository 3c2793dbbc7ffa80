"""Worlds drawn from a belief: what they look like, and how often each comes."""

from collections import Counter, defaultdict
from operator import itemgetter
from random import Random

import pytest
from deals import POLICIES, SMALL, AllDeals, claimed
from helpers import TABLES, readers, secrets_of, walk

from duenna.belief import ANY_MOVE, Belief
from duenna.core.cards import Card
from duenna.core.editions import Edition
from duenna.core.game import Game
from duenna.core.state import State
from duenna.core.view import seat_view


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


def cards_of(s: State) -> tuple[int, ...]:
    """Every hidden card of a position, place by place."""
    return (*s.hand, s.drawn, *s.extra, *s.deck[: s.left], s.burned, *s.aside)


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize(("edition", "players"), SMALL)
def test_worlds_replay_the_history(edition: Edition, players: int, policy: str) -> None:
    """Each is one of the deals in which all that was learned would have happened, and comes as often as is right."""
    random = Random(f"history {edition.deck} {policy}")
    reader = random.randint(1, players)
    deals = AllDeals(edition, players, reader, POLICIES[policy](edition, players), random)
    while deals.truth.decider:
        total = sum(weight for _, weight in deals.fits)
        right: dict[tuple[int, ...], float] = defaultdict(float)
        for s, weight in deals.fits:
            right[cards_of(s)] += weight / total
        worlds = Counter(cards_of(deals.belief.world(random)) for _ in range(600))
        assert all(right[cards] > 0 for cards in worlds)
        for cards, chance in sorted(right.items(), key=itemgetter(1))[-8:]:
            assert abs(worlds[cards] / 600 - chance) < 5 * (chance / 600) ** 0.5 + 0.008
        deals.go_on(random)


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
