"""Computer players: they answer every question of every edition, keep to the rules of thumb, and beat chance."""

import re
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from helpers import TABLES

from duenna import Event, Move, View
from duenna.bots import BotError, Budget, bot_names, find_bot
from duenna.core.editions import find_edition
from duenna.core.events import Asked, Round
from duenna.core.game import Game
from duenna.play.player import Player
from duenna.play.simulate import Tally, matches, play_round


def choices(position: str) -> set[str]:
    """What the counter bot may do in the position, whatever it draws for."""
    game = Game.from_position(position)
    assert game.decider is not None
    view, events = game.view(game.decider), game.events_for(game.decider)
    return {str(find_bot("counter")(view, events, Budget(seed))) for seed in range(20)}


@pytest.mark.parametrize("bot", bot_names())
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_edition_is_played_to_the_end(bot: str, name: str, seats: int) -> None:
    edition = find_edition(name, seats, tokens=1 if bot in ("search", "master") else 3)
    for game in matches(edition, [bot] * seats, 1, "1", Budget(rollouts=10)):
        assert game.over


@pytest.mark.parametrize(
    "knobs", [{"guard_by": "name"}, {"protection": "ignore"}, {"sycophant_unchoosable": "free"}]
)
def test_house_rules_are_played_to_the_end(knobs: dict[str, Any]) -> None:
    edition = find_edition("premium", **knobs)
    for game in matches(edition, ["counter", "random", "counter", "random", "random"], 2, "1"):
        assert game.over


def test_a_bot_depends_on_nothing_but_what_it_is_given() -> None:
    records = [
        [str(move) for moves in game.moves for move in moves]
        for _ in range(2)
        for game in matches(find_edition("modern"), ["counter", "random", "counter"], 1, "7")
    ]
    assert records[0] == records[1]


