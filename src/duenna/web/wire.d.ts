// What is on the wire, written from server/wire.py by `make golden`.

export type Arg = string | number | number | NameOf | InPercent | List | Say;

/** A message of the Fluent files and its arguments; as an argument, it stands with all its attributes. */
export interface Say {
  id: string;
  args?: Record<string, Arg>;
}

/** A player's name, by the seat. */
export interface NameOf {
  seat: number;
}

/** A chance, from 0 to 1. */
export interface InPercent {
  percent: number;
}

/** Several things, joined as the language joins them. */
export interface List {
  list: (Say | NameOf)[];
}

/** Why something was refused: a key for programs, a sentence in English, and the same to be said. */
export interface Refusal {
  error: string;
  message: string;
  values: Record<string, any>;
  say: Say;
  options?: string[];
  seq?: number;
  table?: Table;
  view?: View | null;
  menu?: Way[];
  unseen?: Record<string, number> | null;
  odds?: Odds | null;
  now?: number;
}

/** What a seat or a watcher may know: `View.to_json`. */
export interface View {
  edition: string;
  asked: string;
  knobs: Record<string, any>;
  seat: number | null;
  players: number;
  round: number;
  playoff: boolean;
  playing: number[];
  starter: number | null;
  royal: string | null;
  alive: number[];
  protected: number[];
  turn: number | null;
  decider: number | null;
  question: "play" | "return" | "reply" | "look" | null;
  options: string[];
  hand: string[];
  known: Record<string, string>;
  known_drawn: string | null;
  known_extra: (string | null)[];
  known_deck: Record<string, string>;
  known_by: number[];
  seen_by: Record<string, number[]>;
  missed: Record<string, string[]>;
  put_deck: Record<string, number>;
  put_drawn: number | null;
  deck: number;
  burned: boolean;
  aside: (string | null)[];
  piles: Record<string, string[]>;
  tokens: Record<string, number>;
  mark: number | null;
  bets: Record<string, number[]>;
  pair: number[];
  shown: Record<string, string>;
  revealed: string | null;
  winners: number[];
  runoff: number[];
  champions: number[];
}

/** The chances of hidden cards; what is impossible is left out. */
export interface Odds {
  hands: Record<string, Record<string, number>>;
  burned: Record<string, number>;
}

/** A choice on the way to a move: what kind it is, and what may be chosen; "nobody" is no seat. */
export interface Steps {
  kind: "card" | "target" | "first" | "second" | "guess" | "keep" | "top" | "reply" | "look";
  values: string[];
}

/** Moves by their choices; with what was chosen in the place of each kind in braces, `move` is the text. `ruin`: it knocks its own player out. */
export interface Way {
  move: string;
  steps: Steps[];
  ruin: boolean;
}

/** A place at a table; `level` is which bot sits there, `left` whether its person may take it back. */
export interface SeatFace {
  seat: number;
  name: string;
  kind: "open" | "human" | "bot";
  level: string | null;
  warm: boolean;
  left: boolean;
  here: boolean;
}

/** What a table's maker chose. */
export interface TableOptions {
  open: boolean;
  lang: string;
  watchers: boolean;
  aids: string;
  move_seconds: number;
  bank_seconds: number;
  increment_seconds: number;
  absent_seconds: number;
  fill_seconds: number;
}

/** Something said at a table: a ready phrase, or free words. */
export interface Said {
  seat: number;
  at: number;
  phrase?: string;
  text?: string;
}

/** A card of a deck. */
export interface CardCount {
  card: string;
  rank: number;
  copies: number;
}

/** A table for one reader. */
export interface Table {
  id: string;
  phase: "gathering" | "playing" | "round-over" | "match-over";
  edition: string;
  asked: string;
  knobs: Record<string, any>;
  players: number;
  target: number;
  options: TableOptions;
  cards: CardCount[];
  match: number;
  started: number | null;
  seq: number;
  you: number | null;
  maker: number;
  seats: SeatFace[];
  commitment: string | null;
  seed: string | null;
  fills_at: number | null;
  deadline: number | null;
  said: Said[];
  watching: number;
}

