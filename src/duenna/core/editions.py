"""The rule sets as data: decks, ranks, tokens and knobs; house rules are an edition with knobs changed.

Nothing in the engine asks "which edition is this?": it asks a knob. `docs/rules.md` says what
each preset and each ruling (R1 to R51) means.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from functools import cached_property
from typing import Any, Final

from duenna.core.cards import CARDS, ROYALS, THEMES, Card
from duenna.core.errors import EditionError
from duenna.core.frozen import Frozen, Value
from duenna.core.knobs import (
    CHOICES,
    DECKS,
    KNOBS,
    MAX_DECK,
    MAX_SEATS,
    RANKS,
    SIXTEEN,
    SMALL_TABLE,
    SWITCHES,
    is_count,
    quoted,
    read_knob,
    write_knob,
)


@dataclass(frozen=True, repr=False)
class Edition(Value):
    """One rule set. Make one with `find_edition`; change knobs with `with_knobs`.

    >>> modern = find_edition("modern")
    >>> modern.tokens[4], modern.size, modern.rank[Card.KING]
    (4, 21, 7)
    >>> [guess.text for guess in find_edition("premium").guesses]
    ['0', '2', '3', '4', '5', '6', '7', '8', '9']
    >>> modern.with_knobs(tie="none")  # evaluates to an equal edition
    find_edition('modern', tie='none')
    """

    name: str
    ranks: str  #: which rank scale: a key of RANKS
    deck: Mapping[Card, int]  #: copies of each card
    players: tuple[int, int]  #: fewest and most seats
    tokens: Mapping[int, int]  #: tokens that win the match, per number of seats
    theme: str = "court"
    two_player_aside: int = 3  #: R1, R2: further cards put aside with two players
    aside_face: str = "up"  #: R1
    seven_rule: str = "countess"  #: Countess or Minister at rank 7
    protection: str = "untargetable"  #: R13
    guard_by: str = "name"  #: R16: what the Guard and the Bishop name
    prince_all_protected: str = "self"  #: R15
    sycophant_unchoosable: str = "no-effect"  #: R33
    tie: str = "sum-share"  #: R25
    tie_sum_hand: bool = False  #: R26: the sum counts the revealed hand too
    first_start: str = "random"  #: R4: or a seat number
    next_start: str = "winner"  #: R5
    tie_start: str = "random"  #: R6
    none_start: str = "next"  #: R7
    immediate_win: bool = False  #: a Bishop's or Constable's token can end the match
    match_tie: str = "joint"  #: R44
    constable_timing: str = "immediate"  #: R31
    playoff_deck: str = "by-players"  #: R45: 16 cards for 2 to 4 in a playoff of the 32
    reveal_burned: bool = True  #: R48
    royal: str = "princess"  #: R51: which royal is in play
    asked: str = field(default="", compare=False)  #: the preset asked for, if the box says another

    def __hash__(self) -> int:
        return hash(self.name)

    def __post_init__(self) -> None:
        object.__setattr__(self, "asked", self.asked or self.name)
        _check(self)
        object.__setattr__(self, "deck", Frozen(self.deck))

    def __getstate__(self) -> dict[str, Any]:
        return {each.name: getattr(self, each.name) for each in fields(self)}

    def __repr__(self) -> str:
        preset = PRESETS.get(self.name)
        if preset is None or (preset.ranks, preset.theme) != (self.ranks, self.theme):
            parts = (f"{each.name}={getattr(self, each.name)!r}" for each in fields(self))
            return f"Edition({', '.join(parts)})"
        asked = [repr(self.name)]
        if (self.asked, self.name) in _SAME_BOX.items():
            asked = [repr(self.asked), str(min(self.tokens, default=self.players[0]))]
        knobs = [f"{name}={value!r}" for name, value in self.knobs.items()]
        return f"find_edition({', '.join(asked + knobs)})"

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """The whole deck in the edition's own order, which every shuffle starts from (ascending rank, then number)."""
        return tuple(card for card in self.characters for _ in range(self.copies[card]))

    @cached_property
    def copies(self) -> Mapping[Card, int]:
        """Copies of each card in play, the seven rule applied; a fixed royal takes the Princess's place."""
        swaps = {}
        if self.seven_rule == "minister":
            swaps[Card.COUNTESS] = Card.MINISTER
        if self.royal not in ("random", "princess"):
            swaps[Card.PRINCESS] = Card.from_key(self.royal)
        out: dict[Card, int] = {}
        for listed, count in self.deck.items():
            if count:
                card = swaps.get(listed, listed)
                out[card] = out.get(card, 0) + count
        return Frozen(out)

    @cached_property
    def characters(self) -> tuple[Card, ...]:
        """Each different card once, by rank and then number."""
        return tuple(sorted(self.copies, key=lambda card: (self.rank[card], card)))

    @cached_property
    def fixed_royal(self) -> Card | None:
        """The royal in play, unless each round has another (R51) or the deck has none."""
        return (
            next((card for card in self.copies if card in ROYALS), None)
            if self.royal != "random"
            else None
        )

    @property
    def size(self) -> int:
        """How many cards the deck has."""
        return sum(self.copies.values())

    @property
    def rank(self) -> Mapping[Card, int]:
        """The number on each card of this edition."""
        return RANKS[self.ranks]

    @cached_property
    def guesses(self) -> tuple["Guess", ...]:
        """What a Guard or a Bishop may name, in canonical order; slot k of the engine is entry k - 1 (R16, R17)."""
        named = [card for card in self.characters if self.rank[card] != self.rank[Card.GUARD]]
        if self.guard_by == "name":
            groups = [[card] for card in named]
        else:
            ranks = sorted({self.rank[card] for card in named})
            groups = [[card for card in named if self.rank[card] == rank] for rank in ranks]
        return tuple(Guess(self, tuple(group)) for group in groups)

    @cached_property
    def slots(self) -> Mapping[str, int]:
        """The engine's slot of each guess, by its text."""
        return {guess.text: slot for slot, guess in enumerate(self.guesses, start=1)}

    @cached_property
    def _texts(self) -> dict[int, str]:
        """The texts of the moves that were written so far, by their number."""
        return {}

    def word(self, card: Card) -> str:
        """The card's word in this edition's moves and records."""
        return CARDS[card].word(self.theme)

    @cached_property
    def met(self) -> tuple[Card, ...]:
        """Every card that can be met: the deck's characters, and all royals where one is drawn by lot."""
        royals = set(ROYALS) if self.royal == "random" and Card.PRINCESS in self.copies else set()
        return tuple(sorted({*self.characters, *royals}, key=lambda card: (self.rank[card], card)))

    def card(self, text: str) -> Card:
        """The card with that word (case does not matter); raises KeyError for anything else."""
        return self._by_word[text.lower()]

    @cached_property
    def _by_word(self) -> dict[str, Card]:
        return {self.word(card): card for card in self.met}

    def deck_for(self, seats: int, playoff: bool = False) -> tuple[Card, ...]:
        """The cards a round is dealt from, in canonical order (R45 for playoffs)."""
        small = playoff and self.playoff_deck == "by-players" and seats <= SMALL_TABLE
        if not small or self.deck != DECKS["thirty-two"]:
            return self.cards
        return replace(self, deck=DECKS["sixteen"], players=(2, 8)).cards

    def with_knobs(self, /, **knobs: Any) -> "Edition":
        """The same edition with knobs changed; raises EditionError for an unknown knob or an impossible value."""
        return replace(self, **{name: read_knob(name, value) for name, value in knobs.items()})

    @property
    def knobs(self) -> dict[str, Any]:
        """The knobs that differ from the preset of the same name, as plain JSON values.

        >>> find_edition("modern").with_knobs(tie="none", tokens=2).knobs
        {'tokens': {'2': 2, '3': 2, '4': 2, '5': 2, '6': 2}, 'tie': 'none'}
        """
        preset = PRESETS[self.name]
        values = {name: getattr(self, name) for name in KNOBS}
        if not self.tokens:  # other numbers of players than any that the preset has tokens for
            del values["tokens"]
        return {
            name: write_knob(value)
            for name, value in values.items()
            if value != getattr(preset, name)
        }


