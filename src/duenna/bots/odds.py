"""What a card counter thinks of the other hands: a rough guess, from the view and what was said.

It is no exact inference: the cards not seen yet, less what was named in vain, a little more weight on high
cards, since players keep those.
"""

from collections.abc import Iterable, Mapping, Sequence

from duenna.cards import ROYALS, Card
from duenna.events import Event
from duenna.view import View

Odds = Mapping[Card, float]  #: card -> probability

_KEPT_WITH_COUNTESS = (Card.KING, Card.PRINCE, *ROYALS)


def odds_of_hands(view: View, events: Sequence[Event]) -> dict[int, Odds]:
    """For each seat still in the round, the reader's own included, how likely each card is in its hand."""
    unseen = view.unseen()
    missed = _named_in_vain(view, events)
    odds: dict[int, Odds] = {}
    for seat in view.alive:
        if seat == view.seat:
            odds[seat] = {card: 1 / len(view.hand) for card in view.hand}
        elif seat in view.known:
            odds[seat] = {_as_listed(view, view.known[seat]): 1.0}
        else:
            odds[seat] = _guess_hand(view, seat, unseen, missed.get(seat, frozenset()))
    return odds


def _as_listed(view: View, card: Card) -> Card:
    """The card, or the one royal the edition lists, whichever royal lies open."""
    if card in ROYALS:
        return next(each for each in view.edition.characters if each in ROYALS)
    return card


def _guess_hand(
    view: View, seat: int, unseen: Mapping[Card, int], not_these: Iterable[Card]
) -> Odds:
    kept_something = bool(view.piles[seat])
    last = view.piles[seat][-1] if kept_something else None
    weights = {}
    for card, count in unseen.items():
        weight = float(count)
        if card in not_these:
            weight = 0.0
        if kept_something:
            weight *= 1 + 0.1 * view.edition.rank[card]
        if last == Card.COUNTESS and card in _KEPT_WITH_COUNTESS:
            weight *= 4
        weights[card] = weight
    total = sum(weights.values())
    if not total:  # everything was named in vain and something drawn since: think again
        return _guess_hand(view, seat, unseen, ()) if not_these else {}
    return {card: weight / total for card, weight in weights.items() if weight}


def _named_in_vain(view: View, events: Sequence[Event]) -> dict[int, frozenset[Card]]:
    """For each seat, the cards that were named on it in vain since its hand last changed."""
    missed: dict[int, frozenset[Card]] = {}
    for event in events:
        match event.name:
            case "round":
                missed = {}
            case "missed":
                named = next(g.cards for g in view.edition.guesses if g.text == event["guess"])
                seat = event["target"]
                missed[seat] = missed.get(seat, frozenset()).union(named)
            case "played" | "discarded" | "returned":
                missed.pop(event["seat"], None)
            case "swapped":
                missed.pop(event["seat"], None)
                missed.pop(event["second"], None)
    return missed


def hand_was_seen(view: View, events: Sequence[Event]) -> bool:
    """Whether somebody knows the card that the reader holds, or held before drawing."""
    me = view.seat
    seen = False
    drawn = None
    for event in events:
        match event.name:
            case "looked" if event["target"] == me and event["seat"] != me:
                seen = True
            case "compared" | "swapped" if me in (
                event["seat"],
                event.parts.get("second"),
                event.parts.get("target"),
            ):
                seen = True
            case "drew" if event["seat"] == me:
                drawn = event["card"]
            case "played" if event["seat"] == me and event["card"] != drawn:
                seen = False
            case "discarded" | "returned" if event["seat"] == me:
                seen = False
            case "round":
                seen = False
    return seen
