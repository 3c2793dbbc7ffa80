"""The arena: fair seatings, honest intervals, ratings that find known strengths, the same on any number of cores."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Sequence
from math import log10
from pathlib import Path
from random import Random
from statistics import fmean, pstdev, stdev
from typing import Any

import pytest

from duenna.arena import Contest, Report, measure
from duenna.arena.contest import Board, Outcome
from duenna.arena.estimate import estimate, student
from duenna.arena.measuring import looks
from duenna.arena.rating import ratings, strengths
from duenna.arena.workers import Here, Processes, Workers
from duenna.bots import BotError, find_bot
from duenna.core.editions import find_edition
from duenna.core.errors import DuennaError
from duenna.core.game import Game
from duenna.play.player import Player


def contest(*bots: str, edition: str = "classic", players: int = 2, **given: Any) -> Contest:
    return Contest(find_edition(edition, players), bots, players, **given)


def report(of: Contest, workers: Workers | None = None) -> Report:
    return measure(of, workers=workers).report


# ---- who sits where


@pytest.mark.parametrize(
    ("bots", "players", "lineups"),
    [
        ("ab", 2, {"a against b": ["ab", "ba"]}),
        ("aa", 2, {"a against a (2)": ["12", "21"]}),
        ("abc", 2, {"a against b": ["ab", "ba"], "a against c": ["ac", "ca"], "b against c": ["bc", "cb"]}),
        ("ab", 3, {"1 a against 2 b": ["abb", "bab", "bba"], "1 b against 2 a": ["baa", "aba", "aab"]}),
        ("abc", 3, {"a, b, c": ["abc", "cab", "bca"]}),
        ("abc", 4, {"2 a, b, c": ["abca", "aabc", "caab", "bcaa"]}),
    ],
)  # fmt: skip
def test_everyone_sits_everywhere(bots: str, players: int, lineups: dict[str, list[str]]) -> None:
    names = {"a": "counter", "b": "random", "c": "exec:true"}
    meant = contest(*(names[bot] for bot in bots), players=players, edition="modern")
    letters = "12" if bots == "aa" else bots
    found = {
        lineup.title: ["".join(letters[each] for each in seats) for seats in lineup.seatings]
        for lineup in meant.lineups
    }
    for letter, name in names.items():
        found = {re.sub(rf"\b{name}\b", letter, title): seats for title, seats in found.items()}
    assert found == lineups
    for lineup in meant.lineups:  # over all seatings each entrant takes each seat equally often
        for entrant in lineup.entrants:
            times = [column.count(entrant) for column in zip(*lineup.seatings, strict=True)]
            assert len(set(times)) == 1


# ---- numbers that are known


@pytest.mark.parametrize("bot", ["random", "counter"])
@pytest.mark.parametrize(("edition", "players"), [("classic", 2), ("modern", 4)])
@pytest.mark.parametrize("whole", [False, True])
def test_a_bot_is_exactly_as_good_as_itself(
    bot: str, edition: str, players: int, whole: bool
) -> None:
    shown = report(contest(bot, bot, edition=edition, players=players, deals=6, whole=whole))
    for table in shown.tables:
        for entrant in table.entrants:
            assert entrant.share.mean == pytest.approx(1 / players, abs=1e-12)
            assert entrant.share.margin == pytest.approx(0.0, abs=1e-12)
    assert [each.mean for each in shown.ratings] == pytest.approx([0.0, 0.0])


def test_the_shares_are_those_of_the_games_played_one_by_one() -> None:
    meant = contest("counter", "random", players=3, deals=10, seed="7", edition="modern")
    won: dict[str, list[float]] = {"counter": [], "random": []}
    first = 0.0
    for deal in range(1, 11):
        for hero, other in (("counter", "random"), ("random", "counter")):
            won[hero].append(0.0)
            for place in (1, 2, 3):
                game = Game("modern", 3, seed=f"7/{deal}")
                begins = game.turn
                bots = {seat: hero if seat == place else other for seat in (1, 2, 3)}
                seated = {
                    seat: Player(find_bot(bot), bot, seat, f"7/{deal}/{seat}")
                    for seat, bot in bots.items()
                }
                while game.decider is not None:
                    game.play(seated[game.decider].choose(game))
                winners = game.view().round_winners
                won[hero][-1] += (place in winners) / len(winners) / 3
                first += (begins in winners) / len(winners)
    shown = report(meant)
    lone = {table.lone: table for table in shown.tables}
    for hero, wins in won.items():
        share = next(each for each in lone[hero].entrants if each.name == hero).share
        assert share.mean == pytest.approx(fmean(wins))
        assert share.margin == pytest.approx(2.262 * stdev(wins) / 10**0.5, rel=0.001)
    assert shown.first_player.mean == pytest.approx(first / 60)


def test_the_stronger_bot_comes_out_stronger() -> None:
    shown = report(contest("random", "counter", deals=150))
    (table,) = shown.tables
    weak, strong = (each.share for each in table.entrants)
    assert strong.margin is not None
    assert strong.mean - strong.margin > 0.6
    assert weak.mean == pytest.approx(1 - strong.mean)
    assert shown.ratings[1].mean - shown.ratings[0].mean > 100


def test_a_known_strength_comes_out_as_it_is() -> None:
    """Entrants that win by lot, one three times as strong as the other, at tables of three."""
    rng = Random(4)
    meant = contest("counter", "random", players=3, edition="modern", deals=4000)
    strong = (3.0, 1.0)

    def by_lot(seating: Sequence[int]) -> Outcome:
        (winner,) = rng.choices((1, 2, 3), [strong[entrant] for entrant in seating])
        return Outcome((winner,), rng.randint(1, 3))

    boards = {
        deal: tuple(tuple(map(by_lot, lineup.seatings)) for lineup in meant.lineups)
        for deal in range(1, meant.deals + 1)
    }
    shown = Report(meant, boards)
    for table, lone in zip(shown.tables, (3 / 5, 1 / 7), strict=True):
        share = next(each.share for each in table.entrants if each.name == table.lone)
        assert share.margin is not None
        assert share.margin < 0.02
        assert abs(share.mean - lone) < 2 * share.margin
    assert shown.first_player.mean == pytest.approx(1 / 3, abs=0.015)
    better, worse = shown.ratings
    assert better.mean - worse.mean == pytest.approx(400 * log10(3), abs=12)


# ---- intervals


@pytest.mark.parametrize(
    ("freedom", "quantile"), [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (20, 2.086), (1000, 1.962)]
)  # fmt: skip
def test_students_quantiles(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=0.01)


@pytest.mark.parametrize("deals", [5, 40, 200])
def test_intervals_hold_the_truth_as_often_as_they_say(deals: int) -> None:
    """Rounds of one deal hang together; an interval by rounds would be too narrow, one by deals is right."""
    rng = Random(deals)
    hits = naive = 0
    trials = 1000
    for _ in range(trials):
        clusters = []
        for _ in range(deals):
            luck = rng.choice((0.2, 0.9))
            clusters.append([float(rng.random() < luck) for _ in range(4)])
        found = estimate([fmean(rounds) for rounds in clusters])
        assert found.margin is not None
        hits += abs(found.mean - 0.55) <= found.margin
        rounds = [value for cluster in clusters for value in cluster]
        naive += abs(found.mean - 0.55) <= 1.96 * pstdev(rounds) / len(rounds) ** 0.5
    assert hits / trials == pytest.approx(0.95, abs=0.025)
    assert naive / trials < 0.88


def synthetic(rng: Random, truth: Sequence[float], deals: int) -> list[Any]:
    """Deals in which the entrants, one at each seat, win as their strengths say."""
    table = tuple(range(len(truth)))
    out = []
    for _ in range(deals):
        wins = [0.0] * len(truth)
        for winner in rng.choices(table, truth, k=len(truth)):
            wins[winner] += 1
        out.append(((table, len(truth), tuple(wins)),))
    return out


@pytest.mark.parametrize("truth", [(1.0, 3.0), (1.0, 2.0, 4.0)])
def test_ratings_find_known_strengths(truth: tuple[float, ...]) -> None:
    rng = Random(1)
    table = tuple(range(len(truth)))
    found = strengths({table: (10_000, [1e4 * each / sum(truth) for each in truth])}, len(truth))
    ratios = [each / found[0] for each in found]
    assert ratios == pytest.approx(truth, rel=0.01)
    hits = trials = 0
    points = ratings(synthetic(rng, truth, 20_000), len(truth), "1")
    meant = [each.mean for each in points]
    for trial in range(60):
        again = ratings(synthetic(rng, truth, 60), len(truth), str(trial))
        for each, mean in zip(again, meant, strict=True):
            assert each.margin is not None
            hits += abs(each.mean - mean) <= each.margin
            trials += 1
    assert 0.88 < hits / trials < 1.0


def test_who_wins_everything_is_still_rated() -> None:
    deals = [(((0, 1), 2, (2.0, 0.0)),)] * 50
    winner, loser = ratings(deals, 2, "1")
    assert 400 < winner.mean - loser.mean < 2000
    assert winner.margin == 0.0


# ---- processes


def test_cores_change_nothing() -> None:
    meant = contest("counter", "random", players=3, edition="modern", deals=12, seed="3")
    alone = report(meant)
    assert report(meant, Processes(3)).to_json() == alone.to_json()
    other = report(contest("counter", "random", players=3, edition="modern", deals=12, seed="4"))
    assert other.to_json()["tables"] != alone.to_json()["tables"]


#: A bot as a program: it plays the first of its options, and fails when it is asked once too often.
FAILING = """
import json, os, sys
for asked, line in enumerate(sys.stdin):
    if '"hello"' in line: print('{"protocol": 1, "name": "x"}', flush=True)
    if '"ask"' in line:
        if asked > LIFE: sys.exit(7)
        print(json.dumps({'move': json.loads(line)['view']['options'][0]}), flush=True)
