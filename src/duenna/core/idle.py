"""Knobs that change nothing, because of the deck or of how other knobs are turned."""

from collections.abc import Callable, Mapping
from typing import Final

from duenna.core.cards import ROYALS, Card
from duenna.core.editions import Edition
from duenna.core.knobs import DECKS


def is_idle(edition: Edition, knob: str) -> bool:
    """Whether turning that knob alone would change nothing about a match of that edition.

    >>> from duenna.core.editions import find_edition
    >>> is_idle(find_edition("modern"), "tie_start")
    False
    >>> is_idle(find_edition("modern", next_start="left"), "tie_start")  # left of the last starter, always
    True
    """
    works = _WORKS.get(knob)
    return works is not None and not works(edition)


def shares(edition: Edition) -> bool:
    """Whether several can win a round."""
    return edition.tie in ("share", "sum-share")


def pays_more(edition: Edition) -> bool:
    """Whether a card can pay a token that is counted at the round's end, beside the winner's."""
    if _has(edition, Card.SPY, Card.JESTER):
        return True
    if not edition.immediate_win and pays_at_once(edition):
        return True
    return _has(edition, Card.CONSTABLE) and edition.constable_timing == "round-end"


def plays_off(edition: Edition) -> bool:
    """Whether a match can come to a playoff."""
    return edition.match_tie == "playoff" and not is_idle(edition, "match_tie")


def pays_at_once(edition: Edition) -> bool:
    """Whether a card can pay a token in mid-round."""
    return _has(edition, Card.BISHOP) or (
        _has(edition, Card.CONSTABLE) and edition.constable_timing == "immediate"
    )


def _has(edition: Edition, *cards: Card) -> bool:
    return any(card in edition.copies for card in cards)


#: Knob -> whether it bears on an edition; those that always do are not here.
_WORKS: Final[Mapping[str, Callable[[Edition], bool]]] = {
    "two_player_aside": lambda e: e.players[0] == 2 or plays_off(e),
    "aside_face": lambda e: e.two_player_aside > 0 and (e.players[0] == 2 or plays_off(e)),
    "seven_rule": lambda e: e.ranks == "eight" and _has(e, Card.COUNTESS, Card.MINISTER),
    "protection": lambda e: _has(e, Card.HANDMAID),
    "guard_by": lambda e: _has(e, Card.GUARD, Card.BISHOP),
    "prince_all_protected": lambda e: (
        _has(e, Card.PRINCE) and _has(e, Card.HANDMAID) and e.protection == "untargetable"
    ),
    "sycophant_unchoosable": lambda e: _has(e, Card.SYCOPHANT),
    "tie_sum_hand": lambda e: e.tie.startswith("sum"),
    "tie_start": lambda e: e.next_start == "winner" and shares(e),
    "none_start": lambda e: e.next_start == "winner" and not shares(e),
    "immediate_win": pays_at_once,
    "match_tie": lambda e: shares(e) or pays_more(e),
    "constable_timing": lambda e: _has(e, Card.CONSTABLE),
    "playoff_deck": lambda e: plays_off(e) and e.deck == DECKS["thirty-two"],
    "royal": lambda e: _has(e, *ROYALS),
}
