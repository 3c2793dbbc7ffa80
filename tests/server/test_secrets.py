"""Nothing that leaves the server says what its reader must not know: whole matches of every edition.

What may be known is written down here by hand, not taken from the code under test.
"""

import json
import logging
import random
import re
import threading
from dataclasses import dataclass, field
from typing import Any

import pytest
from live import Client, Server
from shapes import misfits

from duenna import PRESETS, from_record
from duenna.core.events import Drew
from duenna.core.view import PARTS
from duenna.server import wire

# Cards that lie open for all, by event; and those that only the seats named in the event may know.
OPEN_PARTS = {
    "played": {"card", "guess"},
    "missed": {"guess"},
    "hit": {"guess"},
    "discarded": {"card"},
    "out": {"card"},
    "bust": {"held", "drawn"},
    "shown": {"card"},
    "revealed": {"burned", "first", "second", "third"},
}
OWN_PARTS = {
    "dealt": (("card",), ("seat",)),
    "drew": (("card",), ("seat",)),
    "looked": (("card",), ("seat",)),
    "compared": (("card", "target_card"), ("seat", "target")),
    "swapped": (("card", "second_card"), ("seat", "second")),
    "returned": (("keep", "top", "bottom"), ("seat",)),
    "asked": (("options",), ("seat",)),
}
VIEW_KEYS = {"edition", "asked", "knobs", *PARTS.values()}
TABLE_KEYS = {
    *(
        "id",
        "phase",
        "edition",
        "asked",
        "knobs",
        "players",
        "target",
        "options",
        "match",
        "started",
        "cards",
        "seq",
    ),
    *("you", "maker", "seats", "commitment", "seed", "fills_at", "deadline", "said", "watching"),
}
SEAT_KEYS = {"seat", "name", "kind", "level", "warm", "left", "here"}


@dataclass
class Reader:
    """A stream read to its end in a thread."""

    client: Client
    table_id: str
    seat: int | None
    lines: list[str] = field(default_factory=list)

    def start(self) -> None:
        ready = threading.Event()
        self.thread = threading.Thread(target=self._read, args=(ready,))
        self.thread.start()
        assert ready.wait(60)

    def end(self) -> None:
        """Waits until all has been read."""
        self.thread.join(120)
        assert not self.thread.is_alive(), "the end of the match was never told"

    def _read(self, ready: threading.Event) -> None:
        headers = {"Accept": "application/x-ndjson"}
        path = f"/api/tables/{self.table_id}/events"
        with self.client.http.stream("GET", path, headers=headers) as stream:
            for line in stream.iter_lines():
                self.lines.append(line)
                ready.set()
                if '"phase":"match-over"' in line:
                    return


