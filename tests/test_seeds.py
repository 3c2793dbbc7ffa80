"""Chance: the documented algorithm, written again from its description, and what it gave when it was published."""

from collections import Counter
from hashlib import sha256

import pytest
from helpers import TABLES, secrets_of

from duenna.core.cards import ROYALS
from duenna.core.editions import PRESETS
from duenna.core.errors import DuennaError
from duenna.core.game import Game
from duenna.core.seats import members
from duenna.core.seeds import Stream, commitment, new_seed, shuffled_deck


class Bytes:
    """A round's stream, from the description in docs/records.md alone."""

    def __init__(self, seed: str, round_number: int) -> None:
        self.start = f"duenna/1 deal\n{seed}\n{round_number}\n"
        self.buffer = b""
        self.block = 0

    def below(self, n: int) -> int:
        while True:
            if not self.buffer:
                self.buffer = sha256(f"{self.start}{self.block}".encode()).digest()
                self.block += 1
            byte, self.buffer = self.buffer[0], self.buffer[1:]
            if byte < 256 // n * n:
                return byte % n


@pytest.mark.parametrize("seed", ["7", "duenna", "Zoë\n♥", "x" * 200])
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_deals_are_as_described(name: str, seats: int, seed: str) -> None:
    """Royal, shuffle, starter: the first round of each table, dealt by hand from the stream."""
    game = Game(name, seats, seed=seed)
    stream = Bytes(seed, 1)
    deck = list(game.edition.cards)
    if name == "kanai":
        deck[-1] = ROYALS[stream.below(3)]
    for i in range(len(deck) - 1, 0, -1):
        j = stream.below(i + 1)
        deck[i], deck[j] = deck[j], deck[i]
    starter = 1 + stream.below(seats)
    _, s = secrets_of(game)
    if s.decider:  # a Minister may have ended the turn, or the game, before anyone is asked
        aside = 3 if seats == 2 else 0
        assert s.starter == starter
        assert s.burned == deck[0]
        assert s.aside[:aside] == deck[1 : 1 + aside]
        out = [seat for seat in range(1, seats + 1) if not s.alive >> seat & 1]
        hands = deck[1 + aside : 1 + aside + seats]
        assert out or s.hand[1 : 1 + seats] == hands
        pile = deck[1 + aside + seats :]
        assert s.deck[: s.left] == pile[::-1][: s.left]


#: seed -> round -> the first bytes of the stream, in hexadecimal.
STREAMS = {
    ("7", 1): "ad240ed849b090b116f559387eb82935e7f446011c719e322554e32ddbdfe30c2bc12c0663e96e17",
    ("7", 2): "f686b9712ee5f61102b392e114ec5da94853b543d59654fab4528098e5c3085bbb1d74d1d08c5b45",
    (
        "duenna",
        1,
    ): "fb5899b879511653435a9fca6e5c278780cb3ad0f2ece7e2dd03239ef25487aa9c601f6adcbf6e3d",
}
COMMITMENTS = {
    "7": "13130ce4449a8994230369bc55bfe23bbaf7d8df7f54185307e012a54d912af4",
    "duenna": "74d1e0514ae23d94d42e8a5908577e1f0e34fe667f44c6e676ca5e9a56b39fdf",
}


def test_streams_are_as_published() -> None:
    for (seed, number), expected in STREAMS.items():
        stream = Stream(seed, number)
        assert bytes(stream.below(256) for _ in range(40)).hex() == expected


def test_commitments_are_as_published() -> None:
    for seed, expected in COMMITMENTS.items():
        assert commitment(seed) == expected == Game("classic", 2, seed=seed).commitment


