"""The rules in short: how an edition is played, and what each of its cards does.

The arguments of these messages stand beside those of `nouns.of_edition`.
"""

from duenna.core.cards import CARDS, Card
from duenna.core.editions import Edition
from duenna.text.nouns import card_name
from duenna.text.saying import Arg, Listed, Say


def rule_of(card: Card, edition: Edition, royal: Card | None = None) -> Say:
    """What the card does in this edition, in one short paragraph."""
    return Say(f"rule-{CARDS[card].rule}", {"card": card_name(card, edition, royal)})


def brief_of(card: Card, edition: Edition) -> Say:
    """The same in one short sentence, for a card in hand."""
    return Say(f"brief-{CARDS[card].rule}", {"card": card_name(card, edition)})


def how_to_play(edition: Edition, seats: int | None = None) -> list[Say]:
    """The rules in short, paragraph by paragraph; for that many seats, or for all there may be.

    >>> from duenna import PRESETS
    >>> [paragraph.id for paragraph in how_to_play(PRESETS["modern"], 3)][-3:]
    ['how-spy', 'how-tokens', 'how-match-tie']
    """
    paragraphs: list[tuple[str, dict[str, Arg]]] = [("aim", {}), ("setup", {"size": edition.size})]
    if edition.two_player_aside and (seats or edition.players[0]) == 2:
        paragraphs.append(("aside-two", {"extra": edition.two_player_aside}))
    names = ["turn", "out", "end", "tie"]
    if edition.tie.startswith("sum") and edition.tie_sum_hand:
        names.append("tie-sum-hand")
    if edition.royal == "random":
        names.append("royals")
    names += [CARDS[card].how for card in sorted(edition.copies) if CARDS[card].how]
    if edition.immediate_win and {Card.BISHOP, Card.CONSTABLE} & set(edition.copies):
        names.append("immediate")
    paragraphs += [(name, {}) for name in names]
    paragraphs += [_tokens(edition, seats), ("match-tie", {})]
    return [Say(f"how-{name}", args) for name, args in paragraphs]


def _tokens(edition: Edition, seats: int | None) -> tuple[str, dict[str, Arg]]:
    """How many tokens win, said once if that is the same for all numbers of players."""
    tokens = {seats: edition.tokens[seats]} if seats else dict(edition.tokens)
    if len(set(tokens.values())) == 1:
        return "tokens", {"tokens": next(iter(tokens.values()))}
    items = [
        Say("how-tokens-item", {"players": players, "tokens": count})
        for players, count in tokens.items()
    ]
    return "tokens-by", {"list": Listed(items)}
