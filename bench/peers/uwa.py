"""Duenna's bots among the agents of the UWA harness (CITS3001), before its referee and Duenna's at once.

    python bench/peers/uwa.py CHECKOUT HERO OTHER [--players N] [--deals N] [--seed SEED] [--matches] [--rollouts N]

CHECKOUT is a clone of a repository with that harness, such as github.com/brucehow/loveletter at d78107a; HERO and
OTHER are bots of Duenna's or classes of the checkout, such as `agents.Agent22242664`. Needs javac. Nothing is written
there. With `--aside` two players have three cards face up, which the agents know nothing of.
"""

import os
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from mirror import Table, arguments

from duenna.bots import Budget
from duenna.core.actions import Move
from duenna.core.cards import Card
from duenna.core.editions import Edition, find_edition

ADAPTER: Final = Path(__file__).parent / "Referee.java"


class Uwa:
    """The harness in a process of its own, which sees whole deals as a referee must."""

    def __init__(self, checkout: Path, edition: Edition) -> None:
        self.substituted = self.moves = 0
        self._edition, self._rank = edition, edition.rank
        self._folder = tempfile.TemporaryDirectory(prefix="uwa-")
        root = next(checkout.rglob("loveletter/LoveLetter.java")).parent.parent
        sources = [*root.glob("loveletter/*.java"), *root.glob("agents/*.java"), ADAPTER]
        subprocess.run(
            ["javac", "-nowarn", "-d", self._folder.name, *map(str, sources)], check=True
        )
        self.agents = [f"agents.{path.stem}" for path in sorted(root.glob("agents/*.java"))]
        self._process = subprocess.Popen(
            ["java", "-Xshare:auto", "-XX:+UseSerialGC", "-cp", self._folder.name, "Referee"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=None if os.environ.get("UWA_TALK") else subprocess.DEVNULL,
            text=True,
        )

    def sit(self, names: Sequence[str | None]) -> None:
        """Has the agents made anew."""
        self._say("sit", *(name or "-" for name in names))

    def deal(self, deck: Sequence[Card], starter: int, tokens: Sequence[int], seed: int) -> None:
        """Duenna burns the first card, the harness keeps the last one back."""
        aside = self._edition.two_player_aside if len(tokens) == 2 else 0
        cards = "".join(str(self._rank[card]) for card in (*deck[1:], deck[0]))
        told = self._say("deal", seed, starter - 1, aside, ",".join(map(str, tokens)), cards)
        self._read(told.split())

    def turn(self, options: Sequence[Move]) -> Move | None:
        """The move that an agent made, the harness's own in place of an illegal one."""
        words = self._say("turn").split()
        if words == ["asked"]:
            return None
        card, target, guess, illegal = map(int, words[:4])
        self._read(words[4:])
        self.moves += 1
        self.substituted += illegal
        return self._found(options, card, target + 1, guess)

    def play(self, move: Move, seat: int) -> None:
        """A card that can be played on nobody is played there on somebody protected."""
        assert move.card is not None
        target, guess = -1, 0
        if move.targets:
            target = move.targets[0] - 1
        elif move.card in (Card.GUARD, Card.PRIEST, Card.BARON, Card.KING):
            target = next(k for k, rank in enumerate(self._hands) if rank > 0 and k != seat - 1)
        if move.card == Card.GUARD:
            guess = 2 if move.guess is None else self._rank[self._edition.card(move.guess)]
        self._read(self._say("play", self._rank[move.card], target, guess).split())

    def hands(self) -> tuple[int, ...]:
        """As the harness has them."""
        return self._hands

    def winners(self) -> tuple[int, ...]:
        """The harness has one winner; of players who are wholly equal, the first."""
        return self._winners

    def close(self) -> None:
        """Ends the process."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()
        self._folder.cleanup()

    def _found(self, options: Sequence[Move], card: int, target: int, guess: int) -> Move:
        """The option that is this move; on somebody protected it is played on nobody."""
        named = [move for move in options if move.card and self._rank[move.card] == card]
        if any(move.targets for move in named):
            named = [move for move in named if move.targets == (target,)]
        if any(move.guess for move in named):
            ranks = {
                move: self._rank[self._edition.card(move.guess)] for move in named if move.guess
            }
            named = [move for move in named if ranks.get(move) == guess]
        [move] = named
        return move

    def _read(self, words: Sequence[str]) -> None:
        hands, _, winner = words
        self._hands = tuple(int(digit) or -1 for digit in hands)
        self._winners = () if winner == "-1" else (int(winner) + 1,)

    def _say(self, *words: object) -> str:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(" ".join(map(str, words)) + "\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline().rstrip("\n")
        if not answer:
            raise RuntimeError(f"the harness ended at {words}")
        return answer


def main() -> None:
    """Plays what is asked for, and prints a row of the table in docs/strength.md."""
    parser = arguments("Play against agents of the UWA harness.")
    parser.add_argument("--aside", action="store_true", help="with two, put three cards face up")
    wanted = parser.parse_args()
    aside = 3 if wanted.aside else 0
    edition = find_edition("classic", wanted.players, two_player_aside=aside)
    referee = Uwa(Path(wanted.checkout), edition)
    limits = Budget(rollouts=wanted.rollouts)
    try:
        table = Table(referee, edition, wanted.players, referee.agents, limits)
        table.contest(wanted.hero, wanted.other, wanted.deals, wanted.seed, wanted.matches)
    finally:
        referee.close()


if __name__ == "__main__":
    main()
