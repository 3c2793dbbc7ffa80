"""The laboratory: files that are wrong are told so, and what is wrong with an edition is found."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest
from helpers import run

from duenna.arena.workers import Here, Processes
from duenna.core.cards import Card
from duenna.lab import Findings, HouseError, measure_house, read_house
from duenna.lab.report import to_json, to_svg, to_text

EXAMPLE = Path(__file__).parents[1] / "examples" / "house.toml"
TINY = 'base = "classic"\nplayers = 2\n[knobs]\ntokens = 2\ntwo_player_aside = 0\ndeck = {guard = 5, princess = 1}'


@pytest.fixture(scope="module")
def found() -> Findings:
    """Three Princes, a few matches of it."""
    return measure_house(read_house(EXAMPLE.read_text()), 10, "1", Here())


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("base = ", "This is not TOML"),
        ('base = "nothing"', "There is no edition 'nothing'."),
        ("base = 7", "base must be a str, not 7."),
        ("cards = 16", "There is no key 'cards'; the keys are name, base, players, knobs."),
        ("players = 9", "modern is for 2 to 6 seats, not 9."),
        ("[knobs]\ncolour = 1", "colour"),
        ("[knobs]\ndeck = {guard = 1}", "deck"),
    ],
)
def test_what_is_wrong_is_named(text: str, said: str) -> None:
    with pytest.raises(HouseError) as refused:
        read_house(text)
    assert said in str(refused.value)


def test_the_numbers_are_those_of_the_matches(found: Findings) -> None:
    assert found.matches == 10
    assert found.rounds == sum(found.length) == len(found.moves) == len(found.first)
    for seat_shares in (found.dealt, found.played):
        assert all(0 <= share <= 1 for shares in seat_shares.values() for share in shares)
    assert sum(map(len, found.dealt.values())) == 3 * found.rounds  # a card for each seat
    won = sum(sum(shares) for shares in found.dealt.values())
    assert won == pytest.approx(found.rounds - found.void)
    assert Card.PRINCESS not in found.played or not sum(found.played[Card.PRINCESS])


def test_cores_change_nothing(found: Findings) -> None:
    again = measure_house(found.house, 10, "1", Processes(2))
    assert to_json(again) == to_json(found)


def test_the_report_has_every_card_as_text_numbers_and_picture(found: Findings) -> None:
    told, numbers, drawn = to_text(found), to_json(found), to_svg(found)
    ElementTree.fromstring(drawn)
    assert [each["card"] for each in numbers["cards"]] == [
        found.house.edition.word(card) for card in found.house.edition.characters
    ]
    for each in numbers["cards"]:
        assert each["card"].title() in told
        assert each["card"].title() in drawn


def test_a_broken_edition_is_found_out() -> None:
    """Five Guards and a Princess: there is next to nothing to choose, and a round is a guess or two."""
    findings = measure_house(read_house(TINY), 20, "1", Here())
    assert {key for key, _ in findings.warnings()} & {"first", "strong", "weak", "short", "luck"}


def test_the_command_prints_draws_and_refuses(tmp_path: Path) -> None:
    house, svg = tmp_path / "house.toml", tmp_path / "house.svg"
    house.write_text(TINY)
    args = ("lab", str(house), "--matches", "10", "--cores", "1")
    assert json.loads(run(*args, "--json", "--svg", str(svg)).stdout)["matches"] == 10
    ElementTree.parse(svg)
    house.write_bytes(b"\xff")
    for wrong, code, said in (
        (args, 1, "it is not UTF-8"),
        (("lab", str(tmp_path / "none")), 1, "No such file"),
        (("lab", str(EXAMPLE), "--matches", "1"), 2, "1 is not in the range"),
    ):
        result = run(*wrong)
        assert (result.returncode, result.stdout, result.stderr.count("\n")) == (code, "", 1)
        assert said in result.stderr
