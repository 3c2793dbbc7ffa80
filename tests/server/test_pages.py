"""The page's files: small on the wire, sent again only when they have changed, and nothing beside them."""

import gzip
import re
from html import unescape

import httpx
import pytest
from live import Server

from duenna.server.pages import _WEB
from duenna.text.languages import LANGUAGES, files_of
from duenna.text.words import Words

TYPES = {"/": "text/html", "/web/app.js": "text/javascript", "/locales/et": "text/plain"}


@pytest.mark.parametrize("path", TYPES)
def test_files_come_packed_to_who_can_unpack(server: Server, path: str) -> None:
    ask = server.client().http.build_request
    client = server.client().http
    plain = client.send(ask("GET", path, headers={"Accept-Encoding": "identity"}))
    assert "Content-Encoding" not in plain.headers
    assert plain.headers["Content-Type"].startswith(TYPES[path])
    packed = client.send(ask("GET", path, headers={"Accept-Encoding": "br, gzip"}), stream=True)
    assert packed.headers["Content-Encoding"] == "gzip"
    raw = b"".join(packed.iter_raw())
    assert gzip.decompress(raw) == plain.content
    assert len(raw) < len(plain.content) * 0.7
    for answer in (plain, packed):
        assert answer.headers["Vary"] == "Accept-Encoding"
        assert answer.headers["Cache-Control"] == "no-cache"


def test_what_the_browser_has_is_not_sent_again(server: Server) -> None:
    client = server.client().http
    first = client.get("/web/app.js")
    again = client.get("/web/app.js", headers={"If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["X-Content-Type-Options"] == first.headers["X-Content-Type-Options"]
    other = client.get("/web/net.js", headers={"If-None-Match": first.headers["ETag"]})
    assert other.status_code == 200


def test_letters_are_packed_already(server: Server) -> None:
    answer = server.client().get("/web/fonts/fraunces-latin.woff2")
    assert "Content-Encoding" not in answer.headers
    assert answer.content == (_WEB / "fonts" / "fraunces-latin.woff2").read_bytes()


def test_the_first_visit_is_small(server: Server) -> None:
    """All that the first screen needs, in bytes on the wire, is less than a photograph."""
    with httpx.Client(base_url=server.url) as client:
        index = client.get("/").text
        wanted = [
            part.split('"')[0] for part in index.split('href="')[1:] if part.startswith("/web/")
        ]
        told = next(
            part.split('"')[0] for part in index.split('href="') if "/api/vocab" in part[:12]
        )
        wanted += ["/", "/web/app.js", told, "/api/tables"]
        wanted += [each["words"] for each in client.get(told).json()["languages"]][:1]
        assert [path for path in wanted if path.endswith(".woff2")], "fonts are asked for at once"
        size = 0
        for path in wanted:
            with client.stream("GET", path) as answer:
                assert answer.status_code == 200, path
                size += sum(map(len, answer.iter_raw()))
        assert size < 250_000


def test_what_lasts_is_asked_for_once(server: Server) -> None:
    """The vocabulary and the words have addresses that hold the same for ever; other addresses are asked again."""
    client = server.client()
    told = re.findall(r'href="(/api/vocabulary/[0-9a-f]+)"', client.get("/").text)
    assert len(told) == 1
    addresses = [each["words"] for each in client.get(told[0]).json()["languages"]]
    assert [path.split("/")[2] for path in addresses] == list(LANGUAGES)
    for path in (*told, *addresses):
        for now, keep in ((path, "immutable"), (f"{path}0", "no-cache")):
            answer = client.get(now)
            assert answer.status_code == 200
            assert keep in answer.headers["Cache-Control"]
            assert answer.text == client.get(path).text


def test_the_page_has_all_words_but_those_of_a_terminal(server: Server) -> None:
    for language in LANGUAGES:
        text = server.client().get(f"/locales/{language}").text
        for file in files_of(language):
            there = file.read_text(encoding="utf-8") in text
            assert there == (file.name not in ("server.ftl", "terminal.ftl")), file


def test_an_address_that_is_nothing_is_not_found(server: Server) -> None:
    """And says so as a page, with a way home; every screen has its address, and no other has one."""
    get = server.client().get
    for path in (
        "/",
        "/settings",
        "/new",
        "/rules",
        "/rules/kanai",
        "/t/x",
        "/t/x/replay",
        "/t/x/device",
    ):
        assert get(path).status_code == 200, path
    nothing = (
        "/wp-login.php",
        "/.env",
        "/settings/x",
        "/t",
        "/t/",
        "/t/x/y",
        "/t/x/replay/1",
        "/new/1",
    )
    for path in nothing:
        answer = get(path)
        assert (answer.status_code, answer.text) == (404, get("/").text), path
    seen = {"If-None-Match": get("/").headers["ETag"]}
    again = server.client().http.get("/nothing", headers=seen)
    assert (again.status_code, again.text) == (404, get("/").text)


def test_what_everyone_asks_for_is_there(server: Server) -> None:
    get = server.client().get
    assert "Disallow: /t/" in get("/robots.txt").text
    icon = get("/favicon.ico")
    assert icon.headers["Content-Type"].startswith("image/svg+xml")
    assert icon.content == (_WEB / "icon.svg").read_bytes()
    assert '"/web/icon.svg"' in get("/").text


def tags_of(server: Server, path: str) -> dict[str, str]:
    """What the page at that address says of itself to chats."""
    html = server.client().get(path).text
    found = re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)">', html)
    return {name: unescape(content) for name, content in found}


def test_a_link_says_who_invites_to_what_and_no_more(server: Server) -> None:
    ann, bob = server.client(), server.client()
    options = {"lang": "fr", "watchers": False}
    name = 'Ann "<b>&'
    table = ann.post("", name=name, edition="kanai", players=2, options=options).json()["id"]
    tags = tags_of(server, f"/t/{table}")
    assert tags["og:title"] == Words("fr").text("invite-title", name=name)
    assert "Ministre" in tags["og:description"]
    assert tags["og:image"].startswith("http://")
    picture = server.client().get("/" + tags["og:image"].partition("//")[2].partition("/")[2])
    assert (picture.status_code, picture.headers["Content-Type"]) == (200, "image/jpeg")
    bob.post(f"/{table}/join", name="Bob")
    ann.post(f"/{table}/start")
    plain = tags_of(server, "/")
    for path in (f"/t/{table}", f"/t/{table}/replay", "/t/nothing1", "/rules/classic"):
        assert tags_of(server, path) == plain, path
    assert "Ann" not in str(plain)
