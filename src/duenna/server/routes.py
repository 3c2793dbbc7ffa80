"""The routes of docs/protocol.md: each a request answered."""

import re
from collections import Counter
from collections.abc import AsyncIterator

from starlette.requests import Request
from starlette.responses import JSONResponse, Response, StreamingResponse
from starlette.types import Receive, Scope, Send

from duenna.bots import USUAL_BOT, bot_names
from duenna.server import commands, devices, links, past
from duenna.server.asking import actor_of, address_of, body_of, known_guest, limit, with_cookie
from duenna.server.creation import read_creation, read_quick
from duenna.server.faces import editions_face, rules_face
from duenna.server.guard import STREAMS_PER_ADDRESS, slow_down
from duenna.server.house import house_of, root_of
from duenna.server.lesson import lesson_face
from duenna.server.openapi import document
from duenna.server.packing import send
from duenna.server.stream import as_ndjson, as_sse, hello, messages
from duenna.server.table import Refused, Table


async def healthz(request: Request) -> Response:
    """That the server is up and can save; 503 if it cannot."""
    await house_of(request).pulse.check()
    return JSONResponse({"ok": True})


async def api(request: Request) -> Response:
    """The protocol as an OpenAPI document."""
    return JSONResponse(document())


async def lesson(request: Request) -> Response:
    """The first round, guided, as the page plays it."""
    return send(request, lesson_face(), "application/json")


async def editions(request: Request) -> Response:
    """All editions: seats, tokens, decks and ranks."""
    return send(request, editions_face(), "application/json")


async def bots(request: Request) -> Response:
    """The bots that may be seated, the usual one by itself."""
    return JSONResponse({"bots": list(bot_names()), "usual": USUAL_BOT})


async def lobby(request: Request) -> Response:
    """Open tables."""
    wanted = request.query_params
    service = house_of(request).service
    tables = await service.lobby(wanted.get("edition", "")[:40], wanted.get("lang", "")[:8])
    return JSONResponse({"tables": tables, "people": service.people})


async def quick(request: Request) -> Response:
    """Finds a seat among strangers, or opens a table for them."""
    house = house_of(request)
    actor, cookie = known_guest(request)
    limit(request, actor)
    wanted = read_quick(await body_of(request), actor)
    table_id, answer = await house.service.quick(
        wanted, lambda: _allow_table(request), address_of(request)
    )
    return with_cookie(JSONResponse({"id": table_id, **answer.to_json()}, 201), cookie, request)


async def create(request: Request) -> Response:
    """Makes a table."""
    house = house_of(request)
    actor, cookie = known_guest(request)
    limit(request, actor)
    wanted = read_creation(await body_of(request), actor)
    table_id, answer = await house.service.create(
        wanted, lambda: _allow_table(request), address_of(request)
    )
    return with_cookie(JSONResponse({"id": table_id, **answer.to_json()}, 201), cookie, request)


def _allow_table(request: Request) -> None:
    """Counts a table made against its maker's address; raises Refused for one too many."""
    wait = house_of(request).creations.spend(address_of(request))
    if wait:
        raise slow_down(wait)


async def command(request: Request) -> Response:
    """Carries out a command at a table."""
    house = house_of(request)
    actor, cookie = known_guest(request)
    name, table_id = request.path_params["command"], request.path_params["table_id"]
    limit(request, actor)
    command = commands.read(name, actor, await body_of(request))
    answer = await house.service.command(table_id, command)
    return with_cookie(JSONResponse(answer.to_json()), cookie, request)


async def device(request: Request) -> Response:
    """A code that lets another device sit where the asker sits, as a link and as its picture."""
    house, actor = house_of(request), actor_of(request)
    limit(request, actor)
    await body_of(request)
    session = await house.service.session(request.path_params["table_id"])
    seat = session.table.seat_of(actor)
    if seat is None:
        raise Refused(403, "no-seat", "You have no seat at this table.")
    code = session.codes.make(seat)
    # Behind the # it is sent to no server when the link is opened, and so written to no log.
    shown = f"{_link(request, session.table)}/device#{code}"
    return JSONResponse(
        {"code": code, "link": shown, "qr": links.qr(shown), "seconds": devices.LIFE}
    )


async def link(request: Request) -> Response:
    """The table's link, as others can follow it."""
    session = await house_of(request).service.session(request.path_params["table_id"])
    return JSONResponse({"link": _link(request, session.table)})


