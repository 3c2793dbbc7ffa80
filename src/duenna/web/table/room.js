/** A table as this browser knows it: what the stream tells, and the commands sent to it. */

import { batch, computed, signal } from "@preact/signals";
import { Edition } from "../edition.js";
import { command, get } from "../net.js";
import { noteVisit, visited } from "../storage.js";
import { openStream } from "../stream.js";
import { Happenings } from "./happenings.js";

/** @import { Bye, Happened, Odds, Presence, Refusal, Say, SeatFace, Standing, StreamMessage, Table, View, Way } from "../types" */
/** @import { Answer } from "../net.js" */
/** @import { Line } from "../stream.js" */

/**
 * What a table shows, whether it is being played or told again.
 * @typedef {object} Seen
 * @property {{readonly value: Table | null}} table
 * @property {{readonly value: View | null}} view
 * @property {{readonly value: Edition | null}} edition
 * @property {{readonly value: string[]}} names
 * @property {{readonly value: number | null}} me
 * @property {{readonly value: boolean}} asked
 * @property {{readonly value: Happened[]}} log
 * @property {{readonly value: Record<string, string[]> | null}} [hands]  every card held, with all cards open
 * @property {(seat: number) => unknown} [beside]  what else stands beside a player's hand
 */

/** Refusals that only mean somebody was quicker: the stream brings what they did. */
const OVERTAKEN = ["stale", "round-not-over", "not-over", "started", "round-over", "match-over"];
/** Stand for a refusal where the server could not be reached, or not yet. */
const UNREACHABLE = { error: "unreachable" };
const TRYING = { error: "trying" };
const PATIENCE = 2500;
const PATIENCE_TO_OPEN = 1000;

const CLOSED = ["no-watchers", "removed", "quarantined"];

/** Why there is nothing to show, as the messages `closed-…` name it. @param {Room} room */
export function whyClosed(room) {
  return CLOSED.includes(room.closed.value) ? room.closed.value : "no-table";
}

export class Room {
  /**
   * @param {string} id
   * @param {(message: Happened, room: Room) => number} onNews  called for each event that is news, once it is shown;
   *   returns how many words tell of it
   * @param {(seats: SeatFace[]) => void} onPresence  called with those who have come or gone
   */
  constructor(id, onNews, onPresence) {
    this.id = id;
    this.onNews = onNews;
    this.onPresence = onPresence;
    this.table = signal(/** @type {Table | null} */ (null));
    this.view = signal(/** @type {View | null} */ (null));
    /** The choices of the reader's moves. */
    this.menu = signal(/** @type {Way[]} */ ([]));
    /** The chances of hidden cards, where the table plays with them. */
    this.odds = signal(/** @type {Odds | null} */ (null));
    this.log = signal(/** @type {Happened[]} */ ([]));
    /** Why there is nothing to show: a refusal's key. */
    this.closed = signal("");
    /** Whether a command of ours is under way. */
    this.sending = signal(false);
    /** Why the last command was refused. */
    this.refusal = signal(/** @type {Refusal | typeof UNREACHABLE | null} */ (null));
    this.line = signal(/** @type {Line} */ ("opening"));
    /** The names of those whose words are not shown here. */
    this.muted = signal(visited().find((each) => each.id === id)?.muted ?? []);
    this.seq = 0;
    this.caughtUp = false;
    /** How far the server's clock is ahead of this device's, in milliseconds. */
    this.ahead = 0;
    /** What happened and is shown or waits to be. */
    this.happenings = new Happenings((message) => this.happen(message));
    /** The happening that is shown, once the page has caught up. */
    this.latest = signal(/** @type {Happened | null} */ (null));
    /** @type {ReturnType<typeof openStream> | null} */
    this.stream = null;
    this.left = false;
    /** Whether this is the guided first round; then what it says before the reader's move. */
    this.lesson = false;
    this.tip = signal(/** @type {Say | null} */ (null));

    this.names = computed(() => this.table.value?.seats.map(({ name }) => name) ?? []);
    /** The rules of the table. */
    this.edition = signal(/** @type {Edition | null} */ (null));
    /** How many of each card the reader has not seen, where the table has them counted. */
    this.unseen = signal(/** @type {Record<string, number> | null} */ (null));
    this.me = computed(() => this.table.value?.you ?? null);
    /** The seat that this browser's person left and may take back; null if there is none. */
    this.back = computed(() => {
      const seat = visited().find((each) => each.id === this.id)?.left ?? 0;
      const table = this.table.value;
      return table && table.you === null && table.seats[seat - 1]?.left ? seat : null;
    });
    this.asked = computed(() => this.me.value !== null && this.view.value?.decider === this.me.value);
    this.open();
  }

