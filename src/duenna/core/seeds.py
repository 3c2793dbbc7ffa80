r"""All chance there is: from a seed to decks and starters, by an algorithm any language can repeat.

A round's stream is the bytes of SHA-256("duenna/1 deal\nSEED\nROUND\nBLOCK") for BLOCK = 0, 1, 2 ...,
in UTF-8 and with numbers in decimal. `below(n)` takes bytes until one is smaller than the largest
multiple of n up to 256, and gives it modulo n. Of one round's stream are drawn, in this order: the
royal, where the edition leaves it to chance; the shuffle; and the starter, if several seats may begin.
docs/records.md has test vectors.
"""

import secrets
from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import Final, TypeVar

from duenna.core.cards import ROYALS, Card
from duenna.core.editions import Edition

T = TypeVar("T")
SEED_LENGTH: Final = 200  #: the longest seed text


class Stream:
    """The random numbers of one round.

    >>> stream = Stream("7", 1)
    >>> [stream.below(6) for _ in range(8)]
    [5, 0, 2, 0, 1, 2, 0, 3]
    """

    def __init__(self, seed: str, round_number: int) -> None:
        self._bytes = _stream(seed, round_number)

    def below(self, n: int) -> int:
        """A uniform number from 0 to n - 1; n is at most 256."""
        limit = 256 - 256 % n
        return next(byte for byte in self._bytes if byte < limit) % n

    def shuffled(self, things: Sequence[T]) -> list[T]:
        """The things in random order: Fisher and Yates, from the last place down."""
        out = list(things)
        for i in range(len(out) - 1, 0, -1):
            j = self.below(i + 1)
            out[i], out[j] = out[j], out[i]
        return out


def _stream(seed: str, round_number: int) -> Iterator[int]:
    block = 0
    while True:
        yield from sha256(f"duenna/1 deal\n{seed}\n{round_number}\n{block}".encode()).digest()
        block += 1


def shuffled_deck(stream: Stream, edition: Edition, seats: int, playoff: bool) -> list[Card]:
    """A round's deck, top first, royal chosen (R51)."""
    cards = list(edition.deck_for(seats, playoff))
    if edition.royal == "random" and Card.PRINCESS in cards:
        cards[cards.index(Card.PRINCESS)] = ROYALS[stream.below(len(ROYALS))]
    return stream.shuffled(cards)


def round_deal(
    stream: Stream, edition: Edition, seats: int, playoff: bool, starters: Sequence[int]
) -> tuple[list[Card], int]:
    """The deck of a round of so many seats, top first, and who begins it: one of those that may."""
    deck = shuffled_deck(stream, edition, seats, playoff)
    return deck, starters[stream.below(len(starters))] if len(starters) > 1 else starters[0]


def new_seed() -> str:
    """A seed that nobody can guess: 128 random bits in hexadecimal."""
    return secrets.token_hex(16)


def commitment(seed: str) -> str:
    """What may be published before the first deal, so that the seed can be checked afterwards.

    Only a seed from `new_seed` is safe to commit to: a short one can be found by trying.

    >>> commitment("7")[:16]
    '13130ce4449a8994'
    """
    return sha256(f"duenna/1 seed\n{seed}".encode()).hexdigest()
