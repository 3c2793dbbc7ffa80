"""Records: what is saved replays, what is broken is refused with its place, and the schema tells them apart, too."""

import json
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from helpers import KNOB_VALUES, TABLES, walk
from jsonschema import Draft202012Validator

from duenna.core.cards import ROYALS, Card
from duenna.core.editions import PRESETS, find_edition
from duenna.core.errors import EditionError, RecordError
from duenna.core.game import Deal, Game
from duenna.core.knobs import CHOICES, DECKS, KNOBS
from duenna.core.record import MAX_BYTES, dumps, from_record, load, loads, save, to_record

Record = dict[str, Any]
SCHEMA = json.loads(
    (Path(__file__).parent.parent / "docs" / "record.schema.json").read_text(encoding="utf-8")
)
VALIDATOR = Draft202012Validator(SCHEMA)


def match(name: str = "classic", seats: int = 2, steps: int = 10_000) -> Game:
    game = Game(name, seats, seed="7")
    for _ in walk(game, Random("records"), steps):
        pass
    return game


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_match_saves_and_loads(name: str, seats: int, tmp_path: Path) -> None:
    game = match(name, seats)
    path = tmp_path / "match.json"
    save(game, path)
    again = load(path)
    assert dumps(again) == path.read_text(encoding="utf-8") == dumps(game)
    assert (again.events, again.names, again.winners) == (game.events, game.names, game.winners)
    assert from_record(to_record(game)).position() == game.position()
    VALIDATOR.validate(json.loads(dumps(game)))


def test_names_of_all_alphabets_survive(tmp_path: Path) -> None:
    names = ["Zoë", "Αλίκη", 'Ann "Ace" O\'Neil \\', "花子 🌸"]
    save(Game("classic", names, seed=1), tmp_path / "match.json")
    assert load(tmp_path / "match.json").names == tuple(names)


def test_explicit_deals_are_kept() -> None:
    edition = find_edition("kanai", 3)
    deck = (*edition.cards[:-1], Card.ROYAL_PRINCE)
    game = Game("kanai", 3, seed="x", deals=[Deal(deck[::-1], 2), Deal(deck)])
    record = to_record(game)
    assert record["deals"][0]["deck"][0] == "royal-prince"
    assert record["deals"][1]["starter"] is None
    VALIDATOR.validate(record)
    again = from_record(json.loads(json.dumps(record)))
    assert again.deals == game.deals
    assert again.position() == game.position()


def test_a_match_from_a_position_is_kept() -> None:
    place = "modern/2 hands=guard,spy drawn=king deck=priest,baron burned=guard piles=-,prince"
    game = Game.from_position(place, ["Ann", "Bob"], seed="x")
    for _ in walk(game, Random(3), 30):
        pass
    VALIDATOR.validate(to_record(game))
    again = loads(dumps(game))
    assert again.start == place
    assert again.position() == game.position()
    assert dumps(again) == dumps(game)


# ---- what is broken -----------------------------------------------------------------------------

Break = Callable[[Record], Any]


def put(*path: str | int, value: Any) -> Break:
    """A change: the value in that place."""

    def change(record: Record) -> None:
        at: Any = record
        for step in path[:-1]:
            at = at[step]
        at[path[-1]] = value

    return change


