"""Measures whether what a belief claims comes true as often as it says, and how much it knows.

    python bench/calibration.py [--rounds N] [--draw FILE]

Prints two Markdown tables for docs/belief.md, and draws the second as an SVG. Rounds are played by computer players
of one kind. Whoever must play says how likely every other hand is each card, in both readings; then the hands are
looked at. Hands known for certain are left out. Intervals (95 %) take whole rounds as what chance decides.
"""

import argparse
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import log, sqrt
from pathlib import Path
from typing import Final

from duenna.arena.estimate import Interval, student
from duenna.belief import ANY_MOVE, COUNTING, Belief, Chances, Policy
from duenna.bots import Budget, find_bot
from duenna.core.cards import Card
from duenna.core.editions import find_edition
from duenna.core.game import Game
from duenna.play.player import Player
from duenna.solve.rollouts import COMPILER, ThumbPolicy

READINGS: Final = ("counting", "reading")
TABLES: Final = (("classic", 2), ("classic", 4), ("modern", 3))
#: The bots that play -> how reading assumes that they choose, and the share of the rounds that is played.
PLAYS: Final[dict[str, tuple[Callable[[Game], Policy], float]]] = {
    "random": (lambda game: ANY_MOVE, 1.0),
    "counter": (lambda game: ThumbPolicy(game.edition, game.players), 1.0),
    "search": (lambda game: ThumbPolicy(game.edition, game.players), 0.5),
}
LIMITS: Final = Budget(rollouts=200)
BINS: Final = 10
FEW: Final = 100  #: claims that tell too little to be shown


@dataclass
class Claims:
    """What one reading claimed in a round: a sum for each bin, and the score of the hands."""

    claimed: list[float] = field(default_factory=lambda: [0.0] * BINS)
    came: list[int] = field(default_factory=lambda: [0] * BINS)
    count: list[int] = field(default_factory=lambda: [0] * BINS)
    score: float = 0.0  #: the sum of the logarithms of the chances given to what was held
    expected: float = 0.0  #: what that sum should be, if the chances are right
    hands: int = 0

    def add(self, chances: Chances, held: Card) -> None:
        """Notes what was claimed of a hand, and what it held."""
        self.score += log(chances[held])
        self.expected += sum(chance * log(chance) for chance in chances.values())
        self.hands += 1
        for card, chance in chances.items():
            k = min(int(chance * BINS), BINS - 1)
            self.claimed[k] += chance
            self.came[k] += card == held
            self.count[k] += 1


def play(name: str, seats: int, bot: str, number: int) -> dict[str, Claims]:
    """A round by those players: what each reading claimed."""
    game = Game(find_edition(name, seats), seats, seed=f"calibration/{number}")
    made = {"counting": lambda game: COUNTING, "reading": PLAYS[bot][0]}
    every = range(1, seats + 1)
    players = [Player(find_bot(bot), bot, seat, f"{number}/{seat}", LIMITS) for seat in every]
    beliefs = {
        (reading, seat): Belief(game.edition, seats, seat, made[reading](game))
        for reading in READINGS
        for seat in every
    }
    claims = {reading: Claims() for reading in READINGS}
    told = dict.fromkeys(every, 0)
    while (seat := game.decider) is not None:
        for event in game.events_for(seat, told[seat]):
            for reading in READINGS:
                beliefs[reading, seat].learn(event)
        told[seat] = len(game.events)
        if game.question == "play":
            hands = {reading: beliefs[reading, seat].hands() for reading in READINGS}
            for other, counted in hands["counting"].items():
                if len(counted) > 1:
                    for reading in READINGS:
                        claims[reading].add(hands[reading][other], game.view(other).hand[0])
        game.play(players[seat - 1].choose(game))
    return claims


def share(sums: Sequence[float], counts: Sequence[int]) -> Interval:
    """The sum for each thing counted, with an interval by rounds.

    >>> share([1.0, 2.0], [2, 4])
    Interval(mean=0.5, margin=0.0)
    """
    total, rounds = sum(counts), len(counts)
    mean = sum(sums) / total
    if rounds < 2:
        return Interval(mean, None)
    off = sum((part - mean * count) ** 2 for part, count in zip(sums, counts, strict=True))
    return Interval(mean, student(rounds - 1) * sqrt(off * rounds / (rounds - 1)) / total)


