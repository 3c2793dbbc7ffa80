"""A view brought forward by one event, as its reader learned it.

View and events together always equal a fresh view; a test holds that at every step of every edition.
So a client that has a view and misses no event needs nothing else.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final, TypeVar

from duenna.core import events
from duenna.core.cards import Card
from duenna.core.errors import DuennaError
from duenna.core.events import Event, by_kind
from duenna.core.view import Seats, View

T = TypeVar("T")


def follow(view: View, event: Event) -> View:
    """The view once its reader has learned of that event (as `Event.for_reader` gives it)."""
    return _AFTER[type(event)](view, event)


def before(view: View, told: Sequence[Event]) -> View:
    """The part of the reader's earlier view, from before these events of a round, that a deal does not reset:
    the tokens. Before the first round there are none; before a later one they are the tokens of the view less
    those that the events report.
    """
    tokens = {}
    if told and isinstance(told[0], events.Round) and told[0].round > 1:
        tokens = dict(view.tokens)
        for event in reversed(told):
            if isinstance(event, events.Token):
                tokens[event.seat] = event.total - 1
    return View(view.edition, view.seat, view.players, tokens=tokens)


def _round(view: View, event: events.Round) -> View:
    seats = range(1, view.players + 1)
    return View(
        edition=view.edition,
        seat=view.seat,
        players=view.players,
        round=event.round,
        playoff=event.playoff,
        playing=event.seats,
        starter=event.starter,
        royal=event.royal or view.edition.fixed_royal,
        alive=event.seats,
        deck=len(view.edition.deck_for(len(event.seats), event.playoff)),
        piles=dict.fromkeys(seats, ()),
        tokens=view.tokens or dict.fromkeys(seats, 0),
    )


def _aside(view: View, event: events.Aside) -> View:
    if not view.burned:
        return replace(view, burned=True, deck=view.deck - 1)
    return replace(view, aside=(*view.aside, event.card), deck=view.deck - 1)


def _dealt(view: View, event: events.Dealt) -> View:
    hand = (_told(event.card),) if event.seat == view.seat else view.hand
    return replace(view, hand=hand, deck=view.deck - 1)


def _turn(view: View, event: events.Turn) -> View:
    return replace(view, turn=event.seat, protected=_without(view.protected, event.seat))


def _drew(view: View, event: events.Drew) -> View:
    seat = event.seat
    if event.burned:
        view = replace(view, burned=False)
        from_bottom = putter = None
    else:
        from_bottom, putter = view.known_deck.get(view.deck), view.put_deck.get(view.deck)
        view = replace(
            view,
            known_deck=_drop(view.known_deck, view.deck),
            put_deck=_drop(view.put_deck, view.deck),
            deck=view.deck - 1,
        )
    if event.why == "turn":
        view = replace(view, put_drawn=putter)
    elif event.why == "discard" and putter not in (None, seat):
        view = _seen(view, seat, putter)
    if seat == view.seat:
        return replace(view, hand=(*view.hand, _told(event.card)))
    if event.why == "chancellor" and view.seat is not None:
        return replace(view, known_extra=(*view.known_extra, from_bottom))
    if from_bottom is None:
        return view
    if event.why == "turn":
        return replace(view, known_drawn=from_bottom)
    return replace(view, known={**view.known, seat: from_bottom})


def _bust(view: View, event: events.Bust) -> View:
    view = _pile(view, event.seat, event.held)
    return replace(_pile(view, event.seat, event.drawn), known_drawn=None, put_drawn=None)


def _played(view: View, event: events.Played) -> View:
    seat, card = event.seat, event.card
    known = dict(view.known)
    hand, known_by = view.hand, view.known_by
    putter = () if view.put_drawn in (None, seat) else (view.put_drawn,)
    if seat == view.seat:
        held, drawn = hand
        hand = (drawn,) if held == card else (held,)
        if held == drawn:
            known_by = _both(known_by, putter)
        elif held == card:
            known_by = putter
    elif known.get(seat, card) == card:
        # The held card was played, or may have been: what is left is the drawn one, if known.
        knew_held = known.pop(seat, None)
        if view.known_drawn is not None and (knew_held or view.known_drawn != card):
            known[seat] = view.known_drawn
    return replace(
        _pile(view, seat, card),
        hand=hand,
        known=known,
        known_by=known_by,
        seen_by=_with(view.seen_by, seat, *putter),
        missed=_drop(view.missed, seat),
        known_drawn=None,
        put_drawn=None,
        mark=None,
        question=None,
        options=(),
    )


def _hit(view: View, event: events.Hit) -> View:
    # A Bishop's right guess is public, and names one card for certain if nothing shares its value.
    target = event.target
    cards = view.edition.guesses[view.edition.slots[event.guess] - 1].cards
    if len(cards) > 1 or view.piles[event.seat][-1] != Card.BISHOP:
        return view
    view = _seen(view, target, *_without(view.playing, target))
    if view.seat in (None, target):
        return view
    return replace(view, known={**view.known, target: cards[0]})


def _missed(view: View, event: events.Missed) -> View:
    edition, already = view.edition, view.missed.get(event.target, ())
    missed = sorted({*already, event.guess}, key=edition.slots.__getitem__)
    return replace(view, missed=_by_seat(view.missed, event.target, tuple(missed)))


def _looked(view: View, event: events.Looked) -> View:
    view = replace(view, pair=())
    if event.target != event.seat:
        view = _seen(view, event.target, event.seat)
    if event.card is None or event.target == view.seat:
        return view
    return replace(view, known={**view.known, event.target: event.card})


def _compared(view: View, event: events.Compared) -> View:
    view = _seen(_seen(view, event.target, event.seat), event.seat, event.target)
    if view.seat == event.seat:
        return replace(view, known={**view.known, event.target: _told(event.target_card)})
    if view.seat == event.target:
        return replace(view, known={**view.known, event.seat: _told(event.card)})
    return view


def _discarded(view: View, event: events.Discarded) -> View:
    seat = event.seat
    hand = () if seat == view.seat else view.hand
    view = _forgotten(_pile(view, seat, event.card), seat)
    return replace(view, hand=hand, known=_drop(view.known, seat))


def _swapped(view: View, event: events.Swapped) -> View:
    seat, second = event.seat, event.second
    known = dict(view.known)
    hand = view.hand
    had = known.pop(seat, None), known.pop(second, None)
    if view.seat == seat:
        hand, known[second] = (_told(event.second_card),), _told(event.card)
    elif view.seat == second:
        hand, known[seat] = (_told(event.card),), _told(event.second_card)
    else:
        for place, card in zip((second, seat), had, strict=True):
            if card is not None:
                known[place] = card
    by_cardinal = view.turn is not None and view.piles[view.turn][-1] == Card.CARDINAL
    seen, missed = view.seen_by, view.missed
    both = {
        seat: _without(tuple(sorted({*seen.get(second, ()), second})), seat),
        second: _without(tuple(sorted({*seen.get(seat, ()), seat})), second),
    }
    view = replace(
        view,
        seen_by=_by_seat(_by_seat(seen, seat, both[seat]), second, both[second]),
        missed=_by_seat(
            _by_seat(missed, seat, missed.get(second, ())), second, missed.get(seat, ())
        ),
        pair=(seat, second) if by_cardinal else (),
    )
    if view.seat in (seat, second):
        view = replace(view, known_by=_without((seat, second), view.seat))
    return replace(view, hand=hand, known=known)


def _returned(view: View, event: events.Returned) -> View:
    count = event.count
    below = {place + count: card for place, card in view.known_deck.items()}
    put = {place + count: seat for place, seat in view.put_deck.items()}
    put |= dict.fromkeys(range(1, count + 1), event.seat)
    hand = view.hand
    kept = view.known.get(event.seat)
    if event.seat == view.seat:
        hand = (_told(event.keep),)
        below[count] = _told(event.top)
        if count == 2:
            below[1] = _told(event.bottom)
    elif kept is not None and set(view.known_extra) == {kept}:
        # All the cards were known, and alike: so is each of them still.
        below |= dict.fromkeys(range(1, count + 1), kept)
    else:
        kept = None
    return replace(
        _forgotten(view, event.seat),
        hand=hand,
        deck=view.deck + count,
        known=_drop(view.known, event.seat) | ({} if kept is None else {event.seat: kept}),
        known_extra=(),
        known_deck=dict(sorted(below.items())),
        put_deck=dict(sorted(put.items())),
    )


def _out(view: View, event: events.Out) -> View:
    seat = event.seat
    if event.card:
        view = _pile(view, seat, event.card)
    return replace(
        _forgotten(view, seat),
        alive=_without(view.alive, seat),
        protected=_without(view.protected, seat),
        mark=None if view.mark == seat else view.mark,
        hand=() if view.seat == seat else view.hand,
        known=_drop(view.known, seat),
    )


def _revealed(view: View, event: events.Revealed) -> View:
    aside = event.first, event.second, event.third
    return replace(view, revealed=event.burned, aside=aside[: len(view.aside)])


def _asked(view: View, event: events.Asked) -> View:
    options = event.options or ()
    return replace(view, decider=event.seat, question=event.question, options=options)


def _protected(view: View, event: events.Protected) -> View:
    return replace(view, protected=tuple(sorted({*view.protected, event.seat})))


def _marked(view: View, event: events.Marked) -> View:
    return replace(view, mark=event.target)


def _bet(view: View, event: events.Bet) -> View:
    on = tuple(sorted({*view.bets.get(event.seat, ()), event.target}))
    return replace(view, bets={**view.bets, event.seat: on})


def _declined(view: View, event: events.Declined) -> View:
    return replace(view, pair=())


def _token(view: View, event: events.Token) -> View:
    return replace(view, tokens={**view.tokens, event.seat: event.total})


def _shown(view: View, event: events.Shown) -> View:
    return replace(view, shown={**view.shown, event.seat: event.card})


def _round_over(view: View, event: events.RoundOver) -> View:
    return replace(view, decider=None, question=None, options=(), round_winners=event.winners)


def _playoff(view: View, event: events.Playoff) -> View:
    return replace(view, runoff=event.seats)


def _match_over(view: View, event: events.MatchOver) -> View:
    return replace(view, decider=None, question=None, options=(), champions=event.winners)


def _unchanged(view: View, event: events.NoEffect | events.Assassin | events.Kept) -> View:
    return view


def _pile(view: View, seat: int, card: Card) -> View:
    return replace(view, piles={**view.piles, seat: (*view.piles[seat], card)})


def _without(seats: Seats, seat: int) -> Seats:
    return tuple(other for other in seats if other != seat)


def _drop(some: Mapping[int, T], key: int) -> dict[int, T]:
    return {other: value for other, value in some.items() if other != key}


def _by_seat(
    some: Mapping[int, tuple[T, ...]], seat: int, value: tuple[T, ...]
) -> dict[int, tuple[T, ...]]:
    """What is told by seats, in their order, with that told of one of them; nothing is left out."""
    changed = {**some, seat: value}
    return {key: changed[key] for key in sorted(changed) if changed[key]}


def _with(seen_by: Mapping[int, Seats], seat: int, *others: int) -> dict[int, Seats]:
    """Who has seen hands, those others that of the seat too."""
    return _by_seat(seen_by, seat, tuple(sorted({*seen_by.get(seat, ()), *others})))


def _seen(view: View, seat: int, *others: int) -> View:
    """Those others see the hand of the seat, as everyone can tell."""
    known_by = view.known_by
    if seat == view.seat:
        known_by = tuple(sorted({*known_by, *others}))
    return replace(view, known_by=known_by, seen_by=_with(view.seen_by, seat, *others))


def _forgotten(view: View, seat: int) -> View:
    """The hand of the seat is gone or new: what was seen of it counts no more."""
    return replace(
        view,
        known_by=() if seat == view.seat else view.known_by,
        seen_by=_drop(view.seen_by, seat),
        missed=_drop(view.missed, seat),
    )


def _both(some: Seats, others: Seats) -> Seats:
    return tuple(seat for seat in some if seat in others)


def _told(card: Card | None) -> Card:
    """The card that the reader of its event must have been told."""
    if card is None:
        raise DuennaError("An event keeps a card from its reader, whom it must be told.")
    return card


_AFTER: Final = by_kind(
    _round,
    _aside,
    _dealt,
    _turn,
    _drew,
    _bust,
    _played,
    _hit,
    _missed,
    _looked,
    _declined,
    _compared,
    _protected,
    _discarded,
    _swapped,
    _returned,
    _marked,
    _bet,
    _out,
    _token,
    _shown,
    _round_over,
    _revealed,
    _playoff,
    _match_over,
    _asked,
    _unchanged,
)
