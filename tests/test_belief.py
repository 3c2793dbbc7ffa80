"""Belief against the truth: all deals one by one, a filter over whole hands, and what really was dealt."""

from collections import defaultdict
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from deals import (
    MIXTURES,
    POLICIES,
    SMALL,
    AllDeals,
    WholeHands,
    claimed,
    close,
    places_of,
    small,
    two_kinds,
)
from helpers import TABLES, readers, secrets_of, walk

from duenna.belief import Belief, Contradiction, Policy
from duenna.core.cards import Card
from duenna.core.editions import Edition, find_edition
from duenna.core.events import Dealt, Drew, Missed, Token
from duenna.core.follow import before
from duenna.core.game import Game
from duenna.solve.rollouts import ThumbPolicy


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize(("edition", "players"), SMALL)
def test_against_every_deal_one_by_one(edition: Edition, players: int, policy: str) -> None:
    random = Random(f"{edition.name} {edition.deck} {policy}")
    for reader in (None, *random.sample(range(1, players + 1), 2)):
        deals = AllDeals(edition, players, reader, POLICIES[policy](edition, players), random)
        while True:
            close(claimed(deals.belief), deals.chances())
            if not deals.truth.decider:
                break
            deals.go_on(random)


# ---- players of several kinds


@pytest.mark.parametrize("mixture", MIXTURES)
@pytest.mark.parametrize(("edition", "players"), [each for each in SMALL if each[1] < 4])
def test_hands_and_kinds_together_against_every_deal(
    edition: Edition, players: int, mixture: str
) -> None:
    random = Random(f"kinds {edition.name} {edition.deck} {mixture}")
    for reader in (None, random.randint(1, players)):
        deals = AllDeals(edition, players, reader, MIXTURES[mixture](edition, players), random)
        others = [seat for seat in range(1, players + 1) if seat != reader]
        while True:
            close(claimed(deals.belief), deals.chances())
            for seat in others:
                kinds = deals.belief.kinds(seat)
                assert kinds == pytest.approx(deals.chances_of_kinds(seat), abs=1e-12)
            if not deals.truth.decider:
                break
            deals.go_on(random)


@pytest.mark.parametrize("mixture", MIXTURES)
@pytest.mark.parametrize("number", [0, 5, 7])
def test_a_kind_is_found_out_over_the_rounds_of_a_match(number: int, mixture: str) -> None:
    edition, players = SMALL[number]
    random = Random(f"match {edition.deck} {mixture}")
    deals = AllDeals(edition, players, 1, MIXTURES[mixture](edition, players), random)
    first = deals.belief.kinds(2)
    for _ in range(4):
        while deals.truth.decider:
            deals.go_on(random)
        deals.remember()
        if deals.truth.champions:
            break
        deals.deal(random)
        assert deals.belief.kinds(2) == pytest.approx(deals.chances_of_kinds(2), abs=1e-12)
    assert deals.belief.kinds(2) != pytest.approx(first, abs=0.05)


def test_a_bound_on_cases_costs_little() -> None:
    """What is left out of account then is which card goes with which kind, where cards changed hands unseen."""
    off = []
    for number, (edition, players) in enumerate(SMALL[5:9]):
        random = Random(f"bound {number}")
        deals = AllDeals(edition, players, 1, two_kinds(edition, players), random)
        deals.belief.most_cases = 3
        while deals.truth.decider:
            deals.go_on(random)
            right = deals.chances()
            for place, chances in claimed(deals.belief).items():
                assert sum(chances.values()) == pytest.approx(1, abs=1e-12)
                off.append(
                    max(abs(right[place].get(card, 0) - chance) for card, chance in chances.items())
                )
    assert 0 < max(off) < 0.3
    assert sum(off) / len(off) < 0.02


# ---- whole games


MOST_FITS = 2_500  #: where that filter gives up for want of time


def follow_whole_hands(edition: Edition, players: int, policy: str, random: Random) -> int:
    """A round in which chances of hands are those of the filter; how often they were after an unseen return."""
    whole = WholeHands(edition, players, 1, POLICIES[policy](edition, players), random)
    returned = 0
    while len(whole.fits) <= MOST_FITS and whole.deals.truth.decider:
        hands: dict[str, dict[Card, float]] = defaultdict(lambda: defaultdict(float))
        total = sum(weight for _, weight in whole.fits)
        for s, weight in whole.fits:
            for seat in range(2, players + 1):
                if s.hand[seat]:
                    hands[f"hand {seat}"][Card(s.hand[seat])] += weight / total
        belief = whole.deals.belief
        close({f"hand {seat}": each for seat, each in belief.hands().items()}, hands)
        unseen = belief.view.question == "return" and belief.view.turn != 1
        returned += unseen or returned > 0
        whole.go_on(random, fond_of=Card.CHANCELLOR)
    return returned


@pytest.mark.parametrize(
    ("name", "players"),
    [("classic", 2), ("classic", 3), ("classic", 4), ("modern", 2), ("modern", 3), ("kanai", 3)],
)
def test_against_a_filter_over_whole_hands(name: str, players: int) -> None:
    for policy in ("counting", "any-move", "thumb"):
        random = Random(f"{name} {players} {policy}")
        follow_whole_hands(find_edition(name, players), players, policy, random)


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("players", [2, 3])
def test_an_unseen_return_against_a_filter_over_whole_hands(players: int, policy: str) -> None:
    random = Random(f"return {players}")
    edition, _ = small(
        "modern", players, chancellor=3, guard=4, baron=2, handmaid=2, prince=1, countess=1
    )
    after = [follow_whole_hands(edition, players, policy, random) for _ in range(9 - 2 * players)]
    assert sum(after) > 8, after