@pytest.mark.parametrize("name", PRESETS)
def test_no_byte_tells_a_secret(
    server: Server, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    # With the chances of the hidden cards, which are the nearest to a secret that is told.
    caplog.set_level(logging.DEBUG, logger="duenna")
    players = PRESETS[name].players[1]
    maker = server.client()
    made = maker.post("", name="Ann", edition=name, players=players, options={"aids": "odds"})
    table_id = made.json()["id"]
    clients = [maker]
    tokens = []
    for seat in range(2, players + 1):
        joined = server.client().post(f"/{table_id}/join", name=f"Guest {seat}").json()
        tokens.append(joined["token"])
        clients.append(server.client(joined["token"]))
    maker.post(f"/{table_id}/start")
    readers = [
        Reader(server.client(token), table_id, seat) for seat, token in enumerate(tokens, start=2)
    ]
    readers += [Reader(maker, table_id, 1), Reader(server.client(), table_id, None)]
    for reader in readers:
        reader.start()
    errors = play_out(clients, table_id)
    for reader in readers:
        reader.end()
    record = maker.get(f"/api/tables/{table_id}/record").json()
    for reader in readers:
        check_reader(reader, record)
    for seat, text in errors:
        body = json.loads(text)
        assert seat in (body.get("view") or {}).get("alive", [seat])
        assert body.get("options", []) == []
    everything = "".join(
        line for reader in readers for line in reader.lines if '"phase":"match-over"' not in line
    )
    for secret in (record["seed"], *tokens):
        assert secret not in everything + caplog.text
    assert "guest" not in everything.lower().replace("guest ", "")


def play_out(clients: list[Client], table_id: str) -> list[tuple[int, str]]:
    """Plays the match by random moves, with a wrong one from somebody else now and then; those answers."""
    rng = random.Random(5)
    errors: list[tuple[int, str]] = []
    while True:
        seen = clients[0].table(table_id)
        phase = seen["table"]["phase"]
        if phase == "match-over":
            return errors
        if phase == "round-over":
            clients[1].post(f"/{table_id}/next", seq=seen["seq"])
            continue
        decider = seen["view"]["decider"]
        if rng.random() < 0.2:
            other = rng.choice([seat for seat in range(1, len(clients) + 1) if seat != decider])
            answer = clients[other - 1].post(f"/{table_id}/move", move="keep", seq=seen["seq"])
            assert answer.status_code == 422
            errors.append((other, answer.text))
        options = clients[decider - 1].table(table_id)["view"]["options"]
        clients[decider - 1].post(f"/{table_id}/move", move=rng.choice(options), seq=seen["seq"])


def check_reader(reader: Reader, record: dict[str, Any]) -> None:
    """Every message the reader got, against what that seat may know of the true game."""
    truth = from_record(record)
    total = 0
    for line in reader.lines:
        message = json.loads(line)
        assert misfits(message, wire.StreamMessage) == []
        if message["type"] in ("ping", "presence"):
            assert set(message) <= {"type", "here", "watching"}
            continue
        if message["table"]:
            check_table(message["table"], reader)
        if message["view"]:
            check_view(message["view"], reader.seat)
            check_odds(message["odds"], message["view"])
            check_beside(message, message["view"])
        for event in message.get("events", ()):
            total += 1
            check_event(event, reader.seat)
    if reader.seat is not None:
        mine = [e for e in truth.events if isinstance(e, Drew) and e.seat == reader.seat]
        told = [
            event["card"]
            for line in reader.lines
            for event in json.loads(line).get("events", ())
            if event["event"] == "drew" and event["seat"] == reader.seat
        ]
        # Not only is nothing told that must not be: what one draws is told, and truly.
        assert (
            told == [truth.edition.word(event.card) for event in mine if event.card][-len(told) :]
        )
        assert told
    assert total > 20


def check_table(table: dict[str, Any], reader: Reader) -> None:
    assert set(table) == TABLE_KEYS
    assert all(set(seat) == SEAT_KEYS for seat in table["seats"])
    assert table["you"] == reader.seat
    assert (table["seed"] is None) == (table["phase"] != "match-over")


def check_view(view: dict[str, Any], seat: int | None) -> None:
    assert set(view) == VIEW_KEYS
    assert view["seat"] == seat
    if view["decider"] != seat:
        assert view["options"] == []
    if seat is None:
        assert view["hand"] == []
        assert view["known"] == view["known_deck"] == {}
        assert view["known_extra"] == []
        assert view["known_drawn"] is None
    elif seat not in view["alive"]:
        assert view["hand"] == []
    else:
        assert 1 <= len(view["hand"]) <= 3
        assert len(view["hand"]) == 1 or view["turn"] == seat
    if view["decider"] is not None:
        assert view["shown"] == {}
        assert view["revealed"] is None


def check_odds(odds: dict[str, Any] | None, view: dict[str, Any]) -> None:
    assert (odds is None) == (view["decider"] is None)
    if odds is None:
        return
    assert set(odds) == {"hands", "burned"}
    assert set(odds["hands"]) == {str(seat) for seat in view["alive"] if seat != view["seat"]}
    for seat, chances in odds["hands"].items():
        assert sum(chances.values()) == pytest.approx(1)
        # Certain is what all see, and what this seat knows; else there are several cards it could be.
        assert seat not in view["known"] or chances == {view["known"][seat]: pytest.approx(1)}


def check_event(event: dict[str, Any], seat: int | None) -> None:
    name = event["event"]
    parts, owners = OWN_PARTS.get(name, ((), ()))
    outsider = seat is None or seat not in [event[owner] for owner in owners]
    for part in parts:
        if outsider:
            assert event[part] is None, event
    for part, value in event.items():
        is_card = isinstance(value, str) and part in (
            "card",
            "held",
            "drawn",
            "burned",
            "first",
            "guess",
        )
        if is_card and part not in parts and name != "aside":
            assert part in OPEN_PARTS.get(name, set()), event
    if name == "aside" and not event["face_up"]:
        assert event["card"] is None
    check_say(event)


def check_say(event: dict[str, Any]) -> None:
    """What is to be said of an event names no card that is not among its parts as they were told."""
    told = {f"card-{value}" for part, value in event.items() if part != "say"}
    assert set(re.findall(r"card-[a-z-]+", json.dumps(event["say"]))) <= told, event


def check_beside(message: dict[str, Any], view: dict[str, Any]) -> None:
    """The menu makes the reader's own moves; what is not seen follows from what the view shows."""
    assert bool(message["menu"]) == bool(view["options"])
    shown = [*view["hand"], *view["known"].values(), *view["known_deck"].values(), *view["aside"]]
    shown += [card for pile in view["piles"].values() for card in pile]
    for card in filter(None, shown):
        assert message["unseen"][card] >= 0
