"""Tables in every state that a player meets, set before the page without a server's help.

A game is played at random until it is as full as games get; what the page would be sent then is kept, for one
reader. `Theatre` is a page whose stream is ours: it shows one such state after the other without loading anew.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import count
from random import Random
from typing import Any, Final

from helpers import walk
from person import Person
from playwright.sync_api import Route

from duenna import Edition, Event, Game, view_from_json
from duenna.core.events import Played
from duenna.server.beside import unseen_face
from duenna.server.faces import cards_of, rule_set_face
from duenna.server.menu import menu_face
from duenna.server.said import event_face

#: some short, some as long as they may be
NAMES: Final = (
    "Ann",
    "Bartholomew Featherstonehaugh",
    "Clara",
    "Maximilian-Alexander",
    "Eve",
    "Wolfgang",
    "Gil",
    "Henriette de la Tour",
)
READER: Final = 1
GAMES: Final = 12  #: how many games are looked through for the fullest moments


def is_person(seat: int) -> bool:
    """Whether a person sits there, or a computer player."""
    return seat % 2 == 1


@dataclass
class Moment:
    """What one reader has been told of a game up to some moment."""

    game: Game
    view: dict[str, Any]
    events: list[Event]
    phase: str
    seat: int | None = READER
    aids: str = "counts"

    @property
    def beside(self) -> dict[str, Any]:
        """What a message has beside the view."""
        view = view_from_json(self.view)
        menu = menu_face(view) if view.options else []
        return {"menu": menu, "unseen": unseen_face(view), "odds": None}

    @property
    def fullness(self) -> int:
        """How much lies on the table."""
        return sum(map(len, self.view["piles"].values()))

    def face(self, number: int, seq: int) -> dict[str, Any]:
        """The table as the protocol tells it."""
        edition = self.game.edition
        return {
            "id": "theatre",
            "phase": self.phase,
            "edition": edition.name,
            "asked": edition.asked,
            "knobs": edition.knobs,
            "players": self.game.players,
            "target": edition.tokens[self.game.players],
            "cards": cards_of(edition),
            "options": {
                "open": False,
                "lang": "",
                "watchers": True,
                "aids": self.aids,
                "move_seconds": 0,
                "bank_seconds": 0,
                "increment_seconds": 0,
                "absent_seconds": 0,
            },
            "match": number,
            "started": 0,
            "seq": seq,
            "you": self.seat,
            "maker": 1,
            "seats": [
                {
                    "seat": seat,
                    "name": name,
                    "kind": "human" if is_person(seat) else "bot",
                    "level": None if is_person(seat) else "counter",
                    "here": seat != 3,
                    "warm": False,
                    "left": False,
                }
                for seat, name in enumerate(self.game.names, start=1)
            ],
            "commitment": "0" * 64,
            "seed": "7" if self.phase == "match-over" else None,
            "fills_at": None,
            "deadline": None,
            "watching": 1,
            "said": [],
        }


@dataclass
class Fullest:
    """The fullest moment of each kind that was met."""

    found: dict[str, Moment] = field(default_factory=dict)

    def offer(self, kind: str, moment: Moment) -> None:
        before = self.found.get(kind)
        if before is None or before.fullness < moment.fullness:
            self.found[kind] = moment


@cache
def moments(edition: str, seats: int) -> dict[str, Moment]:
    """The fullest moment of each kind at such a table: see `kinds_of`."""
    best = Fullest()
    for seed in range(GAMES):
        game = Game(edition, NAMES[:seats], seed=seed)
        start = 0
        for step in walk(game, Random(seed)):
            if step is None:
                _offer(best, game, start, "round-over")
                start = len(game.events)
                continue
            _offer(best, game, start, "playing")
        _offer(best, game, start, "match-over")
    return best.found


def _offer(best: Fullest, game: Game, start: int, phase: str) -> None:
    view = game.view(READER).to_json()
    moment = Moment(game, view, game.events_for(READER, start), phase)
    for kind in kinds_of(game, view, phase):
        best.offer(kind, moment)
    if phase == "playing" and view["decider"] == READER:
        watched = game.view().to_json()
        best.offer("watched", Moment(game, watched, game.events_for(None, start), phase, None))


def kinds_of(game: Game, view: dict[str, Any], phase: str) -> Iterator[str]:
    """What such a moment is, for the reader: a name of `geometry.KINDS`; there may be several."""
    if phase != "playing":
        yield phase
        return
    out = READER not in view["alive"]
    if view["decider"] != READER:
        yield "out" if out else "waiting"
        if out and not any(map(is_person, view["alive"])):
            yield "computers"
        return
    kind = {"return": "returning", "reply": "replying", "look": "looking"}.get(view["question"])
    if kind:
        yield kind
        return
    yield "asked"
    moves = [move.split() for move in view["options"]]
    if len({move[0] for move in moves}) < len(set(view["hand"])):
        yield "forced"
    targets = {move[1] for move in moves if len(move) == 2}
    if len(targets) > 2 - (game.players == 2):
        yield "choosing"
    if any(len(move) == 3 and not move[2].isdigit() for move in moves) or _names_values(
        game, moves
    ):
        yield "guessing"


def _names_values(game: Game, moves: list[list[str]]) -> bool:
    guards = {"guard", "soldier", "bishop"}
    return game.edition.guard_by == "value" and any(
        len(move) == 3 and move[0] in guards for move in moves
    )


FAKE: Final = """
    window.streams = [];
    window.EventSource = class {
        constructor() { streams.push(this); setTimeout(() => this.onopen?.()); }
        close() {}
    };
    window.feed = (messages) => {
        for (const message of messages) streams.at(-1).onmessage({ data: JSON.stringify(message) });
    };
