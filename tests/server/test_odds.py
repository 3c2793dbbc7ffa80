"""The chances at a table that plays with them: each reader's own, from what that reader was told and nothing else."""

import asyncio
import json
import logging
from collections import defaultdict
from random import Random
from typing import Any

import pytest
from helpers import text, walk
from live import Client, Server
from test_secrets import Reader, play_out

from duenna import Game, find_edition
from duenna.belief import Belief, Contradiction
from duenna.core.decoding import event_from_json
from duenna.core.view import view_from_json
from duenna.server import odds as odds_module
from duenna.server.odds import Odds
from duenna.server.options import AIDS, Options
from duenna.server.table import Table

SEATS = 3


def match_with(server: Server, edition: str = "modern", **options: Any) -> tuple[list[Client], str]:
    """A match of three, won by one token, just begun."""
    ann = server.client()
    wanted: dict[str, Any] = {"edition": edition, "players": SEATS, "knobs": {"tokens": 1}}
    table_id = ann.post("", name="Ann", options=options, **wanted).json()["id"]
    others = [server.client() for _ in range(SEATS - 1)]
    for number, client in enumerate(others, start=2):
        client.post(f"/{table_id}/join", name=f"Guest {number}")
    return [ann, *others], table_id


@pytest.mark.parametrize("edition", ["modern", "classic"])
def test_the_odds_are_the_belief_of_the_readers_own_stream(server: Server, edition: str) -> None:
    clients, table_id = match_with(server, edition, aids="odds")
    readers = [Reader(client, table_id, seat) for seat, client in enumerate(clients, start=1)]
    readers.append(Reader(server.client(), table_id, None))
    for reader in readers:
        reader.start()
    clients[0].post(f"/{table_id}/start")
    play_out(clients, table_id)
    rules = find_edition(edition, SEATS, tokens=1)
    for reader in readers:
        reader.end()
        compared = 0
        events = []
        for message in map(json.loads, reader.lines):
            events += [event_from_json(rules, event) for event in message.get("events", ())]
            if not message.get("view"):
                assert message.get("odds") is None
                continue
            view = view_from_json(message["view"])
            if view.decider is None:
                assert message["odds"] is None
                continue
            belief = Belief.of(view, events)
            compared += 1
            assert message["odds"] == {
                "hands": {
                    str(seat): pytest.approx(in_words(chances, rules))
                    for seat, chances in belief.hands().items()
                },
                "burned": pytest.approx(in_words(belief.burned(), rules)),
            }
        assert compared > 2


def in_words(chances: Any, rules: Any) -> dict[str, float]:
    return {rules.word(card): chance for card, chance in chances.items()}


def test_one_who_asks_anew_is_told_the_same(server: Server) -> None:
    clients, table_id = match_with(server, aids="odds")
    assert clients[0].table(table_id)["odds"] is None
    clients[0].post(f"/{table_id}/start")
    for client in [*clients, server.client()]:
        seen = client.table(table_id)
        assert list(seen["odds"]["hands"]) == [
            str(seat) for seat in (1, 2, 3) if seat != seen["view"]["seat"]
        ]
        assert client.table(table_id)["odds"] == seen["odds"]
    seen = clients[0].table(table_id)
    mover = clients[seen["view"]["decider"] - 1]
    move = mover.table(table_id)["view"]["options"][0]
    assert mover.post(f"/{table_id}/move", move=move, seq=seen["seq"]).status_code == 200
    late = mover.post(f"/{table_id}/move", move=move, seq=seen["seq"])
    assert late.status_code == 409
    assert late.json()["odds"] == mover.table(table_id)["odds"]


@pytest.mark.parametrize("aids", [each for each in AIDS if each != "odds"])
def test_other_tables_have_none(server: Server, aids: str) -> None:
    clients, table_id = match_with(server, aids=aids)
    clients[0].post(f"/{table_id}/start")
    assert "odds" not in clients[0].table(table_id)
    reader = Reader(clients[0], table_id, 1)
    reader.start()
    play_out(clients, table_id)
    reader.end()
    assert not [line for line in reader.lines if "odds" in line]


def test_a_table_goes_on_without_odds_that_cannot_be_found(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: Any) -> None:
        raise Contradiction("nothing fits")

    monkeypatch.setattr(odds_module, "odds_face", fail)
    clients, table_id = match_with(server, aids="odds")
    reader = Reader(clients[0], table_id, 1)
    reader.start()
    with caplog.at_level(logging.ERROR, logger="duenna.server"):
        clients[0].post(f"/{table_id}/start")
        play_out(clients, table_id)
        reader.end()
    assert {json.loads(line).get("odds") for line in reader.lines} == {None}
    assert clients[0].table(table_id)["table"]["phase"] == "match-over"
    assert "nothing fits" in caplog.text
    assert table_id in caplog.text


def told(game: Game, seat: int) -> str:
    """All that the seat sees and has been told."""
    events = [event.to_json(game.edition) for event in game.events_for(seat)]
    return text([game.view(seat).to_json(), events])


@pytest.mark.parametrize("edition", ["classic", "modern"])
def test_deals_that_look_the_same_have_the_same_odds(edition: str) -> None:
    """Games with other cards in other hands, played alike as long as seat 1 cannot tell them apart."""
    alike: dict[str, list[str]] = defaultdict(list)
    for seed in range(400):
        alike[told(Game(edition, SEATS, seed=seed), 1)].append(str(seed))
    compared = differed = 0
    for one, other, *_ in (seeds for seeds in alike.values() if len(seeds) > 1):
        game, twin = Game(edition, SEATS, seed=one), Game(edition, SEATS, seed=other)
        known, twin_known = chances_at(game), chances_at(twin)
        for move in walk(game, Random(one), most=6):
            odds = next(known)
            assert odds == next(twin_known)
            compared += 1
            differed += game.view(2).hand != twin.view(2).hand
            if move not in twin.legal_moves():
                break
            twin.play(move)
            ahead = game.copy()
            ahead.play(move)
            if told(ahead, 1) != told(twin, 1):
                break
    assert compared > 50
    assert differed > 20


def chances_at(game: Game) -> Any:
    """Seat 1's odds, each time as the game then stands."""
    table = Table("t", Options(aids="odds"), game.edition, match=1, game=game)
    odds = Odds()
    while True:
        asyncio.run(odds.work_out(table, 1))
        yield odds.beside(table, 1)["odds"]
