"""Editions: the decks as published, every knob settable and playable, and what no match can be played by."""

from random import Random
from typing import Any

import pytest
from helpers import KNOB_VALUES, TABLES, walk

from duenna.core.cards import CARD_IDS, CARDS, Card
from duenna.core.editions import PRESETS, Edition, find_edition
from duenna.core.errors import EditionError
from duenna.core.events import Drew
from duenna.core.game import Game
from duenna.core.knobs import KNOBS
from duenna.core.record import dumps, loads
from duenna.core.rules import PART

# Edition, cards, seats, tokens for each number of seats, what a Guard may name.
PUBLISHED = [
    (
        "classic",
        16,
        (2, 4),
        {2: 7, 3: 5, 4: 4},
        "priest baron handmaid prince king countess princess",
    ),
    ("classic-bga", 16, (2, 4), {2: 7, 3: 5, 4: 4}, "2 3 4 5 6 7 8"),
    (
        "classic-fr",
        16,
        (2, 4),
        {2: 7, 3: 5, 4: 4},
        "priest baron handmaid prince king countess princess",
    ),
    (
        "kanai",
        16,
        (2, 4),
        {2: 4, 3: 4, 4: 4},
        "clown knight priestess wizard general minister princess",
    ),
    (
        "modern",
        21,
        (2, 6),
        {2: 6, 3: 5, 4: 4, 5: 3, 6: 3},
        "spy priest baron handmaid prince chancellor king countess princess",
    ),
    (
        "modern-16",
        16,
        (2, 4),
        {2: 6, 3: 5, 4: 4},
        "priest baron handmaid prince king countess princess",
    ),
    ("premium", 32, (5, 8), dict.fromkeys(range(5, 9), 4), "0 2 3 4 5 6 7 8 9"),
    ("premium-bga", 32, (5, 8), dict.fromkeys(range(5, 9), 4), "0 2 3 4 5 6 7 8 9"),
]


@pytest.mark.parametrize(("name", "size", "players", "tokens", "guesses"), PUBLISHED)
def test_presets_are_as_published(
    name: str, size: int, players: tuple[int, int], tokens: dict[int, int], guesses: str
) -> None:
    edition = find_edition(name)
    assert (edition.size, edition.players, edition.tokens) == (size, players, tokens)
    assert " ".join(guess.text for guess in edition.guesses) == guesses
    assert edition.knobs == {}
    assert len(edition.cards) == size
    assert edition.asked == edition.name == name


def test_each_preset_is_checked() -> None:
    assert [row[0] for row in PUBLISHED] == list(PRESETS)


def test_ranks_of_the_large_deck() -> None:
    """By value 0:2, 1:8, 2:4, 3:4, 4:4, 5:4, 6:2, 7:2, 8:1, 9:1."""
    premium = PRESETS["premium"]
    ranks = [premium.rank[card] for card in premium.cards]
    assert [ranks.count(rank) for rank in range(10)] == [2, 8, 4, 4, 4, 4, 2, 2, 1, 1]
    assert ranks == sorted(ranks)


#: Deck left before the first draw (as dealt).
LEFT = {16: {2: 10, 3: 12, 4: 11}, 21: {2: 15, 3: 17, 4: 16, 5: 15, 6: 14}}
LEFT[32] = {5: 26, 6: 25, 7: 24, 8: 23}


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_deal_leaves_the_published_pile(name: str, seats: int) -> None:
    game = Game(name, seats, seed=3)
    drew = sum(isinstance(event, Drew) for event in game.events)
    assert game.view().deck + drew == LEFT[game.edition.size][seats]


# ---- knobs --------------------------------------------------------------------------------------

HOUSE_RULES = [
    (name, knob, value)
    for name in ("classic", "kanai", "modern", "premium")
    for knob, values in KNOB_VALUES.items()
    for value in values
    if (name, value) != ("modern", "minister")  # refused: there the Countess is 8
]


def test_each_knob_has_a_value_here() -> None:
    assert set(KNOB_VALUES) == set(KNOBS)


