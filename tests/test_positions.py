"""Position texts: every key read and written, what cannot be refused, and whatever is accepted can be played."""

import re
from random import Random

import pytest
from helpers import KNOB_VALUES, TABLES, walk
from hypothesis import given, settings
from hypothesis import strategies as st

from duenna.core.cards import Card
from duenna.core.errors import EditionError, PositionError
from duenna.core.game import Game
from duenna.core.position import _READERS as KEYS
from duenna.core.position import read_position, write_position

# Written as they are read, and together holding every key.
CANONICAL = [
    "classic/2 turn=1 hands=priest,king drawn=guard burned=guard deck=baron",
    (
        "classic/4 round=3 starter=2 turn=1 protected=2 out=4 hands=priest,king,baron,- drawn=guard "
        "burned=guard deck=prince,guard piles=-,-,-,handmaid tokens=0,1,1,0"
    ),
    (
        'classic/2 knobs={"tokens":{"2":1,"3":1,"4":1},"tie":"none"} turn=1 hands=priest,king '
        "drawn=guard burned=guard aside=baron,guard,prince"
    ),
    (
        "modern/2 turn=1 ask=return hands=king,guard burned=priest extra=spy,guard deck=baron "
        "piles=chancellor,- knows-hand=2>1,1>2 knows-deck=2>1"
    ),
    (
        "premium/5 turn=1 ask=look hands=guard,king,baron,count,priest burned=guard pair=2,3 "
        "deck=prince,guard piles=cardinal,-,-,-,-"
    ),
    (
        "premium/5 turn=1 ask=reply:2 hands=guard,king,baron,count,priest burned=guard "
        "deck=prince,guard piles=bishop,-,-,-,-"
    ),
    (
        "premium/5 turn=2 mark=3 hands=guard,king,baron,count,priest drawn=guard burned=guard "
        "deck=prince,guard piles=jester+sycophant,-,-,-,- bets=1>3 knows-drawn=1 knows-deck=1>1,4>1"
    ),
    (
        "modern/3 turn=1 ask=return hands=guard,baron,king burned=handmaid extra=guard,guard "
        "knows-extra=2>1,2>2,3>2 knows-hand=2>1"
    ),
    (
        "premium/5 round=9 playoff=1 turn=2 playing=2,4 hands=-,king,-,priest,- drawn=guard "
        "burned=guard deck=prince,guard aside=guard,baron,prince tokens=0,4,1,4,0"
    ),
    (
        "premium/5 revealed=1 turn=1 shown=1,2 winners=1 runoff=1,4 out=3,4,5 ask=nothing "
        "hands=king,priest,-,-,- burned=guard piles=-,-,guard,guard,prince tokens=4,0,0,4,0"
    ),
    (
        "premium/5 turn=1 owed=3 out=3 hands=king,priest,-,guard,guard drawn=guard burned=guard "
        "deck=baron piles=-,-,constable+prince,-,-"
    ),
    (
        "modern/4 turn=1 hands=king,baron,spy,priest drawn=guard burned=guard deck=prince,guard,spy "
        "knows-drawn=2,3 knows-hand=2>1,3>1,1>3,2>3 sure-hand=2>1,1>3 seen-hand=2>1,4>1,1>3,2>3 "
        "missed=1>priest,1>prince,4>spy knows-deck=2>1,3>1,4>2,3>3 put-drawn=3 put-deck=3>1,0>3"
    ),
    (
        "modern/2 turn=1 hands=king,baron drawn=guard burned=guard deck=prince,guard "
        "knows-drawn=2 knows-hand=2>1 sure-hand=- seen-hand=- knows-deck=1>1"
    ),
    (
        "kanai/2 turn=1 winners=1 champions=1 out=2 ask=nothing hands=royal-prince,- burned=soldier "
        "piles=soldier,clown tokens=4,1"
    ),
]


@pytest.mark.parametrize("text", CANONICAL)
def test_a_position_reads_and_is_written_as_it_was(text: str) -> None:
    edition, s = read_position(text)
    assert write_position(edition, s) == text
    assert Game.from_position(text).position() == text


@pytest.mark.parametrize("text", CANONICAL)
def test_the_order_of_the_keys_and_what_is_usual_do_not_matter(text: str) -> None:
    head, *items = text.split()
    for usual in ("round=1", "turn=1", "ask=play", "mark=", "protected=", "bets="):
        if (
            not any(item.startswith(usual.partition("=")[0] + "=") for item in items)
            and usual[-1] != "="
        ):
            items.append(usual)
    assert Game.from_position(" ".join([head, *reversed(items)])).position() == text


def test_each_key_is_tested() -> None:
    assert {key for text in CANONICAL for key in re.findall(r" ([a-z-]+)=", text)} == set(KEYS)


