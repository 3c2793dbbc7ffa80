"""A round or a match as an environment plays it: by the engine's numbers, each with a record like any other match."""

from operator import index
from typing import Any, Final

from duenna.core import rules
from duenna.core.actions import Move
from duenna.core.game import Game
from duenna.core.record import to_record
from duenna.core.seats import POPCOUNT, members
from duenna.core.seeds import Stream, round_deal
from duenna.core.state import State
from duenna.rl.coding import Coding

ROUND: Final = "round"
MATCH: Final = "match"
EPISODES: Final = (ROUND, MATCH)  #: how long an episode can be

TOKENS: Final = "tokens"
ZERO_SUM: Final = "zero-sum"
WIN: Final = "win"
REWARDS: Final = (ZERO_SUM, TOKENS, WIN)  #: what a seat can be rewarded with


class Episode:
    """A round, or a match, dealt from a seed as `Game` deals it, at the table that `coding` is for.

    `log` asks for the engine's log of all that happens. A round in which nobody is ever asked (a Minister can do
    that) is over at once; in a match the next one is dealt.

    >>> from duenna import find_edition
    >>> from duenna.rl.coding import coding_for
    >>> episode = Episode(coding_for(find_edition("modern"), 2), "7")
    >>> while not episode.over:
    ...     episode.act(min(episode.legal))
    >>> episode.game().round_over, episode.take_gains()
    (True, [1, 0])
    """

    def __init__(
        self, coding: Coding, seed: str, length: str = ROUND, *, log: bool = False
    ) -> None:
        self.coding = coding
        self.seed = seed
        self.length = length
        self.s = State(players=coding.players)
        self.log: list[tuple[int, ...]] | None = [] if log else None
        self.moves: list[list[int]] = []  #: the engine's actions, round by round
        self.decisions = 0
        self._paid = [0] * coding.players
        self._go_on()

    def _go_on(self) -> None:
        """Deals the next round, if there is one, until somebody is asked."""
        s = self.s
        while not (s.decider or s.champions or (self.moves and self.length == ROUND)):
            seats = rules.next_seats(s)
            deck, starter = round_deal(
                Stream(self.seed, s.round + 1),
                self.coding.edition,
                POPCOUNT[seats],
                bool(s.runoff),
                members(rules.starters(s, self.coding.rules)),
            )
            self.moves.append([])
            rules.deal(s, self.coding.rules, list(map(int, deck)), len(deck), starter, self.log)
        self.legal = self.coding.legal(s)  #: what may be done: the engine's action of each number

    @property
    def over(self) -> bool:
        """Whether nobody is asked any more."""
        return self.s.decider == 0

    def act(self, action: Any) -> None:
        """Takes an action of who is asked, by its number; raises IllegalMove, and then nothing has changed."""
        try:
            taken = self.legal[index(action)]
        except (TypeError, KeyError):
            raise self.coding.refusal(action, self.legal) from None
        self.moves[-1].append(taken)
        self.decisions += 1
        rules.step(self.s, self.coding.rules, taken, self.log)
        self._go_on()

    # ---- what it is worth

    def take_gains(self) -> list[int]:
        """The tokens that each seat was paid since this was last asked, from seat 1."""
        now = self.s.tokens[1 : self.coding.players + 1]
        gains = [have - had for have, had in zip(now, self._paid, strict=True)]
        self._paid = now
        return gains

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won the round, or the match; none before it is over."""
        s = self.s
        if not self.over:
            return ()
        won = s.round_winners if self.length == ROUND else 0
        return tuple(members(won or s.champions))

    def take_rewards(self, kind: str) -> list[float]:
        """What each seat is rewarded with, from seat 1, for all that happened since this was last asked.

        `tokens`: those paid to it. `zero-sum`: those paid to it, less the mean of what all were paid. `win`: at the
        end 1, shared among those who won.
        """
        gains = self.take_gains()
        if kind == WIN:
            won = self.winners
            share = 1.0 / len(won) if won else 0.0
            return [share if seat in won else 0.0 for seat in range(1, len(gains) + 1)]
        mean = sum(gains) / len(gains) if kind == ZERO_SUM else 0.0
        return [gain - mean for gain in gains]

    # ---- as a match

    def game(self) -> Game:
        """The match so far as a `Game`, every move played again."""
        coding = self.coding
        game = Game(coding.edition, coding.players, seed=self.seed)
        for number, actions in enumerate(self.moves):
            if number:
                game.next_round()
            for action in actions:
                game.play(Move(game.edition, action))
        return game

    def record(self) -> dict[str, Any]:
        """The record of the match so far, as plain JSON values: it replays, and analyses once a round is over."""
        return to_record(self.game())
