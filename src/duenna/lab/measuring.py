"""What a designer asks of an edition, from rounds and matches that the computer plays by itself."""

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from statistics import median
from typing import Any, Final

from duenna.arena.contest import Contest
from duenna.arena.estimate import Interval, estimate
from duenna.arena.measuring import measure
from duenna.arena.workers import Workers
from duenna.bots import BotError, Budget
from duenna.core.cards import Card
from duenna.core.editions import Edition
from duenna.core.events import Dealt, Played, Round, RoundOver
from duenna.core.game import Game
from duenna.lab.house import House
from duenna.play.simulate import match

PLAYER: Final = "counter"  #: the bot that plays all seats
PART: Final = 5  #: matches that a worker plays before it reports
ROLLOUTS: Final = 200  #: of `search`, for each of its moves
STRONG: Final = (
    1.6  #: times the fair share from which on holding a card at the deal decides too much
)
WEAK: Final = 0.45  #: and up to which it costs too much
FEW: Final = 30  #: times that a card must have been seen for a word on it


@dataclass
class Findings:
    """What was found of an edition; shares are of rounds."""

    house: House
    rounds: int = 0
    matches: int = 0
    moves: list[int] = field(default_factory=list)  #: plays, for each round
    length: list[int] = field(default_factory=list)  #: rounds, for each match
    first: list[float] = field(
        default_factory=list
    )  #: 1 where the seat that began won; shared where several won
    tied: int = 0  #: rounds that several won
    void: int = 0  #: rounds that nobody won
    showdowns: int = 0  #: rounds that came to a showdown
    dealt: dict[Card, list[float]] = field(default_factory=lambda: defaultdict(list))
    played: dict[Card, list[float]] = field(default_factory=lambda: defaultdict(list))
    skill: dict[str, Interval] = field(default_factory=dict)  #: the share of a bot against `random`

    @property
    def fair(self) -> float:
        """The share of a seat where all are alike."""
        return 1 / self.house.players

    @property
    def first_player(self) -> Interval:
        """The share of rounds that the seat which began won."""
        return estimate(self.first)

    def cards(self) -> Iterator[tuple[Card, Interval | None, Interval | None]]:
        """Each character of the deck: the share of a seat dealt it, and of a seat that played it; None if none did."""
        for card in self.house.edition.characters:
            yield card, _share(self.dealt, card), _share(self.played, card)

    def warnings(self) -> Iterator[tuple[str, dict[str, Any]]]:
        """What a designer should look at, each a key and its parts."""
        first = self.first_player
        if first.margin is not None and abs(first.mean - self.fair) - first.margin > 0.05:
            yield "first", {"share": first.mean}
        if self.void > 0.05 * self.rounds:
            yield "void", {"share": self.void / self.rounds}
        if self.tied > 0.1 * self.rounds:
            yield "tied", {"share": self.tied / self.rounds}
        if median(self.moves) < self.house.players:
            yield "short", {"moves": median(self.moves)}
        for card, dealt, _ in self.cards():
            if dealt is None or len(self.dealt[card]) < FEW or dealt.margin is None:
                continue
            if dealt.mean - dealt.margin > STRONG * self.fair:
                yield "strong", {"card": card, "share": dealt.mean}
            if dealt.mean + dealt.margin < WEAK * self.fair:
                yield "weak", {"card": card, "share": dealt.mean}
        skill = self.skill.get(PLAYER)
        if skill and skill.margin is not None and skill.mean - skill.margin < self.fair * 1.05:
            yield "luck", {"share": skill.mean}


def _share(seen: dict[Card, list[float]], card: Card) -> Interval | None:
    return estimate(seen[card]) if seen.get(card) else None


def measure_house(
    house: House,
    matches: int,
    seed: str,
    workers: Workers,
    progress: Callable[[int, int], None] = lambda done, of: None,
) -> Findings:
    """Plays so many matches of `counter`s, and rounds of `counter` and `search` against `random`. Raises BotError."""
    findings = Findings(house)
    parts = [range(at, min(at + PART, matches + 1)) for at in range(1, matches + 1, PART)]
    bots = (PLAYER,) * house.players
    found: dict[int, list[Game]] = {}
    for part, played in workers.run(partial(_play, house.edition, bots, seed), parts):
        if isinstance(played, BotError):
            raise played
        found[part[0]] = played
        progress(sum(map(len, found.values())), matches)
    for number in sorted(found):
        for game in found[number]:
            _count(findings, game)
    for bot, deals in ((PLAYER, max(10, matches)), ("search", max(10, matches // 4))):
        contest = Contest(
            house.edition,
            (bot, "random"),
            house.players,
            deals,
            seed,
            limits=Budget(rollouts=ROLLOUTS),
        )
        report = measure(contest, workers=workers).report
        findings.skill[bot] = report.tables[0].entrants[0].share
    return findings


def _play(edition: Edition, bots: Sequence[str], seed: str, numbers: range) -> list[Game]:
    return [match(edition, bots, f"{seed}/{number}") for number in numbers]


def _count(findings: Findings, game: Game) -> None:
    findings.matches += 1
    findings.length.append(game.round)
    starter, dealt, played = 0, dict[int, Card](), list[tuple[int, Card]]()
    for event in game.events:
        match event:
            case Round():
                starter, dealt, played = event.starter, {}, []
            case Dealt(seat=seat, card=card) if card is not None:
                dealt[seat] = card
            case Played(seat=seat, card=card):
                played.append((seat, card))
            case RoundOver(winners=winners, how=how):
                won = {seat: 1 / len(winners) for seat in winners}
                findings.rounds += 1
                findings.moves.append(len(played))
                findings.first.append(won.get(starter, 0.0))
                findings.tied += len(winners) > 1
                findings.void += not winners
                findings.showdowns += how != "survival"
                for seat, card in dealt.items():
                    findings.dealt[card].append(won.get(seat, 0.0))
                for seat, card in dict.fromkeys(played):
                    findings.played[card].append(won.get(seat, 0.0))
