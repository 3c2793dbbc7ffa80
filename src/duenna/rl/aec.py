"""Duenna as an environment of PettingZoo, one seat after another (AEC): every edition, all house rules.

>>> from duenna.rl import aec
>>> env = aec.env(edition="classic", players=2)
>>> env.reset(seed=7)
>>> for agent in env.agent_iter():
...     observation, reward, termination, truncation, info = env.last()
...     done = termination or truncation
...     env.step(None if done else int(observation["action_mask"].argmax()))
>>> env.record()["rounds"]
[['guard 2 priest', 'guard 1 priest', 'guard 2 priest', 'baron 1']]
"""

import secrets
from itertools import count
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, register
from pettingzoo.utils.wrappers import OrderEnforcingWrapper, TerminateIllegalWrapper

from duenna.core.decoding import decode
from duenna.core.editions import Edition, find_edition
from duenna.core.errors import DuennaError
from duenna.core.game import Game
from duenna.rl.coding import VERSION, coding_for
from duenna.rl.episode import EPISODES, REWARDS, Episode
from duenna.text.words import Words

__all__ = ["env", "raw_env"]

NAME: Final = f"duenna_v{VERSION}"
Observation = dict[str, NDArray[np.int8]]


def env(*, illegal_reward: float | None = None, **options: Any) -> AECEnv[str, Observation, int]:
    """The environment with PettingZoo's usual guard around it; `options` are those of `raw_env`.

    With an `illegal_reward` an illegal action ends the episode and earns that. Without it an illegal action raises
    IllegalMove, says what is allowed, and changes nothing.
    """
    made: AECEnv[str, Observation, int] = raw_env(**options)
    if illegal_reward is not None:
        made = TerminateIllegalWrapper(made, illegal_reward=illegal_reward)
    return OrderEnforcingWrapper(made)


