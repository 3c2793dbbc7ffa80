"""The stream of a table: a hello, then every event in its reader's eyes, in SSE or NDJSON."""

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any, Final

from duenna.server.service import Entry, TableService
from duenna.server.table import GAME_EVENTS, Actor

PING: Final = 15.0  #: seconds of silence after which a ping keeps the line open


def hello(service: TableService, entry: Entry, seat: int | None) -> dict[str, Any]:
    """The table as it stands, for a reader that knows nothing yet or has missed something."""
    return {
        "type": "hello",
        "seq": entry.table.seq,
        "table": service.face(entry, seat),
        "view": entry.table.view(seat),
    }


def told(service: TableService, entry: Entry, seat: int | None, seq: int) -> dict[str, Any]:
    """Event `seq` for a reader; the newest one carries the table and the view as they are now."""
    table = entry.table
    stored = table.log[seq - 1]
    latest = seq == table.seq
    game = table.game
    events = table.happened(seq, seat)
    return {
        "type": "event",
        "seq": seq,
        "at": stored.at,
        "kind": stored.kind,
        "seat": stored.body.get("seat"),
        "events": [event.to_json(game.edition) for event in events] if game else [],
        "table": service.face(entry, seat) if latest else None,
        "view": table.view(seat) if latest else None,
    }


def presence(service: TableService, entry: Entry) -> dict[str, Any]:
    """Who is here now: no event, for it is not kept."""
    return {
        "type": "presence",
        "here": service.here(entry),
        "watching": service.watching(entry),
    }


async def messages(
    service: TableService, entry: Entry, actor: Actor, after: int | None, alive: asyncio.Event
) -> AsyncIterator[dict[str, Any]]:
    """All messages for this reader from after number `after` on, until `alive` is cleared.

    A hello stands in for what cannot be told one by one: nothing was known, the reader's seat has
    changed, or the events belong to a match that is over.
    """
    table = entry.table
    seat = table.seat_of(actor)
    with service.listening(entry, seat) as bell:
        here: list[int] | None = None  # as this reader was told
        while alive.is_set():
            bell.clear()
            if after is None or after > table.seq or not _can_tell(entry, after):
                after, here = table.seq, service.here(entry)
                yield hello(service, entry, seat)
            while after < table.seq:
                after, here = after + 1, service.here(entry)
                yield told(service, entry, seat, after)
            if table.seat_of(actor) != seat:
                break  # presence and secrets hang on the seat: begin anew
            if here != service.here(entry):
                here = service.here(entry)
                yield presence(service, entry)
            try:
                await asyncio.wait_for(bell.wait(), PING)
            except TimeoutError:
                yield {"type": "ping"}
        else:
            return
    async for message in messages(service, entry, actor, None, alive):
        yield message


def _can_tell(entry: Entry, after: int) -> bool:
    """Whether every event after that number still is part of the match being played."""
    events = range(after + 1, entry.table.seq + 1)
    started = [seq for seq in events if entry.table.log[seq - 1].kind == "started"]
    return len(started) <= 1 and all(
        seq in entry.table.told or entry.table.log[seq - 1].kind not in GAME_EVENTS
        for seq in events
    )


def as_sse(message: dict[str, Any]) -> str:
    """The message as a Server-Sent Event; its number is the event's id."""
    number = f"id: {message['seq']}\n" if "seq" in message else ""
    return f"{number}data: {_json(message)}\n\n"


def as_ndjson(message: dict[str, Any]) -> str:
    """The message as one line."""
    return f"{_json(message)}\n"


def _json(message: dict[str, Any]) -> str:
    return json.dumps(message, ensure_ascii=False, separators=(",", ":"))
