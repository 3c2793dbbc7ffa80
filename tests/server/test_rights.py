"""Who a stream is for is settled for each message when it is sent, and a stream ends when its right ends."""

import json
import socket
from collections.abc import Callable, Iterator
from http.client import HTTPConnection, HTTPResponse
from typing import Any

import pytest
from live import Client, Server

ACCEPTS = {"sse": "text/event-stream", "ndjson": "application/x-ndjson"}
FILLING = (
    120  #: things said, each a message of up to thirty thousand bytes: more than all buffers hold
)


class Slow:
    """A stream over a socket of its own, read only when it is asked to be."""

    def __init__(self, server: Server, client: Client, table_id: str, accept: str) -> None:
        host, _, port = server.url.removeprefix("http://").partition(":")
        self.connection = HTTPConnection(host, int(port), timeout=60)
        self.connection.sock = socket.socket()
        self.connection.sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.connection.sock.settimeout(60)
        self.connection.sock.connect((host, int(port)))
        headers = {"Accept": accept}
        if "duenna_guest" in client.http.cookies:
            headers["Cookie"] = f"duenna_guest={client.http.cookies['duenna_guest']}"
        if client.token:
            headers["Authorization"] = f"Bearer {client.token}"
        self.connection.request("GET", f"/api/tables/{table_id}/events", headers=headers)
        self.response: HTTPResponse = self.connection.getresponse()
        assert self.response.status == 200
        self.first = next(self.messages())

    def messages(self) -> Iterator[Any]:
        """What comes, until the server ends the stream."""
        while line := self.response.readline():
            if line.startswith((b"data: ", b"{")):
                message = json.loads(line.removeprefix(b"data: "))
                assert message["type"] != "ping", "the stream goes on and has nothing to tell"
                yield message

    def close(self) -> None:
        self.response.close()
        self.connection.close()


Open = Callable[[Client, str], Slow]


@pytest.fixture(params=ACCEPTS)
def open_slow(request: pytest.FixtureRequest, server: Server) -> Iterator[Open]:
    """Opens streams that are closed with the test, in each format."""
    streams: list[Slow] = []

    def begin(client: Client, table_id: str) -> Slow:
        streams.append(Slow(server, client, table_id, ACCEPTS[request.param]))
        return streams[-1]

    yield begin
    for stream in streams:
        stream.close()


def gathering(server: Server, **options: Any) -> tuple[Client, Client, str]:
    """Ann, and Bob in seat 2, before the start."""
    ann, bob = server.client(), server.client()
    wanted = {"edition": "classic", "players": 2, "options": options}
    table_id = ann.post("", None, name="Ann", **wanted).json()["id"]
    assert bob.post(f"/{table_id}/join", name="Bob").json()["seat"] == 2
    return ann, bob, table_id


def fill(ann: Client, table_id: str) -> None:
    """Says so much that a stream which nobody reads stands still."""
    for _ in range(FILLING):
        assert ann.post(f"/{table_id}/say", text="字" * 200).status_code == 200


def another_plays(server: Server, ann: Client, table_id: str) -> Client:
    """Cai takes seat 2, and the match begins, with a few moves."""
    cai = server.client()
    assert cai.post(f"/{table_id}/join", name="Cai").json()["seat"] == 2
    assert ann.post(f"/{table_id}/start").status_code == 200
    for _ in range(3):
        for client in (ann, cai):
            options = (client.table(table_id)["view"] or {"options": []})["options"]
            if options:
                client.post(f"/{table_id}/move", move=options[0])
    return cai


def leave(ann: Client, bob: Client, table_id: str) -> Any:
    return bob.post(f"/{table_id}/leave")


def remove(ann: Client, bob: Client, table_id: str) -> Any:
    return ann.post(f"/{table_id}/remove", seat=2)


def leave_by_phone(ann: Client, bob: Client, table_id: str) -> Any:
    """Bob leaves on another device than the one that listens."""
    phone = Client(bob.url)
    code = bob.post(f"/{table_id}/device").json()["code"]
    phone.post(f"/{table_id}/claim", code=code)
    answer = phone.post(f"/{table_id}/leave")
    phone.http.close()
    return answer


