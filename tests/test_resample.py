"""Secrets: whatever a reader cannot know may be shuffled, and the reader is shown and told the same, byte by byte.

What a reader may know is written here a second time, from the rules: own cards, cards looked at and
not moved out of sight since, and what lies open. All else is dealt anew at random among its
places, and who else knows what is made up, too: only who has seen a hand, for all to see, stays.
"""

from random import Random

import pytest
from helpers import TABLES, readers, secrets_of, text, twin_of, walk

from duenna.bots import Budget, bot_names, find_bot
from duenna.core.editions import Edition
from duenna.core.game import Game
from duenna.core.state import State
from duenna.rl.coding import coding_for

STEPS = 250  #: moves at each table
Place = tuple[str, int]  #: a list of the state and an index in it, or a single card and -1


def hidden_places(edition: Edition, s: State, reader: int | None) -> list[Place]:
    """Where the cards lie that the reader cannot know."""
    me = 0 if reader is None else reader

    def knows(mask: int) -> bool:
        return reader is not None and bool(mask >> me & 1)

    out: list[Place] = []
    for seat in range(1, s.players + 1):
        if s.hand[seat] and seat != me and not knows(s.knowers[seat]) and not s.shown >> seat & 1:
            out.append(("hand", seat))
    if s.turn != me:
        if s.drawn and not knows(s.drawn_known):
            out.append(("drawn", -1))
        out += [("extra", i) for i in range(2) if s.extra[i] and not knows(s.extra_known[i])]
    out += [("deck", i) for i in range(s.left) if not knows(s.deck_known[i])]
    if not s.revealed:
        if s.burned:
            out.append(("burned", -1))
        if edition.aside_face == "down":
            out += [("aside", i) for i in range(s.aside_count)]
    return out


def resample(edition: Edition, s: State, reader: int | None, random: Random) -> State:
    """Another state that looks the same to the reader."""
    other = s.copy()
    places = hidden_places(edition, s, reader)
    cards = [getattr(s, name) if i < 0 else getattr(s, name)[i] for name, i in places]
    random.shuffle(cards)
    for (name, i), card in zip(places, cards, strict=True):
        if i < 0:
            setattr(other, name, card)
        else:
            getattr(other, name)[i] = card
    mine = 0 if reader is None else 1 << reader

    def others_know(mask: int, owner: int = 0) -> int:
        made_up = random.randrange(2 << s.players) & ~mine & ~(1 << owner) & ~1
        return mask & mine | made_up

    for seat in range(1, s.players + 1):
        if s.hand[seat]:
            other.knowers[seat] = others_know(s.knowers[seat], seat)
            if seat != reader:  # what its owner can be sure of
                other.sure[seat] = others_know(0, seat)
    if s.drawn:
        other.drawn_known = others_know(s.drawn_known, s.turn)
    other.extra_known = [
        others_know(known, s.turn) if card else 0
        for card, known in zip(s.extra, s.extra_known, strict=True)
    ]
    other.deck_known[: s.left] = [others_know(mask) for mask in s.deck_known[: s.left]]
    return other


def check_twin(game: Game, reader: int | None, random: Random) -> bool:
    """Compares a game with a resampled twin, before and after a move both can make; whether one told a thing."""
    twin = twin_of(game, resample(game.edition, secrets_of(game)[1], reader, random))
    where = f"seat {reader} of {game.position()} and {twin.position()}"
    assert text(game.view(reader).to_json()) == text(twin.view(reader).to_json()), where
    if reader is not None and game.decider == reader:
        assert game.legal_moves() == twin.legal_moves(), where
    if reader is not None:
        coding = coding_for(game.edition, game.players)
        sights = [coding.see(secrets_of(each)[1], reader) for each in (game, twin)]
        assert sights[0] == sights[1], where
    both = sorted(set(map(str, game.legal_moves())) & set(map(str, twin.legal_moves())))
    if not both:
        return False
    move = random.choice(both)
    game, since = game.copy(), len(game.events)
    game.play(move)
    twin.play(move)
    # The move may have shown the reader how the two differ. If the views show nothing, nor may the events.
    if text(game.view(reader).to_json()) != text(twin.view(reader).to_json()):
        return False
    assert game.events_for(reader, since) == twin.events_for(reader, since), (where, move)
    return True


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_secrets_do_not_show(name: str, seats: int) -> None:
    random = Random(f"resample {name} {seats}")
    steps = told = 0
    while steps < STEPS:
        game = Game(name, seats, seed=random.randrange(10**6))
        for move in walk(game, random):
            steps += 1
            for reader in random.sample(readers(game), 3):
                told += check_twin(game, reader, random) and move is not None
    assert told > STEPS // 2  # otherwise nothing was compared


@pytest.mark.parametrize("bot", bot_names())
@pytest.mark.parametrize(("name", "seats"), TABLES[::3])
def test_no_bot_peeks(bot: str, name: str, seats: int) -> None:
    """Whatever the cards it cannot see, a bot with the same seed makes the same move."""
    random = Random(f"{bot} {name} {seats}")
    choose = find_bot(bot)
    game = Game(name, seats, seed=random.randrange(10**6))
    for _ in walk(game, random, most=25):
        seat = game.decider
        if seat is None:
            continue
        twin = twin_of(game, resample(game.edition, secrets_of(game)[1], seat, random))
        budget = Budget(random.randrange(1000), rollouts=20)
        moves = [
            choose(each.view(seat), each.events_for(seat, each.round_start), budget)
            for each in (game, twin, game)
        ]
        assert moves[0] == moves[1] == moves[2], (bot, game.position(), twin.position())