/** One thing that happened in the game, as its reader learned it: `Event.to_json`, and what to say. The parts of each kind are those of `core/events.py`: the page has a type for each. */
export interface EventFace {
  event: string;
  audience: "all" | number[];
  say: Say | null;
}

/** A round begins. `seats` are those dealt in, `royal` is the one in play where each round has another. */
export interface RoundEvent extends EventFace {
  event: "round";
  round: number;
  starter: number;
  seats: number[];
  playoff: boolean;
  royal: string | null;
}

/** A card is set aside: the burned card first, then, with two players, the further ones. */
export interface AsideEvent extends EventFace {
  event: "aside";
  card: string | null;
  face_up: boolean;
}

/** A seat gets the card it begins with. */
export interface DealtEvent extends EventFace {
  event: "dealt";
  seat: number;
  card: string | null;
}

/** A turn begins: the seat's protection ends. */
export interface TurnEvent extends EventFace {
  event: "turn";
  seat: number;
}

/** A seat draws a card, for its turn or because of a card; `burned`, if it is the one that was set aside. */
export interface DrewEvent extends EventFace {
  event: "drew";
  seat: number;
  card: string | null;
  why: "turn" | "discard" | "chancellor";
  burned: boolean;
}

/** Minister and the other card come to 12 or more: both lie open, and `Out` follows. */
export interface BustEvent extends EventFace {
  event: "bust";
  seat: number;
  held: string;
  drawn: string;
}

/** A seat must decide; its `options` are known to it alone. */
export interface AskedEvent extends EventFace {
  event: "asked";
  seat: number;
  question: "play" | "return" | "reply" | "look";
  options: string[] | null;
}

/** A seat plays a card, on one seat, on two or on nobody. */
export interface PlayedEvent extends EventFace {
  event: "played";
  seat: number;
  card: string;
  target: number | null;
  second: number | null;
  guess: string | null;
}

/** The card played does nothing, or nothing to `target`. */
export interface NoEffectEvent extends EventFace {
  event: "no-effect";
  seat: number;
  target: number | null;
  reason: "nobody-to-choose" | "protected" | "marked" | "deck-empty";
}

/** The card guessed is not the one that `target` holds. */
export interface MissedEvent extends EventFace {
  event: "missed";
  seat: number;
  target: number;
  guess: string;
}

/** The card guessed is the one that `target` holds. */
export interface HitEvent extends EventFace {
  event: "hit";
  seat: number;
  target: number;
  guess: string;
}

/** The Assassin answers a Guard: `seat` holds it, `target` played the Guard. */
export interface AssassinEvent extends EventFace {
  event: "assassin";
  seat: number;
  target: number;
}

/** A seat looks at the card of `target`. */
export interface LookedEvent extends EventFace {
  event: "looked";
  seat: number;
  target: number;
  card: string | null;
}

/** The seat that played the Cardinal looks at neither hand. */
export interface DeclinedEvent extends EventFace {
  event: "declined";
  seat: number;
}

/** Two seats compare their cards; nobody is the `loser` of a tie. */
export interface ComparedEvent extends EventFace {
  event: "compared";
  seat: number;
  target: number;
  loser: number | null;
  card: string | null;
  target_card: string | null;
}

/** A seat is protected until its next turn. */
export interface ProtectedEvent extends EventFace {
  event: "protected";
  seat: number;
}

/** A seat discards its hand without effect, unless `Out` follows. */
export interface DiscardedEvent extends EventFace {
  event: "discarded";
  seat: number;
  card: string;
}

/** The seat that a Bishop hit keeps its card. */
export interface KeptEvent extends EventFace {
  event: "kept";
  seat: number;
}

/** Two seats swap hands: `card` is what `seat` gave, `second_card` what `second` gave. */
export interface SwappedEvent extends EventFace {
  event: "swapped";
  seat: number;
  second: number;
  card: string | null;
  second_card: string | null;
}

