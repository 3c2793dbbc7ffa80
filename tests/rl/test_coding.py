"""Numbers for actions and observations: they stay as they are, and say what moves and views say."""

from collections.abc import Sequence
from random import Random

import pytest
from codes import CODES, codes_text
from helpers import KNOB_VALUES, TABLES, readers, secrets_of, walk

from duenna.core.actions import Move
from duenna.core.cards import ROYALS, Card
from duenna.core.editions import find_edition
from duenna.core.errors import DuennaError, EditionError, IllegalMove
from duenna.core.game import Game
from duenna.core.state import State
from duenna.core.view import View
from duenna.rl.coding import Coding, coding_for

STEPS = 8  #: moves by each of the rule sets


def house_games(name: str, seats: int, random: Random) -> list[Game]:
    """Matches by the usual rules, and with each knob turned by itself where that can be played."""
    games = [Game(name, seats, seed=random.randrange(10**6))]
    for knob, values in KNOB_VALUES.items():
        try:
            edition = find_edition(name).with_knobs(**{knob: values[-1]})
            games.append(Game(edition, seats, seed=random.randrange(10**6)))
        except EditionError:
            continue
    return games


def test_the_numbers_are_what_they_always_were() -> None:
    assert codes_text() == CODES.read_text(encoding="utf-8")


def name_of(move: Move, view: View) -> str:
    """What the action of a move is called, worked out from the move's own parts."""
    edition, me, n = view.edition, view.seat, view.players
    assert me is not None

    def seats(some: Sequence[int]) -> list[str]:
        return [f"+{d}" for d in sorted((seat - me) % n for seat in some)]

    if view.question == "reply":
        return "discard" if move.discards else "keep"
    if view.question == "look":
        return " ".join(["look", *(seats(move.targets) or ["nobody"])])
    card = Card.PRINCESS if move.card in ROYALS else move.card
    assert card is not None
    if view.question == "play":
        listed = next(c for c in edition.characters if c == move.card or {c, card} <= set(ROYALS))
        return " ".join([edition.word(listed), *seats(move.targets), *filter(None, [move.guess])])
    order = [Card.PRINCESS if c in ROYALS else c for c in edition.characters]
    held = sorted(view.hand, key=lambda c: order.index(Card.PRINCESS if c in ROYALS else c))
    back = [held.index(c) for c in move.returned]
    which = ("low", "middle", "high")[held.index(move.card or card)]
    rising = len(back) == 1 or back[0] <= back[1]
    return f"keep {which} {'rising' if rising else 'falling'}"


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_legal_move_has_a_number_and_no_other_has_one(name: str, seats: int) -> None:
    random = Random(f"actions {name} {seats}")
    for game in house_games(name, seats, random):
        coding = coding_for(game.edition, seats)
        for move in walk(game, random, STEPS):
            if move is None:
                continue
            view = game.view(game.decider)
            assert view.seat
            numbers = {coding.encode(each, view.seat): each for each in view.options}
            assert len(numbers) == len(view.options), "two moves have one number"
            assert coding.legal(secrets_of(game)[1]) == {
                number: each.action for number, each in sorted(numbers.items())
            }
            for number, each in numbers.items():
                assert coding.names[number] == name_of(each, view)
                assert coding.decode(number, view) == each
            with pytest.raises(IllegalMove, match="may not be taken here"):
                coding.decode(next(k for k in range(coding.actions) if k not in numbers), view)


def test_every_question_is_coded() -> None:
    random, asked = Random(1), set()
    for name, seats in (("modern", 4), ("premium", 6)):
        game = Game(name, seats, seed=11)
        for move in walk(game, random):
            if move is not None:
                asked.add(game.question)
                number = coding_for(game.edition, seats).encode(move, game.decider or 0)
                assert (
                    coding_for(game.edition, seats).decode(number, game.view(game.decider)) == move
                )
    assert asked == {"play", "return", "reply", "look"}


@pytest.mark.parametrize("action", [-1, 30, 10**30, "3", None, 2.0, True])
def test_what_is_no_number_of_an_action_is_refused(action: object) -> None:
    game = Game("modern", 2, seed=7)
    with pytest.raises(IllegalMove, match="may not be taken"):
        coding_for(game.edition, 2).decode(action, game.view(3 - (game.decider or 1)))  # type: ignore[arg-type]


