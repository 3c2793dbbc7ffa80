"""Rollouts and rules of thumb: compiled and plain the same, honest about chance, and a fair measure of a match."""

from dataclasses import replace
from functools import cache
from itertools import combinations_with_replacement
from random import Random

import pytest
from helpers import TABLES, secrets_of, walk

from duenna.belief import ANY_MOVE, Belief
from duenna.bots import Budget, find_bot
from duenna.core import rules
from duenna.core.cards import CARD_IDS
from duenna.core.editions import find_edition
from duenna.core.events import Missed, Played
from duenna.core.game import Game
from duenna.core.seats import SEATS
from duenna.fast import rollout
from duenna.fast.playout import advance
from duenna.fast.rollout import CHAMPIONS_AT, TOKEN_BITS
from duenna.fast.thumb import count_odds
from duenna.solve import rollouts
from duenna.solve.rollouts import Misses, Rollouts, Stakes, ThumbPolicy, race


def some_position(name: str, players: int, random: Random) -> Game:
    """A game in which somebody is asked and has a choice."""
    while True:
        game = Game(name, players, seed=random.randrange(10**9))
        for _ in range(random.randrange(12)):
            if not game.round_over:
                game.play(random.choice(game.legal_moves()))
        if not game.round_over and len(game.legal_moves()) > 1:
            return game