@pytest.mark.parametrize(("name", "knob", "value"), HOUSE_RULES, ids=str)
def test_each_knob_can_be_played(name: str, knob: str, value: Any) -> None:
    """A whole match under each house rule, which the record remembers."""
    extra = {"tokens": 2} if knob == "players" else {}
    edition = find_edition(name).with_knobs(**{knob: value, **extra})
    assert find_edition(name, **edition.knobs) == edition
    seats = edition.players[1]
    game = Game(edition, seats, seed=5)
    for _ in walk(game, Random(f"{name} {knob} {value}"), 3000):
        pass
    assert game.over
    again = loads(dumps(game))
    assert again.events == game.events
    assert again.edition.knobs == edition.knobs
    place = game.position()
    assert Game.from_position(place).position() == place


#: House rules under which a knob is asked often enough to wait for it.
WITH: dict[str, dict[str, Any]] = {
    "immediate_win": {"tokens": 1, "deck": "thirty-two"},
    "match_tie": {"tokens": 1, "tie": "share"},
    "none_start": {"tie": "none"},
    "playoff_deck": {"tokens": 1, "tie": "share"},
    "tie_start": {"tie": "share"},
    "tie_sum_hand": {"deck": {"count": 6, "king": 4, "countess": 4, "handmaid": 4}},
}


@pytest.mark.parametrize(
    ("knob", "value"),
    [(knob, value) for _, knob, value in HOUSE_RULES if _ == "classic" and knob != "players"],
    ids=str,
)
def test_each_knob_makes_a_difference(knob: str, value: Any) -> None:
    """In some edition a game goes otherwise than without the knob, with the same seed and the same choices."""
    for seed in range(60):
        for name in ("classic", "classic-fr", "kanai", "premium"):
            usual = find_edition(name).with_knobs(**WITH.get(knob, {}))
            for seats in usual.players:
                if happens(usual, seats, seed) != happens(
                    usual.with_knobs(**{knob: value}), seats, seed
                ):
                    return
    pytest.fail("nothing changed")


def happens(edition: Edition, seats: int, seed: int) -> list[dict[str, Any]]:
    """What everyone together learns of a random match."""
    game = Game(edition, seats, seed=seed)
    for _ in walk(game, Random(seed), 400):
        pass
    return [event.to_json(game.edition) for event in game.events]


def test_a_knob_turned_back_is_no_house_rule() -> None:
    modern = PRESETS["modern"]
    changed = modern.with_knobs(tie="none", tokens=2)
    assert changed.knobs == {"tokens": {str(n): 2 for n in range(2, 7)}, "tie": "none"}
    assert changed.with_knobs(tie="share", tokens=modern.tokens) == modern
    assert changed != modern


# ---- which box ----------------------------------------------------------------------------------

BOXES = [
    ("premium", 4, "classic"),
    ("premium", 5, "premium"),
    ("premium-bga", 2, "classic-bga"),
    ("classic", 8, "premium"),
    ("classic-bga", 5, "premium-bga"),
]


@pytest.mark.parametrize(("asked", "seats", "got"), BOXES)
def test_a_box_chooses_its_deck_by_the_number_of_seats(asked: str, seats: int, got: str) -> None:
    edition = find_edition(asked, seats)
    assert (edition.name, edition.asked) == (got, asked)
    game = Game(asked, seats, seed=1)
    assert loads(dumps(game)).edition == edition
    assert game.position().startswith(f"{asked}/{seats} ")


@pytest.mark.parametrize(
    ("name", "seats"),
    [
        *[("modern", 7), ("modern", 1), ("modern", 0), ("modern", -3), ("modern", 10**9)],
        *[("kanai", 5), ("classic-fr", 5), ("classic", 9), ("premium", 1)],
    ],
)
def test_too_many_or_too_few_seats(name: str, seats: int) -> None:
    with pytest.raises(EditionError, match="seats"):
        Game(name, seats)


# ---- what cannot be -----------------------------------------------------------------------------