def seen(coding: Coding, view: View) -> dict[str, dict[str, int]]:
    """What an observation must say, written from the view alone."""
    edition, me, n = view.edition, view.seat, view.players
    assert me is not None
    order = [(me - 1 + d) % n + 1 for d in range(n)]

    def word(card: Card) -> str:
        same = ROYALS if card in ROYALS else (card,)
        return edition.word(next(c for c in edition.characters if c in same))

    def ahead(seat: int) -> str:
        return f"+{(seat - me) % n}"

    out: dict[str, dict[str, int]] = {name: {} for name in coding.blocks}

    def add(block: str, text: str, count: int = 1) -> None:
        if block in out and count:
            out[block][text] = out[block].get(text, 0) + count

    if view.asked:
        add("asked", str(view.question))
    held, *drawn = [*map(word, view.hand), ""]
    if held:
        add("held", held)
    for each in drawn[:-1]:
        add("drawn", each)
    for seat in order:
        at = ahead(seat)
        for card in view.piles[seat]:
            add("piles", f"{at} {word(card)}")
        for card in view.piles[seat][-1:]:
            add("last", f"{at} {word(card)}")
        known = view.known.get(seat, view.shown.get(seat) if seat != me else None)
        if known:
            add("known", f"{at} {word(known)}")
        add("alive", at, seat in view.alive)
        add("protected", at, seat in view.protected)
        add("turn", at, seat == view.turn)
        add("tokens", at, view.tokens[seat])
        add("known_by", at, seat in view.known_by)
        for other in view.seen_by.get(seat, ()):
            add("seen_by", f"{at} {ahead(other)}")
        for guess in view.missed.get(seat, ()):
            add("missed", f"{at} {guess}")
        add("mark", at, seat == view.mark)
        for other in view.bets.get(seat, ()):
            add("bets", f"{at} {ahead(other)}")
        add("pair", at, seat in view.pair)
        add("put_drawn", at, seat == view.put_drawn)
    add("numbers", "deck", view.deck)
    add("numbers", "burned", view.burned)
    add("numbers", "round", min(view.round, 127))
    add("numbers", "target", view.target)
    add("numbers", "playoff", view.playoff)
    for aside in view.aside:
        if aside and edition.aside_face == "up":
            add("aside", word(aside))
    if view.known_drawn:
        add("known_drawn", word(view.known_drawn))
    for place, card in view.known_deck.items():
        add("known_deck", f"place {place} {word(card)}")
    for place, seat in view.put_deck.items():
        add("put_deck", f"place {place} {ahead(seat)}")
    return {name: said for name, said in out.items() if said}


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_an_observation_says_what_the_view_says_and_nothing_else(name: str, seats: int) -> None:
    random = Random(f"seen {name} {seats}")
    for game in house_games(name, seats, random):
        coding = coding_for(game.edition, seats)
        for _ in walk(game, random, STEPS):
            _, s = secrets_of(game)
            for seat in readers(game)[1:]:
                assert seat is not None
                view = game.view(seat)
                assert coding.explain(coding.see(s, seat)) == seen(coding, view), game.position()


def test_every_block_says_something_at_some_table() -> None:
    random, said = Random(3), set()
    for name, seats in (("modern", 2), ("premium", 5)):
        game = Game(name, seats, seed=5)
        coding = coding_for(game.edition, seats)
        for _ in walk(game, random):
            for seat in range(1, seats + 1):
                said |= set(coding.explain(coding.see(secrets_of(game)[1], seat)))
    every = {name for table in TABLES for name in coding_for(find_edition(*table), table[1]).blocks}
    assert said == every


def test_an_observation_of_another_length_is_refused() -> None:
    with pytest.raises(DuennaError, match="191 numbers"):
        coding_for(find_edition("modern"), 2).explain([0])


def test_large_numbers_count_as_127() -> None:
    coding = coding_for(find_edition("classic", tokens=99), 2)
    s = State(players=2, round=500)
    s.tokens[1] = 300
    said = coding.explain(coding.see(s, 1))
    assert said == {"tokens": {"+0": 127}, "numbers": {"round": 127, "target": 99}}