@pytest.mark.parametrize(
    ("name", "seats", "share"),
    [
        ("classic", 2, 0.75),
        ("kanai", 2, 0.65),
        ("modern", 2, 0.75),
        ("classic", 4, 0.6),
        ("kanai", 4, 0.5),
        ("modern", 4, 0.6),
        ("premium", 5, 0.4),
    ],
)
def test_counter_beats_random(name: str, seats: int, share: float) -> None:
    """One counter bot against random ones, in each seat in turn, wins far more than its share."""
    won = played = 0.0
    for seat in range(seats):
        bots = ["random"] * seats
        bots[seat] = "counter"
        tally = Tally(tuple(bots))
        for game in matches(find_edition(name), bots, 40 // seats, "1"):
            tally.add(game)
        won += tally.match_wins[seat]
        played += tally.matches
    assert won / played > share


def test_an_unknown_bot_is_named_with_those_there_are() -> None:
    with pytest.raises(
        BotError, match=r"no bot 'perfect'.*random, novice, counter, search, master"
    ):
        find_bot("perfect")


# ---- rules of thumb


def test_it_guesses_the_hand_it_knows() -> None:
    assert choices(
        "modern/3 hands=guard,king,baron drawn=countess deck=spy,spy,guard,guard burned=guard knows-hand=1>2"
    ) == {"guard 2 king"}


def test_it_names_no_card_that_is_all_seen() -> None:
    moves = choices(
        "classic/2 hands=guard,countess drawn=princess deck=baron burned=guard "
        "piles=priest+priest+king+handmaid+handmaid,prince+prince+baron aside=guard,guard,guard"
    )
    assert moves <= {"guard 2 countess", "guard 2 baron"}


@pytest.mark.parametrize("other", ["guard", "spy", "countess", "baron", "king"])
def test_it_keeps_the_princess(other: str) -> None:
    game = Game.from_position(
        f"modern/2 hands=princess,priest drawn={other} deck=guard,guard,spy burned=guard"
    )
    move = find_bot("counter")(game.view(1), game.events_for(1), Budget(1))
    assert move.card is not None
    assert move.card.key == other


def test_it_plays_no_baron_with_a_low_card_and_does_with_a_high_one() -> None:
    low = "modern/2 hands=guard,priest drawn=baron deck=king,countess,prince,prince burned=guard"
    high = "modern/2 hands=countess,priest drawn=baron deck=king,guard,prince,prince burned=guard"
    assert "baron 2" not in choices(low)
    assert choices(high) == {"baron 2"}


def test_it_makes_a_known_princess_fall() -> None:
    assert choices(
        "classic/3 hands=prince,guard,princess drawn=handmaid deck=guard,guard,priest burned=guard knows-hand=1>3"
    ) == {"prince 3"}


def test_it_does_not_make_itself_discard_a_good_card() -> None:
    moves = choices("classic/2 hands=prince,guard drawn=king deck=guard,guard,priest burned=guard")
    assert moves <= {"prince 2", "king 2"}


def test_the_dowager_queen_goes_with_a_low_card() -> None:
    assert choices(
        "premium/5 hands=priest,king,countess,prince,count drawn=dowager-queen "
        "deck=priest,guard,baron burned=guard knows-hand=1>3"
    ) == {"dowager-queen 3"}


def test_the_chancellor_keeps_the_best() -> None:
    game = Game.from_position(
        "modern/2 hands=chancellor,guard drawn=guard deck=king,spy,priest,baron burned=guard"
    )
    game.play("chancellor")
    move = find_bot("counter")(game.view(1), game.events_for(1), Budget(1))
    assert str(move).startswith("keep king")


def test_hit_by_a_bishop_it_keeps_the_princess_only() -> None:
    for hand, reply in (("princess", "keep"), ("baron", "discard")):
        game = Game.from_position(
            f"premium/5 hands=bishop,{hand},guard,guard,guard drawn=king deck=priest,guard,prince burned=guard"
        )
        game.play(f"bishop 2 {hand}")
        move = find_bot("counter")(game.view(2), game.events_for(2), Budget(1))
        assert str(move) == reply


def test_the_cardinal_looks_where_it_knows_nothing() -> None:
    game = Game.from_position(
        "premium/5 hands=cardinal,baron,guard,king,prince drawn=countess deck=priest,guard,prince "
        "burned=guard knows-hand=1>2"
    )
    game.play("cardinal 2 3")
    move = find_bot("counter")(game.view(1), game.events_for(1), Budget(1))
    assert str(move) == "look 2"  # the Baron it knew has gone to seat 3


# ---- what a bot may think


@pytest.mark.parametrize(
    ("limits", "said"),
    [
        ({"seed": -1}, "seed must be a whole number from 0 to 9007199254740991, not -1."),
        ({"seed": 2**53}, "seed must be"),
        ({"seed": "7"}, "not '7'."),
        ({"seconds": 0}, "seconds must be a number above 0, at most 3600, not 0."),
        ({"seconds": -0.5}, "not -0.5."),
        ({"seconds": float("nan")}, "not nan."),
        ({"seconds": float("inf")}, "not inf."),
        ({"seconds": True}, "not True."),
        ({"rollouts": 0}, "rollouts must be a whole number from 1 to 100000000, not 0."),
        ({"rollouts": -3}, "not -3."),
        ({"rollouts": 1.5}, "not 1.5."),
        ({"rollouts": 10**9000}, "rollouts must be"),
    ],
)
def test_a_budget_that_is_none_is_refused(limits: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=re.escape(said)):
        Budget(**limits)


def test_a_player_is_told_each_event_once_and_starts_anew_with_each_round() -> None:
    game = Game("classic", 2, seed=3)
    heard: list[list[Event]] = []

    def listener(view: View, events: Sequence[Event], budget: Budget) -> Move:
        heard.append(list(events))
        assert view.seat is not None
        assert heard[-1] == game.events_for(view.seat, game.round_start)
        assert isinstance(heard[-1][0], Round)
        assert isinstance(asked := heard[-1][-1], Asked)
        assert asked.options == view.options
        return budget.rng().choice(view.options)

    players = [Player(listener, "listener", seat, f"{seat}") for seat in (1, 2)]
    while game.round < 4:
        play_round(game, players)
        game.next_round()
    assert len({len(events) for events in heard}) > 3


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        (
            lambda view: 1 / 0,
            "The bot 'rogue' failed: ZeroDivisionError: division by zero (test_bots.py, line ",
        ),
        (lambda view: "handmaid", "The bot 'rogue' answered 'handmaid', which is no option."),
        (lambda view: None, "The bot 'rogue' answered 'None', which is no option."),
        (lambda view: Move.parse(view.edition, "princess"), "answered 'princess', which is no"),
    ],
)
def test_a_bot_that_answers_wrongly_is_named_and_nothing_is_played(
    answer: Callable[[View], Move], said: str
) -> None:
    game = Game.from_position("classic/2 hands=priest,king drawn=guard deck=baron burned=guard")
    player = Player(lambda view, events, budget: answer(view), "rogue", 1, "1")
    before = game.position()
    with pytest.raises(BotError, match=re.escape(said)):
        play_round(game, [player])
    assert game.position() == before
