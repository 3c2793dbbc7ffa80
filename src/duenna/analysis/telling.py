"""An analysis in words: the sentences about each decision, as messages."""

from collections.abc import Iterator
from typing import Any, Final

from duenna.analysis.report import Analysis, Decision
from duenna.core.actions import Move
from duenna.core.cards import CARDS
from duenna.core.rules import PLAY
from duenna.text.moves import move_in_words
from duenna.text.nouns import guess_name
from duenna.text.saying import Arg, Percent, Player, Say, yes

TIE: Final = 0.005  #: guesses are as likely as each other if their chances differ by no more


def verdict(decision: Decision) -> Iterator[Say]:
    """How good the move was, and the chances to win with it and with the best one."""
    if decision.options == 1:
        yield Say("analysis-only")
    elif decision.word == "fine":
        yield Say("analysis-fine")
    else:
        yield Say(
            "analysis-cost",
            {
                "word": decision.word,
                "cost": 100 * decision.cost.chance,
                "error": 100 * decision.cost.standard_error,
                "best": move_in_words(decision.best, decision.seat),
            },
        )
    after = decision.after
    if decision.played == decision.best:
        chances: dict[str, Arg] = {
            "chance": Percent(after.chance),
            "error": 100 * after.standard_error,
        }
        yield Say("analysis-chance", chances)
    else:
        yield Say(
            "analysis-chances",
            {
                "before": Percent(decision.before.chance),
                "after": Percent(after.chance),
                "error": 100 * max(decision.before.standard_error, after.standard_error),
            },
        )


def about_guess(decision: Decision) -> Iterator[Say]:
    """What is to be said of the guess in it, if there was one, and of a guess that was more likely."""
    guess, best, card = decision.guess, decision.best_guess, decision.played.card
    if guess is not None and decision.hit is not None:
        chance: dict[str, Arg] = {"chance": Percent(guess.reading), "hit": yes(decision.hit)}
        yield Say("analysis-guess", chance)
    elif decision.played.guess is not None:
        yield Say("analysis-guess-idle")
    elif card is not None and decision.question == "play" and CARDS[card].guesses:
        yield Say("analysis-guess-nobody")
    if best is not None and (guess is None or best.reading > guess.reading + TIE):
        yield Say(
            "analysis-best-guess",
            {
                "guess": guess_name(best.guess, decision.played.edition),
                "target": Player(best.seat),
                "chance": Percent(best.reading),
            },
        )


def _parts(move: Move) -> dict[str, Any]:
    """What of a move can be shown on a table: the card that is played, on whom, and what is named."""
    card = move.card if move.question == PLAY else None
    return {
        "card": None if card is None else move.edition.word(card),
        "targets": list(move.targets),
        "guess": move.guess,
    }


def told(analysis: Analysis) -> dict[str, Any]:
    """The analysis as JSON, each decision with what is to be said of it under "say"."""
    out = analysis.to_json()
    for face, decision in zip(out["decisions"], analysis.decisions, strict=True):
        face["parts"] = {"played": _parts(decision.played), "best": _parts(decision.best)}
        face["say"] = {
            "played": move_in_words(decision.played, decision.seat).to_json(),
            "best": move_in_words(decision.best, decision.seat).to_json(),
            "verdict": [said.to_json() for said in verdict(decision)],
            "guess": [said.to_json() for said in about_guess(decision)],
        }
    return out
