"""The web application: routes of docs/protocol.md, the page, and nothing that is not a view."""

import asyncio
import json
import re
import secrets
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, Response, StreamingResponse
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from duenna.bots import USUAL_BOT, bot_names
from duenna.bots.external import ANSWER_SECONDS
from duenna.server import devices, links, past
from duenna.server.analyses import Analyses
from duenna.server.faces import editions_face
from duenna.server.guard import (
    HEADERS,
    MAX_BODY,
    PART_HEADERS,
    STREAMS_PER_ADDRESS,
    Rate,
    slow_down,
)
from duenna.server.keys import hashed
from duenna.server.logs import note
from duenna.server.openapi import document
from duenna.server.packing import packed_json, send
from duenna.server.pages import asset, locale, page, policy
from duenna.server.service import TableService
from duenna.server.store import Store
from duenna.server.stream import as_ndjson, as_sse, hello, keep_open, messages
from duenna.server.table import Actor, Refused, Table

COOKIE: Final = "duenna_guest"
YEAR: Final = 365 * 24 * 3600
Handler = Callable[[Request], Awaitable[Response]]


@dataclass
class House:
    """What all requests share."""

    service: TableService
    commands: Rate
    addresses: Rate
    creations: Rate
    streams: Counter[str]
    public_url: str
    network_url: Callable[[], str]
    analyses: Analyses


def create_app(  # noqa: PLR0913  settings, each by its name
    store: Store,
    key: bytes,
    *,
    pace: float = 0.9,
    think: float = ANSWER_SECONDS,
    public_url: str = "",
    network_url: Callable[[], str] = str,
    rate: float = 20,
) -> Starlette:
    """The ASGI application over a store. `pace` and `think` are TableService's.

    `key` makes seat tokens, `rate` is commands a second for each guest. `public_url` is how all reach the
    server, if it is known; `network_url` says how others on this network do, empty if they do not.
    """

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        service = TableService(store, key, pace, think)
        app.state.house = House(
            service,
            commands=Rate(rate, 3 * rate),
            addresses=Rate(10 * rate, 30 * rate),
            creations=Rate(0.05 * rate, 20),
            streams=Counter(),
            public_url=public_url,
            network_url=network_url,
            analyses=Analyses(),
        )
        await service.open()
        pings = asyncio.create_task(keep_open(service))
        yield
        pings.cancel()
        service.close()
        app.state.house.analyses.close()

    tables = "/api/tables/{table_id}"
    routes = [
        Route("/healthz", _guarded(healthz)),
        Route("/api", _guarded(api)),
        Route("/api/editions", _guarded(editions)),
        Route("/api/bots", _guarded(bots)),
        Route("/api/tables", _guarded(lobby), methods=["GET"]),
        Route("/api/tables", _guarded(create), methods=["POST"]),
        Route(tables, _guarded(table)),
        Route(f"{tables}/events", _guarded(events)),
        Route(f"{tables}/record", _guarded(record)),
        Route(f"{tables}/replay", _guarded(replay)),
        Route(f"{tables}/analysis", _guarded(analysis)),
        Route(f"{tables}/link", _guarded(link)),
        Route(f"{tables}/qr", _guarded(qr)),
        Route(f"{tables}/device", _guarded(device), methods=["POST"]),
        Route(f"{tables}/{{command}}", _guarded(command), methods=["POST"]),
        Route("/web/{path:path}", _guarded(asset)),
        Route("/locales/{path:path}", _guarded(locale)),
        Route("/{path:path}", _guarded(page)),
    ]
    return Starlette(routes=routes, lifespan=lifespan)


# ---- around every request


def _guarded(handler: Handler) -> Handler:
    """The handler with refusals as JSON, and the headers that every answer carries."""

    async def handle(request: Request) -> Response:
        started, error = time.perf_counter(), ""
        try:
            response = await handler(request)
        except Refused as refusal:
            response, error = await _refusal(request, refusal), refusal.key
        except ClientDisconnect:
            response = Response(status_code=400)
        named = {name for name, _ in response.raw_headers}
        part = request.scope["path"].startswith(("/web/", "/locales/"))
        usual = _headers(part)
        response.raw_headers += [each for each in usual if each[0] not in named]
        if not part:
            command = request.path_params.get("command", "")[:20]
            note(handler.__name__, started, response.status_code, command=command, error=error)
        return response

    return handle


@cache
def _headers(part: bool) -> list[tuple[bytes, bytes]]:
    """The headers of every answer that does not say otherwise; `part` is one of the page's many files."""
    usual = {**HEADERS, "Content-Security-Policy": policy(), "Cache-Control": "no-store"}
    names = PART_HEADERS if part else usual
    return [(name.lower().encode(), usual[name].encode()) for name in names]


