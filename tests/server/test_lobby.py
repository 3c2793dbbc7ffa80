"""The lobby shows open tables that wait for players, and nobody can fill it."""

import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest
from live import Client, Server

from duenna.server import openings, service


def listed(client: Client) -> list[str]:
    return [table["id"] for table in client.get("/api/tables").json()["tables"]]


def open_table(client: Client, status: int = 201) -> str:
    made = client.post("", name="Ann", players=2, options={"open": True})
    assert made.status_code == status, made.text
    return str(made.json().get("id", made.json().get("error")))


def test_only_tables_that_gather_are_listed(server: Server) -> None:
    ann, bob = server.client(), server.client()
    begun, left, waits = (open_table(ann) for _ in range(3))
    bob.post(f"/{begun}/join", name="Bob")
    ann.post(f"/{begun}/start")
    ann.post(f"/{left}/leave")
    assert listed(bob) == [waits]
    assert server._store.listed(10) == [waits]


def test_finished_tables_do_not_hide_those_that_wait(server: Server, tmp_path: Path) -> None:
    """An older Duenna kept them listed; the query must find the others among thousands."""
    ann = server.client()
    waits = open_table(ann)
    server.stop()
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database, database:
        database.execute("PRAGMA user_version = 4")
        for number in range(3000):
            database.execute(
                "INSERT INTO tables (id, head, listed, active, updated_at) VALUES (?, 2, 1, 0, ?)",
                (f"old{number}", 1000 * int(time.time() + 60)),
            )
            database.execute(
                "INSERT INTO events VALUES (?, 2, 'c', 1, 'started', '{}')", (f"old{number}",)
            )
    server.start()
    assert listed(server.client()) == [waits]
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database:
        plan = database.execute(
            "EXPLAIN QUERY PLAN SELECT id FROM tables WHERE listed = 1 AND updated_at >= 1"
            " AND quarantine IS NULL ORDER BY updated_at DESC LIMIT 5"
        ).fetchall()
    assert "USING INDEX tables_listed" in plan[0][3]
    assert len(plan) == 1  # no sorting


def test_a_table_that_waits_too_long_is_listed_no_more(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = server.client(), server.client()
    table = open_table(ann)
    monkeypatch.setattr(service, "LISTED_FOR", 300)
    time.sleep(0.5)
    assert listed(bob) == []
    assert bob.table(table)["table"]["phase"] == "gathering"  # by its link it is still there
    ann.post(f"/{table}/say", phrase="hello")
    assert listed(bob) == [table]


def test_one_maker_does_not_fill_the_lobby(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(openings, "EACH", 8)
    ann, bob = server.client(), server.client()
    waits = open_table(bob)
    tables = [open_table(ann) for _ in range(7)]
    assert waits in listed(ann)
    assert len(listed(ann)) == 1 + service.LISTED_EACH
    # All come from one address, however many cookies there are.
    assert open_table(server.client(), status=429) == "too-many-open"
    assert ann.post("", name="Ann").status_code == 201  # by link there may be more
    ann.post(f"/{tables[0]}/leave")
    assert open_table(server.client())


def test_the_same_creation_again_is_no_other(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(openings, "EACH", 1)
    ann = server.client()
    ann.post("", name="Ann")
    made = [ann.post("", "once", name="Ann", options={"open": True}) for _ in range(3)]
    assert [each.status_code for each in made] == [201] * 3
