"""What a message has beside its reader's view, made from that view: choices to make, and what the aids show."""

from typing import Any

from duenna.core.cards import CARDS, Card
from duenna.core.view import View
from duenna.server.menu import menu_face
from duenna.server.options import COUNTS, ODDS
from duenna.server.session import Session


def beside(session: Session, seat: int | None) -> dict[str, Any]:
    """The reader's `menu`; where the aids say so, the cards not seen yet as `unseen`, and the `odds`.

    The odds must have been worked out before.
    """
    game, aids = session.table.game, session.table.options.aids
    view = game.view(seat) if game and (aids in (COUNTS, ODDS) or game.decider == seat) else None
    out: dict[str, Any] = {"menu": menu_face(view) if view and view.options else []}
    if aids in (COUNTS, ODDS):
        out["unseen"] = unseen_face(view) if view else None
    return out | session.odds.beside(session.table, seat)


def unseen_face(view: View) -> dict[str, int]:
    """How many copies of each card the reader has not seen, the royal in play by its own name.

    >>> from duenna import Game
    >>> list(unseen_face(Game("classic", 2, seed=4).view()).values())
    [4, 2, 1, 2, 1, 1, 1, 1]
    """
    return {view.edition.word(_in_play(card, view)): left for card, left in view.unseen().items()}


def _in_play(card: Card, view: View) -> Card:
    return view.royal if CARDS[card].royal and view.royal is not None else card
