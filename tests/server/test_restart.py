"""A server that starts: at once, however many matches were ever played, and past tables that do not come back."""

import asyncio
import json
import logging
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from live import Client, Serve, Server

from duenna.server import service
from duenna.server.sqlite import SqliteStore

ONE_TOKEN: dict[str, Any] = {"edition": "classic", "players": 2, "knobs": {"tokens": 1}}


@contextmanager
def database(path: Path) -> Iterator[sqlite3.Connection]:
    connection = sqlite3.connect(path, isolation_level=None, timeout=30)
    yield connection
    connection.close()


def begun(server: Server, **wanted: Any) -> tuple[Client, Client, str]:
    """A match of two people, just begun."""
    ann, bob = server.client(), server.client()
    table_id = ann.post("", None, name="Ann", **{**ONE_TOKEN, **wanted}).json()["id"]
    bob.post(f"/{table_id}/join", name="Bob")
    assert ann.post(f"/{table_id}/start").status_code == 200
    return ann, bob, table_id


def play(table_id: str, *clients: Client, most: int = 1000) -> None:
    """Plays to the end of the match, or that many moves, always the first there is."""
    for _ in range(most):
        seen = clients[0].table(table_id)
        if seen["table"]["phase"] == "match-over":
            return
        if seen["table"]["phase"] == "round-over":
            clients[0].post(f"/{table_id}/next", seq=seen["seq"])
        for client in clients:
            options = client.table(table_id)["view"]["options"]
            if options:
                client.post(f"/{table_id}/move", move=options[0])


def wait_until(what: Callable[[], object], why: str) -> None:
    end = time.monotonic() + 60
    while not what():
        assert time.monotonic() < end, why
        time.sleep(0.05)


def standing(path: Path, table_id: str) -> tuple[int, int | None]:
    """Whether the store holds the table to be active, and when it is due."""
    with database(path) as connection:
        found: tuple[int, int | None] = connection.execute(
            "SELECT active, due_at FROM tables WHERE id = ?", (table_id,)
        ).fetchone()
    return found


