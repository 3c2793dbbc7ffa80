"""A view brought forward by one event, as its reader learned it.

View and events together always equal a fresh view; a test holds that at every step of every edition.
So a client that has a view and misses no event needs nothing else.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from duenna.core.cards import Card
from duenna.core.events import Event
from duenna.core.view import Seats, View


def follow(view: View, event: Event) -> View:
    """The view once its reader has learned of that event (as `Event.for_reader` gives it)."""
    return _AFTER[event.name](view, event)


def before(view: View, events: Sequence[Event]) -> View:
    """What the reader saw before these events led to the view, as far as the deal that they begin with leaves it.

    That is the tokens: a match's first deal finds none, and a later one those not told of since.
    """
    tokens = {}
    if events and events[0]["round"] > 1:
        tokens = dict(view.tokens)
        for event in reversed(events):
            if event.name == "token":
                tokens[event["seat"]] = event["total"] - 1
    return View(view.edition, view.seat, view.players, tokens=tokens)


def _round(view: View, event: Event) -> View:
    seats = range(1, view.players + 1)
    return View(
        edition=view.edition,
        seat=view.seat,
        players=view.players,
        round=event["round"],
        playoff=event["playoff"],
        playing=event["seats"],
        starter=event["starter"],
        royal=event["royal"] or view.edition.fixed_royal,
        alive=event["seats"],
        deck=len(view.edition.deck_for(len(event["seats"]), event["playoff"])),
        piles=dict.fromkeys(seats, ()),
        tokens=view.tokens or dict.fromkeys(seats, 0),
    )


def _aside(view: View, event: Event) -> View:
    if not view.burned:
        return replace(view, burned=True, deck=view.deck - 1)
    return replace(view, aside=(*view.aside, event["card"]), deck=view.deck - 1)


def _dealt(view: View, event: Event) -> View:
    hand = (event["card"],) if event["seat"] == view.seat else view.hand
    return replace(view, hand=hand, deck=view.deck - 1)


def _turn(view: View, event: Event) -> View:
    return replace(view, turn=event["seat"], protected=_without(view.protected, event["seat"]))


def _drew(view: View, event: Event) -> View:
    seat = event["seat"]
    if event["burned"]:
        view = replace(view, burned=False)
        from_bottom = None
    else:
        from_bottom = view.known_deck.get(view.deck)
        view = replace(view, known_deck=_drop(view.known_deck, view.deck), deck=view.deck - 1)
    if seat == view.seat:
        return replace(view, hand=(*view.hand, event["card"]))
    if from_bottom is None or event["why"] == "chancellor":
        return view
    if event["why"] == "turn":
        return replace(view, known_drawn=from_bottom)
    return replace(view, known={**view.known, seat: from_bottom})


def _bust(view: View, event: Event) -> View:
    view = _pile(view, event["seat"], event["held"])
    return replace(_pile(view, event["seat"], event["drawn"]), known_drawn=None)


def _played(view: View, event: Event) -> View:
    seat, card = event["seat"], event["card"]
    known = dict(view.known)
    hand = view.hand
    if seat == view.seat:
        hand = view.hand[1:] if view.hand[0] == card else view.hand[:1]
    elif known.get(seat, card) == card:
        # The held card was played, or may have been: what is left is the drawn one, if known.
        knew_held = known.pop(seat, None)
        if view.known_drawn is not None and (knew_held or view.known_drawn != card):
            known[seat] = view.known_drawn
    return replace(
        _pile(view, seat, card),
        hand=hand,
        known=known,
        known_drawn=None,
        mark=None,
        question=None,
        options=(),
    )


def _hit(view: View, event: Event) -> View:
    # A Bishop's right guess is public, and names one card for certain if nothing shares its value.
    target = event["target"]
    cards = next(g.cards for g in view.edition.guesses if g.text == event["guess"])
    if (
        view.seat in (None, target)
        or len(cards) > 1
        or view.piles[event["seat"]][-1] != Card.BISHOP
    ):
        return view
    return replace(view, known={**view.known, target: cards[0]})


def _looked(view: View, event: Event) -> View:
    view = replace(view, pair=())
    if event["card"] is None or event["target"] == view.seat:
        return view
    return replace(view, known={**view.known, event["target"]: event["card"]})


def _compared(view: View, event: Event) -> View:
    if view.seat == event["seat"]:
        return replace(view, known={**view.known, event["target"]: event["target_card"]})
    if view.seat == event["target"]:
        return replace(view, known={**view.known, event["seat"]: event["card"]})
    return view


def _discarded(view: View, event: Event) -> View:
    seat = event["seat"]
    hand = () if seat == view.seat else view.hand
    return replace(_pile(view, seat, event["card"]), hand=hand, known=_drop(view.known, seat))


def _swapped(view: View, event: Event) -> View:
    seat, second = event["seat"], event["second"]
    known = dict(view.known)
    hand = view.hand
    had = known.pop(seat, None), known.pop(second, None)
    if view.seat == seat:
        hand, known[second] = (event["second_card"],), event["card"]
    elif view.seat == second:
        hand, known[seat] = (event["card"],), event["second_card"]
    else:
        for place, card in zip((second, seat), had, strict=True):
            if card is not None:
                known[place] = card
    by_cardinal = view.turn is not None and view.piles[view.turn][-1] == Card.CARDINAL
    return replace(view, hand=hand, known=known, pair=(seat, second) if by_cardinal else ())


def _returned(view: View, event: Event) -> View:
    count = event["count"]
    below = {place + count: card for place, card in view.known_deck.items()}
    hand = view.hand
    if event["seat"] == view.seat:
        hand = (event["keep"],)
        below[count] = event["top"]
        if count == 2:
            below[1] = event["bottom"]
    return replace(
        view,
        hand=hand,
        deck=view.deck + count,
        known=_drop(view.known, event["seat"]),
        known_deck=dict(sorted(below.items())),
    )


def _out(view: View, event: Event) -> View:
    seat = event["seat"]
    if event["card"]:
        view = _pile(view, seat, event["card"])
    return replace(
        view,
        alive=_without(view.alive, seat),
        protected=_without(view.protected, seat),
        mark=None if view.mark == seat else view.mark,
        hand=() if view.seat == seat else view.hand,
        known=_drop(view.known, seat),
    )


def _revealed(view: View, event: Event) -> View:
    aside = [event[part] for part in ("first", "second", "third")]
    return replace(view, revealed=event["burned"], aside=tuple(aside[: len(view.aside)]))


def _asked(view: View, event: Event) -> View:
    options = event["options"] or ()
    return replace(view, decider=event["seat"], question=event["question"], options=options)


def _over(view: View, **parts: Any) -> View:
    return replace(view, decider=None, question=None, options=(), **parts)


def _pile(view: View, seat: int, card: Card) -> View:
    return replace(view, piles={**view.piles, seat: (*view.piles[seat], card)})


def _without(seats: Seats, seat: int) -> Seats:
    return tuple(other for other in seats if other != seat)


def _drop(cards: Mapping[int, Card], key: int) -> dict[int, Card]:
    return {other: card for other, card in cards.items() if other != key}


_AFTER: Final[dict[str, Callable[[View, Event], View]]] = {
    "round": _round,
    "aside": _aside,
    "dealt": _dealt,
    "turn": _turn,
    "drew": _drew,
    "bust": _bust,
    "played": _played,
    "no-effect": lambda view, event: view,
    "missed": lambda view, event: view,
    "hit": _hit,
    "assassin": lambda view, event: view,
    "looked": _looked,
    "declined": lambda view, event: replace(view, pair=()),
    "compared": _compared,
    "protected": lambda view, event: replace(
        view, protected=tuple(sorted({*view.protected, event["seat"]}))
    ),
    "discarded": _discarded,
    "kept": lambda view, event: view,
    "swapped": _swapped,
    "returned": _returned,
    "marked": lambda view, event: replace(view, mark=event["target"]),
    "bet": lambda view, event: replace(
        view,
        bets={
            **view.bets,
            event["seat"]: tuple(sorted({*view.bets.get(event["seat"], ()), event["target"]})),
        },
    ),
    "out": _out,
    "token": lambda view, event: replace(
        view, tokens={**view.tokens, event["seat"]: event["total"]}
    ),
    "shown": lambda view, event: replace(view, shown={**view.shown, event["seat"]: event["card"]}),
    "round-over": lambda view, event: _over(view, winners=event["winners"]),
    "revealed": _revealed,
    "playoff": lambda view, event: replace(view, runoff=event["seats"]),
    "match-over": lambda view, event: _over(view, champions=event["winners"]),
    "asked": _asked,
}