  async open() {
    const [answer, rules] = await Promise.all([
      get(`/api/tables/${this.id}`),
      this.edition.peek() ? null : get(`/api/tables/${this.id}/edition`),
    ]);
    if (this.left) return;
    if (answer.status === 0 || answer.status >= 500 || (answer.status === 200 && rules && rules.status !== 200)) {
      this.line.value = "lost";
      setTimeout(() => this.left || this.open(), 2000);
      return;
    }
    if (answer.status !== 200) {
      this.closed.value = answer.body?.error ?? "no-table";
      return;
    }
    this.closed.value = "";
    if (rules) this.edition.value = new Edition(rules.body);
    const now = answer.body;
    this.ahead = now.now - Date.now();
    if (this.table.peek()) this.show(now);
    // The stream brings the same with the log, so that all is shown at once; if it hangs, this must do.
    else setTimeout(() => this.left || this.show(now), PATIENCE_TO_OPEN);
    // The log wants everything since the match began; what is known already is told again, in silence.
    const started = visited().find(({ id }) => id === this.id)?.started ?? 0;
    this.seq = Math.max(0, started - 1);
    this.stream = openStream(this.id, this.seq, (message) => this.take(message));
    this.stream.line.subscribe((line) => {
      this.line.value = line;
      if (line === "open" && this.refusal.peek()?.error === "unreachable") this.refusal.value = null;
    });
  }

  /** Gives the seat up, for now: while the match lasts it can be taken back. */
  async giveUp() {
    const seat = this.me.peek();
    const gone = await this.send("leave");
    if (gone) noteVisit({ id: this.id, left: seat });
    return gone;
  }

  /** Takes the seat back that was left. */
  takeBack() {
    const seat = this.back.peek();
    if (seat !== null) void this.send("join", { seat, name: this.names.peek()[seat - 1] });
  }

  close() {
    this.left = true;
    this.happenings.stop();
    this.stream?.close();
  }

  /** @param {StreamMessage} message */
  take(message) {
    if (message.type === "ping") return;
    if (message.type === "presence") return this.notePresence(message);
    if (message.type === "bye") return this.end(message.why);
    if (message.type === "hello") {
      this.happenings.finish();
      this.ahead = message.now - Date.now();
      batch(() => {
        if (message.table.match !== this.table.peek()?.match) this.log.value = [];
        this.show(message);
      });
      this.caughtUp = this.stream !== null;
    } else if (message.seq > this.seq) {
      if (this.caughtUp) this.happenings.push(message);
      else this.happen(message);
    }
    this.seq = Math.max(this.seq, message.seq);
  }

  /** Shows what happened; how many words tell of it, if it is news. @param {Happened} message */
  happen(message) {
    const news = this.caughtUp;
    batch(() => {
      const before = message.kind === "started" ? [] : this.log.peek();
      this.log.value = [...before, message];
      if (message.kind === "started") noteVisitStarted(this.id, message.seq);
      if (message.table) this.show({ ...message, table: message.table, menu: message.menu ?? [] });
      if (news) this.latest.value = message;
    });
    if (message.table) this.caughtUp = true;
    return news ? this.onNews(message, this) : 0;
  }

  /** Ends the stream of who has lost a seat or may not look on. Whoever left on another device may. @param {Bye["why"]} why */
  end(why) {
    this.stream?.close();
    if (why === "left") void this.open();
    else this.closed.value = why;
  }

  /** @param {Presence} message */
  notePresence({ here, watching }) {
    const table = this.table.peek();
    if (!table) return;
    const seats = table.seats.map((seat) => ({ ...seat, here: seat.kind === "bot" || here.includes(seat.seat) }));
    const changed = seats.filter((seat, at) => seat.here !== table.seats[at]?.here && seat.seat !== table.you);
    this.table.value = { ...table, seats, watching };
    if (this.caughtUp) this.onPresence(changed);
  }

