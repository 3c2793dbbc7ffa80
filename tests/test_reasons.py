"""Why a move was better: each reason in a position where it is the reason, and not in one that is almost the same."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from helpers import walk
from test_words import messages

from duenna.analysis import WORDS, Decision, analyse, word_for
from duenna.analysis.reasons import MOST, REASONS, Choice
from duenna.analysis.reasons import reasons as why_better
from duenna.analysis.report import Reason
from duenna.analysis.telling import reason_in_words, why
from duenna.analysis.trials import Course
from duenna.core.cards import ROYALS, Card
from duenna.core.editions import find_edition
from duenna.core.game import Deal, Game
from duenna.text.languages import LANGUAGES
from duenna.text.words import Words

WORLDS = 800


def decide(position: str, move: str) -> Decision:
    """The decision of who is asked in the position, and plays that."""
    game = Game.from_position(position, seed=1)
    seat = game.decider
    assert seat is not None
    game.play(move)
    for _ in walk(game, Random(1)):
        pass
    return analyse(game, [seat], worlds=WORLDS).decisions[0]


def reasons(position: str, move: str) -> dict[str, Reason]:
    return {reason.key: reason for reason in decide(position, move).reasons}


# Of 16 cards all but a Prince and the Princess are in sight: the other holds either, and this turn is the last.
LAST_TURN = (
    "classic/2 starter=1 turn=1 hands={held},prince drawn=guard burned=princess aside=baron,prince,countess"
    " piles=guard+guard+priest+baron+handmaid,guard+guard+{out}+handmaid tokens=6,6"
)
# Whether the Countess that Bob holds is known to Ann.
COUNTESS = (
    "classic/2 starter=1 turn=1 hands=baron,countess drawn=prince burned=handmaid deck=princess,prince,priest"
    " aside=baron,guard,priest piles=handmaid+guard+guard,guard+guard+king tokens=5,4"
)
LONE_TURN = (
    "classic/3 starter=3 turn=1 out=3 hands={hands},- drawn=guard burned=handmaid deck=prince,guard piles="
    "priest+guard+prince+priest,baron+guard+guard,king+princess+countess tokens=4,4,4"
)

#: Reason -> a position, the move made there, the best one if it matters, and what the reason says.
CASES: dict[str, tuple[str, str, dict[str, Any]]] = {
    "impossible": (
        "classic/2 starter=1 turn=2 hands=baron,priest drawn=guard burned=guard deck=priest,prince,countess,prince"
        ",baron,guard,handmaid,guard aside=king,handmaid,princess piles=guard,- tokens=6,5",
        "guard 1 king",
        {"guess": "king", "seat": 1, "count": 1, "card": None},
    ),
    "known": (
        "classic/2 starter=2 turn=1 hands=prince,handmaid drawn=guard burned=baron deck=priest,baron,princess,guard"
        ",countess,guard,guard,prince aside=priest,guard,handmaid piles=-,king knows-hand=1>2 tokens=6,6",
        "prince 1",
        {"guess": "handmaid", "seat": 2},
    ),
    "likelier": (
        "classic/2 starter=1 turn=1 hands=guard,baron drawn=guard burned=baron deck=king,handmaid"
        " aside=prince,prince,princess piles=guard+guard+priest+handmaid,guard+priest+countess tokens=6,6",
        "guard 2 handmaid",
        {"guess": "baron", "seat": 2, "best": 0.5, "played": 0.25},
    ),
    "beaten-anyway": (
        LAST_TURN.format(held="king", out="priest"),
        "guard 2 prince",
        {"guess": "prince", "card": Card.KING, "seat": 2},
    ),
    "only-beaten-by": (
        LAST_TURN.format(held="king", out="priest"),
        "guard 2 prince",
        {"guess": "princess", "card": Card.KING},
    ),
    "wins-now": (
        "classic/3 starter=2 turn=1 out=2 hands=prince,-,priest drawn=baron burned=handmaid deck=guard,king"
        " piles=guard+baron+countess+handmaid,princess+priest,guard+prince+guard+guard tokens=4,4,4",
        "prince 1",
        {"played": 0.0},
    ),
    "own-out": (
        "modern/2 starter=2 turn=2 hands=chancellor,princess drawn=baron burned=guard deck=guard,guard,guard,handmaid"
        ",prince,priest aside=baron,prince,spy piles=chancellor+spy+priest+countess,handmaid+king+guard+guard"
        " knows-hand=2>1 tokens=5,3",
        "princess",
        {"played": 1.0, "best": 0.0},
    ),
    "protects": (
        LONE_TURN.format(hands="handmaid,baron"),
        "guard 2 princess",
        {"best": 0.0, "card": Card.HANDMAID},
    ),
    "not-named": (
        "classic/2 starter=1 turn=2 hands=baron,priest drawn=guard burned=guard deck=priest,prince,countess,prince"
        ",baron,guard,handmaid,guard aside=king,handmaid,princess piles=guard,- tokens=6,5",
        "guard 1 king",
        {"card": Card.GUARD},
    ),
    "gives-away": (
        "modern/3 starter=3 turn=3 hands=princess,priest,king drawn=baron burned=handmaid deck=baron,spy,prince"
        ",chancellor,guard,countess piles=guard+spy+guard,guard+prince+guard,chancellor+priest+handmaid+guard"
        " knows-deck=3>1,3>2 tokens=2,4,4",
        "king 1",
        {"card": Card.KING, "seat": 1},
    ),
    "exposed": (
        "modern/2 starter=2 turn=1 protected=2 hands=countess,guard drawn=baron burned=guard deck=chancellor,spy"
        ",priest,baron,guard,guard aside=prince,princess,king piles=handmaid+priest+spy+chancellor"
        ",prince+guard+guard+handmaid tokens=5,4",
        "countess",
        {"card": None, "seat": None},
    ),
    "loses-sight": (
        f"{COUNTESS} knows-hand=1>2",
        "prince 2",
        {"card": Card.COUNTESS, "seat": 2},
    ),
    "showdown": (
        "classic/2 starter=1 turn=1 hands=countess,prince drawn=handmaid burned=baron aside=guard,guard,priest"
        " piles=guard+guard+priest,handmaid+king+guard tokens=6,6",
        "countess",
        {"card": Card.COUNTESS},
    ),
    "token": (
        "premium/5 starter=5 turn=1 out=4,5 hands=jester,cardinal,baron,-,- drawn=priest burned=guard deck=count"
        ",handmaid,priest,cardinal,bishop,princess,count,prince,guard,constable,prince,handmaid,baroness,guard,baron"
        ",dowager-queen,king piles=guard+baroness,assassin+countess+guard,sycophant+guard,sycophant,guard+guard"
        " knows-hand=1>2,1>3 tokens=3,3,3,3,3",
        "priest 3",
        {},
    ),
    "denies": (
        "premium/5 starter=5 turn=1 out=4,5 hands=jester,cardinal,baron,-,- drawn=priest burned=guard deck=count"
        ",handmaid,priest,cardinal,bishop,princess,count,prince,guard,constable,prince,handmaid,baroness,guard,baron"
        ",dowager-queen,king piles=guard+baroness,assassin+countess+guard,sycophant+guard,sycophant,guard+guard"
        " knows-hand=1>2,1>3 tokens=3,3,3,3,3",
        "priest 3",
        {},
    ),
    "stops": (
        "classic/3 starter=3 turn=3 hands=baron,priest,king drawn=baron burned=prince deck=guard,princess,priest,guard"
        ",guard,guard,countess,guard,handmaid,handmaid,prince tokens=4,2,4",
        "baron 2",
        {"seat": 1},
    ),
    "later": (
        "modern/3 starter=2 turn=1 out=2 hands=priest,-,guard drawn=king burned=handmaid deck=spy,handmaid,princess"
        ",guard piles=spy+priest+chancellor+guard,prince+guard+baron+baron,guard+countess+guard+prince+chancellor"
        " knows-deck=3>1,3>2 tokens=4,4,4",
        "priest 3",
        {"card": None, "guess": None},
    ),
}


#: Reason -> almost the same position, and a move there, of which it is not the reason.
ALMOST: dict[str, tuple[str, str]] = {
    "impossible": (CASES["impossible"][0], "guard 1 baron"),
    "known": (CASES["known"][0].replace(" knows-hand=1>2", ""), "prince 1"),
    "likelier": (CASES["likelier"][0], "guard 2 baron"),
    # A Priest loses to both that Bob may hold.
    "beaten-anyway": (LAST_TURN.format(held="priest", out="king"), "guard 2 prince"),
    "only-beaten-by": (LAST_TURN.format(held="priest", out="king"), "guard 2 prince"),
    "wins-now": (CASES["wins-now"][0], "baron 3"),
    "own-out": (CASES["own-out"][0], "baron 1"),
    "protects": (
        LONE_TURN.format(hands="baron,handmaid"),
        "guard 2 princess",
    ),
    "not-named": (CASES["not-named"][0], "priest 1"),
    "gives-away": (CASES["gives-away"][0], "baron 1"),
    "exposed": (CASES["exposed"][0], "baron"),
    "loses-sight": (COUNTESS, "prince 2"),
    "showdown": (CASES["showdown"][0], "handmaid"),
    "token": (CASES["token"][0], "jester 2"),
    "denies": (CASES["denies"][0], "jester 2"),
    "stops": (CASES["stops"][0].replace("4,2,4", "4,4,4"), "baron 2"),
    "later": (CASES["later"][0], "king 3"),
}


@pytest.mark.parametrize("key", CASES)
def test_a_reason_is_found_where_it_is_one(key: str) -> None:
    position, move, about = CASES[key]
    found = reasons(position, move)
    assert key in found, list(found)
    for name, value in about.items():
        assert getattr(found[key], name) == pytest.approx(value), name


@pytest.mark.parametrize("key", ALMOST)
def test_a_reason_is_not_found_where_it_is_none(key: str) -> None:
    assert key not in reasons(*ALMOST[key])


def seen_and_kept(*, seen: bool) -> dict[str, Reason]:
    """Ann keeps a Priest, which Bob has looked at or not, and plays a Prince on him."""
    edition = find_edition("classic", 2, tokens=1)
    # One burned and three aside, Ann's and Bob's, then what is drawn in turn.
    first = [
        "baron",
        "baron",
        "handmaid",
        "princess",
        "priest",
        "handmaid",
        "guard",
        "priest",
        "prince",
    ]
    cards = [edition.card(word) for word in first]
    rest = list(edition.deck_for(2))
    for card in cards:
        rest.remove(card)
    game = Game(edition, ["Ann", "Bob"], seed=1, deals=[Deal((*cards, *rest), 1)])
    for move in (
        "guard 2 king",
        "priest 1" if seen else "handmaid",
        "prince 2" if seen else "prince 1",
    ):
        game.play(move)
    for _ in walk(game, Random(1)):
        pass
    return {reason.key: reason for reason in analyse(game, [1], worlds=WORLDS).decisions[1].reasons}


def test_a_hand_that_another_has_seen_should_go() -> None:
    found = seen_and_kept(seen=True)
    assert (found["known-hand"].card, found["known-hand"].seat) == (Card.PRIEST, 2)
    assert "known-hand" not in seen_and_kept(seen=False)


def test_what_explains_nothing_is_not_told() -> None:
    """Both moves win the round alike: only the others' tokens differ, and in no one way."""
    game = Game("classic", 2, seed=1)
    view = game.view(game.decider)
    one, other = game.legal_moves()[:2]
    course = Course(
        worth=0.4,
        won=False,
        winners=4,
        tokens=0,
        others=1,
        out=0,
        out_by=0,
        end=3,
        held=1,
        hands=(0, 1, 2),
    )
    pairs = [(course, replace(course, worth=0.5))] * 10
    (reason,) = why_better(Choice(view, one, other, [], 0, pairs))
    assert (reason.key, reason.played, reason.best) == ("tokens", 0.0, 0.0)