#: What is done to a good record; what the error says; whether the schema sees it, too.
BROKEN: list[tuple[str, Break, str, bool]] = [
    ("no format", lambda r: r.pop("format"), "format", True),
    ("future format", put("format", value=2), "format 2; this version reads up to 1", True),
    ("format 0", put("format", value=0), "format", True),
    ("format true", put("format", value=True), "format", True),
    ("format 1.0", put("format", value=1.0), "format", False),
    ("format text", put("format", value="1"), "format", True),
    ("enormous format", put("format", value=10**5000), "format", True),
    ("unknown key", put("comment", value="hi"), "'comment' is no key", True),
    ("no edition", lambda r: r.pop("edition"), "edition", True),
    ("edition number", put("edition", value=5), "edition", True),
    ("edition unknown", put("edition", value="chess"), "no edition 'chess'", True),
    ("edition long", put("edition", value="x" * 10**6), "no edition", True),
    ("other edition", put("edition", value="modern"), r"rounds\[\d\]\[\d\]", False),
    ("knobs list", put("knobs", value=[]), "knobs", True),
    ("knob unknown", put("knobs", value={"x": 1}), "no knob 'x'", True),
    ("knob named like the seed", put("knobs", value={"seed": "8"}), "no knob 'seed'", True),
    ("knob named like the edition", put("knobs", value={"edition": "x"}), "no knob", True),
    ("knob named like deals", put("knobs", value={"deals": []}), "no knob 'deals'", True),
    ("knob named like seats", put("knobs", value={"seats": 3}), "no knob 'seats'", True),
    ("knob players", put("knobs", value={"players": [3, 4]}), "3 to 4 seats", False),
    ("knob wrong", put("knobs", value={"tie": "coin"}), "tie must be", True),
    ("knob 1 for true", put("knobs", value={"tie_sum_hand": 1}), "true or false", True),
    ("tokens true", put("knobs", value={"tokens": True}), "tokens", True),
    ("tokens float", put("knobs", value={"tokens": 2.5}), "tokens", True),
    ("tokens enormous", put("knobs", value={"tokens": {"9" * 5000: 1}}), "tokens", True),
    ("no players", lambda r: r.pop("players"), "players", True),
    ("players number", put("players", value=2), "players", True),
    ("one player", put("players", value=["Ann"]), "classic is for 2 to 4", True),
    ("many players", put("players", value=[f"P{n}" for n in range(9)]), "seats", True),
    ("player number", put("players", 0, value=5), "players", True),
    ("player empty", put("players", 0, value=""), "name", True),
    ("player long", put("players", 0, value="x" * 41), "players", True),
    ("player twice", put("players", value=["Ann", "Ann"]), "same name", True),
    ("player half a character", put("players", 0, value="\ud800"), "name", False),
    ("no seed", lambda r: r.pop("seed"), "seed", True),
    ("seed number", put("seed", value=7), "seed", True),
    ("seed empty", put("seed", value=""), "seed", True),
    ("seed long", put("seed", value="x" * 201), "seed", True),
    ("seed half a character", put("seed", value="\ud800"), "seed", False),
    ("other seed", put("seed", value="8"), r"rounds\[\d\]\[\d\]", False),
    ("deals object", put("deals", value={}), "deals", True),
    ("deal list", put("deals", value=[[]]), r"deals\[0\]", True),
    ("deal empty", put("deals", value=[{"deck": []}]), "round 1 is not the 16 cards", False),
    ("deal short", put("deals", value=[{"deck": ["guard"]}]), "round 1 is not", False),
    ("card unknown", put("deals", value=[{"deck": ["guard", "spy"]}]), r"deck\[1\]: 'spy'", False),
    ("card number", put("deals", value=[{"deck": [1]}]), r"deck\[0\]: '1'", True),
    ("card null", put("deals", value=[{"deck": [None]}]), r"deck\[0\]", True),
    ("deck twice over", put("deals", value=[{"deck": ["guard"] * 1000}]), "deck", True),
    ("starter 0", put("deals", value=[{"deck": [], "starter": 0}]), "starter", True),
    ("starter true", put("deals", value=[{"deck": [], "starter": True}]), "starter", True),
    ("starter float", put("deals", value=[{"deck": [], "starter": 1.0}]), "starter", False),
    ("position number", put("position", value=5), "position", True),
    ("position broken", put("position", value="classic/2 hands=x"), "hands", False),
    ("position of other seats", put("position", value="classic/3"), "seats|names|holds", False),
    ("no rounds", lambda r: r.pop("rounds"), "rounds", True),
    ("rounds empty", put("rounds", value=[]), "at least one", True),
    ("rounds text", put("rounds", value="x"), "rounds", True),
    ("round text", put("rounds", 1, value="guard"), r"rounds\[1\]", True),
    ("move number", put("rounds", 1, 0, value=1), r"rounds\[1\]", True),
    ("move list", put("rounds", 1, 0, value=["guard"]), r"rounds\[1\]", True),
    ("move unknown", put("rounds", 1, 0, value="hug 2"), r"rounds\[1\]\[0\], 'hug 2'", False),
    ("move empty", put("rounds", 1, 0, value=""), r"rounds\[1\]\[0\], ''", True),
    ("move long", put("rounds", 1, 0, value="x" * 10**6), r"rounds\[1\]\[0\]", True),
    ("move illegal", put("rounds", 1, 0, value="guard 5 king"), r"rounds\[1\]\[0\]", False),
    ("move missing", lambda r: r["rounds"][1].pop(), r"rounds\[2\]", False),
    ("round missing", lambda r: r["rounds"].pop(), "result", False),
    ("move past the round", lambda r: r["rounds"][0].append("guard"), r"The round is over", False),
    ("move past the match", lambda r: r["rounds"][-1].append("guard"), r"match is over", False),
    ("round past the match", lambda r: r["rounds"].append([]), "no round can follow", False),
    ("result text", put("result", value="won"), "result", True),
    ("result empty", put("result", value={}), "result", True),
    ("tokens otherwise", put("result", "tokens", 0, value=9), "result", False),
    ("winners otherwise", put("result", "winners", value=[1, 2]), "result", False),
    ("tokens short", lambda r: r["result"]["tokens"].pop(), "result", True),
]


