// The shapes of docs/protocol.md, as the page reads them. Cards are words, seats are numbers from 1.

export type Seat = number;
export type Card = string;

export interface View {
  edition: string;
  asked: string;
  knobs: Record<string, unknown>;
  seat: Seat | null;
  players: number;
  round: number;
  playoff: boolean;
  playing: Seat[];
  starter: Seat | null;
  alive: Seat[];
  protected: Seat[];
  turn: Seat | null;
  decider: Seat | null;
  question: "play" | "return" | "reply" | "look" | null;
  options: string[];
  hand: Card[];
  known: Record<string, Card>;
  known_drawn: Card | null;
  known_deck: Record<string, Card>;
  deck: number;
  burned: boolean;
  aside: (Card | null)[];
  piles: Record<string, Card[]>;
  tokens: Record<string, number>;
  mark: Seat | null;
  bets: Record<string, Seat[]>;
  pair: Seat[];
  shown: Record<string, Card>;
  revealed: Card | null;
  winners: Seat[];
  runoff: Seat[];
  champions: Seat[];
  /** Every card held, where a match is told again with all cards open. */
  hands?: Record<string, Card[]>;
}

/** The chances of hidden cards; what is impossible is left out. */
export interface Odds {
  hands: Record<string, Record<Card, number>>;
  burned: Record<Card, number>;
}

export interface SeatFace {
  seat: Seat;
  name: string;
  kind: "open" | "human" | "bot";
  level: string | null;
  here: boolean;
  warm: boolean;
}

export interface TableOptions {
  open: boolean;
  lang: string;
  watchers: boolean;
  aids: "memory" | "discards" | "counts" | "odds";
  move_seconds: number;
  bank_seconds: number;
  increment_seconds: number;
  absent_seconds: number;
}

export interface Said {
  seat: Seat;
  phrase?: string;
  text?: string;
  at: number;
}

export interface Table {
  id: string;
  phase: "gathering" | "playing" | "round-over" | "match-over";
  edition: string;
  asked: string;
  knobs: Record<string, unknown>;
  players: number;
  target: number;
  cards: CardCount[];
  options: TableOptions;
  match: number;
  seq: number;
  you: Seat | null;
  maker: Seat;
  seats: SeatFace[];
  commitment: string | null;
  seed: string | null;
  deadline: number | null;
  watching: number;
  said?: Said[];
}

/** One thing that happened in the game, as `Event.to_json` writes it for its reader. */
export interface GameEvent {
  event: string;
  audience: "all" | Seat[];
  [part: string]: any;
}

export interface Hello {
  type: "hello";
  seq: number;
  /** The server's clock, in milliseconds since 1970. */
  now: number;
  table: Table;
  view: View | null;
  odds?: Odds | null;
}
export interface Happened {
  type: "event";
  seq: number;
  at: number;
  kind: string;
  seat: Seat | null;
  events: GameEvent[];
  table: Table | null;
  view: View | null;
  odds?: Odds | null;
}
/** Who is here, when someone has come or gone. */
export interface Presence {
  type: "presence";
  here: Seat[];
  watching: number;
}
/** The last message of a reader who has lost a seat, or may not look on any more. */
export interface Bye {
  type: "bye";
  why: "left" | "removed" | "no-watchers" | "quarantined";
}
export type StreamMessage = Hello | Happened | Presence | Bye | { type: "ping" };

/** A match that is over, step by step, as one pair of eyes saw it. */
export interface Told {
  id: string;
  match: number;
  eyes: string;
  edition: string;
  asked: string;
  knobs: Record<string, unknown>;
  cards: CardCount[];
  target: number;
  names: string[];
  steps: { seat: Seat | null; events: GameEvent[]; view: View; hands: Record<string, Card[]> | null }[];
}

export interface EditionData {
  edition: string;
  players: [number, number];
  tokens: Record<string, number>;
  cards: CardCount[];
  guesses: string[];
  guard_by: string;
  protection: string;
  knobs?: Record<string, any>;
  /** What each knob can be turned to. */
  turns: Record<string, any[]>;
}

export interface Vocabulary {
  languages: { language: string; name: string; letters: string; words: string }[];
  editions: EditionData[];
  bots: string[];
  usual_bot: string;
  phrases: string[];
  aids: string[];
}

export interface CardCount {
  card: Card;
  rank: number;
  copies: number;
}

/** A noun's forms: "" is the name itself, the others its attributes. */
export type Forms = Record<string, string>;
export type Values = Record<string, string | number | import("@fluent/bundle").FluentNumber>;

/** A chance, or a difference of chances, from 0 to 1, with its standard error (docs/analysis.md). */
export interface Estimate {
  chance: number;
  error: number;
}

export interface Guessed {
  seat: Seat;
  guess: string;
  counting: number;
  reading: number;
}

export interface HandChances {
  seat: Seat;
  counting: Record<Card, number>;
  reading: Record<Card, number>;
}

export type Verdict = "fine" | "inaccuracy" | "mistake" | "blunder";

export interface Decided {
  round: number;
  move: number;
  seat: Seat;
  question: string;
  hand: Card[];
  hands: HandChances[];
  options: number;
  played: string;
  best: string;
  before: Estimate;
  after: Estimate;
  cost: Estimate;
  word: Verdict;
  luck: number;
  guess: Guessed | null;
  hit: boolean | null;
  best_guess: Guessed | null;
}

export interface Moment {
  round: number;
  move: number;
  chances: Record<string, Estimate>;
}

export interface Summed {
  seat: Seat;
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
  edition: string;
  knobs: Record<string, unknown>;
  players: string[];
  seats: Seat[];
  worlds: number;
  points: Moment[];
  decisions: Decided[];
  summaries: Summed[];
}
