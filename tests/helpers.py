"""What several tests share: every table there is, random play at it, and the engine without its friendly face."""

import json
import subprocess
import sys
from collections.abc import Iterator
from random import Random
from typing import Any

from duenna.core import rules
from duenna.core.actions import Move
from duenna.core.editions import PRESETS, Edition
from duenna.core.game import Game
from duenna.core.seats import POPCOUNT, members
from duenna.core.state import Rules, State

#: Every preset with each of its numbers of seats.
TABLES = [
    (name, seats)
    for name, edition in PRESETS.items()
    for seats in range(edition.players[0], edition.players[1] + 1)
]


def readers(game: Game) -> list[int | None]:
    """Everyone who may look at a game: a watcher (None) and each seat."""
    return [None, *range(1, game.players + 1)]


def secrets_of(game: Game) -> tuple[Rules, State]:
    """The rules as numbers and the whole state behind a game: here and in `twin_of` tests reach inside."""
    return game._rules, game._state


def twin_of(game: Game, s: State) -> Game:
    """A copy of the game with another state behind it."""
    twin = game.copy()
    twin._state, twin._legal = s, None
    return twin


def pick(random: Random, moves: tuple[Move, ...]) -> Move:
    """A random move: first which card, then how, for there are many ways to play a Guard."""
    word = random.choice(sorted({str(move).split()[0] for move in moves}))
    return random.choice([move for move in moves if str(move).split()[0] == word])


def walk(game: Game, random: Random, most: int = 10_000) -> Iterator[Move | None]:
    """Yields what comes next (a move, or None for the next deal) and, once resumed, does it; up to `most` times."""
    for _ in range(most):
        if game.over:
            return
        if game.round_over:
            yield None
            game.next_round()
        else:
            move = pick(random, game.legal_moves())
            yield move
            game.play(move)


def text(value: Any) -> str:
    """JSON that shows the order of keys too, for comparisons byte by byte."""
    return json.dumps(value, ensure_ascii=False)


def deal_random(s: State, e: Rules, edition: Edition, random: Random) -> list[int]:
    """Deals the next round of a bare state from a random deck, which it returns."""
    seats = rules.next_seats(s)
    deck = [card.value for card in edition.deck_for(POPCOUNT[seats], bool(s.runoff))]
    random.shuffle(deck)
    rules.deal(s, e, deck, len(deck), random.choice(members(rules.starters(s, e))), None)
    return deck


def random_action(s: State, e: Rules, random: Random) -> int:
    """One of the decider's actions, all alike likely."""
    return rules.nth_action(s, e, int(random.random() * rules.count_actions(s, e)))


def run(*args: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """The command line run to its end, on pipes."""
    return subprocess.run(
        [sys.executable, "-m", "duenna.cli.main", *args],
        capture_output=True,
        encoding="utf-8",
        input=typed,
        check=False,
        timeout=60,
    )


#: For every knob, values other than the usual ones: house rules that a table could choose.
KNOB_VALUES: dict[str, list[Any]] = {
    "deck": ["sixteen", {"guard": 6, "prince": 4, "king": 3, "countess": 2, "princess": 1}],
    "players": [(2, 4), (2, 8)],
    "tokens": [1, 2, {2: 3, 3: 1, 4: 2, 5: 2, 6: 1, 7: 1, 8: 2}],
    "two_player_aside": [0, 1, 2],
    "aside_face": ["up", "down"],
    "seven_rule": ["countess", "minister"],
    "protection": ["untargetable", "ignore"],
    "guard_by": ["name", "value"],
    "prince_all_protected": ["fizzle"],
    "sycophant_unchoosable": ["free"],
    "tie": ["share", "sum-share", "sum-none", "none"],
    "tie_sum_hand": [True, False],
    "first_start": ["1", 2],
    "next_start": ["left"],
    "tie_start": ["first"],
    "none_start": ["same", "random"],
    "immediate_win": [True, False],
    "match_tie": ["joint", "playoff", "highest"],
    "constable_timing": ["round-end"],
    "playoff_deck": ["same"],
    "reveal_burned": [False],
    "royal": ["random", "princess-with-glasses", "royal-prince"],
}
