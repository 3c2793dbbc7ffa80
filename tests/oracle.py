"""The game written a second time, as plain Python and from docs/rules.md alone: the engine's examiner.

It shares nothing with `duenna.core`: cards are words, seats are numbers in sets and dicts, a round is a generator
that yields what is asked and is sent what was chosen, and a match that is won in mid-round is an exception. Speed does
not matter. It knows every edition, every knob, tokens, starters and playoffs.
"""

from collections import Counter
from collections.abc import Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations, permutations
from typing import Any, NamedTuple

# ---- the editions -----------------------------------------------------------------------------

SIXTEEN = {"guard": 5, "priest": 2, "baron": 2, "handmaid": 2, "prince": 2} | dict.fromkeys(
    ("king", "countess", "princess"), 1
)
TWENTY_ONE = SIXTEEN | {"guard": 6, "spy": 2, "chancellor": 2}
THIRTY_TWO = (
    SIXTEEN
    | {"guard": 8}
    | dict.fromkeys(("cardinal", "baroness", "sycophant", "count"), 2)
    | dict.fromkeys(("jester", "assassin", "constable", "dowager-queen", "bishop"), 1)
)
DECKS = {"sixteen": SIXTEEN, "twenty-one": TWENTY_ONE, "thirty-two": THIRTY_TWO}

ROYALS = ("princess", "princess-with-glasses", "royal-prince")
OLD_RANKS = {
    **dict.fromkeys(("jester", "assassin"), 0),
    "guard": 1,
    **dict.fromkeys(("priest", "cardinal"), 2),
    **dict.fromkeys(("baron", "baroness"), 3),
    **dict.fromkeys(("handmaid", "sycophant"), 4),
    **dict.fromkeys(("prince", "count"), 5),
    **dict.fromkeys(("king", "constable"), 6),
    **dict.fromkeys(("countess", "minister", "dowager-queen"), 7),
    **dict.fromkeys(ROYALS, 8),
    "bishop": 9,
}
NEW_RANKS = {
    word: rank
    for rank, word in enumerate(
        ("spy", "guard", "priest", "baron", "handmaid", "prince", "chancellor", "king", "countess")
    )
} | dict.fromkeys(ROYALS, 9)


@dataclass(frozen=True)
class RuleSet:
    """A deck, ranks, and every knob; the usual answers are those of the classic game."""

    deck: Mapping[str, int] = field(default_factory=lambda: SIXTEEN)
    ranks: Mapping[str, int] = field(default_factory=lambda: OLD_RANKS)
    tokens: Mapping[int, int] = field(default_factory=lambda: {2: 7, 3: 5, 4: 4})
    players: tuple[int, int] = (2, 4)
    two_player_aside: int = 3
    aside_face: str = "up"
    seven_rule: str = "countess"
    protection: str = "untargetable"
    guard_by: str = "name"
    prince_all_protected: str = "self"
    sycophant_unchoosable: str = "no-effect"
    tie: str = "sum-share"
    tie_sum_hand: bool = False
    first_start: str = "random"
    next_start: str = "winner"
    tie_start: str = "random"
    none_start: str = "next"
    immediate_win: bool = False
    match_tie: str = "joint"
    constable_timing: str = "immediate"
    playoff_deck: str = "by-players"
    reveal_burned: bool = True
    royal: str = "princess"

    def with_knobs(self, knobs: Mapping[str, Any]) -> "RuleSet":
        """The same with knobs turned, written as `duenna.find_edition` takes them."""
        turned = dict(knobs)
        if isinstance(turned.get("deck"), str):
            turned["deck"] = DECKS[turned["deck"]]
        if isinstance(turned.get("tokens"), int):
            turned["tokens"] = dict.fromkeys(range(2, 9), turned["tokens"])
        if "first_start" in turned:
            turned["first_start"] = str(turned["first_start"])
        return replace(self, **turned)

    def cards(self, seats: int, playoff: bool) -> Counter[str]:
        """What a round of so many seats is dealt from; a royal drawn by lot stands as the Princess."""
        deck = self.deck
        small = playoff and seats <= 4 and self.playoff_deck == "by-players"
        if small and Counter(deck) == Counter(THIRTY_TWO):
            deck = SIXTEEN
        in_place = {}
        if self.seven_rule == "minister":
            in_place["countess"] = "minister"
        if self.royal != "random":
            in_place["princess"] = self.royal
        out: Counter[str] = Counter()
        for card, copies in deck.items():
            out[in_place.get(card, card)] += copies
        return +out

    def guesses(self, cards: Iterable[str]) -> set[str]:
        """What may be named where these cards are in play: all but what is worth 1."""
        named = {card for card in cards if self.ranks[card] != 1}
        return named if self.guard_by == "name" else {str(self.ranks[card]) for card in named}


