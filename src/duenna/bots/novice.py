"""A bot that plays like somebody on the first evening: it knows the rules and what it was shown, and counts nothing.

It does not throw the Princess away, mostly plays its lower card, names a hand it knows, and else guesses.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from duenna.bots.bot import Budget
from duenna.core.actions import Move
from duenna.core.cards import ROYALS, Card
from duenna.core.events import Event
from duenna.core.view import View

HIGHER: Final = 0.25  #: how often the higher card is played all the same
RISKY: Final = 4  #: no comparing of hands with less than that


def choose(view: View, events: Sequence[Event], budget: Budget) -> Move:
    """A move that looks reasonable to a newcomer."""
    rng = budget.rng()
    moves = [move for move in view.options if not _foolish(view, move)] or list(view.options)
    if view.question == "play":
        sure = [move for move in moves if _hits(view, move)]
        moves = sure or _with_one_card(view, moves, rng)
    elif view.question == "return":
        best = max(view.edition.rank[move.card] for move in moves if move.card)
        moves = [move for move in moves if move.card and view.edition.rank[move.card] == best]
    return rng.choice(moves)


def _foolish(view: View, move: Move) -> bool:
    """Whether even a newcomer sees that the move can only do harm."""
    royal_kept = any(card in ROYALS for card in view.hand)
    if view.question == "reply":
        return move.discards and royal_kept
    if view.question != "play":
        return False
    if move.card in ROYALS:
        return True
    kept = [card for card in view.hand if card != move.card] or [view.hand[0]]
    if move.card == Card.PRINCE and move.targets == (view.seat,):
        return True
    if move.card == Card.BARON and move.targets:
        return view.edition.rank[kept[0]] < RISKY
    if move.guess is not None:
        known = view.known.get(move.targets[0])
        return known is not None and not _hits(view, move)
    return move.card in (Card.KING, Card.CARDINAL) and royal_kept


def _hits(view: View, move: Move) -> bool:
    """Whether the move names a hand that is known."""
    if move.guess is None:
        return False
    known = view.known.get(move.targets[0])
    named = next(guess for guess in view.edition.guesses if guess.text == move.guess)
    return known in named.cards


def _with_one_card(view: View, moves: Sequence[Move], rng: Random) -> list[Move]:
    """The moves that play the card of lower rank, or now and then the other."""
    cards = sorted({move.card for move in moves if move.card}, key=lambda c: view.edition.rank[c])
    card = cards[-1] if rng.random() < HIGHER else cards[0]
    return [move for move in moves if move.card == card]
