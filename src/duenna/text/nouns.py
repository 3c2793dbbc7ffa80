"""The nouns of sentences: cards as the edition calls them, what a guess names, players in lists."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from duenna.core.cards import ROYALS, Card
from duenna.core.editions import Edition
from duenna.core.knobs import CHOICES
from duenna.text.saying import YOU, Arg, Listed, Player, Say

#: the bots that have a name in each language
_BOTS: Final = ("random", "novice", "counter", "search", "master")


def card_name(card: Card, edition: Edition, royal: Card | None = None) -> Say:
    """The card's name; any royal is the one in play, if that is given.

    >>> from duenna import PRESETS
    >>> card_name(Card.GUARD, PRESETS["kanai"]).id
    'card-soldier'
    """
    if royal is not None and card in ROYALS:
        card = royal
    return Say(f"card-{edition.word(card)}")


def card_names(cards: Iterable[Card], edition: Edition, royal: Card | None = None) -> Listed:
    """Several cards' names."""
    return Listed([card_name(card, edition, royal) for card in cards])


def guess_name(guess: str, edition: Edition, royal: Card | None = None) -> Say:
    """What a guess names: a card, or a value."""
    if guess.isdecimal():
        return Say("guess-value", {"value": int(guess)})
    return card_name(edition.card(guess), edition, royal)


def players(seats: Sequence[int], reader: int | None) -> Listed:
    """The seats' players, the reader first."""
    others = [Player(seat) for seat in seats if seat != reader]
    return Listed([YOU, *others] if reader in seats else others)


def edition_name(name: str) -> Say:
    """The name people read for a preset."""
    return Say(f"edition-{name}")


def bot_name(bot: str) -> Say:
    """What people read for a bot: for one that was added to a server, the name it has there."""
    if bot in _BOTS:
        return Say(f"bot-{bot}")
    return Say("bot-other", {"name": bot})


def of_edition(edition: Edition, royal: Card | None = None) -> Mapping[str, Arg]:
    """What rules, refusals and house rules may use: the edition's knobs, its name for every character, and `royal`."""
    args: dict[str, Arg] = {knob.replace("_", "-"): getattr(edition, knob) for knob in CHOICES}
    args |= {card.key: card_name(card, edition) for card in Card}
    if edition.royal == "random" and royal is None:
        return args | {"royal": Say("royal-any")}
    in_play = next((card for card in edition.characters if card in ROYALS), Card.PRINCESS)
    return args | {"royal": card_name(royal or in_play, edition)}
