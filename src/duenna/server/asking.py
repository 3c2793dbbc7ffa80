"""Who asks, by cookie or token, and what they send: read and limited before anything is done."""

import asyncio
import re
import secrets
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response

from duenna.server.guard import BODY_SECONDS, MAX_BODY, slow_down, whose
from duenna.server.house import house_of
from duenna.server.keys import hashed
from duenna.server.reach import by_https, check_origin
from duenna.server.table import Actor, Refused
from duenna.server.unicode import json_object

COOKIE: Final = "duenna_guest"
#: another name, for a browser lets nothing that came by http replace what came by https
SECURE_COOKIE: Final = "__Secure-duenna_guest"
YEAR: Final = 365 * 24 * 3600
_SECRET: Final = re.compile(r"[0-9a-f]{32}")


def actor_of(request: Request) -> Actor:
    """Who asks, by cookie and by token."""
    scheme, _, token = request.headers.get("Authorization", "").partition(" ")
    if scheme and (scheme.lower() != "bearer" or not _SECRET.fullmatch(token)):
        raise Refused(401, "bad-token", "That is no seat's token.")
    cookies = [request.cookies.get(name, "") for name in (SECURE_COOKIE, COOKIE)]
    guest = next(filter(_SECRET.fullmatch, cookies), "")
    return Actor(hashed(guest), hashed(token))


def address_of(request: Request) -> str:
    """Where the request comes from, as what one client does is counted."""
    return whose(request.client.host) if request.client else "?"


def known_guest(request: Request) -> tuple[Actor, str]:
    """Who asks, and the cookie to set for a browser that has none yet."""
    actor = actor_of(request)
    if actor.guest or actor.token:
        return actor, ""
    cookie = secrets.token_hex(16)
    return Actor(guest=hashed(cookie)), cookie


def with_cookie(response: Response, cookie: str, request: Request) -> Response:
    """The response, which sets the guest's cookie if there is one to set."""
    if cookie:
        secure = by_https(request)
        response.set_cookie(
            SECURE_COOKIE if secure else COOKIE,
            cookie,
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=secure,
            path=f"{house_of(request).public.path}/",
        )
    return response


async def body_of(request: Request) -> dict[str, Any]:
    """The JSON object that was sent; raises Refused for anything else, or too much of it."""
    check_origin(request, house_of(request).public)
    data = b""
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for part in request.stream():
                data += part
                if len(data) > MAX_BODY:
                    raise Refused(413, "too-large", f"At most {MAX_BODY} bytes may be sent.")
    except TimeoutError:
        raise Refused(408, "too-slow", "The rest of that did not come.") from None
    return json_object(data)


def limit(request: Request, actor: Actor) -> None:
    """Counts a command against its guest and, ten times as generously, its address: cookies are free."""
    house = house_of(request)
    wait = house.addresses.spend(address_of(request)) or house.commands.spend(
        actor.token or actor.guest
    )
    if wait:
        raise slow_down(wait)
