"""Analyses at a table: made elsewhere, told when ready, never of a match that is played."""

import logging
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import live
import pytest
from live import Client, Serve
from test_past import match_of_two, over, play_out

from duenna.analysis import analyse
from duenna.analysis.telling import told
from duenna.core.record import to_record
from duenna.server import analyses
from duenna.server.analyses import Analyses

__all__ = ["over"]  # the fixture: a match that is over, and one being played

SLOW = """
import json, os, sys, time
record = json.load(sys.stdin)
print('{"done": 0.5}', flush=True)
while not os.path.exists("GO ON"):
    time.sleep(0.02)
print(json.dumps({"eyes": "", "part": record["players"]}), flush=True)
print('{"eyes": "1", "part": 1}\\n{"eyes": "2", "part": 2}', flush=True)
"""


def ask(client: Client, table_id: str, **query: Any) -> httpx.Response:
    return client.http.get(f"/api/tables/{table_id}/analysis", params=query)


def wait(client: Client, table_id: str, **query: Any) -> httpx.Response:
    """The answer once it is no longer 202."""
    deadline = time.monotonic() + 240
    while (answer := ask(client, table_id, **query)).status_code == 202:
        assert 0 <= answer.json()["done"] <= 1
        assert answer.headers["Retry-After"] == "1"
        assert time.monotonic() < deadline, "no analysis is made"
        time.sleep(0.05)
    return answer


def program(monkeypatch: pytest.MonkeyPatch, code: str) -> None:
    """Lets servers analyse by this program."""
    monkeypatch.setattr(live, "LOOKED_AT", 0)  # what that program makes has no shape
    monkeypatch.setattr(
        Analyses.__init__, "__defaults__", ((sys.executable, "-c", code), analyses.SECONDS)
    )


@pytest.mark.usefixtures("compiled")
@pytest.mark.timeout(900)
def test_a_match_that_is_over_is_analysed_and_one_that_is_played_is_not(over: Any) -> None:
    server, ann, table_id, game = over
    assert ask(ann, table_id, match=2).status_code == 403
    assert ask(ann, table_id).json()["error"] == "not-over"
    assert ask(ann, table_id, match=3).status_code == 404
    assert ask(ann, table_id, match="x").status_code == 400
    answer = wait(ann, table_id, match=1)
    assert answer.status_code == 200
    analysis = analyse(to_record(game))
    assert answer.json() == told(analysis)
    for seat in (1, 2):
        assert ask(ann, table_id, match=1, eyes=seat).json() == analysis.known_to(seat)
    for eyes in ("0", "3", "all", "x"):
        assert ask(ann, table_id, match=1, eyes=eyes).json()["error"] == "no-eyes"
    again = server.client().http.get(
        f"/api/tables/{table_id}/analysis?match=1",
        headers={"If-None-Match": answer.headers["ETag"]},
    )
    assert again.status_code == 304  # kept, and for everyone the same


def test_the_table_goes_on_meanwhile_and_the_server_ends_at_once(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    program(monkeypatch, SLOW)
    server = serve()
    ann, bob, table_id = match_of_two(server)
    play_out(table_id, ann, bob)
    deadline = time.monotonic() + 60
    while ask(ann, table_id).json()["done"] < 0.5:
        assert time.monotonic() < deadline
        time.sleep(0.02)
    assert bob.post(f"/{table_id}/rematch").status_code == 200
    server.stop()  # or this test would never end


def test_one_at_a_time_and_not_too_many(
    serve: Serve, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "WAITING", 1)
    monkeypatch.setattr(analyses, "KEPT", 1)
    go_on = tmp_path / "go on"
    program(monkeypatch, SLOW.replace("GO ON", str(go_on)))
    server = serve()
    ids = []
    for _ in range(2):
        ann, bob, table_id = match_of_two(server)
        play_out(table_id, ann, bob)
        ids.append(table_id)
    for _ in range(3):
        assert ask(ann, ids[0]).status_code == 202
    refused = ask(ann, ids[1])
    assert (refused.status_code, refused.json()["error"]) == (429, "analyses-waiting")
    assert refused.headers["Retry-After"] == "30"
    go_on.touch()
    assert wait(ann, ids[0]).json() == ["Ann", "Bob"]
    assert wait(ann, ids[1]).json() == ["Ann", "Bob"]


@pytest.mark.parametrize(
    "code",
    [
        "raise SystemExit(3)",
        "print('no JSON')",
        "print('{}')",
        """print('{"eyes": "", "part": 1}')""",
    ],
)
def test_what_fails_is_said_once_and_begun_anew(
    serve: Serve, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, code: str
) -> None:
    program(monkeypatch, f"import sys; sys.stdin.read(); {code}")
    server = serve()
    ann, bob, table_id = match_of_two(server)
    play_out(table_id, ann, bob)
    with caplog.at_level(logging.WARNING, "duenna.server"):
        assert wait(ann, table_id).status_code == 503
    assert "an analysis failed" in caplog.text
    assert ask(ann, table_id).status_code == 202


def test_who_asks_for_many_waits_for_who_asks_for_one(
    serve: Serve, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "EACH", 5)
    go_on = tmp_path / "go on"
    program(monkeypatch, SLOW.replace("GO ON", str(go_on)))
    server = serve()
    ann, bob, table_id = match_of_two(server)
    play_out(table_id, ann, bob)
    for _ in range(5):
        ann.post(f"/{table_id}/rematch")
        play_out(table_id, ann, bob)
    for match in range(1, 5):
        assert ask(ann, table_id, match=match).status_code == 202
    assert ask(bob, table_id, match=5).status_code == 202
    assert ask(bob, table_id, match=6).status_code == 429  # for both come from one address
    deadline = time.monotonic() + 60
    done: list[int] = []
    go_on.touch()
    while len(done) < 5:
        assert time.monotonic() < deadline
        for match in range(1, 6):
            if match not in done and ask(bob, table_id, match=match).status_code == 200:
                done.append(match)
    assert done.index(5) <= 2, done
