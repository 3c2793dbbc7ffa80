"""A table: everything that follows from its events, and what may be done next. No input, no output.

`Table.decide` turns a command into the body of the next event, or refuses it; `Table.after` is the table
after an event. All else is derived, so a table comes back from its events exactly as it was.
"""

from collections.abc import Mapping
from copy import copy
from dataclasses import dataclass, field
from typing import Any, Final

from duenna.bots import USUAL_BOT, bot_names
from duenna.core.editions import PRESETS, Edition, find_edition
from duenna.core.errors import MoveError
from duenna.core.game import Game
from duenna.core.seeds import new_seed
from duenna.server.names import clean_name, clean_text
from duenna.server.options import Options
from duenna.server.store import Stored

GAME_EVENTS: Final = ("started", "moved", "dealt")  #: kinds that change the game
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


@dataclass
class Seat:
    """One place at the table."""

    number: int
    kind: str = "open"  #: open, human or bot
    name: str = ""
    level: str | None = None  #: which bot sits here, or keeps the seat warm
    guests: frozenset[str] = frozenset()  #: hashes of its person's guest cookies
    tokens: frozenset[str] = frozenset()  #: hashes of its tokens
    warm: bool = False  #: a bot moves for a person who is away
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
    said: list[dict[str, Any]] = field(default_factory=list)
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
        return Right() if self.options.watchers or self.phase == "gathering" else None

    def holds(self, right: Right) -> bool:
        """Whether that is still a right: who sits there now is who sat there then."""
        if right.seat is None:
            return self.options.watchers or self.phase == "gathering"
        seat = self.seats[right.seat - 1]
        return seat.kind == "human" and seat.since == right.since

    def why_over(self, right: Right) -> str:
        """Why that is no right any more: the person "left", was "removed", or there may be "no-watchers" now."""
        if right.seat is None:
            return "no-watchers"
        return next(
            event.kind
            for event in self.log[right.since :]
            if event.kind in ("left", "removed") and event.body["seat"] == right.seat
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

    def people(self) -> list[Seat]:
        """Seats held by people, without those that a bot is keeping warm."""
        return [seat for seat in self.seats if seat.kind == "human" and not seat.warm]

    # ---- what may be done

    def decide(self, actor: Actor, command: str, body: Mapping[str, Any]) -> dict[str, Any]:
        """The body of the event that this command becomes, its kind under "kind"; raises Refused."""
        rule = _COMMANDS.get(command)
        if rule is None:
            raise Refused(404, "no-command", f"There is no command {command[:40]!r}.")
        return rule(self, actor, body)

    def _my_seat(self, actor: Actor) -> int:
        seat = self.seat_of(actor)
        if seat is None:
            raise Refused(403, "no-seat", "You have no seat at this table.")
        return seat

    def _only_maker(self, actor: Actor) -> None:
        if self.seat_of(actor) != self.maker:
            raise Refused(403, "not-maker", "Only who made the table may do that.")

    def _maker_gathers(self, actor: Actor) -> None:
        self._only_maker(actor)
        if self.phase not in ("gathering", "match-over"):
            raise Refused(422, "started", "The match has begun.")

    def _open_seat(self, wanted: object) -> Seat:
        free = [seat for seat in self.seats if seat.kind == "open"]
        if wanted is not None:
            free = [seat for seat in free if seat.number == wanted]
        if not free:
            raise Refused(
                422, "seat-taken", "That seat is not free." if wanted else "Every seat is taken."
            )
        return free[0]

    def _join(self, actor: Actor, body: Mapping[str, Any]) -> dict[str, Any]:
        if self.seat_of(actor) is not None:
            raise Refused(422, "seated", "You have a seat here already.")
        seat = self._open_seat(body.get("seat"))
        name = clean_name(
            body.get("name"), {other.name for other in self.seats if other is not seat}
        )
        return {"kind": "joined", "seat": seat.number, "name": name, "guest": actor.guest}

    def _claim(self, actor: Actor, body: Mapping[str, Any]) -> dict[str, Any]:
        """Another device of the person at `seat`, which the service has read off its code."""
        if self.seat_of(actor) is not None:
            raise Refused(422, "seated", "You have a seat here already.")
        return {"kind": "device", "seat": body["seat"], "guest": actor.guest}

    def _leave(self, actor: Actor, body: Mapping[str, Any]) -> dict[str, Any]:
        return {"kind": "left", "seat": self._my_seat(actor)}

    def _bot(self, actor: Actor, body: Mapping[str, Any]) -> dict[str, Any]:
        self._maker_gathers(actor)
        level = body.get("level", USUAL_BOT)
        names = bot_names()
        if level not in names:
            raise Refused(
                422, "no-bot", f"There is no bot {str(level)[:40]!r}; there are {', '.join(names)}."
            )
        seat = self._open_seat(body.get("seat"))
        return {"kind": "bot", "seat": seat.number, "level": level, "name": self.bot_name()}

    def bot_name(self) -> str:
        """A name no one at the table has."""
        taken = {seat.name for seat in self.seats}
        return next(name for name in _BOT_NAMES if name not in taken)

    def _remove(self, actor: Actor, body: Mapping[str, Any]) -> dict[str, Any]:
        self._maker_gathers(actor)
        seat = body.get("seat")
        if not isinstance(seat, int) or not 1 <= seat <= len(self.seats) or seat == self.maker:
            raise Refused(422, "no-such-seat", "Name another taken seat of this table.")
        if self.seats[seat - 1].kind == "open":
            raise Refused(422, "no-such-seat", "Nobody sits there.")
        return {"kind": "removed", "seat": seat}

    def _start(self, actor: Actor, body: Mapping[str, Any]) -> dict[str, Any]:
        self._only_maker(actor)
        if self.phase != "gathering":
            raise Refused(422, "started", "The match has begun.")
        return self._new_match()

    def _rematch(self, actor: Actor, body: Mapping[str, Any]) -> dict[str, Any]:
        self._my_seat(actor)
        if self.phase != "match-over":
            raise Refused(422, "not-over", "The match is not over.")
        return self._new_match()

    def _new_match(self) -> dict[str, Any]:
        if any(seat.kind == "open" for seat in self.seats):
            raise Refused(422, "seats-open", "A seat is still free: invite someone or add a bot.")
        return {"kind": "started", "seed": new_seed(), "names": [seat.name for seat in self.seats]}

    def _move(self, actor: Actor, body: Mapping[str, Any]) -> dict[str, Any]:
        seat = body["seat"] if actor.house else self._my_seat(actor)
        if self.game is None:
            raise Refused(422, "not-started", "The match has not begun.")
        text = body.get("move")
        if not isinstance(text, str):
            raise Refused(400, "bad-request", '"move" must be a text.')
        try:
            move = self.game.check(text, seat)
        except MoveError as problem:
            values = {
                key: value for key, value in problem.values.items() if isinstance(value, (str, int))
            }
            raise Refused(422, problem.key, str(problem), **values) from problem
        return {"kind": "moved", "seat": seat, "move": str(move)} | (
            {"by": body["by"]} if actor.house else {}
        )

    def _next(self, actor: Actor, body: Mapping[str, Any]) -> dict[str, Any]:
        if not actor.house:
            self._my_seat(actor)
        if self.phase != "round-over":
            raise Refused(422, "round-not-over", "The round is not over.")
        return {"kind": "dealt"}

    def _say(self, actor: Actor, body: Mapping[str, Any]) -> dict[str, Any]:
        seat = self._my_seat(actor)
        if "text" in body:
            if self.options.open:
                raise Refused(
                    403, "phrases-only", "At open tables there are only the ready phrases."
                )
            return {"kind": "said", "seat": seat, "text": clean_text(body["text"])}
        if body.get("phrase") not in PHRASES:
            raise Refused(422, "no-phrase", f"The phrases are {', '.join(PHRASES)}.")
        return {"kind": "said", "seat": seat, "phrase": body["phrase"]}

    def _warm(self, actor: Actor, body: Mapping[str, Any]) -> dict[str, Any]:
        if not actor.house:
            raise Refused(404, "no-command", "There is no such command.")
        seat = self.seats[body["seat"] - 1]
        if seat.kind != "human" or seat.warm == (body["kind"] == "warmed"):
            raise Refused(422, "as-it-is", "It is so already.")
        return {"kind": body["kind"], "seat": seat.number}

    # ---- what has happened

    def after(self, event: Stored) -> "Table":
        """The table as it is once the event has happened; this one stays as it is."""
        table = copy(self)
        table.seats = [copy(seat) for seat in self.seats]
        table.game = self.game.copy() if self.game else None
        table.told, table.log = dict(self.told), list(self.log)
        table.apply(event)
        return table

    def apply(self, event: Stored) -> None:
        """Takes the next event in."""
        assert event.seq == self.seq + 1, f"event {event.seq} after {self.seq}"
        before = len(self.game.events) if self.game else 0
        asked = self.game.decider if self.game else None
        if event.kind == "started":
            before, self.former_end = 0, self.game_seq
        if event.kind in GAME_EVENTS:
            self.game_seq = event.seq
        _EVENTS[event.kind](self, event.body, event.at)
        self.seq, self.at = event.seq, event.at
        self.log.append(event)
        if self.game is not None:
            self.told[event.seq] = (before, len(self.game.events))
            if asked != self.game.decider or len(self.game.events) != before:
                self.asked_at = event.at

    def _created(self, body: Mapping[str, Any], at: int) -> None:
        self.edition = find_edition(body["edition"], body["players"], **body["knobs"])
        self.options = Options(**body["options"])
        self.seats = [Seat(number) for number in range(1, body["players"] + 1)]
        self._sit(1, body["name"], body["guest"], body["token"])
        for number, level in enumerate(body["bots"], start=2):
            self._seat_bot({"seat": number, "level": level, "name": self.bot_name()}, at)

    def _sit(self, number: int, name: str, guest: str, token: str) -> None:
        self.seats[number - 1] = Seat(number, "human", name, since=self.seq + 1)
        self._hold(number, guest, token)

    def _hold(self, number: int, guest: str, token: str) -> None:
        """Lets one more device sit there; a program has no guest cookie."""
        seat = self.seats[number - 1]
        seat.guests, seat.tokens = seat.guests | ({guest} - {""}), seat.tokens | {token}

    def _joined(self, body: Mapping[str, Any], at: int) -> None:
        self._sit(body["seat"], body["name"], body["guest"], body["token"])

    def _device(self, body: Mapping[str, Any], at: int) -> None:
        self._hold(body["seat"], body["guest"], body["token"])

    def _seat_bot(self, body: Mapping[str, Any], at: int) -> None:
        self.seats[body["seat"] - 1] = Seat(body["seat"], "bot", body["name"], body["level"])

    def _gone(self, body: Mapping[str, Any], at: int) -> None:
        old = self.seats[body["seat"] - 1]
        if self.game is not None and not self.game.over:
            # The name stays on the seat for the match; a bot plays on.
            self.seats[old.number - 1] = Seat(old.number, "bot", old.name, USUAL_BOT)
        else:
            self.seats[old.number - 1] = Seat(old.number)
        if old.number == self.maker:
            self.maker = next((seat.number for seat in self.seats if seat.kind == "human"), 1)

    def _started(self, body: Mapping[str, Any], at: int) -> None:
        self.match += 1
        self.game = Game(self.edition, body["names"], seed=body["seed"])
        self.told = {}
        self.started_at = self.seq + 1
        for seat in self.seats:
            seat.bank = 1000 * self.options.bank_seconds

    def _moved(self, body: Mapping[str, Any], at: int) -> None:
        assert self.game is not None
        seat = self.seats[body["seat"] - 1]
        if self.options.timed and seat.kind == "human":
            over = at - self.asked_at - 1000 * self.options.move_seconds
            seat.bank = max(0, seat.bank - max(0, over)) + 1000 * self.options.increment_seconds
        self.game.play(body["move"])

    def _dealt(self, body: Mapping[str, Any], at: int) -> None:
        assert self.game is not None
        self.game.next_round()

    def _said(self, body: Mapping[str, Any], at: int) -> None:
        self.said = [*self.said[-MAX_SAID + 1 :], {**body, "at": at}]

    def _warmed(self, body: Mapping[str, Any], at: int) -> None:
        self.seats[body["seat"] - 1].warm = True

    def _returned(self, body: Mapping[str, Any], at: int) -> None:
        self.seats[body["seat"] - 1].warm = False

    # ---- what leaves the table

    def view(self, reader: int | None) -> dict[str, Any] | None:
        """The reader's view as JSON; None before the first deal."""
        return self.game.view(reader).to_json() if self.game else None


_BOT_NAMES: Final = ("Bruno", "Clara", "Dario", "Elena", "Felix", "Greta", "Hugo", "Irene", "Jonas")

_COMMANDS: Final = {
    "join": Table._join,
    "claim": Table._claim,
    "leave": Table._leave,
    "bot": Table._bot,
    "remove": Table._remove,
    "start": Table._start,
    "rematch": Table._rematch,
    "move": Table._move,
    "next": Table._next,
    "say": Table._say,
    "warm": Table._warm,
}

_EVENTS: Final = {
    "created": Table._created,
    "joined": Table._joined,
    "device": Table._device,
    "left": Table._gone,
    "removed": Table._gone,
    "bot": Table._seat_bot,
    "started": Table._started,
    "moved": Table._moved,
    "dealt": Table._dealt,
    "said": Table._said,
    "warmed": Table._warmed,
    "returned": Table._returned,
}
