/** The move being put together at a table, choice by choice. Nothing is sent before it is whole and confirmed. */

import { batch, computed, effect, signal } from "@preact/signals";
import { settings } from "../settings.js";
import { recallHere, rememberHere } from "../storage.js";
import { choicesOf, pathsOf } from "./menu.js";

/** @import { Room } from "./room.js" */

/** What is chosen by the cards of the hand themselves. @type {import("./menu.js").Kind[]} */
const HAND = ["card", "keep"];

export class Draft {
  /** @param {Room} room */
  constructor(room) {
    this.room = room;
    /** What was chosen, step by step. */
    this.chosen = signal(/** @type {string[]} */ ([]));
    /** Which card of the hand, for two may be alike. */
    this.place = signal(-1);
    /** Whether the last question, "do you mean it?", is being asked. */
    this.doubting = signal(false);

    this.ways = computed(() => pathsOf(room.menu.value));
    this.made = computed(() => choicesOf(this.ways.value, this.chosen.value));
    /** Whether anything was chosen that can be let go of. */
    this.begun = computed(() => this.made.value.choices.some(({ chosen, forced }) => chosen !== null && !forced));
    /** Whether there is more to choose, or to confirm, than a card of the hand. */
    this.open = computed(() => this.begun.value || (this.made.value.choices.length > 0 && !this.fromHand.value));
    /** The choice that is shown: the first that is not made, else the last; -1 if only the hand is chosen from. */
    this.step = computed(() => {
      const { choices } = this.made.value;
      const shown = choices.map(({ kind, forced }) => !forced && !HAND.includes(kind));
      const unmade = choices.findIndex(({ chosen }, at) => shown[at] && chosen === null);
      return unmade >= 0 ? unmade : shown.lastIndexOf(true);
    });
    /** What the choices depend on: whenever it changes, they begin anew. */
    this.occasion = computed(() => {
      const view = room.view.value;
      return view ? `${view.round} ${view.question} ${view.deck} ${view.options.join()}` : "";
    });
    const kept = `draft.${room.id}`;
    const stops = [
      effect(() => {
        const occasion = this.occasion.value;
        const before = recallHere(kept);
        if (occasion && before?.occasion === occasion) this.restore(before);
        else this.clear();
      }),
      // A half-made choice outlives a reload.
      effect(() => {
        const [chosen, place] = [this.chosen.value, this.place.value];
        const occasion = this.occasion.peek();
        if (occasion) rememberHere(kept, { occasion, chosen, place });
      }),
    ];
    this.stop = () => stops.forEach((stop) => stop());
  }

  /** The cards of the hand that may be chosen now, and the kind of choice it is, if the hand is what is asked. */
  fromHand = computed(() => {
    const first = this.made.value.choices[0];
    return first && HAND.includes(first.kind) ? first.values : null;
  });

  /** @param {{chosen: string[], place: number}} before */
  restore({ chosen, place }) {
    batch(() => {
      this.chosen.value = chosen;
      this.place.value = place;
      this.doubting.value = false;
    });
  }

  clear() {
    batch(() => {
      this.chosen.value = [];
      this.place.value = -1;
      this.doubting.value = false;
    });
  }

  /**
   * Chooses the card at that place of the hand, as it is once all that happened is shown; whether it may be chosen.
   * @param {number} place
   */
  press(place) {
    this.room.happenings.finish();
    const card = this.room.view.peek()?.hand[place];
    if (card === undefined || !this.fromHand.peek()?.includes(card)) return false;
    this.pickCard(place, card);
    return true;
  }

  /** Lets go of the latest choice. */
  back() {
    const { choices } = this.made.peek();
    const at = choices.findLastIndex(({ chosen, forced }) => chosen !== null && !forced);
    if (at <= 0) return this.clear();
    batch(() => {
      this.chosen.value = choices.slice(0, at).map(({ chosen }) => chosen ?? "");
      this.doubting.value = false;
    });
  }

  /** Chooses a card of the hand; the same one again lets go of it. @param {number} place @param {string} card */
  pickCard(place, card) {
    if (this.place.peek() === place) return this.clear();
    batch(() => {
      this.room.refusal.value = null; // it was about what is not chosen any more
      this.clear();
      this.place.value = place;
      this.chosen.value = [card];
    });
    this.perhapsAtOnce();
  }

  /** Chooses at step `at`; later choices stay where they still fit. @param {number} at @param {string} value */
  pick(at, value) {
    const before = this.made.peek().choices.map(({ chosen }) => chosen ?? "");
    before[at] = value;
    batch(() => {
      this.room.refusal.value = null;
      this.chosen.value = before;
      this.doubting.value = false;
    });
    this.perhapsAtOnce();
  }

  /** Takes the choices of a whole move, as typed; the same one typed again is meant. @param {string} move */
  take(move) {
    const way = this.ways.peek().find((each) => each.move === move);
    if (!way || (this.doubting.peek() && this.made.peek().move === move)) return;
    const values = way.steps.map(({ value }) => value);
    batch(() => {
      this.chosen.value = values;
      this.place.value = this.room.view.peek()?.hand.indexOf(values[0] ?? "") ?? -1;
      this.doubting.value = false;
    });
  }

  /** Whether a seat can be chosen at some step now, and at which. @param {number} seat */
  stepFor(seat) {
    const { choices } = this.made.value;
    return choices.findIndex(
      ({ kind, values, forced }) =>
        !forced && ["target", "first", "second", "look"].includes(kind) && values.includes(String(seat)),
    );
  }

  perhapsAtOnce() {
    if (settings.peek().quick && this.made.peek().move) this.play();
  }

  /** Plays the move, once it is whole; asks first where it would knock out its own player. */
  async play() {
    const { move, ruin } = this.made.peek();
    if (!move || this.room.sending.peek()) return false;
    if (!this.doubting.peek() && ruin) {
      this.doubting.value = true;
      return false;
    }
    return this.room.send("move", { move });
  }
}
