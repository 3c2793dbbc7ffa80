"""A move in a few small choices: the card, whom to play it on, what to name. Two seats come in either order."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from duenna.core.actions import Move
from duenna.core.cards import ROYALS, Card
from duenna.core.view import View


@dataclass(frozen=True)
class Step:
    """One choice on the way to a move: what is chosen, and which.

    The kinds are card, target, first, second and guess; keep and top; reply; look.
    """

    kind: str
    value: int | str  #: a card, a seat, or a word

    @property
    def card(self) -> Card:
        """The card chosen."""
        return Card(int(self.value))


NO_SEAT: Final = 0  #: as a seat: nobody, or nobody else


def ways(move: Move, view: View) -> Iterator[tuple[Step, ...]]:
    """The steps by which a move can be reached; two seats may be chosen in either order."""
    if view.question == "reply":
        yield (Step("reply", "discard" if move.discards else "keep"),)
    elif view.question == "look":
        yield (Step("look", move.targets[0] if move.targets else NO_SEAT),)
    elif view.question == "return":
        assert move.card is not None
        keep = Step("keep", move.card)
        yield (keep, Step("top", move.returned[0])) if len(move.returned) == 2 else (keep,)
    else:
        yield from _plays(move, view)


def _plays(move: Move, view: View) -> Iterator[tuple[Step, ...]]:
    card = move.card
    assert card is not None
    start = Step("card", card)
    two = any(len(other.targets) == 2 for other in view.options if other.card == card)
    if not move.targets:
        yield (start,)
    elif two and len(move.targets) == 1:
        yield start, Step("first", move.targets[0]), Step("second", NO_SEAT)
    elif two:
        for one, other in (move.targets, move.targets[::-1]):
            yield start, Step("first", one), Step("second", other)
    elif move.guess:
        yield start, Step("target", move.targets[0]), Step("guess", move.guess)
    else:
        yield start, Step("target", move.targets[0])


def is_ruin(move: Move, view: View) -> bool:
    """Whether the move surely knocks its own player out: what one should be asked twice about."""
    if view.question == "reply":
        return move.discards and view.hand[0] in ROYALS
    if view.question != "play" or move.card is None:
        return False
    return move.card in ROYALS or (
        move.card == Card.PRINCE
        and move.targets == (view.seat,)
        and any(card in ROYALS for card in view.hand)
    )
