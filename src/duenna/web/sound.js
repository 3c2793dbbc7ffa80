/** Sounds, made on the spot: each event has its own short tune, so that it can be told by ear. */

import { settings } from "./settings.js";

/** Each sound: notes as [frequency, start, length] in hertz and seconds. @type {Record<string, [number, number, number][]>} */
const TUNES = {
  turn: [
    [659, 0, 0.12],
    [880, 0.12, 0.22],
  ],
  card: [[330, 0, 0.06]],
  out: [
    [294, 0, 0.14],
    [196, 0.13, 0.28],
  ],
  round: [
    [523, 0, 0.12],
    [659, 0.11, 0.12],
    [784, 0.22, 0.26],
  ],
  match: [
    [523, 0, 0.14],
    [659, 0.13, 0.14],
    [784, 0.26, 0.14],
    [1047, 0.39, 0.5],
  ],
  said: [[988, 0, 0.05]],
};

/** @type {AudioContext | null} */
let context = null;

// Browsers allow sound only after the person has touched the page.
for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, wake, { once: true });

function wake() {
  context ??= typeof AudioContext === "undefined" ? null : new AudioContext();
  context?.resume();
}

/** @param {string} name  a key of TUNES */
export function play(name) {
  if (!settings.peek().sound || !context || context.state !== "running") return;
  for (const [frequency, start, length] of TUNES[name] ?? []) {
    const at = context.currentTime + start;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = "triangle";
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(0.12, at + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + length + 0.02);
  }
}
