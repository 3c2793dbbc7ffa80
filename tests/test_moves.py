"""Moves that are not made: each is refused with its reason and what is allowed, and nothing has changed."""

import re
from pathlib import Path

import pytest

import duenna.core.actions
import duenna.core.game
import duenna.core.refusal
from duenna.core.actions import Move
from duenna.core.editions import PRESETS, find_edition
from duenna.core.errors import IllegalMove, MoveError, NotYourTurn, UnparsableMove
from duenna.core.game import Game
from duenna.core.rules import FIRST, GUESS, LOOK, PLAY, QUESTION, REPLY, SECOND
from duenna.core.rules import RETURN as RETURN_CARDS

# Positions to make mistakes in.
CLASSIC = (
    "classic/4 hands=priest,king,baron,- drawn=guard burned=guard out=4 protected=2 "
    "deck=prince,guard piles=-,-,-,handmaid"
)
COUNTESS = "classic/2 hands=countess,guard drawn=prince burned=guard deck=guard"
ALONE = "classic/2 hands=guard,king drawn=priest burned=guard protected=2 deck=prince"
KANAI = "kanai/2 hands=soldier,general drawn=princess burned=wizard deck=clown"
RETURN = (
    "modern/2 hands=king,guard ask=return extra=spy,guard burned=priest deck=baron "
    "piles=chancellor,-"
)
PAIR = "premium/5 hands=guard,king,baron,count,priest drawn=cardinal burned=guard deck=prince,guard"
SEEN = (
    "premium/5 hands=baroness,king,baron,count,priest drawn=sycophant burned=guard "
    "deck=prince,guard"
)
ONE_FREE = (
    "premium/5 hands=guard,king,baron,count,priest drawn=cardinal burned=guard "
    "protected=2,3,4,5 deck=prince,guard"
)
MARKED = (
    "premium/5 mark=3 hands=guard,king,baron,count,priest drawn=prince burned=guard "
    "deck=prince,guard"
)
SELF_MARKED = (
    "premium/5 mark=1 hands=guard,king,baron,count,priest drawn=prince burned=guard "
    "deck=prince,guard"
)
LOOKING = (
    "premium/5 ask=look pair=2,3 hands=guard,king,baron,count,priest burned=guard "
    "deck=prince,guard piles=cardinal,-,-,-,-"
)
ASKED = (
    "premium/5 ask=reply:2 hands=guard,king,baron,count,priest burned=guard deck=prince,guard "
    "piles=bishop,-,-,-,-"
)

PLAYOFF = (
    "premium/5 playoff=1 playing=1,2 hands=guard,king,-,-,- drawn=priest burned=guard deck=prince "
    "tokens=4,4,0,0,0"
)

ILLEGAL = [
    (CLASSIC, "baron 3", "not-held", ["baron", "guard and priest"]),
    (COUNTESS, "prince 2", "countess", ["countess must be played"]),
    (CLASSIC, "guard 1 king", "target-self", ["guard", "yourself"]),
    (CLASSIC, "guard 2 king", "target-protected", ["Seat 2", "protected"]),
    (CLASSIC, "guard 4 king", "target-out", ["Seat 4", "out"]),
    (CLASSIC, "guard 5 king", "target-missing", ["seat 5", "4"]),
    (CLASSIC, "guard", "target-needed", ["guard", "seat 3"]),
    (CLASSIC, "guard 3", "guess-needed", ["seat 3", "priest, baron", "princess"]),
    (PLAYOFF, "guard 2 9", "guess-absent", ["9", "2, 3, 4, 5, 6, 7, 8."]),
    (CLASSIC, "look 3", "wrong-question", ["play one of your two cards"]),
    (CLASSIC, "keep", "wrong-question", ["play one of your two cards"]),
    (CLASSIC, "keep guard priest", "wrong-question", ["play one of your two cards"]),
    (ALONE, "priest 2", "target-protected", ["Seat 2", "protected"]),
    (ALONE, "priest 1", "target-self", ["priest", "yourself"]),
    (KANAI, "soldier", "target-needed", ["soldier", "seat 2"]),
    (PAIR, "cardinal 2", "target-needed", ["two seats"]),
    (PAIR, "cardinal", "target-needed", ["seat 1, 2, 3, 4, 5"]),
    (ONE_FREE, "cardinal 1 2", "target-protected", ["Seat 2", "protected"]),
    (ONE_FREE, "cardinal 1", "nobody-to-choose", ["cardinal by itself"]),
    (SEEN, "baroness 1 2", "target-self", ["yourself"]),
    (SEEN, "baroness", "target-needed", ["seat 2, 3, 4, 5"]),
    (SEEN, "sycophant", "target-needed", ["seat 1, 2, 3, 4, 5"]),
    (MARKED, "guard 2 5", "marked", ["Sycophant", "seat 3"]),
    (MARKED, "prince 1", "marked", ["Sycophant", "seat 3"]),
    (MARKED, "guard", "target-needed", ["seat 3"]),
    (SELF_MARKED, "guard 2 5", "nobody-to-choose", ["guard on nobody"]),
    (SELF_MARKED, "prince 2", "marked", ["Sycophant", "seat 1"]),
    (RETURN, "keep king spy", "return-cards", ["guard", "king", "spy"]),
    (RETURN, "keep baron spy guard", "return-cards", ["guard", "king", "spy"]),
    (RETURN, "guard 2 king", "wrong-question", ["keep one card"]),
    (LOOKING, "look 4", "look-pair", ["seat 2 or 3"]),
    (LOOKING, "guard 2 5", "wrong-question", ["look at one"]),
    (ASKED, "guard 2 5", "wrong-question", ["keep or discard"]),
    (ASKED, "look nobody", "wrong-question", ["keep or discard"]),
]


