"""What is on the wire: the shape of every answer and message, item by item.

`docs/protocol.md` tells what each means. The page's `types.d.ts` is written from these types by
`tests/typescript.py`. Cards are words, seats are numbers from 1, moves are their text; an object whose
names are seats has them as text, as JSON demands.
"""

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict

# ---- what is to be said

Arg: TypeAlias = "str | int | float | NameOf | InPercent | List | Say"


class Say(TypedDict):
    """A message of the Fluent files and its arguments; as an argument, it stands with all its attributes."""

    id: str
    args: NotRequired[dict[str, Arg]]


class NameOf(TypedDict):
    """A player's name, by the seat."""

    seat: int


class InPercent(TypedDict):
    """A chance, from 0 to 1."""

    percent: float


class List(TypedDict):
    """Several things, joined as the language joins them."""

    list: list[Say | NameOf]


class Refusal(TypedDict):
    """Why something was refused: a key for programs, a sentence in English, and the same to be said."""

    error: str
    message: str
    values: dict[str, Any]
    say: Say
    options: NotRequired[list[str]]
    seq: NotRequired[int]
    table: NotRequired["Table"]
    view: NotRequired["View | None"]
    menu: NotRequired["list[Way]"]
    unseen: NotRequired[dict[str, int] | None]
    odds: NotRequired["Odds | None"]
    now: NotRequired[int]


# ---- a table


class View(TypedDict):
    """What a seat or a watcher may know: `View.to_json`."""

    edition: str
    asked: str
    knobs: dict[str, Any]
    seat: int | None
    players: int
    round: int
    playoff: bool
    playing: list[int]
    starter: int | None
    royal: str | None
    alive: list[int]
    protected: list[int]
    turn: int | None
    decider: int | None
    question: Literal["play", "return", "reply", "look"] | None
    options: list[str]
    hand: list[str]
    known: dict[str, str]
    known_drawn: str | None
    known_extra: list[str | None]
    known_deck: dict[str, str]
    known_by: list[int]
    seen_by: dict[str, list[int]]
    missed: dict[str, list[str]]
    put_deck: dict[str, int]
    put_drawn: int | None
    deck: int
    burned: bool
    aside: list[str | None]
    piles: dict[str, list[str]]
    tokens: dict[str, int]
    mark: int | None
    bets: dict[str, list[int]]
    pair: list[int]
    shown: dict[str, str]
    revealed: str | None
    winners: list[int]
    runoff: list[int]
    champions: list[int]


class Odds(TypedDict):
    """The chances of hidden cards; what is impossible is left out."""

    hands: dict[str, dict[str, float]]
    burned: dict[str, float]


class Steps(TypedDict):
    """A choice on the way to a move: what kind it is, and what may be chosen; "nobody" is no seat."""

    kind: Literal["card", "target", "first", "second", "guess", "keep", "top", "reply", "look"]
    values: list[str]


class Way(TypedDict):
    """Moves by their choices; with what was chosen in the place of each kind in braces, `move` is the text.

    `ruin`: it knocks its own player out.
    """

    move: str
    steps: list[Steps]
    ruin: bool


class SeatFace(TypedDict):
    """A place at a table; `level` is which bot sits there, `left` whether its person may take it back."""

    seat: int
    name: str
    kind: Literal["open", "human", "bot"]
    level: str | None
    warm: bool
    left: bool
    here: bool


class TableOptions(TypedDict):
    """What a table's maker chose."""

    open: bool
    lang: str
    watchers: bool
    aids: str
    move_seconds: int
    bank_seconds: int
    increment_seconds: int
    absent_seconds: int
    fill_seconds: int


class Said(TypedDict):
    """Something said at a table: a ready phrase, or free words."""

    seat: int
    at: int
    phrase: NotRequired[str]
    text: NotRequired[str]


class CardCount(TypedDict):
    """A card of a deck."""

    card: str
    rank: int
    copies: int


class Table(TypedDict):
    """A table for one reader."""

    id: str
    phase: Literal["gathering", "playing", "round-over", "match-over"]
    edition: str
    asked: str
    knobs: dict[str, Any]
    players: int
    target: int
    options: TableOptions
    cards: list[CardCount]
    match: int
    started: int | None
    seq: int
    you: int | None
    maker: int
    seats: list[SeatFace]
    commitment: str | None
    seed: str | None
    fills_at: int | None
    deadline: int | None
    said: list[Said]
    watching: int


# ---- the stream


class EventFace(TypedDict):
    """One thing that happened in the game, as its reader learned it: `Event.to_json`, and what to say.

    The parts of each kind are those of `core/events.py`: the page has a type for each.
    """

    event: str
    audience: Literal["all"] | list[int]
    say: Say | None


