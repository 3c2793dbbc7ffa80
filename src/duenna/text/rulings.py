"""Rulings: the answers to what is asked at the table again and again, each where it matters.

docs/rules.md numbers them and gives their reasons; `SAID_BY` is which messages say each, here or in `rulebook.py`.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from duenna.core.cards import CARDS, Card
from duenna.core.editions import Edition
from duenna.core.idle import is_idle, pays_at_once
from duenna.text.nouns import card_names
from duenna.text.rulebook import has, has_royal
from duenna.text.saying import Arg, Listed, Say

_Args = Callable[[Edition], Mapping[str, Arg]]


@dataclass(frozen=True)
class Ruling:
    """An answer, and the editions that it is for."""

    message: str
    matters: Callable[[Edition], bool]
    args: _Args = lambda edition: {}
    card: Card | None = None  #: the card that it is about, if it is about one

    def said(self, edition: Edition) -> Say:
        """The answer as this edition gives it."""
        return Say(self.message, dict(self.args(edition)))


def rulings_of(edition: Edition) -> Iterator[Ruling]:
    """The rulings that matter in this edition, in the order of the book.

    >>> from duenna import PRESETS
    >>> [ruling.message for ruling in rulings_of(PRESETS["modern-16"])][:3]
    ['ruling-deal-order', 'ruling-missing-values', 'ruling-burned']
    """
    return (ruling for ruling in RULINGS if ruling.matters(edition))


# ---- when they matter -------------------------------------------------------------------------


def _with(*cards: Card) -> Callable[[Edition], bool]:
    """If the deck has all of these."""
    return lambda edition: all(card in edition.copies for card in cards)


def _ignoring(*cards: Card) -> Callable[[Edition], bool]:
    """If all of these can be played on a protected player, without effect."""
    return lambda e: (
        e.protection == "ignore"
        and has(e, Card.HANDMAID)
        and all(card in e.copies for card in cards)
    )


def _guesses(edition: Edition) -> bool:
    return has(edition, Card.GUARD, Card.BISHOP)


def _redraws(edition: Edition) -> bool:
    return has(edition, Card.PRINCE, Card.BISHOP) or _with(Card.ASSASSIN, Card.GUARD)(edition)


def _swaps(edition: Edition) -> bool:
    return has(edition, Card.KING, Card.CARDINAL)


def _shares_a_value(edition: Edition) -> bool:
    """If a value that may be named is that of several characters."""
    return edition.guard_by == "value" and any(len(guess.cards) > 1 for guess in edition.guesses)


def _missing_values(edition: Edition) -> list[int]:
    """The values of the scale, up to the highest, that no card of the deck has."""
    there = {edition.rank[card] for card in edition.copies}
    return [value for value in range(min(edition.rank.values()), max(there)) if value not in there]


def _keeps_gaps(edition: Edition) -> bool:
    """If values are missing that a printed deck has."""
    return edition.ranks == "nine" and bool(_missing_values(edition))


def _forced_by_name(edition: Edition) -> bool:
    """If other cards have the same value as those that force the Countess."""
    forcing = Card.KING, Card.PRINCE
    values = {edition.rank[card] for card in forcing}
    others = [card for card in edition.copies if card not in forcing]
    all_there = _with(Card.COUNTESS, *forcing)(edition)
    return all_there and any(edition.rank[card] in values for card in others)


def _comes_later(edition: Edition) -> bool:
    """If a Countess, or what forces her, can come to a player otherwise than by the turn's draw."""
    forced = _with(Card.COUNTESS)(edition) and has(edition, Card.KING, Card.PRINCE)
    return forced and (_swaps(edition) or has(edition, Card.CHANCELLOR))


def _several(card: Card) -> Callable[[Edition], bool]:
    return lambda edition: edition.copies.get(card, 0) > 1


def _counted(edition: Edition) -> list[Card]:
    """The cards of the deck that count among the discards."""
    counting = Card.SPY, Card.COUNT, Card.CONSTABLE
    return [card for card in counting if card in edition.copies]


def _chooses_two(edition: Edition) -> bool:
    return any(CARDS[card].seats == 2 for card in edition.copies)


def _extra(edition: Edition) -> Mapping[str, Arg]:
    return {"extra": edition.two_player_aside if edition.players[0] == 2 else 0}


