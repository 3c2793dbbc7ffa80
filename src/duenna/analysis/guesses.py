"""Guesses: the chance that what is named is there."""

from collections.abc import Sequence
from typing import Final

from duenna.analysis.report import Guess, Hand
from duenna.belief import Chances
from duenna.core.actions import Move
from duenna.core.cards import ROYALS
from duenna.core.view import View

TIE: Final = 0.005  #: guesses are as likely as each other if their chances differ by no more


def guess_made(view: View, move: Move, hands: Sequence[Hand]) -> Guess | None:
    """The guess of a move with its chances; None if it names nothing, or on a seat that it cannot hit."""
    if move.guess is None:
        return None
    (seat,) = move.targets
    hand = next((hand for hand in hands if hand.seat == seat), None)
    if hand is None or seat in view.protected:
        return None
    return Guess(
        seat,
        move.guess,
        _chance(view, move.guess, hand.counting),
        _chance(view, move.guess, hand.reading),
    )


def best_guess(view: View, hands: Sequence[Hand]) -> Guess | None:
    """The likeliest guess among the options, by counting, then by reading."""
    guesses = [guess_made(view, move, hands) for move in view.options]
    return max(
        (guess for guess in guesses if guess is not None),
        key=lambda guess: (guess.counting, guess.reading),
        default=None,
    )


def _chance(view: View, word: str, chances: Chances) -> float:
    """The chance that the hand holds a card of that guess; whichever royal is named is the one in play."""
    cards = set(next(guess.cards for guess in view.edition.guesses if guess.text == word))
    if cards & set(ROYALS):
        cards |= set(ROYALS)
    return sum(chance for card, chance in chances.items() if card in cards)