IMPOSSIBLE: list[tuple[str, Any, str]] = [
    ("nonsense", 1, "no knob"),
    ("deck", "forty", "no deck"),
    ("deck", 16, "deck must be"),
    ("deck", {"guard": -1}, "cannot hold"),
    ("deck", {"guard": True}, "cannot hold"),
    ("deck", {"guard": 1.0}, "cannot hold"),
    ("deck", {"guard": 33}, "cannot hold"),
    ("deck", {"dragon": 1}, "no card"),
    ("deck", {"guard": 16}, "nothing to guess"),
    ("deck", {}, "nothing to guess"),
    ("deck", {"guard": 3, "king": 2}, "too few"),
    ("deck", {"guard": 20, "king": 13}, "at most 32"),
    ("deck", {"guard": 14, "princess": 2}, "one royal"),
    ("deck", {"guard": 13, "princess": 1, "royal-prince": 1}, "one royal"),
    ("deck", {"guard": 9, "chancellor": 9}, "no rank|at most eight"),
    ("players", (1, 4), "between 2 and 8"),
    ("players", (2, 9), "between 2 and 8"),
    ("players", (4, 2), "between 2 and 8"),
    ("players", (2, True), "between 2 and 8"),
    ("players", (2.0, 4), "between 2 and 8"),
    ("players", "24", "two numbers"),
    ("players", 4, "two numbers"),
    ("players", (2, 3, 4), "two numbers"),
    ("tokens", 0, "1 to 99"),
    ("tokens", -1, "1 to 99"),
    ("tokens", 100, "1 to 99"),
    ("tokens", True, "tokens must be"),
    ("tokens", 2.0, "tokens must be"),
    ("tokens", "2", "tokens must be"),
    ("tokens", {}, "tokens must be"),
    ("tokens", {2: 0, 3: 1, 4: 1}, "1 to 99"),
    ("tokens", {2: 1.0, 3: 1, 4: 1}, "1 to 99"),
    ("tokens", {"two": 1}, "tokens must be"),
    ("tokens", {"9" * 5000: 1}, "tokens must be"),
    ("two_player_aside", -1, "between 0 and 3"),
    ("two_player_aside", 4, "between 0 and 3"),
    ("two_player_aside", True, "between 0 and 3"),
    ("two_player_aside", "3", "between 0 and 3"),
    ("tie", "coin", "tie must be one of"),
    ("tie", None, "tie must be one of"),
    ("tie", True, "tie must be one of"),
    ("tie", ["none"], "tie must be one of"),
    ("first_start", 0, "first_start must be"),
    ("first_start", 9, "first_start must be"),
    ("first_start", 5, "at most 4"),
    ("first_start", 1.0, "first_start must be"),
    ("tie_sum_hand", 1, "true or false"),
    ("tie_sum_hand", "yes", "true or false"),
    ("immediate_win", None, "true or false"),
    ("reveal_burned", 0.0, "true or false"),
]


@pytest.mark.parametrize(("knob", "value", "says"), IMPOSSIBLE, ids=lambda value: str(value)[:20])
def test_knobs_that_cannot_be_set(knob: str, value: Any, says: str) -> None:
    with pytest.raises(EditionError, match=says):
        find_edition("classic", **{knob: value})


def test_minister_needs_the_deck_whose_countess_is_7() -> None:
    with pytest.raises(EditionError, match="Minister"):
        find_edition("modern", seven_rule="minister")


def test_tokens_must_be_said_for_the_seats_that_play() -> None:
    with pytest.raises(EditionError, match="how many tokens"):
        find_edition("premium", 3, players=(2, 8))
    assert find_edition("premium", 3, players=(2, 8), tokens=5).tokens[3] == 5


@pytest.mark.parametrize("name", ["", "Classic", "chess", None, 5, ("classic",)])
def test_editions_that_are_none(name: Any) -> None:
    with pytest.raises(EditionError, match=r"no edition .* classic, classic-bga"):
        find_edition(name)


@pytest.mark.parametrize(
    "names",
    [
        *["AB", None, 2.0, [], [""]],
        *[["A", wrong] for wrong in (" ", "a", "B" * 41, 5, "B\nC", "\ud800")],
    ],
)
def test_names_that_are_none(names: Any) -> None:
    with pytest.raises(EditionError):
        Game("classic", names)


def test_a_hand_made_edition_is_checked_too() -> None:
    with pytest.raises(EditionError, match="ranks"):
        Edition(
            name="x", ranks="ten", deck={Card.GUARD: 9, Card.KING: 9}, players=(2, 4), tokens={}
        )


def test_numbers_of_cards_stay() -> None:
    """Shuffles, positions and blueprints hold them: a new card comes last, and fits five bits of an action."""
    keys = "guard priest baron handmaid prince king countess spy chancellor minister jester assassin cardinal"
    keys += " baroness sycophant count constable dowager-queen bishop princess princess-with-glasses royal-prince"
    assert [card.key for card in Card][:22] == keys.split()
    assert list(Card) == list(range(1, CARD_IDS))
    assert CARD_IDS <= PART + 1
    assert set(CARDS) == set(Card)
