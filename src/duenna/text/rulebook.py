"""The rule book: how an edition is played, chapter by chapter, and what each of its cards does.

No sentence names a card that is not in the deck, and every knob that bears on the edition is told. The arguments of
these messages stand beside those of `nouns.of_edition`; `rulings.py` answers what is asked again and again.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from duenna.core.cards import CARDS, NOBODY, ONE_ANY, ROYALS, TWO_ANY, Card
from duenna.core.editions import Edition
from duenna.core.idle import is_idle, pays_at_once, plays_off
from duenna.text.nouns import card_name, card_names, edition_name
from duenna.text.saying import Arg, Listed, Say, yes


@dataclass(frozen=True)
class Chapter:
    """A part of the book: its title, and a message for each paragraph."""

    title: Say
    paragraphs: tuple[Say, ...]


def chapters(edition: Edition, seats: int | None = None) -> list[Chapter]:
    """How to play the edition; for that many seats, or for all there may be.

    >>> from duenna import PRESETS
    >>> [chapter.title.id for chapter in chapters(PRESETS["modern"], 3)][-3:]
    ['chapter-tokens', 'chapter-next', 'chapter-match']
    >>> [paragraph.id for paragraph in chapters(PRESETS["modern"], 3)[-1].paragraphs]
    ['how-tokens', 'how-match-tie']
    """
    found = {
        "goal": _goal(edition, seats),
        "setup": _setup(edition, seats),
        "turn": _turn(edition),
        "end": _end(edition),
        "tokens": _tokens(edition),
        "next": _next(edition),
        "match": _match(edition, seats),
    }
    return [Chapter(Say(f"chapter-{name}"), tuple(each)) for name, each in found.items()]


def rule_of(card: Card, edition: Edition, royal: Card | None = None) -> list[Say]:
    """What the card does in this edition, sentence by sentence."""
    name: dict[str, Arg] = {"card": card_name(card, edition, royal)}
    return [Say(f"rule-{each}", name | args) for each, args in _rule(card, edition)]


def brief_of(card: Card, edition: Edition) -> Say:
    """The same in one short sentence, for a card in hand."""
    message, args = _rule(card, edition)[0]
    return Say(f"brief-{message}", {"card": card_name(card, edition)} | args)


def has(edition: Edition, *cards: Card) -> bool:
    """Whether the deck has one of these cards at least."""
    return any(card in edition.copies for card in cards)


def has_royal(edition: Edition) -> bool:
    """Whether the deck has a Princess, or a royal in the Princess's place."""
    return has(edition, *ROYALS)


def chooses_others(edition: Edition) -> bool:
    """Whether a card of the deck is played on others only, never on oneself."""
    return any(CARDS[card].aim not in (NOBODY, ONE_ANY, TWO_ANY) for card in edition.copies)


# ---- the chapters -----------------------------------------------------------------------------

_Paragraphs = Iterator[Say]


def _goal(edition: Edition, seats: int | None) -> _Paragraphs:
    yield Say("how-aim")
    low, high = edition.players
    if seats is None:
        yield Say("how-players", {"low": low, "high": high, "more": high - low})


def _setup(edition: Edition, seats: int | None) -> _Paragraphs:
    yield Say("how-setup", {"size": edition.size})
    if edition.two_player_aside and (seats or edition.players[0]) == 2:
        yield Say("how-aside-two", {"extra": edition.two_player_aside})
    if edition.royal == "random" and has_royal(edition):
        yield Say("how-royals")
    yield Say("how-first-start")


def _turn(edition: Edition) -> _Paragraphs:
    yield Say("how-turn")
    if any(CARDS[card].aim != NOBODY for card in edition.copies):
        yield Say("how-must")
    if has(edition, Card.HANDMAID):
        if edition.protection == "ignore":
            yield Say("how-ignore")
        elif chooses_others(edition):
            yield Say("how-others")
    yield Say("how-out")