@dataclass(frozen=True)
class Point:
    """One bin of a reading: the mean claim, how often it came true, and how many claims there were."""

    claimed: float
    came: Interval
    count: int


def points(rounds: Sequence[Claims]) -> list[Point | None]:
    """What came of the claims of each bin; None where there were few."""
    out: list[Point | None] = []
    for k in range(BINS):
        counts = [each.count[k] for each in rounds]
        if sum(counts) < FEW:
            out.append(None)
            continue
        claimed = sum(each.claimed[k] for each in rounds) / sum(counts)
        out.append(Point(claimed, share([each.came[k] for each in rounds], counts), sum(counts)))
    return out


def off_by(found: Sequence[Point | None]) -> float:
    """How far claims were from what came of them, on average."""
    some = [point for point in found if point]
    total = sum(point.count for point in some)
    return sum(abs(point.claimed - point.came.mean) * point.count for point in some) / total


# ---- the drawing --------------------------------------------------------------------------------

SIDE: Final = 200  #: of each square, in pixels
GAP: Final = 76
TOP: Final = 78

STYLE: Final = """
  svg { font: 13px system-ui, sans-serif; }
  .page { fill: #fff; } text { fill: #222; } .line { stroke: #999; fill: none; }
  .counting { stroke: #a84300; fill: #fff; } .reading { stroke: #1d4fb8; fill: #1d4fb8; }
  .counting, .reading { stroke-width: 1.6; }
  @media (prefers-color-scheme: dark) {
    .page { fill: #15181d; } text { fill: #e6e6e6; } .line { stroke: #777; }
    .counting { stroke: #ffb066; fill: #15181d; } .reading { stroke: #8fb8ff; fill: #8fb8ff; }
  }
"""


def drawing(found: dict[str, dict[str, list[Point | None]]]) -> str:
    """An SVG of how often claims came true: a square for each kind of players, a mark for each bin of a reading."""
    width, height = len(found) * (SIDE + GAP) + GAP, TOP + SIDE + 50
    told = " ".join(
        f"Among {bot} players, claims by counting are off by {off_by(each['counting']):.1%} on average,"
        f" claims by reading by {off_by(each['reading']):.1%}."
        for bot, each in found.items()
    )
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}"'
        f' height="{height}" role="img" aria-labelledby="title desc">',
        '<title id="title">How often claims about a hidden card come true</title>',
        f'<desc id="desc">Claimed chance against how often it came true; what is right lies on the diagonal. {told}'
        "</desc>",
        f"<style>{STYLE}</style>",
        f'<rect class="page" width="{width}" height="{height}"/>',
        mark("counting", GAP, 22, ""),
        f'<text x="{GAP + 12}" y="26">counting</text>',
        mark("reading", GAP + 110, 22, ""),
        f'<text x="{GAP + 122}" y="26">reading</text>',
    ]
    for number, (bot, each) in enumerate(found.items()):
        out += square(bot, each, GAP + number * (SIDE + GAP))
    return "\n".join([*out, "</svg>", ""])


