"""Several processes, one PostgreSQL: every table is the same by way of each, and nobody is away who is at another."""

import itertools
import json
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from typing import Any

import httpx
import pytest
from cluster import Cluster
from live import Client, Server

from duenna.server import housekeeping, presence, service

TWO: dict[str, Any] = {"edition": "classic", "players": 2, "knobs": {"first_start": "1"}}
SHORT: dict[str, Any] = {**TWO, "knobs": {"first_start": "1", "tokens": 2}}


@pytest.fixture
def servers(database: str) -> Iterator[list[Server]]:
    """Two servers over one database."""
    servers = [Server(database), Server(database)]
    yield servers
    for server in servers:
        server.stop()


@dataclass
class Wanderer(Client):
    """Somebody whose requests go to one server after the other, as a proxy may send them."""

    servers: list[Server] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__post_init__()
        self.urls = itertools.cycle([server.url for server in self.servers])

    def post(self, path: str, cmd_id: str | None = None, **body: Any) -> httpx.Response:
        self.http.base_url = next(self.urls)
        return super().post(path, cmd_id, **body)

    def get(self, path: str) -> httpx.Response:
        self.http.base_url = next(self.urls)
        return super().get(path)


def wanderer(servers: list[Server]) -> Wanderer:
    client = Wanderer(servers[0].url, servers=servers)
    servers[0].clients.append(client)
    return client


def eventually(what: Callable[[], object], why: str = "") -> None:
    end = time.monotonic() + 60
    while not what():
        assert time.monotonic() < end, why
        time.sleep(0.02)


class Ear(threading.Thread):
    """Listens to a table by way of one server."""

    def __init__(self, client: Client, table_id: str, url: str) -> None:
        super().__init__(daemon=True)
        self.messages: list[tuple[float, Any]] = []
        headers = {"Accept": "application/x-ndjson"}
        self.http = httpx.Client(cookies=client.http.cookies, timeout=60, verify=False)
        self.address, self.headers = f"{url}/api/tables/{table_id}/events", headers
        self.open = threading.Event()
        self.start()
        assert self.open.wait(60)

    def run(self) -> None:
        try:
            with self.http.stream("GET", self.address, headers=self.headers) as stream:
                self.socket = stream.extensions["network_stream"].get_extra_info("socket")
                for line in stream.iter_lines():
                    self.messages.append((time.monotonic(), json.loads(line)))
                    self.open.set()
        except httpx.HTTPError:
            pass  # the server ends before the listener

    def close(self) -> None:
        with suppress(OSError):  # the server was quicker
            self.socket.shutdown(socket.SHUT_RDWR)
        self.join()
        self.http.close()

    @property
    def seqs(self) -> list[int]:
        return [said["seq"] for _, said in self.messages if said["type"] in ("hello", "event")]


@contextmanager
def listening(*ears: Ear) -> Iterator[None]:
    yield
    for ear in ears:
        ear.close()


def seated(ann: Client, bob: Client, **wanted: Any) -> str:
    table_id: str = ann.post("", name="Ann", **{**TWO, **wanted}).json()["id"]
    assert bob.post(f"/{table_id}/join", name="Bob").status_code == 200
    assert ann.post(f"/{table_id}/start").status_code == 200
    return table_id


def play(table_id: str, *people: Client) -> int:
    """Plays a match to its end, each move the first there is; how many moves that took."""
    for moves in range(1000):
        seen = people[0].table(table_id)
        if seen["table"]["phase"] == "match-over":
            return moves
        if seen["table"]["phase"] == "round-over":
            assert people[0].post(f"/{table_id}/next", seq=seen["seq"]).status_code == 200
            continue
        mover = people[seen["view"]["decider"] - 1]
        options = mover.table(table_id)["view"]["options"]
        done = mover.post(f"/{table_id}/move", move=options[0], seq=seen["seq"])
        assert done.status_code == 200, done.text
    raise AssertionError("the match does not end")


