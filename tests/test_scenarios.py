"""The scenarios from T01 on, on every edition they are for. See `scenarios/__init__.py` for their notation."""

import re
from collections import Counter
from itertools import permutations

import pytest
from scenarios import Scenario, read_scenarios
from scenarios.statements import MAY, MAY_NOT, MOVE, STATEMENTS, do
from scenarios.table import Table

from duenna.core.errors import PositionError
from duenna.core.position import read_position
from duenna.core.rules import take
from duenna.core.state import State
from duenna.core.tactile import TactileError, decode, encode

IN_PYTHON = {"T38", "T150", "T151", "T152", "T153", "T154"}  #: those at the end of this file
SCENARIOS = read_scenarios()
CASES = [(scenario, edition) for scenario in SCENARIOS for edition in scenario.editions]


@pytest.mark.parametrize(
    ("scenario", "edition"),
    CASES,
    ids=[f"{case.name}-{edition}".strip("-") for case, edition in CASES],
)
def test_scenario(scenario: Scenario, edition: str) -> None:
    table = Table(scenario, edition)
    for step in scenario.steps:
        try:
            do(table, step)
        except Exception as problem:
            problem.add_note(f"{scenario.name} on {edition or 'its own'}, at: {step}")
            raise


def test_every_scenario_states_something() -> None:
    moves = (MOVE, MAY, MAY_NOT)
    for scenario in SCENARIOS:
        stated = [
            step for step in scenario.steps if not MOVE.fullmatch(step) and step[:4] != "new "
        ]
        assert stated, scenario.name
        for step in stated:
            known_word = step.split()[0] in STATEMENTS or any(m.fullmatch(step) for m in moves)
            assert known_word, f"{scenario.name}: {step}"


def test_the_burned_card_is_needed_once_only() -> None:
    """T38: no position lets a round go on without it, and the engine would notice."""
    with pytest.raises(PositionError, match="a card lies burned"):
        read_position("modern/2 hands=guard,guard drawn=prince")
    with pytest.raises(AssertionError, match="needed twice"):
        take(State(players=2))


def test_tactile_codes() -> None:
    """T150."""
    codes = {1: ".", 4: "....", 5: "C", 8: "C...", 10: "S1", 17: "S1C..", 20: "S2"}
    codes |= {42: "S4..", 99: "S9C...."}
    assert {number: encode(number) for number in codes} == codes


def test_tactile_order_is_free() -> None:
    """T151."""
    orders = {"".join(order) for order in permutations(("S1", "C", ".", "."))}
    assert len(orders) == 12
    assert {decode(code) for code in orders} == {17}
    assert {decode(code, strict=False) for code in orders} == {17}


def test_tactile_round_trip() -> None:
    """T152."""
    codes = [encode(number) for number in range(100)]
    assert len(set(codes)) == 100
    assert [decode(code) for code in codes] == list(range(100))


@pytest.mark.parametrize(
    "code", ["S1S2", "CC", "C2", "C2.", "", "x", "S0", "OO", "O.", "S٣", "S３", "C٢"]
)
@pytest.mark.parametrize("strict", [True, False])
def test_tactile_nonsense(code: str, strict: bool) -> None:
    """T153."""
    with pytest.raises(TactileError):
        decode(code, strict=strict)


@pytest.mark.parametrize(("code", "number"), [(".....", 5), ("C.....", 10)])
def test_tactile_five_loose_dots(code: str, number: int) -> None:
    """T154."""
    with pytest.raises(TactileError):
        decode(code)
    assert decode(code, strict=False) == number


def test_all_scenarios_are_here_once() -> None:
    names = [scenario.name for scenario in SCENARIOS]
    assert len(names) == len(set(names)), [n for n, count in Counter(names).items() if count > 1]
    for name in names:
        assert re.fullmatch(r"T\d{2,3}[a-z]?", name), name
    plain = {name for name in names if name[-1].isdecimal()}
    lettered = {name[:-1] for name in names if name[-1].isalpha()}
    assert not plain & lettered, "a number with and without letters"
    there = plain | lettered | IN_PYTHON
    assert there == {f"T{number:02}" for number in range(1, len(there) + 1)}
    assert not (plain | lettered) & IN_PYTHON
