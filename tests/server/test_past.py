"""Matches that are over, told again: to everyone everything, but never a word of one that is played."""

from typing import Any

import pytest
from live import Client, Server

from duenna import Game, from_record
from duenna.server.said import event_face


def play_out(table_id: str, *clients: Client) -> None:
    """Plays the match to its end, always by the first move there is."""
    while True:
        seen = [client.table(table_id) for client in clients]
        phase = seen[0]["table"]["phase"]
        if phase == "match-over":
            return
        if phase == "round-over":
            clients[0].post(f"/{table_id}/next")
            continue
        for client, each in zip(clients, seen, strict=True):
            if each["view"]["options"]:
                client.post(f"/{table_id}/move", move=each["view"]["options"][0])


def match_of_two(server: Server, **options: Any) -> tuple[Client, Client, str]:
    """A match that the first token wins, just begun."""
    ann, bob = server.client(), server.client()
    wanted: dict[str, Any] = {
        "edition": "modern",
        "players": 2,
        "knobs": {"tokens": 1},
        "options": options,
    }
    table_id = ann.post("", name="Ann", **wanted).json()["id"]
    bob.post(f"/{table_id}/join", name="Bob")
    assert ann.post(f"/{table_id}/start").status_code == 200
    return ann, bob, table_id


@pytest.fixture(scope="module")
def over(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A server with a table whose first match is over and whose second is being played."""
    server = Server(tmp_path_factory.mktemp("past") / "tables.sqlite")
    ann, bob, table_id = match_of_two(server)
    play_out(table_id, ann, bob)
    first = ann.get(f"/api/tables/{table_id}/record").json()
    ann.post(f"/{table_id}/rematch")
    yield server, ann, table_id, from_record(first)
    server.stop()


def told(client: Client, table_id: str, **query: Any) -> Any:
    answer = client.http.get(f"/api/tables/{table_id}/replay", params=query)
    return answer.json() if answer.status_code == 200 else answer.status_code


@pytest.mark.parametrize(("eyes", "reader"), [("", None), ("1", 1), ("2", 2)])
def test_the_steps_are_what_the_reader_saw(over: Any, eyes: str, reader: int | None) -> None:
    server, _, table_id, game = over
    replay = told(server.client(), table_id, match=1, eyes=eyes)
    assert (replay["match"], replay["eyes"], replay["names"]) == (1, eyes, ["Ann", "Bob"])
    events = [event for step in replay["steps"] for event in step["events"]]
    assert events == [event_face(event, game.edition, reader) for event in game.events]
    assert replay["steps"][-1]["view"] == game.view(reader).to_json()
    assert len(replay["steps"]) == sum(1 + len(moves) for moves in game.moves)
    assert replay["steps"][0]["seat"] is None
    assert all(step["hands"] is None for step in replay["steps"])
    if reader is None:
        assert all(step["view"]["hand"] == [] for step in replay["steps"])


def test_with_all_cards_open_every_hand_is_shown(over: Any) -> None:
    server, _, table_id, game = over
    replay = told(server.client(), table_id, match=1, eyes="all")
    events = [event for step in replay["steps"] for event in step["events"]]
    assert events == [
        event_face(event, game.edition, None, open_hands=True) for event in game.events
    ]
    again = Game(game.edition, game.names, seed=game.seed)
    for step, move in zip(replay["steps"], game.moves[0], strict=False):
        held = {str(seat): [card.key for card in again.view(seat).hand] for seat in (1, 2)}
        assert step["hands"] == held
        assert len(held[str(again.decider)]) >= 2
        again.play(move)


def test_a_match_being_played_is_told_to_nobody(over: Any) -> None:
    server, ann, table_id, _ = over
    for client in (ann, server.client()):
        for eyes in ("", "1", "2", "all"):
            assert told(client, table_id, eyes=eyes) == 403
            assert told(client, table_id, match=2, eyes=eyes) == 403
    gathering = ann.post("", name="Ann").json()["id"]
    assert told(ann, gathering) == 403


def test_what_is_not_there_is_refused(over: Any) -> None:
    _, ann, table_id, _ = over
    assert told(ann, table_id, match=0) == 404
    assert told(ann, table_id, match=3) == 404
    assert told(ann, table_id, match="first") == 400
    for eyes in ("0", "3", "ALL", "-1", "1.0", "²"):
        assert told(ann, table_id, match=1, eyes=eyes) == 404
    assert told(ann, "nowhere1") == 404


def test_a_private_table_tells_its_past_to_its_players(server: Server) -> None:
    ann, bob, table_id = match_of_two(server, watchers=False)
    play_out(table_id, ann, bob)
    stranger = server.client()
    for path in ("record", "replay"):
        assert stranger.get(f"/api/tables/{table_id}/{path}").status_code == 403
        assert bob.get(f"/api/tables/{table_id}/{path}").status_code == 200