GameEvent: TypeAlias = EventFace


class Standing(TypedDict):
    """How a table stands; `now` is the server's time, in milliseconds since 1970."""

    seq: int
    table: Table
    view: View | None
    menu: list[Way]
    unseen: NotRequired[dict[str, int] | None]
    odds: NotRequired[Odds | None]
    now: int


class Hello(Standing):
    """How the table stands, for a reader that knows nothing yet or has missed something."""

    type: Literal["hello"]


class Happened(TypedDict):
    """One command that was carried out; `table` and `view` are there in the newest one alone."""

    type: Literal["event"]
    seq: int
    at: int
    kind: str
    seat: int | None
    instead: Say | None
    events: list[GameEvent]
    table: Table | None
    view: View | None
    menu: NotRequired[list[Way]]
    unseen: NotRequired[dict[str, int] | None]
    odds: NotRequired[Odds | None]


class LessonStep(TypedDict):
    """A step of the first round, guided: what happened, the move that is asked for, and what is said before it."""

    happened: Happened
    move: str | None
    tip: Say | None


class Presence(TypedDict):
    """Who is here, when someone has come or gone."""

    type: Literal["presence"]
    here: list[int]
    watching: int


class Bye(TypedDict):
    """The last message of a reader who has lost a seat, or may not look on any more."""

    type: Literal["bye"]
    why: Literal["left", "removed", "no-watchers", "quarantined"]


class Ping(TypedDict):
    """That the line is open."""

    type: Literal["ping"]


StreamMessage: TypeAlias = Hello | Happened | Presence | Bye | Ping

# ---- matches that are over


class Step(TypedDict):
    """A deal or a move of a match; `hands` are there with all cards open."""

    seat: int | None
    instead: Say | None
    events: list[GameEvent]
    view: View
    hands: dict[str, list[str]] | None


class Told(TypedDict):
    """A match that is over, step by step, as one pair of eyes saw it."""

    id: str
    match: int
    eyes: str
    edition: str
    asked: str
    knobs: dict[str, Any]
    target: int
    cards: list[CardCount]
    names: list[str]
    steps: list[Step]


class Estimate(TypedDict):
    """A chance, or a difference of chances, with its standard error."""

    chance: float
    error: float


class Guessed(TypedDict):
    """Something named on a seat, with the chance that it is there by each reading."""

    seat: int
    guess: str
    counting: float
    reading: float


class HandChances(TypedDict):
    """What a hand could be, by each reading."""

    seat: int
    counting: dict[str, float]
    reading: dict[str, float]


class KnownTo(TypedDict):
    """What one seat could know of the others' hands, at each point of an analysis; nothing between rounds."""

    seat: int
    points: list[list[HandChances]]


class Moment(TypedDict):
    """A moment of a match, with each seat's chance to win it."""

    round: int
    move: int
    chances: dict[str, Estimate]


Verdict: TypeAlias = Literal["fine", "inaccuracy", "mistake", "blunder"]


class MoveParts(TypedDict):
    """What of a move can be shown on a table: the card that is played, on whom, and what is named."""

    card: str | None
    targets: list[int]
    guess: str | None


class BothMoves(TypedDict):
    """The move that was made, and the best one."""

    played: MoveParts
    best: MoveParts


class ReasonFace(TypedDict):
    """Why a move was better: a key, and what it is about."""

    reason: str
    played: NotRequired[float]
    best: NotRequired[float]
    guess: NotRequired[str]
    seat: NotRequired[int]
    card: NotRequired[str]
    count: NotRequired[int]


class Perhaps(TypedDict):
    """What would have been better if the others play as the reading takes them to."""

    move: str
    cost: Estimate
    word: Verdict


class Decided(TypedDict):
    """One choice of one seat, and what it was worth."""

    round: int
    move: int
    seat: int
    question: str
    hand: list[str]
    hands: list[HandChances]
    options: int
    played: str
    best: str
    before: Estimate
    after: Estimate
    cost: Estimate
    counted: Estimate
    word: Verdict
    reasons: list[ReasonFace]
    perhaps: Perhaps | None
    luck: float
    guess: Guessed | None
    hit: bool | None
    there: str | None
    best_guess: Guessed | None
    parts: BothMoves
    say: "AboutDecision"


class AboutDecision(TypedDict):
    """What is to be said of a decision: the moves in few words, then whole sentences."""

    played: Say
    best: Say
    verdict: list[Say]
    why: list[Say]
    chances: Say
    guess: list[Say]


class Summed(TypedDict):
    """One seat's match in numbers."""

    seat: int
    decisions: int
    words: dict[Verdict, int]
    average_cost: float
    guesses: int
    hits: int
    expected_hits: float
    first: float
    last: float
    skill: float
    luck: float


