"""How the words sound: whole passages of play, as one reader is told them.

They hold what is easily lost: who "you" is, what a reader may not know, and the cases of Estonian.
"""

import pytest

from duenna import Game
from duenna.text.words import Words

NAMES = ["Ann", "Bob", "Cai", "Dee", "Eve"]
GUESS = "classic/3 hands=priest,king,baron drawn=guard deck=guard,baron burned=prince"
SWAP = "classic/3 hands=priest,countess,baron drawn=king deck=guard,baron burned=prince"
PRINCE = "classic/2 hands=prince,countess drawn=prince burned=handmaid"
RETURN = (
    "modern/2 ask=return hands=king,guard deck=baron,baron burned=guard piles=chancellor,- "
    "extra=spy,priest"
)
KNIGHT = "kanai/3 hands=soldier,priestess,clown drawn=knight deck=general,wizard protected=2 burned=soldier"
BISHOP = "premium/5 hands=guard,king,count,baron,jester drawn=bishop deck=guard,priest burned=guard"
ASSASSIN = (
    "premium/5 hands=guard,assassin,count,baron,jester drawn=guard deck=guard,priest burned=guard"
)
TIE = "modern/3 hands=priest,priest,guard drawn=handmaid burned=spy"

# Language, position, move, reader, and the sentences that follow, the first ones only.
SPOKEN: list[tuple[str, str, str, int | None, str]] = [
    (
        "en",
        GUESS,
        "guard 2 king",
        2,
        "Ann plays the Guard on you and guesses King. Right: you hold the King. "
        "You are out of the round and lay down the King. Cai’s turn. Cai draws a card.",
    ),
    (
        "en",
        GUESS,
        "guard 3 king",
        2,
        "Ann plays the Guard on Cai and guesses King. Wrong: Cai does not hold the King. "
        "Your turn. You draw a Guard.",
    ),
    (
        "en",
        SWAP,
        "king 2",
        2,
        "Ann plays the King on you. "
        "You swap hands with Ann: you give the Countess and get a Priest. Your turn.",
    ),
    ("en", SWAP, "king 2", 3, "Ann plays the King on Bob. Ann and Bob swap hands. Bob’s turn."),
    (
        "en",
        PRINCE,
        "prince 1",
        1,
        "You play the Prince on yourself. You discard a Prince. "
        "The deck is empty: you take the card set aside, a Handmaid. You show a Handmaid, 4.",
    ),
    ("en", RETURN, "keep king priest spy", 2, "Ann puts two cards under the deck. Your turn."),
    (
        "en",
        RETURN,
        "keep king priest spy",
        1,
        "You keep the King, put a Priest under the deck and a Spy below it. Bob’s turn.",
    ),
    ("en", KNIGHT, "knight 2", 2, "Ann plays the Knight on you. No effect: you are protected."),
    (
        "en",
        KNIGHT,
        "knight 3",
        3,
        "Ann plays the Knight on you. You compare cards: you hold a Clown, Ann holds a Soldier. "
        "Ann is out of the round and lays down a Soldier.",
    ),
    (
        "en",
        BISHOP,
        "bishop 3 5",
        None,
        "Ann plays the Bishop on Cai and guesses 5. Right: Cai holds a 5. "
        "Ann gains a token for the Bishop and has 1. "
        "Cai may keep the card, or discard it and draw a new one.",
    ),
    (
        "en",
        ASSASSIN,
        "guard 2 5",
        1,
        "You play the Guard on Bob and guess 5. Bob holds the Assassin, who strikes you. "
        "You are out of the round and lay down a Guard.",
    ),
    (
        "en",
        TIE,
        "handmaid",
        2,
        "Ann plays the Handmaid. Ann is protected until their next turn. Ann shows a Priest, 2. "
        "You show a Priest, 2. Cai shows a Guard, 1. You and Ann tie and share the round. "
        "Ann gains a token for the round and has 1. You gain a token for the round and have 1. "
        "The card set aside was a Spy.",
    ),
    # The object of a finished deed is in the genitive, what is guessed, shown or lacked in the
    # partitive, and what is there in the nominative.
    (
        "et",
        GUESS,
        "guard 2 king",
        3,
        "Ann käib välja valvuri, valib mängija Bob ja nimetab kuninga. "
        "Õige: mängijal Bob on käes kuningas. Bob langeb voorust välja ja paneb maha kuninga. "
        "Sinu käik. Võtad pakist valvuri.",
    ),
    (
        "et",
        GUESS,
        "guard 3 king",
        3,
        "Ann käib välja valvuri, valib sinu ja nimetab kuninga. Vale: sul ei ole käes kuningat. "
        "Käib Bob. Bob võtab pakist kaardi.",
    ),
    (
        "et",
        SWAP,
        "king 2",
        2,
        "Ann käib välja kuninga ja valib sinu. "
        "Vahetate kaardid mängijaga Ann: annad krahvinna ja saad preestri. Sinu käik.",
    ),
    (
        "et",
        RETURN,
        "keep king priest spy",
        1,
        "Jätad endale kuninga ja paned paki alla preestri, kõige alla spiooni. Käib Bob.",
    ),
    (
        "et",
        KNIGHT,
        "knight 3",
        1,
        "Käid välja rüütli ja valid mängija Cai. "
        "Võrdlete kaarte mängijaga Cai: sinul on sõdur, temal kloun. "
        "Langed voorust välja ja paned maha sõduri.",
    ),
    (
        "et",
        BISHOP,
        "bishop 2 5",
        2,
        "Ann käib välja piiskopi, valib sinu ja nimetab väärtuse 5. Vale: sul ei ole käes väärtust 5.",
    ),
    (
        "et",
        ASSASSIN,
        "guard 2 5",
        2,
        "Ann käib välja valvuri, valib sinu ja nimetab väärtuse 5. "
        "Sul on palgamõrvar, kes tabab mängijat Ann. "
        "Ann langeb voorust välja ja paneb maha valvuri. Paned maha palgamõrvari.",
    ),
    (
        "et",
        TIE,
        "handmaid",
        2,
        "Ann käib välja kammerneitsi. Ann on kaitstud oma järgmise käiguni. "
        "Ann näitab preestrit, 2. Näitad preestrit, 2. Cai näitab valvurit, 1. "
        "Sina ja Ann olete viigis ja jagate vooru võitu. Ann saab vooru eest žetooni, kokku 1.",
    ),
]


@pytest.mark.parametrize(("language", "position", "move", "reader", "expected"), SPOKEN)
def test_sentences(
    language: str, position: str, move: str, reader: int | None, expected: str
) -> None:
    words = Words(language)
    game = Game.from_position(f"{position} turn=1")
    events = game.play(move)
    sentences = (words.event(event, game.edition, NAMES, reader) for event in events)
    assert " ".join(filter(None, sentences)).startswith(expected)
