"""A data folder of the version before: every table is as it was, and goes on (see `make_folder.py`)."""

import json
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from live import Client, Serve

from duenna.server import happened
from duenna.server.happened import KINDS, Created, Happened, Moved, Said
from duenna.server.options import Options

FOLDER = Path(__file__).parent / "folder"
STANDS: dict[str, Any] = json.loads((FOLDER / "stands.json").read_text(encoding="utf-8"))


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A copy of the folder's database."""
    return Path(shutil.copy(FOLDER / "tables.sqlite", tmp_path / "tables.sqlite"))


def stored(path: Path) -> list[tuple[str, str]]:
    with sqlite3.connect(path) as connection:
        return connection.execute("SELECT kind, body FROM events").fetchall()


@pytest.mark.parametrize("table_id", STANDS)
def test_a_table_stands_as_it_did(old: Path, serve: Serve, table_id: str) -> None:
    was = STANDS[table_id]
    server = serve(pace=1000.0)
    seen = [server.client(token).table(table_id) for token in was["tokens"]]
    table, view = seen[0]["table"], seen[0]["view"] or {}
    assert seen[0]["seq"] == was["seq"]
    for part in ("phase", "match", "maker", "commitment", "said"):
        assert table[part] == was[part]
    assert [[s["name"], s["kind"], s["level"]] for s in table["seats"]] == was["seats"]
    assert [(each["view"] or {}).get("hand") for each in seen] == was["hands"]
    assert view.get("tokens") == was["tokens_won"]


def test_every_table_goes_on(old: Path, serve: Serve) -> None:
    server = serve()
    for table_id, was in STANDS.items():
        people = [server.client(token) for token in was["tokens"]]
        phase = people[0].table(table_id)["table"]["phase"]
        if phase == "gathering":
            joined = [server.client().post(f"/{table_id}/join", name=name) for name in "XYZ"]
            assert {answer.status_code for answer in joined} == {200}
            assert people[0].post(f"/{table_id}/start").status_code == 200
        elif phase == "match-over":
            assert people[0].get(f"/api/tables/{table_id}/record").status_code == 200
            assert people[1].post(f"/{table_id}/rematch").status_code == 200
        else:
            goes_on(table_id, people)
    with sqlite3.connect(old) as connection:
        assert connection.execute(
            "SELECT count(*) FROM tables WHERE quarantine IS NOT NULL"
        ).fetchone() == (0,)


def goes_on(table_id: str, people: list[Client]) -> None:
    """Each move that is asked for is made, until the round is over."""
    while (seen := people[0].table(table_id))["table"]["phase"] == "playing":
        for client in people:
            options = client.table(table_id)["view"]["options"]
            if options:
                assert client.post(f"/{table_id}/move", move=options[0]).status_code == 200
                return
    assert seen["table"]["phase"] in ("round-over", "match-over")


def test_an_event_is_written_as_it_was_read(old: Path) -> None:
    """So the version after reads what this one writes as it reads what the version before wrote."""
    kinds = set()
    for kind, body in stored(old):
        event, written = happened.read(kind, json.loads(body)), json.loads(body)
        if "options" in written:  # options that came later have their usual value
            written["options"] = {**Options().to_json(), **written["options"]}
        assert happened.to_json(event) == written
        assert event.kind == kind
        hash(event)
        kinds.add(kind)
    assert kinds == set(KINDS)


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("war", {}),
        ("moved", []),
        ("moved", {"seat": 1}),
        ("moved", {"seat": True, "move": "guard"}),
        ("moved", {"seat": 1, "move": 7}),
        ("moved", {"seat": 1, "move": "guard", "war": 1}),
        ("started", {"seed": "x", "names": ["Ann", 7]}),
        ("started", {"seed": "x", "names": "Ann"}),
        ("dealt", {"seat": 1}),
        ("created", {}),
    ],
)
def test_what_is_no_event_is_told(kind: str, body: object) -> None:
    with pytest.raises(ValueError, match=kind):
        happened.read(kind, body)


@pytest.mark.parametrize("event", [Moved(1, "guard", "clock", 70), Said(1, phrase="hello")])
def test_what_was_left_out_comes_back_as_nothing(event: Happened) -> None:
    assert None not in happened.to_json(event).values()
    assert happened.read(event.kind, happened.to_json(event)) == event


def test_the_options_of_a_table_are_read_again(old: Path) -> None:
    made = [
        happened.read(kind, json.loads(body)) for kind, body in stored(old) if kind == "created"
    ]
    options = [event.options for event in made if isinstance(event, Created)]
    assert {each.move_seconds for each in options} == {0, 600}