@pytest.mark.parametrize(
    ("name", "players", "seed"), [("classic", 2, 4), ("modern", 3, 5), ("premium", 5, 1)]
)
def test_every_reason_stands(name: str, players: int, seed: int) -> None:
    """What is said of a guess is so by counting alone, and of the round in the right direction."""
    game = Game(find_edition(name, players, tokens=2), players, seed=seed)
    for _ in walk(game, Random(seed)):
        pass
    told = 0
    for decision in analyse(game, worlds=80).decisions:
        assert 1 <= len(decision.reasons) <= MOST or decision.word == "fine"
        assert not decision.reasons or decision.word != "fine"
        for reason in decision.reasons:
            told += 1
            check(decision, reason)
    assert told > 3


def check(decision: Decision, reason: Reason) -> None:
    assert reason.key in REASONS
    if reason.key == "impossible":
        assert decision.guess is not None
        assert decision.guess.counting == 0
    elif reason.key == "known":
        assert chance_of(decision, reason) == pytest.approx(1)
    elif reason.key == "likelier":
        assert reason.best == pytest.approx(chance_of(decision, reason))
    if reason.played is None or reason.best is None or reason.key == "tokens":
        return
    better = reason.key in ("likelier", "wins-now", "token", "later")
    assert (reason.best > reason.played) == better, reason


