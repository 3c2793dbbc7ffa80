"""`duenna serve` as people start it: the links, the browser, and what may go wrong, each in one line."""

import json
import os
import re
import socket
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pexpect
import pytest

COMMAND = [sys.executable, "-m", "duenna.cli.main", "serve"]
SOURCE = str(Path(__file__).parents[1] / "src")
SHOWN = 60  # seconds within which a page that is to be opened has been opened
ELSEWHERE = ("DISPLAY", "WAYLAND_DISPLAY", "SSH_CONNECTION", "NO_COLOR")


@pytest.fixture
def env(tmp_path: Path) -> dict[str, str]:
    """The environment of someone at a desktop, whose browser only notes what it is to open."""
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >> {tmp_path}/opened\n')
    browser.chmod(0o755)
    return {name: value for name, value in os.environ.items() if name not in ELSEWHERE} | {
        "PYTHONPATH": SOURCE,
        "DUENNA_DATA": str(tmp_path / "data"),
        "LC_ALL": "C.UTF-8",
        "TERM": "xterm-256color",
        "DISPLAY": ":0",
        "BROWSER": f"{browser} %s",
    }


@pytest.fixture
def opened(tmp_path: Path) -> Path:
    """Where the browser notes what it opened."""
    return tmp_path / "opened"


class Serving:
    """`duenna serve` in a terminal of its own."""

    def __init__(self, env: dict[str, str], *args: str) -> None:
        self.child = pexpect.spawn(
            COMMAND[0],
            [*COMMAND[1:], *args],
            env=env,
            encoding="utf-8",
            timeout=60,
            dimensions=(60, 100),
        )
        self.child.expect(r"On this machine: (\S+)\r\n")
        assert isinstance(self.child.match, re.Match)
        self.url = self.child.match[1]
        self.child.expect(r"Ctrl-C stops the server.*\r\n")
        self.printed = self.child.before or ""

    def stop(self) -> str:
        """Stops it by Ctrl-C, which is fine; what is printed on the way."""
        self.child.sendintr()
        self.child.expect(pexpect.EOF)
        self.child.close()
        assert self.child.exitstatus == 0
        return self.child.before or ""


@pytest.fixture
def serving(env: dict[str, str]) -> Iterator[Serving]:
    serving = Serving(env, "--port", "0")
    yield serving
    serving.stop()


def wait_for(file: Path) -> str:
    end = time.monotonic() + SHOWN
    while not (file.exists() and file.read_text()) and time.monotonic() < end:
        time.sleep(0.05)
    return file.read_text() if file.exists() else ""


def test_the_links_are_printed_and_the_page_is_opened(serving: Serving, opened: Path) -> None:
    assert httpx.get(f"{serving.url}/healthz").json() == {"ok": True}
    assert wait_for(opened) == f"{serving.url}\n"
    if "On the same network" in serving.printed:  # a machine without a network has no such link
        assert "▄" in serving.printed


@pytest.mark.parametrize(
    ("changed", "args"),
    [
        ({"SSH_CONNECTION": "192.0.2.7 50000 192.0.2.8 22"}, ()),
        ({"DISPLAY": ""}, ()),
        ({}, ("--no-open",)),
    ],
    ids=["over ssh", "no display", "refused"],
)
@pytest.mark.skipif(sys.platform == "darwin", reason="there is always a display")
def test_no_browser_where_nobody_would_see_it(
    env: dict[str, str], opened: Path, changed: dict[str, str], args: tuple[str, ...]
) -> None:
    serving = Serving(env | changed, "--port", "0", *args)
    again = Serving(env | {"DUENNA_DATA": f"{env['DUENNA_DATA']}2"}, "--port", "0", "--open")
    # The other one, started later, has opened its page; this one's would be there too.
    assert wait_for(opened) == f"{again.url}\n"
    again.stop()
    serving.stop()


@pytest.mark.parametrize("browser", ["/no/such/browser %s", "false %s"])
def test_a_browser_that_fails_stops_nothing(env: dict[str, str], browser: str) -> None:
    serving = Serving(env | {"BROWSER": browser, "PATH": ""}, "--port", "0")
    assert httpx.get(f"{serving.url}/healthz").json() == {"ok": True}
    serving.stop()


def test_it_stops_quietly_while_people_are_at_a_table(env: dict[str, str]) -> None:
    serving = Serving(env, "--port", "0")
    with httpx.Client(base_url=f"{serving.url}/api") as http:
        table = http.post("/tables", json={"cmd_id": "1", "name": "Ann"}).json()["id"]
        with http.stream("GET", f"/tables/{table}/events") as stream:
            lines = stream.iter_lines()
            assert next(lines).startswith("id: ")
            assert serving.stop().strip() == "^C"
            assert [line[:4] for line in lines] == ["data", ""]


