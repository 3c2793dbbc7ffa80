/** A match that is over, told again: what a table showed at each step, in the eyes that were asked for. */

import { computed, signal } from "@preact/signals";

/** @import { Edition } from "../edition.js" */
/** @import { Analysis, Decided, Happened, HandChances, KnownTo, Moment, Table, Told, View } from "../types" */

export class Past {
  /**
   * @param {Told} told
   * @param {Edition | null} edition
   * @param {number} at  the step to begin with
   */
  constructor(told, edition, at) {
    const { eyes, names, steps } = told;
    this.told = told;
    this.last = steps.length - 1;
    this.at = signal(0);
    this.go(at);
    this.names = signal(names);
    this.me = signal(/^\d+$/.test(eyes) ? Number(eyes) : null);
    this.edition = signal(edition);
    this.log = signal(steps.map(happened));
    this.step = computed(() => this.log.value[this.at.value]);
    /** Every card held, with all cards open. */
    this.hands = computed(() => told.steps[this.at.value]?.hands ?? null);
    this.view = computed(() => viewOf(told, this.at.value));
    this.table = computed(() => tableOf(told, this.view.value, this.me.value));
    this.asked = computed(() => this.me.value !== null && this.view.value?.decider === this.me.value);
    /** The match analysed, if it is. */
    this.analysis = signal(/** @type {Analysis | null} */ (null));
    /** What the eyes could know, if the match is analysed and they are a player's. */
    this.known = signal(/** @type {KnownTo | null} */ (null));
    /** @type {Map<string, Decided>} */
    const none = new Map();
    this.decisions = computed(() => {
      const all = this.analysis.value?.decisions;
      return all ? new Map(all.map((each) => [placeOf(each), each])) : none;
    });
    /** The choice that is about to be made at this step. */
    this.decision = computed(() => this.decisionAt(this.at.value));
    /** What the other hands could be at this step, in those eyes. */
    this.chances = computed(() => this.known.value?.points[this.at.value + 1] ?? /** @type {HandChances[]} */ ([]));
  }

  /** @param {number} at */
  go(at) {
    this.at.value = Math.min(Math.max(at, 0), this.last);
  }

  /** The point of the analysis at a step: there is one more, before the first deal. @param {number} at @returns {Moment | undefined} */
  pointAt(at) {
    return this.analysis.value?.points[at + 1];
  }

  /** @param {number} at @returns {Decided | null} */
  decisionAt(at) {
    const point = this.pointAt(at);
    return (point && this.decisions.value.get(placeOf(point))) ?? null;
  }

  /** The step at which a choice was made. @param {{round: number, move: number}} place */
  stepOf({ round, move }) {
    return (this.analysis.value?.points.findIndex((each) => each.round === round && each.move === move) ?? 0) - 1;
  }

  /** The choices that cost something, of the player whose eyes these are, or of all. */
  get costly() {
    const me = this.me.value;
    const all = this.analysis.value?.decisions ?? [];
    return all.filter(({ seat, word }) => word !== "fine" && (me === null || seat === me));
  }
}

/** @param {{round: number, move: number}} place */
function placeOf({ round, move }) {
  return `${round}/${move}`;
}

/** @param {Told["steps"][number]} step @param {number} at @returns {Happened} */
function happened({ seat, instead, events }, at) {
  const kind = seat ? "moved" : "dealt";
  return { type: "event", seq: at, at, kind, seat, instead, events, table: null, view: null };
}

/** @param {Told} told @param {number} at @returns {View | null} */
function viewOf({ steps }, at) {
  const step = steps[at];
  return step?.view ?? null;
}

/** The table as it was: nobody is away from a match that is over. @param {Told} told @param {View | null} view @param {number | null} me @returns {Table} */
function tableOf({ id, match, edition, asked, knobs, cards, target, names }, view, me) {
  const phase = view?.champions.length ? "match-over" : view?.decider ? "playing" : "round-over";
  return {
    ...{ id, match, phase, edition, asked, knobs, cards, target },
    players: names.length,
    options: {
      ...{ open: false, lang: "", watchers: true, aids: "discards" },
      ...{ move_seconds: 0, bank_seconds: 0, increment_seconds: 0, absent_seconds: 0, fill_seconds: 0 },
    },
    seats: names.map((name, at) => ({
      ...{ seat: at + 1, name, kind: "human", level: null, here: true, warm: false, left: false },
    })),
    ...{ you: me, maker: 1, seq: 0, commitment: null, seed: null, fills_at: null, deadline: null, watching: 0, started: null, said: [] },
  };
}