REFUSED = [
    ("", "begins with an edition"),
    ("classic", "begins with an edition"),
    ("classic/", "begins with an edition"),
    ("classic/two", "begins with an edition"),
    ("chess/2", "no edition"),
    ("classic/9", "2 to 4 seats"),
    ("classic/-2", "begins with an edition"),
    ("classic/0", "seats"),
    ("classic/２", "begins with an edition"),
    ("classic/2", "holds a card"),
    ("classic/2 hands", "none of the keys"),
    ("classic/2 hand=guard,guard", "none of the keys"),
    ("classic/2 hands=guard,king hands=guard,king", "stands twice"),
    ("classic/2 hands=guard,spy", "'spy' is no card"),
    ("classic/2 hands=guard,king,king", "at most 2"),
    ("classic/2 hands=king,king drawn=guard burned=guard", "fewer than 2 cards king"),
    ("classic/2 hands=guard,king burned=guard", "drawn"),
    ("classic/2 hands=guard,king drawn=guard", "burned"),
    ("classic/2 hands=guard,- out=2 drawn=guard burned=guard", "two seats or more"),
    ("classic/2 hands=guard,king out=2 drawn=guard burned=guard", "Seat 2 holds a card if"),
    ("classic/3 hands=guard,king,- drawn=guard burned=guard", "Seat 3 holds a card if"),
    ("classic/3 hands=guard,king,- out=3 turn=3 drawn=guard burned=guard", "whose turn it is"),
    ("classic/2 hands=guard,king drawn=guard burned=guard turn=3", "turn=3 cannot be read"),
    ("classic/2 hands=guard,king drawn=guard burned=guard turn=0", "numbered from 1"),
    ("classic/2 hands=guard,king drawn=guard burned=guard tokens=1", "there are 2 seats"),
    ("classic/2 hands=guard,king drawn=guard burned=guard tokens=1,-1", "not a number"),
    ("classic/2 hands=guard,king drawn=guard burned=guard piles=-", "there are 2 seats"),
    ("classic/2 hands=guard,king drawn=guard burned=guard piles=-,guard++guard", "piles"),
    ("classic/2 hands=guard,king drawn=guard burned=guard deck=guard,-", "no gaps"),
    (
        "classic/2 hands=guard,king drawn=guard burned=guard champions=1",
        "there can be no winners yet",
    ),
    ("classic/2 hands=guard,king drawn=guard burned=guard mark=3", "mark"),
    ("classic/3 hands=guard,king,- out=3 drawn=guard burned=guard mark=3", "marked seat is out"),
    ("classic/2 hands=guard,king drawn=guard burned=guard protected=1", "protected"),
    ("classic/2 hands=guard,king drawn=guard burned=guard ask=hug", "ask"),
    ("classic/2 hands=guard,king burned=guard ask=reply", "another seat"),
    ("classic/2 hands=guard,king burned=guard ask=reply:1", "another seat"),
    ("classic/2 hands=guard,king burned=guard ask=return", "extra"),
    ("classic/2 hands=guard,king burned=guard ask=return extra=-,guard", "extra"),
    ("classic/2 hands=guard,king burned=guard ask=look", "pair"),
    ("classic/2 hands=guard,king burned=guard ask=look pair=2,1", "pair"),
    ("classic/2 hands=guard,king burned=guard ask=look pair=1", "pair"),
    ("classic/2 hands=guard,king drawn=guard burned=guard knows-hand=1>1", "own hand"),
    ("classic/2 hands=guard,king drawn=guard burned=guard knows-hand=1", "knows-hand"),
    ("classic/2 hands=guard,king drawn=guard burned=guard knows-deck=1>1", "place"),
    ("classic/2 hands=guard,king drawn=guard burned=guard knows-deck=1>0", "start at 1"),
    ("classic/2 hands=guard,king drawn=guard burned=guard shown=1", "shown"),
    ("classic/2 hands=guard,- out=2 ask=nothing burned=guard shown=1,2", "shown"),
    ("classic/2 hands=guard,king drawn=guard burned=guard aside=guard,-,prince", "no gaps"),
    ("classic/2 hands=guard,king drawn=guard burned=guard knows-drawn=1", "drawn"),
    ("classic/2 hands=guard,- out=2 ask=nothing knows-drawn=2", "drawn"),
    ("classic/2 hands=guard,king drawn=guard burned=guard seen-hand=1>1", "own hand"),
    ("classic/2 hands=guard,king drawn=guard burned=guard sure-hand=1>2", "is sure of someone"),
    (
        "classic/2 hands=guard,king drawn=guard burned=guard knows-hand=1>2 seen-hand=-",
        "is sure of someone",
    ),
    ("classic/2 hands=guard,king drawn=guard burned=guard missed=2>guard", "missed"),
    ("classic/2 hands=guard,king drawn=guard burned=guard missed=3>priest", "missed"),
    ("classic/3 hands=guard,king,- out=3 drawn=guard burned=guard missed=3>king", "was missed"),
    ("modern/2 hands=guard,king drawn=guard burned=guard put-deck=1>1", "put a card at a place"),
    ("modern/2 hands=guard,king drawn=guard burned=guard deck=spy put-deck=1>0", "start at 1"),
    ("modern/2 hands=guard,king drawn=guard burned=guard deck=spy put-deck=3>1", "up to 2"),
    ("modern/2 ask=return hands=guard,king extra=guard burned=guard put-drawn=2", "put-drawn"),
    (
        "modern/2 ask=return hands=guard,king extra=guard burned=guard knows-extra=2>2",
        "knows-extra",
    ),
    (
        "modern/2 ask=return hands=guard,king extra=guard burned=guard knows-extra=1>1",
        "knows-extra",
    ),
    ("modern/2 ask=return hands=guard,king extra=guard burned=guard knows-extra=2>3", "up to 2"),
    ("classic/2 hands=royal-prince,king drawn=guard burned=guard", "is no card of classic"),
    ("kanai/2 hands=princess,royal-prince drawn=soldier burned=soldier", "one royal"),
    ("classic/2 knobs=x hands=guard,king", "knobs"),
    ("classic/2 knobs=[] hands=guard,king", "knobs"),
    ('classic/2 knobs={"x":1} hands=guard,king', "no knob"),
    ('classic/2 knobs={"seats":3} hands=guard,king', "knob"),
    ('classic/2 knobs={"tokens":' + "9" * 4900 + "}", "knobs"),
    ('classic/2 knobs={"tokens":{"' + "9" * 4900 + '":1}}', "tokens must be"),
    ("classic/2 knobs=" + "[" * 4900, "knobs"),
    ("x" * 5001, "at most 5000"),
    ("classic/2 hands=" + "guard," * 800, "is no card of classic"),
    ("\ud800/2", "no edition"),
]


