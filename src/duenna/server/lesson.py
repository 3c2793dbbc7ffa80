"""A first round, guided: one deal, played to its end against one patient computer player, with a word before each move.

The round is played by the rules, once for everyone, and sent as a table would tell it. So the page shows it on the
table at which all matches are played. The learner makes the moves that are asked for; those of the other seat follow
by themselves.
"""

from functools import cache
from typing import Any, Final

from duenna.core.cards import Card
from duenna.core.editions import find_edition
from duenna.core.game import Deal, Game
from duenna.server.beside import unseen_face
from duenna.server.faces import rule_set_face, table_face
from duenna.server.happened import Created, Joined, Moved, Started
from duenna.server.menu import menu_face
from duenna.server.options import Options
from duenna.server.packing import Packed, packed_json
from duenna.server.said import event_face, say_face
from duenna.server.store import Stored
from duenna.server.table import Table
from duenna.text.saying import Say

LEARNER: Final = 1
OTHER: Final = "Bruno"
_C: Final = Card

#: From the top: one card set aside, one for each seat, and those drawn in turn; the last four are never drawn.
DECK: Final = (
    *(_C.BARON, _C.PRIEST, _C.HANDMAID),
    *(
        _C.GUARD,
        _C.PRINCE,
        _C.HANDMAID,
        _C.GUARD,
        _C.KING,
        _C.GUARD,
        _C.COUNTESS,
        _C.PRIEST,
        _C.GUARD,
    ),
    *(_C.GUARD, _C.BARON, _C.PRINCE, _C.PRINCESS),
)
#: The moves in turn, the learner's with the message that leads to it.
MOVES: Final = (
    ("guard 2 baron", "lesson-guard"),
    ("handmaid", None),
    ("handmaid", "lesson-handmaid"),
    ("guard", None),
    ("priest 2", "lesson-priest"),
    ("guard 1 handmaid", None),
    ("countess", "lesson-countess"),
    ("priest 1", None),
    ("guard 2 prince", "lesson-prince"),
)
END: Final = "lesson-end"  #: said when the round is won


@cache
def lesson_face() -> Packed:
    """The lesson, as it is sent: the rules, and each step as the learner's stream would tell it."""
    edition = find_edition("classic", 2, two_player_aside=0, tokens=1)
    table = Table("lesson")
    begin = (
        Created("", "", "classic", 2, edition.knobs, Options(aids="counts"), ("counter",)),
        Started("lesson", ("1", OTHER)),
    )
    for what in begin:
        _happen(table, what)
    table.game = Game(edition, ["1", OTHER], seed="lesson", deals=[Deal(DECK, LEARNER)])
    table.told[table.seq] = (0, len(table.game.events))
    steps = []
    for move, tip in (*MOVES, ("", END)):
        steps.append(_step(table, move if tip != END and _asked(table) else None, tip))
        if move:
            assert table.game.decider is not None
            _happen(table, Moved(table.game.decider, move, by=None if tip else "bot"))
    return packed_json({"rules": rule_set_face(edition, 2), "steps": steps})


def _happen(table: Table, what: Created | Joined | Started | Moved) -> None:
    table.apply(Stored(table.id, table.seq + 1, str(table.seq), 0, what))


def _asked(table: Table) -> bool:
    return table.game is not None and table.game.decider == LEARNER


def _step(table: Table, move: str | None, tip: str | None) -> dict[str, Any]:
    """The table's last event as the learner's stream tells it, the learner's next move, and what is said before it."""
    game = table.game
    assert game is not None
    view = game.view(LEARNER)
    face = table_face(table, LEARNER)
    for seat in face["seats"]:
        seat["here"] = True
    stored = table.log[-1]
    happened = {
        "type": "event",
        "seq": table.seq,
        "at": stored.at,
        "kind": stored.what.kind,
        "seat": stored.what.seat if isinstance(stored.what, Moved) else None,
        "instead": None,
        "events": [
            event_face(event, game.edition, LEARNER)
            for event in game.events[slice(*table.told[table.seq])]
        ],
        "table": {**face, "watching": 0, "deadline": None},
        "view": view.to_json(),
        "menu": menu_face(view) if view.options else [],
        "unseen": unseen_face(view),
    }
    return {"happened": happened, "move": move, "tip": say_face(Say(tip)) if tip else None}
