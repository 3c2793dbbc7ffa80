"""The engine against the oracle: the same random rounds, compared at every step."""

from random import Random

import pytest
from helpers import TABLES, deal_random
from oracle import RULE_SETS, Play, Round

from duenna.core import rules
from duenna.core.cards import Card
from duenna.core.editions import find_edition
from duenna.core.seats import mask_of, members
from duenna.core.state import State, rules_for

ROUNDS = 100_000
SIXTEEN = [(name, seats) for name, seats in TABLES if name in RULE_SETS]


@pytest.mark.parametrize(("name", "seats"), SIXTEEN)
def test_engine_and_oracle_agree(name: str, seats: int) -> None:
    edition = find_edition(name, seats)
    e = rules_for(edition, seats)
    random = Random(f"oracle {name} {seats}")
    words = {card.value: edition.word(card) for card in edition.characters} | {0: ""}
    slots = {cards: slot for slot, guess in enumerate(edition.guesses, 1) for cards in guess.cards}
    plays: dict[int, Play] = {}  # what each action number says

    def read(action: int) -> Play:
        if action not in plays:
            card, target, slot = (action >> shift & 31 for shift in (0, rules.FIRST, rules.GUESS))
            named = next((words[card] for card, each in slots.items() if slot == each), None)
            plays[action] = Play(words[card], target or None, named)
        return plays[action]

    for _ in range(-(-ROUNDS // len(SIXTEEN))):
        s = State(players=seats)
        deck = deal_random(s, e, edition, random)
        oracle = Round(RULE_SETS[name], seats, [words[card] for card in deck], s.starter)
        while s.question:
            actions = [rules.nth_action(s, e, k) for k in range(rules.count_actions(s, e))]
            legal = {read(action) for action in actions}
            assert legal == oracle.legal()
            assert len(legal) == len(actions)
            assert (s.turn, s.protected, s.left) == (
                oracle.turn,
                mask_of(oracle.protected),
                len(oracle.deck),
            )
            assert {words[s.hand[s.turn]], words[s.drawn]} == set(oracle.hands[s.turn])
            action = actions[int(random.random() * len(actions))]
            rules.step(s, e, action, None)
            oracle.play(read(action))
            for seat, pile in oracle.piles.items():
                assert [words[card] for card in s.discards(seat)] == pile
                hand = [words[s.hand[seat]]] if s.hand[seat] else []
                if s.question and seat == s.turn:
                    assert sorted([*hand, words[s.drawn]]) == sorted(oracle.hands[seat])
                else:
                    assert hand == oracle.hands[seat]
        assert oracle.winners is not None
        assert members(s.alive) == oracle.alive
        assert members(s.round_winners) == sorted(oracle.winners)
        assert words[s.burned] == (oracle.burned or "")
        assert all(s.tokens[seat] == (seat in oracle.winners) for seat in range(1, seats + 1))


def test_oracle_knows_every_edition_of_sixteen_named_cards() -> None:
    same = {name for name, _ in TABLES if find_edition(name).size == 16} - {"kanai"}
    assert same == set(RULE_SETS)
    assert set(Card) > {Card.from_key(word) for word in RULE_SETS["classic"].ranks}