@dataclass(frozen=True)
class Guess(Value):
    """One thing a Guard may name: a character, or a value that several characters share."""

    edition: Edition = field(repr=False)
    cards: tuple[Card, ...]

    @property
    def text(self) -> str:
        """The word typed for it: "priest" where cards are named, "2" where values are."""
        if self.edition.guard_by == "value":
            return str(self.edition.rank[self.cards[0]])
        return self.edition.word(self.cards[0])


def _check(edition: Edition) -> None:
    """Raises EditionError where no match could be played by these rules."""
    low, high = edition.players
    if not (is_count(low, 2, MAX_SEATS) and is_count(high, 2, MAX_SEATS) and low <= high):
        raise EditionError(
            f"players must lie between 2 and {MAX_SEATS}, fewest first, not {low} to {high}."
        )
    for name, allowed in CHOICES.items():
        if getattr(edition, name) not in allowed:
            raise EditionError(
                f"{name} must be one of {', '.join(allowed)}, not {quoted(getattr(edition, name))}."
            )
    for name in SWITCHES:
        if not isinstance(getattr(edition, name), bool):
            raise EditionError(
                f"{name} must be true or false, not {quoted(getattr(edition, name))}."
            )
    if edition.ranks not in RANKS or edition.theme not in THEMES:
        raise EditionError(f"{edition.name} names ranks or a theme that does not exist.")
    if not is_count(edition.two_player_aside, 0, 3):
        raise EditionError(
            f"two_player_aside must lie between 0 and 3, not {quoted(edition.two_player_aside)}."
        )
    if edition.first_start != "random" and int(edition.first_start) > high:
        raise EditionError(
            f"Seat {edition.first_start} cannot start: there are at most {high} seats."
        )
    _check_deck(edition)
    # Counts that can never be asked for are dropped, so equal rules compare equal.
    tokens = {
        seats: edition.tokens[seats] for seats in range(low, high + 1) if seats in edition.tokens
    }
    for seats, count in tokens.items():
        if not is_count(count, 1, 99):
            raise EditionError(
                f"A match must be won with 1 to 99 tokens, not {quoted(count)} (for {seats} seats)."
            )
    object.__setattr__(edition, "tokens", Frozen(tokens))


