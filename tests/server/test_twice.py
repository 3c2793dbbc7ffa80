"""The same request sent twice at once: carried out once, answered alike, and paid for once."""

import threading
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from live import Client, Serve, Server

from duenna.server import guard

TIMES = 8


def at_once(client: Client, path: str, **body: Any) -> list[httpx.Response]:
    """The answers to the same request, sent at the same moment over connections of their own."""
    start = threading.Barrier(TIMES)
    answers: list[httpx.Response] = []
    headers = {
        "Cookie": f"duenna_guest={client.http.cookies.get('duenna_guest', '')}",
        **({"Authorization": f"Bearer {client.token}"} if client.token else {}),
    }

    def send() -> None:
        with httpx.Client(base_url=client.url, headers=headers, timeout=60, verify=False) as http:
            http.get("/healthz")  # the connection is open before it matters
            start.wait()
            answers.append(http.post(f"/api/tables{path}", json={"cmd_id": "twice", **body}))

    threads = [threading.Thread(target=send) for _ in range(TIMES)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return answers


def same(answers: list[httpx.Response], status: int = 200) -> Any:
    assert {answer.status_code for answer in answers} == {status}, [each.text for each in answers]
    assert len({answer.text for answer in answers}) == 1
    return answers[0].json()


def guest(server: Server) -> Client:
    """Somebody with a cookie."""
    client = server.client()
    client.post("", name="Ann")
    return client


def test_a_table_is_made_once(server: Server) -> None:
    for number in range(5):
        ann = guest(server)
        made = same(at_once(ann, "", name=f"Ann {number}", players=2), 201)
        seen = ann.table(made["id"])
        assert (seen["seq"], seen["table"]["you"]) == (1, 1)
        bob = guest(server)
        assert bob.post(f"/{made['id']}/join", name="Bob").status_code == 200
        assert ann.post(f"/{made['id']}/start").json()["seq"] == 3
        server.stop()
        server.start()
        assert server.client(made["token"]).table(made["id"])["seq"] == 3


def test_a_repetition_costs_no_allowance(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "time", SimpleNamespace(monotonic=lambda: 0.0))  # no time passes
    server = serve(rate=100)  # commands enough, and twenty new tables at once
    ann = guest(server)
    for _ in range(2):
        same(at_once(ann, "", name="Ann"), 201)
    for number in range(18):
        assert ann.post("", f"new{number}", name="Ann").status_code == 201
    assert ann.post("", "one more", name="Ann").status_code == 429
    same(at_once(ann, "", name="Ann"), 201)


def ready(server: Server) -> tuple[Client, Client, str]:
    """Ann and Bob, by token, in a match where Ann is asked."""
    ann = server.client()
    knobs = {"first_start": "1", "tokens": 1}
    made = ann.post("", None, name="Ann", edition="classic", players=2, knobs=knobs).json()
    joined = server.client().post(f"/{made['id']}/join", name="Bob").json()
    return server.client(made["token"]), server.client(joined["token"]), made["id"]


Prepare = Callable[[Client, Client, str], dict[str, Any]]


def started(ann: Client, bob: Client, table_id: str) -> dict[str, Any]:
    ann.post(f"/{table_id}/start")
    return {}


def move(ann: Client, bob: Client, table_id: str) -> dict[str, Any]:
    started(ann, bob, table_id)
    seen = ann.table(table_id)
    return {"move": seen["view"]["options"][0], "seq": seen["seq"]}


def until(phase: str) -> Prepare:
    def play(ann: Client, bob: Client, table_id: str) -> dict[str, Any]:
        started(ann, bob, table_id)
        while (seen := ann.table(table_id))["table"]["phase"] == "playing":
            for client in (ann, bob):
                options = client.table(table_id)["view"]["options"]
                if options:
                    client.post(f"/{table_id}/move", move=options[0])
        assert seen["table"]["phase"] == phase
        return {"seq": seen["seq"]}

    return play


def no_match(ann: Client, bob: Client, table_id: str) -> dict[str, Any]:
    return {}


def free(ann: Client, bob: Client, table_id: str) -> dict[str, Any]:
    bob.post(f"/{table_id}/leave")
    return {}


@pytest.mark.parametrize(
    ("command", "prepare", "body"),
    [
        ("start", no_match, {}),
        ("move", move, {}),
        ("rematch", until("match-over"), {}),
        ("say", no_match, {"text": "hello"}),
        ("leave", no_match, {}),
        ("remove", no_match, {"seat": 2}),
        ("bot", free, {"level": "random"}),
    ],
)
def test_a_command_is_carried_out_once(
    server: Server, command: str, prepare: Prepare, body: dict[str, Any]
) -> None:
    ann, bob, table_id = ready(server)
    body = {**body, **prepare(ann, bob, table_id)}
    seq = ann.table(table_id)["seq"]
    assert same(at_once(ann, f"/{table_id}/{command}", **body))["seq"] == seq + 1


def test_the_next_round_is_dealt_once(server: Server) -> None:
    ann = server.client()
    made = ann.post("", None, name="Ann", edition="classic", players=2).json()
    bob = server.client()
    bob.post(f"/{made['id']}/join", name="Bob")
    body = until("round-over")(ann, bob, made["id"])
    assert same(at_once(ann, f"/{made['id']}/next", **body))["seq"] == body["seq"] + 1


def test_a_seat_is_taken_once(server: Server) -> None:
    ann, bob, table_id = ready(server)
    bob.post(f"/{table_id}/leave")
    cai, phone = guest(server), guest(server)
    joined = same(at_once(cai, f"/{table_id}/join", name="Cai"))
    assert (joined["seat"], cai.table(table_id)["table"]["you"]) == (2, 2)
    code = ann.post(f"/{table_id}/device").json()["code"]
    claimed = same(at_once(phone, f"/{table_id}/claim", code=code))
    assert (claimed["seat"], phone.table(table_id)["table"]["you"]) == (1, 1)
