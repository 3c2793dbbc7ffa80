"""What an analysis consists of, as plain values and as JSON."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from duenna.analysis.trials import Estimate
from duenna.analysis.verdict import THRESHOLDS, WORDS
from duenna.belief import Chances
from duenna.core.actions import Move
from duenna.core.cards import Card
from duenna.core.editions import Edition

FORMAT: Final = 1
READINGS: Final = ("counting", "reading")


@dataclass(frozen=True)
class Guess:
    """A card or value that could be named on a seat, with the chance that it is there."""

    seat: int
    guess: str  #: its word, as in a move
    counting: float  #: if every deal that fits counts the same
    reading: float  #: if the others go by rules of thumb, too


@dataclass(frozen=True)
class Reason:
    """Why a move was better: one of `reasons.REASONS`, with what it is about; docs/analysis.md lists them."""

    key: str
    played: float | None = None  #: how often, or how likely, after the move made
    best: float | None = None  #: and after the better one
    guess: str | None = None
    seat: int | None = None
    card: Card | None = None
    count: int | None = None  #: copies of a card


@dataclass(frozen=True)
class Perhaps:
    """A move that would have been better if the others play as the reading takes them to, but not by counting alone."""

    move: Move
    cost: Estimate  #: of the move made beside it, by the reading
    word: str  #: what that would deserve


@dataclass(frozen=True)
class Hand:
    """What the decider could know of one hand: the chance of each card."""

    seat: int
    counting: Chances
    reading: Chances


@dataclass(frozen=True)
class Decision:
    """One choice of one seat. Chances are to win the match, in the eyes of the seat that chose."""

    round: int
    move: int  #: its number in the round, from 1
    seat: int
    question: str  #: play, return, reply or look
    hand: tuple[Card, ...]  #: the decider's own cards
    hands: tuple[Hand, ...]  #: those of the others in the round
    options: int  #: how many moves were legal
    played: Move
    best: Move  #: the move played, if none is better by both readings
    before: Estimate  #: after the best move
    after: Estimate  #: after the move played, before what came of it
    cost: Estimate  #: best less played, over the same worlds: never below 0
    counted: Estimate  #: the same by counting alone
    word: str  #: one of WORDS: what both costs deserve
    reasons: tuple[Reason, ...]  #: why the best move is better; none for a move that is fine
    perhaps: Perhaps | None  #: what the reading alone would have had rather
    luck: float  #: what came of it until the next decision, beyond `after`
    guess: Guess | None  #: what was named, unless it could not hit
    hit: bool | None  #: whether it was there
    there: (
        Card | None
    )  #: the card that was there, which the decider could not see: told, never used
    best_guess: Guess | None  #: the guess most likely to hit, by counting, that was legal here


@dataclass(frozen=True)
class Point:
    """A moment of the match, with each seat's chance to win it, in that seat's own eyes."""

    round: int
    move: int  #: the decision that is about to be made; 0: the round is about to be dealt, or the match is over
    chances: Mapping[int, Estimate]
    hands: Mapping[
        int, tuple[Hand, ...]
    ]  #: what each seat could know of the others' hands; none at move 0


@dataclass(frozen=True)
class Summary:
    """One seat's match. `first` + `skill` + `luck` = `last`."""

    seat: int
    decisions: int  #: with more than one legal move
    words: Mapping[str, int]  #: how many of them deserved each word
    average_cost: float
    guesses: int
    hits: int
    expected_hits: float  #: the sum of their chances by reading
    first: float  #: the chance to win the match before the first deal
    last: float  #: and after the end
    skill: float  #: what all decisions cost, as a number that is never above 0
    luck: float  #: all that the seat's own choices did not cause


