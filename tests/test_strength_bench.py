"""The measurement of the bots: it stops by a rule that seldom errs, goes on where it was, and plays nothing twice."""

import json
import subprocess
import sys
from importlib import util
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

from duenna.core.editions import PRESETS

FILE = Path(__file__).parents[1] / "bench" / "strength.py"


@pytest.fixture(name="bench")
def _bench(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    spec = util.spec_from_file_location("bench_strength", FILE)
    assert spec is not None
    assert spec.loader is not None
    module = util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, spec.name, module)
    spec.loader.exec_module(module)
    return module


def decided(bench: ModuleType, chance: float, rng: Random) -> int:
    """After how many of 2048 deals a bot with that chance to win, among four, is called better; 0 if never."""
    cell = bench.Cell("classic", 4, "one", "others")
    results = bench.Results.__new__(bench.Results)
    deals = [
        sum(rng.random() < chance for _ in range(cell.players)) / cell.players for _ in range(2048)
    ]
    results._deals = {cell: [bench.Board(match, match, 0.0, 0.0) for match in deals]}
    return int(results.sure(cell))


def test_an_even_rung_is_hardly_ever_called_better(bench: ModuleType) -> None:
    rng = Random(1)
    called = [decided(bench, 0.25, rng) for _ in range(200)]
    assert sum(map(bool, called)) <= 4  # one in 180 is expected at the most


def test_a_better_bot_is_found_the_sooner_the_better_it_is(bench: ModuleType) -> None:
    rng = Random(2)
    little, much = ([decided(bench, chance, rng) for _ in range(20)] for chance in (0.30, 0.45))
    assert all(little)
    assert all(much)
    assert sum(much) < sum(little)


def test_each_table_is_measured_once(bench: ModuleType) -> None:
    measured = bench.tables()
    named = [(name, players) for (_, players), names in measured.items() for name in names]
    assert sorted(named) == sorted(
        (name, players)
        for name, edition in PRESETS.items()
        for players in range(edition.players[0], edition.players[1] + 1)
    )
    assert measured["classic", 2] == ["classic", "classic-bga"]  # there three cards lie open
    assert measured["classic", 3] == ["classic", "classic-bga", "classic-fr"]


def test_a_run_goes_on_where_it_was_stopped(bench: ModuleType, tmp_path: Path) -> None:
    cell = bench.Cell("modern", 3, "novice", "random")
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    bench.Results(whole).play(cell, 6)
    for size in (2, 6, 6):
        bench.Results(parts).play(cell, size)
    assert parts.read_text() == whole.read_text()
    assert len(bench.Results(parts).of(cell)) == 6


def test_results_of_another_kind_are_refused(bench: ModuleType, tmp_path: Path) -> None:
    file = tmp_path / "old"
    file.write_text(json.dumps({"seed": "another"}) + "\n")
    with pytest.raises(SystemExit, match="holds other measurements"):
        bench.Results(file)
    assert file.read_text() == json.dumps({"seed": "another"}) + "\n"


def test_what_was_found_is_printed(bench: ModuleType, tmp_path: Path) -> None:
    file = tmp_path / "results"
    bench.Results(file).play(bench.Cell("kanai", 2, "novice", "random"), 64)
    run = subprocess.run(
        [sys.executable, FILE, file, "--most", "0"], capture_output=True, text=True, check=True
    )
    (row,) = [line for line in run.stdout.splitlines() if line.startswith("| kanai")]
    cells = [cell.strip() for cell in row.strip("|").split("|")]
    assert cells[:2] == ["kanai", "2"]
    assert cells[2] in ("32", "64")
    assert cells[-1] in ("yes", "open")
