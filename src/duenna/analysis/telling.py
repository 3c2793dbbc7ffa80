"""An analysis in words: the sentences about each decision, as messages."""

from collections.abc import Iterator
from typing import Any

from duenna.analysis.guesses import TIE
from duenna.analysis.report import Analysis, Decision, Reason
from duenna.core.actions import Move
from duenna.core.cards import CARDS
from duenna.core.editions import Edition
from duenna.core.rules import PLAY
from duenna.text.moves import move_in_words
from duenna.text.nouns import card_name, guess_name
from duenna.text.saying import Arg, Percent, Player, Say, yes


def verdict(decision: Decision) -> Iterator[Say]:
    """How good the move was."""
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


def why(decision: Decision) -> Iterator[Say]:
    """Why another move was better, and what would have been if the others play as is supposed."""
    for reason in decision.reasons:
        yield reason_in_words(reason, decision.played.edition)
    if decision.perhaps is not None:
        yield Say(
            "analysis-perhaps",
            {
                "cost": 100 * decision.perhaps.cost.chance,
                "best": move_in_words(decision.perhaps.move, decision.seat),
            },
        )


def reason_in_words(reason: Reason, edition: Edition) -> Say:
    """The reason as a message."""
    args = dict[str, Arg]()
    if reason.guess is not None:
        args["guess"] = guess_name(reason.guess, edition)
    if reason.card is not None:
        args["card"] = card_name(reason.card, edition)
    if reason.seat is not None:
        args["target"] = Player(reason.seat)
    if reason.count is not None:
        args["count"] = reason.count
    for name, chance in (("played", reason.played), ("best", reason.best)):
        if chance is not None:
            args[name] = Percent(chance)
    return Say(f"reason-{reason.key}{_how(reason)}", args)


def _how(reason: Reason) -> str:
    """Which of the messages of an impossible guess says how it was known to be impossible."""
    if reason.key != "impossible":
        return ""
    if reason.card is not None:
        return "-known"
    return "" if reason.count is None else "-out"


def chances(decision: Decision) -> Say:
    """The chances to win with the move and with the best one."""
    after = decision.after
    if decision.played == decision.best:
        return Say(
            "analysis-chance",
            {"chance": Percent(after.chance), "error": 100 * after.standard_error},
        )
    return Say(
        "analysis-chances",
        {
            "before": Percent(decision.before.chance),
            "after": Percent(after.chance),
            "error": 100 * max(decision.before.standard_error, after.standard_error),
        },
    )


def about_guess(decision: Decision) -> Iterator[Say]:
    """What is to be said of the guess in it, if there was one, and of a likelier one."""
    guess, best, card = decision.guess, decision.best_guess, decision.played.card
    edition = decision.played.edition
    if guess is not None and decision.hit is not None and decision.there is not None:
        about: dict[str, Arg] = {
            "chance": Percent(guess.counting),
            "hit": yes(decision.hit),
            "target": Player(guess.seat),
            "card": card_name(decision.there, edition),
        }
        yield Say("analysis-guess", about)
    elif decision.played.guess is not None:
        yield Say("analysis-guess-idle")
    elif card is not None and decision.question == "play" and CARDS[card].guesses:
        yield Say("analysis-guess-nobody")
    told = any(reason.guess is not None for reason in decision.reasons)
    if best is not None and not told and (guess is None or best.counting > guess.counting + TIE):
        yield Say(
            "analysis-best-guess",
            {
                "guess": guess_name(best.guess, edition),
                "target": Player(best.seat),
                "chance": Percent(best.counting),
            },
        )


def told(analysis: Analysis) -> dict[str, Any]:
    """The analysis as JSON, each decision with what is to be said of it ("say") and can be shown of it ("parts")."""
    out = analysis.to_json()
    for face, decision in zip(out["decisions"], analysis.decisions, strict=True):
        face["parts"] = {"played": _parts(decision.played), "best": _parts(decision.best)}
        face["say"] = {
            "played": move_in_words(decision.played, decision.seat).to_json(),
            "best": move_in_words(decision.best, decision.seat).to_json(),
            "verdict": [said.to_json() for said in verdict(decision)],
            "why": [said.to_json() for said in why(decision)],
            "chances": chances(decision).to_json(),
            "guess": [said.to_json() for said in about_guess(decision)],
        }
    return out


def _parts(move: Move) -> dict[str, Any]:
    """What of a move can be shown on a table: the card that is played, on whom, and what is named."""
    card = move.card if move.question == PLAY else None
    return {
        "card": None if card is None else move.edition.word(card),
        "targets": list(move.targets),
        "guess": move.guess,
    }