class raw_env(AECEnv[str, Observation, int]):
    """A round, or a whole match, of an edition, for agents `seat_1`, `seat_2` ... in turn.

    `episode` is "round" or "match"; `reward` "zero-sum", "tokens" or "win" (`Episode.take_rewards`), paid when it
    falls due. After `max_cycles` decisions of all seats together an episode is cut short. Further keywords are the
    edition's knobs. Seats that are out of the round stay until the episode ends: tokens can still come.

    An observation holds `observation` (`duenna.rl.coding`) and `action_mask`, which is all 0 for a seat that is not
    asked. Raises EditionError for rules that cannot be played, DuennaError for any other option that is none.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  (PettingZoo's)
        "name": NAME,
        "render_modes": ["ansi", "human"],
        "is_parallelizable": False,
    }

    def __init__(  # noqa: PLR0913  (all are left out as a rule)
        self,
        edition: str | Edition = "modern",
        players: int = 4,
        episode: str = "round",
        reward: str = "zero-sum",
        *,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        language: str = "en",
        **knobs: Any,
    ) -> None:
        super().__init__()
        if isinstance(edition, Edition):
            knobs, edition = {**edition.knobs, **knobs}, edition.asked
        self.coding = coding_for(find_edition(edition, players, **knobs), players)
        self.episode = _one_of("episode", episode, EPISODES)
        self.reward = _one_of("reward", reward, REWARDS)
        if max_cycles is not None and max_cycles < 1:
            raise DuennaError(f"max_cycles must be at least 1, not {max_cycles}.")
        self.max_cycles = max_cycles
        if render_mode is not None:
            _one_of("render_mode", render_mode, self.metadata["render_modes"])
        self.render_mode = render_mode
        self.language = Words(language).language
        self.possible_agents = [f"seat_{seat}" for seat in range(1, players + 1)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents, start=1)}
        self.observation_spaces = {each: self._space() for each in self.possible_agents}
        self.action_spaces = {
            each: spaces.Discrete(self.coding.actions) for each in self.possible_agents
        }
        self.state_space = spaces.Box(-1, 127, (players * self.coding.size,), np.int8)
        self._base = str(secrets.randbits(64))
        self._episodes = count()

    def _space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(0, 127, (self.coding.size,), np.int8),
                "action_mask": spaces.Box(0, 1, (self.coding.actions,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Dict:
        """What that agent's observations are like."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The actions, whether legal or not."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals anew. Episode k after `reset(seed=s)` is always the same: a `Game` of the seed "rl/s/k"."""
        if seed is not None:
            self._base, self._episodes = str(seed), count()
        logged = self.render_mode is not None
        while True:
            text = f"rl/{self._base}/{next(self._episodes)}"
            self._played = Episode(self.coding, text, self.episode, log=logged)
            if not self._played.over:  # nobody was asked, and nothing can be learned
                break
        self._told = 0
        self.agents = self.possible_agents[:]
        self.rewards = self._take_rewards()
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._select()
        self._show()

    def step(self, action: int | None) -> None:
        """Takes the action of the agent selected; raises IllegalMove, and then nothing has changed."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._played.act(action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = self._take_rewards()
        self._accumulate_rewards()
        if self._played.over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._played.decisions == self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self._select()
        self._show()

    def _take_rewards(self) -> dict[str, float]:
        return dict(zip(self.possible_agents, self._played.take_rewards(self.reward), strict=True))

    def _select(self) -> None:
        """Selects who is asked, with the mask in its info; at the end the first agent."""
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if decider := self._played.s.decider:
            self.agent_selection = self.possible_agents[decider - 1]
            self.infos[self.agent_selection]["action_mask"] = self._mask()
        self._deads_step_first()

    def _mask(self) -> NDArray[np.int8]:
        mask = np.zeros(self.coding.actions, np.int8)
        mask[list(self._played.legal)] = 1
        return mask

    def observe(self, agent: str) -> Observation:
        """What that agent sees now, and what it may do: nothing, unless it is asked."""
        seat = self._seats[agent]
        mask = self.infos.get(agent, {}).get("action_mask")
        return {
            "observation": np.array(self.coding.see(self._played.s, seat), np.int8),
            "action_mask": np.zeros(self.coding.actions, np.int8) if mask is None else mask.copy(),
        }

    def state(self) -> NDArray[np.int8]:
        """What all seats see, one after another: all hands lie open in it, for critics that only train.

        It is secret: a player who sees it cheats.
        """
        s = self._played.s
        seen = [self.coding.see(s, seat) for seat in range(1, self.coding.players + 1)]
        return np.array(seen, np.int8).reshape(-1)

    # ---- what it looks like

    def render(self) -> str | None:
        """What has happened since it was last asked, in sentences and with all cards open; None if it was printed."""
        if self.render_mode == "ansi":
            return self._sentences()
        return None

    def _show(self) -> None:
        if self.render_mode == "human":
            print(self._sentences())

    def _sentences(self) -> str:
        log = self._played.log or []
        new, self._told = log[self._told :], len(log)
        edition, names, words = self.coding.edition, self.possible_agents, Words(self.language)
        told = (
            words.event(decode(edition, each), edition, names, None, open_hands=True)
            for each in new
        )
        return "\n".join(filter(None, told))

    # ---- afterwards

    def game(self) -> Game:
        """The episode so far as a `Game`."""
        return self._played.game()

    def record(self) -> dict[str, Any]:
        """The record of the episode so far, which replays, verifies and analyses; see docs/records.md."""
        return self._played.record()

    def close(self) -> None:
        """There is nothing to let go of."""

    def __str__(self) -> str:
        return NAME


register("aec", f"duenna/table-v{VERSION}", "duenna.rl.aec:env")


def _one_of(option: str, value: str, known: tuple[str, ...] | list[str]) -> str:
    if value not in known:
        raise DuennaError(f"{option} must be one of {', '.join(known)}, not {value!r}.")
    return value
