"""`duenna admin`: a host sees how tables stand, sets one aside, and mends it; also while the server is at work."""

import json
import sqlite3
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from live import Client, Server

from duenna.server.admin import admin
from duenna.server.housekeeping import Housekeeper

TWO: dict[str, Any] = {"edition": "classic", "players": 2}


def run(folder: Path, *args: str) -> Result:
    return CliRunner().invoke(admin, ["--data", str(folder), *args])


def lines(result: Result) -> list[Any]:
    return [json.loads(line) for line in result.output.splitlines()]


def begun(server: Server) -> tuple[Client, Client, str]:
    ann, bob = server.client(), server.client()
    table_id = ann.post("", None, name="Ann", **TWO).json()["id"]
    bob.post(f"/{table_id}/join", name="Bob")
    ann.post(f"/{table_id}/start")
    for _ in range(3):
        for client in (ann, bob):
            options = client.table(table_id)["view"]["options"]
            if options:
                client.post(f"/{table_id}/move", move=options[0])
    ann.post(f"/{table_id}/say", text="a secret word")
    return ann, bob, table_id


def spoil(folder: Path, table_id: str) -> int:
    """Makes the table's last move one that cannot be; the number of that event."""
    connection = sqlite3.connect(folder / "tables.sqlite", isolation_level=None)
    seq: int = connection.execute(
        "SELECT max(seq) FROM events WHERE table_id = ? AND kind = 'moved'", (table_id,)
    ).fetchone()[0]
    connection.execute(
        """UPDATE events SET body = '{"seat":1,"move":"princess 9"}' WHERE table_id = ? AND seq = ?""",
        (table_id, seq),
    )
    connection.close()
    return seq


def test_a_host_sees_all_tables_and_no_card(server: Server, tmp_path: Path) -> None:
    *_, table_id = begun(server)
    gathering = server.client().post("", name="Ann").json()["id"]
    found = {each["id"]: each for each in lines(run(tmp_path, "list", "--json"))}
    assert set(found) == {table_id, gathering}
    assert (found[table_id]["active"], found[gathering]["active"]) == (True, False)
    assert "in play" in run(tmp_path, "list").output
    told = run(tmp_path, "show", table_id)
    assert (told.exit_code, "It comes back" in told.output) == (0, True)
    summary, *events = lines(run(tmp_path, "show", table_id, "--json"))
    assert summary["broken"] is None
    assert [event["kind"] for event in events][:3] == ["created", "joined", "started"]
    for secret in ("guard", "seed", "a secret word", "Bob"):
        assert secret not in told.output
    assert "2 tables, 0 that do not come back" in run(tmp_path, "check").output


def test_a_table_is_repaired_while_others_are_played(server: Server, tmp_path: Path) -> None:
    ann, bob, table_id = begun(server)
    cookies = [dict(client.http.cookies) for client in (ann, bob)]
    server.stop()
    seq = spoil(tmp_path, table_id)
    server.start()
    back = [server.client(), server.client()]
    for client, known in zip(back, cookies, strict=True):
        client.http.cookies.update(known)
    assert back[0].get(f"/api/tables/{table_id}").status_code == 410
    aside = lines(run(tmp_path, "list", "--aside", "--json"))
    assert [each["id"] for each in aside] == [table_id]
    checked = run(tmp_path, "check", "--json")
    assert checked.exit_code == 1
    assert [(each["id"], each["event"]) for each in lines(checked)] == [(table_id, seq)]
    refused = run(tmp_path, "repair", table_id)
    assert refused.exit_code == 1
    assert "--cut" in refused.output
    assert back[0].get(f"/api/tables/{table_id}").status_code == 410

    assert run(tmp_path, "repair", table_id, "--cut").exit_code == 0
    assert back[0].table(table_id)["seq"] == seq - 1
    for client in back:
        options = client.table(table_id)["view"]["options"]
        if options:
            assert client.post(f"/{table_id}/move", move=options[0]).json()["seq"] == seq
    assert run(tmp_path, "check").exit_code == 0
    connection = sqlite3.connect(tmp_path / "tables.sqlite")
    kept = connection.execute("SELECT seq FROM cut WHERE table_id = ?", (table_id,)).fetchall()
    connection.close()
    assert kept[0] == (seq,)


def test_a_table_is_set_aside_and_given_back(server: Server, tmp_path: Path) -> None:
    ann, bob, table_id = begun(server)
    heard: list[Any] = []

    def listen() -> None:
        headers = {"Accept": "application/x-ndjson"}
        with bob.http.stream("GET", f"/api/tables/{table_id}/events", headers=headers) as stream:
            heard.extend(json.loads(line) for line in stream.iter_lines())

    listener = threading.Thread(target=listen)
    listener.start()
    assert run(tmp_path, "quarantine", table_id, "--why", "rude words").exit_code == 0
    refused = ann.post(f"/{table_id}/say", phrase="hello")
    assert (refused.status_code, refused.json()["error"]) == (410, "quarantined")
    assert "rude" not in refused.text
    listener.join(60)
    assert heard[-1] == {"type": "bye", "why": "quarantined"}
    assert "set aside: rude words" in run(tmp_path, "show", table_id).output
    assert run(tmp_path, "repair", table_id).exit_code == 0
    assert ann.post(f"/{table_id}/say", phrase="hello").status_code == 200


def test_bots_rest_at_a_table_that_is_set_aside(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thought: list[float] = []
    think = Housekeeper._think

    async def counted(*given: Any) -> None:
        thought.append(time.monotonic())
        await think(*given)

    monkeypatch.setattr(Housekeeper, "_think", counted)
    ann = server.client()
    table_id = ann.post("", None, name="Ann", bots=["counter"], **TWO).json()["id"]
    ann.post(f"/{table_id}/start")
    ann.post(f"/{table_id}/leave")  # so that bots play on, and on
    assert run(tmp_path, "quarantine", table_id).exit_code == 0
    while server.tables_in_memory():
        time.sleep(0.05)
    time.sleep(0.3)
    rested = len(thought)
    time.sleep(1.0)
    assert rested == len(thought) > 0


def test_what_is_not_there_is_told_in_one_line(server: Server, tmp_path: Path) -> None:
    assert "There are no tables in" in run(tmp_path / "nowhere", "list").output
    assert not (tmp_path / "nowhere").exists()
    for command in ("show", "check", "quarantine", "repair"):
        failed = run(tmp_path, command, "nowhere1")
        assert failed.exit_code == 1
        assert "There is no table nowhere1." in str(failed.exception or failed.output)
