"""The protocol as an OpenAPI 3.1 document."""

from collections.abc import Iterable
from functools import cache
from typing import Any, Final

from duenna.server import wire
from duenna.server.options import AIDS
from duenna.server.schemas import Schema, schema_of
from duenna.server.table import PHRASES
from duenna.text.languages import LANGUAGES

_ID: Final = {"name": "id", "in": "path", "required": True, "schema": {"type": "string"}}
_EDITION: Final = _ID | {"name": "edition"}
_TEXT: Final = {"type": "string"}
_NUMBER: Final = {"type": "integer"}

_COMMANDS: Final[dict[str, tuple[str, dict[str, Any], list[str]]]] = {
    "join": ("Take a seat.", {"name": _TEXT, "seat": _NUMBER}, ["name"]),
    "device": ("Get a code for a second device.", {}, []),
    "claim": ("Trade a code for the seat it is for.", {"code": _TEXT}, ["code"]),
    "leave": ("Leave your seat; in a match a bot plays on.", {}, []),
    "bot": ("Seat a bot.", {"seat": _NUMBER, "level": _TEXT}, []),
    "remove": ("Free a seat before the start.", {"seat": _NUMBER}, ["seat"]),
    "start": ("Begin the match.", {}, []),
    "move": ("Make a move, as text.", {"move": _TEXT, "seq": _NUMBER}, ["move"]),
    "next": ("Deal the next round.", {"seq": _NUMBER}, []),
    "rematch": ("Begin another match with the same seats.", {}, []),
    "say": (
        "Say a ready phrase, or a line.",
        {"phrase": {"enum": list(PHRASES)}, "text": _TEXT},
        [],
    ),
}
#: what a status tells, beside the one of success
_PROBLEMS: Final = {
    202: "Not made yet: how far it is, and when to ask again",
    304: "You have it already",
    400: "Not JSON in UTF-8, not of these types, or a Host that is none",
    401: "No such token",
    403: "Not yours to do or to see",
    404: "No such table, command or match",
    408: "The rest of the request did not come",
    409: "The table has gone on; the answer is how it stands",
    410: "The table cannot be used; the answer says why",
    413: "Too large",
    421: "Not a name of this server",
    422: "Against the rules; the answer names the rule and your options",
    429: "Too much at once; Retry-After says when to ask again",
    503: "It cannot be done now, and nothing has changed",
}
_ALWAYS: Final = (400, 421, 429)
_OF_TABLE: Final = (*_ALWAYS, 404, 410)
_SEEN: Final = (*_OF_TABLE, 401, 403)
_MADE: Final = (*_ALWAYS, 401, 403, 408, 409, 413, 422, 503)


