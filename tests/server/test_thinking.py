"""Bots at tables: they think elsewhere, and whatever one does, its table goes on and so do all others."""

import logging
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from live import Client, Serve, Server

from duenna.bots import BotError, Budget, offer, registry
from duenna.core.editions import find_edition
from duenna.core.game import Game
from duenna.server.happened import Moved
from duenna.server.thinking import Thinkers

PROGRAM = """
import json, os, sys, time
asked = 0
for line in sys.stdin:
    message = json.loads(line)
    print(line, end="", file=open(__file__ + ".heard", "a"))
    if message["type"] == "hello":
        print('{"protocol": 1, "name": "Test"}', flush=True)
    elif message["type"] == "ask":
        asked += 1
        ANSWER
        print(json.dumps({"move": message["view"]["options"][0]}), flush=True)
"""
Start = Callable[..., Server]


@pytest.fixture
def start(serve: Serve, tmp_path: Path) -> Iterator[Start]:
    """Starts a server that offers a program as the bot "odd", which does that before it answers."""

    def begin(answer: str = "pass", **settings: float) -> Server:
        file = tmp_path / "odd.py"
        file.write_text(PROGRAM.replace("ANSWER", answer))
        offer("odd", f"{sys.executable} {file}")
        return serve(**settings)

    yield begin
    registry._found.cache_clear()
    registry._offered.clear()


def against(server: Server, level: str) -> tuple[Client, str, int]:
    """A table where that bot begins: who made it, its id, and its last event before the bot's move."""
    ann = server.client()
    made: dict[str, Any] = {"edition": "classic", "players": 2, "knobs": {"first_start": "2"}}
    table_id = ann.post("", name="Ann", bots=[level], **made).json()["id"]
    return ann, table_id, ann.post(f"/{table_id}/start").json()["seq"]


def moved(ann: Client, table_id: str, seq: int) -> None:
    """Waits until the table has gone on; the machine may be busy."""
    deadline = time.monotonic() + 60
    while ann.table(table_id)["seq"] <= seq:
        assert time.monotonic() < deadline, "the table stands still"
        time.sleep(0.02)


def last_by(server: Server, table_id: str) -> str:
    """Who made the last move, as the store has it."""
    made = server._store.events(table_id)[-1].what
    assert isinstance(made, Moved)
    return str(made.by)


@pytest.mark.parametrize("level", ["counter", "random", "odd"])
def test_a_bot_moves(start: Start, level: str) -> None:
    server = start()
    ann, table_id, seq = against(server, level)
    moved(ann, table_id, seq)
    assert last_by(server, table_id) == "bot"
    listed = ann.get("/api/bots").json()
    assert level in listed["bots"]
    assert listed["usual"] in listed["bots"]


def test_a_bot_that_fails_once_is_asked_again(start: Start, tmp_path: Path) -> None:
    once = f"{str(tmp_path / 'failed')!r}"
    server = start(f"os.path.exists({once}) or (open({once}, 'w'), sys.exit(3))")
    ann, table_id, seq = against(server, "odd")
    moved(ann, table_id, seq)
    assert last_by(server, table_id) == "bot"
    assert (tmp_path / "failed").exists()


@pytest.mark.parametrize(
    ("answer", "think", "said"),
    [
        ("time.sleep(600)", 0.5, "did not answer within 1.1 seconds"),
        ("os._exit(3)", 60, "has ended, with exit code 3"),
        ("print('x' * 9000, flush=True)", 60, "answers with more than 4096 bytes"),
        ("message['view']['options'] = ['princess 9']", 60, "answers 'princess 9'"),
    ],
)
def test_a_bot_that_keeps_failing_has_a_stand_in(
    start: Start, caplog: pytest.LogCaptureFixture, answer: str, think: float, said: str
) -> None:
    with caplog.at_level(logging.WARNING, "duenna.server"):
        server = start(answer, think=think)
        ann, table_id, seq = against(server, "odd")
        moved(ann, table_id, seq)
    assert last_by(server, table_id) == "stand-in"
    failures = [message for message in caplog.messages if said in message]
    assert len(failures) == 2
    assert all(table_id in message and "seat 2" in message for message in failures)


def test_other_tables_go_on_while_a_bot_hangs(start: Start) -> None:
    server = start("time.sleep(600)", think=240)
    stuck, stuck_id, stuck_seq = against(server, "odd")
    for _ in range(4):
        moved(*against(server, "counter"))
    assert stuck.table(stuck_id)["seq"] == stuck_seq


def test_what_is_said_does_not_keep_a_bot_from_moving(start: Start, tmp_path: Path) -> None:
    server = start(f"print(asked, file=open({str(tmp_path / 'asked')!r}, 'a'))", pace=1.0)
    ann, table_id, _ = against(server, "odd")
    began = time.monotonic()
    while not any(isinstance(event.what, Moved) for event in server._store.events(table_id)):
        ann.post(f"/{table_id}/say", phrase="hello")
        time.sleep(0.1)
        assert time.monotonic() - began < 60, "the bot is talked out of its move"
    assert time.monotonic() - began > 0.9  # and yet it took its time
    moves = [event for event in server._store.events(table_id) if isinstance(event.what, Moved)]
    assert len(moves) == 1
    assert (tmp_path / "asked").read_text() == "1\n"  # nor is it asked anew at every word


