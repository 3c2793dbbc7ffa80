"""Who asks, by cookie or token, and what they send: read and limited before anything is done."""

import re
import secrets
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response

from duenna.server.guard import MAX_BODY, slow_down
from duenna.server.house import house_of
from duenna.server.keys import hashed
from duenna.server.table import Actor, Refused
from duenna.server.unicode import json_object

COOKIE: Final = "duenna_guest"
YEAR: Final = 365 * 24 * 3600


def actor_of(request: Request) -> Actor:
    """Who asks, by cookie and by token."""
    scheme, _, token = request.headers.get("Authorization", "").partition(" ")
    if scheme and (scheme.lower() != "bearer" or not re.fullmatch(r"[0-9a-f]{32}", token)):
        raise Refused(401, "bad-token", "That is no seat's token.")
    guest = request.cookies.get(COOKIE, "")
    return Actor(hashed(guest) if re.fullmatch(r"[0-9a-f]{32}", guest) else "", hashed(token))


def address_of(request: Request) -> str:
    """Where the request comes from."""
    return request.client.host if request.client else "?"


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
        secure = request.url.scheme == "https" or house_of(request).public_url.startswith("https:")
        response.set_cookie(
            COOKIE, cookie, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/"
        )
    return response


async def body_of(request: Request) -> dict[str, Any]:
    """The JSON object that was sent; raises Refused for anything else, or too much of it."""
    _check_origin(request)
    data = b""
    async for part in request.stream():
        data += part
        if len(data) > MAX_BODY:
            raise Refused(413, "too-large", f"At most {MAX_BODY} bytes may be sent.")
    return json_object(data)


def _check_origin(request: Request) -> None:
    """Raises Refused for a POST that another site's page sends (browsers always say where from)."""
    origin = request.headers.get("Origin")
    if origin is None:
        return
    own = {
        f"{request.url.scheme}://{request.headers.get('Host', '')}",
        house_of(request).public_url,
    }
    if origin not in own:
        raise Refused(403, "origin", "Only the table's own page may do that.")


def limit(request: Request, actor: Actor) -> None:
    """Counts a command against its guest and, ten times as generously, its address: cookies are free."""
    house = house_of(request)
    wait = house.addresses.spend(address_of(request)) or house.commands.spend(
        actor.token or actor.guest
    )
    if wait:
        raise slow_down(wait)