def _values(edition: Edition) -> Mapping[str, Arg]:
    return {"values": Listed([Say("guess-value", {"value": v}) for v in _missing_values(edition)])}


RULINGS: Final = (
    Ruling("ruling-deal-order", lambda e: True, _extra),
    Ruling("ruling-missing-values", _keeps_gaps, _values),
    Ruling("ruling-burned", _redraws),
    Ruling("ruling-discarded", lambda e: True),
    Ruling(
        "ruling-discarded-counts",
        lambda e: bool(_counted(e)),
        lambda e: {"cards": card_names(_counted(e), e)},
    ),
    Ruling("ruling-protection-ends", _with(Card.HANDMAID), card=Card.HANDMAID),
    Ruling("ruling-ignored-guess", lambda e: _ignoring()(e) and _guesses(e)),
    Ruling("ruling-ignored-assassin", _ignoring(Card.ASSASSIN, Card.GUARD), card=Card.ASSASSIN),
    Ruling("ruling-ignored-cardinal", _ignoring(Card.CARDINAL), card=Card.CARDINAL),
    Ruling("ruling-ignored-baroness", _ignoring(Card.BARONESS), card=Card.BARONESS),
    Ruling("ruling-ignored-jester", _ignoring(Card.JESTER), card=Card.JESTER),
    Ruling("ruling-ignored-sycophant", _ignoring(Card.SYCOPHANT), card=Card.SYCOPHANT),
    Ruling("ruling-guess-open", _guesses),
    Ruling("ruling-guess-shared", lambda e: _guesses(e) and _shares_a_value(e)),
    Ruling(
        "ruling-playoff-guess",
        lambda e: _guesses(e) and not is_idle(e, "playoff_deck") and e.playoff_deck == "by-players",
    ),
    Ruling("ruling-compare-secret", lambda e: has(e, Card.BARON, Card.DOWAGER_QUEEN)),
    Ruling("ruling-swapped-royal", lambda e: _swaps(e) and has_royal(e)),
    Ruling("ruling-countess-free", _with(Card.COUNTESS), card=Card.COUNTESS),
    Ruling("ruling-countess-names", _forced_by_name, card=Card.COUNTESS),
    Ruling("ruling-countess-when", _comes_later, card=Card.COUNTESS),
    Ruling("ruling-returned", _with(Card.CHANCELLOR), card=Card.CHANCELLOR),
    Ruling("ruling-chancellor-last", _with(Card.CHANCELLOR), card=Card.CHANCELLOR),
    Ruling("ruling-known-kept", _with(Card.CHANCELLOR), card=Card.CHANCELLOR),
    Ruling("ruling-minister-order", _with(Card.MINISTER), card=Card.MINISTER),
    Ruling("ruling-minister-bust", _with(Card.MINISTER), card=Card.MINISTER),
    Ruling("ruling-minister-needed", _with(Card.MINISTER), card=Card.MINISTER),
    Ruling(
        "ruling-minister-moved", lambda e: _with(Card.MINISTER)(e) and _swaps(e), card=Card.MINISTER
    ),
    Ruling("ruling-spy-count", _with(Card.SPY), card=Card.SPY),
    Ruling("ruling-count-when", _with(Card.COUNT), card=Card.COUNT),
    Ruling("ruling-constable-hand", _with(Card.CONSTABLE), card=Card.CONSTABLE),
    Ruling("ruling-bishop-reply", _with(Card.BISHOP), card=Card.BISHOP),
    Ruling(
        "ruling-bishop-royal", lambda e: _with(Card.BISHOP)(e) and has_royal(e), card=Card.BISHOP
    ),
    Ruling(
        "ruling-bishop-nine",
        lambda e: _with(Card.BISHOP)(e) and has_royal(e) and has(e, Card.BARON, Card.DOWAGER_QUEEN),
        card=Card.BISHOP,
    ),
    Ruling("ruling-assassin-always", _with(Card.ASSASSIN, Card.GUARD), card=Card.ASSASSIN),
    Ruling("ruling-mark-once", _with(Card.SYCOPHANT), card=Card.SYCOPHANT),
    Ruling("ruling-mark-chain", _several(Card.SYCOPHANT), card=Card.SYCOPHANT),
    Ruling(
        "ruling-mark-two",
        lambda e: has(e, Card.SYCOPHANT) and _chooses_two(e),
        card=Card.SYCOPHANT,
    ),
    Ruling("ruling-jester-out", _with(Card.JESTER), card=Card.JESTER),
    Ruling("ruling-jester-many", _several(Card.JESTER), card=Card.JESTER),
    Ruling("ruling-cardinal-own", _with(Card.CARDINAL), card=Card.CARDINAL),
    Ruling("ruling-token-ends-match", lambda e: e.immediate_win and pays_at_once(e)),
)

