"""A position as far as a view tells it: the engine's state with every hidden card left out."""

from duenna.core.cards import CONSTABLE
from duenna.core.events import QUESTIONS
from duenna.core.seats import mask_of
from duenna.core.state import PILE, State
from duenna.core.view import View

Filling = tuple[str, int, int]  #: a field of the state, an index in it or -1, and its number


def fill(s: State, name: str, index: int, number: int) -> None:
    """Puts one hidden thing where it is."""
    if index < 0:
        setattr(s, name, number)
    else:
        getattr(s, name)[index] = number


def open_state(view: View) -> State:
    """The state that shows what lies open in the view: no hand, no card of the pile, nobody's certain knowledge.

    Fill in the hidden cards, and `rules` can play on from there.
    """
    s = State(
        players=view.players,
        round=view.round,
        playoff=int(view.playoff),
        playing=mask_of(view.playing),
        starter=view.starter or 0,
        royal=int(view.royal) if view.royal and view.edition.royal == "random" else 0,
        alive=mask_of(view.alive),
        protected=mask_of(view.protected),
        turn=view.turn or 0,
        decider=view.decider or 0,
        question=_NUMBERS[view.question],
        left=view.deck,
        burned=int(view.revealed or 0),
        aside_count=len(view.aside),
        mark=view.mark or 0,
        drawn_from=view.put_drawn or 0,
        revealed=int(view.revealed is not None),
        shown=mask_of(view.shown),
        round_winners=mask_of(view.round_winners),
        runoff=mask_of(view.runoff),
        champions=mask_of(view.champions),
    )
    for seat, cards in view.piles.items():
        s.pile_size[seat] = len(cards)
        s.pile[seat * PILE : seat * PILE + len(cards)] = map(int, cards)
    for seat, count in view.tokens.items():
        s.tokens[seat] = count
    for seat, others in view.bets.items():
        s.bet[seat] = mask_of(others)
    for seat, others in view.seen_by.items():
        s.seen[seat] = mask_of(others)
    for seat, guesses in view.missed.items():
        s.missed[seat] = mask_of(view.edition.slots[guess] for guess in guesses)
    for place, seat in view.put_deck.items():
        s.under[place - 1] = seat
    if view.seat is not None:
        s.sure[view.seat] = mask_of(view.known_by)
    for k, card in enumerate(view.aside):
        s.aside[k] = int(card or 0)
    for k, seat in enumerate(view.pair):
        s.pair[k] = seat
    if view.edition.constable_timing == "round-end":
        s.owed = mask_of(seat for seat in view.playing if _owed(view, seat))
    return s


_NUMBERS = {name: number for number, name in enumerate(QUESTIONS)}


def _owed(view: View, seat: int) -> bool:
    """Whether a seat was knocked out with a Constable before it; its last card came down only then."""
    return seat not in view.alive and CONSTABLE in view.piles[seat][:-1]