async def qr(request: Request) -> Response:
    """The table's link as a picture for cameras."""
    session = await house_of(request).service.session(request.path_params["table_id"])
    return Response(links.qr(_link(request, session.table)), media_type="image/svg+xml")


def _link(request: Request, table: Table) -> str:
    return f"{root_of(request)}/t/{table.id}"


async def table(request: Request) -> Response:
    """The table as the asker may see it."""
    house, actor = house_of(request), actor_of(request)
    session = await house.service.session(request.path_params["table_id"])
    session.saw(actor)
    await session.work_out(session.table.seat_of(actor))
    right = session.table.right_of(actor)
    if right is None:
        raise no_watchers()
    answer = hello(session, right.seat)
    del answer["type"]
    return JSONResponse(answer)


async def edition(request: Request) -> Response:
    """The rules of a table, in words too."""
    table = (await house_of(request).service.session(request.path_params["table_id"])).table
    if table.right_of(actor_of(request)) is None:
        raise no_watchers()
    return send(request, rules_face(table.edition, len(table.seats)), "application/json")


async def events(request: Request) -> Response:
    """The stream of a table."""
    house = house_of(request)
    actor = actor_of(request)
    session = await house.service.session(request.path_params["table_id"])
    if session.table.right_of(actor) is None:
        raise no_watchers()
    address = address_of(request)
    if house.streams[address] >= STREAMS_PER_ADDRESS:
        raise slow_down(10)
    after = _after(request)
    ndjson = "application/x-ndjson" in request.headers.get("Accept", "")
    frame = as_ndjson if ndjson else as_sse

    told = messages(session, actor, after, frame)
    kind = "application/x-ndjson" if ndjson else "text/event-stream"
    return _Stream(told, house.streams, address, kind)


class _Stream(StreamingResponse):
    """A stream, counted for its address while it is open."""

    def __init__(
        self, told: AsyncIterator[bytes], streams: Counter[str], address: str, kind: str
    ) -> None:
        super().__init__(told, media_type=kind, headers={"X-Accel-Buffering": "no"})
        self._streams = streams
        self._address = address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self._streams[self._address] += 1
        try:
            await super().__call__(scope, receive, send)
        finally:
            self._streams[self._address] -= 1


def no_watchers() -> Refused:
    """The refusal of a stranger at a table that nobody may look on at."""
    return Refused(403, "no-watchers", "Nobody may look on at this table.")


def _after(request: Request) -> int | None:
    """The number after which the reader wants to go on; None to begin."""
    text = request.headers.get("Last-Event-ID") or request.query_params.get("after", "")
    return int(text) if re.fullmatch(r"[0-9]{1,9}", text) else None


async def record(request: Request) -> Response:
    """The record of a finished match."""
    table, match = await _past_match(request)
    number = past.number_of(table, match)
    made = await house_of(request).retold.answer(
        (table.id, number, "record"), address_of(request), lambda: past.record(table, number)
    )
    return send(request, made, "application/json")


async def replay(request: Request) -> Response:
    """A finished match step by step, in anyone's eyes."""
    table, match = await _past_match(request)
    eyes = request.query_params.get("eyes", "")
    number = past.number_of(table, match)
    past.check_eyes(table, eyes)
    made = await house_of(request).retold.answer(
        (table.id, number, "eyes", eyes),
        address_of(request),
        lambda: past.replay(table, number, eyes),
    )
    return send(request, made, "application/json")


async def analysis(request: Request) -> Response:
    """The analysis of a finished match, or how far it is."""
    table, match = await _past_match(request)
    guest, address = actor_of(request).guest, address_of(request)
    return await house_of(request).analyses.answer(request, table, match, guest, address)


async def _past_match(request: Request) -> tuple[Table, int | None]:
    """Which match is asked for: the table, and the match's number if one is named."""
    house = house_of(request)
    wait = house.addresses.spend(address_of(request))
    if wait:
        raise slow_down(wait)
    table = (await house.service.session(request.path_params["table_id"])).table
    if table.seat_of(actor_of(request)) is None and not table.options.watchers:
        raise no_watchers()
    match = request.query_params.get("match")
    if match is not None and not re.fullmatch(r"[0-9]{1,9}", match):
        raise Refused(400, "bad-request", '"match" must be a number.')
    return table, None if match is None else int(match)
