"""Cards as the terminal prints them, and the rules of an edition as text."""

from collections.abc import Iterable

from duenna.core.cards import Card
from duenna.core.editions import Edition
from duenna.terminal.vocabulary import Choice
from duenna.text.words import Words


def ranked(card: Card, edition: Edition, words: Words) -> str:
    """The card's name with its number: "Guard (1)"."""
    return words.text("choice-card", card=words.card(card, edition), rank=edition.rank[card])


def listed(cards: Iterable[Card], edition: Edition, words: Words) -> str:
    """Several cards with their numbers."""
    return ", ".join(ranked(card, edition, words) for card in cards)


def typed_names(card: Card, edition: Edition, words: Words) -> tuple[str, ...]:
    """What may be typed for the card: its name in the player's language and its word in moves."""
    return words.card(card, edition), edition.word(card)


def card_choices(edition: Edition, words: Words) -> list[Choice[Card]]:
    """All cards of the edition, as things to be named."""
    return [
        Choice("", words.card(card, edition), typed_names(card, edition, words), card)
        for card in edition.characters
    ]


def rule_of(card: Card, edition: Edition, words: Words) -> str:
    """The card with its number, how many there are and what it does, as a paragraph."""
    text = words.text(
        "rule-of",
        card=words.card(card, edition),
        rank=edition.rank[card],
        copies=edition.copies.get(card, 1),  # a royal drawn by lot is not listed
        rule=words.rule(card, edition),
    )
    return text[:1].upper() + text[1:]