def square(bot: str, each: dict[str, list[Point | None]], left: float) -> list[str]:
    """The square for one kind of players."""
    foot = TOP + SIDE
    out = [
        f'<text x="{left + SIDE / 2}" y="{TOP - 14}" text-anchor="middle">{bot} players</text>',
        f'<rect class="line" x="{left}" y="{TOP}" width="{SIDE}" height="{SIDE}"/>',
        f'<path class="line" stroke-dasharray="4 4" d="M{left} {foot}L{left + SIDE} {TOP}"/>',
        f'<text x="{left + SIDE / 2}" y="{foot + 40}" text-anchor="middle">claimed</text>',
        f'<text transform="translate({left - 52} {TOP + SIDE / 2}) rotate(-90)"'
        ' text-anchor="middle">came true</text>',
    ]
    for tick in (0, 50, 100):
        at = SIDE * tick / 100
        out.append(f'<text x="{left + at}" y="{foot + 18}" text-anchor="middle">{tick}%</text>')
        out.append(f'<text x="{left - 6}" y="{foot - at + 4}" text-anchor="end">{tick}%</text>')
    for reading in READINGS:
        for point in each[reading]:
            if point:
                x, y = left + SIDE * point.claimed, foot - SIDE * point.came.mean
                half = SIDE * (point.came.margin or 0)
                told = f"{reading}: {point.claimed:.0%} claimed, {cell(point)} came true"
                out.append(f'<path class="{reading}" d="M{x:.1f} {y - half:.1f}v{2 * half:.1f}"/>')
                out.append(mark(reading, x, y, told))
    return out


def mark(reading: str, x: float, y: float, told: str) -> str:
    """A ring for counting, a filled square for reading."""
    inside = f"<title>{told}</title>" if told else ""
    if reading == "counting":
        return f'<circle class="counting" cx="{x:.1f}" cy="{y:.1f}" r="4.5">{inside}</circle>'
    return f'<rect class="reading" x="{x - 3.5:.1f}" y="{y - 3.5:.1f}" width="7" height="7">{inside}</rect>'


# ---- the tables ---------------------------------------------------------------------------------


def cell(point: Point | None) -> str:
    """How often the claims of a bin came true."""
    if point is None:
        return "–"
    margin = "" if point.came.margin is None else f" ± {point.came.margin:.1%}"
    return f"{point.came.mean:.1%}{margin}"


def main() -> None:
    """Runs the measurement."""
    parser = argparse.ArgumentParser(description="Measure how well calibrated beliefs are.")
    parser.add_argument("--rounds", type=int, default=1500, help="at each table")
    parser.add_argument("--draw", type=Path, help="an SVG to write")
    wanted = parser.parse_args()
    COMPILER.get(wait=True)
    print("| Players | Table | Hands | counting | reading | reading knows more by |")
    print("|---|---|---:|---:|---:|---:|")
    found: dict[str, dict[str, list[Point | None]]] = {}
    for bot, (_, part) in PLAYS.items():
        every: dict[str, list[Claims]] = {reading: [] for reading in READINGS}
        for name, seats in TABLES:
            played = [play(name, seats, bot, k) for k in range(round(wanted.rounds * part))]
            some = {reading: [each[reading] for each in played] for reading in READINGS}
            for reading in READINGS:
                every[reading] += some[reading]
            print(f"| {bot} | {name}, {seats} | {row(some)} |", flush=True)
        found[bot] = {reading: points(every[reading]) for reading in READINGS}
    print()
    heads = [f"{bot}: {reading}" for bot in PLAYS for reading in READINGS]
    print(f"| Claimed | {' | '.join(heads)} |")
    print("|---|" + "---:|" * len(heads))
    for k in range(BINS):
        cells = [cell(found[bot][reading][k]) for bot in PLAYS for reading in READINGS]
        print(f"| {100 * k // BINS} to {100 * (k + 1) // BINS}% | {' | '.join(cells)} |")
    offs = [f"{off_by(found[bot][reading]):.1%}" for bot in PLAYS for reading in READINGS]
    print(f"| off by, on average | {' | '.join(offs)} |")
    if wanted.draw:
        wanted.draw.write_text(drawing(found), encoding="utf-8")


def row(some: dict[str, list[Claims]]) -> str:
    """The log scores of both readings, and the difference."""
    counts = [each.hands for each in some["counting"]]
    scores = {reading: [each.score for each in some[reading]] for reading in READINGS}
    means = [f"{sum(scores[reading]) / sum(counts):.3f}" for reading in READINGS]
    more = [r - c for c, r in zip(scores["counting"], scores["reading"], strict=True)]
    gain = share(more, counts)
    return f"{sum(counts):,} | {' | '.join(means)} | {gain.mean:.3f} ± {gain.margin or 0:.3f}"


if __name__ == "__main__":
    main()
