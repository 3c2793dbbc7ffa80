"""The position text: any position of any edition in one line, and its exact inverse.

    modern/4 round=2 starter=1 turn=1 ask=play hands=priest,guard,king,spy drawn=baron
    deck=guard,baron,prince burned=handmaid piles=guard+priest,-,-,spy tokens=0,1,0,2

First the edition and the number of seats, then `key=value` in any order; what has its usual value
is left out. docs/records.md describes every key. Such a text holds all secrets: it is for
scenarios, puzzles and bug reports, never for a player's eyes.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Final

from duenna.core.actions import words_of
from duenna.core.cards import ROYALS, Card
from duenna.core.editions import Edition, find_edition
from duenna.core.errors import DuennaError, PositionError
from duenna.core.events import QUESTIONS
from duenna.core.knobs import MAX_DECK
from duenna.core.rules import LOOK, NOTHING, PLAY, REPLY, RETURN
from duenna.core.seats import POPCOUNT, mask_of, members
from duenna.core.state import PILE, State

MAX_TEXT: Final = 5000
_NUMBERS: Final = ("round", "playoff", "revealed")
_SEAT: Final = ("starter", "turn", "mark")
#: Key -> the field of the state, a mask of seats.
_MASKS: Final = {
    **{name: name for name in ("playing", "protected", "owed", "shown")},
    "winners": "round_winners",
    **{name: name for name in ("runoff", "champions")},
}
_CARD: Final = ("drawn", "burned")
#: What of `knows-hand` is told to others; where it is left out, all of it.
_TOLD_OF_HANDS: Final = {"sure-hand": "sure", "seen-hand": "seen"}
_QUESTION: Final[dict[str, int]] = {
    name or "nothing": number for number, name in enumerate(QUESTIONS)
}


def write_position(edition: Edition, s: State) -> str:
    """The position as text.

    >>> edition, s = read_position("classic/2 turn=1 hands=priest,king drawn=guard burned=guard deck=baron")
    >>> write_position(edition, s)
    'classic/2 turn=1 hands=priest,king drawn=guard burned=guard deck=baron'
    """
    seats = range(1, s.players + 1)
    usual = State(players=s.players, round=1, playing=(2 << s.players) - 2)
    parts = [f"{edition.asked}/{s.players}"]

    def add(key: str, value: str, default: str = "") -> None:
        if value != default:
            parts.append(f"{key}={value}")

    def cards(numbers: Iterable[int]) -> str:
        return ",".join(edition.word(Card(number)) if number else "-" for number in numbers)

    add("knobs", json.dumps(edition.knobs, separators=(",", ":")), "{}")
    for name in (*_NUMBERS, *_SEAT):
        add(name, str(getattr(s, name)), str(getattr(usual, name)))
    for key, name in _MASKS.items():
        add(key, _seats(getattr(s, name)), _seats(getattr(usual, name)))
    out = s.playing & ~s.alive
    add("out", _seats(out))
    asked = QUESTIONS[s.question] or "nothing"
    add("ask", f"{asked}:{s.decider}" if s.question == REPLY else asked, "play")
    add("hands", cards(s.hand[1 : s.players + 1]))
    for name in _CARD:
        add(name, cards([getattr(s, name)]), "-")
    add("extra", cards(card for card in s.extra if card))
    add("pair", ",".join(str(seat) for seat in s.pair if seat))
    add("deck", cards(reversed(s.deck[: s.left])))
    add("aside", cards(s.aside[: s.aside_count]))
    piles = [
        "+".join(edition.word(Card(card)) for card in s.discards(seat)) or "-" for seat in seats
    ]
    add("piles", ",".join(piles), ",".join("-" * s.players))
    add("tokens", ",".join(str(s.tokens[seat]) for seat in seats), ",".join("0" * s.players))
    add("bets", ",".join(f"{seat}>{to}" for seat in seats for to in members(s.bet[seat])))
    add("knows-drawn", _seats(s.drawn_known))
    add(
        "knows-extra",
        ",".join(f"{who}>{at + 1}" for at in range(2) for who in members(s.extra_known[at])),
    )

    def hands(masks: list[int]) -> str:
        return ",".join(f"{who}>{of}" for of in seats for who in members(masks[of])) or "-"

    add("knows-hand", hands(s.knowers), "-")
    for key, name in _TOLD_OF_HANDS.items():
        add(key, hands(getattr(s, name)), hands(s.knowers))
    missed = (f"{seat}>{word}" for seat in seats for word in words_of(edition, s.missed[seat]))
    add("missed", ",".join(missed))
    places = range(s.left)
    add(
        "knows-deck",
        ",".join(f"{who}>{at + 1}" for at in places for who in members(s.deck_known[at])),
    )
    add("put-drawn", str(s.drawn_from), str(_lone(s.drawn_known)))
    put = [f"{s.under[at]}>{at + 1}" for at in places if s.under[at] != _lone(s.deck_known[at])]
    add("put-deck", ",".join(put))
    return " ".join(parts)


def _lone(mask: int) -> int:
    """The one seat in a mask, 0 if there is none or several: who alone knows a card has put it there."""
    return mask.bit_length() - 1 if POPCOUNT[mask] == 1 else 0


def _seats(mask: int) -> str:
    return ",".join(map(str, members(mask)))


def read_position(text: str) -> tuple[Edition, State]:
    """The edition and the position of such a text; raises PositionError saying which part is wrong.

    A card may not appear more often than the edition's deck holds it; fewer cards make a short
    deck, which is how a scenario leaves out what does not matter.
    """
    if not isinstance(text, str) or len(text) > MAX_TEXT:
        raise PositionError(f"A position is a text of at most {MAX_TEXT} characters.")
    head, *items = text.split()[:60] or [""]
    name, slash, count = head.partition("/")
    parts: dict[str, str] = {}
    for item in items:
        key, equals, value = item.partition("=")
        if not equals or key not in _READERS:
            raise PositionError(f"{item[:60]!r} is none of the keys {', '.join(_READERS)}.")
        if key in parts:
            raise PositionError(f"{key} stands twice.")
        parts[key] = value
    if not slash or not (count.isascii() and count.isdecimal()) or len(count) > 2:
        raise PositionError('A position begins with an edition and its seats, as in "modern/4".')
    try:
        knobs = json.loads(parts.pop("knobs", "{}"))
        edition = find_edition(name, int(count), **knobs)
    except DuennaError as problem:
        raise PositionError(str(problem)) from problem
    except (ValueError, TypeError, RecursionError):
        raise PositionError("knobs must be a JSON object without spaces.") from None
    s = State(players=int(count), round=1, playing=(2 << int(count)) - 2, question=PLAY, turn=1)
    for key, value in parts.items():
        try:
            _READERS[key](edition, s, value)
        except (KeyError, ValueError, IndexError) as problem:
            raise PositionError(f"{key}={value[:60]} cannot be read: {problem}.") from None
    if edition.royal == "random":
        s.royal = next((card for card in s.cards() if card in ROYALS), 0)
    s.alive = s.playing & ~s.alive  # "out" was read into alive
    _take_as_told(s, parts)
    if s.question != NOTHING and s.decider == 0:
        s.decider = s.turn
    if s.question == NOTHING:
        s.decider = 0
    _check(edition, s)
    return edition, s


def _take_as_told(s: State, parts: Mapping[str, str]) -> None:
    """What knowledge is left unsaid: all knowledge of hands is shown, and who alone knows a card has put it there."""
    for key, name in _TOLD_OF_HANDS.items():
        if key not in parts:
            setattr(s, name, s.knowers[:])
    if "put-drawn" not in parts:
        s.drawn_from = _lone(s.drawn_known)
    told = {place for _, place in _put(s, parts.get("put-deck", ""))}
    for at, known in enumerate(s.deck_known):
        if at + 1 not in told:
            s.under[at] = _lone(known)


# ---- one reader for each key ------------------------------------------------------------------

_Reader = Callable[[Edition, State, str], None]


def _int(text: str, high: int) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= 5 and int(text) <= high):
        raise ValueError(f"{text[:20]!r} is not a number up to {high}")
    return int(text)


def _seat(s: State, text: str) -> int:
    seat = _int(text, s.players)
    if seat == 0:
        raise ValueError("seats are numbered from 1")
    return seat


def _list(text: str) -> list[str]:
    return text.split(",") if text else []


def _card(edition: Edition, text: str) -> int:
    try:
        return edition.card(text).value if text != "-" else 0
    except KeyError:
        raise ValueError(f"{text[:30]!r} is no card of {edition.name}") from None


def _cards(edition: Edition, text: str, most: int) -> list[int]:
    cards = [_card(edition, word) for word in _list(text)]
    if len(cards) > most:
        raise ValueError(f"at most {most} cards fit here")
    return cards


def _number(name: str, high: int) -> _Reader:
    return lambda edition, s, text: setattr(s, name, _int(text, high))


def _one_seat(name: str) -> _Reader:
    return lambda edition, s, text: setattr(s, name, _seat(s, text))


def _mask(name: str) -> _Reader:
    return lambda edition, s, text: setattr(
        s, name, mask_of({_seat(s, seat) for seat in _list(text)})
    )


def _one_card(name: str) -> _Reader:
    return lambda edition, s, text: setattr(s, name, _card(edition, text))


def _hands(edition: Edition, s: State, text: str) -> None:
    cards = _cards(edition, text, s.players)
    s.hand[1 : 1 + len(cards)] = cards


def _tokens(edition: Edition, s: State, text: str) -> None:
    counts = [_int(word, 999) for word in _list(text)]
    if len(counts) != s.players:
        raise ValueError(f"there are {s.players} seats")
    s.tokens[1 : 1 + len(counts)] = counts


def _piles(edition: Edition, s: State, text: str) -> None:
    piles = _list(text)
    if len(piles) != s.players:
        raise ValueError(f"there are {s.players} seats")
    for seat, pile in enumerate(piles, start=1):
        cards = [_card(edition, word) for word in pile.split("+")] if pile != "-" else []
        if len(cards) > PILE or 0 in cards:
            raise ValueError("a pile holds the words of cards joined by +, or is -")
        s.pile_size[seat] = len(cards)
        s.pile[seat * PILE : seat * PILE + len(cards)] = cards


def _deck(edition: Edition, s: State, text: str) -> None:
    cards = _cards(edition, text, MAX_DECK)
    if 0 in cards:
        raise ValueError("a deck has no gaps")
    s.left = len(cards)
    s.deck[: s.left] = reversed(cards)


def _aside(edition: Edition, s: State, text: str) -> None:
    cards = _cards(edition, text, len(s.aside))
    if 0 in cards:
        raise ValueError("the cards set aside have no gaps")
    s.aside_count = len(cards)
    s.aside[: len(cards)] = cards


def _extra(edition: Edition, s: State, text: str) -> None:
    cards = _cards(edition, text, 2)
    s.extra[: len(cards)] = cards


def _pair(edition: Edition, s: State, text: str) -> None:
    s.pair[0], s.pair[1] = (_seat(s, seat) for seat in _list(text))


def _ask(edition: Edition, s: State, text: str) -> None:
    name, colon, seat = text.partition(":")
    s.question = _QUESTION[name]
    if colon:
        s.decider = _seat(s, seat)


def _arrows(s: State, text: str, most: int) -> list[tuple[int, int]]:
    out = []
    for word in _list(text):
        who, _, what = word.partition(">")
        if not _int(what, most) >= 1:
            raise ValueError(f"{word!r}: numbers start at 1")
        out.append((_seat(s, who), int(what)))
    return out


def _bets(edition: Edition, s: State, text: str) -> None:
    for who, whom in _arrows(s, text, s.players):
        s.bet[who] |= 1 << whom


def _of_hands(name: str) -> _Reader:
    def read(edition: Edition, s: State, text: str) -> None:
        for who, whom in _arrows(s, text if text != "-" else "", s.players):
            getattr(s, name)[whom] |= 1 << who

    return read


def _missed(edition: Edition, s: State, text: str) -> None:
    for word in _list(text):
        seat, _, guess = word.partition(">")
        s.missed[_seat(s, seat)] |= 1 << edition.slots[guess]


def _put_drawn(edition: Edition, s: State, text: str) -> None:
    s.drawn_from = _int(text, s.players)


def _put_deck(edition: Edition, s: State, text: str) -> None:
    for who, place in _put(s, text):
        s.under[place - 1] = who


def _put(s: State, text: str) -> list[tuple[int, int]]:
    """Who put the card at a place of the deck there; 0: nobody."""
    pairs = [word.partition(">")[::2] for word in _list(text)]
    out = [(_int(who, s.players), _int(place, MAX_DECK)) for who, place in pairs]
    if any(place == 0 for _, place in out):
        raise ValueError("places start at 1")
    return out


def _knows_extra(edition: Edition, s: State, text: str) -> None:
    for who, place in _arrows(s, text, 2):
        s.extra_known[place - 1] |= 1 << who


def _knows_deck(edition: Edition, s: State, text: str) -> None:
    for who, place in _arrows(s, text, MAX_DECK):
        s.deck_known[place - 1] |= 1 << who


_READERS: Final[dict[str, _Reader]] = {
    "knobs": _number("round", 0),  # taken out before the others are read
    "round": _number("round", 9999),
    "playoff": _number("playoff", 1),
    "revealed": _number("revealed", 1),
    **{name: _one_seat(name) for name in _SEAT},
    **{key: _mask(name) for key, name in _MASKS.items()},
    "out": _mask("alive"),
    "ask": _ask,
    "hands": _hands,
    **{name: _one_card(name) for name in _CARD},
    "extra": _extra,
    "pair": _pair,
    "deck": _deck,
    "aside": _aside,
    "piles": _piles,
    "tokens": _tokens,
    "bets": _bets,
    "knows-drawn": _mask("drawn_known"),
    "knows-extra": _knows_extra,
    "knows-hand": _of_hands("knowers"),
    **{key: _of_hands(name) for key, name in _TOLD_OF_HANDS.items()},
    "missed": _missed,
    "knows-deck": _knows_deck,
    "put-drawn": _put_drawn,
    "put-deck": _put_deck,
}


# ---- what can be --------------------------------------------------------------------------------


def _check(edition: Edition, s: State) -> None:
    """Raises PositionError for a position from which the engine could not go on."""
    counts: Counter[int] = Counter(edition.deck_for(POPCOUNT[s.playing], bool(s.playoff)))
    royals = sum(counts.pop(royal, 0) for royal in ROYALS)
    for card, count in Counter(s.cards()).items():
        if count > (royals if card in ROYALS else counts[card]):
            raise PositionError(
                f"{edition.name} has fewer than {count} cards {edition.word(Card(card))}."
            )
    if sum(card in ROYALS for card in s.cards()) > royals:
        raise PositionError("There is more than one royal.")
    if s.playing & ~((2 << s.players) - 2) or s.alive == 0 or POPCOUNT[s.playing] < 2:
        raise PositionError("At least two seats play, and at least one of them is not out.")
    for seat in range(1, s.players + 1):
        if bool(s.alive >> seat & 1) != bool(s.hand[seat]):
            raise PositionError(f"Seat {seat} holds a card if, and only if, it is in the round.")
    _check_shown(s)
    if s.question == NOTHING:
        return
    if s.champions or s.runoff or s.round_winners:
        raise PositionError(
            "A seat must still decide, so there can be no winners yet; for a finished round write ask=nothing."
        )
    if not s.burned or POPCOUNT[s.alive] < 2:
        raise PositionError(
            "While a round goes on, a card lies burned and two seats or more are in."
        )
    if not s.alive >> s.turn & 1 or not s.alive >> s.decider & 1:
        raise PositionError(
            "The seat whose turn it is, and the one who is asked, must be in the round."
        )
    if (s.question == REPLY) != (s.decider != s.turn):
        raise PositionError(
            "ask=reply:SEAT names another seat than the one whose turn it is; no other question does."
        )
    _check_question(s)


def _check_shown(s: State) -> None:
    """Raises PositionError where more is shown or known than can be."""
    if s.shown and (s.question != NOTHING or s.shown & ~s.alive):
        raise PositionError("shown: hands are shown when the round is over, by seats still in it.")
    if any(
        known and (s.extra[at] == 0 or known >> s.turn & 1)
        for at, known in enumerate(s.extra_known)
    ):
        raise PositionError(
            "knows-extra: others than the seat in turn may know the cards its Chancellor drew."
        )
    if s.drawn_known and (s.drawn == 0 or s.drawn_known >> s.turn & 1):
        raise PositionError(
            "knows-drawn: others than the seat in turn may know a card it has drawn."
        )
    if s.drawn_from and s.drawn == 0:
        raise PositionError("put-drawn: there is no drawn card that a seat can have put anywhere.")


def _check_question(s: State) -> None:
    faults = {
        "ask=play goes with drawn=CARD, and no other question does": (s.question == PLAY)
        != bool(s.drawn),
        "ask=return goes with extra=CARDS, and no other question does": (s.question == RETURN)
        != bool(s.extra[0]),
        "ask=look goes with pair=SEAT,SEAT, and no other question does": (s.question == LOOK)
        != bool(s.pair[0] and s.pair[1] and s.pair[0] < s.pair[1]),
        "a seat of the pair is out": any(seat and not s.alive >> seat & 1 for seat in s.pair),
        "extra has a gap": bool(s.extra[1]) and not s.extra[0],
        "the marked seat is out": bool(s.mark) and not s.alive >> s.mark & 1,
        "someone is protected who is out, or whose turn it is": bool(
            s.protected & ~s.alive or (s.question == PLAY and s.protected >> s.turn & 1)
        ),
        "someone knows an own hand, or a hand that is not there": any(
            mask >> seat & 1 or (mask and not s.hand[seat])
            for masks in (s.knowers, s.seen)
            for seat, mask in enumerate(masks)
        ),
        "a seat is sure of someone who does not know its hand, or has not seen it": any(
            sure & ~(known & seen)
            for sure, known, seen in zip(s.sure, s.knowers, s.seen, strict=True)
        ),
        "a guess was missed on a hand that is not there": any(
            mask and not s.hand[seat] for seat, mask in enumerate(s.missed)
        ),
        "someone knows a place that the deck has not": any(s.deck_known[s.left :]),
        "someone put a card at a place that the deck has not": any(s.under[s.left :]),
    }
    for fault, found in faults.items():
        if found:
            raise PositionError(f"This cannot be: {fault}.")
