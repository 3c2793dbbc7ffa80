"""Programs as bots: what they are told, and that none can cheat, hang or flood the table."""

import json
import os
import re
import shlex
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from helpers import run

from duenna.bots import BotError, Budget, find_bot, summon
from duenna.bots.external import ExternalBot
from duenna.bots.stdio import answers
from duenna.core.editions import find_edition
from duenna.core.game import Game
from duenna.core.view import view_from_json
from duenna.play.player import Player
from duenna.play.simulate import matches, play_round

#: A well-behaved program, but for the answer to the n-th question; it writes down what it hears.
PROGRAM = """
import json, os, sys, time
asked = 0
def say(text): print(text, flush=True)
for line in sys.stdin:
    message = json.loads(line)
    print(line, end="", file=open({heard!r}, "a"))
    if message["type"] == "hello":
        {hello}
    elif message["type"] == "ask":
        asked += 1
        options = message["view"]["options"]
        if asked == 1:
            {answer}
        else:
            say(json.dumps({{'move': options[0]}}))
"""
HELLO = """say('{"protocol": 1, "name": "Test"}')"""
FIRST = "say(json.dumps({'move': options[0]}))"
Make = Callable[..., ExternalBot]


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Make]:
    """Makes a bot of a program that greets and answers so; ended after the test."""
    bots: list[ExternalBot] = []

    def make(answer: str = FIRST, hello: str = HELLO, **given: float) -> ExternalBot:
        file = tmp_path / f"program{len(bots)}.py"
        heard = str(tmp_path / "heard")
        file.write_text(PROGRAM.format(hello=hello, answer=answer, heard=heard))
        bots.append(ExternalBot([sys.executable, str(file)], "test", **given))
        return bots[-1]

    yield make
    for bot in bots:
        bot.kill()


def ask(bot: ExternalBot, game: Game, seconds: float | None = None) -> str:
    assert game.decider is not None
    view = game.view(game.decider)
    return str(bot(view, game.events_for(game.decider, game.round_start), Budget(5, seconds)))


def test_a_program_is_told_its_own_events_once_and_asked(program: Make, tmp_path: Path) -> None:
    bot = program()
    game = Game("classic", 2, seed=1, first_start="1")
    learned = []
    for _ in range(3):
        until = game.round_start
        while not game.round_over:
            if game.decider == 1:
                learned += game.events_for(1, max(until, game.round_start))
                until = len(game.events)
            game.play(ask(bot, game) if game.decider == 1 else game.legal_moves()[0])
        game.next_round()
    bot.close()
    heard = [json.loads(line) for line in (tmp_path / "heard").read_text().splitlines()]
    assert heard[0] == {"type": "hello", "protocol": 1}
    assert heard[-1] == {"type": "bye"}
    deals = [message for message in heard if message["type"] == "deal"]
    assert deals == [
        {
            "type": "deal",
            "edition": "classic",
            "knobs": {"first_start": "1"},
            "players": 2,
            "seat": 1,
        }
    ] * len(deals)
    told = [message for message in heard if message["type"] == "event"]
    assert told == [{"type": "event", **event.to_json(game.edition)} for event in learned]
    question = next(message for message in heard if message["type"] == "ask")
    assert question["budget"] == {"seed": 5, "seconds": None, "rollouts": None}
    assert question["deadline"] == 10.0
    assert view_from_json(question["view"]).seat == 1
    for message in told:
        if message["event"] in ("dealt", "drew") and message["seat"] == 2:
            assert message["card"] is None


def test_a_program_is_told_how_a_round_went_on_after_its_last_move(
    program: Make, tmp_path: Path
) -> None:
    """Until its end, whoever moved and though the program had been knocked out, or was never asked."""
    bot = program()
    game = Game("modern", 4, seed=3, first_start="1")
    rounds: list[list[Any]] = []
    players = [
        Player(bot if seat == 1 else find_bot("random"), "", seat, "2") for seat in range(1, 5)
    ]
    while len(rounds) < 6 and not game.over:
        play_round(game, players)
        rounds.append([{"type": "event", **event.to_json(game.edition)}
                       for event in game.events_for(1, game.round_start)])  # fmt: skip
        if not game.over:
            game.next_round()
    bot.close()
    heard = [json.loads(line) for line in (tmp_path / "heard").read_text().splitlines()]
    told: list[list[Any]] = []
    for message in heard:
        if message["type"] == "deal":
            told.append([])
        elif message["type"] == "event":
            told[-1].append(message)
    assert told == rounds
    assert any(
        events[-1]["event"] != "round-over" for events in rounds
    )  # tokens, and what was shown
    ends = [at for at, message in enumerate(heard) if message["type"] in ("deal", "bye")]
    assert any(heard[at - 1]["type"] == "event" for at in ends[1:])


