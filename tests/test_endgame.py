"""Endgames: the tree holds all there is, its equilibrium leaves nothing to gain, and the master plays by it."""

from collections.abc import Iterator
from typing import Any

import pytest
from exact import TINY, TINY_MODERN, Exact

from duenna.bots import Budget, find_bot
from duenna.core.cards import COUNTESS, GUARD, HANDMAID, PRINCE
from duenna.core.editions import Edition, find_edition
from duenna.core.events import Event
from duenna.core.game import Game
from duenna.core.rules import FIRST, GUESS, PLAY, QUESTION
from duenna.core.state import State
from duenna.core.view import View
from duenna.fast.infoset import PAST

pytest.importorskip("numba")

from duenna.solve import endgame, resolving
from duenna.solve.endgame import Endgame, Root, TooLarge
from duenna.solve.resolving import FEW, Resolver, endgame_after

pytestmark = pytest.mark.xdist_group("solvers")  # compiled once


class Clueless:
    """A guide that knows no state, so that all moves count alike."""

    def chances(self, s: State, past: list[int]) -> None:
        return None

    def chances_of(self, key: int, actions: object) -> None:
        return None


CLUELESS: Any = Clueless()


def begun(edition: Edition, starter: int) -> Endgame:
    """A whole round as an endgame: what everyone saw is the deal."""
    seeds = iter(range(100))
    while True:
        game = Game(edition, 2, seed=next(seeds))
        if game.decider == starter:
            return endgame_after(edition, game.events_for(None), CLUELESS)


@pytest.mark.parametrize("edition", [TINY, TINY_MODERN], ids=["classic", "modern"])
def test_best_answers_are_those_found_deal_by_deal(edition: Edition) -> None:
    """In both seats, whoever begins, against chance: the tree lacks no deal, no draw and no move that could be best."""
    exact = Exact(edition, None)
    for starter in (1, 2):
        tree = begun(edition, starter)
        chances = tree.by_blueprint(CLUELESS)
        for seat in (1, 2):
            found = tree.answer(seat, chances)
            assert found == pytest.approx(exact.best(exact.deals(starter), seat), abs=1e-12)


@pytest.mark.parametrize("edition", [TINY, TINY_MODERN], ids=["classic", "modern"])
def test_solved_endgames_leave_next_to_nothing_to_gain(edition: Edition) -> None:
    tree = begun(edition, 1)
    before = tree.exploitability(tree.strategy())
    assert before > 0.1
    assert tree.solve_within(1e-4, 2000) <= 1e-4
    assert tree.iterations < 2000
    # Two equilibria are worth the same: what one leaves to the other seat is what it keeps itself.
    worth = tree.answer(1, tree.strategy())
    again = begun(edition, 1)
    again.solve(3 * tree.iterations)
    assert again.answer(1, again.strategy()) == pytest.approx(worth, abs=3e-4)


def test_the_best_guess_is_found() -> None:
    """The last turn, a Guard and a Handmaid against a Prince (70 %) or a Countess: name the Prince, for 0.7 - 0.3."""
    deals = []
    for chance, card in ((0.7, PRINCE), (0.3, COUNTESS)):
        s = State(players=2, playing=6, alive=6, turn=1, decider=1, question=PLAY)
        s.hand[1], s.drawn, s.hand[2] = HANDMAID, GUARD, card
        deals.append(Root(chance, s))
    edition = find_edition("classic", 2)
    tree = Endgame(edition, deals, [0] * PAST)
    tree.solve(100)
    assert tree.answer(1, tree.strategy()) == pytest.approx(0.4)
    prince = PLAY << QUESTION | edition.slots["prince"] << GUESS | 2 << FIRST | GUARD
    key = endgame.first_key(deals[0].state, 1)
    assert tree.solution().chances_at(key)[prince] == pytest.approx(1, abs=0.01)
    assert tree.solution().chances_at(key + 1) == {}


def decisions(name: str, seeds: range) -> Iterator[tuple[View, list[Event]]]:
    """Where somebody has a choice and few cards are left, in rounds of beginners."""
    novice = find_bot("novice")
    for seed in seeds:
        game = Game(name, 2, seed=seed)
        while not game.round_over:
            seat = game.decider
            assert seat is not None
            view = game.view(seat)
            events = game.events_for(seat, game.round_start)
            if view.deck <= FEW and len(view.options) > 1:
                yield view, list(events)
            game.play(novice(view, events, Budget(seed=seed)))


@pytest.mark.parametrize("name", ["classic", "classic-bga", "kanai", "modern"])
def test_every_endgame_is_followed_to_its_end(name: str) -> None:
    """Whatever the other seat does, but for moves that nobody would make, the solution knows what to do next."""
    asked = answered = later = 0
    resolver = Resolver()
    for view, events in decisions(name, range(30)):
        chances = resolver.chances(view, events, CLUELESS)
        asked += 1
        if chances is None:
            continue
        answered += 1
        assert set(chances) <= {move.action for move in view.options}
        assert sum(chances.values()) == pytest.approx(1)
        begun, _ = resolving.look_back(view, events)
        later += begun < len(events)
    assert asked > 8
    assert later > 1
    assert answered == asked


def test_a_solution_is_the_same_from_the_start() -> None:
    """What is remembered changes no answer."""
    resolver, compared = Resolver(), 0
    for view, events in decisions("classic", range(20)):
        chances = resolver.chances(view, events, CLUELESS)
        assert Resolver().chances(view, events, CLUELESS) == chances
        compared += chances is not None
    assert compared >= 5


def test_what_is_too_large_is_left_to_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endgame, "MOST_NODES", 16)
    monkeypatch.setattr(endgame, "FIRST_NODES", 16)
    resolver = Resolver.__new__(Resolver)
    resolver._solved = []
    for view, events in decisions("classic", range(30)):
        if view.deck == FEW:
            assert resolver.chances(view, events, CLUELESS) is None
            with pytest.raises(TooLarge):
                endgame_after(view.edition, events, CLUELESS)
            return
    raise AssertionError("no endgame")
