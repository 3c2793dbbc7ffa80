// The ground behind a figure: a colour and a woven pattern for each rank, and the light upon it.
// Patterns differ as much as colours do, so that rank also shows in grey.

import { disc, line, move, shape } from './palette.js';

/** @typedef {import('./palette.js').Colour} Colour */

/**
 * One motif, drawn by `at(x, y)` as path data, repeated over the ground in staggered rows.
 * @param {number} dx
 * @param {number} dy
 * @param {(x: number, y: number) => string} at
 */
function weave(dx, dy, at) {
  let d = '';
  for (let row = 0, y = 0; y < 250; row += 1, y += dy) {
    for (let x = row % 2 ? dx / 2 : 0; x <= 200; x += dx) d += at(x, y);
  }
  return d;
}

/** @type {((() => string))[]} */
const PATTERNS = [
  // 0: stars
  () => shape('gilt', weave(34, 22, (x, y) => `M${x} ${y - 6}l1.500 4.500 4.500 1.500-4.500 1.500-1.500 4.500-1.500-4.500-4.500-1.500 4.500-1.500z`), 0.4),
  // 1: a wall
  () => line('ink', 1.6, weave(36, 18, (x, y) => `M${x - 18} ${y}h36M${x} ${y}v18`), 0.28),
  // 2: pointed windows
  () => line('paper', 2, weave(28, 30, (x, y) => `M${x - 7} ${y + 11}v-12q1-8 7-12q6 4 7 12v12z`), 0.42),
  // 3: bends
  () => shape('wine', [...Array(20).keys()].map((i) => `M${i * 26 - 280} 0h11l280 280h-11z`).join(''), 0.34),
  // 4: scales
  () => line('paper', 2, weave(28, 14, (x, y) => `M${x - 14} ${y}a14 14 0 0 0 28 0`), 0.45),
  // 5: lozenges
  () => shape('gilt', weave(28, 20, (x, y) => `M${x} ${y - 12}l8 12-8 12-8-12z`), 0.26),
  // 6: sunbeams
  () => shape('paper', [...Array(18).keys()].map((i) => {
    const [a, b] = [i * 20 - 5, i * 20 + 5].map((degrees) => (degrees * Math.PI) / 180);
    /** @param {number} angle */
    const end = (angle = 0) => `L${(100 + 240 * Math.cos(angle)).toFixed(0)} ${(112 + 240 * Math.sin(angle)).toFixed(0)}`;
    return `M100 112${end(a)}${end(b)}Z`;
  }).join(''), 0.36),
  // 7: lilies
  () => shape('gilt', weave(36, 30, (x, y) => `M${x} ${y - 11}q5 6 2 11q2-6 7-5q4 2 1 7q-1-3-4-2q-2 1-2 3h2v2h-2q0 4-4 7q-4-3-4-7h-2v-2h2q0-2-2-3q-3-1-4 2q-3-5 1-7q5-1 7 5q-3-5 2-11z`), 0.36),
  // 8: hearts
  () => shape('wine', weave(32, 24, (x, y) => `M${x} ${y + 8}q-9-6-8-12q3-5 8 0q5-5 8 0q1 6-8 12z`), 0.34),
  // 9: crowns
  () => shape('gilt', weave(38, 28, (x, y) => `M${x - 9} ${y + 6}l-2-12 6 5 5-9 5 9 6-5-2 12z`), 0.36),
];

/**
 * The ground of a rank, lit from the upper left, paler behind the head so that every outline is clear.
 * @param {number} rank
 * @returns {string}
 */
export function ground(rank) {
  const which = rank % PATTERNS.length;
  const colour = /** @type {Colour} */ (`ground${which}`);
  return (
    shape(colour, 'M10 10H190V240H10Z') +
    (PATTERNS[which]?.() ?? '') +
    disc('glow', 100, 112, 77, 0.3) +
    line('gilt', 1.2, 'M100 33A79 79 0 1 1 99.900 33', 0.55) +
    move('rotate(24 60 20)', shape('glow', 'M30-40H64L84 260H-6Z', 0.14))
  );
}
