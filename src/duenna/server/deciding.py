"""What may be done at a table: a command becomes an event, or is refused. Nothing is changed."""

from typing import assert_never

from duenna.bots import bot_names
from duenna.core.errors import MoveError
from duenna.core.seeds import new_seed
from duenna.server import commands, happened
from duenna.server.commands import Command
from duenna.server.devices import Codes
from duenna.server.happened import Happened
from duenna.server.names import clean_name, clean_text
from duenna.server.table import PHRASES, Actor, Refused, Seat, Table


def decide(table: Table, command: Command, codes: Codes) -> Happened:
    """The event that this command becomes at the table, whose codes for second devices these are; raises Refused."""
    try:
        return _decided(table, command, codes)
    except ValueError as problem:
        raise Refused(422, "bad-value", str(problem)) from problem


def _decided(table: Table, command: Command, codes: Codes) -> Happened:  # noqa: PLR0912  all commands
    actor = command.actor
    match command:
        case commands.Join():
            return _join(table, command)
        case commands.Claim():
            _not_seated(table, actor)
            return happened.DeviceAdded(codes.seat(command.code), actor.guest)
        case commands.Leave():
            return happened.Left(_my_seat(table, actor))
        case commands.SeatBot():
            return _seat_bot(table, command)
        case commands.Remove():
            return _remove(table, command)
        case commands.Start():
            if not actor.house:
                _only_maker(table, actor)
            if table.phase != "gathering":
                raise Refused(422, "started", "The match has begun.")
            return _new_match(table)
        case commands.Rematch():
            _my_seat(table, actor)
            if table.phase != "match-over":
                raise Refused(422, "not-over", "The match is not over.")
            return _new_match(table)
        case commands.Move():
            seat = _my_seat(table, actor)
            return happened.Moved(seat, _checked(table, seat, command.move))
        case commands.MoveFor():
            move = _checked(table, command.seat, command.move)
            return happened.Moved(command.seat, move, by=command.by)
        case commands.Next():
            if not actor.house:
                _my_seat(table, actor)
            if table.phase != "round-over":
                raise Refused(422, "round-not-over", "The round is not over.")
            return happened.Dealt()
        case commands.Say():
            return _say(table, command)
        case commands.Warm():
            return happened.Warmed(_person(table, command.seat, warm=False))
        case commands.GiveBack():
            return happened.Returned(_person(table, command.seat, warm=True))
        case _:
            assert_never(command)


def _my_seat(table: Table, actor: Actor) -> int:
    """The seat of who asks; raises Refused if there is none."""
    seat = table.seat_of(actor)
    if seat is None:
        raise Refused(403, "no-seat", "You have no seat at this table.")
    return seat


def _not_seated(table: Table, actor: Actor) -> None:
    """Raises Refused for who has a seat."""
    if table.seat_of(actor) is not None:
        raise Refused(422, "seated", "You have a seat here already.")


def _only_maker(table: Table, actor: Actor) -> None:
    if table.seat_of(actor) != table.maker:
        raise Refused(403, "not-maker", "Only who made the table may do that.")


def _maker_gathers(table: Table, actor: Actor) -> None:
    _only_maker(table, actor)
    if table.phase not in ("gathering", "match-over"):
        raise Refused(422, "started", "The match has begun.")


def _open_seat(table: Table, wanted: int | None) -> Seat:
    free = [seat for seat in table.seats if seat.kind == "open" and wanted in (None, seat.number)]
    if not free:
        raise Refused(
            422,
            "seat-taken",
            "Every seat is taken." if wanted is None else "That seat is not free.",
        )
    return free[0]


def _join(table: Table, command: commands.Join) -> Happened:
    _not_seated(table, command.actor)
    back = table.left_by(command.actor)
    if back is not None and command.seat in (None, back):
        return happened.Joined(back, table.seats[back - 1].name, guest=command.actor.guest)
    seat = _open_seat(table, command.seat)
    others = {other.name for other in table.seats if other is not seat}
    return happened.Joined(seat.number, clean_name(command.name, others), guest=command.actor.guest)


def _seat_bot(table: Table, command: commands.SeatBot) -> Happened:
    if not command.actor.house:
        _maker_gathers(table, command.actor)
    names = bot_names()
    if command.level not in names:
        raise Refused(
            422, "no-bot", f"There is no bot {command.level[:40]!r}; there are {', '.join(names)}."
        )
    seat = _open_seat(table, command.seat)
    return happened.BotSeated(seat.number, command.level, table.bot_name())


def _remove(table: Table, command: commands.Remove) -> Happened:
    _maker_gathers(table, command.actor)
    seat = command.seat
    if not 1 <= seat <= len(table.seats) or seat == table.maker:
        raise Refused(422, "no-such-seat", "Name another taken seat of this table.")
    if table.seats[seat - 1].kind == "open":
        raise Refused(422, "no-such-seat", "Nobody sits there.")
    return happened.Removed(seat)


def _new_match(table: Table) -> Happened:
    if any(seat.kind == "open" for seat in table.seats):
        raise Refused(422, "seats-open", "A seat is still free: invite someone or add a bot.")
    return happened.Started(new_seed(), tuple(seat.name for seat in table.seats))


def _checked(table: Table, seat: int, text: str) -> str:
    """The move in its usual spelling, if that seat may make it now."""
    if table.game is None:
        raise Refused(422, "not-started", "The match has not begun.")
    try:
        return str(table.game.check(text, seat))
    except MoveError as problem:
        raise Refused(422, problem.key, str(problem), **problem.values) from problem


def _say(table: Table, command: commands.Say) -> Happened:
    seat = _my_seat(table, command.actor)
    if command.text is not None:
        if table.options.open:
            raise Refused(403, "phrases-only", "At open tables there are only the ready phrases.")
        return happened.Said(seat, text=clean_text(command.text))
    if command.phrase not in PHRASES:
        raise Refused(422, "no-phrase", f"The phrases are {', '.join(PHRASES)}.")
    return happened.Said(seat, phrase=command.phrase)


def _person(table: Table, seat: int, *, warm: bool) -> int:
    """The seat, if a person has it and it is kept warm or not, as is said."""
    if table.seats[seat - 1].kind != "human" or table.seats[seat - 1].warm != warm:
        raise Refused(422, "as-it-is", "It is so already.")
    return seat
