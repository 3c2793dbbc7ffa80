"""Why a move was better than another: read off how both went on in the same worlds, as one of a closed list of reasons.

Each of REASONS stands only if it was found so: what a guess named by exact counting, all else by how much of the
difference between the two moves it explains in the worlds in which both were tried.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from duenna.analysis.guesses import TIE, guess_made
from duenna.analysis.report import Hand, Reason
from duenna.analysis.trials import Course
from duenna.core import rules
from duenna.core.actions import Move
from duenna.core.cards import CARDS, ROYALS, Card
from duenna.core.seats import members
from duenna.core.view import View
from duenna.fast.rollout import AT_ONCE, SOON

#: What a reason may be. The first five are about what was named, the others about what became of the round.
REASONS: Final = (
    "impossible",
    "known",
    "likelier",
    "beaten-anyway",
    "only-beaten-by",
    "wins-now",
    "own-out",
    "protects",
    "not-named",
    "known-hand",
    "gives-away",
    "exposed",
    "loses-sight",
    "showdown",
    "token",
    "denies",
    "stops",
    "later",
    "tokens",
)

MOST: Final = 2  #: reasons that are told of a move
ENOUGH: Final = 0.3  #: of the difference, that a reason must explain to be told
CLEARLY: Final = 0.02  #: by how much the moves must differ in how often they go on in a way

Pair = tuple[Course, Course]  #: how the move made and the better one went on in one world
Mark = Callable[[Pair], bool]  #: whether the difference in a world is of one kind


@dataclass(frozen=True)
class Choice:
    """A decision of which a better one was found, with how both went on in the same worlds."""

    view: View  #: the decider's
    played: Move
    best: Move
    hands: Sequence[Hand]  #: what the others could hold
    knowers: int  #: mask of the seats that know the card the decider held before drawing
    pairs: Sequence[Pair]

    def kept(self, move: Move) -> Card | None:
        """The card in hand after a play; None if the decider cannot know it, or it is another's."""
        if move.question != rules.PLAY or len(self.view.hand) != 2:
            return None
        if self.view.seat in move.targets or _shown_to(self.view, move) is not None:
            return None
        one, other = self.view.hand
        return other if move.card == one else one

    def share(self, mark: Callable[[Course], bool], *, best: bool) -> float:
        """In how many of the worlds one of the moves went on like that."""
        return sum(mark(pair[best]) for pair in self.pairs) / len(self.pairs)

    def weight(self, mark: Mark) -> float:
        """How much of the difference in worth lies in worlds of that kind, as a part of the whole."""
        whole = sum(best.worth - made.worth for made, best in self.pairs)
        part = sum(best.worth - made.worth for made, best in filter(mark, self.pairs))
        return part / whole if whole > 0 else 0.0


def reasons(choice: Choice) -> tuple[Reason, ...]:
    """Why the better move was better, the weightiest first; never none."""
    named = list(_about_guesses(choice))
    found = sorted(_about_rounds(choice), key=lambda each: -each[0])
    if any(reason.key in ("likelier", "beaten-anyway", "only-beaten-by") for reason in named):
        # That the better guess wins at once more often goes without saying.
        found = [each for each in found if each[1].key != "wins-now"]
    told = [reason for weight, reason in found if weight >= ENOUGH]
    return tuple([*named, *told][:MOST]) or (_later(choice),)


# ---- what was named


def _about_guesses(choice: Choice) -> Iterator[Reason]:
    """What stands of the guesses in the two moves, by counting alone."""
    view, hands = choice.view, choice.hands
    made, better = (guess_made(view, move, hands) for move in (choice.played, choice.best))
    if made is not None and made.counting == 0:
        yield _impossible(choice, made.seat, made.guess)
    if better is None:
        return
    if better.counting >= 1:
        if made is None or made.seat not in view.known:
            yield Reason("known", guess=better.guess, seat=better.seat)
        return
    if made is None:
        return
    at_the_end = list(_at_the_showdown(choice, made.seat, made.guess, better.guess))
    yield from at_the_end
    if not at_the_end and better.counting > made.counting + TIE:
        yield Reason(
            "likelier",
            guess=better.guess,
            seat=better.seat,
            best=better.counting,
            played=made.counting,
        )