CLASSIC = RuleSet()
MODERN = RuleSet(TWENTY_ONE, NEW_RANKS, {2: 6, 3: 5, 4: 4, 5: 3, 6: 3}, (2, 6), tie="share")
PREMIUM = RuleSet(
    THIRTY_TWO,
    tokens=dict.fromkeys(range(5, 9), 4),
    players=(5, 8),
    guard_by="value",
    immediate_win=True,
    match_tie="playoff",
)
RULE_SETS = {
    "classic": CLASSIC,
    "classic-bga": replace(CLASSIC, guard_by="value", tie="sum-none", match_tie="playoff"),
    "classic-fr": replace(CLASSIC, aside_face="down", tie="sum-none", tie_sum_hand=True),
    "kanai": replace(
        CLASSIC,
        tokens={2: 4, 3: 4, 4: 4},
        seven_rule="minister",
        protection="ignore",
        tie="share",
        royal="random",
    ),
    "modern": MODERN,
    "modern-16": replace(MODERN, deck=SIXTEEN, tokens={2: 6, 3: 5, 4: 4}, players=(2, 4)),
    "premium": PREMIUM,
    "premium-bga": replace(PREMIUM, tie="sum-none"),
}


# ---- what is asked and chosen -----------------------------------------------------------------


class Play(NamedTuple):
    """A card played, on whom, naming what."""

    card: str
    on: frozenset[int] = frozenset()
    guess: str | None = None


class Keep(NamedTuple):
    """A Chancellor's choice: the card kept, and those put under the deck, the upper first."""

    card: str
    returned: tuple[str, ...]


class Reply(NamedTuple):
    """What the seat a Bishop hit does."""

    discards: bool


class Look(NamedTuple):
    """Whose hand a Cardinal's player looks at, if anyone's."""

    at: int | None


Choice = Play | Keep | Reply | Look
#: Yields who is asked and what may be chosen, is sent what was.
Script = Generator[tuple[int, set[Choice]], Choice, None]

OTHER = {"guard", "priest", "baron", "king", "dowager-queen", "bishop", "jester"}
ANYONE = {"prince", "sycophant"}
NAMING = {"guard", "bishop"}
CHOOSING = {*OTHER, *ANYONE, "cardinal", "baroness"}


class MatchWonError(Exception):
    """A token paid in mid-round has won the match."""


# ---- the match --------------------------------------------------------------------------------


class Match:
    """A match: deal a round, then choose until nobody is asked; `champions` is empty while it goes on."""

    def __init__(self, rules: RuleSet, seats: int) -> None:
        self.rules = rules
        self.seats = range(1, seats + 1)
        self.target = rules.tokens[seats]
        self.tokens = dict.fromkeys(self.seats, 0)
        self.champions: set[int] = set()
        self.runoff: set[int] = set()  #: who plays off next
        self.round: Round | None = None
        self.decider: int | None = None
        self.options: set[Choice] = set()

    def next_seats(self) -> set[int]:
        """Who is dealt into the next round."""
        return self.runoff or set(self.seats)

    def next_cards(self) -> Counter[str]:
        """What it is dealt from."""
        return self.rules.cards(len(self.next_seats()), bool(self.runoff))

    def starters(self) -> set[int]:
        """Those one of whom begins the next round."""
        rules, last, seats = self.rules, self.round, self.next_seats()
        if last is None:
            return seats if rules.first_start == "random" else {int(rules.first_start)}
        if self.runoff:
            return last.winners & seats or seats
        if rules.next_start == "left":
            return {following(last.starter, seats)}
        if last.winners:
            return {min(last.winners)} if rules.tie_start == "first" else last.winners
        if rules.none_start == "next":
            return {following(last.turn, last.alive)}
        return {last.starter} if rules.none_start == "same" else seats

    def deal(self, cards: Sequence[str], starter: int) -> None:
        """Deals the next round from these cards, top first."""
        self.round = Round(self, self.next_seats(), bool(self.runoff), cards, starter)
        self.runoff = set()
        self.script = self.round.script()
        self._go_on(None)

    def choose(self, choice: Choice) -> None:
        """The decider's choice, which must be one of the options."""
        assert choice in self.options, choice
        self._go_on(choice)

    def _go_on(self, choice: Choice | None) -> None:
        self.decider, self.options = None, set()
        try:
            if choice is None:
                self.decider, self.options = next(self.script)
            else:
                self.decider, self.options = self.script.send(choice)
        except StopIteration:
            self._score()
        except MatchWonError:
            pass

    def _score(self) -> None:
        """Pays the round's tokens and sees whether the match is won."""
        last = self.round
        assert last is not None
        last.decide()
        if last.playoff:
            if len(last.leaders) == 1:
                self.champions = last.leaders
            else:
                self.runoff = last.leaders
            return
        for seat in last.paid():
            self.tokens[seat] += 1
        there = {seat for seat in self.seats if self.tokens[seat] >= self.target}
        if len(there) > 1 and self.rules.match_tie == "playoff":
            self.runoff = there
            return
        if self.rules.match_tie == "highest" and there:
            most = max(self.tokens.values())
            there = {seat for seat in there if self.tokens[seat] == most}
        self.champions = there


