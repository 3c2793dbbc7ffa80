"""A move in few words, no sentence: "Guard on Bob, naming a Priest"."""

from duenna.core import rules
from duenna.core.actions import Move
from duenna.core.cards import Card
from duenna.text.nouns import card_name, card_names, guess_name
from duenna.text.saying import Arg, Player, Say


def move_in_words(move: Move, seat: int, royal: Card | None = None) -> Say:
    """That seat's move as a message.

    >>> from duenna import PRESETS
    >>> move_in_words(Move.parse(PRESETS["classic"], "prince 1"), seat=1).id
    'move-self'
    """
    edition, args = move.edition, dict[str, Arg]()
    if move.card is not None:
        args["card"] = card_name(move.card, edition, royal)
    for name, chosen in zip(("target", "second"), move.targets, strict=False):
        args[name] = Player(chosen)
    if move.guess is not None:
        args["guess"] = guess_name(move.guess, edition, royal)
    if move.returned:
        args["cards"] = card_names(move.returned, edition, royal)
    return Say(f"move-{_shape(move, seat)}", args)


def _shape(move: Move, seat: int) -> str:
    match move.question:
        case rules.RETURN:
            return "return"
        case rules.REPLY:
            return "discard" if move.discards else "keep"
        case rules.LOOK:
            return "look" if move.targets else "look-nobody"
    if move.guess is not None:
        return "guess"
    return ("plain", "self" if move.targets == (seat,) else "on", "two")[len(move.targets)]
