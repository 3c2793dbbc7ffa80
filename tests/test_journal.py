"""The arena's journal: what is written outlives the run, and many runs make one report."""

import json
import os
import signal
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from helpers import run

from duenna.arena import Contest, measure
from duenna.arena.journal import Journal, JournalError, read
from duenna.arena.playing import Part, hold, runs
from duenna.core.editions import find_edition
from duenna.core.errors import DuennaError

GIVEN = ("arena", "counter", "random", "-e", "classic", "--cores", "1", "--json")


def contest(**given: Any) -> Contest:
    return Contest(find_edition("classic", 2), ("counter", "random"), **{"deals": 20, **given})


def test_a_run_goes_on_where_another_stopped(tmp_path: Path) -> None:
    file = tmp_path / "journal"
    meant = contest()
    with closing(Journal(file, meant)) as journal:
        for part in hold(meant, range(4, 9)):
            journal.add(part)
    played: list[int] = []
    with closing(Journal(file, meant)) as journal:
        measured = measure(meant, journal=journal, progress=lambda done, of: played.append(done))
    assert played[0] > 5  # the five of the first run were done already
    assert measured.report.to_json() == measure(meant).report.to_json()
    assert read([file]).boards == measured.boards


def test_a_journal_cut_anywhere_loses_what_was_cut_and_no_more(tmp_path: Path) -> None:
    file, cut = tmp_path / "whole", tmp_path / "cut"
    meant = contest(deals=6)
    with closing(Journal(file, meant)) as journal:
        for part in hold(meant):
            journal.add(part)
    whole = file.read_bytes()
    for end in range(0, len(whole), 7):
        cut.write_bytes(whole[:end])
        if 0 < end < whole.index(b"\n"):
            with pytest.raises(JournalError, match="is not the journal of a contest"):
                Journal(cut, meant)
            continue
        with closing(Journal(cut, meant)) as journal:
            kept = journal.entries.boards
            assert kept.items() <= read([file]).boards.items()
            missing = [n for n in range(1, 7) if n not in kept]
            for part in hold(meant, missing):
                journal.add(part)
        assert read([cut]) == read([file])


def test_several_machines_make_the_report_of_one(tmp_path: Path) -> None:
    alone = run(*GIVEN, "-g", "20").stdout
    for name, numbers in (("a", "1-9"), ("b", "10-20")):
        run(*GIVEN, "-g", "20", "--only", numbers, "--journal", str(tmp_path / name))
    together = run(
        "arena", "--report", str(tmp_path / "b"), "--report", str(tmp_path / "a"), "--json"
    )
    assert together.stdout == alone
    half = json.loads(run("arena", "--report", str(tmp_path / "b"), "--json").stdout)
    assert (half["deals"], half["missing"]) == (11, [[1, 9]])
    assert "Not played: deals 1 to 9." in run("arena", "--report", str(tmp_path / "b")).stdout


def test_a_run_killed_twice_gives_the_same_bytes(tmp_path: Path) -> None:
    given = (*GIVEN, "--matches", "-g", "150")
    alone = run(*given).stdout
    file = tmp_path / "journal"
    command = [sys.executable, "-m", "duenna.cli.main", *given, "--journal", str(file)]
    sizes = []
    for _ in range(2):
        before = lines_of(file)
        child = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        while child.poll() is None and lines_of(file) < max(before, 1) + 1:
            time.sleep(0.005)
        child.send_signal(signal.SIGKILL)
        child.wait()
        sizes.append(len(read([file]).boards))
    assert 0 < sizes[0] < sizes[1] < 150
    assert run(*command[3:]).stdout == alone


def lines_of(file: Path) -> int:
    return file.read_bytes().count(b"\n") if file.exists() else 0


def test_the_journal_of_another_contest_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "journal"
    with closing(Journal(file, contest())):
        pass
    for other, said in (
        (contest(seed="2"), "seed is '1' there, '2' here"),
        (contest(whole=True), "whole is False there, True here"),
        (Contest(find_edition("modern", 2), ("counter", "random")), "edition is 'classic' there"),
        (Contest(find_edition("classic", 2), ("counter", "novice")), "bots is"),
    ):
        with pytest.raises(JournalError, match=said):
            Journal(file, other)
    with closing(Journal(file, contest(deals=999))):
        pass  # how many deals there are in all is not part of what they are
    head = json.loads(file.read_text())
    head["fingerprints"]["counter"] = "0123456789ab"
    file.write_text(json.dumps(head) + "\n")
    with pytest.raises(JournalError, match="the bot counter there is another than here"):
        Journal(file, contest())


@pytest.mark.parametrize(
    "line",
    [
        "{}",
        '{"from": 1}',
        '{"from": "x", "boards": [["1-1"]]}',
        '{"from": 1, "boards": [["1"]]}',
        '{"from": 1, "boards": [[7]]}',
        '{"from": 1, "boards": 5}',
    ],
)
def test_a_line_that_says_nothing_is_told_with_its_number(tmp_path: Path, line: str) -> None:
    file = tmp_path / "journal"
    with closing(Journal(file, contest())):
        pass
    with file.open("a") as out:
        out.write(f"{line}\n")
    with pytest.raises(JournalError, match="line 2, is broken"):
        read([file])


def test_journals_that_contradict_each_other_are_told(tmp_path: Path) -> None:
    files = [tmp_path / "a", tmp_path / "b"]
    meant = contest(deals=2)
    (part, *_) = hold(meant, [1])
    ((board,),) = part.boards
    other = tuple(reversed(board))
    for file, outcomes in zip(files, (board, other), strict=True):
        with closing(Journal(file, meant)) as journal:
            journal.add(Part(range(1, 2), ((outcomes,),)))
    if board != other:
        with pytest.raises(JournalError, match="deal 1 came out otherwise elsewhere"):
            read(files)


def test_what_cannot_be_opened_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("hello\n")
    for args, said in (
        (("--report", str(tmp_path / "none")), "cannot be read: No such file or directory."),
        (("--report", str(tmp_path / "text")), "is not the journal of a contest."),
        (("counter", "random", "--journal", str(tmp_path)), "cannot be read: Is a directory."),
    ):
        result = run("arena", *args)
        assert (result.returncode, result.stdout) == (1, "")
        assert said in result.stderr
        assert result.stderr.count("\n") == 1


@pytest.mark.soak
def test_ray_gives_the_same_numbers(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    alone = run(*GIVEN, "-g", "60").stdout
    command = [*GIVEN[:-3], "--cores", "2", "--json", "-g", "60", "--ray"]
    result = subprocess.run(
        [sys.executable, "-m", "duenna.cli.main", *command],
        capture_output=True,
        encoding="utf-8",
        check=False,
        env=os.environ | {"RAY_DEDUP_LOGS": "0"},
    )
    assert (result.stdout, result.returncode) == (alone, 0), result.stderr


@pytest.mark.soak
def test_a_machine_with_other_bots_is_refused() -> None:
    pytest.importorskip("ray")
    from duenna.arena.cluster import Cluster  # noqa: PLC0415

    with closing(Cluster("local", contest(), 2)) as cluster:
        cluster._bots["counter"] = "0123456789ab"
        with pytest.raises(DuennaError, match="plays another counter"):
            measure(contest(), workers=cluster)


def test_numbers_are_cut_into_runs() -> None:
    assert runs([5, 1, 2, 2, 9]) == [range(1, 3), range(5, 6), range(9, 10)]
    assert runs([]) == []