/** A seat puts `count` cards under the deck, `top` and below it `bottom`, and keeps one. */
export interface ReturnedEvent extends EventFace {
  event: "returned";
  seat: number;
  count: number;
  keep: string | null;
  top: string | null;
  bottom: string | null;
}

/** A Sycophant is played: the next card must choose `target`. */
export interface MarkedEvent extends EventFace {
  event: "marked";
  seat: number;
  target: number;
}

/** A Jester is played: `seat` gets a token if `target` wins the round. */
export interface BetEvent extends EventFace {
  event: "bet";
  seat: number;
  target: number;
}

/** A seat is out of the round. `card` is what it still held; none after `Bust`, which has shown both. */
export interface OutEvent extends EventFace {
  event: "out";
  seat: number;
  card: string | null;
}

/** A seat gets a token; `total` is how many it has now. */
export interface TokenEvent extends EventFace {
  event: "token";
  seat: number;
  for: "round" | "spy" | "jester" | "constable" | "bishop";
  total: number;
}

/** A hand is shown at the round's end: its strength, and the sum that would break a tie. */
export interface ShownEvent extends EventFace {
  event: "shown";
  seat: number;
  card: string;
  strength: number;
  sum: number;
}

/** The round is decided. `leaders` have the best hand; `winners` are fewer where a tie wins nothing. */
export interface RoundOverEvent extends EventFace {
  event: "round-over";
  winners: number[];
  how: "survival" | "rank" | "sum" | "tied" | "drawn";
  leaders: number[];
}

/** The cards that were set aside are shown: the burned one, and with two players the further ones. */
export interface RevealedEvent extends EventFace {
  event: "revealed";
  burned: string | null;
  first: string | null;
  second: string | null;
  third: string | null;
}

/** Several have tokens enough, or a playoff was tied: these seats play on for the match. */
export interface PlayoffEvent extends EventFace {
  event: "playoff";
  seats: number[];
}

/** The match is won. */
export interface MatchOverEvent extends EventFace {
  event: "match-over";
  winners: number[];
}

export type GameEvent =
  | RoundEvent
  | AsideEvent
  | DealtEvent
  | TurnEvent
  | DrewEvent
  | BustEvent
  | AskedEvent
  | PlayedEvent
  | NoEffectEvent
  | MissedEvent
  | HitEvent
  | AssassinEvent
  | LookedEvent
  | DeclinedEvent
  | ComparedEvent
  | ProtectedEvent
  | DiscardedEvent
  | KeptEvent
  | SwappedEvent
  | ReturnedEvent
  | MarkedEvent
  | BetEvent
  | OutEvent
  | TokenEvent
  | ShownEvent
  | RoundOverEvent
  | RevealedEvent
  | PlayoffEvent
  | MatchOverEvent;

/** How a table stands; `now` is the server's time, in milliseconds since 1970. */
export interface Standing {
  seq: number;
  table: Table;
  view: View | null;
  menu: Way[];
  unseen?: Record<string, number> | null;
  odds?: Odds | null;
  now: number;
}

/** How the table stands, for a reader that knows nothing yet or has missed something. */
export interface Hello extends Standing {
  type: "hello";
}

/** One command that was carried out; `table` and `view` are there in the newest one alone. */
export interface Happened {
  type: "event";
  seq: number;
  at: number;
  kind: string;
  seat: number | null;
  instead: Say | null;
  events: GameEvent[];
  table: Table | null;
  view: View | null;
  menu?: Way[];
  unseen?: Record<string, number> | null;
  odds?: Odds | null;
}

/** A step of the first round, guided: what happened, the move that is asked for, and what is said before it. */
export interface LessonStep {
  happened: Happened;
  move: string | null;
  tip: Say | null;
}

/** Who is here, when someone has come or gone. */
export interface Presence {
  type: "presence";
  here: number[];
  watching: number;
}

/** The last message of a reader who has lost a seat, or may not look on any more. */
export interface Bye {
  type: "bye";
  why: "left" | "removed" | "no-watchers" | "quarantined";
}

