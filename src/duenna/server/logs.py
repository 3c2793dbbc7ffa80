"""What a host may read of the server, as JSON lines. A request is noted without names, tables, tokens or moves."""

import json
import logging
import sys
import time
from pathlib import Path
from typing import Any, Final

LOG: Final = logging.getLogger("duenna.server")
STANDARD_ERROR: Final = Path("-")


class JsonLines(logging.Formatter):
    """Log records as JSON, one a line.

    >>> record = logging.makeLogRecord({"msg": "request", "levelname": "INFO", "created": 0.0})
    >>> record.parts = {"what": "healthz", "status": 200}
    >>> JsonLines().format(record)
    '{"at": "1970-01-01T00:00:00Z", "level": "info", "message": "request", "what": "healthz", "status": 200}'
    """

    def format(self, record: logging.LogRecord) -> str:
        """The record as one line."""
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "message": record.getMessage(),
            **getattr(record, "parts", {}),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def write_to(file: Path) -> None:
    """Writes the log to the end of a file, or to the standard error for "-"; raises OSError if it cannot."""
    handler: logging.Handler
    if file == STANDARD_ERROR:
        handler = logging.StreamHandler(sys.stderr)
    else:
        handler = logging.FileHandler(file, encoding="utf-8")
    handler.setFormatter(JsonLines())
    LOG.addHandler(handler)
    LOG.setLevel(logging.INFO)
    LOG.propagate = False


def note(what: str, started: float, status: int, **parts: object) -> None:
    """Notes a request that was answered: which kind, how, and in how many milliseconds."""
    took = round(1000 * (time.perf_counter() - started), 1)
    known = {name: value for name, value in parts.items() if value}
    LOG.info("request", extra={"parts": {"what": what, "status": status, "ms": took, **known}})