def _check_deck(edition: Edition) -> None:
    if edition.seven_rule == "minister" and edition.ranks != "eight":
        raise EditionError("The Minister belongs to the deck whose Countess is 7; here she is 8.")
    for card in edition.copies:
        if card not in edition.rank:
            raise EditionError(
                f"The {card.key} has no rank in {edition.name}, so the deck cannot hold it."
            )
    if edition.size > MAX_DECK:
        raise EditionError(f"A deck has at most {MAX_DECK} cards; this one has {edition.size}.")
    if (
        edition.copies.get(Card.CHANCELLOR, 0) > 8
        or sum(edition.copies.get(royal, 0) for royal in ROYALS) > 1
    ):
        raise EditionError("A deck has at most eight Chancellors and one royal.")
    if len(edition.guesses) == 0:
        raise EditionError("A deck of Guards alone leaves nothing to guess.")
    for seats in range(edition.players[0], edition.players[1] + 1):
        aside = edition.two_player_aside if seats == 2 else 0
        needed = 1 + aside + seats + 1
        if edition.size < needed:
            raise EditionError(
                f"{edition.size} cards are too few for {seats} seats: one set aside"
                f"{f' and {aside} more' if aside else ''}, one for each seat and one to draw make {needed}."
            )


def _preset(name: str, like: Edition | None = None, **settings: Any) -> Edition:
    if like is None:
        return Edition(name=name, **settings)
    return replace(like, name=name, asked=name, **settings)


