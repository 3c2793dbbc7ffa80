"""The command line as people run it: a real terminal, pipes, exit codes, one clear line for each mistake."""

import json
import os
import re
import signal
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pexpect
import pytest
from test_perft import written
from typist import Typist, first_choice

import duenna
from duenna.analysis import analyse
from duenna.core.editions import find_edition
from duenna.core.game import Game
from duenna.core.record import dumps, from_record
from duenna.terminal.company import fill_up, set_table
from duenna.terminal.play import Manner
from duenna.terminal.sitting import Sitting
from duenna.text.words import Words

COMMAND = [sys.executable, "-m", "duenna.cli.main"]
EN = Words("en")


@pytest.fixture
def env(tmp_path: Path) -> dict[str, str]:
    """The environment of a person with a colour terminal and an English locale."""
    kept = {key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "COLUMNS")}
    source = str(Path(__file__).parents[1] / "src")
    return kept | {
        "PYTHONPATH": source,
        "DUENNA_DATA": str(tmp_path / "data"),
        "TERM": "xterm-256color",
        "LC_ALL": "C.UTF-8",
    }


def run(env: dict[str, str], *args: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *args],
        input=typed,
        env=env,
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )


def terminal(env: dict[str, str], *args: str, columns: int = 80) -> "pexpect.spawn[str]":
    child = pexpect.spawn(
        COMMAND[0],
        [*COMMAND[1:], *args],
        env=env,
        encoding="utf-8",
        timeout=60,
        dimensions=(40, columns),
    )
    child.delaybeforesend = None
    return child


def sit_through(child: "pexpect.spawn[str]") -> str:
    """Answers every question until the program ends; everything on the screen."""
    answer = first_choice(EN)
    shown = ""
    while child.expect([r"> $", pexpect.EOF]) == 0:
        shown += f"{child.before}{child.after}"
        child.sendline(answer((child.before or "").splitlines()))
    child.close()
    assert child.exitstatus == 0
    return shown + (child.before or "")


# ---- a match at a terminal


def test_a_whole_match_at_a_terminal(env: dict[str, str]) -> None:
    child = terminal(env, "play", "--seed", "1", "--no-pause")
    for _ in range(5):  # language, rules, players, name, bots
        child.expect("> $")
        child.sendline("")
    shown = sit_through(child)
    assert re.search("win(s)? the match", shown)
    assert "Goodbye." in shown
    assert "\x1b[1mYour turn" in shown