/** That the line is open. */
export interface Ping {
  type: "ping";
}

export type StreamMessage = Hello | Happened | Presence | Bye | Ping;

/** A deal or a move of a match; `hands` are there with all cards open. */
export interface Step {
  seat: number | null;
  instead: Say | null;
  events: GameEvent[];
  view: View;
  hands: Record<string, string[]> | null;
}

/** A match that is over, step by step, as one pair of eyes saw it. */
export interface Told {
  id: string;
  match: number;
  eyes: string;
  edition: string;
  asked: string;
  knobs: Record<string, any>;
  target: number;
  cards: CardCount[];
  names: string[];
  steps: Step[];
}

/** A chance, or a difference of chances, with its standard error. */
export interface Estimate {
  chance: number;
  error: number;
}

/** Something named on a seat, with the chance that it is there by each reading. */
export interface Guessed {
  seat: number;
  guess: string;
  counting: number;
  reading: number;
}

/** What a hand could be, by each reading. */
export interface HandChances {
  seat: number;
  counting: Record<string, number>;
  reading: Record<string, number>;
}

/** What one seat could know of the others' hands, at each point of an analysis; nothing between rounds. */
export interface KnownTo {
  seat: number;
  points: HandChances[][];
}

/** A moment of a match, with each seat's chance to win it. */
export interface Moment {
  round: number;
  move: number;
  chances: Record<string, Estimate>;
}

export type Verdict = "fine" | "inaccuracy" | "mistake" | "blunder";

/** What of a move can be shown on a table: the card that is played, on whom, and what is named. */
export interface MoveParts {
  card: string | null;
  targets: number[];
  guess: string | null;
}

/** The move that was made, and the best one. */
export interface BothMoves {
  played: MoveParts;
  best: MoveParts;
}

/** Why a move was better: a key, and what it is about. */
export interface ReasonFace {
  reason: string;
  played?: number;
  best?: number;
  guess?: string;
  seat?: number;
  card?: string;
  count?: number;
}

/** What would have been better if the others play as the reading takes them to. */
export interface Perhaps {
  move: string;
  cost: Estimate;
  word: Verdict;
}

/** One choice of one seat, and what it was worth. */
export interface Decided {
  round: number;
  move: number;
  seat: number;
  question: string;
  hand: string[];
  hands: HandChances[];
  options: number;
  played: string;
  best: string;
  before: Estimate;
  after: Estimate;
  cost: Estimate;
  counted: Estimate;
  word: Verdict;
  reasons: ReasonFace[];
  perhaps: Perhaps | null;
  luck: number;
  guess: Guessed | null;
  hit: boolean | null;
  there: string | null;
  best_guess: Guessed | null;
  parts: BothMoves;
  say: AboutDecision;
}

/** What is to be said of a decision: the moves in few words, then whole sentences. */
export interface AboutDecision {
  played: Say;
  best: Say;
  verdict: Say[];
  why: Say[];
  chances: Say;
  guess: Say[];
}

/** One seat's match in numbers. */
export interface Summed {
  seat: number;
  decisions: number;
  words: Record<Verdict, number>;
  average_cost: number;
  guesses: number;
  hits: number;
  expected_hits: number;
  first: number;
  last: number;
  skill: number;
  luck: number;
}

/** A match that is over, analysed. */
export interface Analysis {
  format: number;
  edition: string;
  asked: string;
  knobs: Record<string, any>;
  players: string[];
  seats: number[];
  worlds: number;
  seed: string;
  thresholds: Record<string, number>;
  points: Moment[];
  decisions: Decided[];
  summaries: Summed[];
}

/** A rule set: its deck, its knobs as they are, and what each can be turned to. */
export interface EditionFace {
  edition: string;
  players: number[];
  tokens: Record<string, number>;
  guard_by: string;
  protection: string;
  knobs: Record<string, any>;
  turns: Record<string, any[]>;
  cards: CardCount[];
  guesses: string[];
}