def _impossible(choice: Choice, seat: int, guess: str) -> Reason:
    """That the seat could not hold what was named, and how that was known if it can be said."""
    view = choice.view
    cards = _cards_of(view, guess)
    left = view.unseen()
    if seat in view.known:
        return Reason("impossible", guess=guess, seat=seat, card=view.known[seat])
    if not any(left.get(card, 0) for card in cards):
        deck = view.edition.deck_for(len(view.playing), view.playoff)
        return Reason(
            "impossible", guess=guess, seat=seat, count=sum(each in cards for each in deck)
        )
    return Reason("impossible", guess=guess, seat=seat)


def _at_the_showdown(choice: Choice, seat: int, made: str, better: str) -> Iterator[Reason]:
    """If both moves end the round: what the card kept beats anyway, and what alone beats it."""
    card = choice.kept(choice.best)
    ends = all(one.end == two.end == AT_ONCE for one, two in choice.pairs)
    if not ends or card is None or choice.kept(choice.played) != card:
        return
    named, other = _cards_of(choice.view, made), _cards_of(choice.view, better)
    hit = [best for _, best in choice.pairs if best.hands[seat] in named]
    if hit and all(best.won for best in hit) and not set(named) & set(other):
        yield Reason("beaten-anyway", guess=made, seat=seat, card=card)
    lost = {one.hands[seat] for one, _ in choice.pairs if not one.won}
    if lost and lost <= set(other):
        yield Reason("only-beaten-by", guess=better, seat=seat, card=card)


def _cards_of(view: View, word: str) -> tuple[Card, ...]:
    """The cards that a guess means; whichever royal is named is the one in play."""
    cards = next(guess.cards for guess in view.edition.guesses if guess.text == word)
    return (*cards, *ROYALS) if set(cards) & set(ROYALS) else cards


# ---- what became of the round


def _about_rounds(choice: Choice) -> Iterator[tuple[float, Reason]]:
    """Reasons that lie in how the round went on, each with how much of the difference it explains."""
    good = [_wins_now(choice), _token(choice)]
    bad = [_own_out(choice), _safer(choice), *_showdown(choice), _denies(choice), *_stops(choice)]
    for sign, found in ((1, good), (-1, bad)):
        for weight, reason in found:
            assert reason.best is not None
            assert reason.played is not None
            if sign * (reason.best - reason.played) >= CLEARLY:
                yield weight, reason
    yield from _loses_sight(choice)


def _told(
    choice: Choice, key: str, kind: Callable[[Course], bool], mark: Mark, **about: Any
) -> tuple[float, Reason]:
    """How often each move goes on in a way, as a reason; its weight is that of the worlds that are marked."""
    played, best = (choice.share(kind, best=which) for which in (False, True))
    return choice.weight(mark), Reason(key, played=played, best=best, **about)


def _own_out(choice: Choice) -> tuple[float, Reason]:
    """That the move made knocks its own player out."""

    def out(each: Course) -> bool:
        return each.out == AT_ONCE

    return _told(choice, "own-out", out, lambda pair: out(pair[0]) and not out(pair[1]))


def _wins_now(choice: Choice) -> tuple[float, Reason]:
    """That the better move wins the round by itself."""

    def wins(each: Course) -> bool:
        return each.end == AT_ONCE and each.won

    return _told(choice, "wins-now", wins, lambda pair: wins(pair[1]) and not wins(pair[0]))


