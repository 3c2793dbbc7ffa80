"""`/healthz` answers that all is well only while the server can save."""

import sqlite3
import time
from concurrent.futures import Future
from pathlib import Path

import pytest
from live import Server

from duenna.server import pulse


def test_health_is_proven_by_a_write(server: Server, tmp_path: Path) -> None:
    before = time.time_ns() // 1_000_000
    assert server.client().get("/healthz").json() == {"ok": True}
    connection = sqlite3.connect(tmp_path / "tables.sqlite")
    assert connection.execute("SELECT at FROM proof").fetchone()[0] >= before
    connection.close()


def test_a_disk_that_cannot_be_written_to_is_told(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pulse, "FRESH", 0.0)
    connection = sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)
    for kind in ("INSERT ON proof", "DELETE ON proof"):
        connection.execute(
            f"CREATE TRIGGER full{kind[:3]} BEFORE {kind} BEGIN SELECT RAISE(FAIL, 'disk full'); END"
        )
    answer = server.client().get("/healthz")
    assert (answer.status_code, answer.json()["error"]) == (503, "store")
    assert "disk full" in answer.json()["values"]["reason"]
    connection.execute("DROP TRIGGER fullINS")
    connection.execute("DROP TRIGGER fullDEL")
    connection.close()
    assert server.client().get("/healthz").status_code == 200


def test_a_writer_that_hangs_is_told_in_time(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server._store, "prove", Future)  # never done
    began = time.monotonic()
    answer = server.client().get("/healthz")
    assert answer.status_code == 503
    assert "within 2 seconds" in answer.json()["values"]["reason"]
    assert time.monotonic() - began < 30


def test_many_who_ask_cost_one_write(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pulse, "FRESH", 3600.0)
    prove, proofs = server._store.prove, []

    def counted() -> "Future[None]":
        proofs.append(1)
        return prove()

    monkeypatch.setattr(server._store, "prove", counted)
    client = server.client()
    assert {client.get("/healthz").status_code for _ in range(20)} == {200}
    assert len(proofs) == 1