/** A card that can be met in an edition, with what it does. */
export interface Character {
  rank: number;
  copies: number;
  rule: Say[];
  brief: Say;
}

/** Something that a Guard may name: how it is said, and the cards that it means. */
export interface Guessable {
  say: Say;
  cards: string[];
}

/** A value of a knob, and what it means. */
export interface KnobValue {
  value: any;
  say: Say;
}

/** A knob in words: what it decides, how it stands, and what it can be turned to. */
export interface Dial {
  knob: string;
  name: Say;
  hint: Say | null;
  usual: KnobValue;
  choices: KnobValue[];
}

/** A part of the rule book: its title and its paragraphs. */
export interface Chapter {
  title: Say;
  paragraphs: Say[];
}

/** A rule set in words too: all that the page shows of it. `args` stand beside those of whatever it says. */
export interface RuleSet extends EditionFace {
  args: Record<string, Arg>;
  how: Chapter[];
  characters: Record<string, Character>;
  guessable: Record<string, Guessable>;
  house: Say[];
  dials: Dial[];
}

/** A ruling, and the card that it is about, if it is about one. */
export interface RulingFace {
  card: string | null;
  say: Say;
}

/** A seat in an example, all its cards open. */
export interface PlaceFace {
  seat: number;
  hand: string[];
  pile: string[];
  tokens: number;
  protected: boolean;
  turn: boolean;
  bets: number[];
}

/** What a seat does in an example, or tries in vain, and what is told of it. */
export interface StepFace {
  seat: number;
  move: Say;
  refused: Say | null;
  told: Say[];
}

/** An example: how it begins, the deck's top first if any of it is drawn, and what is done; by which edition. */
export interface SceneFace {
  edition: string;
  places: PlaceFace[];
  deck: string[];
  steps: StepFace[];
}

/** A character by its numbers: what it does in an edition that has it, and its names by language. `here` is its word in the edition that is read about, `card` its word in the one that tells what it does. */
export interface PrintedFace {
  values: number[];
  edition: string;
  brief: Say;
  here: string | null;
  card: string;
  names: Record<string, string[]>;
}

/** The rule book of an edition; examples by the message that they show. */
export interface Book {
  rules: RuleSet;
  rulings: RulingFace[];
  examples: Record<string, SceneFace[]>;
  names: string[];
  printed: PrintedFace[];
}

/** A language: its code, what it calls itself, its letters beyond Western Europe's, where its words are. */
export interface LanguageFace {
  language: string;
  name: string;
  letters: string;
  words: string;
}

/** A computer player: the name that seats it, and what people read. */
export interface BotFace {
  bot: string;
  say: Say;
}

/** What the page must know before it can show anything. */
export interface Vocabulary {
  languages: LanguageFace[];
  editions: RuleSet[];
  bots: BotFace[];
  usual_bot: string;
  phrases: string[];
  aids: string[];
}

/** What a command became: the event's number, and the seat and its token where it gave one. */
export interface Made {
  seq: number;
  seat?: number;
  token?: string;
}

/** A table that was made, or found. */
export interface MadeTable extends Made {
  id: string;
}

/** The open tables that gather, and how many people are at tables. */
export interface Lobby {
  tables: Table[];
  people: number;
}

/** A code that lets another device sit in one's seat, as a link and its picture, and how long it holds. */
export interface Code {
  code: string;
  link: string;
  qr: string;
  seconds: number;
}

/** A table's link as others can follow it. */
export interface Link {
  link: string;
}

/** The bots that may be seated, and the usual one. */
export interface Bots {
  bots: string[];
  usual: string;
}

/** All editions. */
export interface Editions {
  editions: EditionFace[];
}

/** The first round, guided. */
export interface Lesson {
  rules: RuleSet;
  steps: LessonStep[];
}

/** How far something is that is not made yet, from 0 to 1. */
export interface Progress {
  done: number;
}

/** The server is up, and can save. */
export interface Well {
  ok: boolean;
}