def test_a_program_at_a_table_hears_how_the_round_ended(start: Start, tmp_path: Path) -> None:
    heard = tmp_path / "odd.py.heard"
    server = start()
    ann, table_id, _ = against(server, "odd")
    while (seen := ann.table(table_id))["table"]["phase"] == "playing":
        if seen["view"]["options"]:
            ann.post(f"/{table_id}/move", move=seen["view"]["options"][-1], seq=seen["seq"])
    deadline = time.monotonic() + 60
    while not heard.exists() or '"round-over"' not in heard.read_text():
        assert time.monotonic() < deadline, "it is not told"
        time.sleep(0.02)


def test_a_full_disk_is_not_hammered(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The bot's move is tried again now and then, and made as soon as it can be saved."""
    append, tried = server._store.append, []

    def full(*given: Any) -> Any:
        tried.append(given)
        raise OSError("no space left")

    with caplog.at_level(logging.CRITICAL, "duenna.server"):
        ann = server.client()
        made: dict[str, Any] = {"edition": "classic", "players": 2, "knobs": {"first_start": "1"}}
        table_id = ann.post("", name="Ann", bots=["counter"], **made).json()["id"]
        ann.post(f"/{table_id}/start")
        ann.post(f"/{table_id}/leave")  # so that bots play on, and on
        monkeypatch.setattr(server._store, "append", full)
        time.sleep(1.5)
        assert len(tried) <= 3
        seq = ann.table(table_id)["seq"]
        monkeypatch.setattr(server._store, "append", append)
        moved(ann, table_id, seq)


def test_the_server_ends_at_once_though_a_bot_hangs(start: Start, tmp_path: Path) -> None:
    pid = f"open({str(tmp_path / 'pid')!r}, 'w').write(str(os.getpid()))"
    server = start(f"{pid}; time.sleep(600)", think=240)
    against(server, "odd")
    deadline = time.monotonic() + 60
    while not ((tmp_path / "pid").exists() and (tmp_path / "pid").read_text()):
        assert time.monotonic() < deadline
        time.sleep(0.02)
    began = time.monotonic()
    server.stop()
    assert time.monotonic() - began < 60  # and not when the bot's time is up
    with pytest.raises(ProcessLookupError):
        os.kill(int((tmp_path / "pid").read_text()), 0)


def test_nothing_is_started_before_a_bot_is_asked_and_a_dead_process_is_replaced() -> None:
    thinkers = Thinkers()
    bots = thinkers._slow.bots
    assert [bot._program for bot in bots] == [None, None]
    game = Game(find_edition("classic"), 2, seed=1)

    def ask() -> str:
        return str(bots[0](game.view(1), game.events_for(1), Budget(1), "counter"))

    first = ask()
    program = bots[0]._program
    assert program is not None
    program._process.send_signal(signal.SIGKILL)
    program._process.wait()
    with pytest.raises(BotError, match="has ended, by signal 9"):
        ask()
    assert ask() == first
    thinkers.close()
    assert bots[0]._program is None


def test_a_command_comes_from_the_operator_only(server: Server) -> None:
    ann = server.client()
    assert ann.post("", name="Ann", bots=["exec:true"]).status_code == 422
    table_id = ann.post("", name="Ann").json()["id"]
    refused = ann.post(f"/{table_id}/bot", level="exec:true")
    assert (refused.status_code, refused.json()["error"]) == (422, "no-bot")


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("odd", "A bot's command must name a program."),
        ("=true", "'' is no name for a bot: a name has small letters, digits"),
        ("Odd one=true", "'Odd one' is no name for a bot"),
        ("counter=true", "There is a bot 'counter' already."),
        ("odd=no-such-program", "There is no program 'no-such-program' to be a bot."),
    ],
)
def test_an_offer_that_is_none_is_refused(given: str, said: str) -> None:
    result = subprocess.run(
        [sys.executable, "-m", "duenna.cli.main", "serve", "--bot", given],
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=120,
    )
    assert (result.returncode, result.stdout) == (2, "")
    assert said in result.stderr


def test_the_operator_offers_a_program(tmp_path: Path) -> None:
    file = tmp_path / "odd.py"
    file.write_text(PROGRAM.replace("ANSWER", "pass"))
    options = ["--host", "127.0.0.1", "--port", "0", "--no-open", "--data", str(tmp_path / "data")]
    command = [sys.executable, "-m", "duenna.cli.main", "serve", *options, "--lang", "en"]
    with subprocess.Popen(
        [*command, "--bot", f"odd={sys.executable} {file}"], stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        stuck = threading.Timer(120, process.kill)
        stuck.start()
        url = process.stdout.readline().split()[-1]
        with Client(url) as ann:
            table: dict[str, Any] = {"players": 2, "knobs": {"first_start": "2"}, "bots": ["odd"]}
            table_id = ann.post("", name="Ann", **table).json()["id"]
            moved(ann, table_id, ann.post(f"/{table_id}/start").json()["seq"])
        process.terminate()
        process.communicate(timeout=60)
        stuck.cancel()
