"""The analysis of a match: right where it can be worked out, consistent everywhere, blind to what was hidden."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from helpers import TABLES, secrets_of, walk

from duenna.analysis import Analysis, AnalysisError, Decision, analyse, word_for
from duenna.analysis.match import MIN_WORLDS
from duenna.analysis.trials import Estimate, Trials
from duenna.belief import COUNTING, Belief
from duenna.core.actions import Move
from duenna.core.cards import Card
from duenna.core.editions import find_edition
from duenna.core.events import RoundOver
from duenna.core.game import Deal, Game
from duenna.core.record import from_record, to_record
from duenna.solve import rollouts
from duenna.solve.rollouts import ThumbPolicy, race
from duenna.terminal.analysis import tell_analysis
from duenna.terminal.screen import Screen
from duenna.text.languages import LANGUAGES
from duenna.text.words import Words

#: One burned and three aside, Ann's and Bob's, then what is drawn in turn: Ann can see Bob's Princess and
#: draws a King to her Guard.
SEEN = "baron baron handmaid handmaid guard princess priest guard king countess"


def dealt(words: str, **knobs: Any) -> Game:
    """A classic match of Ann and Bob whose first deck begins so, Ann to start."""
    edition = find_edition("classic", 2, **knobs)
    first = [edition.card(word) for word in words.split()]
    rest = list(edition.deck_for(2))
    for card in first:
        rest.remove(card)
    return Game(edition, ["Ann", "Bob"], seed=1, deals=[Deal((*first, *rest), 1)])


def play(game: Game, moves: Iterable[str]) -> Game:
    for move in moves:
        game.play(move)
    return game


def finish(game: Game, seed: int = 1) -> Game:
    """The match played on to its end by chance."""
    for _ in walk(game, Random(seed)):
        pass
    return game


def finished(name: str, seats: int, seed: int, **knobs: Any) -> Game:
    return finish(Game(find_edition(name, seats, **knobs), seats, seed=seed), seed)


def replayed(game: Game) -> Iterator[tuple[Game, Move]]:
    """The match once more: how it stood before each move, and the move."""
    again = Game(game.edition, game.names, seed=game.seed, deals=game.deals)
    for number, moves in enumerate(game.moves):
        if number:
            again.next_round()
        for move in moves:
            yield again, move
            again.play(move)


# ---- what can be worked out


def test_a_sure_hit_not_taken_is_a_blunder() -> None:
    game = finish(play(dealt(SEEN, tokens=1), ["priest 2", "guard 1 priest", "guard 2 priest"]))
    analysis = analyse(game, worlds=400)
    decision = analysis.decisions[2]
    assert decision.seat == 1
    assert str(decision.best) == "guard 2 princess"
    assert (decision.before.chance, decision.before.standard_error) == (1.0, 0.0)
    assert decision.word == "blunder"
    # Bob may now name her King, or win with the higher card.
    assert decision.cost.chance == pytest.approx(1.0 - decision.after.chance)
    assert decision.cost.chance > 0.2
    assert decision.guess is not None
    assert (decision.guess.counting, decision.guess.reading, decision.hit) == (0.0, 0.0, False)
    best = decision.best_guess
    assert best is not None
    assert (best.seat, best.guess, best.counting, best.reading) == (2, "princess", 1.0, 1.0)


def test_a_sure_hit_taken_costs_nothing_and_was_no_luck() -> None:
    game = play(dealt(SEEN, tokens=1), ["priest 2", "guard 1 priest", "guard 2 princess"])
    assert game.winners == (1,)
    analysis = analyse(game, worlds=50)
    last = analysis.decisions[-1]
    assert (last.word, last.cost.chance, last.luck, last.hit) == ("fine", 0.0, 0.0, True)
    assert last.after.chance == 1.0


def test_before_the_first_turn_ends_every_card_counts_the_same() -> None:
    game = finish(play(dealt(SEEN, tokens=1), ["priest 2"]))
    (hand,) = analyse(game, worlds=MIN_WORLDS).decisions[0].hands
    # Ann saw three cards aside, her Guard and her Priest: eleven are left.
    left = {
        "guard": 4,
        "priest": 1,
        "baron": 1,
        "prince": 2,
        "king": 1,
        "countess": 1,
        "princess": 1,
    }
    expected = {game.edition.card(word): count / 11 for word, count in left.items()}
    assert hand.counting == pytest.approx(expected)
    assert hand.reading == pytest.approx(expected)  # Bob has done nothing yet


@pytest.mark.parametrize("seed", [62, 71, 74, 85, 87, 95])  # matches that come so far
def test_chances_at_the_last_card_are_those_of_the_belief(seed: int) -> None:
    """With nothing left to draw a move ends the round, so that its worth is a sum over the other's hand."""
    game = finished("classic", 2, seed, tokens=1)
    analysis = analyse(game, worlds=600)
    reached = 0
    for decision, (before, move) in zip(analysis.decisions, replayed(game), strict=True):
        drawable = any(option.card == Card.PRINCE for option in before.legal_moves())
        if secrets_of(before)[1].left or drawable or before.question != "play":
            continue
        reached += len(before.legal_moves()) > 1
        (hand,) = decision.hands
        exact = {
            option: sum(p * _worth(before, option, card) for card, p in hand.reading.items())
            for option in before.legal_moves()
        }
        for found, wanted in (
            (decision.after, exact[move]),
            (decision.before, max(exact.values())),
        ):
            assert abs(found.chance - wanted) <= 4.5 * found.standard_error + 1e-9
    assert reached


