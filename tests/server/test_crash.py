"""A server killed in the middle of play: what it acknowledged is there when it comes back."""

import itertools
import os
import random
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import httpx
from live import Client

from duenna.server.sqlite import SqliteStore

SERVER = """
import socket, sys
import uvicorn
from duenna.server.app import create_app
from duenna.server.sqlite import SqliteStore
listener = socket.socket(proto=socket.IPPROTO_TCP)
listener.bind(("127.0.0.1", 0))
app = create_app(SqliteStore(sys.argv[1]), b"k" * 32, pace=0.0, rate=1e6)
print(listener.getsockname()[1], flush=True)
uvicorn.Server(uvicorn.Config(app, log_level="critical")).run(sockets=[listener])
"""


def start(path: Path) -> tuple[subprocess.Popen[str], str]:
    process = subprocess.Popen(
        [sys.executable, "-c", SERVER, str(path)], stdout=subprocess.PIPE, text=True, env=os.environ
    )
    assert process.stdout is not None
    port = process.stdout.readline().strip()
    url = f"http://127.0.0.1:{port}"
    while True:
        try:
            httpx.get(f"{url}/healthz", timeout=5, verify=False)
        except httpx.TransportError:
            assert process.poll() is None, "the server is gone"
            time.sleep(0.02)
        else:
            return process, url


class Player(threading.Thread):
    """Plays on at some tables until the server is gone; notes what was acknowledged."""

    def __init__(self, url: str, seats: dict[str, list[str]], heads: dict[str, int]) -> None:
        super().__init__()
        self.http = httpx.Client(base_url=url, timeout=60, verify=False)
        self.seats, self.heads = seats, heads
        self.rng = random.Random(3)
        self.moves = 0
        self.enough = threading.Event()

    def run(self) -> None:
        try:
            for table_id in itertools.cycle(self.seats):
                self.play(table_id)
        except httpx.TransportError:
            self.http.close()

    def play(self, table_id: str) -> None:
        path = f"/api/tables/{table_id}"
        ann, bob = ({"Authorization": f"Bearer {token}"} for token in self.seats[table_id])
        seen = self.http.get(path, headers=ann).json()
        body = {"cmd_id": f"c{seen['seq']}", "seq": seen["seq"]}
        command = {"round-over": "next", "match-over": "rematch"}.get(
            seen["table"]["phase"], "move"
        )
        sender = ann
        if command == "move":
            if not seen["view"]["options"]:
                sender = bob
                seen = self.http.get(path, headers=bob).json()
            body["move"] = self.rng.choice(seen["view"]["options"])
        answer = self.http.post(f"{path}/{command}", json=body, headers=sender).raise_for_status()
        self.heads[table_id] = answer.json()["seq"]
        self.moves += command == "move"
        if self.moves >= 13:
            self.enough.set()


def test_twenty_kills_while_twenty_tables_are_played(tmp_path: Path) -> None:
    """A thousand moves: every acknowledged one is there after each kill, and the tables play on."""
    path = tmp_path / "tables.sqlite"
    process, url = start(path)
    try:
        seats, heads = gather(url)
        moves = 0
        for _ in range(20):
            players = [Player(url, dict(list(seats.items())[k::4]), heads) for k in range(4)]
            for player in players:
                player.start()
            assert all(player.enough.wait(60) for player in players)
            kill(process)
            for player in players:
                player.join()
                moves += player.moves
            process, url = start(path)
            with Client(url) as watcher:
                for table_id, head in heads.items():
                    # One move may have been written and not yet acknowledged.
                    assert head <= watcher.table(table_id)["seq"] <= head + 1
    finally:
        kill(process)
    assert moves >= 1000
    store = SqliteStore(path)
    for table_id in seats:
        numbers = [event.seq for event in store.events(table_id)]
        assert numbers == list(range(1, len(numbers) + 1))
    store.close()


def gather(url: str) -> tuple[dict[str, list[str]], dict[str, int]]:
    """Twenty tables that have begun: the tokens of their seats, and the last event of each."""
    seats: dict[str, list[str]] = {}
    heads: dict[str, int] = {}
    for _ in range(20):
        with Client(url) as maker, Client(url) as friend:
            made = maker.post("", name="Ann", edition="classic", players=2).json()
            joined = friend.post(f"/{made['id']}/join", name="Bob").json()
            seats[made["id"]] = [made["token"], joined["token"]]
            heads[made["id"]] = maker.post(f"/{made['id']}/start").json()["seq"]
    return seats, heads


def kill(process: subprocess.Popen[str]) -> None:
    process.send_signal(signal.SIGKILL)
    process.wait()
    assert process.stdout is not None
    process.stdout.close()
