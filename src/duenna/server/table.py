"""A table: everything that follows from its events, and what may be done next. No input, no output.

`deciding.decide` turns a command into the next event, or refuses it; `Table.after` is the table after
it. All else is derived, so a table comes back from its events exactly as it was.
"""

from copy import copy
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal, assert_never

from duenna.bots import USUAL_BOT
from duenna.core.editions import PRESETS, Edition, find_edition
from duenna.core.game import Game
from duenna.server.happened import (
    BotSeated,
    Created,
    Dealt,
    DeviceAdded,
    GameEvent,
    Going,
    Happened,
    Joined,
    Left,
    Moved,
    Removed,
    Returned,
    Said,
    Seating,
    Started,
    Warmed,
)
from duenna.server.options import Options
from duenna.server.store import Stored

Instead = Literal["clock", "away", "stand-in"]
"""Why somebody else made a move: the person's time ran out, the person was away, or the seat's bot gave none."""

PHRASES: Final = ("hello", "good-luck", "well-played", "ouch", "thinking", "thanks", "again", "bye")
MAX_SAID: Final = 50  #: things said that a table remembers


class Refused(Exception):
    """A command that is not carried out: an HTTP status, a key, and a sentence."""

    def __init__(self, status: int, key: str, message: str, **values: object) -> None:
        super().__init__(message)
        self.status = status
        self.key = key
        self.values = values


@dataclass(frozen=True)
class Actor:
    """Who sends a command: hashes of a guest cookie and of a seat's token, or the house itself."""

    guest: str = ""
    token: str = ""
    house: bool = False


HOUSE: Final = Actor(house=True)  #: bots, clocks and the seat-warmer


@dataclass(frozen=True)
class Right:
    """What someone may see of a table: all that a seat sees, from when its person sat down; or what watchers see."""

    seat: int | None = None  #: None for who looks on
    since: int = 0  #: the event by which the seat's person sat down
    back: int | None = None  #: the seat that this person left and may take back


@dataclass(frozen=True)
class Seat:
    """One place at the table."""

    number: int
    kind: str = "open"  #: open, human or bot
    name: str = ""
    level: str | None = None  #: which bot sits here, or keeps the seat warm
    guests: frozenset[str] = frozenset()  #: hashes of its person's guest cookies
    tokens: frozenset[str] = frozenset()  #: hashes of its tokens
    warm: bool = False  #: a bot moves for a person who is away
    former: frozenset[str] = (
        frozenset()
    )  #: hashes of the person who left this match and may come back
    since: int = 0  #: the event by which its person sat down
    bank: int = 0  #: milliseconds left beyond the time for each decision