def _worth(game: Game, move: Move, card: Card) -> float:
    """The chance to win the match for who moves, if the other holds that card."""
    trial = game.copy()
    seat = trial.decider
    assert seat is not None
    secrets_of(trial)[1].hand[3 - seat] = card
    trial.play(move)
    assert trial.over
    return (seat in trial.winners) / len(trial.winners)


@pytest.mark.parametrize(
    ("name", "seats", "seed"), [("classic", 2, 5), ("modern", 3, 11), ("kanai", 3, 11)]
)
def test_a_guess_has_the_chance_that_the_belief_gives(name: str, seats: int, seed: int) -> None:
    game = finished(name, seats, seed, tokens=2)
    analysis = analyse(game, worlds=MIN_WORLDS)
    guesses = 0
    for decision, (before, _) in zip(analysis.decisions, replayed(game), strict=True):
        seat = before.decider
        assert seat is not None
        assert decision.hand == before.view(seat).hand
        told = before.view(seat), before.events_for(seat)
        thumb = ThumbPolicy(game.edition, game.players)
        hands = [Belief.of(*told, policy).hands() for policy in (COUNTING, thumb)]
        for hand in decision.hands:
            assert [hand.counting, hand.reading] == [each[hand.seat] for each in hands]
        if decision.guess is not None:
            guesses += 1
            named = next(g.cards for g in game.edition.guesses if g.text == decision.guess.guess)
            chances = [sum(each[decision.guess.seat].get(c, 0) for c in named) for each in hands]
            assert [decision.guess.counting, decision.guess.reading] == pytest.approx(chances)
            assert decision.best_guess is not None
            assert decision.best_guess.counting >= decision.guess.counting
            held = before.view(decision.guess.seat).hand[0]
            assert decision.there == held
            assert decision.hit == (held in named)
            if decision.hit:
                assert min(chances) > 0
    assert guesses > 3


@pytest.mark.parametrize("seed", range(3))
def test_no_move_is_better_than_the_best_by_other_worlds(seed: int) -> None:
    game = finished("modern", 3, seed, tokens=1)
    analysis = analyse(game, worlds=400)
    for decision, (before, _) in zip(analysis.decisions, replayed(game), strict=True):
        view, events = before.view(decision.seat), before.events_for(decision.seat)
        belief = Belief.of(view, events, ThumbPolicy(game.edition, game.players))
        trials = Trials(belief, events, "other worlds")
        found = trials.tried([option.action for option in view.options], 400)
        best = found[view.options.index(decision.best)]
        for other in found:
            lead = Estimate.of([one - two for one, two in zip(other, best, strict=True)])
            assert lead.chance <= 3.5 * lead.standard_error + 0.01


