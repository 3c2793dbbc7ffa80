"""The stream of a table: a hello, then every event in its reader's eyes, in SSE or NDJSON.

What everyone may know is made and written once, what a reader alone may know once for each seat,
however many streams are open.
"""

import asyncio
import json
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Iterator
from contextlib import aclosing
from typing import Any, Final

from duenna.core.game import Game
from duenna.core.view import OWN
from duenna.server.beside import beside
from duenna.server.due import now
from duenna.server.happened import seat_of
from duenna.server.said import event_face, instead_face
from duenna.server.service import TableService
from duenna.server.session import Session
from duenna.server.table import Actor, Right
from duenna.text.telling import concerned

_encode: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
PING: Final = 15.0  #: seconds between the pings that keep lines open
#: how a message is framed, with its number if it has one: `as_sse` or `as_ndjson`
Frame = Callable[[bytes, int | None], bytes]


def hello(session: Session, seat: int | None) -> dict[str, Any]:
    """The table as it stands, for a reader that knows nothing yet or has missed something.

    The reader's odds must have been worked out before, here and in `told`.
    """
    return {
        "type": "hello",
        "seq": session.table.seq,
        "table": session.face(seat),
        "view": session.table.view(seat),
        **beside(session, seat),
        "now": now(),
    }


def told(session: Session, seat: int | None, seq: int) -> bytes:
    """Event `seq` for a reader, as JSON; the newest one carries the table and the view as they are now."""
    table = session.table
    stored = table.log[seq - 1]
    newest = seq == table.seq
    head = {
        "type": "event",
        "seq": seq,
        "at": stored.at,
        "kind": stored.what.kind,
        "seat": seat_of(stored.what),
        "instead": instead_face(table.instead.get(seq), seat_of(stored.what), seat),
    }
    message = b'%b,"events":[%b],"table":%b,"view":%b}' % (
        _json(head)[:-1],
        b",".join(_happened(session, seat, seq)),
        _face(session, seat) if newest else b"null",
        _view(session, seat) if newest else b"null",
    )
    return _joined(message, beside(session, seat)) if newest else message


def _face(session: Session, seat: int | None) -> bytes:
    """The table for a reader, as JSON."""

    def shared() -> bytes:
        face = session.face(None)
        del face["you"]
        return _json(face)

    return _joined(session.once("face", shared), {"you": seat})


def _view(session: Session, seat: int | None) -> bytes:
    """The reader's view, as JSON: what everyone may know, then what is the reader's alone."""
    game = session.table.game
    if game is None:
        return b"null"
    watcher: dict[str, Any] = session.once("view", lambda: game.view().to_json())

    def shared() -> bytes:
        return _json({part: value for part, value in watcher.items() if part not in OWN})

    own = {part: watcher[part] for part in OWN} if seat is None else game.own_view(seat)
    return _joined(session.once("shared view", shared), own)


def _joined(shared: bytes, own: dict[str, Any]) -> bytes:
    """One JSON object of two, the first of them written already."""
    return b"%b,%b" % (shared[:-1], _json(own)[1:])


def _happened(session: Session, seat: int | None, seq: int) -> Iterator[bytes]:
    """What event `seq` did in the game as the reader learned it, each as JSON."""
    game = session.table.game
    if game is None:
        return
    for number in range(*session.table.told.get(seq, (0, 0))):
        yield _event(session, game, number, seat)


def _event(session: Session, game: Game, number: int, seat: int | None) -> bytes:
    """Event `number` of the game as the reader learned it, as JSON.

    All who may know what is secret in it learn the same, and so do all others; those who play a part
    in it are told so.
    """
    event = game.events[number]
    text: bytes = session.once(
        ("event", number, event.known_to(seat), seat if seat in concerned(event) else None),
        lambda: _json(event_face(event, game.edition, seat)),
    )
    return text


def _told(session: Session, seat: int | None, seq: int, frame: Frame) -> bytes:
    """Event `seq` as it is sent to a reader."""
    if seq < session.table.seq:
        return frame(told(session, seat, seq), seq)
    framed: bytes = session.once((seat, frame), lambda: frame(told(session, seat, seq), seq))
    return framed


def presence(session: Session) -> dict[str, Any]:
    """Who is here now: no event, for it is not kept."""
    return {
        "type": "presence",
        "here": session.seats_here,
        "watching": session.watching,
    }


async def messages(
    session: Session, actor: Actor, after: int | None, frame: Frame
) -> AsyncIterator[bytes]:
    """All messages for this reader from after number `after` on, framed, until the server or the right ends.

    What the reader may see is settled for each message when it is made: a reader that was slow
    may have lost the seat meanwhile, to somebody else even. Then a last message says so.
    """
    right = session.table.right_of(actor)
    while right is not None:
        async with aclosing(_told_to(session, actor, right, after, frame)) as told_to:
            async for message in told_to:
                yield message
        if session.aside or not session.table.holds(right):
            yield frame(_json({"type": "bye", "why": session.why_over(right)}), None)
            return
        if session.closed:
            return
        # Nothing was lost: somebody who looked on has sat down.
        right, after = session.table.right_of(actor), None


async def _told_to(
    session: Session, actor: Actor, right: Right, after: int | None, frame: Frame
) -> AsyncGenerator[bytes, None]:
    """The messages for a reader as long as that is the reader's right.

    A hello stands in for what cannot be told one by one: nothing was known, or the events belong to a
    match that is over.
    """
    with session.listening(right) as bell:
        table = None  # as it was last looked at
        here: list[int] | None = None  # as this reader was told
        pings = session.pings
        while not session.closed:
            bell.clear()
            if table is not session.table:
                await session.work_out(right.seat)
                table = session.table
                if table.right_of(actor) != right:
                    return
            # From here to the message nobody else is served, so it is for who has the right now.
            if after is None or not table.former_end <= after <= table.seq:
                after, here = table.seq, session.seats_here
                yield frame(_json(hello(session, right.seat)), after)
            elif after < table.seq:
                after, here = after + 1, session.seats_here
                yield _told(session, right.seat, after, frame)
            elif here != session.seats_here:
                here = session.seats_here
                yield frame(_json(presence(session)), None)
            elif pings != session.pings:
                yield frame(_json({"type": "ping"}), None)
                pings = session.pings
            else:
                await bell.wait()


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