def test_active_is_a_match_in_progress(server: Server, tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    ann, bob, table_id = begun(server)
    assert standing(path, table_id)[0] == 1
    assert standing(path, table_id)[1] is not None
    play(table_id, ann, bob)
    assert standing(path, table_id) == (0, None)
    ann.post(f"/{table_id}/say", phrase="again")
    assert standing(path, table_id) == (0, None)
    ann.post(f"/{table_id}/rematch")
    assert standing(path, table_id)[0] == 1


def test_only_tables_that_gather_are_listed(server: Server, tmp_path: Path) -> None:
    """However many others were open once: the list asks the database for no other."""
    open_to_all = {"options": {"open": True}}
    begun(server, **open_to_all)
    gathering = server.client().post("", None, name="Ann", **open_to_all).json()["id"]
    with database(tmp_path / "tables.sqlite") as connection:
        listed = connection.execute("SELECT id FROM tables WHERE listed = 1").fetchall()
    assert listed == [(gathering,)]


def test_a_table_that_nobody_uses_takes_no_memory(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It comes back when somebody asks, and still knows what was asked before."""
    monkeypatch.setattr(service, "SWEEP", 0.05)
    monkeypatch.setattr(service, "UNUSED", 0.2)
    server.stop()
    server.start()
    ann, bob = server.client(), server.client()
    used = ann.post("", name="Ann").json()["id"]
    table_id = ann.post("", name="Ann", players=3).json()["id"]
    joined = bob.post(f"/{table_id}/join", "once", name="Bob").json()
    path = f"/api/tables/{used}/events"
    with ann.http.stream("GET", path, headers={"Accept": "application/x-ndjson"}) as stream:
        lines = stream.iter_lines()
        next(lines)
        wait_until(lambda: server.tables_in_memory() == {used}, "a table stays in memory")
        assert bob.post(f"/{table_id}/join", "once", name="Bob").json() == joined
        assert server.tables_in_memory() == {used, table_id}
        ann.post(f"/{used}/say", phrase="hello")
        assert any('"phrase":"hello"' in line for line in lines)  # by the same session
    wait_until(lambda: server.tables_in_memory() == set(), "a table stays in memory")


def old_folder(path: Path, events: list[tuple[Any, ...]], copies: int) -> None:
    """A database as the version before wrote it: that table as often as said, each held to be active."""
    path.unlink()
    script = (
        files("duenna.server")
        .joinpath("migrations", "sqlite", "0001_events.sql")
        .read_text("utf-8")
    )
    with database(path) as connection:
        connection.executescript(f"{script}\nPRAGMA user_version = 1; BEGIN")
        connection.execute("CREATE TEMP TABLE one (seq, cmd_id, at, kind, body)")
        connection.executemany("INSERT INTO one VALUES (?, ?, ?, ?, ?)", events)
        connection.execute("CREATE TEMP TABLE copies (n INTEGER PRIMARY KEY)")
        connection.executemany("INSERT INTO copies VALUES (?)", ((n,) for n in range(copies)))
        connection.execute(
            "INSERT INTO events SELECT 'old' || n, seq, cmd_id, at, kind, body FROM copies, one"
        )
        connection.execute(
            "INSERT INTO tables SELECT 'old' || n, ?, 0, 1, n FROM copies", (len(events),)
        )
        connection.execute("COMMIT")


def finished(server: Server, path: Path) -> list[tuple[Any, ...]]:
    """The events of a table where a match is over; the server has stopped."""
    ann, bob, table_id = begun(server)
    play(table_id, ann, bob)
    server.stop()
    with database(path) as connection:
        return connection.execute(
            "SELECT seq, cmd_id, at, kind, body FROM events WHERE table_id = ?", (table_id,)
        ).fetchall()


def test_twenty_thousand_finished_tables_start_at_once(server: Server, tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    old_folder(path, finished(server, path), 20_000)
    began = time.process_time()
    server.start()
    ann, bob, table_id = begun(server)
    assert time.process_time() - began < 2.0  # seconds of processor: others may be at work here
    assert ann.get("/healthz").json() == {"ok": True}
    play(table_id, ann, bob)  # while the old ones are looked at
    assert bob.table("old7")["table"]["phase"] == "match-over"


def test_old_tables_are_looked_at_once_and_kept_nowhere(
    serve: Serve, server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service, "SWEEP", 0.05)
    path = tmp_path / "tables.sqlite"
    old_folder(path, finished(server, path), 40)
    server.start()

    def active() -> int:
        with database(path) as connection:
            count: int = connection.execute("SELECT sum(active) FROM tables").fetchone()[0]
        return count

    wait_until(lambda: active() == 0, "old tables stay active")
    assert [standing(path, f"old{n}") for n in range(40)] == [(0, None)] * 40
    server.stop()


@pytest.mark.parametrize("ago", [0, 3600], ids=["a moment ago", "an hour ago"])
def test_a_match_goes_on_though_nobody_asks_for_it_yet(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ago: int
) -> None:
    """As long as somebody was there lately, that is: bots do not play for nobody."""
    monkeypatch.setattr(service, "SWEEP", 0.05)
    path = tmp_path / "tables.sqlite"
    ann = server.client()
    wanted = {**ONE_TOKEN, "bots": ["random"]}
    table_id = ann.post("", None, name="Ann", **wanted).json()["id"]
    server.stop()
    # Begun and left, as if the server had been killed right then.
    with database(path) as connection:
        body = {"seed": "x", "names": ["Ann", "Bruno"]}
        for seq, kind, each in ((2, "started", body), (3, "left", {"seat": 1})):
            connection.execute(
                "INSERT INTO events VALUES (?, ?, ?, ?, ?, ?)",
                (table_id, seq, f"c{seq}", 1000 * int(time.time() - ago), kind, json.dumps(each)),
            )
        connection.execute("UPDATE tables SET head = 3, active = 1, due_at = 1")
    server.start()
    if ago:
        wait_until(lambda: standing(path, table_id) == (1, None), "it is looked for again")
        server.client().table(table_id)  # and then somebody comes
    wait_until(lambda: standing(path, table_id) == (0, None), "the bots do not play on")


def test_a_table_is_loaded_though_every_other_thread_is_busy(
    server: Server, tmp_path: Path
) -> None:
    *_, table_id = begun(server)
    server.stop()

    async def load() -> str:
        store = SqliteStore(tmp_path / "tables.sqlite")
        tables = service.TableService(store, b"k" * 32)
        busy = threading.Event()
        waiting = [asyncio.create_task(asyncio.to_thread(busy.wait)) for _ in range(100)]
        await asyncio.sleep(0.1)
        try:
            session = await asyncio.wait_for(tables.session(table_id), 60)
        finally:
            busy.set()
            await asyncio.gather(*waiting)
            tables.close()
            store.close()
        return session.table.phase

    assert asyncio.run(load()) == "playing"


# ---- tables that do not come back

SPOILED: dict[str, str] = {
    "an illegal move": """UPDATE events SET body = '{"seat":1,"move":"princess 9"}' WHERE kind = 'moved'""",
    "a name that is none": """UPDATE events SET body = json_set(body, '$.names[0]', char(7)) WHERE kind = 'started'""",
    "an unknown knob": """UPDATE events SET body = json_set(body, '$.knobs.war', 1) WHERE kind = 'created'""",
    "an unknown option": """UPDATE events SET body = json_set(body, '$.options.war', 1) WHERE kind = 'created'""",
    "broken JSON": "UPDATE events SET body = '{' WHERE kind = 'joined'",
    "no object": "UPDATE events SET body = '7' WHERE kind = 'joined'",
    "a part that lacks": "UPDATE events SET body = '{}' WHERE kind = 'joined'",
    "an unknown kind": "UPDATE events SET kind = 'war' WHERE kind = 'moved'",
    "a gap": "DELETE FROM events WHERE kind = 'joined'",
}


@pytest.mark.parametrize("spoiled", SPOILED)
def test_a_table_that_does_not_replay_stands_alone(
    server: Server, tmp_path: Path, spoiled: str, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "tables.sqlite"
    shown = {"options": {"open": True}}
    *_, bad = begun(server, **shown)
    ann, bob, good = begun(server, **shown)
    gathering = ann.post("", None, name="Ann", **shown).json()["id"]
    tokens = [ann.http.cookies["duenna_guest"], bob.http.cookies["duenna_guest"]]
    play(bad, ann, bob, most=1)
    server.stop()
    with database(path) as connection:
        # A move, so that each of them has what can be spoiled.
        connection.execute(
            "INSERT INTO events SELECT ?, max(seq) + 1, 'm', 1, 'moved', '{}' FROM events WHERE table_id = ?",
            (bad, bad),
        )
        connection.execute(f"{SPOILED[spoiled]} AND table_id = ?", (bad,))
    with caplog.at_level(logging.ERROR, "duenna.server"):
        server.start()
        ann, bob = server.client(), server.client()
        for client, cookie in zip((ann, bob), tokens, strict=True):
            client.http.cookies["duenna_guest"] = cookie
        for what in ("", "/events", "/record", "/replay", "/analysis", "/link", "/qr"):
            answer = ann.get(f"/api/tables/{bad}{what}")
            assert (answer.status_code, answer.json()["error"]) == (410, "quarantined")
            assert "princess" not in answer.text
        for command in ("say", "move", "join", "device", "leave"):
            assert (
                ann.post(f"/{bad}/{command}", phrase="hello", move="x", name="Zoe").status_code
                == 410
            )
        assert [table["id"] for table in ann.get("/api/tables").json()["tables"]] == [gathering]
        play(good, ann, bob)
    assert ann.table(good)["table"]["phase"] == "match-over"
    assert (
        len([message for message in caplog.messages if f"table {bad} is set aside" in message]) == 1
    )
    with database(path) as connection:
        reasons = dict(connection.execute("SELECT id, quarantine FROM tables").fetchall())
    assert reasons.pop(bad).startswith("event ")
    assert set(reasons.values()) == {None}
    server.stop()
    server.start()
    assert server.client().get(f"/api/tables/{bad}").status_code == 410
