"""One seat's match in numbers, luck told apart from skill."""

from collections.abc import Sequence
from itertools import pairwise

from duenna.analysis.report import Decision, Point, Summary
from duenna.analysis.verdict import WORDS
from duenna.core.frozen import Frozen


def summarise(seat: int, points: Sequence[Point], decisions: Sequence[Decision]) -> Summary:
    """The summary of a seat, from all points of the match and all decisions."""
    mine = {
        (decision.round, decision.move): decision for decision in decisions if decision.seat == seat
    }
    skill = luck = 0.0
    for point, following in pairwise(points):
        decision = mine.get((point.round, point.move))
        if decision is None:
            luck += following.chances[seat].chance - point.chances[seat].chance
        else:
            skill -= decision.cost.chance
            luck += decision.luck
    free = [decision for decision in mine.values() if decision.options > 1]
    guesses = [each for each in mine.values() if each.guess is not None and each.hit is not None]
    return Summary(
        seat=seat,
        decisions=len(free),
        words=Frozen({word: sum(each.word == word for each in free) for word in WORDS}),
        average_cost=sum(each.cost.chance for each in free) / len(free) if free else 0.0,
        guesses=len(guesses),
        hits=sum(bool(each.hit) for each in guesses),
        expected_hits=sum(each.guess.reading for each in guesses if each.guess is not None),
        first=points[0].chances[seat].chance,
        last=points[-1].chances[seat].chance,
        skill=skill,
        luck=luck,
    )
