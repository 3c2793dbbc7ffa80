"""Values are values: nobody can change them, equal ones have one hash, and copies and pickles are equal."""

import copy
import pickle
from collections.abc import Callable, Iterator
from dataclasses import FrozenInstanceError, fields, is_dataclass
from random import Random
from typing import Any

import pytest
from helpers import KNOB_VALUES, TABLES, readers, walk

from duenna import PRESETS, Card, Deal, DuennaError, Edition, Game, Move, find_edition
from duenna.belief import Belief
from duenna.core.cards import CARDS
from duenna.core.frozen import Frozen, ReadOnly

ATOMS = (type(None), bool, int, float, str)


def editions() -> Iterator[Edition]:
    """Every preset, each of them with each value of each knob that it can have, and those of the same box."""
    for name, edition in PRESETS.items():
        yield edition
        for knob, values in KNOB_VALUES.items():
            for value in values:
                try:
                    yield find_edition(name, **{knob: value})
                except DuennaError:
                    continue
    for name, seats in (("premium", 2), ("premium-bga", 4), ("classic", 6), ("classic-bga", 5)):
        yield find_edition(name, seats)
        yield find_edition(name, seats, tokens=1, reveal_burned=False)


def games() -> Iterator[Game]:
    """Each table in the middle of a match, and after it."""
    for name, seats in TABLES:
        game = Game(name, seats, seed=1)
        for at, _ in enumerate(walk(game, Random(seats))):
            if at == 20:
                yield game.copy()
        yield game


def values() -> Iterator[Any]:
    """Values of every type, as the library hands them out."""
    yield from editions()
    yield from CARDS.values()
    for game in games():
        views = [game.view(reader) for reader in readers(game)]
        yield from views
        yield from {type(event): event for event in game.events}.values()
        yield from game.legal_moves()
        yield from game.moves[0]
        yield from game.edition.guesses
        yield Deal(game.edition.cards, 1)
        yield Belief.from_view(views[0]).burned()


def unchangeable(value: Any) -> bool:
    """Whether the value is immutable all the way down."""
    if isinstance(value, (tuple, frozenset, Frozen)):
        parts = value.items() if isinstance(value, Frozen) else value
        return all(map(unchangeable, parts))
    if is_dataclass(value):
        return all(unchangeable(getattr(value, each.name)) for each in fields(value))
    return isinstance(value, ATOMS)


def test_values_cannot_be_changed() -> None:
    for value in values():
        assert unchangeable(value), value
        if is_dataclass(value):
            for part in fields(value):
                with pytest.raises(FrozenInstanceError):
                    setattr(value, part.name, None)


def test_copies_and_pickles_of_values_are_equal_and_have_the_same_hash() -> None:
    for value in values():
        for again in (copy.copy(value), copy.deepcopy(value), pickle.loads(pickle.dumps(value))):
            assert type(again) is type(value)
            assert (again, hash(again)) == (value, hash(value))


def test_a_pickled_edition_knows_what_was_asked_for_and_no_more() -> None:
    edition = find_edition("premium", 4)
    small = len(pickle.dumps(edition))
    assert edition.guesses
    assert str(Move.parse(edition, "guard 2 king"))
    again = pickle.loads(pickle.dumps(edition))
    assert (again.asked, len(pickle.dumps(edition))) == ("premium", small)


def test_an_edition_and_a_move_read_back_from_how_they_are_shown() -> None:
    words = {"find_edition": find_edition, "Move": Move, "Card": Card, "Deal": Deal}
    for edition in editions():
        again = eval(repr(edition), words)
        assert (again, again.asked) == (edition, edition.asked)
        move = Move.parse(edition, edition.word(edition.characters[0]))
        assert eval(repr(move), words) == move
        assert eval(repr(Deal(edition.cards, 2)), words) == Deal(edition.cards, 2)
    assert repr(Move.parse(find_edition("kanai", tie="none"), "soldier 2 clown")) == (
        "Move.parse(find_edition('kanai', tie='none'), 'soldier 2 clown')"
    )


