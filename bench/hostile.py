"""Attacks a server while honest tables play on it, and checks that none of them took harm.

    python bench/hostile.py [--minutes 10] [--tables 6]

The server is one of its own, on this machine. The honest come from 127.0.0.1, the hostile from other addresses
of the loopback, so that limits for each address tell them apart; that needs Linux. At the end every honest
match must have the very moves that were acknowledged, and each must have been answered in time.
"""

import argparse
import contextlib
import json
import random
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import quantiles
from typing import Any
from urllib.parse import urlsplit

import httpx

from duenna import from_record

IN_TIME = 5.0  #: seconds within which a move is answered
BOT_IN_TIME = 15.0  #: seconds within which a quick bot has moved
JUNK: list[Any] = [
    None, True, -1, 10**300, 1.5, "", "\ud800", "\u202e", "x" * 5000, [], [[[]]] * 9, {}, {"self": 1},
]  # fmt: skip
COMMANDS = (
    "join", "claim", "leave", "bot", "remove", "start", "move", "next", "rematch", "say", "device", "warm",
)  # fmt: skip


class House:
    """The server that is attacked, the clock, and what the honest have noted."""

    def __init__(self, url: str, until: float) -> None:
        self.url = url
        self.until = until
        self.tables: list[str] = []
        self.over: list[str] = []  #: tables with a match that is over
        self.waits: list[float] = []
        self.bot_waits: list[float] = []
        self.harm: list[str] = []
        self.matches = 0
        self.answers: Counter[str] = Counter()

    @property
    def open(self) -> bool:
        return time.monotonic() < self.until

    def client(self, address: str = "127.0.0.1") -> httpx.Client:
        way = httpx.HTTPTransport(local_address=address, verify=False)
        return httpx.Client(base_url=self.url, transport=way, timeout=30)


# ---- the honest


def honest(house: House, number: int) -> None:
    """Two people and a quick bot at a table, match after match."""
    rng = random.Random(number)
    with house.client() as ann, house.client() as bob:
        made = post(
            ann, "", name=f"Ann {number}", edition="classic", players=3, knobs={"tokens": 2}
        )
        table = made.json()["id"]
        house.tables.append(table)
        post(bob, f"/{table}/join", name=f"Bob {number}", seat=2)
        post(ann, f"/{table}/bot", level="counter")
        post(ann, f"/{table}/start")
        while house.open:
            play_match(house, table, (ann, bob), rng)
            house.over.append(table)
            if house.open:
                post(ann, f"/{table}/rematch")


def play_match(
    house: House, table: str, people: tuple[httpx.Client, httpx.Client], rng: random.Random
) -> None:
    mine: list[tuple[int, str]] = []
    waited = time.monotonic()
    while True:
        seen = people[0].get(f"/api/tables/{table}").json()
        phase = seen["table"]["phase"]
        if phase == "match-over":
            break
        if phase == "round-over":
            post(people[0], f"/{table}/next", seq=seen["seq"])
            continue
        decider = seen["view"]["decider"]
        if decider == 3:
            if time.monotonic() - waited > 60:
                house.harm.append(f"{table}: the bot does not move")
                return
            time.sleep(0.02)
            continue
        house.bot_waits.append(time.monotonic() - waited)
        client = people[decider - 1]
        if decider == 2:
            seen = client.get(f"/api/tables/{table}").json()
        move = rng.choice(seen["view"]["options"])
        began = time.monotonic()
        answer = post(client, f"/{table}/move", move=move, seq=seen["seq"])
        waited = time.monotonic()
        house.waits.append(waited - began)
        if answer.status_code == 200:
            mine.append((decider, move))
        else:
            house.harm.append(
                f"{table}: an honest move got {answer.status_code}: {answer.text[:100]}"
            )
            return
    check_match(house, table, people[0], mine)