#: Number of a ruling in docs/rules.md -> the messages that say it, wherever it matters.
SAID_BY: Final[Mapping[str, tuple[str, ...]]] = {
    "R1": ("how-aside-two",),
    "R2": ("how-aside-two",),
    "R3": ("how-players",),
    "R4": ("how-first-start",),
    "R5": ("how-next-start",),
    "R6": ("how-tie-start",),
    "R7": ("how-none-start",),
    "R8": ("ruling-countess-names", "ruling-countess-free"),
    "R9": ("ruling-countess-when",),
    "R10": ("ruling-minister-order",),
    "R11": ("ruling-minister-bust",),
    "R12": ("ruling-minister-needed",),
    "R13": ("rule-handmaid", "how-others", "how-ignore", "ruling-protection-ends"),
    "R14": ("how-must", "how-ignore"),
    "R15": ("rule-prince-protected",),
    "R16": ("rule-guard", "rule-bishop", "ruling-guess-shared"),
    "R17": ("ruling-guess-open",),
    "R18": ("rule-baron", "rule-dowager-queen", "ruling-compare-secret"),
    "R19": ("ruling-discarded", "ruling-discarded-counts"),
    "R20": ("rule-prince", "ruling-burned"),
    "R21": ("ruling-swapped-royal", "ruling-minister-moved", "ruling-protection-ends"),
    "R22": ("rule-royal",),
    "R23": ("rule-chancellor", "ruling-returned"),
    "R24": ("how-spy", "ruling-spy-count"),
    "R25": ("how-tie",),
    "R26": ("how-tie-sum-hand",),
    "R27": ("how-count", "ruling-count-when"),
    "R28": ("rule-bishop-royal", "ruling-bishop-royal"),
    "R29": ("rule-bishop-reply", "ruling-bishop-reply", "ruling-burned"),
    "R30": ("ruling-constable-hand",),
    "R31": ("rule-constable", "how-immediate", "how-late"),
    "R32": ("rule-assassin", "ruling-assassin-always"),
    "R33": ("rule-sycophant",),
    "R34": ("ruling-mark-once",),
    "R35": ("rule-sycophant", "ruling-mark-chain", "ruling-mark-two"),
    "R36": ("rule-jester",),
    "R37": ("ruling-jester-out",),
    "R38": ("how-match-tie",),
    "R39": ("rule-cardinal", "ruling-cardinal-own"),
    "R40": ("rule-baroness",),
    "R41": ("ruling-bishop-nine",),
    "R42": ("how-players",),
    "R43": ("how-tokens", "how-tokens-by"),
    "R44": ("how-match-tie",),
    "R45": ("how-playoff", "how-playoff-deck", "how-playoff-aside"),
    "R46": ("how-end",),
    "R47": ("how-tie",),
    "R48": ("how-reveal",),
    "R49": ("ruling-missing-values",),
    "R50": ("how-match-tie",),
    "R51": ("how-royals",),
    "R52": ("ruling-deal-order",),
    "R53": ("how-next-start",),
    "R54": ("ruling-playoff-guess",),
    "R55": ("ruling-jester-many",),
    "R56": ("ruling-known-kept",),
    "R57": ("how-others",),
    "R58": ("ruling-token-ends-match",),
    "R59": (
        "ruling-ignored-guess",
        "ruling-ignored-assassin",
        "ruling-ignored-cardinal",
        "ruling-ignored-baroness",
        "ruling-ignored-jester",
        "ruling-ignored-sycophant",
    ),
    "R60": ("how-playoff-start",),
    "R61": ("ruling-chancellor-last",),
}