@pytest.mark.parametrize("plain", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_no_escape_bytes_where_they_are_unwelcome(
    env: dict[str, str], plain: dict[str, str]
) -> None:
    people = ["--human", "Ann"] if "NO_COLOR" in plain else ["--human", "Ann", "--human", "Bob"]
    child = terminal(
        env | plain, "play", "-e", "classic", "--players", "2", *people, "--seed", "1", "--no-pause"
    )
    assert "\x1b" not in sit_through(child)


def test_the_screen_is_cleared_between_people(env: dict[str, str]) -> None:
    child = terminal(env, "play", "-e", "classic", "-p", "2", "--human", "Ann", "--human", "Bob")
    child.expect("ready. > $")
    child.sendline("q")
    child.expect(pexpect.EOF)
    child = terminal(
        env,
        "play",
        "-e",
        "classic",
        "Ann",
        "Bob",
        "--human",
        "Ann",
        "--human",
        "Bob",
        "--seed",
        "1",
    )
    shown = sit_through(child)
    assert "\x1b[2J" in shown


def test_forty_columns_are_enough(env: dict[str, str]) -> None:
    child = terminal(
        env, "play", "-e", "premium", "-p", "6", "--seed", "2", "--no-pause", columns=40
    )
    lines = re.sub(r"\x1b\[\d*m", "", sit_through(child)).splitlines()
    assert max(map(len, lines)) <= 40


@pytest.mark.parametrize("way", ["ctrl-c", "ctrl-d", "q", "hang up", "kill"])
def test_leaving_saves_and_says_how_to_go_on(env: dict[str, str], way: str) -> None:
    child = terminal(env, "play", "--human", "Ann", "--seed", "1", "--lang", "en", "--no-pause")
    child.expect("> $")
    match way:
        case "ctrl-c":
            child.sendintr()
        case "ctrl-d":
            child.sendeof()
        case "q":
            child.sendline("q")
        case "hang up":
            child.kill(signal.SIGHUP)
        case _:
            child.kill(signal.SIGTERM)
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    told = (child.before or "").splitlines()
    (command,) = [line for line in told if line.startswith("duenna play --resume ")]
    (file,) = Path(env["DUENNA_DATA"]).iterdir()
    assert command == f"duenna play --resume {file}"
    assert run(env, "replay", str(file), "--verify").stdout.startswith("The record is sound.")

    child = terminal(env, "play", "--resume", str(file), "--no-pause")
    shown = sit_through(child)
    assert "The match goes on in round 1." in shown
    assert "Saved:" in shown  # its record takes the saved match's place
    again = run(env, "play", "--resume", str(file))
    assert again.returncode == 1
    assert (
        again.stderr
        == f"duenna: The match in {file} is over. To read it again: duenna replay {file}\n"
    )


def test_leaving_before_the_match_is_fine(env: dict[str, str]) -> None:
    for typed in ("", "\n", "en\nmodern\n4\n"):
        result = run(env, "play", typed=typed)
        assert (result.returncode, result.stderr) == (0, "")
    assert not Path(env["DUENNA_DATA"]).exists()


# ---- pipes


@pytest.mark.parametrize(
    ("language", "edition", "seats"),
    [("en", "premium", 6), *((language, "modern", 4) for language in ("es", "et", "fr", "pt"))],
)
def test_a_whole_match_through_a_pipe(
    env: dict[str, str], language: str, edition: str, seats: int
) -> None:
    words = Words(language)
    screen = Typist(first_choice(words))
    seated = set_table(find_edition(edition), fill_up(["Ann"], seats), ["Ann"], seed="5")
    Sitting(seated, words, screen, Manner(), None).run()
    typed = "".join(f"{line}\n" for line in screen.typed_lines)
    args = [
        "--edition",
        edition,
        "--players",
        str(seats),
        "--human",
        "Ann",
        "--seed",
        "5",
        "--lang",
        language,
    ]
    result = run(env | {"COLUMNS": "80"}, "play", *args, typed=typed)
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout == screen.text + "\n"


def test_a_reader_that_leaves_early_is_no_trouble(env: dict[str, str]) -> None:
    command = " ".join([*COMMAND, "rules", "premium"])
    result = subprocess.run(
        f"{command} | head -1",
        shell=True,
        env=env,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert result.stdout == "How to play: Premium\n"
    assert "Traceback" not in result.stderr


# ---- mistakes

MISTAKES = [
    (("bogus",), "No such command 'bogus'."),
    (("play", "--edition", "foo"), "There is no edition 'foo'. The editions are: classic"),
    (
        ("play", "--bots", "foo"),
        "There is no bot 'foo'. The bots are: random, novice, counter, search, master.",
    ),
    (("play", "--players", "9"), "9 is not in the range"),
    (("play", "-e", "modern", "-p", "7"), "modern is for 2 to 6 seats, not 7."),
    (("play", "-p", "2", "Ann", "Bob", "Cleo"), "3 players cannot sit on 2 seats."),
    (
        ("play", "-p", "2", *("--human=Ann", "--human=Bob", "--human=Cleo")),
        "3 players cannot sit on 2 seats.",
    ),
    (("play", "Ann", "Bob", "--human", "Zoe"), "'Zoe' is not among the players: Ann, Bob."),
    (("play", "Ann", "ann"), "Two players have the same name."),
    (("play", "--knob", "tie"), "'tie' must be name=value"),
    (("play", "--knob", "tie=best"), "tie must be one of share"),
    (("play", "--knob", "colour=red"), "There is no knob 'colour'."),
    (("play", "--knob", "seats=3"), "There is no knob 'seats'."),
    (("perft", "--knob", "players=[3, 4]"), "modern is for 3 to 4 seats, not 2."),
    (("play", "--human", "Ann", "--seed", "x" * 201), "A seed is"),
    (("play", "--lang", "xx"), "There is no language 'xx'. The languages are: en"),
    (("play", "--resume", "x", "--players", "3"), "--resume brings its own table"),
    (("rules", "foo"), "There is no edition 'foo'."),
    (("simulate", "--bots", "random,foo"), "There is no bot 'foo'."),
    (("simulate", "--games", "0"), "0 is not in the range"),
    (
        ("simulate", "-p", "2", "--bots", "random,random,random"),
        "3 bots cannot sit on 2 seats.",
    ),
    (("replay",), "Missing argument 'FILE'."),
    (("replay", "x", "--all", "--watch"), "Choose one of --seat"),
    (("perft", "--players", "7"), "modern is for 2 to 6 seats"),
]


@pytest.mark.parametrize(
    ("args", "said"),
    MISTAKES,
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else "",
)
def test_wrong_use_is_one_line_and_exit_code_2(
    env: dict[str, str], args: tuple[str, ...], said: str
) -> None:
    result = run(env, *args)
    assert result.returncode == 2
    assert result.stdout == ""
    assert result.stderr.startswith("duenna: ")
    assert said in result.stderr
    assert result.stderr.count("\n") == 1


def test_what_fails_is_one_line_and_exit_code_1(env: dict[str, str], tmp_path: Path) -> None:
    text = tmp_path / "text.json"
    text.write_text("no JSON", encoding="utf-8")
    broken = tmp_path / "broken.json"
    broken.write_text(
        '{"format":1,"edition":"modern","players":["A","B"],"seed":"1","rounds":[["king 7"]]}'
    )
    unfinished = tmp_path / "unfinished.json"
    unfinished.write_text(dumps(Game("modern", 2, seed=1)), encoding="utf-8")
    stranger = tmp_path / "stranger.json"
    stranger.write_text(
        '{"duenna-save":1,"lang":"en","seats":["human","genius"],"record":'
        '{"format":1,"edition":"modern","players":["A","B"],"seed":"1","rounds":[[]]}}'
    )
    cases = [
        (("play", "--resume", str(stranger)), "There is no bot 'genius'"),
        (("replay", str(tmp_path / "none")), "cannot be opened: No such file or directory"),
        (("replay", str(tmp_path)), "cannot be opened: Is a directory"),
        (
            ("play", "--resume", str(text)),
            "does not hold a match that can be replayed: This is no JSON",
        ),
        (("replay", "--verify", str(broken)), "rounds[0][0], 'king 7'"),
        (("analyse", str(broken)), "rounds[0][0], 'king 7'"),
        (("analyse", str(unfinished)), "unfinished.json: The last round is not over"),
        (
            ("simulate", "--games=1", "--records", str(tmp_path / "no" / "file")),
            "cannot be written",
        ),
    ]
    for args, said in cases:
        result = run(env, *args, typed="\n" * 9)
        assert result.returncode == 1
        assert said in result.stderr
        assert result.stderr.count("\n") == 1


def test_errors_speak_the_language(env: dict[str, str]) -> None:
    result = run(env, "replay", "/none", "--lang", "et")
    problem = "No such file or directory"
    assert (
        result.stderr
        == f"duenna: {Words('et').text('file-unreadable', file='/none', problem=problem)}\n"
    )


# ---- the other commands


def test_simulate_counts_what_its_records_say(env: dict[str, str], tmp_path: Path) -> None:
    file = tmp_path / "records.jsonl"
    args = [
        "simulate",
        "--edition",
        "classic",
        "--bots",
        "counter,random",
        "--games",
        "12",
        "--seed",
        "9",
    ]
    result = run(env, *args, "--json", "--records", str(file))
    assert (result.returncode, result.stderr) == (0, "")
    tally = json.loads(result.stdout)
    games = [
        from_record(json.loads(line)) for line in file.read_text(encoding="utf-8").splitlines()
    ]
    assert tally["matches"] == len(games) == 12
    assert tally["rounds"] == sum(game.round for game in games)
    won = [sum(seat in game.winners for game in games) for seat in (1, 2)]
    assert [seat["match_wins"] for seat in tally["seats"]] == won
    text = run(env, *args).stdout
    assert text.startswith(f"12 matches, {tally['rounds'] / 12:.1f} rounds a match")
    assert f"Seat 1, counter: {won[0]} matches won" in text


def test_bots_take_turns_at_a_larger_table(env: dict[str, str]) -> None:
    result = run(env, "simulate", "-p", "4", "--bots", "counter,random", "-g", "1", "--json")
    seats: list[dict[str, Any]] = json.loads(result.stdout)["seats"]
    assert [seat["bot"] for seat in seats] == ["counter", "random"] * 2


def test_a_replay_keeps_secrets_unless_told_not_to(env: dict[str, str], tmp_path: Path) -> None:
    file = tmp_path / "records.jsonl"
    run(env, "simulate", "-g", "1", "-p", "3", "--records", str(file))
    texts = {
        option: run(env | {"COLUMNS": "100"}, "replay", str(file), *option.split()).stdout
        for option in ("--watch", "--seat 1", "--seat 2", "--all")
    }
    assert len(set(texts.values())) == 4
    assert run(env, "replay", str(file)).returncode == 0
    assert "is dealt a" not in texts["--watch"]
    assert texts["--all"].count("is dealt") >= 3
    assert "You are dealt" in texts["--seat 1"]
    assert run(env, "replay", str(file), "--seat", "4").returncode == 2


def test_a_match_is_analysed_for_people_and_programs(env: dict[str, str], tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    args = ["simulate", "-e", "classic", "-p", "2", "--knob", "tokens=2", "-g", "1"]
    assert run(env, *args, "--records", str(file)).returncode == 0
    game = from_record(json.loads(file.read_text(encoding="utf-8")))
    result = run(env, "analyse", str(file), "--rollouts", "30", "--json")
    assert (result.returncode, result.stderr) == (0, "")
    analysis = json.loads(result.stdout)
    assert analysis == analyse(game, worlds=30).to_json()
    told = run(
        env, "analyse", str(file), "--rollouts", "30", "--seat", "2", "--moves", "--lang", "et"
    )
    assert told.stdout.startswith("Klassika: Player 1 ja Player 2. Kogu mäng käik käigu haaval.\n")
    count = sum(each["seat"] == 2 for each in analysis["decisions"])
    assert len(re.findall(r"^\d+\. Player 2: ", told.stdout, re.MULTILINE)) == count
    assert not re.search(r"^\d+\. Player 1: ", told.stdout, re.MULTILINE)
    assert run(env, "analyse", str(file), "--seat", "3").returncode == 2
    assert run(env, "analyse", str(file), "--rollouts", "0").returncode == 2
    child = terminal(env, "analyse", str(file), "--rollouts", "30", "--lang", "en")
    assert "100%" in sit_through(child)


def test_perft_agrees_with_the_counts_kept(env: dict[str, str]) -> None:
    """The command counts on bare states, the file was counted through Game."""
    deal, counts = next(line for line in written() if line.startswith("premium 5 7:")).split(": ")
    edition, seats, seed = deal.split()
    known = counts.split()[:2]
    result = run(
        env, "perft", "-e", edition, "-p", seats, "--seed", seed, "--depth", str(len(known))
    )
    assert result.stdout == "".join(f"{at} {count}\n" for at, count in enumerate(known, start=1))


def test_rules_obey_knobs_and_language(env: dict[str, str]) -> None:
    assert "Whoever has 9 tokens wins the match." in run(env, "rules", "--knob", "tokens=9").stdout
    assert "Valvur (1)" in run(env | {"LC_ALL": "et_EE.UTF-8"}, "rules").stdout
    assert "Guarda (1)" in run(env, "rules", "--lang", "pt-BR").stdout
    assert "deck has 16 cards" in run(env, "rules", "premium", "-p", "3").stdout


def test_help_and_version(env: dict[str, str]) -> None:
    for args in ((), ("--help",), ("play", "-h"), ("simulate", "-h")):
        result = run(env, *args)
        assert result.returncode == 0
        assert result.stdout.startswith("Usage: duenna")
    assert "holds its seed and so all its secrets" in " ".join(
        run(env, "play", "-h").stdout.split()
    )
    assert run(env, "--version").stdout == f"duenna {duenna.__version__}\n"


def test_cores_change_no_match_and_not_their_order(env: dict[str, str], tmp_path: Path) -> None:
    records = [tmp_path / "one", tmp_path / "two"]
    said = {
        run(
            env, "simulate", "-g", "25", "--cores", str(cores), "--records", str(records[cores - 1])
        ).stdout
        for cores in (1, 2)
    }
    assert len(said) == 1
    assert records[0].read_text() == records[1].read_text()


def test_the_version_is_written_in_one_place() -> None:
    """The package is built with what the library says of itself, and the changelog tells of it."""
    home = Path(__file__).parents[1]
    project = tomllib.loads((home / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["project"]["dynamic"] == ["version"]
    assert home / project["tool"]["hatch"]["version"]["path"] == Path(duenna.__file__)
    assert f"\n## {duenna.__version__} " in (home / "CHANGELOG.md").read_text(encoding="utf-8")


def test_nothing_heavy_is_imported(env: dict[str, str]) -> None:
    """A person waits for the first line: numba and its like would take seconds."""
    code = "import sys, duenna.cli.main; print(sorted({'numba', 'numpy'} & set(sys.modules)))"
    result = subprocess.run(
        [sys.executable, "-c", code], env=env, capture_output=True, encoding="utf-8", check=True
    )
    assert result.stdout == "[]\n"