def check_match(house: House, table: str, ann: httpx.Client, mine: list[tuple[int, str]]) -> None:
    """That the record has the moves that were acknowledged, in their order, and no others of these people."""
    told = ann.get(f"/api/tables/{table}/replay", params={"eyes": "all"}).json()
    made = [
        (step["seat"], event["move"])
        for step in told["steps"]
        for event in step["events"]
        if step["seat"] in (1, 2) and "move" in event
    ]
    record = ann.get(f"/api/tables/{table}/record").json()
    from_record(record)  # which plays it again, move by move
    seats = [step["seat"] for step in told["steps"] if step["seat"] in (1, 2)]
    moves = [move for moves in record["rounds"] for move in moves]
    everyone = [step["seat"] for step in told["steps"] if step["seat"] is not None]
    of_people = [(seat, move) for seat, move in zip(everyone, moves, strict=True) if seat != 3]
    if of_people != mine or (made and len(made) != len(seats)):
        house.harm.append(f"{table}: the record has other moves than were acknowledged")
    now = ann.get(f"/api/tables/{table}").json()["table"]
    names = [seat["name"].split()[0] for seat in now["seats"]][:2]
    if names != ["Ann", "Bob"] or now["you"] != 1:
        house.harm.append(f"{table}: the seats are not theirs any more")
    house.matches += 1


def post(client: httpx.Client, path: str, **body: Any) -> httpx.Response:
    """A command, sent again if the server asks for patience."""
    content = {"cmd_id": random.randbytes(8).hex(), **body}
    for _ in range(5):
        answer = client.post(f"/api/tables{path}", json=content)
        if answer.status_code != 429:
            break
        time.sleep(float(answer.headers["Retry-After"]))
    return answer


# ---- the hostile


def junk(house: House, client: httpx.Client, rng: random.Random) -> Iterator[httpx.Response]:
    """Commands of all kinds at honest tables, with anything in them."""
    table, command = rng.choice(house.tables), rng.choice(COMMANDS)
    fields = (
        "name",
        "seat",
        "level",
        "move",
        "seq",
        "code",
        "phrase",
        "text",
        "kind",
        "by",
        "cmd_id",
    )
    body = {
        "cmd_id": rng.randbytes(6).hex(),
        **{rng.choice(fields): rng.choice(JUNK) for _ in range(3)},
    }
    token = {"Authorization": f"Bearer {rng.randbytes(16).hex()}"} if rng.random() < 0.3 else {}
    yield client.post(
        f"/api/tables/{table}/{command}", content=json.dumps(body).encode(), headers=token
    )


def making(house: House, client: httpx.Client, rng: random.Random) -> Iterator[httpx.Response]:
    """Tables full of slow bots, and open ones, as many as can be had."""
    client.cookies.clear()
    body = {"cmd_id": rng.randbytes(6).hex(), "name": "Eve", "edition": "premium", "players": 8,
            "bots": ["search"] * 7, "options": {"open": rng.random() < 0.5}}  # fmt: skip
    made = client.post("/api/tables", json=body)
    yield made
    if made.status_code == 201:
        path = f"/api/tables/{made.json()['id']}"
        yield client.post(f"{path}/start", json={"cmd_id": "s"})
        yield client.post(f"{path}/leave", json={"cmd_id": "l"})
    time.sleep(0.2)


def reading(house: House, client: httpx.Client, rng: random.Random) -> Iterator[httpx.Response]:
    """Whatever is dear to answer, again and again."""
    table = rng.choice(house.over or house.tables)
    path = rng.choice(
        [
            "replay?match=1&eyes=all",
            "record?match=1",
            "analysis?match=1",
            "qr",
            "events?after=x",
            "",
        ]
    )
    with client.stream("GET", f"/api/tables/{table}/{path}".rstrip("/")) as answer:
        yield answer
    yield client.get("/api/tables")


def lying(house: House, client: httpx.Client, rng: random.Random) -> Iterator[httpx.Response]:
    """Foreign pages and foreign names."""
    table = rng.choice(house.tables)
    for headers in (
        {"Origin": "https://evil.example"},
        {"Host": "evil.example"},
        {"Host": "a b"},
        {"Sec-Fetch-Site": "cross-site"},
        {"X-Forwarded-For": "127.0.0.1"},
    ):
        yield client.post(f"/api/tables/{table}/leave", json={"cmd_id": "x"}, headers=headers)
    yield client.post("/api/tables", content=b"[" * 16_000)
    yield client.post("/api/tables", content=b"x" * 50_000)