def _safer(choice: Choice) -> tuple[float, Reason]:
    """That the better move is less often knocked out before the decider's next turn, and by what."""

    def soon(each: Course) -> bool:
        return each.out == SOON

    weight, reason = _told(
        choice, "exposed", soon, lambda pair: soon(pair[0]) and pair[1].out not in (AT_ONCE, SOON)
    )
    held = choice.view.hand[0] if choice.view.hand else None
    keeps, drops = (choice.kept(move) for move in (choice.played, choice.best))
    others = [seat for seat in members(choice.knowers) if seat in choice.view.alive]
    if choice.best.card == Card.HANDMAID and not reason.best:
        return weight, replace(reason, key="protects", card=Card.HANDMAID)
    if (shown := _shown_to(choice.view, choice.played)) is not None:
        return weight, replace(reason, key="gives-away", card=choice.played.card, seat=shown)
    if others and keeps == held != drops:
        return weight, replace(reason, key="known-hand", card=held, seat=others[0])
    named = choice.share(lambda each: soon(each) and each.out_by in _NAMING, best=False)
    if drops == Card.GUARD != keeps and named > (reason.played or 0) / 2:
        return weight, replace(reason, key="not-named", card=Card.GUARD)
    return weight, reason


_NAMING: Final = tuple(card for card in Card if CARDS[card].guesses)


def _shown_to(view: View, move: Move) -> int | None:
    """The seat that knows the decider's hand after a play because it was its own; None if there is none."""
    if move.question != rules.PLAY or move.card not in (Card.KING, Card.CARDINAL):
        return None
    if move.card == Card.CARDINAL and view.seat not in move.targets:
        return None
    others = (seat for seat in move.targets if seat != view.seat and seat not in view.protected)
    return next(others, None)


def _showdown(choice: Choice) -> Iterator[tuple[float, Reason]]:
    """That the better move keeps a higher card for the showdown."""

    def lost(each: Course) -> bool:
        return bool(each.held) and not each.won

    kept, other = (choice.kept(move) for move in (choice.best, choice.played))
    rank = choice.view.edition.rank
    if kept is None or other is None or rank.get(kept, 0) <= rank.get(other, 0):
        return
    yield _told(
        choice,
        "showdown",
        lost,
        lambda pair: lost(pair[0]) and pair[1].won and bool(pair[1].held),
        card=kept,
    )


def _token(choice: Choice) -> tuple[float, Reason]:
    """That the better move gains a token more, whoever wins the round."""
    return _told(
        choice,
        "token",
        lambda each: each.tokens > each.won,
        lambda pair: pair[0].won == pair[1].won and pair[1].tokens > pair[0].tokens,
    )


def _denies(choice: Choice) -> tuple[float, Reason]:
    """That another gains a token less, beside the one for the round."""

    def gain(each: Course) -> bool:
        return each.others > (each.winners.bit_count() - each.won)

    return _told(
        choice,
        "denies",
        gain,
        lambda pair: pair[0].won == pair[1].won and gain(pair[0]) and not gain(pair[1]),
    )


def _stops(choice: Choice) -> Iterator[tuple[float, Reason]]:
    """That whoever is closest to winning the match wins the round less often."""
    view = choice.view
    needs = {
        seat: view.target - view.tokens.get(seat, 0) for seat in view.alive if seat != view.seat
    }
    leaders = [seat for seat in needs if needs[seat] == min(needs.values())]
    if len(leaders) != 1 or len(needs) == 1:
        return
    (leader,) = leaders

    def wins(each: Course) -> bool:
        return bool(each.winners >> leader & 1)

    yield _told(
        choice,
        "stops",
        wins,
        lambda pair: wins(pair[0]) and not wins(pair[1]) and not pair[1].won,
        seat=leader,
    )


def _loses_sight(choice: Choice) -> Iterator[tuple[float, Reason]]:
    """That the move made has a card discarded which the decider knew, and the better one leaves it where it is."""
    view = choice.view
    gone, left = (
        {*move.targets} - {*view.protected} if move.card == Card.PRINCE else set[int]()
        for move in (choice.played, choice.best)
    )
    for seat in gone - left:
        if seat in view.known and seat != view.seat:
            weight = choice.weight(lambda pair: AT_ONCE not in (pair[0].end, pair[0].out))
            yield weight, Reason("loses-sight", seat=seat, card=view.known[seat])


def _later(choice: Choice) -> Reason:
    """What can be said if nothing else can: how often each move wins the round."""

    def won(each: Course) -> bool:
        return each.won

    played, best = (choice.share(won, best=which) for which in (False, True))
    return Reason("later" if best - played >= CLEARLY else "tokens", played=played, best=best)