async def _refusal(request: Request, refusal: Refused) -> Response:
    """The answer to a refused request: its key and sentence, and what helps the client to go on."""
    body: dict[str, Any] = {"error": refusal.key, "message": str(refusal), "values": refusal.values}
    headers = {}
    if refusal.status == 429:
        headers["Retry-After"] = str(refusal.values.get("retry_after", 1))
    if refusal.status in (409, 422) and "table_id" in request.path_params:
        house = _house(request)
        entry = await house.service.entry(request.path_params["table_id"])
        seat = entry.table.seat_of(_actor(request))
        if refusal.status == 409:
            await entry.odds.work_out(entry.table, seat)
            body |= hello(house.service, entry, seat)
            del body["type"]
        else:
            view = entry.table.view(seat)
            body["options"] = view["options"] if view else []
    return JSONResponse(body, refusal.status, headers)


def _house(request: Request) -> House:
    house: House = request.app.state.house
    return house


def _actor(request: Request) -> Actor:
    """Who asks, by cookie and by token."""
    scheme, _, token = request.headers.get("Authorization", "").partition(" ")
    if scheme and (scheme.lower() != "bearer" or not re.fullmatch(r"[0-9a-f]{32}", token)):
        raise Refused(401, "bad-token", "That is no seat's token.")
    guest = request.cookies.get(COOKIE, "")
    return Actor(hashed(guest) if re.fullmatch(r"[0-9a-f]{32}", guest) else "", hashed(token))


def _address(request: Request) -> str:
    return request.client.host if request.client else "?"


async def _body(request: Request) -> dict[str, Any]:
    """The JSON object that was sent; raises Refused for anything else, or too much of it."""
    _check_origin(request)
    data = b""
    async for part in request.stream():
        data += part
        if len(data) > MAX_BODY:
            raise Refused(413, "too-large", f"At most {MAX_BODY} bytes may be sent.")
    try:
        body = json.loads(data)
    except (ValueError, RecursionError):
        raise Refused(400, "bad-request", "The body must be JSON.") from None
    if not isinstance(body, dict):
        raise Refused(400, "bad-request", "The body must be a JSON object.")
    return body


def _check_origin(request: Request) -> None:
    """Raises Refused for a POST that another site's page sends (browsers always say where from)."""
    origin = request.headers.get("Origin")
    if origin is None:
        return
    own = {f"{request.url.scheme}://{request.headers.get('Host', '')}", _house(request).public_url}
    if origin not in own:
        raise Refused(403, "origin", "Only the table's own page may do that.")


def _limit(request: Request, actor: Actor) -> None:
    """Counts a command against its guest and, ten times as generously, its address: cookies are free."""
    house = _house(request)
    wait = house.addresses.spend(_address(request)) or house.commands.spend(
        actor.token or actor.guest
    )
    if wait:
        raise slow_down(wait)


# ---- the protocol


async def healthz(request: Request) -> Response:
    """That the server is up."""
    return JSONResponse({"ok": True})


async def api(request: Request) -> Response:
    """The protocol as an OpenAPI document."""
    return JSONResponse(document())


async def editions(request: Request) -> Response:
    """All editions: seats, tokens, decks and ranks."""
    return send(request, editions_face(), "application/json")


async def bots(request: Request) -> Response:
    """The bots that may be seated, the usual one by itself."""
    return JSONResponse({"bots": list(bot_names()), "usual": USUAL_BOT})


async def lobby(request: Request) -> Response:
    """Open tables."""
    wanted = request.query_params
    service = _house(request).service
    return JSONResponse(
        {"tables": await service.lobby(wanted.get("edition", "")[:40], wanted.get("lang", "")[:8])}
    )


async def create(request: Request) -> Response:
    """Makes a table."""
    house = _house(request)
    actor, cookie = _known_guest(request)
    _limit(request, actor)
    body = await _body(request)
    wait = house.creations.spend(_address(request))
    if wait:
        raise slow_down(wait)
    answer = await house.service.create(actor, body)
    return _with_cookie(JSONResponse(answer, 201), cookie, request)


async def command(request: Request) -> Response:
    """Carries out a command at a table."""
    house = _house(request)
    actor, cookie = _known_guest(request)
    name, table_id = request.path_params["command"], request.path_params["table_id"]
    _limit(request, actor)
    body = await _body(request)
    entry = await house.service.entry(table_id)
    if name != "join" and actor.token and entry.table.seat_of(actor) is None:
        raise Refused(401, "bad-token", "That is no seat's token at this table.")
    answer = await house.service.command(table_id, actor, name, body)
    return _with_cookie(JSONResponse(answer), cookie, request)