def test_a_move_that_no_text_names_is_shown_as_its_number() -> None:
    move = Move(PRESETS["classic"], 12345)
    assert not move.has_text
    assert repr(move) == "Move(find_edition('classic'), 12345)"


def test_an_edition_of_no_preset_is_shown_part_by_part() -> None:
    classic = PRESETS["classic"]
    own = Edition("own", "eight", classic.deck, (2, 3), {2: 1, 3: 1})
    assert eval(repr(own), {"Edition": Edition, "Card": Card}) == own


def test_a_view_is_shown_in_a_line_and_shows_no_card() -> None:
    game = Game("modern", 4, seed=1)
    assert repr(game.view(2)) == "<View of seat 2: modern, 4 seats, round 1>"
    assert repr(game.view()) == "<View of a watcher: modern, 4 seats, round 1>"


def test_views_and_moves_can_be_counted_and_kept_in_sets() -> None:
    game = Game("classic", 2, seed=1)
    assert len({game.view(seat) for seat in (1, 2, 1)}) == 2
    assert len({*game.legal_moves(), *game.legal_moves()}) == len(game.legal_moves())


def test_a_frozen_mapping_refuses_every_change() -> None:
    mapping = Frozen({1: "a"})
    changes: tuple[Callable[[], object], ...] = (
        lambda: mapping.update({2: "b"}),
        lambda: mapping.setdefault(2, "b"),
        lambda: mapping.pop(1),
        mapping.popitem,
        mapping.clear,
        lambda: mapping.__delitem__(1),
        lambda: mapping.__setitem__(1, "b"),
        lambda: mapping.__ior__({2: "b"}),
    )
    for change in changes:
        with pytest.raises(TypeError, match="cannot be changed"):
            change()
    assert mapping == {1: "a"}
    assert Frozen.fromkeys((1, 2), 3) == {1: 3, 2: 3}
    with pytest.raises(TypeError, match="unhashable"):
        hash(Frozen({1: []}))


def test_the_order_of_entries_makes_no_difference() -> None:
    one, other = Frozen({1: 2, 3: 4}), Frozen({3: 4, 1: 2})
    assert (one, hash(one)) == (other, hash(other))


def test_nobody_changes_what_a_game_has_told() -> None:
    game = Game("modern", 3, seed=5)
    game.play(game.legal_moves()[0])
    for told in (game.events, game.moves, game.moves[0], game.events[:2]):
        for change in ("append", "extend", "clear", "pop", "__setitem__", "__delitem__"):
            assert not hasattr(told, change)
        assert not isinstance(told, list)
    game.edition.knobs["tie"] = "none"
    assert game.edition.knobs == {}
    seen, before = game.events, len(game.events)
    game.play(game.legal_moves()[0])
    assert len(seen) > before  # it is no copy: a match of any length is told in as much time a move
    assert seen == list(seen)
    assert seen != ReadOnly([])
    with pytest.raises(TypeError):
        hash(seen)


def repickled(game: Game) -> Game:
    """The game as another process would get it."""
    again = pickle.loads(pickle.dumps(game))
    assert isinstance(again, Game)
    return again


@pytest.mark.parametrize(
    "copied",
    [Game.copy, copy.copy, copy.deepcopy, repickled],
    ids=["method", "copy", "deepcopy", "pickle"],
)
def test_a_copy_of_a_game_goes_its_own_way(copied: Any) -> None:
    for game in games():
        before = game.position(), list(game.events), list(game.moves)
        other = copied(game)
        assert before == (other.position(), list(other.events), list(other.moves))
        if game.over:
            continue
        told = other.next_round() if other.round_over else other.play(other.legal_moves()[-1])
        assert before == (game.position(), list(game.events), list(game.moves))
        again = game.next_round() if game.round_over else game.play(game.legal_moves()[-1])
        assert (again, game.position()) == (told, other.position())