def chance_of(decision: Decision, reason: Reason) -> float:
    """By counting, that the seat holds what the better move names."""
    edition = decision.played.edition
    cards = next(each.cards for each in edition.guesses if each.text == reason.guess)
    hand = next(hand for hand in decision.hands if hand.seat == reason.seat)
    royal = set(ROYALS) if set(cards) & set(ROYALS) else set()
    return sum(chance for card, chance in hand.counting.items() if card in {*cards, *royal})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_sentence(language: str) -> None:
    words, edition = Words(language), find_edition("classic", 2)
    names = {f"reason-{key}" for key in REASONS} | {
        "reason-impossible-known",
        "reason-impossible-out",
    }
    assert names == {name for name in messages(language) if name.startswith("reason-")}
    ways: list[dict[str, Any]] = [{"count": 1}, {"count": 2}, {"count": 5}, {"card": Card.KING}, {}]
    for key in REASONS:
        for about in ways if key == "impossible" else [{"card": Card.KING}]:
            reason = Reason(key, played=0.25, best=0.75, guess="priest", seat=2, **about)
            text = words.say(reason_in_words(reason, edition), ["Ann", "Bob"])
            assert "$" not in text
            assert "{" not in text
            assert text.endswith(".")


def test_what_is_so_by_the_reading_alone_is_said_so() -> None:
    """A Countess reads as a royal or a Prince: by that alone a Baron is no mistake."""
    decisions = [
        decision for seed in range(6) for decision in analyse(finished(seed), worlds=400).decisions
    ]
    doubtful = [decision for decision in decisions if decision.perhaps is not None]
    assert doubtful
    for decision in doubtful:
        perhaps = decision.perhaps
        assert perhaps is not None
        assert perhaps.move not in (decision.played, decision.best)
        assert WORDS.index(perhaps.word) > WORDS.index(decision.word)
        assert [said.id for said in why(decision)][-1] == "analysis-perhaps"
    for decision in decisions:
        both = [
            word_for(each.chance, each.standard_error) for each in (decision.cost, decision.counted)
        ]
        assert decision.word == min(both, key=WORDS.index)


def finished(seed: int) -> Game:
    game = Game("classic", 2, seed=seed, tokens=2)
    for _ in walk(game, Random(seed)):
        pass
    return game