@dataclass
class Table:
    """A table as its events have made it."""

    id: str
    options: Options = field(default_factory=Options)
    edition: Edition = PRESETS["modern"]  #: with the table's knobs, for its number of seats
    maker: int = 1
    seats: list[Seat] = field(default_factory=list)
    match: int = 0
    started_at: int | None = None  #: the event that began the match
    game_seq: int = 0  #: the last event that changed the game
    former_end: int = 0  #: the last event that changed a game before the match being played
    game: Game | None = None
    seq: int = 0
    at: int = 0  #: when the last event happened
    asked_at: int = 0  #: since when the decider is asked
    #: event -> its span of `game.events`
    told: dict[int, tuple[int, int]] = field(default_factory=dict)
    #: event -> why the computer made that move for a person, or another one for a bot: an `Instead`
    instead: dict[int, Instead] = field(default_factory=dict)
    said: list[tuple[Said, int]] = field(default_factory=list)  #: what was said last, and when
    log: list[Stored] = field(default_factory=list)

    # ---- what is the case

    @property
    def phase(self) -> str:
        """gathering, playing, round-over or match-over."""
        if self.game is None:
            return "gathering"
        if self.game.over:
            return "match-over"
        return "round-over" if self.game.round_over else "playing"

    def seat_of(self, actor: Actor) -> int | None:
        """The seat that this guest or token holds."""
        for seat in self.seats:
            if seat.kind == "human" and (actor.guest in seat.guests or actor.token in seat.tokens):
                return seat.number
        return None

    def right_of(self, actor: Actor) -> Right | None:
        """What this guest or token may see of the table now; None for nothing at all."""
        number = self.seat_of(actor)
        if number is not None:
            return Right(number, self.seats[number - 1].since)
        back = self.left_by(actor)
        watched = self.options.watchers or self.phase == "gathering"
        return Right(back=back) if back or watched else None

    def left_by(self, actor: Actor) -> int | None:
        """The seat that this guest or token left and may take back: while the match lasts."""
        if self.phase not in ("playing", "round-over"):
            return None
        for seat in self.seats:
            if actor.guest in seat.former or actor.token in seat.former:
                return seat.number
        return None

    def holds(self, right: Right) -> bool:
        """Whether that is still a right: who sits there now is who sat there then."""
        if right.seat is None:
            back = right.back is not None and bool(self.seats[right.back - 1].former)
            return self.options.watchers or self.phase == "gathering" or back
        seat = self.seats[right.seat - 1]
        return seat.kind == "human" and seat.since == right.since

    def why_over(self, right: Right) -> str:
        """Why that is no right any more: the person "left", was "removed", or there may be "no-watchers" now."""
        if right.seat is None:
            return "no-watchers"
        return next(
            event.what.kind
            for event in self.log[right.since :]
            if isinstance(event.what, Going) and event.what.seat == right.seat
        )

    @property
    def by_bot(self) -> bool:
        """Whether a bot must move now."""
        decider = self.game.decider if self.game else None
        if decider is None:
            return False
        seat = self.seats[decider - 1]
        return seat.kind == "bot" or seat.warm

    @property
    def deadline(self) -> int | None:
        """When the time of the asked person runs out, in milliseconds since 1970."""
        decider = self.game.decider if self.game else None
        if decider is None or self.by_bot or not self.options.timed:
            return None
        return self.asked_at + 1000 * self.options.move_seconds + self.seats[decider - 1].bank

    @property
    def fills_at(self) -> int | None:
        """When bots take the free seats, in milliseconds since 1970; None if that is not to be."""
        if not self.options.fill_seconds or self.phase != "gathering" or not self.people():
            return None
        return self.log[0].at + 1000 * self.options.fill_seconds

    @property
    def owner(self) -> str:
        """By whom the table's share of what is scarce is counted: its maker's browser, else the table itself."""
        return min(self.seats[self.maker - 1].guests, default=self.id)

    @property
    def listed(self) -> bool:
        """Whether the table is for everyone to see: open, still gathering, and not left by all."""
        return self.options.open and self.game is None and bool(self.people())

    def people(self) -> list[Seat]:
        """Seats held by people, without those that a bot is keeping warm."""
        return [seat for seat in self.seats if seat.kind == "human" and not seat.warm]

    def bot_name(self) -> str:
        """A name no one at the table has."""
        taken = {seat.name for seat in self.seats}
        return next(name for name in _BOT_NAMES if name not in taken)

    # ---- what has happened

    def after(self, event: Stored) -> "Table":
        """The table as it is once the event has happened; this one stays as it is."""
        table = copy(self)
        table.game = self.game.copy() if self.game else None
        table.seats, table.told, table.log = list(self.seats), dict(self.told), list(self.log)
        table.instead = dict(self.instead)
        table.apply(event)
        return table

    def apply(self, event: Stored) -> None:
        """Takes the next event in; raises whatever it raises if it cannot have happened."""
        if event.seq != self.seq + 1:
            raise ValueError(f"Event {event.seq} cannot come after {self.seq}.")
        before = len(self.game.events) if self.game else 0
        asked = self.game.decider if self.game else None
        if isinstance(event.what, Started):
            before, self.former_end = 0, self.game_seq
        if isinstance(event.what, GameEvent):
            self.game_seq = event.seq
        self._take(event.what, event.at)
        self.seq, self.at = event.seq, event.at
        self.log.append(event)
        if self.game is not None:
            self.told[event.seq] = (before, len(self.game.events))
            if asked != self.game.decider or len(self.game.events) != before:
                self.asked_at = event.at

    def _take(self, what: Happened, at: int) -> None:
        match what:
            case Created():
                self._created(what)
            case Joined():
                self._sit(what)
            case DeviceAdded():
                self._hold(what)
            case Left() | Removed():
                self._gone(what)
            case BotSeated():
                self.seats[what.seat - 1] = Seat(what.seat, "bot", what.name, what.level)
            case Started():
                self._started(what)
            case Moved():
                self._moved(what, at)
            case Dealt():
                self._playing().next_round()
            case Said():
                self.said = [*self.said[-MAX_SAID + 1 :], (what, at)]
            case Warmed() | Returned():
                self._change(what.seat, warm=isinstance(what, Warmed))
            case _:
                assert_never(what)

    def _created(self, made: Created) -> None:
        self.edition = find_edition(made.edition, made.players, **made.knobs)
        self.options = made.options
        self.seats = [Seat(number) for number in range(1, made.players + 1)]
        self._sit(made)
        for number, level in enumerate(made.bots, start=2):
            self.seats[number - 1] = Seat(number, "bot", self.bot_name(), level)

    def _sit(self, person: Created | Joined) -> None:
        number = person.seat
        bank = self.seats[number - 1].bank
        self.seats[number - 1] = Seat(number, "human", person.name, since=self.seq + 1, bank=bank)
        self._hold(person)

    def _hold(self, person: Seating) -> None:
        """Lets one more device sit there; a program has no guest cookie."""
        seat = self.seats[person.seat - 1]
        guests = seat.guests | ({person.guest} - {""})
        self._change(person.seat, guests=guests, tokens=seat.tokens | {person.token})

    def _change(self, number: int, **parts: Any) -> None:
        self.seats[number - 1] = replace(self.seats[number - 1], **parts)

    def _gone(self, going: Going) -> None:
        number = going.seat
        old = self.seats[number - 1]
        if self.game is not None and not self.game.over:
            # The name stays on the seat for the match; a bot plays on, until the person comes back.
            former = (old.guests | old.tokens) - {""}
            self.seats[number - 1] = Seat(
                number, "bot", old.name, USUAL_BOT, bank=old.bank, former=former
            )
        else:
            self.seats[number - 1] = Seat(number)
        if number == self.maker:
            self.maker = next((seat.number for seat in self.seats if seat.kind == "human"), 1)

    def _started(self, begun: Started) -> None:
        self.match += 1
        self.game = Game(self.edition, begun.names, seed=begun.seed)
        self.told = {}
        self.started_at = self.seq + 1
        bank = 1000 * self.options.bank_seconds
        self.seats = [replace(seat, bank=bank, former=frozenset()) for seat in self.seats]

    def _moved(self, made: Moved, at: int) -> None:
        seat = self.seats[made.seat - 1]
        if why := _instead(made, seat):
            self.instead[self.seq + 1] = why
        if self.options.timed and seat.kind == "human":
            took = at - self.asked_at if made.took is None else made.took
            over = took - 1000 * self.options.move_seconds
            left = max(0, seat.bank - max(0, over)) + 1000 * self.options.increment_seconds
            self._change(made.seat, bank=left)
        self._playing().play(made.move)

    def _playing(self) -> Game:
        """The game; raises ValueError if there is none yet."""
        if self.game is None:
            raise ValueError("No match has begun.")
        return self.game

    # ---- what leaves the table

    def view(self, reader: int | None) -> dict[str, Any] | None:
        """The reader's view as JSON; None before the first deal."""
        return self.game.view(reader).to_json() if self.game else None


def _instead(made: Moved, seat: Seat) -> Instead | None:
    """Why somebody else made that move for the seat; None if it is the seat's own."""
    match made.by:
        case "clock":
            return "clock"
        case "stand-in":
            return "stand-in"
        case "bot" if seat.kind == "human":
            return "away"
    return None


_BOT_NAMES: Final = ("Bruno", "Clara", "Dario", "Elena", "Felix", "Greta", "Hugo", "Irene", "Jonas")
