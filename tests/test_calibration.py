"""Calibration under generated play: what is believed comes true as often as it says, and no wrong belief does."""

from collections.abc import Sequence
from random import Random
from xml.etree import ElementTree

import calibration
import pytest
from calibration import BINS, READINGS, Claims
from deals import POLICIES
from helpers import secrets_of

from duenna.belief import Belief, Policy
from duenna.core import rules
from duenna.core.cards import Card
from duenna.core.game import Game
from duenna.core.state import Rules, State


def choose(policy: Policy, s: State, e: Rules, random: Random) -> int:
    """What a player does who follows the policy: which of its moves, by number."""
    actions = [rules.nth_action(s, e, k) for k in range(rules.count_actions(s, e))]
    chances = [policy.chance(s, e, action) for action in actions]
    return random.choices(range(len(actions)), chances)[0]


def claims_of_round(name: str, seats: int, policy: str, random: Random) -> dict[str, Claims]:
    """A round by players who follow the policy: what seat 1 claimed by it, and by counting."""
    game = Game(name, seats, seed=random.randrange(10**9))
    player = POLICIES[policy](game.edition, seats)
    beliefs = {
        reading: Belief(game.edition, seats, 1, POLICIES[reading](game.edition, seats))
        for reading in ("counting", policy)
    }
    claims = {reading: Claims() for reading in beliefs}
    told = 0
    while not game.round_over:
        for event in game.events_for(1, told):
            player.learn(event)
            for belief in beliefs.values():
                belief.learn(event)
        told = len(game.events)
        if game.decider == 1 and game.question == "play":
            for reading, belief in beliefs.items():
                for seat, chances in belief.hands().items():
                    claims[reading].add(chances, game.view(seat).hand[0])
        e, s = secrets_of(game)
        game.play(game.legal_moves()[choose(player, s, e, random)])
    return claims


def off(rounds: Sequence[Claims]) -> float:
    """Chi-square of all that should be nought on average if the claims are right: each bin's, and the log score's."""
    columns = [[each.claimed[k] - each.came[k] for each in rounds] for k in range(BINS)]
    columns.append([each.score - each.expected for each in rounds])
    return sum(
        sum(column) ** 2 / sum(number**2 for number in column)
        for column in columns
        if sum(number != 0 for number in column) > 50
    )


@pytest.mark.parametrize(
    ("name", "seats", "policy", "rounds"),
    [
        ("classic", 2, "any-move", 500),
        ("modern", 3, "any-move", 250),
        ("classic", 4, "thumb", 200),
        ("modern", 2, "thumb", 300),
    ],
)
def test_claims_come_true_as_often_as_they_say(
    name: str, seats: int, policy: str, rounds: int
) -> None:
    random = Random(f"calibration {name} {seats} {policy}")
    played = [claims_of_round(name, seats, policy, random) for _ in range(rounds)]
    right, wrong = ([each[reading] for each in played] for reading in (policy, "counting"))
    assert off(right) < 33  # which is exceeded one time in two thousand, of eleven numbers
    assert off(wrong) > 33
    assert sum(each.score for each in right) > sum(each.score for each in wrong)


def test_the_measurement_tells_what_was_measured() -> None:
    """The script behind the tables and the drawing in docs/belief.md, on two rounds."""
    rounds = [calibration.play("classic", 2, "random", number) for number in range(2)]
    counts = [each["counting"].hands for each in rounds]
    assert counts == [each["reading"].hands for each in rounds]
    claims = [Claims(), Claims()]
    for hit, each in zip((Card.GUARD, Card.KING), claims, strict=True):
        for _ in range(100):
            each.add({Card.GUARD: 0.25, Card.KING: 0.75}, hit)
    found = calibration.points(claims)
    assert [(k, p.claimed, p.came.mean, p.count) for k, p in enumerate(found) if p] == [
        (2, 0.25, 0.5, 200),
        (7, 0.75, 0.5, 200),
    ]
    assert calibration.off_by(found) == 0.25
    svg = ElementTree.fromstring(calibration.drawing({"random": dict.fromkeys(READINGS, found)}))
    named = {part.get("id"): part.text or "" for part in svg if part.get("id")}
    assert svg.get("aria-labelledby") == " ".join(map(str, named))
    assert "by counting are off by 25.0%" in named["desc"]
    marks = [part for part in svg.iter() if part.get("class") in READINGS and part.get("d") is None]
    assert len(marks) == 2 + 4  # what they stand for, and two bins of two readings
