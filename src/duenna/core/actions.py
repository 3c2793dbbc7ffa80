"""Moves: the engine's action number, its parts by name, and the text people type, each with its exact inverse.

The words, once for the library, the terminal, records and anyone who plays by typing:

    guard 2 priest      play the Guard on seat 2 and name the Priest ("guard 2 5" where values are named)
    prince 1            play the Prince on seat 1
    baroness 2 3        play the Baroness on seats 2 and 3
    handmaid            play a card that chooses nobody, or one that nobody can be chosen for
    keep king guard spy Chancellor: keep the King, put the Guard and below it the Spy under the deck
    keep, discard       the reply of a seat that a Bishop hit
    look 3, look nobody the Cardinal's look
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from duenna.core.cards import CARDS, ROYALS, Card
from duenna.core.editions import Edition
from duenna.core.errors import UnparsableMove
from duenna.core.frozen import Value
from duenna.core.rules import FIRST, GUESS, LOOK, PART, PLAY, QUESTION, REPLY, RETURN, SECOND
from duenna.core.seats import SEATS

MAX_TEXT: Final = 80  #: no move is longer


@dataclass(frozen=True)
class Move(Value):
    """What a decider does. `str(move)` is its text and `Move.parse` the inverse.

    >>> from duenna.core.editions import find_edition
    >>> modern = find_edition("modern")
    >>> move = Move.parse(modern, "guard 2 priest")
    >>> move.card, move.targets, move.guess
    (Card.GUARD, (2,), 'priest')
    >>> str(Move(modern, move.action))
    'guard 2 priest'
    >>> move  # evaluates to an equal move
    Move.parse(find_edition('modern'), 'guard 2 priest')
    """

    edition: Edition = field(repr=False)
    action: int  #: the engine's number for it

    @property
    def question(self) -> int:
        """Which question it answers: PLAY, RETURN, REPLY or LOOK of `rules`."""
        return self.action >> QUESTION

    @property
    def card(self) -> Card | None:
        """The card played, or the one a Chancellor keeps."""
        number = self.action & PART
        return Card(number) if number else None

    @property
    def targets(self) -> tuple[int, ...]:
        """The seats chosen, ascending; for a Cardinal's look, the seat looked at."""
        if self.question not in (PLAY, LOOK):
            return ()
        return tuple(seat for seat in self._pair if seat)

    @property
    def guess(self) -> str | None:
        """What a Guard or a Bishop names, as its word."""
        slot = self.action >> GUESS & PART
        return self.edition.guesses[slot - 1].text if slot else None

    @property
    def returned(self) -> tuple[Card, ...]:
        """What a Chancellor puts under the deck, the upper card first."""
        if self.question != RETURN:
            return ()
        return tuple(Card(number) for number in self._pair if number)

    @property
    def discards(self) -> bool:
        """Whether it is the reply that discards."""
        return self.question == REPLY and bool(self._pair[0])

    @property
    def _pair(self) -> tuple[int, int]:
        return self.action >> FIRST & PART, self.action >> SECOND & PART

    def __str__(self) -> str:
        texts = self.edition._texts
        if self.action not in texts:
            texts[self.action] = self._text()
        return texts[self.action]

    def _text(self) -> str:
        if self.question == REPLY:
            return "discard" if self.discards else "keep"
        if self.question == LOOK:
            return f"look {self.targets[0] if self.targets else 'nobody'}"
        card = Card(self.action & PART)
        if self.question == RETURN:
            return " ".join(["keep", *map(self.edition.word, (card, *self.returned))])
        parts: list[object] = [self.edition.word(card), *self.targets]
        return " ".join(map(str, [*parts, self.guess] if self.guess else parts))

    @property
    def has_text(self) -> bool:
        """Whether text can name it: a program may have made up any other number."""
        try:
            return Move.parse(self.edition, str(self)) == self
        except (LookupError, ValueError):
            return False

    def __repr__(self) -> str:
        if not self.has_text:
            return f"Move({self.edition!r}, {self.action!r})"
        return f"Move.parse({self.edition!r}, {str(self)!r})"

    @classmethod
    def parse(cls, edition: Edition, text: str) -> "Move":
        """The move that the text names; raises UnparsableMove if it is none of this edition.

        Case, commas and repeated spaces do not matter, and "below" or "under" may follow a
        Chancellor's cards. Two seats may come in either order.
        """
        words = text[: MAX_TEXT + 1].lower().replace(",", " ").split()
        if not words or len(text) > MAX_TEXT:
            raise _unparsable(
                edition, text, "A move begins with a card or with keep, discard or look."
            )
        first, rest = words[0], words[1:]
        if first == "keep" and rest:
            return cls(
                edition,
                _parse_return(edition, text, [w for w in rest if w not in ("below", "under")]),
            )
        if first in ("keep", "discard") and not rest:
            return cls(edition, REPLY << QUESTION | int(first == "discard") << FIRST)
        if first == "look" and len(rest) == 1:
            seat = 0 if rest[0] == "nobody" else _seat(edition, text, rest[0])
            return cls(edition, LOOK << QUESTION | seat << FIRST)
        return cls(edition, _parse_play(edition, text, first, rest))


