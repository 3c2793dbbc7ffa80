r"""What was sent, read as text: all of it can be written in UTF-8, or it is refused.

JSON can say "\ud800", half of a pair that means no character; a path or a query can hold any bytes.
"""

import json
from collections.abc import Mapping
from typing import Any
from urllib.parse import unquote_to_bytes

from duenna.server.table import Refused


def json_object(data: bytes) -> dict[str, Any]:
    r"""The JSON object that these bytes are; raises Refused (400) for anything else.

    >>> json_object(b'{"name": "Ann"}')
    {'name': 'Ann'}
    >>> json_object(b'{"name": "\\ud800"}')
    Traceback (most recent call last):
    ...
    duenna.server.table.Refused: The body must be JSON in UTF-8.
    """
    try:
        body = json.loads(data.decode("utf-8-sig"))
        # Halves of pairs, at any depth, cannot be encoded; endless numbers are no JSON.
        json.dumps(body, ensure_ascii=False, allow_nan=False).encode()
    except (ValueError, RecursionError):
        raise Refused(400, "bad-request", "The body must be JSON in UTF-8.") from None
    if not isinstance(body, dict):
        raise Refused(400, "bad-request", "The body must be a JSON object.")
    return body


def check_address(scope: Mapping[str, Any]) -> None:
    """Raises Refused (400) for a path or a query that is no UTF-8, or has the character 0, which no database keeps.

    >>> check_address({"raw_path": b"/t/k3v9x2mq", "query_string": b"lang=%C3%B5"})
    >>> check_address({"raw_path": b"/t/%FF", "query_string": b""})
    Traceback (most recent call last):
    ...
    duenna.server.table.Refused: The address must be in UTF-8.
    """
    for part in (scope.get("raw_path") or b"", scope["query_string"]):
        try:
            text = unquote_to_bytes(part).decode()
        except UnicodeDecodeError:
            raise Refused(400, "bad-request", "The address must be in UTF-8.") from None
        if "\0" in text:
            raise Refused(400, "bad-request", "The address must not have the character 0.")