def outcomes(game: Game, random: Random) -> list[int]:
    """What comes of each option in one world."""
    assert game.decider is not None
    view, events = game.view(game.decider), game.events_for(game.decider, game.round_start)
    tried = Rollouts(view, events)
    tried.deal(Belief.of(view, events, ANY_MOVE).filling(random))
    return [tried.roll_out(move.action, seed) for seed, move in enumerate(view.options)]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_compiled_and_plain_agree(name: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numba")
    games = [some_position(name, players, Random(f"{name} {players} {k}")) for k in range(4)]
    compiled = [outcomes(game, Random(1)) for game in games]
    monkeypatch.setattr(rollouts.COMPILER, "get", lambda wait: None)
    assert [outcomes(game, Random(1)) for game in games] == compiled


def test_whatever_a_chancellor_returns_is_tried_out_plainly_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(rollouts.COMPILER, "get", lambda wait: None)
    game = Game.from_position(
        "modern/2 hands=chancellor,guard drawn=prince deck=princess,king,spy,guard burned=guard"
    )
    game.play("chancellor")
    assert game.decider is not None
    tried = Rollouts(game.view(game.decider), [])
    tried.deal(Belief.from_view(game.view(game.decider)).filling(Random(1)))
    for move in game.legal_moves():
        assert tried.roll_out(move.action, 1) >> CHAMPIONS_AT - 8


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_is_noted_of_the_decider_is_what_happened(name: str, players: int) -> None:
    """The same rollout step by step, with the log that the engine keeps for players."""
    random, noted = Random(f"noted {name} {players}"), set[int]()
    for seed in range(12):
        game = some_position(name, players, random)
        e, start = secrets_of(game)
        action, trace = random.choice(game.legal_moves()).action, [0] * rollout.PLACES
        room = [0] * SEATS, [0] * CARD_IDS, [0] * (SEATS * CARD_IDS)
        rollout.roll_out(start.copy(), e, action, *room, seed, trace)
        log: list[tuple[int, ...]] = []
        turns: list[int] = []
        s, me, z = start.copy(), start.decider, seed
        missed, unseen, odds = [0] * SEATS, [0] * CARD_IDS, [0] * (SEATS * CARD_IDS)
        played = 0
        while True:
            if s.question == rules.PLAY:
                turns.append(s.turn)
                played = action & rules.PART
            begun = len(log)
            rules.step(s.copy(), e, action, log)
            rollout.carry_out(s, e, action, missed)
            if any(kind == rules.E_OUT and seat == me for kind, _, seat, *_ in log[begun:]):
                assert trace[rollout.OUT_BY] == played
                assert trace[rollout.OUT] == _moment(turns, me)
            if not s.decider:
                break
            count_odds(s, e, s.decider, missed, unseen, odds)
            z = advance(z)
            action = rollout.best_action(s, e, odds, z)
        out = any(kind == rules.E_OUT and seat == me for kind, _, seat, *_ in log)
        assert bool(trace[rollout.OUT]) == out
        assert trace[rollout.END] == _moment(turns, me)
        assert trace[rollout.HELD] == s.hand[me]
        noted.add(trace[rollout.OUT])
    assert len(noted) > 1


def _moment(turns: list[int], me: int) -> int:
    """When the last of these turns was, counted from the first, which was `me`'s."""
    if all(seat == me for seat in turns):
        return rollout.AT_ONCE
    return rollout.LATER if me in turns[1:] else rollout.SOON


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_thumb_takes_some_action_for_certain(name: str, players: int) -> None:
    random = Random(f"thumb {name} {players}")
    policy = ThumbPolicy(find_edition(name, players), players)
    game = Game(name, players, seed=random.randrange(10**9))
    for event in game.events:
        policy.learn(event)
    for move in walk(game, random, 25):
        e, s = secrets_of(game)
        if move is None:
            continue
        chances = [
            policy.chance(s, e, rules.nth_action(s, e, k)) for k in range(rules.count_actions(s, e))
        ]
        assert min(chances) > 0
        assert sum(chances) == pytest.approx(1, abs=2e-3)
        assert policy.chance(s, e, 0) == 0


def test_the_thumb_reads_no_hand_it_may_not_know() -> None:
    """Other cards in hands unknown to the decider change no chance."""
    random = Random("no peeking")
    for name, players in TABLES:
        policy = ThumbPolicy(find_edition(name, players), players)
        game = some_position(name, players, random)
        e, s = secrets_of(game)
        twin = s.copy()
        unknown = [
            seat
            for seat in range(1, players + 1)
            if s.hand[seat] and seat != s.decider and not s.knowers[seat] >> s.decider & 1
        ]
        cards = [s.hand[seat] for seat in unknown] + s.deck[: s.left]
        random.shuffle(cards)
        for seat in unknown:
            twin.hand[seat] = cards.pop()
        twin.deck[: s.left] = cards
        for k in range(rules.count_actions(s, e)):
            action = rules.nth_action(s, e, k)
            assert policy.chance(s, e, action) == policy.chance(twin, e, action)


def test_missed_guesses_are_remembered_until_the_hand_changes() -> None:
    game = Game("classic", 2, seed=1)
    missed = Misses(game.edition)
    since = 0
    remembered = forgotten = 0
    for k in range(200):
        game = Game("classic", 2, seed=k) if game.round_over else game
        since = 0 if len(game.events) < since else since
        for event in game.events[since:]:
            missed.learn(event)
            if isinstance(event, Missed):
                assert missed.masks[event.target]
                remembered += 1
            if isinstance(event, Played):
                assert not missed.masks[event.seat]
                forgotten += 1
        since = len(game.events)
        game.play(game.legal_moves()[k % len(game.legal_moves())])
    assert remembered > 5
    assert forgotten > 20


def test_what_protection_takes_away_is_no_miss_and_no_swap() -> None:
    """Where protected players may be named to no effect, nothing is learned of their hands and nothing forgotten."""
    game = Game.from_position(
        "kanai/3 hands=soldier,wizard,knight drawn=general deck=clown,soldier,soldier "
        "burned=soldier protected=2"
    )
    e, s = secrets_of(game)
    for move in game.legal_moves():
        if move.targets != (2,):
            continue
        missed = [0] * 9
        missed[2] = 0b100
        rollout.carry_out(s.copy(), e, move.action, missed)
        assert missed == [0, 0, 0b100, *[0] * 6], move


# ---- stakes ------------------------------------------------------------------------------------


def test_a_race_is_won_by_somebody() -> None:
    for needs in ((1, 2, 3), (2, 2), (4, 4, 4, 4), (1, 1, 1, 1, 1, 1, 1, 4)):
        total = sum(
            race(mine, tuple(sorted((*needs[:k], *needs[k + 1 :])))) for k, mine in enumerate(needs)
        )
        assert total == pytest.approx(1)


@cache
def walked(mine: int, others: tuple[int, ...]) -> float:
    """The same chance round by round, over all scores."""
    if mine == 0 or 0 in others:
        return float(mine == 0)
    after = [walked(mine - 1, others)]
    for k, need in enumerate(others):
        after.append(walked(mine, tuple(sorted((*others[:k], need - 1, *others[k + 1 :])))))
    return sum(after) / len(after)


@pytest.mark.parametrize(("others", "most"), [(1, 20), (2, 8), (3, 6), (5, 4), (7, 3)])
def test_a_race_is_what_walking_through_all_scores_makes_it(others: int, most: int) -> None:
    for mine in range(most + 1):
        for needs in combinations_with_replacement(range(1, most + 1), others):
            assert race(mine, needs) == pytest.approx(walked(mine, needs), abs=1e-9)


@pytest.mark.parametrize("needs", [(99,) * 8, (99, 98, 60, 1), (99, 70, 70, 50, 99, 80), (99, 99)])
def test_the_longest_races_are_won_by_somebody_too(needs: tuple[int, ...]) -> None:
    chances = [race(mine, (*needs[:k], *needs[k + 1 :])) for k, mine in enumerate(needs)]
    assert sum(chances) == pytest.approx(1, abs=1e-9)
    assert [chance for _, chance in sorted(zip(needs, chances, strict=True))] == sorted(
        chances, reverse=True
    )


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_search_costs_no_more_where_a_match_is_long(name: str, players: int) -> None:
    """Each way a round can end is judged once, whatever the target."""
    game = Game(find_edition(name, players, tokens=99), players, seed=5)
    assert game.decider is not None
    race.cache_clear()
    view, events = game.view(game.decider), game.events_for(game.decider)
    assert find_bot("search")(view, events, Budget(rollouts=50)) in view.options
    assert race.cache_info().misses <= 50


@pytest.mark.parametrize(("name", "players", "out"), [("classic", 2, 0), ("modern", 6, 2)])
def test_a_search_tries_more_where_more_seats_are_left(
    name: str, players: int, out: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[int] = []
    roll_out = Rollouts.roll_out

    def counted(self: Rollouts, action: int, seed: int) -> int:
        tried.append(action)
        return roll_out(self, action, seed)

    monkeypatch.setattr(Rollouts, "roll_out", counted)
    random = Random(1)
    game = some_position(name, players, random)
    while len(game.view().alive) != players - out:
        game = some_position(name, players, random)
    assert game.decider is not None
    options = game.legal_moves()
    view, events = game.view(game.decider), game.events_for(game.decider, game.round_start)
    assert find_bot("search")(view, events, Budget()) in options
    assert 0 <= len(tried) - 500 * (players - out) < len(options)


def test_what_a_token_is_worth_shows_at_any_score() -> None:
    """A token more is a gain even after the ninetieth."""
    game = Game(find_edition("premium", 5, tokens=99), 5, seed=1)
    view = replace(game.view(1), tokens=dict.fromkeys(range(1, 6), 90))
    stakes = Stakes(view)
    worths = [stakes.worth(gained) for gained in range(4)]
    assert worths[0] == pytest.approx(1 / 5)
    assert worths == sorted(set(worths))


def test_what_an_outcome_is_worth() -> None:
    game = Game("classic", 3, seed=2)
    for seat in (1, 2, 3):
        stakes = Stakes(game.view(seat))
        assert stakes.worth(0) == pytest.approx(1 / 3)
        won = [1 << TOKEN_BITS * k for k in range(3)]
        worths = [stakes.worth(outcome) for outcome in won]
        assert max(worths) == worths[seat - 1]
        assert stakes.worth(5 << TOKEN_BITS * (seat - 1)) == 1
        both = 1 << CHAMPIONS_AT + seat - 1 | 1 << CHAMPIONS_AT + seat % 3
        assert stakes.worth(both) == 0.5
