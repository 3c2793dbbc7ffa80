"""The environment of PettingZoo: its own tests, and what it promises beyond them."""

import copy
import pickle
import warnings
from collections import Counter
from random import Random
from typing import Any

import numpy as np
import pettingzoo
import pytest
from helpers import TABLES
from pettingzoo.test import api_test, render_test, seed_test

from duenna.analysis import analyse
from duenna.core.editions import find_edition
from duenna.core.errors import DuennaError, EditionError, IllegalMove
from duenna.core.game import Game
from duenna.core.record import from_record
from duenna.rl import aec
from duenna.rl.coding import coding_for
from duenna.rl.episode import REWARDS

#: A few tables that between them have every question; all of them are tried by `make soak`.
FEW = [("classic", 2), ("modern", 4), ("kanai", 3), ("premium", 6)]


def check_with_pettingzoo(name: str, seats: int, cycles: int, **options: Any) -> None:
    """All of PettingZoo's tests that are for environments in which one acts after another.

    `max_cycles_test` is for those in which all act at once; PettingZoo itself does not run it on others.
    """

    def made(render_mode: str | None = None) -> Any:
        return aec.env(edition=name, players=seats, render_mode=render_mode, **options)

    with warnings.catch_warnings():
        # It warns of every observation that is a dictionary, but for those of its own environments.
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        api_test(made(), num_cycles=cycles)
    seed_test(made, num_cycles=cycles // 10)
    render_test(made)


@pytest.mark.parametrize(("name", "seats"), FEW)
def test_pettingzoo_is_content(name: str, seats: int) -> None:
    check_with_pettingzoo(name, seats, 100)


@pytest.mark.parametrize("episode", ["round", "match"])
@pytest.mark.parametrize("reward", REWARDS)
def test_pettingzoo_is_content_with_every_option(episode: str, reward: str) -> None:
    check_with_pettingzoo("modern", 3, 50, episode=episode, reward=reward, illegal_reward=-1)


@pytest.mark.soak
@pytest.mark.parametrize("episode", ["round", "match"])
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_pettingzoo_is_content_at_every_table(name: str, seats: int, episode: str) -> None:
    check_with_pettingzoo(name, seats, 1000, episode=episode)


def play(env: Any, random: Random, most: int = 10**6) -> list[dict[str, float]]:
    """Plays an episode at random; the rewards of every step."""
    rewards = [dict(env.rewards)]
    for _ in range(most):
        if not env.agents or env.terminations[env.agent_selection]:
            break
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(random.choice(np.flatnonzero(mask).tolist()))
        rewards.append(dict(env.rewards))
    return rewards


def test_an_episode_is_the_game_of_its_seed() -> None:
    env = aec.raw_env("modern", 3)
    env.reset(seed=5)
    first = env.game()
    assert first.seed == "rl/5/0"
    assert first.view() == Game("modern", 3, seed="rl/5/0").view()
    env.reset()
    assert env.game().seed == "rl/5/1"
    env.reset(seed=5)
    assert env.game().events == first.events
    others = [aec.raw_env("modern", 3) for _ in range(2)]
    for other in others:
        other.reset()
    assert len({other.game().seed for other in others}) == 2


@pytest.mark.parametrize("episode", ["round", "match"])
@pytest.mark.parametrize(("name", "seats"), FEW)
def test_every_episode_has_a_record(name: str, seats: int, episode: str) -> None:
    random = Random(f"{name} {seats}")
    env = aec.raw_env(name, seats, episode, "tokens")
    env.reset(seed=random.randrange(10**6))
    rewards = play(env, random)
    game = from_record(env.record())
    assert game.round_over
    assert game.over or episode == "round"
    paid = [sum(step[f"seat_{seat}"] for step in rewards) for seat in range(1, seats + 1)]
    assert paid == list(game.tokens.values())
    if (name, seats) == FEW[0]:
        assert analyse(game, worlds=10).decisions


def test_rewards_are_paid_when_they_fall_due() -> None:
    """A Bishop's token is paid in mid-round, a round's at its end, and a playoff pays none."""
    random, seen = Random(2), Counter[str]()
    env = aec.raw_env("premium", 5, "match", "tokens")
    for seed in range(4):
        env.reset(seed=seed)
        had = [0] * 5
        while not any(env.terminations.values()):
            before = env._played.s.round
            mask = env.observe(env.agent_selection)["action_mask"]
            env.step(random.choice(np.flatnonzero(mask).tolist()))
            now = [*env._played.s.tokens[1:6]]
            assert list(env.rewards.values()) == [a - b for a, b in zip(now, had, strict=True)]
            if now != had:
                seen["in mid-round" if env._played.s.round == before else "at the end"] += 1
            had = now
    assert seen["in mid-round"] > 0
    assert seen["at the end"] > 9


def test_zero_sum_is_the_difference_to_the_mean_and_win_is_shared() -> None:
    for seed in range(30):
        sums = {}
        for reward in REWARDS:
            env = aec.raw_env("modern", 4, reward=reward)
            env.reset(seed=seed)
            steps = play(env, Random(seed))
            sums[reward] = [sum(step[agent] for step in steps) for agent in env.possible_agents]
            winners = env.game().view().round_winners
        mean = sum(sums["tokens"]) / 4
        assert sums["zero-sum"] == [count - mean for count in sums["tokens"]]
        won = [1 / len(winners) if seat in winners else 0 for seat in range(1, 5)]
        assert sums["win"] == won


def test_last_gives_what_was_earned_since_the_own_last_move() -> None:
    env = aec.env(edition="modern", players=4, reward="tokens")
    env.reset(seed=3)
    got = Counter[str]()
    for agent in env.agent_iter():
        observation, reward, done, _, _ = env.last()
        got[agent] += reward
        env.step(None if done else int(observation["action_mask"].argmax()))
    assert [got[agent] for agent in env.possible_agents] == list(env.game().tokens.values())


@pytest.mark.parametrize("action", [0, 29, -1, 10**9, 1.5, "3", [1]])
def test_an_illegal_action_is_refused_and_changes_nothing(action: object) -> None:
    env = aec.raw_env("modern", 2)
    env.reset(seed=12)
    before = copy.deepcopy(env.__dict__)
    with pytest.raises(IllegalMove, match="may not be taken here: take one of"):
        env.step(action)  # type: ignore[arg-type]
    assert repr(before["_played"].s) == repr(env._played.s)
    assert (env.rewards, env.agent_selection) == (before["rewards"], before["agent_selection"])
    assert env._played.moves == [[]]


def test_an_illegal_action_can_end_the_episode_instead() -> None:
    env = aec.env(edition="modern", players=2, illegal_reward=-7)
    env.reset(seed=4)
    agent = env.agent_selection
    illegal = int(env.last()[0]["action_mask"].argmin())
    env.step(illegal)
    assert env.terminations == dict.fromkeys(env.possible_agents, True)
    assert env.rewards[agent] == -7


def test_only_who_is_asked_has_actions() -> None:
    env = aec.raw_env("modern", 4)
    env.reset(seed=9)
    for agent in env.possible_agents:
        mask = env.observe(agent)["action_mask"]
        assert bool(mask.any()) == (agent == env.agent_selection)
        assert ("action_mask" in env.infos[agent]) == (agent == env.agent_selection)


def test_max_cycles_cuts_an_episode_short() -> None:
    env = aec.raw_env("modern", 4, "match", max_cycles=7)
    env.reset(seed=1)
    steps = play(env, Random(1), most=7)
    assert len(steps) == 8
    assert env.truncations == dict.fromkeys(env.possible_agents, True)
    assert not any(env.terminations.values())
    for _ in range(4):
        env.step(None)
    assert env.agents == []


def test_a_round_without_a_question_is_no_episode() -> None:
    """A Minister's bust can end a round for two before anybody was asked: then the next is dealt."""
    env, skipped = aec.raw_env("kanai", 2), 0
    env.reset(seed=0)
    for _ in range(300):
        assert not env._played.over
        number = int(env.game().seed.split("/")[2])
        env.reset()
        skipped += int(env.game().seed.split("/")[2]) - number - 1
    assert skipped > 3
    match, rounds = aec.raw_env("kanai", 2, "match"), set()
    for seed in range(60):
        match.reset(seed=seed)
        rounds.add(len(match._played.moves))
    assert rounds > {1}


def test_state_is_what_all_seats_see() -> None:
    env = aec.raw_env("modern", 3)
    env.reset(seed=8)
    seen = [env.observe(agent)["observation"] for agent in env.possible_agents]
    assert (env.state() == np.concatenate(seen)).all()
    assert env.state_space.contains(env.state())


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Round 1"),
        ("es", "Ronda 1"),
        ("et", "1. voor"),
        ("fr", "Manche 1"),
        ("pt", "Rodada 1"),
    ],
)
def test_it_tells_what_happens_in_every_language(language: str, said: str) -> None:
    env = aec.raw_env("modern", 3, render_mode="ansi", language=language)
    env.reset(seed=1)
    begun = env.render()
    assert begun
    assert said in begun
    assert env.render() == ""
    env.step(min(env._played.legal))
    told = env.render()
    assert told
    assert env.possible_agents[0] in told + begun


