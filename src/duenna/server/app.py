"""The web application: routes of docs/protocol.md, the page, and nothing that is not a view."""

import asyncio
import base64
import hashlib
import json
import logging
import re
import secrets
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import FileResponse, JSONResponse, Response, StreamingResponse
from starlette.routing import Route

from duenna.bots import USUAL_BOT, bot_names
from duenna.bots.external import ANSWER_SECONDS
from duenna.editions import PRESETS
from duenna.knobs import CHOICES, SWITCHES
from duenna.server.guard import HEADERS, MAX_BODY, STREAMS_PER_ADDRESS, Rate, slow_down
from duenna.server.openapi import document
from duenna.server.service import TableService, hashed
from duenna.server.store import Store
from duenna.server.stream import as_ndjson, as_sse, hello, messages
from duenna.server.table import Actor, Refused, cards_of

log = logging.getLogger("duenna.server")

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
    alive: asyncio.Event
    public_url: str


def create_app(  # noqa: PLR0913  settings, each by its name
    store: Store,
    key: bytes,
    *,
    pace: float = 0.9,
    think: float = ANSWER_SECONDS,
    public_url: str = "",
    rate: float = 20,
) -> Starlette:
    """The ASGI application over a store. `key` makes seat tokens, `rate` is commands a second for each guest.

    `pace` and `think` are TableService's.
    """

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        alive = asyncio.Event()
        alive.set()
        service = TableService(store, key, pace, think)
        app.state.house = House(
            service,
            commands=Rate(rate, 3 * rate),
            addresses=Rate(10 * rate, 30 * rate),
            creations=Rate(0.05 * rate, 20),
            streams=Counter(),
            alive=alive,
            public_url=public_url,
        )
        await service.open()
        yield
        alive.clear()
        service.close()

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
        try:
            response = await handler(request)
        except Refused as refusal:
            response = await _refusal(request, refusal)
        except ClientDisconnect:
            response = Response(status_code=400)
        for name, value in HEADERS.items():
            response.headers.setdefault(name, value)
        response.headers.setdefault("Content-Security-Policy", policy())
        response.headers.setdefault("Cache-Control", "no-store")
        return response

    return handle


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
    return JSONResponse({"editions": [_edition(name) for name in PRESETS]})


async def bots(request: Request) -> Response:
    """The bots that may be seated, the usual one by itself."""
    return JSONResponse({"bots": list(bot_names()), "usual": USUAL_BOT})


@cache
def _edition(name: str) -> dict[str, Any]:
    edition = PRESETS[name]
    return {
        "edition": name,
        "players": list(edition.players),
        "tokens": {str(seats): count for seats, count in edition.tokens.items()},
        "guard_by": edition.guard_by,
        "protection": edition.protection,
        "knobs": {
            name: getattr(edition, name) for name in ("two_player_aside", *CHOICES, *SWITCHES)
        },
        "cards": cards_of(edition),
        "guesses": [guess.text for guess in edition.guesses],
    }


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
    write = as_ndjson if ndjson else as_sse

    async def body() -> AsyncIterator[str]:
        house.streams[address] += 1
        try:
            async for message in messages(house.service, entry, actor, after, house.alive):
                yield write(message)
        finally:
            house.streams[address] -= 1

    kind = "application/x-ndjson" if ndjson else "text/event-stream"
    return StreamingResponse(body(), media_type=kind, headers={"X-Accel-Buffering": "no"})


def _may_watch(watchers: bool, seat: int | None) -> None:
    if seat is None and not watchers:
        raise Refused(403, "no-watchers", "Nobody may look on at this table.")


def _after(request: Request) -> int | None:
    """The number after which the reader wants to go on; None to begin."""
    text = request.headers.get("Last-Event-ID") or request.query_params.get("after", "")
    return int(text) if re.fullmatch(r"[0-9]{1,9}", text) else None


async def record(request: Request) -> Response:
    """The record of the finished match."""
    entry = await _house(request).service.entry(request.path_params["table_id"])
    return JSONResponse(entry.table.record())


# ---- the page

_WEB: Final = Path(str(files("duenna"))) / "web"
_LOCALES: Final = Path(str(files("duenna"))) / "locales"
_NAME: Final = re.compile(r"[a-zA-Z0-9_@.-]+(/[a-zA-Z0-9_@.-]+){0,6}")
_KINDS: Final = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
    ".ftl": "text/plain",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
}


async def asset(request: Request) -> Response:
    """A file of the page."""
    return _file(_WEB, request.path_params["path"])


async def locale(request: Request) -> Response:
    """A file of words."""
    return _file(_LOCALES, request.path_params["path"])


async def page(request: Request) -> Response:
    """The page, whatever its address: it finds its own way."""
    if request.path_params["path"].startswith(("api/", "web/", "locales/")):
        raise Refused(404, "not-found", "There is nothing here.")
    return _file(_WEB, "index.html")


def _file(folder: Path, path: str) -> Response:
    ending = path[path.rfind(".") :]
    if not _NAME.fullmatch(path) or ".." in path or ending not in _KINDS:
        raise Refused(404, "not-found", "There is nothing here.")
    found = folder / path
    if not found.is_file():
        raise Refused(404, "not-found", "There is nothing here.")
    return FileResponse(found, media_type=_KINDS[ending], headers={"Cache-Control": "no-cache"})


@cache
def policy() -> str:
    """The Content-Security-Policy: the own site only, and the one import map that index.html holds."""
    try:
        html = (_WEB / "index.html").read_text("utf-8")
    except FileNotFoundError:
        html = ""
    found = re.search(r'<script type="importmap">(.*?)</script>', html, re.DOTALL)
    digest = base64.b64encode(hashlib.sha256(found[1].encode()).digest()).decode() if found else ""
    scripts = f"'self' 'sha256-{digest}'" if digest else "'self'"
    return (
        f"default-src 'none'; script-src {scripts}; style-src 'self'; img-src 'self' data:; font-src 'self';"
        " connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )
