"""The compiled engine against the same rules in CPython, number by number; and the pass that makes it."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest

from duenna.core import rules
from duenna.core.editions import PRESETS, find_edition
from duenna.core.seats import POPCOUNT, members
from duenna.core.state import FIELDS, RULE_FIELDS, State, rules_for, to_row
from duenna.fast import Engine, engine, play_rounds, play_rounds_plain, playout
from duenna.fast.fold import Known
from duenna.fast.source import TranslationError, read
from duenna.fast.specialise import Use, specialised
from duenna.fast.translate import translate

pytest.importorskip("numba")

TABLES = [
    (name, seats)
    for name, edition in PRESETS.items()
    for seats in range(edition.players[0], edition.players[1] + 1)
]
LAYOUTS = {"State": FIELDS, "Rules": RULE_FIELDS}


@pytest.fixture(scope="module")
def compiled() -> Engine:
    return engine()


class Both:
    """A table that both engines play, compared after each step."""

    def __init__(self, compiled: Engine, name: str, seats: int, random: Random) -> None:
        self.compiled = compiled
        self.random = random
        self.edition = find_edition(name, seats)
        self.e = rules_for(self.edition, seats)
        self.e_row = compiled.row(self.e)
        self.restart(seats)

    def restart(self, seats: int) -> None:
        self.s = State(players=seats)
        self.s_row = self.compiled.row(self.s)

    def compare(self) -> None:
        if self.s_row.tolist() != to_row(self.s):
            assert self.compiled.state(self.s_row) == self.s  # says which field

    def play_round(self) -> None:
        s, e = self.s, self.e
        deciding = rules.next_seats(s)
        assert self.compiled.next_seats(self.s_row) == deciding
        starters = rules.starters(s, e)
        assert self.compiled.starters(self.s_row, self.e_row) == starters
        cards = self.edition.deck_for(POPCOUNT[deciding], bool(s.runoff))
        deck = [card.value for card in self.random.sample(cards, len(cards))]
        starter = self.random.choice(members(starters))
        rules.deal(s, e, deck, len(deck), starter, None)
        row = self.compiled.array(deck)
        self.compiled.deal(self.s_row, self.e_row, row, len(deck), starter)
        self.compare()
        while s.decider:
            count = rules.count_actions(s, e)
            assert self.compiled.count_actions(self.s_row, self.e_row) == count
            k = self.random.randrange(count)
            action = rules.nth_action(s, e, k)
            assert self.compiled.nth_action(self.s_row, self.e_row, k) == action
            rules.step(s, e, action, None)
            self.compiled.step(self.s_row, self.e_row, action)
            self.compare()


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_both_engines_agree_after_every_step(compiled: Engine, name: str, seats: int) -> None:
    table = Both(compiled, name, seats, Random(f"{name} {seats}"))
    for _ in range(300):
        table.restart(seats)
        table.play_round()


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_both_engines_play_the_same_matches(compiled: Engine, name: str, seats: int) -> None:
    table = Both(compiled, name, seats, Random(f"match {name} {seats}"))
    for _ in range(12):
        table.restart(seats)
        while not table.s.champions:
            table.play_round()


def test_playoffs_are_among_those_matches(compiled: Engine) -> None:
    table = Both(compiled, "premium", 8, Random(1))
    playoffs = 0
    for _ in range(150):
        table.restart(8)
        while not table.s.champions:
            table.play_round()
            playoffs += table.s.playoff
    assert playoffs > 3


def test_house_rules_are_compiled_too(compiled: Engine) -> None:
    knobs: list[dict[str, Any]] = [
        {"protection": "ignore", "next_start": "left", "first_start": "2"},
        {"prince_all_protected": "fizzle", "tie_start": "first", "none_start": "same"},
        {"sycophant_unchoosable": "free", "tie": "none", "constable_timing": "round-end"},
        {"match_tie": "highest", "none_start": "random", "tie": "sum-none", "tie_sum_hand": True},
    ]
    for change in knobs:
        table = Both(compiled, "premium", 6, Random(str(change)))
        table.edition = table.edition.with_knobs(**change)
        table.e = rules_for(table.edition, 6)
        table.e_row = compiled.row(table.e)
        for _ in range(5):
            table.restart(6)
            while not table.s.champions:
                table.play_round()


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_many_rounds_come_out_the_same(name: str, seats: int) -> None:
    assert play_rounds(name, seats, 150, seed=seats) == play_rounds_plain(name, seats, 150, seats)


def test_cores_change_nothing() -> None:
    one = play_rounds("modern", 5, 5_003, seed=-1)
    assert one == play_rounds("modern", 5, 5_003, seed=-1, cores=2)
    assert one == play_rounds(find_edition("modern"), 5, 5_003, seed=-1, cores=5)
    assert one != play_rounds("modern", 5, 5_003, seed=0)


def test_the_numbers_are_those_of_the_classic_game() -> None:
    # By bench/limit.c, an independent program: 9.2000 decisions a round, 33.2 % survivals.
    stats = play_rounds("classic", 4, 400_000, seed=1)
    assert stats.decisions / stats.rounds == pytest.approx(9.2, abs=0.02)
    assert stats.survived / stats.rounds == pytest.approx(0.332, abs=0.005)
    assert [won / stats.rounds for won in stats.wins] == pytest.approx([0.2505] * 4, abs=0.005)


def test_the_random_numbers_are_splitmix64() -> None:
    z, numbers = 1234567, []
    for _ in range(3):
        z = playout.advance(z)
        numbers.append(playout.mix(z))
    # The values that other implementations publish for this seed.
    assert numbers == [6457827717110365317, 3203168211198807973, 9817491932198370423]


def test_impossible_questions_are_refused() -> None:
    for rounds, cores in ((-1, 1), (1, 0)):
        with pytest.raises(ValueError, match="must"):
            play_rounds("classic", 2, rounds, cores=cores)
    assert play_rounds("classic", 2, 0).decisions == 0


def test_without_numba_the_error_says_what_to_install() -> None:
    code = (
        "import sys; sys.modules['numba'] = None\n"
        "from duenna.fast import play_rounds, play_rounds_plain\n"
        "assert play_rounds_plain('classic', 2, 5).rounds == 5\n"
        "play_rounds('classic', 2, 5)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert "ImportError" in done.stderr
    assert "pip install 'duenna[fast]'" in done.stderr


def test_no_index_leaves_its_row() -> None:
    # The rest of these tests would not notice: compiled code reads whatever lies there.
    code = (
        "from duenna.fast import engine, play_rounds, play_rounds_plain\n"
        "for name, seats in (('classic', 2), ('modern', 6), ('premium', 8), ('kanai', 4)):\n"
        "    assert play_rounds(name, seats, 300, 1) == play_rounds_plain(name, seats, 300, 1)\n"
        "    play_rounds(name, seats, 20_000, 2)\n"
        "short = engine().array([0])\n"
        "try:\n"
        "    engine().count_actions(short, short)\n"
        "except IndexError:\n"
        "    print('checked')\n"
    )
    environment = os.environ | {"NUMBA_BOUNDSCHECK": "1"}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, check=True, capture_output=True, text=True
    )
    assert done.stdout == "checked\n"


# ---- the pass ---------------------------------------------------------------------------------


def module(tmp_path: Path, text: str) -> ModuleType:
    """A module with that source and a few names of the rules."""
    path = tmp_path / "little.py"
    path.write_text(text)
    made = ModuleType("little")
    made.__file__ = str(path)
    known = {"State": State, "POPCOUNT": (0, 1, 1, 2), "PRIEST": 2, "Log": None, "Word": int}
    vars(made).update(known)
    exec(compile(text, path, "exec"), vars(made))
    return made


def passed(tmp_path: Path, text: str) -> str:
    """The function in that source after the pass."""
    return translate(read([module(tmp_path, text)]), LAYOUTS, "@njit").split("@njit\n")[1]


def test_what_serves_the_log_goes_and_fields_become_places(tmp_path: Path) -> None:
    text = '''
def f(s: State, p: int, log: Log) -> int:
    """Words."""
    assert p > 0, "nobody"
    if log is not None:
        log.append((1, p))
    if s.hand[p] == PRIEST:
        s.left -= POPCOUNT[p]
    elif log is not None:
        log.append((2, p))
    return f(s, p, log)
'''
    functions = read([module(tmp_path, text)])
    whole = translate(
        specialised(functions, Use(("f",), frozenset(FIELDS)), Known()), LAYOUTS, "@njit"
    )
    assert whole.split("@njit\n")[1] == (
        "def f(s, p):\n"
        "    if s[uintp(STATE_HAND + p)] == PRIEST:\n"
        "        s[STATE_LEFT] -= POPCOUNT[uintp(p)]\n"
        "    return f(s, p)"
    )
    assert f"STATE_HAND = {FIELDS['hand'][0]}\n" in whole
    assert "POPCOUNT = array([0, 1, 1, 2], int8)" in whole


def test_the_pass_keeps_words_unsigned(tmp_path: Path) -> None:
    text = "def f(z: Word) -> int:\n    return z >> 3\n"
    assert passed(tmp_path, text) == (
        "def f(z):\n    z = uint64(z)\n    return int64(z >> uint64(3))"
    )


@pytest.mark.parametrize(
    ("body", "what"),
    [
        ("s.hands[p] = 1", "State has no field hands"),
        ("s.hand = p", "s.hand without an index"),
        ("s.left[p] = 1", "s.left is a single number"),
        ("p = len(s.hand)", "the name len"),
        ("p = 1.5", "the value 1.5"),
        ("p = 1 << 64 + 18446744073709551616", "too large"),
        ("p = p / 2", "Div"),
        ("p = [1, 2]", "List"),
        ("p = max(i for i in range(3))", "GeneratorExp"),
        ("for i in POPCOUNT: p += i", "a for loop over anything but a range"),
        ("p = s", "s used whole"),
        ("p = UNHEARD", "the name UNHEARD"),
        ("g = lambda: 1", "Lambda"),
        ("try:\n        p = 1\n    finally:\n        p = 2", "Try"),
        ("s.hand.append(p)", "the call s.hand.append(p)"),
        ("print(p)", "the name print"),
    ],
)
def test_the_pass_refuses_what_it_does_not_know(tmp_path: Path, body: str, what: str) -> None:
    text = f"def f(s: State, p: int) -> None:\n    {body}\n"
    with pytest.raises(TranslationError) as refused:
        passed(tmp_path, text)
    assert what in str(refused.value)
    assert "little.py:2: not restricted Python" in str(refused.value)


@pytest.mark.parametrize(
    "text",
    [
        "def f(s: State, p: float) -> None:\n    p = 1\n",
        "def f(s: State, p: int = 1) -> None:\n    p = 1\n",
        "def f(s: State) -> list[int]:\n    return 1\n",
        "import math\n",
        "class Thing:\n    pass\n",
    ],
)
def test_the_pass_refuses_other_signatures_and_statements(tmp_path: Path, text: str) -> None:
    with pytest.raises(TranslationError):
        translate(read([module(tmp_path, text)]), LAYOUTS, "@njit")
