"""The stream of a table: a hello, then every event in its reader's eyes, in SSE or NDJSON.

A message is made and written once for each pair of eyes, however many streams have them.
"""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from typing import Any, Final

from duenna.server.service import Entry, TableService
from duenna.server.table import GAME_EVENTS, Actor

PING: Final = 15.0  #: seconds between the pings that keep lines open
Write = Callable[[dict[str, Any]], bytes]  #: how a message is written: `as_sse` or `as_ndjson`


def hello(service: TableService, entry: Entry, seat: int | None) -> dict[str, Any]:
    """The table as it stands, for a reader that knows nothing yet or has missed something.

    The reader's odds must have been worked out before, here and in `told`.
    """
    return {
        "type": "hello",
        "seq": entry.table.seq,
        "table": service.face(entry, seat),
        "view": entry.table.view(seat),
        **entry.odds.beside(entry.table, seat),
    }


def told(service: TableService, entry: Entry, seat: int | None, seq: int) -> dict[str, Any]:
    """Event `seq` for a reader; the newest one carries the table and the view as they are now."""
    table = entry.table
    stored = table.log[seq - 1]
    game = table.game
    events = table.happened(seq, seat)
    message = {
        "type": "event",
        "seq": seq,
        "at": stored.at,
        "kind": stored.kind,
        "seat": stored.body.get("seat"),
        "events": [event.to_json(game.edition) for event in events] if game else [],
        "table": None,
        "view": None,
    }
    if seq == table.seq:
        face = entry.once("face", lambda: service.face(entry, None))
        shared = entry.once("view", lambda: table.view(None))
        message |= {"table": {**face, "you": seat}, "view": table.view(seat, shared)}
        message |= entry.odds.beside(table, seat)
    return message


def _told(service: TableService, entry: Entry, seat: int | None, seq: int, write: Write) -> bytes:
    """Event `seq` as it is written for a reader."""
    if seq < entry.table.seq:
        return write(told(service, entry, seat, seq))
    written: bytes = entry.once((seat, write), lambda: write(told(service, entry, seat, seq)))
    return written


def presence(service: TableService, entry: Entry) -> dict[str, Any]:
    """Who is here now: no event, for it is not kept."""
    return {
        "type": "presence",
        "here": service.here(entry),
        "watching": service.watching(entry),
    }


async def messages(
    service: TableService, entry: Entry, actor: Actor, after: int | None, write: Write
) -> AsyncIterator[bytes]:
    """All messages for this reader from after number `after` on, written, until the service is closed.

    A hello stands in for what cannot be told one by one: nothing was known, the reader's seat has
    changed, or the events belong to a match that is over.
    """
    table = entry.table
    seat = table.seat_of(actor)
    with service.listening(entry, seat) as bell:
        here: list[int] | None = None  # as this reader was told
        while not service.closed:
            bell.clear()
            pings = entry.pings
            if after is None or after > table.seq or not _can_tell(entry, after):
                await entry.odds.work_out(table, seat)
                after, here = table.seq, service.here(entry)
                yield write(hello(service, entry, seat))
            while after < table.seq:
                await entry.odds.work_out(table, seat)
                after, here = after + 1, service.here(entry)
                yield _told(service, entry, seat, after, write)
            if table.seat_of(actor) != seat:
                break  # presence and secrets hang on the seat: begin anew
            if here != service.here(entry):
                here = service.here(entry)
                yield write(presence(service, entry))
            await bell.wait()
            if pings != entry.pings and after == table.seq:
                yield write({"type": "ping"})
        else:
            return
    async for message in messages(service, entry, actor, None, write):
        yield message


async def keep_open(service: TableService) -> None:
    """Has every stream without news send a ping now and then, on and on."""
    while True:
        await asyncio.sleep(PING)
        service.ping()


def _can_tell(entry: Entry, after: int) -> bool:
    """Whether every event after that number still is part of the match being played."""
    if after >= entry.table.seq - 1:
        return True
    events = range(after + 1, entry.table.seq + 1)
    started = [seq for seq in events if entry.table.log[seq - 1].kind == "started"]
    return len(started) <= 1 and all(
        seq in entry.table.told or entry.table.log[seq - 1].kind not in GAME_EVENTS
        for seq in events
    )


def as_sse(message: dict[str, Any]) -> bytes:
    """The message as a Server-Sent Event; its number is the event's id."""
    number = b"id: %d\n" % message["seq"] if "seq" in message else b""
    return b"%bdata: %b\n\n" % (number, _json(message))


def as_ndjson(message: dict[str, Any]) -> bytes:
    """The message as one line."""
    return b"%b\n" % _json(message)


def _json(message: dict[str, Any]) -> bytes:
    return json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode()