def _end(edition: Edition) -> _Paragraphs:
    yield Say("how-end")
    yield Say("how-tie")
    if edition.tie_sum_hand and not is_idle(edition, "tie_sum_hand"):
        yield Say("how-tie-sum-hand")
    if has(edition, Card.COUNT):
        yield Say("how-count")
    yield Say("how-reveal", {"shown": yes(edition.reveal_burned)})


def _tokens(edition: Edition) -> _Paragraphs:
    yield Say("how-token")
    if has(edition, Card.SPY):
        yield Say("how-spy")
    if paying := _among(edition, Card.JESTER, Card.CONSTABLE, Card.BISHOP):
        yield Say("how-premium", {"cards": card_names(paying, edition), "number": len(set(paying))})
    if pays_at_once(edition):
        at_once = [Card.BISHOP]
        if edition.constable_timing == "immediate":
            at_once.append(Card.CONSTABLE)
        cards = card_names(_among(edition, *at_once), edition)
        yield Say("how-immediate", {"cards": cards}) if edition.immediate_win else Say("how-late")


def _next(edition: Edition) -> _Paragraphs:
    yield Say("how-next-start")
    for knob in ("tie_start", "none_start"):
        if not is_idle(edition, knob):
            yield Say(f"how-{knob.replace('_', '-')}")


def _match(edition: Edition, seats: int | None) -> _Paragraphs:
    if edition.tokens:
        yield _target(edition, seats)
    if not is_idle(edition, "match_tie"):
        yield Say("how-match-tie")
    if plays_off(edition):
        yield Say("how-playoff")
        yield Say("how-playoff-start")
        if not is_idle(edition, "playoff_deck"):
            yield Say("how-playoff-deck", {"edition": edition_name("classic")})
        if edition.two_player_aside and (seats or edition.players[0]) > 2:
            yield Say("how-playoff-aside", {"extra": edition.two_player_aside})


def _target(edition: Edition, seats: int | None) -> Say:
    """How many tokens win, said once if that is the same for all numbers of players."""
    tokens = {seats: edition.tokens[seats]} if seats else dict(edition.tokens)
    if len(set(tokens.values())) == 1:
        return Say("how-tokens", {"tokens": next(iter(tokens.values()))})
    items = [
        Say("how-tokens-item", {"players": players, "tokens": count})
        for players, count in tokens.items()
    ]
    return Say("how-tokens-by", {"list": Listed(items)})


def _among(edition: Edition, *cards: Card) -> list[Card]:
    """Those of the cards that are in the deck."""
    return [card for card in cards if card in edition.copies]


# ---- the cards --------------------------------------------------------------------------------

_Sentence = tuple[str, dict[str, Arg]]


def _rule(card: Card, edition: Edition) -> list[_Sentence]:
    """The messages of a card's rule, those left out that are about cards not in the deck."""
    if card == Card.PRINCE:
        out: list[_Sentence] = [("prince", {})]
        if has_royal(edition):
            out.append(("prince-royal", {}))
        if has(edition, Card.HANDMAID):
            out.append(("prince-protected", {}))
        return out
    if card == Card.COUNTESS:
        return [_countess(edition)]
    if card == Card.ASSASSIN and not has(edition, Card.GUARD):
        return [("none", {})]
    if card == Card.BISHOP:
        by_name = "name" if has(edition, Card.GUARD) else "any"
        naming = by_name if edition.guard_by == "name" else "value"
        out = [("bishop", {"naming": naming}), ("bishop-reply", {})]
        return [*out, ("bishop-royal", {})] if has_royal(edition) else out
    return [(CARDS[card].rule, {})]


def _countess(edition: Edition) -> _Sentence:
    forcing = _among(edition, Card.KING, Card.PRINCE)
    if len(forcing) == 1:
        return "countess-one", {"forcing": card_name(forcing[0], edition)}
    return ("countess" if forcing else "none"), {}
