"""A seat on a second device, and links that others can follow."""

import re
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest
from live import Client, Serve, Server

from duenna.server.devices import LIFE, Codes
from duenna.server.happened import DeviceAdded
from duenna.server.sqlite import SqliteStore
from duenna.server.table import Refused


def seated(server: Server) -> tuple[Client, Client, str]:
    """Ann and Bob in a match, in which Ann is asked first."""
    ann, bob = server.client(), server.client()
    wanted: dict[str, Any] = {"edition": "classic", "players": 2, "knobs": {"first_start": "1"}}
    table_id = ann.post("", name="Ann", **wanted).json()["id"]
    bob.post(f"/{table_id}/join", name="Bob")
    ann.post(f"/{table_id}/start")
    return ann, bob, table_id


def code_of(client: Client, table_id: str) -> Any:
    answer = client.post(f"/{table_id}/device")
    assert answer.status_code == 200
    return answer.json()["code"]


def test_both_devices_sit_there_after_a_restart_too(tmp_path: Path, server: Server) -> None:
    ann, _, table_id = seated(server)
    phone = server.client()
    code = code_of(ann, table_id)
    answer = phone.post(f"/{table_id}/claim", code=code)
    assert (answer.status_code, answer.json()["seat"]) == (200, 1)
    assert phone.table(table_id)["view"] == ann.table(table_id)["view"]
    cookies = [dict(client.http.cookies) for client in (ann, phone)]
    server.stop()

    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    for secret in (code, answer.json()["token"], *(c["duenna_guest"] for c in cookies)):
        assert secret.encode() not in kept

    server.start()
    devices = [server.client(), server.client(), server.client(answer.json()["token"])]
    for device, known in zip(devices[:2], cookies, strict=True):
        device.http.cookies.update(known)
    assert [device.table(table_id)["table"]["you"] for device in devices] == [1, 1, 1]


def test_a_move_from_either_device_counts_once(server: Server) -> None:
    ann, _, table_id = seated(server)
    phone = server.client()
    phone.post(f"/{table_id}/claim", code=code_of(ann, table_id))
    seen = ann.table(table_id)
    moves = [
        device.post(f"/{table_id}/move", move=seen["view"]["options"][0], seq=seen["seq"])
        for device in (phone, ann)
    ]
    assert [move.status_code for move in moves] == [200, 409]


def test_a_code_is_good_once_and_for_one_table(server: Server) -> None:
    ann, bob, table_id = seated(server)
    other = ann.post("", name="Ann").json()["id"]
    old, code = code_of(ann, table_id), code_of(ann, table_id)
    phone, stranger = server.client(), server.client()
    before = ann.table(table_id)

    def refused(client: Client, where: str = table_id, **body: Any) -> tuple[int, str]:
        answer = client.post(f"/{where}/claim", **body)
        return answer.status_code, answer.json()["error"]

    for untyped in ({}, {"code": 7}, {"code": [code]}):
        assert refused(phone, **untyped) == (400, "bad-request")
    for wrong in ({"code": ""}, {"code": code[:-1]}, {"code": old}):
        assert refused(phone, **wrong) == (403, "bad-code")
    assert refused(phone, other, code=code) == (403, "bad-code")
    assert refused(bob, code=code) == (422, "seated")
    assert refused(ann, code=code) == (422, "seated")
    assert refused(ann, code="used", seat=2) == (422, "seated")
    assert stranger.post(f"/{table_id}/device").json()["error"] == "no-seat"
    assert ann.post("/nowhere1/device").status_code == 404
    assert ann.table(table_id) == before

    once = phone.post(f"/{table_id}/claim", "same", code=code)
    assert once.status_code == 200
    assert phone.post(f"/{table_id}/claim", "same", code=code).json() == once.json()
    assert refused(stranger, code=code) == (403, "bad-code")
    assert stranger.table(table_id)["table"]["you"] is None


def test_a_code_grows_old() -> None:
    codes = Codes()
    code = codes.make(1, at=0.0)
    assert codes.seat(code, at=LIFE) == 1
    with pytest.raises(Refused):
        codes.seat(code, at=LIFE + 1)


def test_who_leaves_leaves_with_all_devices(server: Server) -> None:
    ann, _, table_id = seated(server)
    phone = server.client()
    phone.post(f"/{table_id}/claim", code=code_of(ann, table_id))
    code = code_of(ann, table_id)
    phone.post(f"/{table_id}/leave")
    assert ann.table(table_id)["table"]["you"] is None
    assert phone.post(f"/{table_id}/claim", code=code).status_code == 403


def test_the_link_is_a_picture_too(server: Server) -> None:
    ann = server.client()
    table_id = ann.post("", name="Ann").json()["id"]
    link = ann.get(f"/api/tables/{table_id}/link").json()["link"]
    assert link == f"{server.url}/t/{table_id}"
    answer = ann.get(f"/api/tables/{table_id}/qr")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    ground, modules = ET.fromstring(answer.text)
    assert ground.get("fill") == "#fff"
    assert modules.get("stroke") == "#000"
    # Four modules stay white on every side, and the first row of the pattern begins right after them.
    assert re.match(r"M4 4\.5h7", modules.get("d") or "")
    shown = ann.post(f"/{table_id}/device").json()
    assert shown["link"] == f"{link}/device#{shown['code']}"
    assert shown["seconds"] == LIFE
    assert ET.fromstring(shown["qr"]).tag.endswith("svg")
    assert ann.get("/api/tables/nowhere1/qr").status_code == 404


def test_a_link_made_on_this_machine_leads_others_here(serve: Serve) -> None:
    server = serve(network_url=lambda: "http://192.168.1.5:8000")
    ann = server.client()
    table_id = ann.post("", name="Ann").json()["id"]
    link = ann.get(f"/api/tables/{table_id}/link").json()["link"]
    assert link == f"http://192.168.1.5:8000/t/{table_id}"


def test_devices_are_kept_as_hashes(tmp_path: Path, server: Server) -> None:
    ann, _, table_id = seated(server)
    server.client().post(f"/{table_id}/claim", code=code_of(ann, table_id))
    store = SqliteStore(tmp_path / "tables.sqlite")
    event = store.events(table_id)[-1]
    store.close()
    assert isinstance(event.what, DeviceAdded)
    assert all(re.fullmatch("[0-9a-f]{64}", key) for key in (event.what.guest, event.what.token))
