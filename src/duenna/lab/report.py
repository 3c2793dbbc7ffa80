"""What was found of a house edition, as text for a designer, as JSON and as a picture."""

from collections.abc import Iterator
from html import escape
from statistics import fmean, median
from typing import Any, Final

from duenna.arena.estimate import Interval
from duenna.core.cards import Card
from duenna.core.editions import Edition
from duenna.lab.measuring import PLAYER, Findings

_WARNINGS: Final = {
    "first": "Whoever begins wins {share:.0%} of rounds: the order of seats decides too much.",
    "void": "{share:.0%} of rounds are won by nobody.",
    "tied": "{share:.0%} of rounds are won by several.",
    "short": "Half of all rounds are over after {moves:g} plays: some players never get a turn.",
    "strong": "Whoever is dealt the {card} wins {share:.0%} of rounds: it decides too much.",
    "weak": "Whoever is dealt the {card} wins {share:.0%} of rounds: it costs too much.",
    "luck": "Counting cards wins hardly more than playing by chance: luck decides.",
}


def to_text(findings: Findings) -> str:
    """The report as lines of text."""
    return "\n".join(_lines(findings))


def _lines(of: Findings) -> Iterator[str]:
    house, rounds = of.house, of.rounds
    table = f"{house.edition.size} cards, {house.players} players"
    yield f"{house.name}: {table}, {of.matches} matches of {PLAYER}s, {rounds} rounds."
    yield ""
    yield f"  A round        {median(of.moves):g} plays (the middle one), {max(of.moves)} at most"
    yield f"  A match        {fmean(of.length):.1f} rounds"
    yield f"  Who begins     {_percent(of.first_player)} of rounds; {of.fair:.1%} would be even"
    yield f"  Showdowns      {of.showdowns / rounds:.1%} of rounds; the others end with one player left"
    yield f"  Shared, void   {of.tied / rounds:.1%} of rounds are won by several, {of.void / rounds:.1%} by nobody"
    yield "  Skill          " + "; ".join(
        f"one {bot} against players by chance wins {_percent(share)}"
        for bot, share in of.skill.items()
    )
    yield ""
    yield f"  {'Card':24}{'copies':>7}  {'won when dealt':>16}  {'won when played':>16}"
    for card, dealt, played in of.cards():
        copies = house.edition.copies.get(card, 1)
        yield f"  {_name(card, house.edition):24}{copies:7}  {_percent(dealt):>16}  {_percent(played):>16}"
    yield ""
    said = [_said(key, parts, house.edition) for key, parts in of.warnings()]
    yield from said or ["Nothing stands out."]


def to_json(of: Findings) -> dict[str, Any]:
    """The report as JSON values; an error is half a 95 % interval."""
    house = of.house
    return {
        "name": house.name,
        "edition": house.edition.name,
        "knobs": house.edition.knobs,
        "players": house.players,
        "matches": of.matches,
        "rounds": of.rounds,
        "plays": {"median": median(of.moves), "most": max(of.moves)},
        "rounds_a_match": fmean(of.length),
        "fair": of.fair,
        "first_player": _numbers(of.first_player),
        "showdowns": of.showdowns / of.rounds,
        "tied": of.tied / of.rounds,
        "void": of.void / of.rounds,
        "skill": {bot: _numbers(share) for bot, share in of.skill.items()},
        "cards": [
            {
                "card": house.edition.word(card),
                "copies": house.edition.copies.get(card, 1),
                "dealt": _numbers(dealt),
                "played": _numbers(played),
            }
            for card, dealt, played in of.cards()
        ],
        "warnings": [
            {"key": key, "say": _said(key, parts, house.edition)} for key, parts in of.warnings()
        ],
    }


_ROW: Final = 26
_LEFT: Final = 170
_WIDTH: Final = 420
_TOP: Final = 56


def to_svg(of: Findings) -> str:
    """A picture: for each card, the share of rounds won by a seat that was dealt it and by one that played it."""
    rows = [each for each in of.cards() if each[1] or each[2]]
    most = max(
        (share.mean + (share.margin or 0.0) for _, *both in rows for share in both if share),
        default=1.0,
    )
    scale = _WIDTH / max(most, of.fair)
    height = _TOP + _ROW * len(rows) + 20
    fair = _LEFT + of.fair * scale
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_LEFT + _WIDTH + 70} {height}" role="img">',
        f"<title>{escape(of.house.name)}: rounds won with each card</title>",
        "<style>text{font:13px system-ui,sans-serif;fill:#222}",
        ".d{fill:#9b1c31}.p{fill:#c9962b}line{stroke:#555}</style>",
        f'<rect width="100%" height="{height}" fill="#fff"/>',
        f'<text x="8" y="20">{escape(of.house.name)}: rounds won when dealt (red) and when played (gold)</text>',
        f'<line x1="{fair:.1f}" x2="{fair:.1f}" y1="{_TOP - 8}" y2="{height - 14}" stroke-dasharray="4 3"/>',
        f'<text x="{fair + 4:.1f}" y="{_TOP - 10}">even: {of.fair:.0%}</text>',
    ]
    for at, (card, dealt, played) in enumerate(rows):
        y = _TOP + _ROW * at
        out.append(f'<text x="8" y="{y + 15}">{escape(_name(card, of.house.edition))}</text>')
        for kind, share, below in (("d", dealt, 2), ("p", played, 12)):
            if share:
                width = share.mean * scale
                out.append(
                    f'<rect class="{kind}" x="{_LEFT}" y="{y + below}" width="{width:.1f}" height="9"/>'
                )
                out.append(_whisker(share, scale, y + below + 4.5))
    return "\n".join([*out, "</svg>", ""])


def _whisker(share: Interval, scale: float, y: float) -> str:
    low, high = (
        _LEFT + max(0.0, share.mean + side * (share.margin or 0.0)) * scale for side in (-1, 1)
    )
    return f'<line x1="{low:.1f}" x2="{high:.1f}" y1="{y}" y2="{y}"/>'


def _said(key: str, parts: dict[str, Any], edition: Edition) -> str:
    named = {
        name: _name(each, edition) if isinstance(each, Card) else each
        for name, each in parts.items()
    }
    return _WARNINGS[key].format(**named)


def _name(card: Card, edition: Edition) -> str:
    return edition.word(card).replace("-", " ").title()


def _percent(share: Interval | None) -> str:
    if share is None:
        return "-"
    margin = "" if share.margin is None else f" ± {100 * share.margin:.1f}"
    return f"{100 * share.mean:.1f} %{margin}"


def _numbers(share: Interval | None) -> dict[str, float | None] | None:
    return None if share is None else {"share": share.mean, "error": share.margin}
