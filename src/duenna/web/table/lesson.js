/** A room whose match is a lesson: the moves are those that it asks for, and before each it says why. */

import { batch, signal } from "@preact/signals";
import { announce } from "../announce.js";
import { Edition } from "../edition.js";
import { get } from "../net.js";
import { myName } from "../settings.js";
import { t, words } from "../words.js";
import { tellNews } from "./news.js";
import { Room } from "./room.js";

/** @import { Happened, LessonStep, Say } from "../types" */

export class Lesson extends Room {
  constructor() {
    super("lesson", tellNews, () => {}); // this asks for the steps, which come later
    this.lesson = true;
    /** @type {LessonStep[]} */
    this.steps = [];
    /** The step that is shown. */
    this.at = 0;
  }

  /** @override */
  async open() {
    const { status, body } = await get("/api/lesson");
    if (this.left) return;
    if (status !== 200) {
      this.line.value = "lost";
      setTimeout(() => this.left || this.open(), 2000);
      return;
    }
    this.line.value = "open";
    this.steps = body.steps;
    this.edition.value = new Edition(body.rules);
    this.begin();
  }

  /** Begins, once more if it was played before. */
  begin() {
    this.happenings.stop();
    batch(() => {
      this.at = 0;
      this.seq = 0;
      this.table.value = null;
      this.latest.value = null;
      this.log.value = [];
      this.refusal.value = null;
    });
    this.follow();
  }

  /** Shows the step that the lesson has come to. */
  follow() {
    const step = this.steps[this.at];
    if (step) this.take(named(step.happened));
    this.caughtUp = true;
  }

  /** Shows what happened; the other seat's move follows by itself. @override @param {Happened} message */
  happen(message) {
    const length = super.happen(message);
    const step = this.steps[this.at];
    this.tip.value = step?.tip ?? null;
    if (step?.tip) announce(words.value.say(step.tip, this.names.peek(), this.edition.peek()));
    if (step && !step.move && this.steps[this.at + 1]) {
      this.at += 1;
      // Not before the page has counted how long this one stands.
      queueMicrotask(() => this.follow());
    }
    return length;
  }

  /** Makes the move that is asked for, and no other. @override @param {string} name @param {Record<string, unknown>} [body] */
  async send(name, body = {}) {
    if (name !== "move" || body.move !== this.steps[this.at]?.move) {
      this.refusal.value = { error: "lesson", message: "", values: {}, say: { id: "lesson-other" } };
      return false;
    }
    this.happenings.finish();
    this.refusal.value = null;
    this.at += 1;
    this.follow();
    return true;
  }

  /** A lesson is no table to come back to. @override */
  note() {}
}

/** The step with the reader's own name. @param {Happened} happened @returns {Happened} */
function named(happened) {
  if (!happened.table) return happened;
  const name = myName.peek().trim() || t("name-unknown");
  const seats = happened.table.seats.map((seat) => (seat.seat === happened.table?.you ? { ...seat, name } : seat));
  return { ...happened, table: { ...happened.table, seats } };
}