def test_whoever_starts_it_twice_is_led_to_the_first(
    env: dict[str, str], serving: Serving, opened: Path
) -> None:
    assert wait_for(opened)
    said, status = ended(env)
    assert (said, status) == (f"Duenna is running already: {serving.url}\r\n", 0)
    assert opened.read_text() == f"{serving.url}\n" * 2


def test_what_cannot_be_served_is_told_in_one_line(env: dict[str, str], tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        said, status = ended(env, "--host", "127.0.0.1", "--port", port)
    assert status == 1
    assert said == f"duenna: --host 127.0.0.1 --port {port}: Address already in use.\r\n"
    (tmp_path / "file").touch()
    said, status = ended(env, "--port", "0", "--data", str(tmp_path / "file"))
    assert status == 2
    assert said.startswith("duenna: Invalid value for '--data': ")
    assert said.endswith("is a file.\r\n")
    said, status = ended(env, "--port", "0", "--data", str(tmp_path / "file" / "below"))
    assert status == 2
    assert said.startswith("duenna: Invalid value for '--data': Nothing can be kept in ")
    assert "Traceback" not in said


def ended(env: dict[str, str], *args: str) -> tuple[str, int | None]:
    """What the command says, and how it ends."""
    child = pexpect.spawn(COMMAND[0], [*COMMAND[1:], *args], env=env, encoding="utf-8", timeout=60)
    child.expect(pexpect.EOF)
    child.close()
    return child.before or "", child.exitstatus


# ---- for a host


def test_the_log_tells_what_happened_and_no_secret(env: dict[str, str], tmp_path: Path) -> None:
    file = tmp_path / "log.jsonl"
    serving = Serving(env, "--port", "0", "--log", str(file))
    with httpx.Client(base_url=f"{serving.url}/api") as http:
        made = http.post("/tables", json={"cmd_id": "1", "name": "Hester"}).json()
        http.get(f"/tables/{made['id']}", headers={"Authorization": f"Bearer {made['token']}"})
        http.post(f"/tables/{made['id']}/start", json={"cmd_id": "2"})
        cookie = http.cookies["duenna_guest"]
    serving.stop()
    text = file.read_text(encoding="utf-8")
    lines = [json.loads(line) for line in text.splitlines()]
    assert [(line["what"], line["status"]) for line in lines] == [
        ("create", 201),
        ("table", 200),
        ("command", 422),
    ]
    assert (lines[-1]["command"], lines[-1]["error"]) == ("start", "seats-open")
    for secret in (made["id"], made["token"], cookie, "Hester", "127.0.0.1"):
        assert secret not in text
    said, status = ended(env, "--log", str(tmp_path / "no" / "file"))
    assert (status, said.count("\n")) == (1, 1)
    assert "cannot be written" in said


FORWARDED = {"X-Forwarded-For": "198.51.100.7", "X-Forwarded-Proto": "https"}


def make_table(url: str, headers: dict[str, str], number: int = 0) -> httpx.Response:
    body = {"cmd_id": str(number), "name": "Ann"}
    return httpx.post(f"{url}/api/tables", json=body, headers=headers, timeout=20, verify=False)


def made_until_refused(url: str, forwarded: Callable[[int], str]) -> int:
    """How many tables can be made at once, each said to come from another address."""
    for number in range(30):
        headers = {"X-Forwarded-For": forwarded(number)}
        if make_table(url, headers, number).status_code == 429:
            return number
    return 30


def test_what_a_client_says_of_its_proxy_is_not_believed(serving: Serving) -> None:
    assert "Secure" not in make_table(serving.url, FORWARDED).headers["set-cookie"]
    assert made_until_refused(serving.url, "198.51.100.{}".format) < 30


def test_what_the_proxy_says_is_believed_behind_one(env: dict[str, str]) -> None:
    public = "https://duenna.example"
    serving = Serving(env, "--port", "0", "--host", "127.0.0.1", "--public-url", f"{public}/")
    assert public in serving.printed
    assert "Secure" in make_table(serving.url, FORWARDED).headers["set-cookie"]
    assert make_table(serving.url, {"Origin": public}, 1).status_code == 201
    assert make_table(serving.url, {"Origin": "https://else.example"}, 2).status_code == 403
    assert made_until_refused(serving.url, "198.51.100.{}".format) == 30
    serving.stop()
