"""The web application: every route, and what is around every request."""

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import cache
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from duenna.bots.external import ANSWER_SECONDS
from duenna.server import routes
from duenna.server.analyses import Analyses
from duenna.server.asking import actor_of, address_of
from duenna.server.book import book
from duenna.server.guard import HEADERS, PART_HEADERS, Rate, slow_down
from duenna.server.house import House, house_of
from duenna.server.logs import note
from duenna.server.pages import asset, favicon, page, policy, robots
from duenna.server.pulse import Pulse
from duenna.server.reach import Names, Reach, Under
from duenna.server.retold import Retold
from duenna.server.said import refusal_face
from duenna.server.service import TableService
from duenna.server.store import Store
from duenna.server.stream import hello, keep_open
from duenna.server.table import Refused
from duenna.server.unicode import check_address
from duenna.server.vocabulary import vocabulary, words

Handler = Callable[[Request], Awaitable[Response]]


def create_app(  # noqa: PLR0913  settings, each by its name
    store: Store,
    key: bytes,
    *,
    pace: float = 0.9,
    think: float = ANSWER_SECONDS,
    reach: Reach = Reach(),  # noqa: B008  frozen
    network_url: Callable[[], str] = str,
    rate: float = 20,
) -> Starlette:
    """The ASGI application over a store. `pace` and `think` are TableService's.

    `key` makes seat tokens, `rate` is commands a second for each guest. `reach` is how all reach the
    server; `network_url` says how others on this network do, empty if they do not.
    """

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        service = TableService(store, key, pace, think)
        app.state.house = House(
            service,
            commands=Rate(rate, 3 * rate),
            addresses=Rate(10 * rate, 30 * rate),
            reads=Rate(20 * rate, 60 * rate),
            parts=Rate(100 * rate, 500 * rate),
            creations=Rate(0.05 * rate, 20),
            streams=Counter(),
            public=reach.public,
            names=Names([reach.public.name, *reach.names]),
            network_url=network_url,
            analyses=Analyses(),
            retold=Retold(),
            pulse=Pulse(store),
        )
        service.open()
        pings = asyncio.create_task(keep_open(service))
        yield
        pings.cancel()
        service.close()
        app.state.house.analyses.close()
        app.state.house.retold.close()

    tables = "/api/tables/{table_id}"
    all_routes = [
        Route("/healthz", _guarded(routes.healthz)),
        Route("/api", _guarded(routes.api)),
        Route("/api/vocabulary", _guarded(vocabulary)),
        Route("/api/vocabulary/{hash}", _guarded(vocabulary)),
        Route("/api/editions", _guarded(routes.editions)),
        Route("/api/editions/{edition}/book", _guarded(book)),
        Route("/api/lesson", _guarded(routes.lesson)),
        Route("/api/bots", _guarded(routes.bots)),
        Route("/api/tables", _guarded(routes.lobby), methods=["GET"]),
        Route("/api/tables", _guarded(routes.create), methods=["POST"]),
        Route(tables, _guarded(routes.table)),
        Route("/api/quick", _guarded(routes.quick), methods=["POST"]),
        Route(f"{tables}/events", _guarded(routes.events)),
        Route(f"{tables}/edition", _guarded(routes.edition)),
        Route(f"{tables}/record", _guarded(routes.record)),
        Route(f"{tables}/replay", _guarded(routes.replay)),
        Route(f"{tables}/analysis", _guarded(routes.analysis)),
        Route(f"{tables}/link", _guarded(routes.link)),
        Route(f"{tables}/qr", _guarded(routes.qr)),
        Route(f"{tables}/device", _guarded(routes.device), methods=["POST"]),
        Route(f"{tables}/{{command}}", _guarded(routes.command), methods=["POST"]),
        Route("/web/{path:path}", _guarded(asset)),
        Route("/locales/{language}", _guarded(words)),
        Route("/locales/{language}/{hash}", _guarded(words)),
        Route("/robots.txt", _guarded(robots)),
        Route("/favicon.ico", _guarded(favicon)),
        Route("/{path:path}", _guarded(page)),
    ]
    under = [Middleware(Under, reach.public.path)] if reach.public.path else []
    wrong = {HTTPException: _wrong_method}
    return Starlette(
        routes=all_routes, lifespan=lifespan, middleware=under, exception_handlers=wrong
    )


# ---- around every request


def _guarded(handler: Handler) -> Handler:
    """The handler with refusals as JSON, and the headers that every answer carries."""
    part = handler in (asset, words)

    async def handle(request: Request) -> Response:
        started, error = time.perf_counter(), ""
        try:
            check_address(request.scope)
            house = house_of(request)
            house.names.check(request)
            if request.method != "POST":
                _limit_reading(request, house.parts if part else house.reads)
            response = await handler(request)
        except Refused as refusal:
            response, error = await _refusal(request, refusal), refusal.key
        except ClientDisconnect:
            response = Response(status_code=400)
        named = {name for name, _ in response.raw_headers}
        usual = _headers(part, request.scope.get("root_path", ""))
        response.raw_headers += [each for each in usual if each[0] not in named]
        if not part:
            command = request.path_params.get("command", "")[:20]
            note(handler.__name__, started, response.status_code, command=command, error=error)
        return response

    return handle


async def _wrong_method(request: Request, problem: Exception) -> Response:
    """The answer to a method that the address does not have."""
    assert isinstance(problem, HTTPException)
    body = {"error": "bad-method", "message": "That address is asked in another way.", "values": {}}
    return JSONResponse(body, problem.status_code, {**HEADERS, **(problem.headers or {})})


def _limit_reading(request: Request, rate: Rate) -> None:
    """Counts a request that changes nothing against its address; raises Refused for one too many."""
    wait = rate.spend(address_of(request))
    if wait:
        raise slow_down(wait)


@cache
def _headers(part: bool, under: str) -> list[tuple[bytes, bytes]]:
    """The headers of every answer that does not say otherwise; `part` is one of the page's many files.

    `under` is the path under which the page lives.
    """
    usual = {**HEADERS, "Content-Security-Policy": policy(under), "Cache-Control": "no-store"}
    names = PART_HEADERS if part else usual
    return [(name.lower().encode(), usual[name].encode()) for name in names]


async def _refusal(request: Request, refusal: Refused) -> Response:
    """The answer to a refused request: its key and sentence, and what helps the client to go on."""
    headers = {}
    if refusal.status == 429:
        headers["Retry-After"] = str(refusal.values.get("retry_after", 1))
    body: dict[str, Any] = {**refusal_face(refusal)}
    if refusal.status in (408, 413):
        headers["Connection"] = "close"  # what of it still comes is not waited for
    if refusal.status in (409, 422) and "table_id" in request.path_params:
        house = house_of(request)
        session = await house.service.session(request.path_params["table_id"])
        body = {**refusal_face(refusal, session.table.edition)}
        actor = actor_of(request)
        if refusal.status == 409:
            await session.work_out(session.table.seat_of(actor))
            right = session.table.right_of(actor)
            if right is not None:
                body |= hello(session, right.seat)
                del body["type"]
        else:
            view = session.table.view(session.table.seat_of(actor))
            body["options"] = view["options"] if view else []
    return JSONResponse(body, refusal.status, headers)
