"""The common ways to a server: by its address, behind a proxy, through a tunnel, under a path; and no other's."""

import subprocess
import sys
from typing import Any

import httpx
import pytest
from live import Client, Serve, Server

from duenna.server.reach import PublicUrl, Reach

MADE, REFUSED = 201, 403


def make(server: Server, path: str = "", **headers: str) -> httpx.Response:
    """A table made by who sends these headers; `sec_fetch_site` is Sec-Fetch-Site."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    body = {"cmd_id": "1", "name": "Ann"}
    return httpx.post(f"{server.url}{path}/api/tables", json=body, headers=named, timeout=20)


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        pytest.param({}, MADE, id="a program"),
        pytest.param(
            {
                "host": "quick-fox.tunnel.example",
                "origin": "https://quick-fox.tunnel.example",
                "sec_fetch_site": "same-origin",
            },
            MADE,
            id="a tunnel that ends HTTPS",
        ),
        pytest.param(
            {
                "host": "127.0.0.1:8000",
                "origin": "https://games.example",
                "sec_fetch_site": "same-origin",
            },
            MADE,
            id="a proxy that asks for its own address",
        ),
        pytest.param(
            {"host": "attic.lan", "origin": "https://attic.lan"}, MADE, id="an old browser by HTTPS"
        ),
        pytest.param(
            {"host": "attic.lan:8000", "origin": "http://attic.lan:9000"},
            MADE,
            id="a port passed on as another",
        ),
        pytest.param(
            {"host": "attic.lan", "origin": "http://attic.lan:9000"}, MADE, id="a port left out"
        ),
        pytest.param(
            {"host": "[::1]:8000", "origin": "http://[::1]:8000"},
            MADE,
            id="an address of version 6",
        ),
        pytest.param({"origin": "https://evil.example"}, REFUSED, id="another site"),
        pytest.param({"origin": "null"}, REFUSED, id="a page without an origin"),
        pytest.param({"origin": "http://[::1"}, REFUSED, id="an origin that is none"),
        pytest.param(
            {"origin": "https://evil.example", "sec_fetch_site": "cross-site"},
            REFUSED,
            id="another site, told",
        ),
        pytest.param(
            {"origin": "http://127.0.0.1:1", "sec_fetch_site": "same-site"},
            REFUSED,
            id="another server of this machine",
        ),
        pytest.param({"sec_fetch_site": "cross-site"}, REFUSED, id="another site, by a form"),
    ],
)
def test_whose_page_may_send_commands(server: Server, headers: dict[str, str], status: int) -> None:
    answer = make(server, **headers)
    assert answer.status_code == status, answer.text
    if status == REFUSED:
        assert answer.json()["error"] == "origin"
        assert "--public-url" in answer.json()["message"]


@pytest.mark.parametrize(
    ("headers", "secure"),
    [
        ({"origin": "https://127.0.0.1"}, True),
        ({"origin": "http://127.0.0.1"}, False),
        ({}, False),
        ({"host": "t.example", "sec_fetch_site": "same-origin"}, True),
        ({"host": "localhost:8000", "sec_fetch_site": "same-origin"}, False),
    ],
)
@pytest.mark.parametrize("public", ["", "https://games.example", "http://games.example"])
def test_a_cookie_is_for_https_only_if_its_visitor_came_so(
    serve: Serve, headers: dict[str, str], secure: bool, public: str
) -> None:
    server = serve(reach=Reach(PublicUrl.read(public)))
    cookie = make(server, **headers).headers["set-cookie"]
    assert ("Secure" in cookie) == secure
    # A browser would refuse to let http replace what came by https under the same name.
    assert cookie.startswith("__Secure-duenna_guest=" if secure else "duenna_guest=")
    name, _, secret = cookie.partition(";")[0].partition("=")
    again = make(server, cookie=f"{name}={secret}", **headers)
    assert "set-cookie" not in again.headers
    assert again.json()["id"] == make(server, cookie=f"{name}={secret}", **headers).json()["id"]


def test_a_name_that_another_site_gave_this_server_is_refused(serve: Serve) -> None:
    server = serve(reach=Reach(PublicUrl.read("https://games.example"), names=["Friends.example"]))

    def asked(host: str, **headers: str) -> httpx.Response:
        return httpx.get(f"{server.url}/api/tables", headers={"host": host, **headers})

    for host in (
        "127.0.0.1", "192.168.1.5:8000", "[2001:db8::1]", "localhost", "attic", "Attic.LOCAL:8000",
        "games.example", "friends.example", "games.example.",
    ):  # fmt: skip
        assert asked(host).status_code == 200, host
    refused = asked("rebound.example:8000")
    assert (refused.status_code, refused.json()["error"]) == (421, "unknown-host")
    assert "--known-as rebound.example" in refused.json()["message"]
    assert asked("evil.example", origin="http://evil.example").status_code == 421
    # A browser that came by HTTPS shows that somebody here serves that name: programs may use it, too.
    assert asked("tunnel.example", **{"sec-fetch-site": "none"}).status_code == 200
    assert asked("tunnel.example").status_code == 200
    for host in ("a b", "[::1", "::1", "a/b", "a:b:c", "x" * 300, "user@attic", "attic:999999", ""):
        assert asked(host).status_code == 400, host


def test_links_are_as_the_visitor_came(server: Server) -> None:
    table = make(server).json()["id"]

    def link(**headers: str) -> Any:
        return httpx.get(f"{server.url}/api/tables/{table}/link", headers=headers).json()["link"]

    assert link(host="attic:9000") == f"http://attic:9000/t/{table}"
    by_tunnel = {"host": "quick.example", "sec-fetch-site": "same-origin"}
    assert link(**by_tunnel) == f"https://quick.example/t/{table}"


@pytest.mark.parametrize("asked", ["", "/games/duenna"], ids=["taken away", "left"])
def test_under_a_path(serve: Serve, asked: str) -> None:
    """The proxy may take the path away from what it asks for, or leave it."""
    server = serve(reach=Reach(PublicUrl.read("https://example.org/games/duenna/")))
    made = make(server, asked, origin="https://example.org")
    assert made.status_code == MADE
    assert "Path=/games/duenna/;" in made.headers["set-cookie"]
    there = f"{server.url}{asked}"
    link = httpx.get(f"{there}/api/tables/{made.json()['id']}/link").json()["link"]
    assert link == f"https://example.org/games/duenna/t/{made.json()['id']}"
    page = httpx.get(f"{there}/t/somewhere")
    wanted = [part.partition('"')[0] for part in page.text.split('="/')[1:]]
    assert len(wanted) > 50
    assert all(path.startswith(("games/duenna/web/", "games/duenna/api/")) for path in wanted)
    assert '"/games/duenna/web/vendor/preact/preact.js"' in page.text
    assert (
        httpx.get(f"{server.url}/{wanted[-1]}")
        .headers["content-type"]
        .startswith("text/javascript")
    )
    assert httpx.get(f"{server.url}/games/duenna").text == page.text


@pytest.mark.parametrize(
    "url",
    ["duenna.example", "ftp://a.example", "https://", "https://a b", "https://a.example/?x", "https://a.example/#x",
     "https://me@a.example", "https://a.example/a b", "https://a.example/../x", 'https://a.example/"x',
     "http://[::1", "https://a.example:port"],
)  # fmt: skip
def test_a_public_address_that_is_none_is_refused(url: str) -> None:
    command = [sys.executable, "-m", "duenna.cli.main", "serve", "--public-url", url]
    result = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert (result.returncode, result.stdout) == (2, "")
    assert "--public-url" in result.stderr
    assert "Traceback" not in result.stderr


def test_who_holds_an_older_cookie_keeps_the_seat(serve: Serve) -> None:
    """Before, a visitor by https got the name that only http gets now."""
    server = serve()
    old = {"Cookie": "duenna_guest=" + "a" * 32, "Origin": "https://127.0.0.1"}
    with Client(server.url) as ann:
        ann.http.headers.update(old)
        table = ann.post("", name="Ann").json()["id"]
        assert ann.table(table)["table"]["you"] == 1
        ann.http.headers.update({"Cookie": old["Cookie"] + "; __Secure-duenna_guest=" + "b" * 32})
        assert ann.table(table)["table"]["you"] is None
