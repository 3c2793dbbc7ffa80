"""Measures the engines against each other and against the C limit, and prints Markdown tables.

    python bench/speed.py [--quick]

All engines take turns, several times over, in one run; the medians are compared. Only those ratios
mean anything on a machine that does other work too. What runs on one core is measured in that core's
own seconds, so that others' work disturbs it less; two cores can only be measured by the clock. No
engine writes a log.
"""

import argparse
import json
import os
import resource
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median
from time import perf_counter, process_time

from duenna.core.editions import PRESETS
from duenna.fast import RoundStats, play_rounds, play_rounds_plain

SOURCE = Path(__file__).with_name("limit.c")
#: What one core does in that many rounds takes about as long for every engine.
ROUNDS = {"C": 1_000_000, "compiled": 1_000_000, "two cores": 2_000_000, "CPython": 10_000}
OWN = (("classic", 2), ("classic", 4), ("modern", 4), ("kanai", 4), ("premium", 8))
START = "from duenna.fast import play_rounds; play_rounds('classic', 4, 1)"


def main() -> None:
    """Runs the benchmark."""
    parser = argparse.ArgumentParser(description="Measure the engines.")
    parser.add_argument("--quick", action="store_true", help="fewer rounds, less exact")
    quick = parser.parse_args().quick
    turns, share = (3, 10) if quick else (9, 1)
    with tempfile.TemporaryDirectory() as folder:
        limit = compile_limit(Path(folder))
        starts(Path(folder))
        play_rounds("classic", 4, 1)
        classic(limit, turns, share)
        editions(turns, share)
        own_tables(turns, share)


def compile_limit(folder: Path) -> Path | None:
    """The C program, if there is a compiler."""
    if not shutil.which("gcc"):
        print("gcc is missing, so the C limit is left out.\n")
        return None
    limit = folder / "limit"
    subprocess.run(
        ["gcc", "-O3", "-march=native", "-std=c11", str(SOURCE), "-o", str(limit)], check=True
    )
    return limit


def starts(folder: Path) -> None:
    """Prints how long a first and a later program take until they have played a round."""
    environment = os.environ | {"XDG_CACHE_HOME": str(folder / "cache")}
    seconds = []
    for _ in range(2):
        begun = perf_counter()
        subprocess.run([sys.executable, "-c", START], env=environment, check=True)
        seconds.append(perf_counter() - begun)
    print("| Whole process | Seconds |\n|---|---:|")
    print(f"| first start: compiles | {seconds[0]:.1f} |")
    print(f"| later starts: cached | {seconds[1]:.1f} |\n")


def of_c(limit: Path, players: int, rounds: int) -> float:
    """Rounds per second of processor time of the C program."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    out = subprocess.run([limit, str(players), str(rounds), "1"], check=True, capture_output=True)
    assert json.loads(out.stdout)["rounds"] == rounds
    return rounds / (resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before)


def of_python(play: Callable[[], RoundStats], clock: Callable[[], float]) -> float:
    """Rounds per second by that clock."""
    begun = clock()
    stats = play()
    return stats.rounds / (clock() - begun)


def classic(limit: Path | None, turns: int, share: int) -> None:
    """Prints the table of the classic edition: rounds per second, and ratios."""
    rounds = {name: count // share for name, count in ROUNDS.items()}
    head = ("Classic", "C", "compiled", "of C", "one core", "two cores", "of one", "CPython")
    print(f"| {' | '.join(head)} |\n|---|" + "---:|" * (len(head) - 1))
    for players in (2, 3, 4):
        compiled = partial(play_rounds, "classic", players)
        plain = partial(play_rounds_plain, "classic", players)
        runs: dict[str, list[float]] = {name: [] for name in head[1:]}
        for _ in range(turns):
            runs["C"].append(of_c(limit, players, rounds["C"]) if limit else 0.0)
            cpu = of_python(partial(compiled, rounds["compiled"]), process_time)
            one = of_python(partial(compiled, rounds["compiled"]), perf_counter)
            two = of_python(partial(compiled, rounds["two cores"], cores=2), perf_counter)
            runs["compiled"].append(cpu)
            runs["of C"].append(cpu / runs["C"][-1] if limit else 0.0)
            runs["one core"].append(one)
            runs["two cores"].append(two)
            runs["of one"].append(two / one)
            runs["CPython"].append(of_python(partial(plain, rounds["CPython"]), process_time))
        cells = [
            f"{median(values):{'.2f' if name.startswith('of') else ',.0f'}}"
            for name, values in runs.items()
        ]
        print(f"| {players} players | {' | '.join(cells)} |", flush=True)
    print(
        "\nRounds per second: of processor time for C, compiled and CPython, by the clock for one and two"
        " cores. The ratios are medians of neighbouring runs.\n"
    )


def editions(turns: int, share: int) -> None:
    """Prints what a decision costs in each edition, beside the same of classic for four."""
    head = ("Edition", "Players", "decisions/round", "ns/decision", "of classic", "CPython")
    print(f"| {' | '.join(head)} |\n|---|" + "---:|" * (len(head) - 1))
    for name, edition in PRESETS.items():
        low, high = edition.players
        for players in sorted({low, max(low, min(4, high)), high}):
            costs, ratios, plains = [], [], []
            plain = partial(play_rounds_plain, name, players, 3_000 // share)
            for _ in range(turns):
                costs.append(cost(name, players, 300_000 // share))
                ratios.append(costs[-1] / cost("classic", 4, 300_000 // share))
                plains.append(of_python(plain, process_time))
            stats = play_rounds(name, players, 10_000)
            print(
                f"| {name} | {players} | {stats.decisions / stats.rounds:.1f} | "
                f"{median(costs):.1f} | {median(ratios):.2f} | {median(plains):,.0f} |",
                flush=True,
            )
    print("\nCPython: rounds per second.")


def own_tables(turns: int, share: int) -> None:
    """Prints what engines made for one table gain over the one for any table."""
    print("\n| For one table | Players | gains |\n|---|---:|---:|")
    for name, players in OWN:
        play = partial(play_rounds, name, players)
        play(1, own=True)
        gains = []
        for _ in range(turns):
            rounds = 300_000 // share
            own = of_python(partial(play, rounds, own=True), process_time)
            gains.append(own / of_python(partial(play, rounds, own=False), process_time))
        print(f"| {name} | {players} | {median(gains):.2f} |", flush=True)


def cost(name: str, players: int, rounds: int) -> float:
    """Nanoseconds of processor time that a decision takes, deal and scoring included."""
    begun = process_time()
    stats = play_rounds(name, players, rounds, 1)
    return (process_time() - begun) * 1e9 / stats.decisions


if __name__ == "__main__":
    main()