@pytest.mark.parametrize(
    ("change", "says", "seen"), [b[1:] for b in BROKEN], ids=[b[0] for b in BROKEN]
)
def test_what_is_broken_is_refused(change: Break, says: str, seen: bool) -> None:
    record = to_record(match())
    change(record)
    with pytest.raises(RecordError, match=says) as caught:
        from_record(record)
    assert len(str(caught.value)) < 1000
    assert VALIDATOR.is_valid(record) != seen


@pytest.mark.parametrize("kind", [float, bool])
def test_numbers_of_the_result_are_integers(kind: type) -> None:
    game = Game.from_position("classic/2 hands=king,priest drawn=guard burned=guard", seed="x")
    game.play("guard 2 priest")
    record = to_record(game)
    assert record["result"]["tokens"] == [1, 0]
    record["result"]["tokens"] = [kind(1), kind(0)]
    with pytest.raises(RecordError, match="result"):
        from_record(record)


def test_a_position_is_of_the_edition_that_is_written() -> None:
    """Two places that name an edition must name the same."""
    game = Game.from_position(
        "modern/2 hands=guard,spy drawn=king deck=priest burned=guard", seed="x"
    )
    record = to_record(game)
    for key, value in (("edition", "classic"), ("knobs", {"tie": "none"})):
        with pytest.raises(RecordError, match=key):
            from_record({**record, key: value})


def test_deals_and_a_position_are_not_both_told() -> None:
    game = Game.from_position(
        "modern/2 hands=guard,spy drawn=king deck=priest burned=guard", seed="x"
    )
    with pytest.raises(RecordError, match="deals"):
        from_record({**to_record(game), "deals": [{"deck": ["guard"]}]})


@pytest.mark.parametrize("value", [None, [], "x", 5, True])
def test_what_is_no_object_is_no_record(value: Any) -> None:
    with pytest.raises(RecordError):
        from_record(value)
    with pytest.raises(RecordError):
        loads(json.dumps(value))
    assert not VALIDATOR.is_valid(value)


NO_JSON = {
    "empty": b"",
    "text": b"classic",
    "cut off": dumps(Game("classic", 2, seed="7")).encode()[:-5],
    "nested": b"[" * 500_000,
    "nested objects": b'{"format":' * 300_000,
    "nested in a record": b'{"format": 1, "knobs": ' + b"[" * 100_000 + b"]" * 100_000 + b"}",
    "not a number": b'{"format": NaN}',
    "long number": b'{"format": ' + b"9" * 10_000 + b"}",
    "latin-1": '{"format": 1, "edition": "é"}'.encode("latin-1"),
    "utf-16": dumps(Game("classic", 2, seed="7")).encode("utf-16"),
    "bytes": bytes(range(256)),
    "too long": b" " * (MAX_BYTES + 1),
}