@dataclass(frozen=True)
class Analysis:
    """A match analysed for some of its seats."""

    edition: Edition
    names: tuple[str, ...]
    seats: tuple[int, ...]
    worlds: int  #: in which each decision was tried
    seed: str
    points: tuple[Point, ...]
    decisions: tuple[Decision, ...]
    summaries: tuple[Summary, ...]

    def to_json(self) -> dict[str, Any]:
        """The analysis as plain JSON values, cards and moves as text; docs/analysis.md describes them."""
        return {
            "format": FORMAT,
            "edition": self.edition.name,
            "asked": self.edition.asked,
            "knobs": self.edition.knobs,
            "players": list(self.names),
            "seats": list(self.seats),
            "worlds": self.worlds,
            "seed": self.seed,
            "thresholds": THRESHOLDS,
            "points": [
                {
                    "round": point.round,
                    "move": point.move,
                    "chances": {str(seat): _estimate(e) for seat, e in point.chances.items()},
                }
                for point in self.points
            ],
            "decisions": [self._decision(decision) for decision in self.decisions],
            "summaries": [_summary(summary) for summary in self.summaries],
        }

    def known_to(self, seat: int) -> dict[str, Any]:
        """What that seat could know of the others' hands at each of `points`, as plain JSON values."""
        return {
            "seat": seat,
            "points": [
                [self._hand(hand) for hand in point.hands.get(seat, ())] for point in self.points
            ],
        }

    def _decision(self, decision: Decision) -> dict[str, Any]:
        return {
            "round": decision.round,
            "move": decision.move,
            "seat": decision.seat,
            "question": decision.question,
            "hand": [self.edition.word(card) for card in decision.hand],
            "hands": [self._hand(hand) for hand in decision.hands],
            "options": decision.options,
            "played": str(decision.played),
            "best": str(decision.best),
            "before": _estimate(decision.before),
            "after": _estimate(decision.after),
            "cost": _estimate(decision.cost),
            "counted": _estimate(decision.counted),
            "word": decision.word,
            "reasons": [self._reason(reason) for reason in decision.reasons],
            "perhaps": _perhaps(decision.perhaps),
            "luck": _short(decision.luck),
            "guess": _guess(decision.guess),
            "hit": decision.hit,
            "there": None if decision.there is None else self.edition.word(decision.there),
            "best_guess": _guess(decision.best_guess),
        }

    def _reason(self, reason: Reason) -> dict[str, Any]:
        parts = {name: value for name, value in vars(reason).items() if value is not None}
        out = {"reason": parts.pop("key"), **parts}
        if reason.card is not None:
            out["card"] = self.edition.word(reason.card)
        return {name: _short(v) if isinstance(v, float) else v for name, v in out.items()}

    def _hand(self, hand: Hand) -> dict[str, Any]:
        return {
            "seat": hand.seat,
            "counting": self._chances(hand.counting),
            "reading": self._chances(hand.reading),
        }

    def _chances(self, chances: Chances) -> dict[str, float]:
        return {self.edition.word(card): _short(chance) for card, chance in chances.items()}


def _estimate(estimate: Estimate) -> dict[str, float]:
    return {"chance": _short(estimate.chance), "error": _short(estimate.standard_error)}


def _perhaps(perhaps: Perhaps | None) -> dict[str, Any] | None:
    if perhaps is None:
        return None
    return {
        "move": str(perhaps.move),
        "cost": _estimate(perhaps.cost),
        "word": perhaps.word,
    }


def _guess(guess: Guess | None) -> dict[str, Any] | None:
    if guess is None:
        return None
    return {
        "seat": guess.seat,
        "guess": guess.guess,
        "counting": _short(guess.counting),
        "reading": _short(guess.reading),
    }


def _summary(summary: Summary) -> dict[str, Any]:
    return {
        "seat": summary.seat,
        "decisions": summary.decisions,
        "words": {word: summary.words[word] for word in WORDS},
        "average_cost": _short(summary.average_cost),
        "guesses": summary.guesses,
        "hits": summary.hits,
        "expected_hits": _short(summary.expected_hits),
        "first": _short(summary.first),
        "last": _short(summary.last),
        "skill": _short(summary.skill),
        "luck": _short(summary.luck),
    }


def _short(number: float) -> float:
    return round(number, 6)
