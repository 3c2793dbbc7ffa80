"""Why a move is not legal: the rule it breaks, in one sentence, with what is allowed instead."""

from duenna.core.actions import Move, guess_words
from duenna.core.cards import CARDS, TWO_ANY, Card
from duenna.core.editions import Edition
from duenna.core.errors import IllegalMove
from duenna.core.events import QUESTIONS
from duenna.core.rules import LOOK, PART, PLAY, RETURN, choosable, count_actions, nth_action
from duenna.core.seats import members
from duenna.core.state import Rules, State

_ANSWERS = {
    "play": "play one of your two cards",
    "return": "keep one card and return the others",
    "reply": "keep or discard",
    "look": "look at one of the two hands, or at nobody's",
}


def why_illegal(edition: Edition, rules: Rules, s: State, move: Move) -> IllegalMove:
    """The error to raise for a move that is none of the decider's legal ones."""
    asked = QUESTIONS[s.question]
    if move.edition != edition or move.question != s.question or not move.has_text:
        return _no(
            f"You are asked to {_ANSWERS[asked or 'play']}.", "wrong-question", question=asked
        )
    if move.question == PLAY:
        playable = {nth_action(s, rules, k) & PART for k in range(count_actions(s, rules))}
        return _why_no_play(edition, rules, s, move, playable)
    if move.question == RETURN:
        held = sorted(Card(c) for c in (s.hand[s.turn], *s.extra) if c)
        names = ", ".join(map(edition.word, held))
        return _no(f"You hold {names}: keep one and return all others.", "return-cards", cards=held)
    assert move.question == LOOK
    return _no(
        f"Only seat {s.pair[0]} or {s.pair[1]} swapped hands.", "look-pair", seats=tuple(s.pair)
    )


def _why_no_play(
    edition: Edition, rules: Rules, s: State, move: Move, playable: set[int]
) -> IllegalMove:
    card, targets = move.card, move.targets
    assert card is not None
    word = edition.word(card)
    held = (s.hand[s.turn], s.drawn)
    if card not in held:
        names = " and ".join(edition.word(Card(c)) for c in sorted(held))
        return _no(f"You do not hold the {word}; you hold {names}.", "not-held", card=card)
    if card not in playable:
        countess = edition.word(Card.COUNTESS)
        return _no(
            f"With the King or a Prince in hand the {countess} must be played.",
            "countess",
            card=card,
        )
    seats = choosable(s, rules, card)
    fault = _target_fault(s, card, word, targets, seats)
    if fault is not None:
        return fault
    others = ", ".join(map(str, members(seats)))
    if not targets:
        return _no(
            f"The {word} must be played on someone: seat {others}.", "target-needed", card=card
        )
    if CARDS[card].guesses and move.guess is None:
        return _no(f"Name what seat {targets[0]} holds: {guess_words(edition)}.", "guess-needed")
    if move.guess is not None:
        able = {
            Move(edition, nth_action(s, rules, k)).guess for k in range(count_actions(s, rules))
        }
        names = ", ".join(guess.text for guess in edition.guesses if guess.text in able)
        return _no(
            f"Nobody can hold {move.guess} in this playoff of fewer cards: name {names}.",
            "guess-absent",
            guess=move.guess,
        )
    return _no(f"The {word} must be played on two seats.", "target-needed", card=card)


def _target_fault(
    s: State, card: Card, word: str, targets: tuple[int, ...], seats: int
) -> IllegalMove | None:
    """What is wrong with a seat that was chosen, if anything."""
    aim = CARDS[card].aim
    for seat in targets:
        if seat > s.players:
            return _no(
                f"There is no seat {seat}: there are {s.players}.", "target-missing", seat=seat
            )
        if not s.alive >> seat & 1:
            return _no(
                f"Seat {seat} is out of this round{_instead(seats)}.", "target-out", seat=seat
            )
    if s.mark and seats >> s.mark & 1 and s.mark not in targets and targets:
        return _no(f"A Sycophant demands that seat {s.mark} is chosen.", "marked", seat=s.mark)
    for seat in targets:
        if seats >> seat & 1:
            continue
        if s.protected >> seat & 1:
            return _no(
                f"Seat {seat} is protected until its next turn{_instead(seats)}.",
                "target-protected",
                seat=seat,
            )
        if s.mark and seats == 0:
            return _no(
                f"The Sycophant's seat {s.mark} cannot be chosen: play the {word} on nobody.",
                "nobody-to-choose",
                card=card,
            )
        if seat == s.turn:
            return _no(
                f"The {word} cannot be played on yourself{_instead(seats)}.",
                "target-self",
                card=card,
            )
    if targets and (seats == 0 or (aim == TWO_ANY and seats & (seats - 1) == 0)):
        return _no(
            f"Nobody can be chosen: play the {word} by itself.", "nobody-to-choose", card=card
        )
    return None


def _instead(seats: int) -> str:
    """What may be chosen instead, to end a sentence."""
    choices = " or ".join(map(str, members(seats)))
    return f"; choose seat {choices}" if seats else "; play it on nobody"


def _no(message: str, key: str, **values: object) -> IllegalMove:
    return IllegalMove(message, key, **values)