DECKS = {
    ("classic", "7"): (
        "baron guard handmaid guard prince priest handmaid prince countess guard princess "
        "guard baron guard priest king"
    ),
    ("classic", "duenna"): (
        "guard princess priest handmaid baron baron priest guard handmaid prince guard "
        "guard guard countess king prince"
    ),
    ("classic-bga", "7"): (
        "baron guard handmaid guard prince priest handmaid prince countess guard princess "
        "guard baron guard priest king"
    ),
    ("classic-bga", "duenna"): (
        "guard princess priest handmaid baron baron priest guard handmaid prince guard "
        "guard guard countess king prince"
    ),
    ("classic-fr", "7"): (
        "baron guard handmaid guard prince priest handmaid prince countess guard princess "
        "guard baron guard priest king"
    ),
    ("classic-fr", "duenna"): (
        "guard princess priest handmaid baron baron priest guard handmaid prince guard "
        "guard guard countess king prince"
    ),
    ("kanai", "7"): (
        "soldier wizard general soldier priestess soldier priestess clown royal-prince "
        "knight soldier wizard knight clown minister soldier"
    ),
    ("kanai", "duenna"): (
        "knight soldier wizard clown priestess royal-prince clown general wizard minister "
        "soldier priestess soldier soldier soldier knight"
    ),
    ("modern", "7"): (
        "guard guard guard guard baron baron handmaid priest prince guard spy countess "
        "handmaid king priest chancellor princess spy prince chancellor guard"
    ),
    ("modern", "duenna"): (
        "countess spy prince baron baron guard prince chancellor priest handmaid guard "
        "guard chancellor handmaid guard king guard guard spy priest princess"
    ),
    ("modern-16", "7"): (
        "baron guard handmaid guard prince priest handmaid prince countess guard princess "
        "guard baron guard priest king"
    ),
    ("modern-16", "duenna"): (
        "guard princess priest handmaid baron baron priest guard handmaid prince guard "
        "guard guard countess king prince"
    ),
    ("premium", "7"): (
        "priest baroness cardinal priest handmaid prince handmaid guard constable guard "
        "guard sycophant sycophant jester guard guard count princess countess guard count "
        "assassin baron prince guard king dowager-queen baroness bishop baron guard "
        "cardinal"
    ),
    ("premium", "duenna"): (
        "guard baron cardinal priest guard guard baroness prince bishop assassin count "
        "sycophant baron guard count princess handmaid dowager-queen baroness countess "
        "cardinal guard sycophant handmaid guard prince jester guard priest guard king "
        "constable"
    ),
    ("premium-bga", "7"): (
        "priest baroness cardinal priest handmaid prince handmaid guard constable guard "
        "guard sycophant sycophant jester guard guard count princess countess guard count "
        "assassin baron prince guard king dowager-queen baroness bishop baron guard "
        "cardinal"
    ),
    ("premium-bga", "duenna"): (
        "guard baron cardinal priest guard guard baroness prince bishop assassin count "
        "sycophant baron guard count princess handmaid dowager-queen baroness countess "
        "cardinal guard sycophant handmaid guard prince jester guard priest guard king "
        "constable"
    ),
}


@pytest.mark.parametrize(("name", "seed"), DECKS)
def test_decks_are_as_published(name: str, seed: str) -> None:
    edition = PRESETS[name]
    deck = shuffled_deck(Stream(seed, 1), edition, edition.players[0], False)
    assert " ".join(map(edition.word, deck)) == DECKS[name, seed]


def test_each_preset_has_a_published_deck() -> None:
    assert set(DECKS) == {(name, seed) for name in PRESETS for seed in ("7", "duenna")}


def test_playoff_of_the_large_box_is_dealt_from_sixteen_cards() -> None:
    """R45: two to four seats play off with the 16 cards of the classic deck; five or more with all 32."""
    premium = PRESETS["premium"]
    for seats in range(2, 9):
        deck = shuffled_deck(Stream("7", 5), premium, seats, True)
        assert Counter(deck) == Counter(PRESETS["classic" if seats < 5 else "premium"].cards)


def test_below_is_uniform_and_never_out_of_range() -> None:
    """A crude look: 60,000 throws of a die, each face near 10,000 (five standard deviations are 456)."""
    stream = Stream("fair", 1)
    faces = Counter(stream.below(6) for _ in range(60_000))
    assert set(faces) == set(range(6))
    assert all(abs(count - 10_000) < 460 for count in faces.values())


def test_a_seed_may_be_text_or_number_and_says_the_same() -> None:
    assert Game("modern", 4, seed=7).events == Game("modern", 4, seed="7").events
    assert Game("modern", 4, seed=7).events != Game("modern", 4, seed=8).events


def test_new_seeds_are_long_and_differ() -> None:
    seeds = {new_seed() for _ in range(1000)}
    assert len(seeds) == 1000
    assert {len(seed) for seed in seeds} == {32}
    assert len(Game().seed) == 32


@pytest.mark.parametrize("seed", ["", "x" * 201, True, 1.5, b"7", "\ud800"])
def test_what_cannot_be_a_seed_is_refused(seed: object) -> None:
    with pytest.raises(DuennaError):
        Game("classic", 2, seed=seed)  # type: ignore[arg-type]


def test_starters_are_random_but_only_among_those_who_may() -> None:
    begun = Counter(Game("modern", 6, seed=seed).view().starter for seed in range(600))
    assert set(begun) == set(range(1, 7))
    assert min(begun.values()) > 60
    fixed = Game("modern", 6, seed=1, first_start=4)
    assert fixed.view().starter == 4
    assert members(secrets_of(fixed)[1].playing) == [1, 2, 3, 4, 5, 6]
