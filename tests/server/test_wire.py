"""What leaves the server has the shapes of `server/wire.py`, and the page's types are written from them.

`test_secrets.py` holds every message of whole matches to them, too.
"""

from typing import get_type_hints

import pytest
from live import Client, Server
from shapes import misfits
from test_past import match_of_two, play_out
from test_words import error_keys, variables
from typescript import TYPES, types_text

from duenna.analysis import analyse
from duenna.analysis.telling import told
from duenna.core.editions import PRESETS
from duenna.core.view import PARTS
from duenna.server import wire
from duenna.server.faces import rule_set_face
from duenna.server.said import refusal_face
from duenna.server.table import Refused


def test_the_types_of_the_page_are_those_of_the_wire() -> None:
    assert TYPES.read_text(encoding="utf-8") == types_text(), "run `make golden`"


def test_a_view_on_the_wire_is_the_view() -> None:
    assert set(get_type_hints(wire.View)) == {"edition", "asked", "knobs", *PARTS.values()}


def test_a_shape_that_differs_is_found() -> None:
    """The check itself: a part too many, one too few, one of another kind."""
    good = {"type": "presence", "here": [1], "watching": 0}
    assert misfits(good, wire.StreamMessage) == []
    for bad in ({**good, "more": 1}, {"type": "presence", "here": [1]}, {**good, "here": ["1"]}):
        assert misfits(bad, wire.StreamMessage)


@pytest.mark.parametrize("name", PRESETS)
def test_rule_sets_have_their_shape(name: str) -> None:
    edition = PRESETS[name]
    assert misfits(rule_set_face(edition, edition.players[0]), wire.RuleSet) == []


def test_what_is_asked_for_has_its_shape(server: Server) -> None:
    ann, bob, table_id = match_of_two(server, aids="odds")
    get = server.client().get
    path = f"/api/tables/{table_id}"
    assert misfits(ann.get(path).json(), wire.Standing) == []
    assert misfits(get("/api/vocabulary").json(), wire.Vocabulary) == []
    assert misfits(get("/api/editions").json()["editions"], list[wire.EditionFace]) == []
    assert misfits(ann.get(f"{path}/edition").json(), wire.RuleSet) == []
    refused_with(ann, table_id)
    play_out(table_id, ann, bob)
    for eyes in ("", "1", "all"):
        assert misfits(ann.get(f"{path}/replay?eyes={eyes}").json(), wire.Told) == []
    record = ann.get(f"{path}/record").json()
    analysis = analyse(record, worlds=10)
    assert misfits(told(analysis), wire.Analysis) == []
    assert misfits(analysis.known_to(2), wire.KnownTo) == []


def refused_with(client: Client, table_id: str) -> None:
    """Refusals of every status that a table gives."""
    seen = client.table(table_id)
    for command, body in (
        ("move", {"move": "frog"}),
        ("move", {"move": 7}),
        ("move", {"move": "guard 9 guard", "seq": 0}),
        ("rematch", {}),
        ("nothing", {}),
        ("say", {"phrase": "boo"}),
    ):
        answer = client.post(f"/{table_id}/{command}", **{"seq": seen["seq"], **body})
        assert answer.status_code >= 400
        assert misfits(answer.json(), wire.Refusal) == [], answer.text


def test_a_reason_is_sent_where_english_says_it() -> None:
    """Where a message shows $why, the wire has it: it is the only variable that no refusal itself brings."""
    for key in error_keys() - {"unparsable"}:
        face = refusal_face(Refused(422, key, "No."), PRESETS["classic"])
        assert ("why" in face["say"].get("args", {})) == ("why" in variables(f"error-{key}")), key