def test_one_that_does_not_run_is_told_nothing(program: Make, tmp_path: Path) -> None:
    game = Game("classic", 2, seed=1)
    program().hear(game.view(1), game.events_for(1))
    assert not (tmp_path / "heard").exists()


def test_it_plays_whole_matches_as_the_same_bot_would_here() -> None:
    here, there = (
        [str(move) for game in matches(find_edition("premium", 5), [bot] * 5, 1, "1")
         for moves in game.moves for move in moves]
        for bot in ("counter", f"exec:{sys.executable} -m duenna.bots.stdio counter")
    )  # fmt: skip
    assert here == there


HANG = "time.sleep(60)"


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        (HANG, "did not answer within 1.2 seconds."),
        ("sys.exit(3)", "has ended, with exit code 3."),
        ("os.abort()", "has ended, by signal 6."),
        ("os.close(1); time.sleep(60)", "has closed its output."),
        ("say('guard 2 priest')", "answers 'guard 2 priest\\n', which is no JSON."),
        ("say('[' * 4000)", "which is no JSON."),
        ("say('7')", "answers 7, which is no JSON object."),
        ("say('{}')", 'answers {}, not {"move": "..."}.'),
        ("""say('{"move": 7}')""", 'answers {\'move\': 7}, not {"move": "..."}.'),
        ("""say('{"move": "%s"}' % ('x' * 81))""", 'not {"move": "..."}.'),
        ("""say('{"move": "duke 2"}')""", "answers 'duke 2': "),
        ("""say('{"move": "princess"}')""", "answers 'princess', which is none of its options."),
        ("""say('{"move": "' + 'x' * 5000 + '"}')""", "answers with more than 4096 bytes."),
        ("sys.stdout.write('x' * 5000); sys.stdout.flush(); time.sleep(60)", "more than 4096 bytes"),
        ("sys.stdout.buffer.write(b'\\xff\\xfe\\n'); sys.stdout.flush()", "which is no JSON."),
    ],
)  # fmt: skip
def test_a_wrong_answer_is_an_error_and_the_program_is_gone(
    program: Make, answer: str, said: str
) -> None:
    bot = program(answer)
    game = Game("classic", 2, seed=1)
    began = time.monotonic()
    with pytest.raises(BotError, match="^The bot 'test' .*" + re.escape(said)):
        ask(bot, game, seconds=0.2)
    assert time.monotonic() - began < 50
    assert bot._program is None
    with pytest.raises(BotError):  # started afresh, it is as bad as before, and no worse
        ask(bot, game, seconds=0.2)


def test_a_program_that_gives_up_is_believed_and_kept(program: Make) -> None:
    bot = program("""say('{"error": "no idea"}')""")
    game = Game("classic", 2, seed=1)
    with pytest.raises(BotError, match="The bot 'test' gives up: 'no idea'"):
        ask(bot, game)
    assert ask(bot, game) == str(game.legal_moves()[0])


@pytest.mark.parametrize(
    ("hello", "said"),
    [
        ("pass", "did not answer within 0.5 seconds."),
        ("sys.exit(1)", "has ended, with exit code 1."),
        ("""say('{"protocol": 2, "name": "Test"}')""", "greets with {'protocol': 2, 'name': 'Test'}"),
        ("""say('{"protocol": 1}')""", "greets with {'protocol': 1}"),
    ],
)  # fmt: skip
def test_who_does_not_greet_does_not_play(
    program: Make, monkeypatch: pytest.MonkeyPatch, hello: str, said: str
) -> None:
    if "did not answer" in said:
        monkeypatch.setattr("duenna.bots.external.START_SECONDS", 0.5)
    with pytest.raises(BotError, match=re.escape(said)):
        ask(program(hello=hello), Game("classic", 2, seed=1))