class Analysis(TypedDict):
    """A match that is over, analysed."""

    format: int
    edition: str
    asked: str
    knobs: dict[str, Any]
    players: list[str]
    seats: list[int]
    worlds: int
    seed: str
    thresholds: dict[str, float]
    points: list[Moment]
    decisions: list[Decided]
    summaries: list[Summed]


# ---- what is so at every table


class EditionFace(TypedDict):
    """A rule set: its deck, its knobs as they are, and what each can be turned to."""

    edition: str
    players: list[int]
    tokens: dict[str, int]
    guard_by: str
    protection: str
    knobs: dict[str, Any]
    turns: dict[str, list[Any]]
    cards: list[CardCount]
    guesses: list[str]


class Character(TypedDict):
    """A card that can be met in an edition, with what it does."""

    rank: int
    copies: int
    rule: list[Say]
    brief: Say


class Guessable(TypedDict):
    """Something that a Guard may name: how it is said, and the cards that it means."""

    say: Say
    cards: list[str]


class KnobValue(TypedDict):
    """A value of a knob, and what it means."""

    value: Any
    say: Say


class Dial(TypedDict):
    """A knob in words: what it decides, how it stands, and what it can be turned to."""

    knob: str
    name: Say
    hint: Say | None
    usual: KnobValue
    choices: list[KnobValue]


class Chapter(TypedDict):
    """A part of the rule book: its title and its paragraphs."""

    title: Say
    paragraphs: list[Say]


class RuleSet(EditionFace):
    """A rule set in words too: all that the page shows of it. `args` stand beside those of whatever it says."""

    args: dict[str, Arg]
    how: list[Chapter]
    characters: dict[str, Character]
    guessable: dict[str, Guessable]
    house: list[Say]
    dials: list[Dial]


class RulingFace(TypedDict):
    """A ruling, and the card that it is about, if it is about one."""

    card: str | None
    say: Say


class PlaceFace(TypedDict):
    """A seat in an example, all its cards open."""

    seat: int
    hand: list[str]
    pile: list[str]
    tokens: int
    protected: bool
    turn: bool
    bets: list[int]


class StepFace(TypedDict):
    """What a seat does in an example, or tries in vain, and what is told of it."""

    seat: int
    move: Say
    refused: Say | None
    told: list[Say]


class SceneFace(TypedDict):
    """An example: how it begins, the deck's top first if any of it is drawn, and what is done; by which edition."""

    edition: str
    places: list[PlaceFace]
    deck: list[str]
    steps: list[StepFace]


class PrintedFace(TypedDict):
    """A character by its numbers: what it does in an edition that has it, and its names by language.

    `here` is its word in the edition that is read about, `card` its word in the one that tells what it does.
    """

    values: list[int]
    edition: str
    brief: Say
    here: str | None
    card: str
    names: dict[str, list[str]]


class Book(TypedDict):
    """The rule book of an edition; examples by the message that they show."""

    rules: RuleSet
    rulings: list[RulingFace]
    examples: dict[str, list[SceneFace]]
    names: list[str]
    printed: list[PrintedFace]


class LanguageFace(TypedDict):
    """A language: its code, what it calls itself, its letters beyond Western Europe's, where its words are."""

    language: str
    name: str
    letters: str
    words: str


class BotFace(TypedDict):
    """A computer player: the name that seats it, and what people read."""

    bot: str
    say: Say


class Vocabulary(TypedDict):
    """What the page must know before it can show anything."""

    languages: list[LanguageFace]
    editions: list[RuleSet]
    bots: list[BotFace]
    usual_bot: str
    phrases: list[str]
    aids: list[str]


class Made(TypedDict):
    """What a command became: the event's number, and the seat and its token where it gave one."""

    seq: int
    seat: NotRequired[int]
    token: NotRequired[str]


class MadeTable(Made):
    """A table that was made, or found."""

    id: str


class Lobby(TypedDict):
    """The open tables that gather, and how many people are at tables."""

    tables: list[Table]
    people: int


class Code(TypedDict):
    """A code that lets another device sit in one's seat, as a link and its picture, and how long it holds."""

    code: str
    link: str
    qr: str
    seconds: int


class Link(TypedDict):
    """A table's link as others can follow it."""

    link: str


class Bots(TypedDict):
    """The bots that may be seated, and the usual one."""

    bots: list[str]
    usual: str


class Editions(TypedDict):
    """All editions."""

    editions: list[EditionFace]


class Lesson(TypedDict):
    """The first round, guided."""

    rules: RuleSet
    steps: list[LessonStep]


class Progress(TypedDict):
    """How far something is that is not made yet, from 0 to 1."""

    done: float


class Well(TypedDict):
    """The server is up, and can save."""

    ok: bool