  /** Shows or hides what somebody says, in this browser only. @param {string} name @param {boolean} on */
  mute(name, on) {
    const others = this.muted.peek().filter((each) => each !== name);
    this.muted.value = on ? [...others, name] : others;
    noteVisit({ id: this.id, muted: this.muted.value });
  }

  /**
   * Takes in how the table stands, unless something newer is known.
   * @param {Omit<Standing, "now">} standing
   */
  show({ table, view, menu, unseen = null, odds = null }) {
    if (table.seq < (this.table.peek()?.seq ?? 0)) return;
    if (table.seq > (this.table.peek()?.seq ?? 0)) this.refusal.value = null; // what was refused is past
    this.table.value = table;
    this.view.value = view;
    this.menu.value = menu;
    this.unseen.value = unseen;
    this.odds.value = odds;
    if (table.you !== null) this.note(table);
  }

  /** Keeps in this browser that its person has a seat here. @param {Table} table */
  note(table) {
    noteVisit({
      id: this.id,
      edition: table.asked,
      names: table.seats.map(({ name }) => name),
      over: table.phase === "match-over",
    });
  }

  /**
   * Sends a command once, whatever is clicked meanwhile, and returns whether it was carried out.
   * @param {string} name
   * @param {Record<string, unknown>} [body]
   */
  async send(name, body = {}) {
    if (this.sending.peek()) return false;
    this.happenings.finish();
    this.sending.value = true;
    this.refusal.value = null;
    // What is shown is what was decided upon, though the stream may be a little ahead.
    const wanted = { seq: this.table.peek()?.seq ?? 0, ...body };
    const answer = await command(`/api/tables/${this.id}/${name}`, wanted, () => {
      this.refusal.value = TRYING;
    });
    this.refusal.value = null;
    if (name === "join" && answer.status === 200) {
      // The line was opened by a stranger, perhaps without a cookie: open it anew as a player.
      this.stream?.close();
      await this.open();
    } else {
      await this.settle(answer);
    }
    this.sending.value = false;
    return answer.status === 200;
  }

  /**
   * Asks for a code that lets another device of this person sit here too.
   * @returns {Promise<{link: string, qr: string, seconds: number} | null>}
   */
  async askDevice() {
    const { status, body } = await command(`/api/tables/${this.id}/device`, {});
    this.refusal.value = status === 200 ? null : body?.error ? body : UNREACHABLE;
    return status === 200 ? body : null;
  }

  /** Waits until the table shows what the answer says. @param {Answer} answer */
  async settle({ status, body }) {
    if (status === 200) {
      if (!(await this.reached(body.seq))) await this.refresh();
    } else if (status === 409) {
      this.show(body);
    } else if (OVERTAKEN.includes(body?.error)) {
      await this.refresh();
    } else {
      this.refusal.value = body?.error ? body : UNREACHABLE;
      if (status === 422) await this.refresh();
    }
  }

  /** Whether the stream soon brings the table as it is after event `seq`. @param {number} seq @returns {Promise<boolean>} */
  async reached(seq) {
    for (let waited = 0; waited < PATIENCE; waited += 50) {
      this.happenings.finish(seq);
      if ((this.table.peek()?.seq ?? 0) >= seq) return true;
      await new Promise((done) => setTimeout(done, 50));
    }
    return false;
  }

  /** The seconds left for the decision by the server's clock; null without a limit. */
  secondsLeft() {
    const deadline = this.table.peek()?.deadline ?? null;
    return deadline === null ? null : this.secondsUntil(deadline);
  }

  /** The seconds until a time of the server's clock, 0 once it is past. @param {number} time */
  secondsUntil(time) {
    return Math.max(0, Math.ceil((time - this.ahead - Date.now()) / 1000));
  }

  async refresh() {
    const { status, body } = await get(`/api/tables/${this.id}`);
    if (status === 200) this.show(body);
  }
}

/** @param {string} id @param {number} seq */
function noteVisitStarted(id, seq) {
  if (visited().some((each) => each.id === id)) noteVisit({ id, started: seq });
}