@cache
def document() -> dict[str, Any]:
    """The OpenAPI document."""
    components: dict[str, Schema] = {}
    paths: dict[str, Any] = {
        "/api/tables": {
            "get": _get("Open tables.", _ALWAYS, ["edition", "lang"], wire.Lobby),
            "post": _post("Make a table.", _TABLE, ["name"], 201, _MADE, wire.MadeTable),
        },
        "/api/quick": {
            "post": _post(
                "A seat among strangers at a table of the usual kind.",
                {"name": _TABLE["name"], "lang": {"enum": list(LANGUAGES)}},
                ["name"],
                201,
                _MADE,
                wire.MadeTable,
            )
        },
        "/api/tables/{id}": {
            "parameters": [_ID],
            "get": _get(
                "The table as you see it, with the chances where its aids are odds.",
                _SEEN,
                kind=wire.Standing,
            ),
        },
        "/api/tables/{id}/events": {
            "parameters": [_ID],
            "get": _get(
                "The stream: SSE, or NDJSON if you accept application/x-ndjson.", _SEEN, ["after"]
            ),
        },
        "/api/tables/{id}/record": {
            "parameters": [_ID],
            "get": _get(
                "The record of a finished match; the last, if none is named.",
                (*_SEEN, 304),
                ["match"],
                dict[str, Any],
            ),
        },
        "/api/tables/{id}/replay": {
            "parameters": [_ID],
            "get": _get(
                "A finished match step by step, in the eyes of a seat, of all, or of a watcher.",
                (*_SEEN, 304),
                ["match", "eyes"],
                wire.Told,
            ),
        },
        "/api/tables/{id}/analysis": {
            "parameters": [_ID],
            "get": _get(
                "The analysis of a finished match, or with eyes what that seat could know at each point of it;"
                " 202 with how far it is, until it is made.",
                (*_SEEN, 202, 304, 503),
                ["match", "eyes"],
                wire.Analysis | wire.KnownTo,
            ),
        },
        "/api/tables/{id}/edition": {
            "parameters": [_ID],
            "get": _get(
                "The table's rules, with all that is said of them.",
                (*_SEEN, 304),
                kind=wire.RuleSet,
            ),
        },
        "/api/tables/{id}/link": {
            "parameters": [_ID],
            "get": _get("The table's link, as others can follow it.", _OF_TABLE, kind=wire.Link),
        },
        "/api/tables/{id}/qr": {
            "parameters": [_ID],
            "get": _get("The table's link as a QR code, an SVG drawing.", _OF_TABLE),
        },
        "/api/editions": {"get": _get("All editions.", (*_ALWAYS, 304), kind=wire.Editions)},
        "/api/editions/{edition}/book": {
            "parameters": [_EDITION],
            "get": _get(
                "The rule book of an edition: rules, rulings, played examples, printed names;"
                " each other name in the query turns that knob.",
                (*_ALWAYS, 304, 404, 422),
                ["for"],
                kind=wire.Book,
            ),
        },
        "/api/lesson": {"get": _get("A first round, guided.", (*_ALWAYS, 304), kind=wire.Lesson)},
        "/api/bots": {
            "get": _get("All bots, by the names that seat them.", _ALWAYS, kind=wire.Bots)
        },
        "/api/vocabulary": {
            "get": _get(
                "All that a page must know before it shows anything.",
                (*_ALWAYS, 304),
                kind=wire.Vocabulary,
            )
        },
        "/api": {"get": _get("This document.", _ALWAYS)},
        "/healthz": {
            "get": _get("Whether the server is up, and can save.", (*_ALWAYS, 503), kind=wire.Well)
        },
    }
    for name, (summary, properties, required) in _COMMANDS.items():
        paths[f"/api/tables/{{id}}/{name}"] = {
            "parameters": [_ID],
            "post": _post(
                summary,
                properties,
                required,
                200,
                (*_MADE, 404, 410),
                wire.Code if name == "device" else wire.Made,
            ),
        }
    for methods in paths.values():
        for method in methods.keys() & {"get", "post"}:
            for answer in methods[method]["responses"].values():
                _describe(answer, components)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Duenna",
            "version": "1",
            "description": "One protocol for the page, bots and curl.",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"seat": {"type": "http", "scheme": "bearer"}},
        },
        "security": [{}, {"seat": []}],
    }


_TABLE: Final = {
    "name": _TEXT,
    "edition": _TEXT,
    "players": {"type": "integer", "minimum": 2, "maximum": 8},
    "knobs": {"type": "object"},
    "bots": {"type": "array", "items": _TEXT},
    "options": {
        "type": "object",
        "properties": {
            "open": {"type": "boolean"},
            "lang": {"enum": list(LANGUAGES)},
            "watchers": {"type": "boolean"},
            "aids": {"enum": list(AIDS)},
            **dict.fromkeys(
                ("move_seconds", "bank_seconds", "increment_seconds", "absent_seconds"), _NUMBER
            ),
        },
    },
}


def _describe(answer: dict[str, Any], components: dict[str, Schema]) -> None:
    """Puts the schema of an answer's body in the place of its type."""
    if (kind := answer.pop("kind", None)) is not None:
        answer["content"] = {"application/json": {"schema": schema_of(kind, components)}}


def _get(
    summary: str, problems: Iterable[int], queries: Iterable[str] = (), kind: Any = None
) -> dict[str, Any]:
    parameters = [{"name": name, "in": "query", "schema": _TEXT} for name in queries]
    return {
        "summary": summary,
        "parameters": parameters,
        "responses": _answers(200, summary, problems, kind),
    }


def _post(  # noqa: PLR0913, PLR0917  all that a command's route is
    summary: str,
    properties: dict[str, Any],
    required: list[str],
    status: int,
    problems: Iterable[int],
    kind: Any,
) -> dict[str, Any]:
    schema = {
        "type": "object",
        "properties": {"cmd_id": {"type": "string", "maxLength": 64}, **properties},
        "required": ["cmd_id", *required],
    }
    return {
        "summary": summary,
        "requestBody": {"required": True, "content": {"application/json": {"schema": schema}}},
        "responses": _answers(status, "Done; seq is the event it became", problems, kind),
    }


def _answers(status: int, summary: str, problems: Iterable[int], kind: Any) -> dict[str, Any]:
    """Every answer that a route gives, by its status, with the type of its body."""
    told = {status: summary, **{code: _PROBLEMS[code] for code in problems}}
    return {
        str(code): {
            "description": told[code],
            "kind": kind if code == status else _BODIES.get(code, wire.Refusal),
        }
        for code in sorted(told)
    }


#: the bodies of answers that are neither a success nor a refusal
_BODIES: Final = {202: wire.Progress, 304: None, 409: wire.Standing | wire.Refusal}