@pytest.mark.parametrize("go", [leave, remove, leave_by_phone])
@pytest.mark.parametrize("slow", [True, False])
def test_who_held_a_seat_sees_nothing_of_who_holds_it_now(
    server: Server, open_slow: Open, go: Callable[[Client, Client, str], Any], slow: bool
) -> None:
    ann, bob, table_id = gathering(server)
    stream = open_slow(bob, table_id)
    assert stream.first["table"]["you"] == 2
    if slow:
        fill(ann, table_id)
    gone = go(ann, bob, table_id).json()["seq"]
    another_plays(server, ann, table_id)
    *told, last = stream.messages()
    assert last == {"type": "bye", "why": "removed" if go is remove else "left"}
    numbers = [message["seq"] for message in told if message["type"] == "event"]
    assert all(seq < gone for seq in numbers)
    assert not any(message.get("view") for message in told)
    if slow:
        assert len(numbers) < FILLING, "the stream did not stand still, so nothing was tried"


@pytest.mark.parametrize("slow", [True, False])
def test_who_looks_on_sees_nothing_where_nobody_may(
    server: Server, open_slow: Open, slow: bool
) -> None:
    ann, _, table_id = gathering(server, watchers=False)
    stream = open_slow(server.client(), table_id)
    if slow:
        fill(ann, table_id)
    ann.post(f"/{table_id}/start")
    *told, last = stream.messages()
    assert last == {"type": "bye", "why": "no-watchers"}
    assert not any(message.get("view") for message in told)
    assert all(message["table"]["phase"] == "gathering" for message in told if message.get("table"))


def test_who_came_back_is_told_as_who_they_are_now(server: Server, open_slow: Open) -> None:
    """The same person in the same seat, but somebody else sat there meanwhile."""
    ann, bob, table_id = gathering(server)
    stream = open_slow(bob, table_id)
    fill(ann, table_id)
    bob.post(f"/{table_id}/leave")
    cai = another_plays(server, ann, table_id)
    while (seen := ann.table(table_id))["table"]["phase"] != "match-over":
        if seen["table"]["phase"] == "round-over":
            ann.post(f"/{table_id}/next", seq=seen["seq"])
        for client in (ann, cai):
            options = client.table(table_id)["view"]["options"]
            if options:
                client.post(f"/{table_id}/move", move=options[0])
    cai.post(f"/{table_id}/leave")
    bob.post(f"/{table_id}/join", name="Bob", seat=2)
    *told, last = stream.messages()
    assert last == {"type": "bye", "why": "left"}
    assert not any(message.get("view") for message in told)
    assert open_slow(bob, table_id).first["table"]["you"] == 2


def test_who_sits_down_goes_on_on_the_same_stream(server: Server, open_slow: Open) -> None:
    ann = server.client()
    table_id = ann.post("", name="Ann", edition="classic", players=2).json()["id"]
    bob = server.client()
    bob.post("", name="Bob")  # for the cookie
    stream = open_slow(bob, table_id)
    assert stream.first["table"]["you"] is None
    bob.post(f"/{table_id}/join", name="Bob")
    again = next(message for message in stream.messages() if message["type"] == "hello")
    assert again["table"]["you"] == 2


def test_a_stream_that_stands_still_keeps_nobody_else_there(
    server: Server, open_slow: Open
) -> None:
    """Whoever sits there now is not held to be there because of the one before."""
    ann, bob, table_id = gathering(server)
    open_slow(bob, table_id)
    fill(ann, table_id)
    bob.post(f"/{table_id}/leave")
    another_plays(server, ann, table_id)
    table = ann.table(table_id)["table"]
    assert [seat["here"] for seat in table["seats"]] == [False, False]
    assert table["watching"] == 0


def test_a_stranger_gets_no_table_with_a_refusal(server: Server) -> None:
    """Whatever is refused, at a table that nobody may look on at."""
    ann, _, table_id = gathering(server, watchers=False)
    ann.post(f"/{table_id}/start")
    stranger = server.client()
    for command in ("join", "move", "next", "say", "leave", "claim", "start", "rematch", "bot"):
        answer = stranger.post(f"/{table_id}/{command}", name="Zoe", move="guard", seq=0)
        assert answer.status_code >= 400
        assert not {"view", "table"} & set(answer.json())
