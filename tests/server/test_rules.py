"""The rule book over the wire: whole, with knobs turned by the query, and refused where no such rules are."""

import pytest
from live import Server
from shapes import misfits

from duenna import PRESETS, find_edition
from duenna.server import wire
from duenna.server.book import book_face


@pytest.mark.parametrize("name", PRESETS)
def test_every_edition_has_its_book(name: str) -> None:
    face = book_face(PRESETS[name])
    assert misfits(face, wire.Book) == []
    told = {said["id"] for chapter in face["rules"]["how"] for said in chapter["paragraphs"]}
    for character in face["rules"]["characters"].values():
        told |= {said["id"] for said in character["rule"]}
    told |= {ruling["say"]["id"] for ruling in face["rulings"]}
    assert set(face["examples"]) <= told
    assert len(face["examples"]) >= 20


def test_the_book_is_asked_for(server: Server) -> None:
    client = server.client()

    def get(path: str) -> wire.Book:
        answer = client.get(f"/api/editions/{path}")
        assert answer.status_code == 200, answer.text
        found: wire.Book = answer.json()
        return found

    assert get("modern/book") == book_face(PRESETS["modern"])
    assert get("modern/book?for=3") == book_face(PRESETS["modern"], 3)
    turned = get("kanai/book?tie=none&tokens=2&reveal_burned=false")
    house = find_edition("kanai", tie="none", tokens=2, reveal_burned=False)
    assert turned == book_face(house)
    assert turned["rules"]["house"]
    assert get("premium/book?for=3")["rules"]["edition"] == "classic"
    tag = client.get("/api/editions/modern/book").headers["etag"]
    client.http.headers["If-None-Match"] = tag
    assert client.get("/api/editions/modern/book").status_code == 304


WRONG = (
    *("for=9", "for=x", "for=%D9%A3", "for=33", "for=7", "tie=draw", "frog=1", "tokens=%5B"),
    *("tokens=0", 'deck={"guard":99}', f"players={'[' * 3000}"),
)


def test_a_book_of_no_rules_is_refused(server: Server) -> None:
    client = server.client()
    assert client.get("/api/editions/nothing/book").status_code == 404
    for query in WRONG:
        answer = client.get(f"/api/editions/modern/book?{query}")
        assert answer.status_code == 422, query
        assert answer.json()["error"] == "edition"
        assert misfits(answer.json(), wire.Refusal) == []