def test_between_rounds_the_tokens_alone_count() -> None:
    game = finished("classic", 2, 3, tokens=3)
    between = [point for point in analyse(game, worlds=MIN_WORLDS).points if point.move == 0]
    assert len(between) == len(game.moves) + 1
    tokens = {1: 0, 2: 0}
    for point, (won, _) in zip(between, [*pairwise([*_winners(game), ()])], strict=False):
        fair = race(3 - tokens[1], (3 - tokens[2],))
        assert point.chances[1].chance == pytest.approx(fair, abs=1e-9)
        assert point.chances[1].standard_error == 0
        for seat in won:
            tokens[seat] += 1


def _winners(game: Game) -> list[tuple[int, ...]]:
    return [event.winners for event in game.events if isinstance(event, RoundOver)]


# ---- consistent everywhere


def check(analysis: Analysis, game: Game) -> None:
    """What holds of every analysis."""
    first, last = analysis.points[0], analysis.points[-1]
    for summary in analysis.summaries:
        seat = summary.seat
        assert first.chances[seat].chance == pytest.approx(1 / game.players)
        won = (seat in game.winners) / len(game.winners)
        assert last.chances[seat].chance == pytest.approx(won)
        assert summary.first + summary.skill + summary.luck == pytest.approx(summary.last, abs=1e-9)
        assert summary.skill <= 0
        assert sum(summary.words.values()) == summary.decisions
    for point in analysis.points:
        assert all(0 <= each.chance <= 1 for each in point.chances.values())
    for decision in analysis.decisions:
        _check_decision(decision)


def _check_decision(decision: Decision) -> None:
    assert decision.cost.chance >= 0
    gap = decision.before.chance - decision.after.chance
    assert gap == pytest.approx(decision.cost.chance, abs=1e-9)
    if decision.options == 1 or decision.best == decision.played:
        assert (decision.cost.chance, decision.cost.standard_error, decision.word) == (0, 0, "fine")
    for hand in decision.hands:
        assert sum(hand.counting.values()) == pytest.approx(1)
        assert sum(hand.reading.values()) == pytest.approx(1)
        assert hand.seat != decision.seat


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_table_can_be_analysed_and_told(
    name: str, seats: int, capsys: pytest.CaptureFixture[str]
) -> None:
    game = finished(name, seats, 5, tokens=1)
    analysis = analyse(game, worlds=MIN_WORLDS)
    assert len(analysis.decisions) == sum(map(len, game.moves))
    assert [str(decision.played) for decision in analysis.decisions] == [
        str(move) for moves in game.moves for move in moves
    ]
    check(analysis, game)
    for language in LANGUAGES:
        tell_analysis(analysis, Words(language), Screen(), tables=True)
        assert game.names[0] in capsys.readouterr().out


def test_a_longer_match_with_more_worlds_adds_up_too() -> None:
    game = finished("modern", 4, 8, tokens=2)
    analysis = analyse(game, worlds=60)
    check(analysis, game)
    # Told again from its parts: each step's change is the cost of who chose, or luck.
    for seat in analysis.seats:
        mine = [decision for decision in analysis.decisions if decision.seat == seat]
        moves = {(decision.round, decision.move) for decision in mine}
        others = sum(
            after.chances[seat].chance - before.chances[seat].chance
            for before, after in pairwise(analysis.points)
            if (before.round, before.move) not in moves
        )
        summary = analysis.summaries[seat - 1]
        assert summary.luck == pytest.approx(others + sum(each.luck for each in mine))
        assert summary.skill == pytest.approx(-sum(each.cost.chance for each in mine))


def test_the_same_numbers_give_the_same_analysis() -> None:
    game = finished("modern", 3, 4, tokens=1)
    whole = analyse(game, worlds=30).to_json()
    assert analyse(to_record(game), worlds=30).to_json() == whole
    assert analyse(game, worlds=30, seed=2).to_json()["points"] != whole["points"]
    alone = analyse(game, [2], worlds=30).to_json()
    assert alone["decisions"] == [each for each in whole["decisions"] if each["seat"] == 2]
    assert alone["summaries"] == [whole["summaries"][1]]


def test_without_the_compiled_engine_all_is_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numba")
    game = finished("classic", 2, 2, tokens=1)
    compiled = analyse(game, worlds=MIN_WORLDS)
    monkeypatch.setattr(rollouts.COMPILER, "get", lambda wait: None)
    assert analyse(game, worlds=MIN_WORLDS) == compiled


