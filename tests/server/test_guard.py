"""What keeps a clumsy or hostile client from being a burden: limits, time, and files that others cannot read."""

import socket
import sqlite3
import stat
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from live import Serve, Server

from duenna.server import asking, guard, patience
from duenna.server.guard import whose


def test_reading_is_limited_too(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "time", SimpleNamespace(monotonic=lambda: 0.0))  # no time passes
    server = serve(rate=0.5)
    ann = server.client()
    for path in ("/api/tables", "/api/editions", "/healthz", "/api/tables/nowhere1"):
        codes = [ann.get(path).status_code for _ in range(10)]
        assert 429 not in codes or path != "/api/tables"
    refused = next(answer for _ in range(40) if (answer := ann.get("/api/bots")).status_code == 429)
    assert int(refused.headers["Retry-After"]) >= 1
    assert (
        ann.get("/web/app.js").status_code == 200
    )  # the page has so many files that they count apart
    assert 429 in {ann.get("/web/app.js").status_code for _ in range(300)}


def test_whose_an_address_is() -> None:
    """A home has a /64 of version 6, and as many addresses as it likes."""
    assert whose("2001:db8:1:2::7") == whose("2001:db8:1:2:ffff:ffff:ffff:ffff")
    assert whose("2001:db8:1:2::7") != whose("2001:db8:1:3::7")
    assert whose("::ffff:192.0.2.7") == "192.0.2.7" != whose("192.0.2.8")
    assert whose("unix:") == "unix:"


def connect(server: Server) -> socket.socket:
    url = httpx.URL(server.url)
    return socket.create_connection((url.host, url.port or 0), timeout=30)


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET /healthz HTTP/1.1\r\nHost: x\r\n",
        b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /",
    ],
    ids=["nothing", "half", "one and a half"],
)
@pytest.mark.parametrize("slowly", [False, True], ids=["and no more", "and a drop now and then"])
def test_half_a_request_is_not_waited_for(
    server: Server, monkeypatch: pytest.MonkeyPatch, sent: bytes, slowly: bool
) -> None:
    monkeypatch.setattr(patience, "HEAD_SECONDS", 0.5)
    with connect(server) as line:
        line.sendall(sent)
        line.settimeout(0.1)
        began = time.monotonic()
        while True:
            try:
                if slowly and sent:
                    line.sendall(b"a")
                if not line.recv(9000):
                    break
            except TimeoutError:
                assert time.monotonic() - began < 20, "it is waited for"
            except ConnectionError:
                break
    assert server.client().get("/healthz").status_code == 200


def test_half_a_body_is_not_waited_for(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asking, "BODY_SECONDS", 0.3)
    with connect(server) as line:
        line.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{")
        answer = b""
        while more := line.recv(9000):  # and then the line is closed
            answer += more
    assert answer.startswith(b"HTTP/1.1 408 ")
    assert b'"error":"too-slow"' in answer


# ---- the data folder


def serve_once(folder: Path, *args: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "duenna.cli.main", "serve", "--port", "0", "--no-open"]
    return subprocess.run(
        [*command, "--host", "127.0.0.1", "--data", str(folder), *args],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_others_on_the_machine_cannot_read_hands(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    code = (
        "from pathlib import Path; from duenna.server import run;"
        f"folder = Path({str(folder)!r}); folder.mkdir(mode=0o700, parents=True, exist_ok=True);"
        "run.load_key(folder); store = run.open_store(folder)"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)
    for name in ("tables.sqlite", "key"):
        assert stat.S_IMODE((folder / name).stat().st_mode) == 0o600, name
    (folder / "tables.sqlite").chmod(0o644)  # as an older Duenna left it
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)
    assert stat.S_IMODE((folder / "tables.sqlite").stat().st_mode) == 0o600


@pytest.mark.parametrize("content", [b"", b"short"])
def test_a_key_that_is_none_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "key").write_bytes(content)
    ended = serve_once(tmp_path)
    assert (ended.returncode, ended.stdout) == (1, "")
    assert "holds no key" in ended.stderr
    assert ended.stderr.count("\n") == 1
    assert (tmp_path / "key").read_bytes() == content


def test_a_database_that_is_none_is_refused_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite").write_bytes(b"not a database" * 1000)
    ended = serve_once(tmp_path)
    assert ended.returncode == 1
    assert "tables.sqlite cannot be used: file is not a database." in ended.stderr
    assert "Traceback" not in ended.stderr
    assert (tmp_path / "tables.sqlite").read_bytes() == b"not a database" * 1000


def test_a_newer_database_is_refused_in_a_sentence(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        database.execute("PRAGMA user_version = 9999")
    database.close()
    ended = serve_once(tmp_path)
    assert ended.returncode == 1
    assert "version 9999" in ended.stderr
    assert "Traceback" not in ended.stderr