async def device(request: Request) -> Response:
    """A code that lets another device sit where the asker sits, as a link and as its picture."""
    house, actor = _house(request), _actor(request)
    _limit(request, actor)
    await _body(request)
    entry = await house.service.entry(request.path_params["table_id"])
    seat = entry.table.seat_of(actor)
    if seat is None:
        raise Refused(403, "no-seat", "You have no seat at this table.")
    code = entry.codes.make(seat)
    # Behind the # it is sent to no server when the link is opened, and so written to no log.
    shown = f"{_link(request, entry.table)}/device#{code}"
    return JSONResponse(
        {"code": code, "link": shown, "qr": links.qr(shown), "seconds": devices.LIFE}
    )


async def link(request: Request) -> Response:
    """The table's link, as others can follow it."""
    entry = await _house(request).service.entry(request.path_params["table_id"])
    return JSONResponse({"link": _link(request, entry.table)})


async def qr(request: Request) -> Response:
    """The table's link as a picture for cameras."""
    entry = await _house(request).service.entry(request.path_params["table_id"])
    return Response(links.qr(_link(request, entry.table)), media_type="image/svg+xml")


def _link(request: Request, table: Table) -> str:
    house = _house(request)
    asked = f"{request.url.scheme}://{request.url.netloc}"
    host = request.url.hostname or ""
    return f"{links.origin(asked, host, house.public_url, house.network_url())}/t/{table.id}"


def _known_guest(request: Request) -> tuple[Actor, str]:
    """Who asks, and the cookie to set for a browser that has none yet."""
    actor = _actor(request)
    if actor.guest or actor.token:
        return actor, ""
    cookie = secrets.token_hex(16)
    return Actor(guest=hashed(cookie)), cookie


def _with_cookie(response: Response, cookie: str, request: Request) -> Response:
    if cookie:
        secure = request.url.scheme == "https" or _house(request).public_url.startswith("https:")
        response.set_cookie(
            COOKIE, cookie, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/"
        )
    return response


async def table(request: Request) -> Response:
    """The table as the asker may see it."""
    house, actor = _house(request), _actor(request)
    entry = await house.service.entry(request.path_params["table_id"])
    seat = entry.table.seat_of(actor)
    _may_watch(entry.table.options.watchers or entry.table.phase == "gathering", seat)
    house.service.saw(entry, actor)
    await entry.odds.work_out(entry.table, seat)
    answer = hello(house.service, entry, seat)
    del answer["type"]
    return JSONResponse(answer)


async def events(request: Request) -> Response:
    """The stream of a table."""
    house = _house(request)
    actor = _actor(request)
    entry = await house.service.entry(request.path_params["table_id"])
    _may_watch(
        entry.table.options.watchers or entry.table.phase == "gathering", entry.table.seat_of(actor)
    )
    address = _address(request)
    if house.streams[address] >= STREAMS_PER_ADDRESS:
        raise slow_down(10)
    after = _after(request)
    ndjson = "application/x-ndjson" in request.headers.get("Accept", "")
    frame = as_ndjson if ndjson else as_sse

    told = messages(house.service, entry, actor, after, frame)
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


def _may_watch(watchers: bool, seat: int | None) -> None:
    if seat is None and not watchers:
        raise Refused(403, "no-watchers", "Nobody may look on at this table.")


def _after(request: Request) -> int | None:
    """The number after which the reader wants to go on; None to begin."""
    text = request.headers.get("Last-Event-ID") or request.query_params.get("after", "")
    return int(text) if re.fullmatch(r"[0-9]{1,9}", text) else None


async def record(request: Request) -> Response:
    """The record of a finished match."""
    table, match = await _past_match(request)
    return JSONResponse(past.record(table, match))


async def replay(request: Request) -> Response:
    """A finished match step by step, in anyone's eyes."""
    table, match = await _past_match(request)
    eyes = request.query_params.get("eyes", "")
    # Other tables need not wait while a long match is told again.
    return await asyncio.to_thread(
        lambda: send(request, packed_json(past.replay(table, match, eyes)), "application/json")
    )


async def analysis(request: Request) -> Response:
    """The analysis of a finished match, or how far it is."""
    return await _house(request).analyses.answer(request, *await _past_match(request))


async def _past_match(request: Request) -> tuple[Table, int | None]:
    """Which match is asked for: the table, and the match's number if one is named."""
    house = _house(request)
    wait = house.addresses.spend(_address(request))
    if wait:
        raise slow_down(wait)
    table = (await house.service.entry(request.path_params["table_id"])).table
    _may_watch(table.options.watchers, table.seat_of(_actor(request)))
    match = request.query_params.get("match")
    if match is not None and not re.fullmatch(r"[0-9]{1,9}", match):
        raise Refused(400, "bad-request", '"match" must be a number.')
    return table, None if match is None else int(match)
