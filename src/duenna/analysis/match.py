"""A match gone through once more, event by event, with each seat's beliefs brought along."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from duenna.analysis.guesses import best_guess, guess_made
from duenna.analysis.judge import Verdict, judge
from duenna.analysis.reasons import Choice, reasons
from duenna.analysis.report import Analysis, Decision, Hand, Perhaps, Point, Reason
from duenna.analysis.summary import summarise
from duenna.analysis.trials import Estimate, Trials
from duenna.analysis.verdict import WORDS, word_by_both, word_for
from duenna.belief import COUNTING, Belief
from duenna.core.actions import Move
from duenna.core.editions import Edition
from duenna.core.errors import DuennaError
from duenna.core.events import Asked, Assassin, Event, Hit, Missed, Round
from duenna.core.frozen import Frozen
from duenna.core.game import Game
from duenna.core.record import from_record
from duenna.solve.rollouts import COMPILER, Stakes, ThumbPolicy

MOST_WORLDS: Final = 1500  #: tried for each decision, if rollouts are compiled
LEAST_WORLDS: Final = 250
ALL_WORLDS: Final = (
    250_000  #: tried for a whole match, for each seat; long ones make do with fewer for each
)
FEW_WORLDS: Final = 60  #: tried for each decision, if rollouts are not compiled
MIN_WORLDS: Final = 10  #: fewest worlds in which a decision may be tried
MAX_WORLDS: Final = 1_000_000  #: most worlds in which a decision may be tried
EXPLAINED: Final = 300  #: most worlds in which it is looked why a move was better
LOOKING_ON: Final = 4  #: a seat that is not deciding gets one world for this many of the decider's

Progress = Callable[[int, int], None]  #: told how many decisions are done, of how many


class AnalysisError(DuennaError):
    """A match that cannot be analysed."""


def analyse(
    match: Game | Mapping[str, Any],
    seats: Iterable[int] | None = None,
    worlds: int | None = None,
    *,
    seed: str | int = 1,
    progress: Progress = lambda done, of: None,
) -> Analysis:
    """The analysis of a match, or of its record, for these seats (all if not given); its last round must be over.

    Each decision is tried in `worlds` deals, drawn from `seed`: the same numbers give the same analysis.
    Of a match that began from a position each seat knows at first what its view says, and no more.

    Raises AnalysisError for a match in the middle of a round, for seats there are none of and for numbers of worlds
    beyond all use; RecordError for what is no record.
    """
    game = match if isinstance(match, Game) else from_record(match)
    if not game.round_over:
        raise AnalysisError(
            "The last round is not over: the match can be analysed when it is.",
            "analysis-not-over",
        )
    chosen = tuple(range(1, game.players + 1)) if seats is None else tuple(sorted(set(seats)))
    for seat in chosen:
        if not (isinstance(seat, int) and 1 <= seat <= game.players):
            raise AnalysisError(f"There is no seat {seat!r}: there are {game.players}.")
    if worlds is None:
        worlds = usual_worlds(game)
    if not MIN_WORLDS <= worlds <= MAX_WORLDS:
        raise AnalysisError(f"There must be {MIN_WORLDS} to {MAX_WORLDS} worlds, not {worlds}.")
    readers = [_Reader(game, seat) for seat in chosen]
    walk = _Walk(game, readers, worlds, str(seed), progress)
    walk.go()
    return Analysis(
        edition=game.edition,
        names=game.names,
        seats=chosen,
        worlds=worlds,
        seed=str(seed),
        points=tuple(walk.points),
        decisions=tuple(walk.decisions),
        summaries=tuple(summarise(seat, walk.points, walk.decisions) for seat in chosen),
    )


def usual_worlds(game: Game) -> int:
    """In how many worlds each decision of the match is tried, if nobody says."""
    if not COMPILER.get(wait=True):
        return FEW_WORLDS
    moves = sum(map(len, game.moves))
    return max(LEAST_WORLDS, min(MOST_WORLDS, ALL_WORLDS // (moves * game.players)))


class _Reader:
    """A seat with all it has learned, and what it makes of that."""

    def __init__(self, game: Game, seat: int) -> None:
        self.seat = seat
        thumb = ThumbPolicy(game.edition, game.players)
        if game.start is None:
            self.counting = Belief(game.edition, game.players, seat, COUNTING)
            self.reading = Belief(game.edition, game.players, seat, thumb)
        else:
            view = Game.from_position(game.start).view(seat)
            self.counting = Belief.from_view(view, COUNTING)
            self.reading = Belief.from_view(view, thumb)
        self.told: list[Event] = []  #: in this round

    def learn(self, event: Event) -> None:
        """Learns of the event, as far as the seat may."""
        mine = event.for_reader(self.seat)
        if isinstance(event, Round):
            self.told = []
        self.told.append(mine)
        self.counting.learn(mine)
        self.reading.learn(mine)

    def equity(self) -> float:
        """The chance to win the match, between rounds."""
        view = self.reading.view
        return Stakes(view).equity(view) if view.round else 1 / view.players

    def hands(self) -> tuple[Hand, ...]:
        """The chances of the other hands."""
        counting, reading = self.counting.hands(), self.reading.hands()
        return tuple(Hand(seat, counting[seat], reading[seat]) for seat in counting)


@dataclass
class _Walk:
    """The way through a match: the points passed and the decisions met so far."""

    game: Game
    readers: Sequence[_Reader]
    worlds: int
    seed: str
    progress: Progress

    def __post_init__(self) -> None:
        self.points: list[Point] = []
        self.decisions: list[Decision] = []
        self._open = False  # whether what came of the last decision is still to be seen
        self._played = [move for moves in self.game.moves for move in moves]
        self._truth = self.game.begun()  # told after the event, never used
        self._done = self._round = self._move = 0

    def go(self) -> None:
        """Goes through the whole match."""
        if self.game.start is not None:
            self._between(self._truth.round)
            if self._truth.decider is not None:
                self._asked(self._truth.decider)
        for event in self.game.events:
            if isinstance(event, Round):
                self._between(event.round)
                if self._truth.round < event.round:
                    self._truth.next_round()
            for reader in self.readers:
                reader.learn(event)
            if isinstance(event, Hit | Missed | Assassin):
                self._see_guess(isinstance(event, Hit))
            elif isinstance(event, Asked):
                self._asked(event.seat)
        self._between(self._round)

    def _between(self, number: int) -> None:
        """A round is about to be dealt, or the match is over."""
        chances = {reader.seat: Estimate(reader.equity()) for reader in self.readers}
        self._pass(Point(number, 0, Frozen(chances), Frozen()))
        self._round, self._move = number, 0

    def _pass(self, point: Point) -> None:
        """Notes a point, and with it what came of the decision before."""
        self.points.append(point)
        if self._open:
            last = self.decisions[-1]
            luck = point.chances[last.seat].chance - last.after.chance
            self.decisions[-1] = replace(last, luck=luck)
            self._open = False

    def _see_guess(self, hit: bool) -> None:
        if self._open and self.decisions[-1].guess is not None and self.decisions[-1].hit is None:
            self.decisions[-1] = replace(self.decisions[-1], hit=hit)

    def _asked(self, seat: int) -> None:
        self._move += 1
        move = self._played[self._done]
        chances: dict[int, Estimate] = {}
        hands = {reader.seat: reader.hands() for reader in self.readers}
        decision = None
        for reader in self.readers:
            if reader.seat == seat:
                decision = self._decide(reader, move, hands[seat])
                chances[seat] = decision.before
            else:
                chances[reader.seat] = self._trials(reader).whole(self.worlds // LOOKING_ON)
        self._pass(Point(self._round, self._move, Frozen(chances), Frozen(hands)))
        if decision is not None:
            self.decisions.append(decision)
            self._open = True
        self._truth.play(move)
        self._done += 1
        self.progress(self._done, len(self._played))

    def _trials(self, reader: _Reader, *, counting: bool = False) -> Trials:
        """Worlds for that seat at this point: the same ones whoever else is analysed."""
        seed = f"{self.seed}/{self._done}/{reader.seat}"
        if counting:
            return Trials(reader.counting, reader.told, f"{seed}/counting")
        return Trials(reader.reading, reader.told, seed)

    def _decide(self, reader: _Reader, move: Move, hands: tuple[Hand, ...]) -> Decision:
        view = reader.reading.view
        others = [option.action for option in view.options if option != move]
        reading, counting = self._trials(reader), self._trials(reader, counting=True)
        verdict = judge(reading, counting, move.action, others, self.worlds)
        word = word_by_both(
            *((each.chance, each.standard_error) for each in (verdict.cost, verdict.counted))
        )
        best = Move(view.edition, verdict.best)
        why: tuple[Reason, ...] = ()
        if word != WORDS[0]:
            courses = reading.courses([move.action, verdict.best], min(self.worlds, EXPLAINED))
            choice = Choice(
                view,
                move,
                best,
                hands,
                reader.reading.knowers(reader.seat),
                [*zip(*courses, strict=True)],
            )
            why = reasons(choice)
        guess = guess_made(view, move, hands)
        assert view.question is not None
        return Decision(
            round=self._round,
            move=self._move,
            seat=reader.seat,
            question=view.question,
            hand=view.hand,
            hands=hands,
            options=len(view.options),
            played=move,
            best=best,
            before=verdict.before,
            after=verdict.after,
            cost=verdict.cost,
            counted=verdict.counted,
            word=word,
            reasons=why,
            perhaps=_perhaps(view.edition, verdict, word),
            luck=0.0,
            guess=guess,
            hit=None,
            there=self._truth.view(guess.seat).hand[0] if guess else None,
            best_guess=best_guess(view, hands),
        )


def _perhaps(edition: Edition, verdict: Verdict, word: str) -> Perhaps | None:
    """Another move that the reading alone would have had rather, if to it the move made deserves a harsher word."""
    cost = verdict.doubtful
    alone = word_for(cost.chance, cost.standard_error)
    if verdict.reader == verdict.best or WORDS.index(alone) <= WORDS.index(word):
        return None
    return Perhaps(Move(edition, verdict.reader), cost, alone)