def test_it_prints_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    env = aec.raw_env("classic", 2, render_mode="human")
    env.reset(seed=1)
    env.step(min(env._played.legal))
    assert env.render() is None
    assert "seat_1" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"edition": "poker"}, "no edition"),
        ({"players": 9}, "modern is for"),
        ({"tie": "maybe"}, "tie"),
        ({"episode": "day"}, "episode must be one of round, match"),
        ({"reward": "gold"}, "reward must be one of"),
        ({"max_cycles": 0}, "max_cycles must be"),
        ({"render_mode": "rgb_array"}, "render_mode must be one of"),
        ({"language": "xx"}, "no language"),
    ],
)
def test_options_that_are_none_are_refused(options: dict[str, Any], said: str) -> None:
    with pytest.raises(DuennaError, match=said):
        aec.env(**options)


def test_house_rules_are_played() -> None:
    edition = find_edition("modern", tokens=1)
    by_edition, by_name = aec.raw_env(edition, 3), aec.raw_env("modern", 3, tokens=1)
    assert by_edition.coding is by_name.coding is coding_for(find_edition("modern", 3, tokens=1), 3)
    with pytest.raises(EditionError):
        aec.raw_env(edition, 3, deck="none")


def test_it_is_copied_and_pickled_with_its_future() -> None:
    env = aec.raw_env("modern", 3)
    env.reset(seed=6)
    play(env, Random(1), most=3)
    for other in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        assert play(other, Random(2)) == play(copy.deepcopy(env), Random(2))
        other.reset()
        env_again = copy.deepcopy(env)
        env_again.reset()
        assert other.game().seed == env_again.game().seed


def test_pettingzoo_makes_it_by_its_name() -> None:
    env = pettingzoo.make("aec", "duenna/table-v0", edition="premium", players=8)
    env.reset(seed=1)
    assert env.unwrapped.coding.players == 8
    assert str(env) == "duenna_v0"