"""


class Theatre:
    """One page at a table whose every message is ours."""

    def __init__(self, person: Person) -> None:
        self.person, self.page = person, person.page
        self._matches, self._match, self._seq = count(1), 0, 0
        self._rules: tuple[Edition, int] | None = None
        person.context.add_init_script(FAKE)

    def _open(self, moment: Moment) -> None:
        """Loads the page at such a table: it asks for a table's rules once."""
        game = moment.game
        self._rules = game.edition, game.players
        first = {
            "seq": 0,
            "table": moment.face(0, 0),
            "view": moment.view,
            **moment.beside,
            "now": 0,
        }
        self._answer("theatre", first)
        self._answer("theatre/edition", rule_set_face(*self._rules))
        self.page.goto(f"{self.person.url}/t/theatre")
        self.person.find("h1[tabindex]").wait_for()

    def _answer(self, path: str, body: object) -> None:
        text = json.dumps(body)

        def fulfil(route: Route) -> None:
            route.fulfill(status=200, content_type="application/json", body=text)

        self.page.route(f"**/api/tables/{path}", fulfil)

    def show(self, moment: Moment) -> None:
        """Sets such a table before the page: how it began, then all that happened in the round."""
        if self._rules != (moment.game.edition, moment.game.players):
            self._open(moment)
        self._match = next(self._matches)
        begin = self._seq + 1
        steps = _by_turn(moment.events)
        self._seq = begin + len(steps)
        face = moment.face(self._match, self._seq)
        hello = {
            "type": "hello",
            "seq": begin,
            "now": 0,
            "table": {**face, "seq": begin},
            "view": moment.view,
            **moment.beside,
        }
        told = [
            _message(begin + at, events, moment, face if at == len(steps) else None)
            for at, events in enumerate(steps, start=1)
        ]
        self._feed([hello, *told])

    def happen(self, moment: Moment) -> None:
        """Tells the page of what happens now: the moment's events are one command's."""
        self._seq += 1
        face = moment.face(self._match, self._seq)
        self._feed([_message(self._seq, moment.events, moment, face)])

    def _feed(self, messages: list[dict[str, Any]]) -> None:
        self.page.evaluate("feed", messages)
        self.person.drawn()


def _message(
    seq: int, events: list[Event], moment: Moment, face: dict[str, Any] | None
) -> dict[str, Any]:
    """One event of the stream; with the table and the view, if it is the newest."""
    first = events[0]
    return {
        "type": "event",
        "seq": seq,
        "at": seq,
        "kind": "moved",
        "seat": first.seat if isinstance(first, Played) else None,
        "events": [event_face(event, moment.game.edition, moment.seat) for event in events],
        "table": face,
        "view": moment.view if face else None,
        **(moment.beside if face else {}),
    }


def _by_turn(events: list[Event]) -> list[list[Event]]:
    """The events of a round, as commands brought them: each play with what it did."""
    steps: list[list[Event]] = [[]]
    for event in events:
        if isinstance(event, Played):
            steps.append([])
        steps[-1].append(event)
    return [step for step in steps if step]
