"""The stream of a table: a hello, then every event in its reader's eyes, in SSE or NDJSON.

What everyone may know is made and written once, what a reader alone may know once for each seat,
however many streams are open.
"""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Any, Final

from duenna.core.game import Game
from duenna.core.view import OWN
from duenna.server.entry import Entry
from duenna.server.service import TableService
from duenna.server.table import Actor

_encode: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
PING: Final = 15.0  #: seconds between the pings that keep lines open
#: how a message is framed, with its number if it has one: `as_sse` or `as_ndjson`
Frame = Callable[[bytes, int | None], bytes]


def hello(entry: Entry, seat: int | None) -> dict[str, Any]:
    """The table as it stands, for a reader that knows nothing yet or has missed something.

    The reader's odds must have been worked out before, here and in `told`.
    """
    return {
        "type": "hello",
        "seq": entry.table.seq,
        "table": entry.face(seat),
        "view": entry.table.view(seat),
        **entry.odds.beside(entry.table, seat),
    }


def told(entry: Entry, seat: int | None, seq: int) -> bytes:
    """Event `seq` for a reader, as JSON; the newest one carries the table and the view as they are now."""
    table = entry.table
    stored = table.log[seq - 1]
    newest = seq == table.seq
    head = {
        "type": "event",
        "seq": seq,
        "at": stored.at,
        "kind": stored.kind,
        "seat": stored.body.get("seat"),
    }
    message = b'%b,"events":[%b],"table":%b,"view":%b}' % (
        _json(head)[:-1],
        b",".join(_happened(entry, seat, seq)),
        _face(entry, seat) if newest else b"null",
        _view(entry, seat) if newest else b"null",
    )
    odds = entry.odds.beside(table, seat) if newest else {}
    return _joined(message, odds) if odds else message


def _face(entry: Entry, seat: int | None) -> bytes:
    """The table for a reader, as JSON."""

    def shared() -> bytes:
        face = entry.face(None)
        del face["you"]
        return _json(face)

    return _joined(entry.once("face", shared), {"you": seat})


def _view(entry: Entry, seat: int | None) -> bytes:
    """The reader's view, as JSON: what everyone may know, then what is the reader's alone."""
    game = entry.table.game
    if game is None:
        return b"null"
    watcher: dict[str, Any] = entry.once("view", lambda: game.view().to_json())

    def shared() -> bytes:
        return _json({part: value for part, value in watcher.items() if part not in OWN})

    own = {part: watcher[part] for part in OWN} if seat is None else game.own_view(seat)
    return _joined(entry.once("shared view", shared), own)


def _joined(shared: bytes, own: dict[str, Any]) -> bytes:
    """One JSON object of two, the first of them written already."""
    return b"%b,%b" % (shared[:-1], _json(own)[1:])


def _happened(entry: Entry, seat: int | None, seq: int) -> Iterator[bytes]:
    """What event `seq` did in the game as the reader learned it, each as JSON."""
    game = entry.table.game
    if game is None:
        return
    for number in range(*entry.table.told.get(seq, (0, 0))):
        yield _event(entry, game, number, seat)


def _event(entry: Entry, game: Game, number: int, seat: int | None) -> bytes:
    """Event `number` of the game as the reader learned it, as JSON.

    All who may know what is secret in it learn the same, and so do all others.
    """
    event = game.events[number]
    text: bytes = entry.once(
        ("event", number, event.known_to(seat)),
        lambda: _json(event.for_reader(seat).to_json(game.edition)),
    )
    return text


def _told(entry: Entry, seat: int | None, seq: int, frame: Frame) -> bytes:
    """Event `seq` as it is sent to a reader."""
    if seq < entry.table.seq:
        return frame(told(entry, seat, seq), seq)
    framed: bytes = entry.once((seat, frame), lambda: frame(told(entry, seat, seq), seq))
    return framed


def presence(entry: Entry) -> dict[str, Any]:
    """Who is here now: no event, for it is not kept."""
    return {
        "type": "presence",
        "here": entry.seats_here,
        "watching": entry.watching,
    }


async def messages(
    service: TableService, entry: Entry, actor: Actor, after: int | None, frame: Frame
) -> AsyncIterator[bytes]:
    """All messages for this reader from after number `after` on, framed, until the service or the right ends.

    What the reader may see is looked at anew for each message, when it is made: a reader that was slow
    may have lost the seat meanwhile, to somebody else even. Then a last message says so.
    A hello stands in for what cannot be told one by one: nothing was known, the reader has sat down,
    or the events belong to a match that is over.
    """
    right = entry.table.right_of(actor)
    if right is None:
        return
    with service.listening(entry, right) as bell:
        here: list[int] | None = None  # as this reader was told
        pings = entry.pings
        while not service.closed:
            bell.clear()
            await entry.work_out(right.seat)
            table = entry.table
            if table.right_of(actor) != right:
                break
            # From here to the message nobody else is served, so it is for who has the right now.
            if after is None or not table.former_end <= after <= table.seq:
                after, here = table.seq, entry.seats_here
                yield frame(_json(hello(entry, right.seat)), after)
            elif after < table.seq:
                after, here = after + 1, entry.seats_here
                yield _told(entry, right.seat, after, frame)
            elif here != entry.seats_here:
                here = entry.seats_here
                yield frame(_json(presence(entry)), None)
            elif pings != entry.pings:
                yield frame(_json({"type": "ping"}), None)
                pings = entry.pings
            else:
                await bell.wait()
        else:
            return
    if entry.table.holds(right):  # nothing was lost: somebody who looked on has sat down
        async for message in messages(service, entry, actor, None, frame):
            yield message
    else:
        yield frame(_json({"type": "bye", "why": entry.table.why_over(right)}), None)


async def keep_open(service: TableService) -> None:
    """Has every stream without news send a ping now and then, on and on."""
    while True:
        await asyncio.sleep(PING)
        service.ping()


def as_sse(message: bytes, number: int | None) -> bytes:
    """The message as a Server-Sent Event; its number is the event's id."""
    name = b"" if number is None else b"id: %d\n" % number
    return b"%bdata: %b\n\n" % (name, message)


def as_ndjson(message: bytes, number: int | None) -> bytes:
    """The message as one line."""
    return b"%b\n" % message


def _json(value: Any) -> bytes:
    return _encode(value).encode()