def follow_truth(name: str, players: int, random: Random, rounds: int, **house: Any) -> None:
    """Random rounds in which what is so is never thought impossible, and what is known is certain."""
    while rounds > 0:
        game = Game(name, players, seed=random.randrange(10**9), **house)
        reader = random.choice(readers(game))
        # Mostly the two that need no cases for who knows whose hand: the others take their time.
        make = random.choices([*POLICIES.values()], [4, 4, 1, 1])[0]
        policy = make(game.edition, players)
        belief = Belief(game.edition, players, reader, policy)
        told = 0
        for move in walk(game, random):
            for event in game.events_for(reader, told):
                belief.learn(event)
            told = len(game.events)
            view, s = game.view(reader), secrets_of(game)[1]
            assert belief.view == view
            assert len(belief._cases) < 2_000
            truth = places_of(s)
            for place, chances in claimed(belief).items():
                assert sum(chances.values()) == pytest.approx(1, abs=1e-12)
                assert chances[Card(truth[place])] > 0
            for seat in {*belief.hands()} & {*view.known}:
                assert belief.hand(seat) == {view.known[seat]: pytest.approx(1)}
            if move is None and game.round > 2:
                break  # for another reader, and another policy
        rounds -= game.round


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_truth_is_never_impossible(name: str, players: int) -> None:
    follow_truth(name, players, Random(f"truth {name} {players}"), 6)


def test_many_chancellors_make_no_belief_endless() -> None:
    deck = {"chancellor": 8, "guard": 5, "priest": 3, "baron": 2, "prince": 2, "princess": 1}
    follow_truth("modern", 3, Random("chancellors"), 12, deck=deck, tokens=2)


PARTS = 5  #: of each table's rounds, for several processes


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_truth_is_never_impossible_in_100_000_rounds(
    name: str, players: int, part: int
) -> None:
    rounds = 100_000 // (len(TABLES) * PARTS) + 1
    follow_truth(name, players, Random(f"soak {name} {players} {part}"), rounds)


def test_what_cannot_have_happened_is_named() -> None:
    game = Game("classic", 2, seed=3)
    while not any(isinstance(event, Missed) for event in game.events):
        game = Game("classic", 2, seed=game.seed + "x")
        guess = next((m for m in game.legal_moves() if m.card == Card.GUARD), None)
        if guess is not None:
            game.play(guess)
    reader = game.turn
    assert reader is not None
    events, view = game.events_for(reader), game.view(reader)
    missed = next(event for event in events if isinstance(event, Missed))
    others = [replace(missed, guess=guess.text) for guess in game.edition.guesses]
    belief = Belief.of(view, events)
    for event in others[:-1]:
        with suppress(Contradiction):
            belief.learn(event)
    with pytest.raises(Contradiction, match="'missed'"):
        belief.learn(others[-1])
    with pytest.raises(Contradiction, match="do not lead to this view"):
        Belief.of(view, events[:-1])
    with pytest.raises(Contradiction, match="must begin with a round, not with 'dealt'"):
        Belief.of(view, events[5:])
    for left_out in (Dealt, Drew):
        with pytest.raises(Contradiction, match="'played' cannot happen here"):
            Belief.of(view, [event for event in events if not isinstance(event, left_out)])


def thumb(game: Game) -> Policy:
    return ThumbPolicy(game.edition, game.players)


@pytest.mark.parametrize("name", ["classic", "modern", "premium"])
def test_the_events_of_a_round_tell_as_much_as_those_of_the_match(name: str) -> None:
    random = Random(f"later {name}")
    game = Game(name, 5 if name == "premium" else 3, seed=random.randrange(10**9))
    later = 0
    starts: dict[int, Mapping[int, int]] = {0: {}}  # first event of a round -> tokens before it
    for step, _ in enumerate(walk(game, random)):
        reader = random.choice(readers(game))
        view, events = game.view(reader), game.events_for(reader, game.round_start)
        starts.setdefault(game.round_start, view.tokens)
        if step % 5 == 0:
            whole = Belief.of(view, game.events_for(reader), thumb(game))
            for start, tokens in starts.items():
                told = game.events_for(reader, start)
                assert before(view, told).tokens == tokens
                assert claimed(Belief.of(view, told, thumb(game))) == claimed(whole)
            later += view.round > 1 and sum(view.tokens.values()) > 0
        if view.round > 3 and game.decider:
            break
    assert later > 2
    # What the view tells otherwise than the events do is refused all the same.
    others = {seat: count + (seat == 1) for seat, count in view.tokens.items()}
    with pytest.raises(Contradiction, match="do not lead to this view"):
        Belief.of(replace(view, tokens=others), game.events_for(reader))
    with pytest.raises(Contradiction, match="do not lead to this view"):
        Belief.of(replace(view, round=view.round - 1), events)
    token = next(event for event in game.events_for(reader) if isinstance(event, Token))
    with pytest.raises(Contradiction, match="do not lead to this view"):
        Belief.of(view, [*events, replace(token, total=9)])