# Numbers that are no move at all.
NONSENSE = [
    (COUNTESS, PLAY << QUESTION | 2 << FIRST | 7),
    (CLASSIC, PLAY << QUESTION | 3 << SECOND | 2 << FIRST | 1),
    (LOOKING, LOOK << QUESTION | 2 << FIRST | 5),
    (CLASSIC, 0),
    (CLASSIC, -1),
    (CLASSIC, PLAY << QUESTION),
    (CLASSIC, PLAY << QUESTION | 31),
    (CLASSIC, PLAY << QUESTION | 30 << GUESS | 3 << FIRST | 1),
    (RETURN, RETURN_CARDS << QUESTION | 31 << FIRST | 1),
    (ASKED, REPLY << QUESTION | 2 << FIRST),
    (ASKED, REPLY << QUESTION | 5),
]

UNPARSABLE = [
    ("", "unparsable", ["begins with a card"]),
    ("  ", "unparsable", ["begins with a card"]),
    ("hug 2", "unparsable", ["hug", "guard, priest", "princess"]),
    ("spy", "unparsable", ["spy"]),
    ("guard two king", "unparsable", ["two"]),
    ("guard 2 guard", "guess-guard", ["priest, baron", "or princess"]),
    ("guard 2 1", "guess-guard", ["priest, baron"]),
    ("guard 2 hug", "guess-unknown", ["hug", "priest, baron"]),
    ("guard 2 king king", "unparsable", ["king"]),
    ("guard 9 king", "unparsable", ["9", "1 to 8"]),
    ("guard 0 king", "unparsable", ["0", "1 to 8"]),
    ("guard -1 king", "unparsable", ["-1"]),
    ("guard 10000000000000000000 king", "unparsable", ["seats"]),
    ("guard ２ king", "unparsable", ["seats"]),
    ("handmaid 2", "unparsable", ["one word too many"]),
    ("prince 1 2", "unparsable", ["one word too many"]),
    ("keep guard", "unparsable", ["those you return"]),
    ("keep guard guard guard guard", "unparsable", ["those you return"]),
    ("look", "unparsable", ["'look'"]),
    ("look 1 2", "unparsable", ["look"]),
    ("discard king", "unparsable", ["discard"]),
    ("guard 2 king; drop table", "guess-unknown", ["king;"]),
    ("guard 2 " + " " * 80 + "king", "unparsable", ["..."]),
    ("x" * 1_000_000, "unparsable", ["..."]),
    ("\ud800", "unparsable", []),
    ("guard\0 2", "unparsable", []),
]


def refused(
    game: Game, move: Move | str, error: type[MoveError], key: str, words: list[str]
) -> None:
    """Asserts that the move is refused for that reason, and that nothing has changed."""
    before = (game.position(), list(game.events), list(game.moves), game.legal_moves())
    with pytest.raises(error) as caught:
        game.play(move)
    assert type(caught.value) is error
    assert caught.value.key == key
    message = str(caught.value)
    assert message.endswith(".")
    assert len(message) < 400
    assert [word for word in words if word not in message] == [], message
    assert before == (game.position(), game.events, game.moves, game.legal_moves())


