/** What happens at the table, one thing after the other, each for as long as it takes to be followed. */

import { signal } from "@preact/signals";
import { settings } from "../settings.js";

/** @import { Happened } from "../types" */

const WORD = 240; // milliseconds in which one word is read
const LEAST = 700;
/** How long a happening stands, by the speed that is set. @type {Record<string, number>} */
const SPEEDS = { calm: 1.6, normal: 1, quick: 0.45, once: 0 };

export class Happenings {
  /** @param {(message: Happened) => number} happen  shows a happening; returns how many words tell of it */
  constructor(happen) {
    this.happen = happen;
    /** Those that are not shown yet. */
    this.waiting = signal(/** @type {Happened[]} */ ([]));
    /** Whether the rest of the round is passed over. */
    this.skipping = signal(false);
    /** @type {ReturnType<typeof setTimeout> | undefined} set while one stands */
    this.timer = undefined;
  }

  /** Shows a happening when those before it have had their time. @param {Happened} message */
  push(message) {
    this.waiting.value = [...this.waiting.peek(), message];
    if (this.timer === undefined) this.next();
  }

  /** Goes on to the next happening at once. */
  next() {
    clearTimeout(this.timer);
    this.timer = undefined;
    const [message, ...others] = this.waiting.peek();
    if (!message) return;
    this.waiting.value = others;
    const words = this.happen(message);
    if (message.events.some(({ event }) => event === "round-over")) this.skipping.value = false;
    const length = this.lengthOf(words);
    if (length > 0) this.timer = setTimeout(() => this.next(), length);
    else this.next();
  }

  /** Shows all that wait, or those up to a number: whoever acts is never held up. @param {number} [seq] */
  finish(seq = Infinity) {
    while ((this.waiting.peek()[0]?.seq ?? Infinity) <= seq && this.waiting.peek().length) this.next();
  }

  /** Passes over the rest of the round. */
  skip() {
    this.skipping.value = true;
    this.finish();
  }

  stop() {
    clearTimeout(this.timer);
    this.waiting.value = [];
  }

  /** How long a happening stands, in milliseconds. @param {number} words */
  lengthOf(words) {
    const speed = SPEEDS[settings.peek().speed] ?? 1;
    if (!words || !speed || this.skipping.peek() || document.hidden) return 0;
    return speed * Math.max(LEAST, words * WORD);
  }
}