# ---- blind to what was hidden


def test_what_nobody_could_see_changes_no_analysis() -> None:
    """The card burned and the last of the deck change places, and neither is ever drawn."""
    moves = ["priest 2", "guard 1 priest", "guard 2 princess"]
    deck = dealt(SEEN, tokens=1).deals[0].deck
    swapped = (deck[-1], *deck[1:-1], deck[0])
    assert swapped[0] != deck[0]
    analyses = []
    for cards in (deck, swapped):
        game = Game("classic", ["Ann", "Bob"], seed=1, deals=[Deal(cards, 1)], tokens=1)
        analyses.append(analyse(play(game, moves), worlds=50).to_json())
    assert analyses[0]["decisions"] == analyses[1]["decisions"]
    assert analyses[0]["points"] == analyses[1]["points"]


# ---- words, and what is refused


@pytest.mark.parametrize(
    ("cost", "error", "word"),
    [
        (0.0, 0.0, "fine"),
        (0.0099, 0.0, "fine"),
        (0.01, 0.0, "inaccuracy"),
        (0.03, 0.0, "mistake"),
        (0.06, 0.0, "blunder"),
        (0.06, 0.001, "mistake"),
        (0.5, 0.25, "fine"),
    ],
)
def test_no_word_is_harsher_than_the_error_allows(cost: float, error: float, word: str) -> None:
    assert word_for(cost, error) == word


def test_what_cannot_be_analysed_is_refused() -> None:
    with pytest.raises(AnalysisError, match="not over"):
        analyse(Game("classic", 2, seed=1))
    over = finished("classic", 2, 1, tokens=1)
    for worlds in (0, -1, MIN_WORLDS - 1, 10**9):
        with pytest.raises(AnalysisError, match="worlds"):
            analyse(over, worlds=worlds)
    for seats in ([0], [3], ["x"]):
        with pytest.raises(AnalysisError, match="no seat"):
            analyse(over, seats)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", ["modern", "kanai", "premium"])
def test_a_match_from_a_position_is_analysed_by_what_the_position_shows(name: str) -> None:
    game = Game(name, 3 if name != "premium" else 5, seed=8)
    moves = walk(game, Random(2))
    while len(game.moves[-1]) < 3:
        next(moves)
    start = game.position()
    played = finish(Game.from_position(start, seed=4), 5)
    analysis = analyse(from_record(to_record(played)), worlds=MIN_WORLDS)
    first = analysis.decisions[0]
    before = Game.from_position(start)
    assert (first.seat, first.played) == (before.decider, played.moves[0][0])
    counted = Belief.from_view(before.view(first.seat)).hands()
    assert {hand.seat: hand.counting for hand in first.hands} == counted
    # By the tokens as they then stood, before anything of this round counted.
    assert [(point.round, point.move) for point in analysis.points[:2]] == [(1, 0), (1, 1)]
    assert len(analysis.decisions) == sum(map(len, played.moves))
    check(analysis, played)


def test_a_guess_that_nobody_was_left_for_is_said_to_be_none(
    capsys: pytest.CaptureFixture[str],
) -> None:
    position = "classic/2 hands=guard,king drawn=priest deck=baron,guard burned=guard protected=2 tokens=6,0"
    game = Game.from_position(position, ["Ann", "Bob"], seed=3)
    game.play("guard")
    analysis = analyse(finish(game), worlds=MIN_WORLDS)
    assert analysis.decisions[0].guess is None
    tell_analysis(analysis, Words("en"), Screen(), moves=True)
    told = " ".join(capsys.readouterr().out.split())
    assert "There was nobody to guess at." in told.partition("1. Ann: Guard.")[2].partition("2.")[0]


def test_progress_is_told_decision_by_decision() -> None:
    game = finished("classic", 2, 1, tokens=1)
    told: list[Sequence[int]] = []
    analyse(game, worlds=MIN_WORLDS, progress=lambda done, of: told.append((done, of)))
    count = sum(map(len, game.moves))
    assert told == [(k, count) for k in range(1, count + 1)]