def await_words(bot: ExternalBot) -> None:
    """Waits until the program has said something that nobody asked for."""
    assert bot._program is not None
    deadline = time.monotonic() + 60
    while bot._program._said.empty():
        assert time.monotonic() < deadline
        time.sleep(0.01)


def test_who_says_too_much_is_caught_at_the_next_question(program: Make) -> None:
    once_more = "say(json.dumps({'move': options[0]})); say('and another thing')"
    bot = program(once_more)
    game = Game("classic", 2, seed=1)
    ask(bot, game)
    await_words(bot)
    with pytest.raises(BotError, match=r"speaks without being asked: 'and another thing\\n'"):
        ask(bot, game)


def test_a_flood_fills_nothing_but_its_own_pipe(program: Make) -> None:
    flood = "say(json.dumps({'move': options[0]}))\n            while True: say('x' * 1000)"
    bot = program(flood)
    game = Game("classic", 2, seed=1)
    ask(bot, game)
    await_words(bot)
    time.sleep(0.5)
    assert bot._program is not None
    assert bot._program._said.qsize() <= 11
    with pytest.raises(BotError, match="speaks without being asked"):
        ask(bot, game)


def test_who_does_not_listen_keeps_nobody_waiting(program: Make) -> None:
    """The pipe to the program is full; who writes to it must not stand still."""
    bot = program(hello=f"{HELLO}; {HANG}", answer=FIRST)
    game = Game("premium", 8, seed=1)
    assert game.decider is not None
    view, events = game.view(game.decider), game.events_for(game.decider)
    began = time.monotonic()
    with pytest.raises(BotError, match=r"did not answer within 1\.2 seconds"):
        bot(view, events * 200, Budget(seconds=0.2))
    assert time.monotonic() - began < 50  # it hangs for a minute


def test_a_program_ends_with_all_it_has_started(program: Make, tmp_path: Path) -> None:
    child = "import subprocess; p = subprocess.Popen(['sleep', '60']); "
    pid = f"open({str(tmp_path / 'pid')!r}, 'w').write(str(p.pid)); time.sleep(60)"
    with pytest.raises(BotError):
        ask(program(child + pid), Game("classic", 2, seed=1), seconds=2)
    number = int((tmp_path / "pid").read_text())
    for _ in range(1000):
        try:
            os.kill(number, 0)
        except ProcessLookupError:
            return
        if Path(f"/proc/{number}/stat").read_text().split()[2] == "Z":
            return  # dead, and only waiting to be noticed
        time.sleep(0.05)
    raise AssertionError("the child lives on")


def test_killing_a_bot_wakes_who_waits_for_it(program: Make) -> None:
    bot = program(HANG, answer_seconds=240)
    threading.Timer(0.5, bot.kill).start()
    began = time.monotonic()
    with pytest.raises(BotError, match="has ended, by signal 9"):
        ask(bot, Game("classic", 2, seed=1))
    assert time.monotonic() - began < 50


def test_one_program_may_sit_on_two_seats(program: Make) -> None:
    bot = program()
    game = Game("classic", 2, seed=1)
    while not game.round_over:
        assert ask(bot, game) == str(game.legal_moves()[0])
        game.play(game.legal_moves()[0])


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("exec:", "A bot's command must name a program."),
        ("exec:''", "A bot's command must name a program."),
        ("exec:python 'x", '"python \'x" is no command: No closing quotation.'),
        ("exec:no-such-program -x", "There is no program 'no-such-program' to be a bot."),
    ],
)
def test_a_command_that_is_none_is_refused_at_once(name: str, said: str) -> None:
    with pytest.raises(BotError, match=re.escape(said)):
        summon(name)


def test_a_program_is_never_found_by_name() -> None:
    with pytest.raises(BotError, match="There is no bot 'exec:python'"):
        find_bot("exec:python")