@pytest.mark.parametrize("data", NO_JSON.values(), ids=NO_JSON.keys())
def test_files_that_are_no_record(data: bytes, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    path.write_bytes(data)
    with pytest.raises(RecordError):
        load(path)


def test_a_file_that_is_not_there() -> None:
    with pytest.raises(FileNotFoundError):
        load("no such file")


WRONG_DEALS = [
    ([Deal(PRESETS["classic"].cards[1:])], "16 cards"),
    ([Deal((*PRESETS["classic"].cards[1:], Card.KING))], "16 cards"),
    ([Deal(PRESETS["modern"].cards)], "16 cards"),
    ([Deal(PRESETS["classic"].cards, 3)], "cannot start"),
    ([Deal(PRESETS["classic"].cards, 0)], "cannot start"),
    ([Deal((*PRESETS["classic"].cards[:-1], Card.ROYAL_PRINCE))], "16 cards"),
]


@pytest.mark.parametrize(("deals", "says"), WRONG_DEALS)
def test_deals_that_cannot_be(deals: list[Deal], says: str) -> None:
    with pytest.raises(EditionError, match=says):
        Game("classic", 2, deals=deals)


def test_a_deal_begins_with_a_seat_that_the_rules_allow() -> None:
    deck = PRESETS["classic"].cards
    with pytest.raises(EditionError, match="Seat 1 cannot start round 1: by the rules seat 2 does"):
        Game("classic", 3, deals=[Deal(deck, 1)], first_start=2)
    assert Game("classic", 3, deals=[Deal(deck, 2)], first_start=2).turn == 2
    game = Game("classic", 2, seed=1, deals=[Deal(deck, 1), Deal(deck, 1), Deal(deck, 2)])
    while not game.round_over:
        game.play(game.legal_moves()[0])
    winner = game.view().round_winners[0]
    wrong = 3 - winner
    again = Game("classic", 2, seed=1, deals=[Deal(deck, 1), Deal(deck, wrong)])
    for move in game.moves[0]:
        again.play(move)
    before = again.position(), len(again.events)
    with pytest.raises(EditionError, match=f"Seat {wrong} cannot start round 2"):
        again.next_round()
    assert (again.position(), len(again.events)) == before


def test_a_deal_may_hold_any_royal_where_one_is_drawn_by_lot_and_no_other_elsewhere() -> None:
    *rest, princess = PRESETS["kanai"].cards
    assert princess == Card.PRINCESS
    for royal in ROYALS:
        assert Game("kanai", 3, deals=[Deal((*rest, royal))]).view().royal == royal
        knob = royal.key
        fixed = find_edition("kanai", 3, royal=knob)
        for other in ROYALS:
            if other != royal:
                with pytest.raises(EditionError, match="is not the 16 cards"):
                    Game(fixed, 3, deals=[Deal((*rest, other))])


def test_every_loss_of_one_character_is_noticed_or_harmless() -> None:
    """A record with a letter missing is refused or is still a record; nothing else can happen."""
    written = dumps(match("modern", 2, 25))
    for at in range(len(written)):
        with suppress(RecordError):
            loads(written[:at] + written[at + 1 :])


def test_schema_knows_every_knob_and_choice() -> None:
    Draft202012Validator.check_schema(SCHEMA)
    record = to_record(Game("classic", 2, seed="7"))
    properties = SCHEMA["properties"]
    assert set(properties["edition"]["enum"]) == set(PRESETS)
    knobs = properties["knobs"]["properties"]
    assert set(knobs) == set(KNOBS)
    for name, allowed in CHOICES.items():
        if name != "first_start":
            assert knobs[name]["enum"] == list(allowed)
    assert knobs["deck"]["anyOf"][0]["enum"] == list(DECKS)
    assert knobs["deck"]["anyOf"][1]["propertyNames"]["enum"] == [card.key for card in Card]
    for knob, values in KNOB_VALUES.items():
        for value in values:
            changed = find_edition("classic").with_knobs(**{knob: value})
            VALIDATOR.validate({**record, "knobs": changed.knobs})
            VALIDATOR.validate({**record, "knobs": json.loads(json.dumps({knob: value}))})
