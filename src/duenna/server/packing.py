"""Answers that hold no secrets, sent small: packed where the asker can unpack, not at all where it has them."""

import gzip
import hashlib
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

_WORTH: Final = 1000  #: bytes below which packing gains nothing


@dataclass(frozen=True)
class Packed:
    """A body and what is made of it once.

    >>> body = Packed(b"guard " * 1000)
    >>> len(body.gzipped) < 100, gzip.decompress(body.gzipped) == body.plain
    (True, True)
    """

    plain: bytes

    @cached_property
    def gzipped(self) -> bytes:
        """The body packed, always into the same bytes."""
        return gzip.compress(self.plain, 6, mtime=0)

    @cached_property
    def digest(self) -> str:
        """A short hash of the body, other bodies having others."""
        return hashlib.sha256(self.plain).hexdigest()[:20]

    @property
    def tag(self) -> str:
        """The ETag by which a browser says that it has this body already."""
        return f'W/"{self.digest}"'


def send(
    request: Request, body: Packed, kind: str, *, pack: bool = True, lasting: bool = False
) -> Response:
    """The answer with that body, whole, packed, or only that nothing has changed (304).

    `lasting` is for an address that holds this body for ever: no browser need ask for it again.
    Never for what one reader may know and another not: the length of what is packed tells of its contents.
    """
    keep = "public, max-age=31536000, immutable" if lasting else "no-cache"
    headers = {"ETag": body.tag, "Vary": "Accept-Encoding", "Cache-Control": keep}
    if body.tag in request.headers.get("If-None-Match", "").split(", "):
        return Response(status_code=304, headers=headers)
    if pack and len(body.plain) >= _WORTH and _takes_gzip(request):
        return Response(
            body.gzipped, media_type=kind, headers={**headers, "Content-Encoding": "gzip"}
        )
    return Response(body.plain, media_type=kind, headers=headers)


def _takes_gzip(request: Request) -> bool:
    offers = request.headers.get("Accept-Encoding", "").replace(" ", "").split(",")
    return "gzip" in offers


def packed_json(value: Any) -> Packed:
    """A JSON body."""
    return Packed(bytes(JSONResponse(value).body))