def test_a_match_wanders_from_server_to_server(servers: list[Server]) -> None:
    """Each request goes to the other server than the one before, and each stream hears all of it."""
    ann, bob = wanderer(servers), wanderer(servers)
    table_id = seated(ann, bob, **SHORT)
    ears = [Ear(person, table_id, server.url) for person in (ann, bob) for server in servers]
    with listening(*ears):
        play(table_id, ann, bob)
        last = ann.table(table_id)["seq"]
        eventually(lambda: all(ear.seqs[-1] == last for ear in ears), "a stream stays behind")
        for ear in ears:
            assert ear.seqs == list(range(ear.seqs[0], last + 1))
        for mine, other in (ears[:2], ears[2:]):
            views = [
                {said["seq"]: said["view"] for _, said in ear.messages if said.get("view")}
                for ear in (mine, other)
            ]
            both = views[0].keys() & views[1].keys()
            assert both  # those that were the newest when they were told
            assert all(views[0][seq] == views[1][seq] for seq in both)
            heard = [
                {said["seq"]: at for at, said in ear.messages if "seq" in said}
                for ear in (mine, other)
            ]
            shared = heard[0].keys() & heard[1].keys()
            assert max(abs(heard[0][seq] - heard[1][seq]) for seq in shared) < 1


def test_bots_and_rounds_are_driven_by_one(
    servers: list[Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Streams are open at both, so both have the table; yet one of them thinks, and nothing is refused."""
    thought: list[str] = []
    choice = housekeeping.Housekeeper._choice

    async def count(self: Any, session: Any, due: Any) -> Any:
        thought.append(f"{session.table.id} {session.table.seq}")
        return await choice(self, session, due)

    monkeypatch.setattr(housekeeping.Housekeeper, "_choice", count)
    ann = wanderer(servers)
    made = ann.post("", name="Ann", **{**SHORT, "players": 4}, bots=["counter"] * 3).json()
    table_id = made["id"]
    ears = [Ear(ann, table_id, server.url) for server in servers]
    with listening(*ears):
        ann.post(f"/{table_id}/start")
        ann.post(f"/{table_id}/leave")
        eventually(lambda: ann.table(table_id)["table"]["phase"] == "match-over")
        assert len(thought) > 20
        assert len(thought) == len(set(thought))


def test_who_listens_at_one_is_not_away_at_the_other(
    servers: list[Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "SETTLING", 0.05)
    ann, bob = servers[0].client(), servers[1].client()
    table_id = seated(ann, bob, options={"absent_seconds": 1})
    ear = Ear(
        ann, table_id, servers[0].url
    )  # at the first, and the second has stored the last event
    with listening(ear):
        bob.post(f"/{table_id}/say", phrase="hello")
        eventually(lambda: 1 in here(bob, table_id), "nobody is seen who listens elsewhere")
        seq = bob.table(table_id)["seq"]
        time.sleep(2.5)
        assert bob.table(table_id)["seq"] == seq
    # Once the stream is closed, a bot moves for Ann, whichever server it is that leads.
    eventually(
        lambda: bob.table(table_id)["table"]["seats"][0]["warm"], "no bot moves for who is away"
    )
    with listening(Ear(ann, table_id, servers[0].url)):
        eventually(lambda: not bob.table(table_id)["table"]["seats"][0]["warm"], "the seat is kept")


def here(client: Client, table_id: str) -> list[int]:
    return [seat["seat"] for seat in client.table(table_id)["table"]["seats"] if seat["here"]]


def test_who_asks_now_and_then_at_one_is_not_away_at_the_other(servers: list[Server]) -> None:
    ann, bob = servers[0].client(), servers[1].client()
    table_id = seated(ann, bob, options={"absent_seconds": 1})
    bob.post(f"/{table_id}/say", phrase="hello")
    seq = bob.table(table_id)["seq"]
    for _ in range(12):
        time.sleep(0.25)
        assert ann.table(table_id)["seq"] == seq
    eventually(lambda: bob.table(table_id)["table"]["seats"][0]["warm"])


def test_a_table_that_stood_still_goes_on_where_somebody_comes(
    servers: list[Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "ATTENTION", 0.3)
    ann = servers[0].client()
    wanted = {**SHORT, "players": 3, "knobs": {"tokens": 5}}
    table_id = ann.post("", name="Ann", **wanted, bots=["counter"] * 2).json()["id"]
    ann.post(f"/{table_id}/start")
    ann.post(f"/{table_id}/leave")
    events = servers[0]._store.events

    def stands() -> bool:
        before = len(events(table_id))
        time.sleep(0.5)
        return len(events(table_id)) == before

    eventually(stands)
    before = len(events(table_id))
    with listening(Ear(ann, table_id, servers[1].url)):
        eventually(lambda: len(events(table_id)) > before + 5, "bots do not play on")


def test_a_code_of_one_is_traded_at_another_once(servers: list[Server]) -> None:
    ann, bob = servers[0].client(), servers[1].client()
    table_id = seated(ann, bob)
    old, code = (ann.post(f"/{table_id}/device").json()["code"] for _ in range(2))
    assert servers[1].client().post(f"/{table_id}/claim", code=old).status_code == 403
    devices = [server.client() for server in servers * 4]
    start, answers = threading.Barrier(len(devices)), []

    def claim(device: Client) -> None:
        device.get("/healthz")
        start.wait()
        answers.append(device.post(f"/{table_id}/claim", code=code).status_code)

    threads = [threading.Thread(target=claim, args=(device,)) for device in devices]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answers) == [200] + [403] * 7
    assert sum(device.table(table_id)["table"]["you"] == 1 for device in devices) == 1


def test_one_command_sent_to_both_is_carried_out_once(servers: list[Server]) -> None:
    ann, bob = wanderer(servers), wanderer(servers)
    made = [server.client() for server in servers]
    ann.post("", name="Ann")
    for client in made:
        client.http.cookies = ann.http.cookies
    answers = [client.post("", "same", name="Ann", **TWO) for client in made]
    assert [answer.status_code for answer in answers] == [201, 201]
    assert answers[0].json() == answers[1].json()
    table_id = answers[0].json()["id"]
    joined = [bob.post(f"/{table_id}/join", "once", name="Bob").json() for _ in range(3)]
    assert joined[0] == joined[1] == joined[2]
    started = [ann.post(f"/{table_id}/start", "begin").json() for _ in range(3)]
    assert started[0] == started[1] == started[2]
    assert ann.table(table_id)["seq"] == started[0]["seq"] == 3


def test_what_one_sets_aside_is_set_aside_for_all(servers: list[Server]) -> None:
    ann, bob = servers[0].client(), servers[1].client()
    table_id = seated(ann, bob)
    with listening(ear := Ear(bob, table_id, servers[1].url)):
        servers[0]._store.quarantine(table_id, "odd").result(timeout=60)
        eventually(lambda: ear.messages[-1][1]["type"] == "bye", "a stream goes on")
    assert [client.get(f"/api/tables/{table_id}").status_code for client in (ann, bob)] == [
        410,
        410,
    ]
    servers[0]._store.quarantine(table_id, None).result(timeout=60)
    eventually(lambda: bob.get(f"/api/tables/{table_id}").status_code == 200)


def test_what_was_not_heard_is_looked_for(
    servers: list[Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the bell fails, streams are a little late, and miss nothing."""
    monkeypatch.setattr(service, "LOOK", 0.1)
    monkeypatch.setattr(service, "SWEEP", 0.1)
    monkeypatch.setattr(service.TableService, "_overhear", lambda self, news: None)
    for server in servers:
        server.stop()
        server.start()
    ann, bob = servers[0].client(), servers[1].client()
    table_id = seated(ann, bob)
    with listening(ear := Ear(bob, table_id, servers[1].url)):
        for _ in range(3):
            seq = ann.post(f"/{table_id}/say", phrase="hello").json()["seq"]
        eventually(lambda: ear.seqs[-1] == seq, "what was not heard is never known")
        assert ear.seqs == list(range(ear.seqs[0], seq + 1))


def test_a_match_goes_on_after_the_database_restarted(
    servers: list[Server], cluster: Cluster
) -> None:
    ann, bob = wanderer(servers), wanderer(servers)
    table_id = seated(ann, bob, **SHORT)
    ears = [Ear(ann, table_id, server.url) for server in servers]
    with listening(*ears):
        seen = ann.table(table_id)
        cluster.stop()
        option = ann.table(table_id)["view"]["options"][0]  # what is known is told all the same
        moved: list[httpx.Response] = []
        move = threading.Thread(
            target=lambda: moved.append(ann.post(f"/{table_id}/move", move=option, seq=seen["seq"]))
        )
        move.start()
        cluster.start()
        move.join()
        assert moved[0].status_code == 200, moved[0].text
        play(table_id, ann, bob)
        last = ann.table(table_id)["seq"]
        eventually(lambda: all(ear.seqs[-1] == last for ear in ears), "a stream stays behind")
        for ear in ears:
            assert ear.seqs == list(range(ear.seqs[0], last + 1))