@pytest.mark.parametrize(("position", "move", "key", "words"), ILLEGAL)
def test_illegal(position: str, move: str, key: str, words: list[str]) -> None:
    refused(Game.from_position(position), move, IllegalMove, key, words)


@pytest.mark.parametrize(("position", "action"), NONSENSE)
def test_numbers_that_are_no_move(position: str, action: int) -> None:
    game = Game.from_position(position)
    with pytest.raises(IllegalMove):
        game.play(Move(game.edition, action))
    assert game.position() == Game.from_position(position).position()
    assert game.events == []


@pytest.mark.parametrize(("text", "key", "words"), UNPARSABLE, ids=lambda value: repr(value)[:30])
def test_unparsable(text: str, key: str, words: list[str]) -> None:
    refused(Game.from_position(CLASSIC), text, UnparsableMove, key, words)


def test_two_seats_must_differ() -> None:
    refused(Game.from_position(PAIR), "cardinal 2 2", UnparsableMove, "target-twice", ["differ"])


def test_move_of_another_edition() -> None:
    game = Game.from_position(CLASSIC)
    move = Move.parse(find_edition("modern"), "guard 3 king")
    refused(game, move, IllegalMove, "wrong-question", [])


def test_not_your_turn() -> None:
    game = Game.from_position(CLASSIC)
    for seat in (2, 4, 7):
        with pytest.raises(NotYourTurn) as caught:
            game.play("guard 3 king", seat)
        assert caught.value.key == "not-your-turn"
        assert caught.value.values == {"seat": 1}
    assert game.play("guard 3 king", 1)


@pytest.mark.parametrize(("tokens", "key"), [("0,0", "round-over"), ("6,0", "match-over")])
def test_nothing_is_asked(tokens: str, key: str) -> None:
    game = Game.from_position(
        f"classic/2 hands=king,priest drawn=guard burned=guard tokens={tokens}"
    )
    game.play("guard 2 priest")
    refused(game, "king 2", NotYourTurn, key, ["over"])
    refused(game, "king 2", NotYourTurn, key, ["over"])
    if key == "match-over":
        with pytest.raises(NotYourTurn, match="match is over"):
            game.next_round()
    else:
        game.next_round()


def test_no_deal_while_a_round_goes_on() -> None:
    game = Game.from_position(CLASSIC)
    with pytest.raises(IllegalMove) as caught:
        game.next_round()
    assert caught.value.key == "round-not-over"
    assert game.round == 1


def test_each_key_of_a_refusal_is_tested() -> None:
    """Keys are what other languages hang their sentences on: none may be added unseen."""
    sources = (duenna.core.actions, duenna.core.refusal)
    written = "".join(Path(str(module.__file__)).read_text(encoding="utf-8") for module in sources)
    keys = set(re.findall(r'"((?:[a-z]+-)+[a-z]+)"', written)) - {"royal-prince"}
    tested = {case[-2] for case in (*ILLEGAL, *UNPARSABLE)} | {"target-twice"}
    assert keys <= tested, keys - tested


WORDS = [
    ("classic", "GUARD 2, Priest", "guard 2 priest"),
    ("classic", "guard 2 5", "guard 2 prince"),
    ("classic-bga", "guard 2 prince", "guard 2 5"),
    ("premium", "guard 2 count", "guard 2 5"),
    ("premium", "bishop 2 princess", "bishop 2 8"),
    ("premium", "cardinal 4 1", "cardinal 1 4"),
    ("premium", "dowager-queen 3", "dowager-queen 3"),
    ("modern", "keep king guard and", None),
    ("modern", "keep king, guard, below spy", "keep king guard spy"),
    ("modern", "keep king guard under spy", "keep king guard spy"),
    ("kanai", "soldier 2 royal-prince", "soldier 2 princess"),
    ("kanai", "guard 2 princess", None),
    ("kanai", "wizard 1", "wizard 1"),
]


@pytest.mark.parametrize(("name", "text", "expected"), WORDS)
def test_words_read_as_they_should(name: str, text: str, expected: str | None) -> None:
    edition = PRESETS[name]
    if expected is None:
        with pytest.raises(UnparsableMove):
            Move.parse(edition, text)
    else:
        assert str(Move.parse(edition, text)) == expected