def _parse_play(edition: Edition, text: str, word: str, rest: Sequence[str]) -> int:
    card = _card(edition, text, word)
    character = CARDS[card]
    seats: list[int] = []
    while rest and len(seats) < character.seats and rest[0].isdecimal():
        seats.append(_seat(edition, text, rest[0]))
        rest = rest[1:]
    slot = 0
    if rest and character.guesses and seats:
        slot = guess_slot(edition, rest[0])
        if slot == 0:
            raise _bad_guess(edition, rest[0])
        rest = rest[1:]
    if rest:
        raise _unparsable(edition, text, f"{rest[0]!r} is one word too many for the {word}.")
    if len(seats) == 2 and seats[0] == seats[1]:
        raise _unparsable(edition, text, "The two seats must differ.", "target-twice")
    low, high = (*sorted(seats), 0, 0)[:2]
    return PLAY << QUESTION | slot << GUESS | high << SECOND | low << FIRST | card


def _parse_return(edition: Edition, text: str, words: Sequence[str]) -> int:
    if len(words) not in (2, 3):
        raise _unparsable(
            edition, text, "Say keep, the card you keep, then those you return, the upper first."
        )
    keep, top, bottom = (*(_card(edition, text, word) for word in words), 0)[:3]
    return RETURN << QUESTION | bottom << SECOND | top << FIRST | keep


def _card(edition: Edition, text: str, word: str) -> Card:
    try:
        return edition.card(word)
    except KeyError:
        known = ", ".join(map(edition.word, edition.characters))
        raise _unparsable(
            edition, text, f"{word!r} is no card here. The cards are {known}."
        ) from None


def _seat(edition: Edition, text: str, word: str) -> int:
    if len(word) == 1 and word.isascii() and "1" <= word < str(SEATS):
        return int(word)
    raise _unparsable(
        edition, text, f"{word!r} is no seat: seats are numbered from 1 to {SEATS - 1}."
    )


def _bad_guess(edition: Edition, word: str) -> UnparsableMove:
    guard = word in (edition.word(Card.GUARD), str(edition.rank[Card.GUARD]))
    key = "guess-guard" if guard else "guess-unknown"
    why = f"{word!r} cannot be named: say {guess_words(edition)}."
    return UnparsableMove(why, key, text=word)


def guess_slot(edition: Edition, word: str) -> int:
    """The engine's number for a guess, 0 if the word names none.

    A card's word does for its value where values are named, and the other way round where
    only one character has that value. Any royal's word names the royal in play.
    """
    by_rank = [
        k for k, guess in enumerate(edition.guesses, 1) if word == str(edition.rank[guess.cards[0]])
    ]
    if len(by_rank) == 1:
        return by_rank[0]
    try:
        card = edition.card(word)
    except KeyError:
        return 0
    for slot, guess in enumerate(edition.guesses, 1):
        if card in guess.cards or (card in ROYALS and set(ROYALS) & set(guess.cards)):
            return slot
    return 0


def words_of(edition: Edition, slots: int) -> tuple[str, ...]:
    """The words of the guesses in a mask of the engine's slots, in their order."""
    return tuple(guess.text for slot, guess in enumerate(edition.guesses, 1) if slots >> slot & 1)


def guess_words(edition: Edition) -> str:
    """What may be named, as a list for a sentence.

    >>> from duenna.core.editions import find_edition
    >>> guess_words(find_edition("classic"))
    'priest, baron, handmaid, prince, king, countess or princess'
    """
    *most, last = (guess.text for guess in edition.guesses)
    return f"{', '.join(most)} or {last}" if most else last


def _unparsable(edition: Edition, text: str, why: str, key: str = "unparsable") -> UnparsableMove:
    cut = text if len(text) <= MAX_TEXT else text[:MAX_TEXT] + "..."
    return UnparsableMove(f"{cut!r} is not a move of {edition.name}. {why}", key, text=cut, why=why)
