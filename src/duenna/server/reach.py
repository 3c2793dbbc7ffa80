"""How requests reach the server: under which name, by http or https, from whose page.

A browser says more than a proxy may pass on. `Origin` is where the page that asks comes from, and
`Sec-Fetch-Site` how that is related to what it asks: no page can forge either, and browsers send the second
only over HTTPS or to their own machine.

Two attacks are kept off. A page of another site may not send commands (`check_origin`). And another site may
not give its own name this server's address, to read what is here through a visitor's browser: an unknown name
is refused (`Names`), unless the browser came over HTTPS, for then somebody here serves that name.
"""

import ipaddress
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from duenna.server.table import Refused

_LEARNED: Final = 100  #: names learned at most
_USUAL: Final = {"http": 80, "https": 443}
#: ends of names that nobody can register: those of a network at home, and of this machine
_PRIVATE: Final = (".localhost", ".local", ".lan", ".home", ".internal", ".home.arpa", ".test")
_LABEL: Final = r"[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?"
_NAME: Final = re.compile(rf"{_LABEL}(\.{_LABEL}){{0,20}}")
_HOST: Final = re.compile(r"(\[[0-9a-f:.]+\]|[^\[\]:/?#@\s]+?)\.?(:([0-9]{1,5}))?")
_PATH: Final = re.compile(r"(/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*")


@dataclass(frozen=True)
class PublicUrl:
    """How all reach the server: `origin` as browsers write it, and the `path` under which it lives.

    >>> PublicUrl.read("https://Games.example.org:443/duenna/")
    PublicUrl(origin='https://games.example.org', path='/duenna')
    """

    origin: str = ""
    path: str = ""

    @classmethod
    def read(cls, text: str) -> "PublicUrl":
        """The address that a host has typed, empty if unknown; raises ValueError with a sentence that helps."""
        if not text:
            return cls()
        wrong = f"{text[:80]!r} must be what people type, such as https://example.org or https://example.org/duenna."
        parts = urlsplit(text.strip())
        scheme, path = parts.scheme.lower(), parts.path.rstrip("/")
        found = _HOST.fullmatch(parts.netloc.lower())
        if scheme not in _USUAL or not found or not _is_host(found[1].strip("[]")):
            raise ValueError(wrong)
        if parts.query or parts.fragment or not _PATH.fullmatch(path):
            raise ValueError(wrong)
        usual = found[3] is None or int(found[3]) == _USUAL[scheme]
        return cls(f"{scheme}://{found[1]}" + ("" if usual else f":{found[3]}"), path)

    def __str__(self) -> str:
        return self.origin + self.path

    @property
    def name(self) -> str:
        """The name in it; empty if it is not known."""
        return urlsplit(self.origin).hostname or ""


@dataclass(frozen=True)
class Reach:
    """What whoever runs the server says of how it is reached."""

    public: PublicUrl = field(default_factory=PublicUrl)
    names: Sequence[str] = ()  #: under which it may be asked, beside the public one
    proxies: Sequence[str] = ()  #: addresses and networks of proxies that are believed


class Names:
    """The names under which this server may be asked: its addresses, private names, those given and learned.

    >>> names = Names(["duenna.example.org"])
    >>> [names.known(name) for name in ("192.168.1.5", "attic", "duenna.example.org", "evil.example")]
    [True, True, True, False]
    """

    def __init__(self, given: Iterable[str] = ()) -> None:
        self._given = frozenset(name.lower() for name in given if name)
        self._learned: set[str] = set()

    def known(self, name: str) -> bool:
        """Whether the server goes by that name; by an address, or a name that nobody can register, always."""
        if name in self._given or name in self._learned or _is_address(name):
            return True
        return "." not in name or name.endswith(_PRIVATE)

    def check(self, request: Request) -> None:
        """Raises Refused for a request to a name that is not this server's, and learns what it is called."""
        name, port = host_of(request)
        if self.known(name):
            return
        if _browser_tells(request):
            if len(self._learned) < _LEARNED:
                self._learned.add(name)
            return
        shown = name if port is None else f"{name}:{port}"
        raise Refused(
            421,
            "unknown-host",
            f"This server does not know that it is called {name}. Whoever runs it can tell it:"
            f" duenna serve --public-url http://{shown}, or --known-as {name}.",
        )


class Under:
    """The application under a path, whether its proxy leaves that path in what it asks for or takes it away."""

    def __init__(self, app: ASGIApp, path: str) -> None:
        self._app = app
        self._path = path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answers a request."""
        if scope["type"] == "http":
            scope = {**scope, "root_path": self._path}
            if scope["path"] == self._path:
                scope["path"] += "/"
        await self._app(scope, receive, send)


def host_of(request: Request) -> tuple[str, int | None]:
    """The name and the port that were asked for; raises Refused for a Host that is none."""
    text = request.headers.get("Host")
    if text is None:  # before HTTP/1.1 nobody needs to say
        name, port = request.scope.get("server") or ("localhost", None)
        return name, port
    found = _HOST.fullmatch(text.lower())
    if not found or not _is_host(found[1].strip("[]")):
        raise Refused(400, "bad-host", "The Host header must name this server.")
    return found[1].strip("[]"), None if found[3] is None else int(found[3])


def check_origin(request: Request, public: PublicUrl) -> None:
    """Raises Refused for a command that another site's page sends; programs say nothing of pages, and may."""
    site, origin = request.headers.get("Sec-Fetch-Site"), request.headers.get("Origin")
    name, _ = host_of(request)
    if site in ("same-origin", "none"):
        return
    # Cookies know no ports, so a page at another port of this name learns nothing by being let in.
    if site is None and (origin is None or origin == public.origin or _name_in(origin) == name):
        return
    raise Refused(
        403,
        "origin",
        f"Only the table's own page may do that. This came from {(origin or 'elsewhere')[:80]!r} to {name!r}."
        " If both are this server, its proxy must pass on the Host header, or whoever runs it must start"
        " it with --public-url.",
    )


def by_https(request: Request) -> bool:
    """Whether the visitor's own line is HTTPS, though a proxy may ask by http for them."""
    origin = request.headers.get("Origin", "null")
    if origin != "null":
        return origin.startswith("https:")
    return request.scope["scheme"] == "https" or (
        _browser_tells(request) and not _is_here(host_of(request)[0])
    )


def origin_of(request: Request) -> str:
    """Where the visitor reached the server, as browsers write it."""
    scheme = "https" if by_https(request) else "http"
    name, port = host_of(request)
    shown = f"[{name}]" if ":" in name else name
    return f"{scheme}://{shown}" + ("" if port in (None, _USUAL[scheme]) else f":{port}")


def _browser_tells(request: Request) -> bool:
    """Whether a browser says how page and server are related: it does over HTTPS, and to its own machine."""
    return "Sec-Fetch-Site" in request.headers


def _name_in(origin: str) -> str | None:
    try:
        return urlsplit(origin).hostname
    except ValueError:
        return None


def _is_host(name: str) -> bool:
    return _is_address(name) or bool(_NAME.fullmatch(name))


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _is_here(name: str) -> bool:
    """Whether a browser calls its own machine so."""
    if _is_address(name):
        return ipaddress.ip_address(name).is_loopback
    return name == "localhost" or name.endswith(".localhost")