def following(seat: int, seats: Iterable[int]) -> int:
    """The next of these seats, clockwise."""
    return min(seats, key=lambda each: (each <= seat, each))


# ---- the round --------------------------------------------------------------------------------


class Round:
    """A round: hands, piles, deck, and what is so until it ends."""

    def __init__(
        self, match: Match, seats: set[int], playoff: bool, cards: Sequence[str], starter: int
    ) -> None:
        self.match, self.rules = match, match.rules
        self.seats, self.playoff, self.starter = seats, playoff, starter
        deck = list(cards)
        self.guessable = self.rules.guesses(self.rules.cards(len(seats), playoff))
        self.burned: str | None = deck.pop(0)
        aside = self.rules.two_player_aside if len(seats) == 2 else 0
        self.aside = [deck.pop(0) for _ in range(aside)]
        self.hands = {seat: [deck.pop(0)] for seat in sorted(seats)}
        self.piles: dict[int, list[str]] = {seat: [] for seat in match.seats}
        self.deck = deck  #: the top first
        self.turn = starter
        self.alive = set(seats)
        self.protected: set[int] = set()
        self.mark: int | None = None
        self.bets: dict[int, set[int]] = {seat: set() for seat in match.seats}
        self.owed: set[int] = set()
        self.shown: set[int] = set()
        self.winners: set[int] = set()
        self.leaders: set[int] = set()

    def rank(self, card: str) -> int:
        return self.rules.ranks[card]

    def held(self, seat: int) -> str:
        """The only card of a seat."""
        (card,) = self.hands[seat]
        return card

    def script(self) -> Script:
        """Turn after turn until one seat is left or the deck is empty."""
        while True:
            yield from self.take_turn(self.turn)
            if len(self.alive) == 1 or not self.deck:
                return
            self.turn = following(self.turn, self.alive)

    def take_turn(self, me: int) -> Script:
        self.protected.discard(me)
        hand = self.hands[me]
        hand.append(self.draw())
        if "minister" in hand and sum(map(self.rank, hand)) >= 12:
            self.knock_out(me)
            return
        choice = yield me, self.plays(me)
        assert isinstance(choice, Play)
        hand.remove(choice.card)
        self.piles[me].append(choice.card)
        self.mark = None  # a Sycophant's demand was on this card
        yield from self.resolve(me, choice)

    def draw(self) -> str:
        """The next card of the deck, or the one set aside first."""
        if self.deck:
            return self.deck.pop(0)
        card, self.burned = self.burned, None
        assert card is not None
        return card

    # ---- which plays there are

    def plays(self, me: int) -> set[Choice]:
        hand = set(self.hands[me])
        if "countess" in hand and hand & {"king", "prince"}:
            hand = {"countess"}
        return {play for card in hand for play in self.ways(me, card)}

    def ways(self, me: int, card: str) -> list[Play]:
        """Every way to play the card; on nobody, if nobody can be chosen."""
        names = sorted(self.guessable) if card in NAMING else [None]
        chosen = self.choosable(me, card) if card in CHOOSING else []
        return [Play(card, frozenset(on), name) for on in chosen for name in names] or [Play(card)]

    def choosable(self, me: int, card: str) -> list[tuple[int, ...]]:
        """The seats, or sets of seats, that the card may be played on."""
        others = self.alive - {me}
        if self.rules.protection == "untargetable":
            others -= self.protected
        seats = others | {me} if card in ANYONE or card == "cardinal" else others
        if card == "prince" and not others and self.rules.prince_all_protected == "fizzle":
            seats = set()
        sets = [each for size in self.sizes(card) for each in combinations(sorted(seats), size)]
        if self.mark in seats:
            return [each for each in sets if self.mark in each]
        if self.mark is not None and self.rules.sycophant_unchoosable == "no-effect":
            return []
        return sets

    def sizes(self, card: str) -> tuple[int, ...]:
        """How many seats a card is played on."""
        return {"cardinal": (2,), "baroness": (1, 2)}.get(card, (1,))

    # ---- what the cards do

    def resolve(self, me: int, play: Play) -> Script:
        """The effect of a card that lies on the pile."""
        card = play.card
        if card == "handmaid":
            self.protected.add(me)
        elif card in ROYALS:
            self.knock_out(me)
        elif card == "chancellor":
            yield from self.chancellor(me)
        elif card == "cardinal" and play.on:
            yield from self.cardinal(me, *sorted(play.on))
        elif play.on and card != "baroness" and not play.on & self.protected:
            (other,) = play.on
            yield from self.against(me, card, other, play.guess)

    def against(self, me: int, card: str, other: int, guess: str | None) -> Script:
        """The effect of a card on one seat."""
        match card:
            case "guard" if self.held(other) == "assassin":
                self.knock_out(me)
                self.discard(other)
            case "guard" if self.is_named(other, guess):
                self.knock_out(other)
            case "baron" | "dowager-queen":
                first, second = self.rank(self.held(me)), self.rank(self.held(other))
                if card == "dowager-queen":
                    first, second = second, first
                if first != second:
                    self.knock_out(me if first < second else other)
            case "prince":
                self.discard(other)
            case "king":
                self.swap(me, other)
            case "bishop" if self.is_named(other, guess):
                self.pay_at_once(me)
                reply = yield other, {Reply(False), Reply(True)}
                if reply == Reply(True):
                    self.discard(other)
            case "sycophant":
                self.mark = other
            case "jester":
                self.bets[me].add(other)

    def is_named(self, seat: int, guess: str | None) -> bool:
        """Whether the guess names what the seat holds; any royal's name is that of the one in play."""
        card = self.held(seat)
        if self.rules.guard_by == "value":
            return guess == str(self.rank(card))
        return guess == card or (card in ROYALS and guess in ROYALS)

    def discard(self, seat: int) -> None:
        """The hand goes to the pile, without effect, and another is drawn; a royal ends it."""
        card = self.hands[seat].pop()
        self.piles[seat].append(card)
        if card in ROYALS:
            self.knock_out(seat)
        else:
            self.hands[seat].append(self.draw())

    def swap(self, one: int, other: int) -> None:
        self.hands[one], self.hands[other] = self.hands[other], self.hands[one]

    def cardinal(self, me: int, one: int, other: int) -> Script:
        if {one, other} & self.protected:
            return
        self.swap(one, other)
        yield me, {Look(one), Look(other), Look(None)}

    def chancellor(self, me: int) -> Script:
        drawn = [self.draw() for _ in range(min(2, len(self.deck)))]
        if not drawn:
            return
        hand = self.hands[me]
        hand += drawn
        orders = {Keep(kept, tuple(rest)) for kept, *rest in permutations(hand)}
        choice = yield me, set(orders)
        assert isinstance(choice, Keep)
        hand[:] = [choice.card]
        self.deck += choice.returned

    def knock_out(self, seat: int) -> None:
        """The hand goes to the pile; a Constable that lay there before pays."""
        pays = "constable" in self.piles[seat]
        self.alive.remove(seat)
        self.protected.discard(seat)
        if self.mark == seat:
            self.mark = None
        self.piles[seat] += self.hands[seat]
        self.hands[seat].clear()
        if pays and self.rules.constable_timing == "immediate":
            self.pay_at_once(seat)
        elif pays:
            self.owed.add(seat)

    def pay_at_once(self, seat: int) -> None:
        """A token in mid-round, which may win the match there and then; a playoff pays none."""
        if self.playoff:
            return
        self.match.tokens[seat] += 1
        if self.rules.immediate_win and self.match.tokens[seat] >= self.match.target:
            self.match.champions = {seat}
            raise MatchWonError

    # ---- the end

    def decide(self) -> None:
        """Finds the round's leaders and winners."""
        self.leaders = set(self.alive)
        if len(self.alive) > 1:
            self.shown = set(self.alive)
            self.leaders = self.showdown()
        shared = self.rules.tie in ("share", "sum-share")
        self.winners = self.leaders if len(self.leaders) == 1 or shared else set()

    def showdown(self) -> set[int]:
        """Those of the best hand, ties broken by sums where the rules say so."""
        held = {seat: self.held(seat) for seat in self.alive}
        if any(card in ROYALS for card in held.values()):
            held = {seat: card for seat, card in held.items() if card != "bishop"}
        best = top({s: self.rank(card) + self.piles[s].count("count") for s, card in held.items()})
        if not self.rules.tie.startswith("sum"):
            return best
        counted = {s: self.hands[s] if self.rules.tie_sum_hand else [] for s in best}
        return top({s: sum(map(self.rank, self.piles[s] + counted[s])) for s in best})

    def paid(self) -> list[int]:
        """The seat of every token that the round pays at its end."""
        out = list(self.winners)
        spies = [seat for seat in self.alive if "spy" in self.piles[seat]]
        out += spies if len(spies) == 1 else []
        out += [seat for seat, bets in self.bets.items() if bets & self.winners]
        return [*out, *self.owed]


def top(scores: Mapping[int, int]) -> set[int]:
    """Those with the highest score."""
    return {seat for seat, score in scores.items() if score == max(scores.values())}
