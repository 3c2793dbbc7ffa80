"""Matches between bots, counted: who wins how often, and how long it takes."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from duenna.bots import Budget, close_bot, summon
from duenna.console.counting import counted
from duenna.core.editions import Edition
from duenna.core.events import RoundOver
from duenna.core.game import Game
from duenna.play.player import AS_USUAL, Player


@dataclass
class Tally:
    """What came of the matches so far. A match or round that several win together is shared between them."""

    bots: tuple[str, ...]  #: who sits where
    matches: int = 0
    rounds: int = 0
    moves: int = 0
    match_wins: list[float] = field(default_factory=list)  #: per seat
    round_wins: list[float] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.match_wins = self.match_wins or [0.0] * len(self.bots)
        self.round_wins = self.round_wins or [0.0] * len(self.bots)

    def add(self, game: Game) -> None:
        """Counts a finished match."""
        self.matches += 1
        self.rounds += game.round
        self.moves += sum(map(len, game.moves))
        _share(self.match_wins, game.winners)
        for event in game.events:
            if isinstance(event, RoundOver):
                _share(self.round_wins, event.winners)

    def to_json(self) -> dict[str, Any]:
        """The numbers as plain JSON values."""
        seats = zip(self.bots, self.match_wins, self.round_wins, strict=True)
        return {
            "matches": self.matches,
            "rounds": self.rounds,
            "moves": self.moves,
            "seats": [
                {"seat": seat, "bot": bot, "match_wins": won, "round_wins": rounds}
                for seat, (bot, won, rounds) in enumerate(seats, start=1)
            ],
        }

    def __str__(self) -> str:
        lines = [
            f"{counted(self.matches, 'match', 'matches')}, {self.rounds / self.matches:.1f} rounds a match, "
            f"{self.moves / self.rounds:.1f} moves a round."
        ]
        for seat, bot in enumerate(self.bots):
            won, rounds = self.match_wins[seat], self.round_wins[seat]
            lines.append(
                f"Seat {seat + 1}, {bot}: {counted(won, 'match', 'matches')} won ({won / self.matches:.1%}), "
                f"{counted(rounds, 'round', 'rounds')} ({rounds / self.rounds:.1%})."
            )
        return "\n".join(lines)


def _share(wins: list[float], winners: Sequence[int]) -> None:
    for seat in winners:
        wins[seat - 1] += 1 / len(winners)


def matches(
    edition: Edition, bots: Sequence[str], games: int, seed: str, limits: Budget = AS_USUAL
) -> Iterator[Game]:
    """Finished matches between the bots, each dealt from its own seed that `seed` gives.

    `limits` say how much the bots may think about each move.

    >>> from duenna import find_edition
    >>> [len(game.winners) for game in matches(find_edition("modern"), ["random", "counter"], 2, "7")]
    [1, 1]
    """
    for number in range(1, games + 1):
        yield match(edition, bots, f"{seed}/{number}", limits)


def match(edition: Edition, bots: Sequence[str], seed: str, limits: Budget = AS_USUAL) -> Game:
    """The finished match between the bots that is dealt from that seed. Raises BotError."""
    game = Game(edition, len(bots), seed=seed)
    players = [
        Player(summon(bot), bot, seat, f"{seed}/{seat}", limits)
        for seat, bot in enumerate(bots, start=1)
    ]
    try:
        while not game.over:
            if game.round_over:
                game.next_round()
            play_round(game, players)
    finally:
        for player in players:
            close_bot(player.bot)
    return game


def play_round(game: Game, players: Sequence[Player]) -> None:
    """Plays on to the end of the round, each seat by its player. Raises BotError."""
    while (seat := game.decider) is not None:
        game.play(players[seat - 1].choose(game), seat)
    for player in players:
        player.see_end(game)
