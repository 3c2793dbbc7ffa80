"""A game steps back and forth along its record, and is each time exactly what it was."""

import copy
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from helpers import TABLES, readers, secrets_of, walk

from duenna.core.errors import EditionError, IllegalMove
from duenna.core.game import Deal, Game
from duenna.core.record import dumps, loads
from duenna.core.state import State


def whole(game: Game) -> tuple[State, int, tuple[Any, ...]]:
    """All that there is of a game at one moment; first the state, and how many events there were."""
    views = [game.view(reader) for reader in readers(game)]
    told = list(game.events), list(game.moves), game.round_start, game.legal_moves()
    asked = game.decider, game.question, game.winners, game.tokens, game.round
    state = secrets_of(game)[1].copy()
    return state, len(game.events), (game.position(), dumps(game), views, told, asked)


def back_and_forth(game: Game, random: Random, most: int) -> None:
    """Plays on, then steps back through every moment to the first, and forth again to the last."""
    moments = [*(whole(game) for _ in walk(game, random, most)), whole(game)]
    told = list(game.events)
    for before, after in zip(moments[-2::-1], moments[:0:-1], strict=True):
        assert game.undo() == told[before[1] : after[1]]
        assert whole(game) == before
    with pytest.raises(IllegalMove, match="nothing to take back"):
        game.undo()
    assert whole(game) == moments[0]
    for before, after in pairwise(moments):
        assert game.redo() == told[before[1] : after[1]]
        assert whole(game) == after
    with pytest.raises(IllegalMove, match="nothing to do again"):
        game.redo()
    assert whole(game) == moments[-1]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_step_of_a_match_can_be_taken_back_and_done_again(name: str, seats: int) -> None:
    back_and_forth(Game(name, seats, seed=seats, tokens=2), Random(seats), 60)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_so_it_can_from_any_position(name: str, seats: int) -> None:
    game = Game(name, seats, seed=1, tokens=2)
    for at, _ in enumerate(walk(game, Random(seats), 30)):
        if at % 7 == 6:
            begun = Game.from_position(game.position(), seed=1)
            back_and_forth(begun, Random(at), 8)


def test_decks_that_were_given_are_dealt_again() -> None:
    deck = Game("classic", 2).edition.cards
    game = Game("classic", 2, seed=1, deals=[Deal(deck[::-1], 2), Deal(deck, 1)])
    back_and_forth(game, Random(1), 30)


def test_what_was_taken_back_is_gone_once_something_else_is_done() -> None:
    game = Game("modern", 2, seed=7)
    first, *_, last = game.legal_moves()
    game.play(first)
    game.undo()
    game.play(last)
    with pytest.raises(IllegalMove):
        game.redo()
    assert game.moves == [(last,)]
    assert loads(dumps(game)).events == game.events


def test_a_refused_move_takes_nothing_from_what_can_be_done_again() -> None:
    game = Game("modern", 2, seed=7)
    events = game.play(game.legal_moves()[0])
    game.undo()
    with pytest.raises(IllegalMove):
        game.next_round()
    with pytest.raises(ValueError, match="no card here"):
        game.play("frog")
    assert game.redo() == events


def test_a_deal_that_cannot_be_takes_nothing_from_what_can_be_done_again() -> None:
    cards = Game("classic", 2).edition.cards
    game = Game("classic", 2, seed=1, deals=[Deal(cards, 1), Deal(cards[1:])])
    while not game.round_over:
        game.play(game.legal_moves()[0])
    before = whole(game)
    with pytest.raises(EditionError):
        game.next_round()
    assert whole(game) == before
    game.undo()
    game.redo()
    assert whole(game) == before


def test_a_copy_takes_back_by_itself() -> None:
    game = Game("modern", 2, seed=7)
    game.play(game.legal_moves()[0])
    game.undo()
    other = copy.copy(game)
    before = whole(game)
    other.redo()
    assert whole(game) == before
    game.redo()
    assert whole(game) == whole(other)
