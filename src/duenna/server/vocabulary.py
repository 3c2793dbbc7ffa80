"""What the page must know before it can show anything: languages, editions, bots, phrases, aids; and the words.

Each has an address with the hash of what is in it, so that a browser asks for it once, until it changes.
"""

from functools import lru_cache
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from duenna.bots import USUAL_BOT, bot_names
from duenna.core.editions import PRESETS
from duenna.server.faces import rule_set_face
from duenna.server.options import AIDS
from duenna.server.packing import Packed, packed_json, send
from duenna.server.said import say_face
from duenna.server.table import PHRASES, Refused
from duenna.text.languages import LANGUAGES, files_of, letters, own_name
from duenna.text.nouns import bot_name

#: words that are said in a terminal alone
_NOT_FOR_THE_PAGE: Final = ("server.ftl", "terminal.ftl")


async def vocabulary(request: Request) -> Response:
    """What the page must know; under its hash for as long as anyone likes to keep it."""
    return _send(request, vocabulary_face(), "application/json")


async def words(request: Request) -> Response:
    """All words of a language that the page may need, as one Fluent file."""
    language = request.path_params["language"]
    if language not in LANGUAGES:
        raise Refused(404, "not-found", "There is nothing here.")
    return _send(request, words_of(language), "text/plain")


def _send(request: Request, body: Packed, kind: str) -> Response:
    return send(request, body, kind, lasting=request.path_params.get("hash") == body.digest)


def vocabulary_face() -> Packed:
    """What the page must know, as it is sent."""
    addresses = tuple(f"/locales/{each}/{words_of(each).digest}" for each in LANGUAGES)
    return _vocabulary(addresses, bot_names())


@lru_cache(4)
def _vocabulary(addresses: tuple[str, ...], bots: tuple[str, ...]) -> Packed:
    return packed_json(
        {
            "languages": [
                {
                    "language": language,
                    "name": own_name(language),
                    "letters": letters(language),
                    "words": address,
                }
                for language, address in zip(LANGUAGES, addresses, strict=True)
            ],
            "editions": [rule_set_face(edition) for edition in PRESETS.values()],
            "bots": [{"bot": bot, "say": say_face(bot_name(bot))} for bot in bots],
            "usual_bot": USUAL_BOT,
            "phrases": list(PHRASES),
            "aids": list(AIDS),
        }
    )


def words_of(language: str) -> Packed:
    """The words of a language for the page, as its files are now."""
    files = [path for path in files_of(language) if path.name not in _NOT_FOR_THE_PAGE]
    return _joined(tuple((path, path.stat().st_mtime_ns) for path in files))


@lru_cache(100)
def _joined(files: tuple[tuple[Path, int], ...]) -> Packed:
    """The files as they are since they were changed, in one."""
    return Packed(b"\n".join(path.read_bytes() for path, _ in files))