def sockets(house: House, address: str) -> None:
    """Half requests, and streams that nobody reads."""
    parts = urlsplit(house.url)
    held: list[socket.socket] = []
    while house.open:
        with contextlib.suppress(OSError):
            line = socket.create_connection((parts.hostname, parts.port), 5, (address, 0))
            table = random.choice(house.tables or ["none"])
            line.sendall(
                random.choice(
                    [
                        b"GET /api HTTP/1.1\r\nHost: x\r\n",
                        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 900\r\n\r\n{",
                        b"GET /api/tables/%b/events HTTP/1.1\r\nHost: x\r\n\r\n" % table.encode(),
                        b"\x16\x03\x01 no HTTP at all\r\n\r\n",
                    ]
                )
            )
            held.append(line)
        if len(held) > 150:
            held.pop(0).close()
        time.sleep(0.05)
    for line in held:
        line.close()


Attack = Callable[[House, httpx.Client, random.Random], Iterator[httpx.Response]]


def hostile(house: House, attack: Attack, address: str) -> None:
    rng = random.Random(address)
    with house.client(address) as client:
        while house.open:
            try:
                for answer in attack(house, client, rng):
                    house.answers[f"{attack.__name__} {answer.status_code}"] += 1
                    if answer.status_code >= 500 and answer.status_code != 503:
                        house.harm.append(f"{attack.__name__}: {answer.status_code}")
            except httpx.HTTPError as problem:
                house.answers[f"{attack.__name__} {type(problem).__name__}"] += 1


# ---- all of it


def main() -> None:
    """Runs the soak; ends with status 1 if anyone honest took harm."""
    parser = argparse.ArgumentParser(description="Attack a server while honest tables play on it.")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--tables", type=int, default=6, help="honest tables")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        with serving(Path(folder)) as url:
            house = soak(url, options.minutes, options.tables)
        said = [(Path(folder) / name).read_text(encoding="utf-8") for name in ("log", "errors")]
    house.harm += [line[:300] for text in said for line in text.splitlines() if "Traceback" in line]
    report(house)
    sys.exit(bool(house.harm))


@contextlib.contextmanager
def serving(folder: Path) -> Iterator[str]:
    """The address of a server of our own."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "duenna.cli.main", "serve", "--host", "127.0.0.1", "--no-open",
               "--port", str(port), "--data", str(folder), "--log", str(folder / "log")]  # fmt: skip
    with (
        (folder / "errors").open("wb") as errors,
        subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=errors) as process,
    ):
        try:
            for _ in range(600):
                with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                    break
                time.sleep(0.1)
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()


def soak(url: str, minutes: float, tables: int) -> House:
    house = House(url, time.monotonic() + 60 * minutes)
    good = [threading.Thread(target=honest, args=(house, number)) for number in range(tables)]
    for each in good:
        each.start()
    while len(house.tables) < tables and house.open:
        time.sleep(0.05)
    bad = [
        threading.Thread(target=hostile, args=(house, attack, f"127.0.1.{number}"))
        for number, attack in enumerate(
            [junk, junk, making, making, reading, reading, lying], start=1
        )
    ]
    bad += [threading.Thread(target=sockets, args=(house, f"127.0.2.{n}")) for n in (1, 2)]
    for each in bad:
        each.start()
    for each in (*good, *bad):
        each.join()
    return house


def report(house: House) -> None:
    cuts = quantiles(house.waits, n=100) if len(house.waits) > 1 else [0.0] * 99
    late = [wait for wait in house.waits if wait > IN_TIME]
    slow = [wait for wait in house.bot_waits if wait > BOT_IN_TIME]
    if late:
        house.harm.append(f"{len(late)} moves were answered late, the last after {max(late):.1f} s")
    if slow:
        house.harm.append(f"{len(slow)} times a quick bot took over {BOT_IN_TIME} s")
    if not house.matches:
        house.harm.append("no honest match came to its end")
    print(
        f"{house.matches} honest matches at {len(house.tables)} tables, {len(house.waits)} moves of people"
    )
    print(f"answered in {1000 * cuts[49]:.0f} ms (median), {1000 * cuts[98]:.0f} ms (99 of 100),"
          f" {1000 * max(house.waits, default=0):.0f} ms (slowest)")  # fmt: skip
    print(f"until a person's turn came: at most {max(house.bot_waits, default=0):.1f} s")
    print(
        "hostile requests:", ", ".join(f"{name}: {n}" for name, n in sorted(house.answers.items()))
    )
    for each in house.harm[:20]:
        print("HARM:", each)
    print("FAILED" if house.harm else "Every honest table is untouched.")


if __name__ == "__main__":
    main()
