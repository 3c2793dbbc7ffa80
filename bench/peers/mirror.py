"""Rounds judged twice: Duenna and the referee of others go through the same deal, move by move, and must agree.

What the two have in common: who sits where, every deal in every rotation of the seats, counting and intervals.
`uwa.py` and `plammens.py` say how their referees are spoken to.
"""

import argparse
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, Protocol

from duenna.arena.estimate import estimate
from duenna.bots import Budget, find_bot
from duenna.core.actions import Move
from duenna.core.cards import Card
from duenna.core.editions import Edition
from duenna.core.game import Game
from duenna.core.seeds import Stream, shuffled_deck
from duenna.play.player import Player

REPORT: Final = 100  #: deals between two lines of progress


class Referee(Protocol):
    """The referee of others. Seats count from 1, as everywhere here."""

    substituted: int  #: illegal moves of its players, for which it put others
    moves: int  #: moves of its players

    def sit(self, names: Sequence[str | None]) -> None:
        """Who plays where: one of its own players by name, or None for a bot of Duenna's."""
        ...

    def deal(self, deck: Sequence[Card], starter: int, tokens: Sequence[int], seed: int) -> None:
        """A round from that deck, top first, in Duenna's order; `seed` is for its players' dice."""
        ...

    def turn(self, options: Sequence[Move]) -> Move | None:
        """What its own player in turn has played; None if the seat is one of Duenna's."""
        ...

    def play(self, move: Move, seat: int) -> None:
        """What a bot of Duenna's plays at that seat."""
        ...

    def hands(self) -> tuple[int, ...]:
        """The rank of each seat's hand; -1 for who is out."""
        ...

    def winners(self) -> tuple[int, ...]:
        """Who has won the round; none while it goes on."""
        ...


class Disagreement(Exception):
    """The two referees differ over a position."""


@dataclass
class Table:
    """Where rounds are played before both referees. A name of the others is told from a bot's by `peers`."""

    referee: Referee
    edition: Edition
    players: int
    peers: Sequence[str]
    limits: Budget = field(default_factory=Budget)
    split: int = 0  #: rounds that Duenna shares out and the other referee gives to one seat

    def play(self, hero: int, seating: Sequence[str], seed: str, whole: bool) -> float:
        """The share of the first round, or of the match, that the seat `hero` won."""
        game = Game(self.edition, self.players, seed=seed)
        players = {
            seat: Player(find_bot(name), name, seat, f"{seed}/{seat}", self.limits)
            for seat, name in enumerate(seating, start=1)
            if name not in self.peers
        }
        self.referee.sit([None if name not in self.peers else name for name in seating])
        self._round(game, players)
        while whole and not game.over:
            game.next_round()
            self._round(game, players)
        winners = game.winners if whole else self.referee.winners()
        return (hero in winners) / len(winners)

    def contest(self, hero: str, other: str, deals: int, seed: str, whole: bool) -> str:
        """A row of the table: what the hero won among others, every deal in every seat."""
        seats = range(1, self.players + 1)
        shares: list[float] = []
        for deal in range(1, deals + 1):
            won = [
                self.play(
                    lone,
                    [hero if seat == lone else other for seat in seats],
                    f"{seed}/{deal}",
                    whole,
                )
                for lone in seats
            ]
            shares.append(sum(won) / len(won))
            if deal % REPORT == 0 or deal == deals:
                print(self._row(hero, other, shares, whole), flush=True)
        return self._row(hero, other, shares, whole)

    def _row(self, hero: str, other: str, shares: Sequence[float], whole: bool) -> str:
        found = estimate(shares)
        what = "matches" if whole else "rounds"
        others = other if self.players == 2 else f"{self.players - 1} {other}"
        illegal = self.referee.substituted / max(self.referee.moves, 1)
        return (
            f"| {hero} | {others} | {len(shares):,} | {what} | {100 / self.players:.1f} | "
            f"{100 * found.mean:.1f} ± {100 * (found.margin or 0):.1f} | {illegal:.1%} | {self.split} |"
        )

    def _round(self, game: Game, players: dict[int, Player]) -> None:
        """Plays the round that was dealt."""
        deck = shuffled_deck(Stream(game.seed, game.round), self.edition, self.players, False)
        starter = game.turn
        assert starter is not None
        tokens = [game.tokens[seat] for seat in range(1, self.players + 1)]
        dice = Stream(f"{game.seed}/dice", game.round)
        self.referee.deal(deck, starter, tokens, sum(dice.below(256) << 8 * k for k in range(6)))
        while (seat := game.decider) is not None:
            self._agree(game)
            move = self.referee.turn(game.legal_moves())
            if move is None:
                if seat not in players:
                    raise Disagreement(f"{game.position()}: seat {seat} is none of Duenna's.")
                move = players[seat].choose(game)
                self.referee.play(move, seat)
            game.play(move)
        won, ours = self.referee.winners(), game.view().round_winners
        if won != ours:
            if len(ours) == 1 or not set(won) <= set(ours):
                raise Disagreement(f"{game.position()}: won by {ours} here, by {won} there.")
            self.split += 1
        elif not won:
            raise Disagreement(f"{game.position()}: over here, going on there.")

    def _agree(self, game: Game) -> None:
        """Compares the hands, before the seat in turn draws there as it has here."""
        if game.question != "play":
            return
        rank, alive = self.edition.rank, game.view().alive
        ours = tuple(
            rank[game.view(seat).hand[0]] if seat in alive else -1
            for seat in range(1, self.players + 1)
        )
        if ours != self.referee.hands() or self.referee.winners():
            raise Disagreement(f"{game.position()}: {ours} here, {self.referee.hands()} there.")


def arguments(description: str) -> argparse.ArgumentParser:
    """What both adapters can be told."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("checkout", help="the path of a checkout of the peer")
    parser.add_argument("hero", help="who takes every seat in turn: a bot, or a player of theirs")
    parser.add_argument("other", help="who has the other seats")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seed", default="peers")
    parser.add_argument("--rollouts", type=int, help="of search and master, for each decision")
    parser.add_argument("--matches", action="store_true", help="whole matches instead of rounds")
    return parser