@pytest.mark.parametrize(("text", "says"), REFUSED, ids=range(len(REFUSED)))
def test_what_cannot_be_is_refused(text: str, says: str) -> None:
    with pytest.raises(PositionError, match=re.escape(says)) as caught:
        read_position(text)
    assert len(str(caught.value)) < 700


@pytest.mark.parametrize("value", [None, 5, b"classic/2", ["classic/2"]])
def test_what_is_no_text_is_no_position(value: object) -> None:
    with pytest.raises(PositionError):
        read_position(value)  # type: ignore[arg-type]


def test_names_must_fit_the_seats() -> None:
    assert Game.from_position(CANONICAL[0], ["Ann", "Bob"]).names == ("Ann", "Bob")
    with pytest.raises(EditionError, match="2 names"):
        Game.from_position(CANONICAL[0], ["Ann", "Bob", "Eve"])


# ---- nothing that is accepted can break the engine ----------------------------------------------


def spoil(text: str, random: Random) -> str:
    """The text with something in it changed that may or may not make sense."""
    kind = random.randrange(8)
    items = text.split()
    at = random.randrange(len(items))
    key, _, value = items[at].partition("=")
    if kind == 0:
        del items[at]
    elif kind == 1:
        items.append(random.choice(random.choice(CANONICAL).split()[1:]))
    elif kind == 2:
        items[at] = f"{random.choice(sorted(KEYS))}={value}"
    elif kind == 3:
        words = re.split(r"([,+>])", value)
        words[random.randrange(len(words))] = random.choice(["", "-", "1", "2", "3", "0", "guard"])
        items[at] = f"{key}={''.join(words)}"
    elif kind == 4:
        cards = [card.key for card in Card] + ["soldier", "wizard", "-"]
        words = re.split(r"([,+>=/])", items[at])
        words[random.randrange(len(words))] = random.choice(cards)
        items[at] = "".join(words)
    elif kind == 5:
        numbers = [m.span() for m in re.finditer(r"\d+", text)]
        low, high = random.choice(numbers)
        return text[:low] + str(random.randrange(9)) + text[high:]
    elif kind == 6:
        place = random.randrange(len(text))
        return text[:place] + random.choice(",+>=-/ 0129{}") + text[place + 1 :]
    else:
        words = value.split(",")
        random.shuffle(words)
        items[at] = f"{key}={','.join(words)}"
    return " ".join(items)


@settings(max_examples=50, deadline=None)
@given(st.sampled_from(TABLES), st.integers(0, 2**32))
def test_spoilt_positions_are_refused_or_playable(table: tuple[str, int], seed: int) -> None:
    random = Random(seed)
    knob = random.choice(sorted(set(KNOB_VALUES) - {"players", "deck"}))
    house = {knob: random.choice(KNOB_VALUES[knob])} if random.random() < 0.3 else {}
    try:
        game = Game(*table, seed=seed, **house)
    except EditionError:
        return
    for _ in walk(game, random, random.randrange(40)):
        pass
    text = random.choice([game.position(), random.choice(CANONICAL)])
    for _ in range(20):
        spoilt = spoil(text, random)
        try:
            edition, s = read_position(spoilt)
        except PositionError:
            continue
        written = write_position(edition, s)
        again = Game.from_position(written, seed=1)
        assert again.position() == written, spoilt
        play_out(again, random, spoilt)
        text = spoilt


def play_out(game: Game, random: Random, spoilt: str) -> None:
    """Plays the round to its end, looking at everything; then a round more."""
    rounds = game.round
    for _ in walk(game, random, 200):
        for seat in (None, *range(1, game.players + 1)):
            game.view(seat)
        if game.round_over and game.round > rounds:
            return
    assert game.over, spoilt