_CLASSIC: Final = _preset(
    "classic", ranks="eight", deck=SIXTEEN, players=(2, 4), tokens={2: 7, 3: 5, 4: 4}
)
_MODERN: Final = _preset(
    "modern",
    ranks="nine",
    deck=DECKS["twenty-one"],
    players=(2, 6),
    tokens={2: 6, 3: 5, 4: 4, 5: 3, 6: 3},
    tie="share",
)
_PREMIUM: Final = _preset(
    "premium",
    ranks="eight",
    deck=DECKS["thirty-two"],
    players=(5, 8),
    tokens=dict.fromkeys(range(5, 9), 4),
    guard_by="value",
    immediate_win=True,
    match_tie="playoff",
)

#: the editions by name
PRESETS: Final[dict[str, Edition]] = {
    edition.name: edition
    for edition in (
        _CLASSIC,
        _preset("classic-bga", _CLASSIC, guard_by="value", tie="sum-none", match_tie="playoff"),
        _preset("classic-fr", _CLASSIC, aside_face="down", tie="sum-none", tie_sum_hand=True),
        _preset(
            "kanai",
            _CLASSIC,
            theme="kanai",
            tokens={2: 4, 3: 4, 4: 4},
            seven_rule="minister",
            protection="ignore",
            tie="share",
            royal="random",
        ),
        _MODERN,
        _preset(
            "modern-16",
            _MODERN,
            deck=SIXTEEN,
            players=(2, 4),
            tokens={2: 6, 3: 5, 4: 4},
        ),
        _PREMIUM,
        _preset("premium-bga", _PREMIUM, tie="sum-none"),
    )
}

# The box with 32 cards plays the 16-card game with few people, and the other way round.
_SAME_BOX: Final = {
    "premium": "classic",
    "premium-bga": "classic-bga",
    "classic": "premium",
    "classic-bga": "premium-bga",
}


def find_edition(name: str, seats: int | None = None, /, **knobs: Any) -> Edition:
    """The preset of that name with knobs changed, fit for that many seats.

    `premium` with two to four seats is the 16-card `classic`, as its box says, and the other
    way round, unless the knob `players` is given; `asked` keeps the name that was asked for.

    Raises EditionError: no such preset or knob, an impossible value, too many or too few seats.

    >>> find_edition("premium", 4).name
    'classic'
    >>> find_edition("modern", 7)
    Traceback (most recent call last):
    ...
    duenna.core.errors.EditionError: modern is for 2 to 6 seats, not 7.
    """
    if name not in PRESETS:
        raise EditionError(
            f"There is no edition {quoted(name)}. The editions are: {', '.join(PRESETS)}."
        )
    edition = PRESETS[name].with_knobs(**knobs)
    if seats is None:
        return edition
    if not _fits(edition, seats) and "players" not in knobs and name in _SAME_BOX:
        other = PRESETS[_SAME_BOX[name]]
        if _fits(other, seats):
            edition = replace(other.with_knobs(**knobs), asked=name)
    if not _fits(edition, seats):
        low, high = edition.players
        raise EditionError(f"{name} is for {low} to {high} seats, not {quoted(seats)}.")
    if seats not in edition.tokens:
        raise EditionError(
            f"{name} does not say how many tokens win a match of {seats}: set the knob tokens."
        )
    if edition.first_start != "random" and int(edition.first_start) > seats:
        raise EditionError(f"Seat {edition.first_start} cannot start: there are {seats} seats.")
    return edition


def _fits(edition: Edition, seats: object) -> bool:
    return is_count(seats, *edition.players)