def test_duennas_bots_answer_programs() -> None:
    said = [*answers([{"type": "hello", "protocol": 1}, {"type": "bye"}, {}], "random")]
    assert said == [{"protocol": 1, "name": "random"}]
    game = Game("classic", 2, seed=1)
    question = {"type": "ask", "view": game.view(1).to_json(), "budget": {"rollouts": -1}}
    deal = {"type": "deal", "edition": "classic", "knobs": {}, "bot": "nobody"}
    assert "rollouts must be" in next(answers([question], "random"))["error"]
    assert "no bot 'nobody'" in next(answers([deal, question], "random"))["error"]


@pytest.mark.parametrize(
    ("name", "told", "said"),
    [
        ("nobody", "", "There is no bot 'nobody'."),
        ("random", "hello", "This is no message of the protocol: JSONDecodeError"),
        ("random", "[" * 100_000, "This is no message of the protocol: RecursionError"),
        ("random", "7", "This is no message of the protocol: TypeError"),
        ("random", "{}", "This is no message of the protocol: KeyError: 'type'"),
        ("random", '{"type": "deal", "edition": "uno", "knobs": {}}', "EditionError: There is no"),
        ("random", '{"type": "event", "event": "sneeze"}', "DuennaError: This is no event of"),
    ],
)
def test_duennas_bots_say_what_they_do_not_understand(name: str, told: str, said: str) -> None:
    result = subprocess.run(
        [sys.executable, "-m", "duenna.bots.stdio", name],
        capture_output=True,
        encoding="utf-8",
        input=told,
        check=False,
        timeout=60,
    )
    assert (result.returncode, result.stdout) == (1, "")
    assert result.stderr.startswith(f"duenna: {said}" if name == "nobody" else "duenna: ")
    assert said in result.stderr
    assert result.stderr.count("\n") == 1


# ---- at the terminal


@pytest.fixture
def coward(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A program that leaves at the first question, as it is named on the command line."""
    file = tmp_path / "coward.py"
    answer = {"hello": HELLO, "answer": "sys.exit(3)", "heard": os.devnull}
    file.write_text(PROGRAM.format(**answer))
    monkeypatch.setenv("DUENNA_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[1] / "src"))
    monkeypatch.setenv("COLUMNS", "200")
    return f"exec:{sys.executable} {file}"


def test_the_terminal_asks_again_and_saves(coward: str, tmp_path: Path) -> None:
    begin = ["play", "Ann", "Bob", "--bots", coward, "--knob", "first_start=2", "--lang", "en"]
    played = run(*begin, typed="\nq\n")
    assert played.returncode == 0
    said = " ".join(played.stdout.split())
    assert said.count("has ended, with exit code 3.") == 2
    assert said.count("Press Enter to ask again, or type q") == 2
    (file,) = (tmp_path / "data").iterdir()
    command = shlex.join(["duenna", "play", "--resume", str(file), "--bots", coward])
    assert command in played.stdout
    refused = run("play", "--resume", str(file))  # a file may come from anybody
    assert refused.returncode == 1
    assert refused.stderr == (
        f"duenna: {file} names a program as a player. If you trust it, say so yourself: {command}\n"
    )
    assert "The match goes on" in run("play", "--resume", str(file), "--bots", coward).stdout
    foreign = run("play", "--resume", str(file), "--bots", coward, "--bots", "random")
    assert (foreign.returncode, foreign.stdout) == (2, "")
    assert f"random plays no part in {file}." in foreign.stderr


def test_the_example_plays() -> None:
    example = Path(__file__).parents[1] / "examples" / "stdio_bot.py"
    result = run("simulate", "-b", f"random,exec:{sys.executable} {example}", "-g", "2")
    assert (result.returncode, result.stderr) == (0, "")


def test_a_command_has_its_commas_to_itself() -> None:
    example = Path(__file__).parents[1] / "examples" / "stdio_bot.py"
    program = f"exec:{sys.executable} {example} some,words"
    result = run(
        "simulate", "-b", f"counter,{program}", "-b", "random, novice", "-g", "1", "--json"
    )
    assert (result.returncode, result.stderr) == (0, "")
    seated = [seat["bot"] for seat in json.loads(result.stdout)["seats"]]
    assert seated == ["counter", program, "random", "novice"]


def test_simulate_says_which_program_failed(coward: str) -> None:
    result = run("simulate", "--bots", coward, "-g", "1")
    assert result.returncode == 1
    assert result.stderr.startswith(f"duenna: The bot {coward!r} has ended, with exit code 3.")
