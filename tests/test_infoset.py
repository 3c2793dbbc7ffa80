"""The keys of two-player rounds: they know what the decider knows, and no more."""

from random import Random

import pytest
from helpers import TABLES, deal_random, secrets_of

from duenna.belief import Belief
from duenna.core import rules
from duenna.core.cards import CARD_IDS
from duenna.core.editions import Edition, find_edition
from duenna.core.game import Game
from duenna.core.rules import FIRST, LOOK, PART, PLAY, QUESTION, SECOND
from duenna.core.state import Rules, State, rules_for
from duenna.fast.infoset import PAST, act, infoset, list_choices, nth_choice
from duenna.solve.blueprint import MOST_ACTIONS, past_of

EDITIONS = [find_edition(name, 2) for name, players in TABLES if players == 2]
HOUSE = find_edition("premium", 2, players=[2, 8], tokens=3)  # every card there is


def choices(s: State, e: Rules) -> list[int]:
    moves = [0] * MOST_ACTIONS
    return moves[: list_choices(s, e, [0] * CARD_IDS, moves)]


def from_the_seat(s: State, action: int) -> int:
    """The action with the seats named as the decider sees them: 1 oneself, 2 the other."""
    x = action >> FIRST & PART
    alone = x and not action >> SECOND & PART  # a pair is both, whoever says it
    if s.decider == 2 and alone and action >> QUESTION in (PLAY, LOOK):
        return action ^ (x ^ 3 - x) << FIRST
    return action


@pytest.mark.parametrize("edition", [*EDITIONS, HOUSE], ids=lambda edition: edition.name)
def test_equal_keys_mean_equal_lists_of_actions(edition: Edition) -> None:
    random, e = Random(edition.name), rules_for(edition, 2)
    met: dict[int, tuple[list[int], int]] = {}
    again = other_seat = 0
    for _ in range(3000):
        s, past = State(players=2), [0] * PAST
        deal_random(s, e, edition, random)
        while s.decider:
            key = infoset(s, e, past)
            listed = [
                from_the_seat(s, nth_choice(s, e, k)) for k in range(rules.count_actions(s, e))
            ]
            listed += [0, *(from_the_seat(s, action) for action in choices(s, e))]
            if key in met:
                again += 1
                other_seat += met[key][1] != s.decider
            assert met.setdefault(key, (listed, s.decider))[0] == listed
            act(s, e, random.choice(choices(s, e)), past)
    assert again > 20
    assert other_seat > 5


@pytest.mark.parametrize("edition", [*EDITIONS, HOUSE], ids=lambda edition: edition.name)
def test_a_player_finds_the_key_by_events_alone(edition: Edition) -> None:
    """What a seat was told leads to the same key and choices as the whole position, in whatever world it imagines."""
    random, e = Random(edition.name), rules_for(edition, 2)
    for seed in range(60):
        game = Game(edition, 2, seed=seed)
        past = [0] * PAST
        while not game.round_over:
            seat = game.decider
            assert seat is not None
            events = game.events_for(seat, game.round_start)
            believed = Belief.of(game.view(seat), events).world(random)
            _, s = secrets_of(game)
            told = past_of(edition, events)
            assert told == past
            assert infoset(believed, e, told) == infoset(s, e, past)
            assert choices(believed, e) == choices(s, e)
            move = random.choice(game.legal_moves())
            copy = s.copy()
            act(copy, e, move.action, past)
            game.play(move)


def test_hopeless_moves_are_left_out_unless_nothing_else_is_there() -> None:
    position = "classic/2 hands=princess,guard drawn={} deck=guard,king ask=play:1 burned=handmaid"
    e = rules_for(find_edition("classic"), 2)

    def listed(drawn: str, more: str = "") -> list[str]:
        game = Game.from_position(position.format(drawn) + more)
        _, s = secrets_of(game)
        kept = choices(s, e)
        return [str(move) for move in game.legal_moves() if move.action in kept]

    assert listed("prince") == ["prince 2"]
    assert listed("guard", " knows-hand=1>2")[:1] == ["guard 2 priest"]
    assert len(listed("guard", " knows-hand=1>2")) == 1
    open_cards = " piles=priest+priest+baron+baron,countess"
    bluff = "guard 2 princess"  # that I hold it nobody else knows
    able = ["guard 2 handmaid", "guard 2 prince", "guard 2 king", bluff]
    assert listed("guard", open_cards) == able
