"""Text that cannot be written in UTF-8 is refused wherever it is sent, and nothing comes of it."""

import json
from typing import Any

import httpx
import pytest
from live import Server

HALF = "\ud800"
COMMANDS: dict[str, dict[str, Any]] = {
    "join": {"name": "Zoe", "seat": 1},
    "claim": {"code": "x"},
    "leave": {},
    "bot": {"level": "counter"},
    "remove": {"seat": 2},
    "start": {},
    "rematch": {},
    "move": {"move": "guard 1", "seq": 1},
    "next": {},
    "say": {"text": "hello"},
    "device": {},
    "fly": {},
}


def broken(body: Any) -> list[Any]:
    """The body with half a character in each of its texts in turn, names of members too."""
    if isinstance(body, dict):
        return [
            *({**body, name: each} for name, value in body.items() for each in broken(value)),
            {**body, HALF: 1},
        ]
    if isinstance(body, list):
        return [[*body[:at], each] for at, value in enumerate(body) for each in broken(value)]
    return [body + HALF] if isinstance(body, str) else []


@pytest.mark.parametrize("command", COMMANDS)
def test_half_a_character_in_a_command_is_refused(server: Server, command: str) -> None:
    ann = server.client()
    table_id = ann.post("", name="Ann", players=3, bots=["counter"]).json()["id"]
    before = ann.table(table_id)
    for body in broken({"cmd_id": "c", **COMMANDS[command]}):
        answer = ann.http.post(f"/api/tables/{table_id}/{command}", content=json.dumps(body))
        assert (answer.status_code, answer.json()["error"]) == (400, "bad-request"), body
    assert ann.table(table_id) == before
    assert ann.post(f"/{table_id}/say", phrase="hello").status_code == 200
    assert ann.get("/healthz").status_code == 200


def test_half_a_character_in_a_new_table_is_refused(server: Server) -> None:
    ann = server.client()
    options = {"open": True, "lang": "en"}
    wanted: dict[str, Any] = {
        "name": "Ann",
        "edition": "modern",
        "bots": ["counter"],
        "options": options,
    }
    for body in broken({"cmd_id": "c", "knobs": {"tie": "share"}, **wanted}):
        answer = ann.http.post("/api/tables", content=json.dumps(body))
        assert (answer.status_code, answer.json()["error"]) == (400, "bad-request"), body
    assert ann.get("/api/tables").json()["tables"] == []
    assert ann.post("", **wanted).status_code == 201


@pytest.mark.parametrize(
    "content",
    [
        '{"cmd_id": "c", "name": "Ann"}'.encode("utf-16"),
        b'{"cmd_id": "c", "name": "\xff"}',
        b'{"cmd_id": "c", "name": "\xed\xa0\x80"}',  # half a pair as three bytes
        b'{"cmd_id": "c", "name": "Ann", "players": NaN}',
        b'{"cmd_id": "c", "name": "Ann", "players": 1e999}',
        b'{"cmd_id": "c", "name": "Ann", "players": ' + b"9" * 5000 + b"}",
    ],
)
def test_what_is_no_json_in_utf_8_is_refused(server: Server, content: bytes) -> None:
    answer = server.client().http.post("/api/tables", content=content)
    assert (answer.status_code, answer.json()["error"]) == (400, "bad-request")


@pytest.mark.parametrize(
    "path",
    [
        "/%ff",
        "/healthz?%ff",
        "/web/%c3",
        "/api/tables/%ed%a0%80",
        "/api/tables?lang=%ff",
        "/api/tables/nowhere1/replay?eyes=%80",
    ],
)
def test_an_address_that_is_no_text_is_refused(server: Server, path: str) -> None:
    assert server.client().get(path).status_code == 400


@pytest.mark.parametrize(
    ("header", "status"), [("Authorization", 401), ("Cookie", 200), ("Last-Event-ID", 200)]
)
def test_a_header_that_is_no_text_harms_nobody(server: Server, header: str, status: int) -> None:
    ann = server.client()
    table_id = ann.post("", name="Ann").json()["id"]
    value = b"Bearer \xff" if header == "Authorization" else b"duenna_guest=\xff"
    answer = httpx.get(f"{server.url}/api/tables/{table_id}", headers=[(header.encode(), value)])
    assert answer.status_code == status
