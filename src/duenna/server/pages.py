"""The page's files as they lie in the package, and the policy that lets the page load nothing else."""

import base64
import hashlib
import re
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from duenna.server.house import house_of, root_of
from duenna.server.packing import Packed, send
from duenna.server.preview import preview_of, with_preview
from duenna.server.table import Refused, Table
from duenna.server.vocabulary import vocabulary_face

_WEB: Final = Path(str(files("duenna"))) / "web"
_NAME: Final = re.compile(r"[a-zA-Z0-9_@.-]+(/[a-zA-Z0-9_@.-]+){0,6}")
_KINDS: Final = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".svg": "image/svg+xml",
    ".jpg": "image/jpeg",
    ".png": "image/png",
    ".woff2": "font/woff2",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
}
_PACKED_ALREADY: Final = (".jpg", ".png", ".woff2")
#: the addresses of the page's screens, as `web/router.js` reads them
_SCREENS: Final = re.compile(
    r"(settings|new|learn|rules(/[^/]*)?|t/[^/]+(/(replay|analysis|device))?)?/?"
)
#: What is said to programs that read the whole web: a table's link is for those who were given it.
_ROBOTS: Final = Packed(b"User-agent: *\nDisallow: /t/\nDisallow: /api/\n")


async def asset(request: Request) -> Response:
    """A file of the page."""
    return _file(request, request.path_params["path"])


async def page(request: Request) -> Response:
    """The page: it finds its own way. Where there is no screen, it says so, with the status 404."""
    path = request.path_params["path"]
    if path.startswith(("api/", "web/", "locales/")):
        raise Refused(404, "not-found", "There is nothing here.")
    body = index(request.scope.get("root_path", ""))
    screen = _SCREENS.fullmatch(path)
    preview = preview_of(await _table_at(request, path) if screen else None)
    body = with_preview(body, preview, root_of(request))
    if not screen:
        return Response(body.plain, 404, media_type="text/html")
    return send(request, body, "text/html")


async def _table_at(request: Request, path: str) -> Table | None:
    """The table whose screen that path is; None if it is none, or cannot be had: the screen itself says why."""
    _, is_table, table_id = path.rstrip("/").rpartition("t/")
    if not is_table or "/" in table_id:
        return None
    try:
        return (await house_of(request).service.session(table_id)).table
    except Refused:
        return None


async def robots(request: Request) -> Response:
    """What programs that read the whole web may read here."""
    return send(request, _ROBOTS, "text/plain")


async def favicon(request: Request) -> Response:
    """The page's icon, for whoever asks where icons used to lie."""
    return _file(request, "icon.svg")


def _file(request: Request, path: str) -> Response:
    ending = path[path.rfind(".") :]
    if not _NAME.fullmatch(path) or ".." in path or ending not in _KINDS:
        raise Refused(404, "not-found", "There is nothing here.")
    found = _WEB / path
    if not found.is_file():
        raise Refused(404, "not-found", "There is nothing here.")
    body = _read(found, found.stat().st_mtime_ns)
    return send(request, body, _KINDS[ending], pack=ending not in _PACKED_ALREADY)


@lru_cache(500)
def _read(path: Path, changed: int) -> Packed:
    """The file as it is since it was changed."""
    return Packed(path.read_bytes())


def index(under: str) -> Packed:
    """The page as it is served under a path, "" for the root."""
    file = _WEB / "index.html"
    return _index(file, file.stat().st_mtime_ns, vocabulary_face().digest, under)


@lru_cache(10)
def _index(path: Path, changed: int, digest: str, under: str) -> Packed:
    """The page as it is since it was changed, asking for the vocabulary by its hash, for all under that path."""
    asked = 'href="/api/vocabulary'
    html = path.read_text("utf-8").replace(asked, f"{asked}/{digest}")
    return Packed(re.sub('"/(web|api)/', rf'"{under}/\1/', html).encode())


@cache
def policy(under: str) -> str:
    """The Content-Security-Policy: this site only, and the one import map that the page holds under that path."""
    html = index(under).plain.decode()
    found = re.search(r'<script type="importmap">(.*?)</script>', html, re.DOTALL)
    digest = base64.b64encode(hashlib.sha256(found[1].encode()).digest()).decode() if found else ""
    scripts = f"'self' 'sha256-{digest}'" if digest else "'self'"
    return (
        f"default-src 'none'; script-src {scripts}; style-src 'self'; img-src 'self' data:; font-src 'self';"
        " connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )
