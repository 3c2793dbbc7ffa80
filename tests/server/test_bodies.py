"""Every field of every command, given all that JSON can hold: a clear refusal or a deed, and never a failure."""

import json
import math
import random
from collections.abc import Iterator
from itertools import chain
from typing import Any

import httpx
import pytest
from live import Client, Serve, Server

from duenna.core.knobs import KNOBS
from duenna.server.openapi import document
from duenna.server.options import Options

DEEP: Any = []
for _ in range(200):
    DEEP = [DEEP]
#: what a hand that never read the protocol, or read it well, may send in any place
VALUES: list[Any] = [
    None, True, False, 0, 1, -1, 2, 2.0, 1.5, 2**63, -(2**63), 10**400, 1e308, math.nan, math.inf,
    "", " ", "1", "a", "null", "\0", "\u202e", "\u200d", "\ud800", "é" * 300, "x" * 6000, "__proto__",
    [], [None], [[]], [{}], [1, 2], ["a"], [2, 8], ["random"] * 40, DEEP,
    {}, {"": None}, {"self": 1}, {"name": "modern"}, {"a": {"b": {"c": []}}}, {"2": 1}, {"2": "x"}, {"__class__": 1},
]  # fmt: skip
COMMANDS = {
    path.removeprefix("/api/tables/{id}"): each["post"]
    for path, each in document()["paths"].items()
    if "post" in each and "{id}" in path
}


MAKING = document()["paths"]["/api/tables"]["post"]


def body_schema(operation: dict[str, Any]) -> dict[str, Any]:
    fields: dict[str, Any] = operation["requestBody"]["content"]["application/json"]["schema"][
        "properties"
    ]
    return fields


def bodies(fields: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Each field by itself, and all of them together at random."""
    for field in [*fields, "kind", "by", "self", "actor"]:
        for value in VALUES:
            yield {field: value}
    rng = random.Random(1)
    for _ in range(15):
        yield {field: rng.choice(VALUES) for field in fields}


def of_a_table() -> Iterator[dict[str, Any]]:
    """The parts of what makes a table: each knob and each option, and names that are neither."""
    for value in VALUES:
        for knob in (*KNOBS, "self", "name", "seats", "asked", "cards", "rank", ""):
            yield {"knobs": {knob: value}}
        for option in (*vars(Options()), "self", "cls", "data", ""):
            yield {"options": {option: value}}
        yield {"bots": [value]}
        yield {"edition": "premium", "players": value}


def send(client: Client, path: str, body: dict[str, Any]) -> httpx.Response:
    content = json.dumps({"cmd_id": random.randbytes(8).hex(), **body}).encode()
    answer = client.http.post(f"/api/tables{path}", content=content)
    assert answer.status_code < 500, (path, str(body)[:200], answer.text[:200])
    if answer.status_code >= 400:
        told = answer.json()
        assert set(told) >= {"error", "message", "values"}, (path, str(body)[:200])
        assert 0 < len(told["message"]) < 1500
    return answer


def test_nothing_that_makes_a_table_breaks_the_server(serve: Serve) -> None:
    ann = serve(rate=10**7).client()
    for body in chain(bodies(body_schema(MAKING)), of_a_table()):
        made = send(ann, "", {"name": "Ann", **body})
        if made.status_code == 201:  # then it can be played, too
            assert ann.table(made.json()["id"])["table"]["phase"] == "gathering"
    assert send(ann, "", {"name": "Ann"}).status_code == 201


@pytest.mark.parametrize("phase", ["gathering", "playing"])
def test_no_command_breaks_a_table(server: Server, phase: str) -> None:
    ann, bob = server.client(), server.client()
    for command, operation in COMMANDS.items():
        table = ann.post("", name="Ann", players=3, edition="classic").json()["id"]
        bob.post(f"/{table}/join", name="Bob", seat=2)
        if phase == "playing":
            assert ann.post(f"/{table}/bot", level="random").status_code == 200
            assert ann.post(f"/{table}/start").status_code == 200
        stranger = server.client()
        for body in bodies(body_schema(operation)):
            for client in (ann, stranger):
                send(client, f"/{table}{command}", body)
        assert ann.get(f"/api/tables/{table}").status_code == 200


QUERIES = ["", "x", "-1", "0", "1", "99999999999", "1e9", "%00", "%0a", "NaN", "é", "1" * 500]


@pytest.mark.parametrize(
    "path", [path for path, each in document()["paths"].items() if "get" in each]
)
def test_no_question_breaks_the_server(server: Server, path: str) -> None:
    ann = server.client()
    table = ann.post("", name="Ann").json()["id"]
    names = [each["name"] for each in document()["paths"][path]["get"]["parameters"]]
    for each in ("match", "eyes", "after", "edition", "lang", *names):
        for query in QUERIES:
            url = path.replace("{id}", table) + f"?{each}={query}"
            with ann.http.stream("GET", url) as answer:
                assert answer.status_code < 500, url
    for id in ("x", "%00", "x" * 3000, "é", "a b"):
        with ann.http.stream("GET", path.replace("{id}", id)) as answer:
            assert answer.status_code < 500


def test_another_method_is_refused_clearly(server: Server) -> None:
    ann = server.client()
    for method in ("PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "QUERY"):
        answer = ann.http.request(method, "/api/tables")
        assert (answer.status_code, answer.json()["error"]) == (405, "bad-method")
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
