"""What a reader is shown: a view and the events since are worth a fresh view, and nothing is miscounted."""

from collections import Counter
from functools import reduce
from random import Random

import pytest
from helpers import TABLES, readers, secrets_of, walk

from duenna.core.cards import ROYALS, Card
from duenna.core.errors import DuennaError
from duenna.core.follow import follow
from duenna.core.game import Game
from duenna.core.view import View, view_from_json

STEPS = 400  #: moves at each table


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_view_and_events_make_a_fresh_view(name: str, seats: int) -> None:
    """Every reader, from an empty chair on, needs nothing but the events as told to that reader."""
    random = Random(f"follow {name} {seats}")
    steps = 0
    while steps < STEPS:
        game = Game(name, seats, seed=random.randrange(10**6))
        views = {p: View(edition=game.edition, seat=p, players=seats) for p in readers(game)}
        at = 0
        for _ in walk(game, random):
            steps += 1
            for reader, old in views.items():
                followed = reduce(follow, game.events_for(reader, at), old)
                assert followed == game.view(reader), f"seat {reader} of {game.position()}"
                views[reader] = followed
            at = len(game.events)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_unseen_is_exactly_what_is_hidden(name: str, seats: int) -> None:
    """The cards a reader has yet to see are those that lie where that reader cannot look."""
    random = Random(f"unseen {name} {seats}")
    game = Game(name, seats, seed=7)
    for _ in walk(game, random):
        _, s = secrets_of(game)
        for reader in readers(game):
            view = game.view(reader)
            seen = [*view.hand, *view.known.values(), *view.known_deck.values()]
            seen += [card for pile in view.piles.values() for card in pile]
            drawn = view.known_drawn, *view.known_extra
            seen += [card for card in (*view.aside, *drawn, view.revealed) if card]
            seen += [c for seat, c in view.shown.items() if seat not in (*view.known, reader)]
            hidden = Counter(map(_one_royal, s.cards())) - Counter(map(_one_royal, seen))
            unseen = {_one_royal(card): count for card, count in view.unseen().items() if count}
            assert unseen == hidden


def _one_royal(card: int) -> Card:
    return Card.PRINCESS if card in ROYALS else Card(card)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_only_the_decider_has_options_and_only_readers_have_hands(name: str, seats: int) -> None:
    random = Random(f"options {name} {seats}")
    game = Game(name, seats, seed=7)
    for _ in walk(game, random):
        for reader in readers(game):
            view = game.view(reader)
            asked = reader is not None and reader == game.decider
            assert view.asked == asked
            assert view.options == (game.legal_moves() if asked else ())
            assert not (reader is None and (view.hand or view.known or view.known_deck))


def test_who_saw_a_hand_is_told_to_all_and_who_knows_it_to_its_owner() -> None:
    """Seat 1 sees the King of seat 2: whether it is still there, nobody but these two can tell."""
    game = Game.from_position(
        "classic/3 hands=guard,king,guard drawn=priest burned=guard deck=prince,baron,handmaid,priest"
    )
    game.play("priest 2")
    assert game.view(2).known_by == (1,)
    assert game.view(1).seen_by == game.view(3).seen_by == game.view().seen_by == {2: (1,)}
    kept, gone = game.copy(), game.copy()
    kept.play("prince 3")
    gone.play("king 3")
    assert kept.view(2).known_by == (1,)
    assert kept.view(3).seen_by == {2: (1,)}
    assert gone.view(2).known_by == (3,)
    assert gone.view(3).known_by == (2,)  # it may be what seat 1 saw: seat 3 cannot be sure
    assert gone.view(2).seen_by == {2: (3,), 3: (1, 2)}
    assert kept.view(1).known_by == gone.view(1).known_by == ()


def test_a_missed_guess_counts_until_its_seat_plays() -> None:
    game = Game.from_position(
        "classic/3 hands=guard,king,guard drawn=guard burned=guard deck=prince,baron,handmaid,priest"
    )
    game.play("guard 2 prince")
    assert game.view(3).missed == {2: ("prince",)}
    game.play("prince 3")
    assert game.view(3).missed == {}


def test_who_put_a_card_under_the_deck_is_told_until_it_is_drawn() -> None:
    game = Game.from_position(
        "modern/2 hands=guard,handmaid drawn=chancellor burned=guard deck=countess,king,priest,spy"
    )
    game.play("chancellor")
    game.play("keep guard countess king")
    assert game.view(2).put_deck == {1: 1, 2: 1}
    game.play("handmaid")
    game.play("spy")
    assert game.view().put_drawn == 1
    assert game.view().put_deck == {1: 1}
    game.play("priest 1")
    assert game.view().put_deck == {}
    assert game.view(2).known_by == (1,)  # the Countess was drawn, as seat 1 knows
    assert game.view(1).known_by == (2,)


@pytest.mark.parametrize("seat", [0, 5, -1, "1", 1.0])
def test_a_seat_that_is_none_has_no_view(seat: object) -> None:
    with pytest.raises(DuennaError):
        Game("classic", 4, seed=7).view(seat)  # type: ignore[arg-type]


@pytest.mark.parametrize("change", [{"hand": ["nobody"]}, {"piles": {"x": []}}, {"options": [7]}])
def test_what_is_no_view_is_refused(change: dict[str, object]) -> None:
    data = Game("classic", 2, seed=7).view(1).to_json()
    assert view_from_json(data).to_json() == data
    with pytest.raises(DuennaError):
        view_from_json({**data, **change})