"""


@pytest.mark.parametrize("workers", [Here(), Processes(2)], ids=["here", "processes"])
def test_a_bot_that_fails_loses_its_part_and_is_named(workers: Workers, tmp_path: Path) -> None:
    file = tmp_path / "bot.py"
    file.write_text(FAILING.replace("LIFE", "30"))
    bot = f"exec:{sys.executable} {file}"
    measured = measure(contest("random", bot, deals=8), workers=workers)
    lost = [number for part in measured.lost for number in part.numbers]
    assert lost
    assert measured.boards
    assert sorted([*lost, *measured.boards]) == [*range(1, 9)]
    said = r"deal \d, seats .*: The bot .* has ended, with exit code 7."
    assert all(re.match(said, part.lost) for part in measured.lost)
    gaps = [number for part in measured.report.missing for number in part]
    assert gaps == [number for number in sorted(lost) if number < max(measured.boards)]


def test_a_process_that_dies_loses_one_part() -> None:
    parts = [range(n, n + 1) for n in range(8)]
    done = dict(Processes(2).run(dies_at_five, parts))
    assert {part[0]: out for part, out in done.items() if part[0] != 5} == {
        n: n for n in range(8) if n != 5
    }
    assert isinstance(done[range(5, 6)], BotError)


def dies_at_five(part: range) -> int:
    if part[0] == 5:
        os._exit(9)
    return part[0]


# ---- stopping by itself


def test_a_contest_stops_once_every_share_is_known_well_enough() -> None:
    meant = contest("counter", "random", edition="classic", deals=600)
    found = measure(meant, until=0.05)
    assert len(found.boards) in (100, 150, 225)
    assert found.report.widest <= 0.05
    again = measure(meant, until=0.05, workers=Processes(2))
    assert again.report.to_json() == found.report.to_json()


def test_intervals_stay_honest_where_the_contest_stops_by_itself() -> None:
    """The stopping rule, on coins: 95 % intervals hold the truth about 95 times of a hundred."""
    rng = Random(1)
    meant = contest("random", "random", deals=100_000)
    for truth in (0.5, 0.6):
        held = 0
        for _ in range(300):
            boards: dict[int, Board] = {}
            for look in looks(meant.deals):
                for deal in range(len(boards) + 1, look + 1):
                    won = (
                        Outcome((1 if rng.random() < truth else 2,), 1),
                        Outcome((2 if rng.random() < truth else 1,), 1),
                    )
                    boards[deal] = (won,)
                shown = Report(meant, boards)
                if shown.widest <= 0.05:
                    break
            share = shown.tables[0].entrants[0].share
            assert share.margin is not None
            held += abs(share.mean - truth) <= share.margin
        assert held / 300 > 0.92


# ---- the command


def run(*args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "duenna.cli.main", "arena", *args],
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=120,
    )


def test_the_command_prints_a_table_or_json() -> None:
    given = ("random", "counter", "-e", "classic", "-g", "10", "--cores", "1")
    table, numbers = run(*given), run(*given, "--json")
    assert (table.returncode, table.stderr) == (0, "")
    found = json.loads(numbers.stdout)
    assert found["count"] == 20
    (shown,) = found["tables"]
    for entrant in shown["entrants"]:
        share = f"{100 * entrant['share']:.2f} %  ± {100 * entrant['error']:.2f}"
        assert re.search(rf"{entrant['bot']} +{re.escape(share)}", table.stdout)
    assert table.stdout.startswith("classic, 2 players, 10 deals in 2 seatings each: 20 rounds.\n")
    assert "Bradley–Terry" in table.stdout
    assert found["ratings"]["model"] == "Bradley–Terry"
    whole = json.loads(run(*given[:2], "-e", "classic", "-g", "2", "--matches", "--json").stdout)
    assert whole["played"] == "matches"


@pytest.mark.parametrize(
    ("args", "said"),
    [
        ((), "Missing argument 'BOTS...'"),
        (("random",), "2 to 16 bots can meet, not 1."),
        (("random",) * 17, "2 to 16 bots can meet, not 17."),
        (("random", "genius"), "There is no bot 'genius'."),
        (("random", "exec:no-such-program"), "There is no program 'no-such-program' to be a bot."),
        (("random", "random", "-g", "0"), "0 is not in the range"),
        (("random", "random", "-g", "9999999"), "9999999 is not in the range"),
        (("random", "random", "-p", "9"), "9 is not in the range"),
        (("random", "random", "-p", "8"), "modern is for 2 to 6 seats, not 8."),
        (("random", "random", "--cores", "0"), "0 is not in the range"),
        (("random", "random", "--rollouts", "0"), "--rollouts must be a whole number from 1 to"),
        (("random", "random", "--seconds", "-1"), "--seconds must be a number above 0"),
        (("random", "random", "--seconds", "nan"), "--seconds must be a number above 0"),
        (("random", "random", "--seed", "x" * 200), "A seed is a number or a text"),
        (("random", "random", "--only", "5"), "'5' must be FIRST-LAST, for instance 1-500."),
        (("random", "random", "--only", "7-3"), "'7-3' must be FIRST-LAST"),
        (("random", "random", "-g", "9", "--only", "1-10"), "--only 1-10: there are 9 deals."),
        (("random", "random", "--until", "0"), "0 is not in the range"),
        (("random", "random", "--ray", "--seconds", "1"), "use --rollouts with --ray"),
        (("random", "--report", "x"), "--report plays nothing: leave the bots out."),
    ],
)
def test_bad_input_is_one_clear_line(args: tuple[str, ...], said: str) -> None:
    result = run(*args)
    assert (result.returncode, result.stdout) == (2, "")
    assert said in result.stderr
    assert result.stderr.count("\n") == 1


def test_a_contest_of_none_is_refused() -> None:
    with pytest.raises(DuennaError, match="1 to 1000000 deals can be played"):
        contest("random", "random", deals=0)
