// A rank as fingers read it: the tactile number code (see tactile.py) and braille.

import { drawing } from './palette.js';

const DIGIT_DOTS = ['245', '1', '12', '14', '145', '15', '124', '1245', '125', '24'];
const NUMBER_SIGN = '3456';

/**
 * @param {number} cx
 * @param {number} cy
 * @param {number} r
 * @param {string} kind
 */
const dot = (cx, cy, r, kind) => `<circle class="${kind}" cx="${cx}" cy="${cy}" r="${r}"/>`;

/**
 * The tactile code of a rank from 0 to 99: a square worth ten for each dot in it, a dotted circle worth
 * five, loose dots worth one; the undotted circle is zero.
 * @param {number} rank
 * @returns {string}
 */
export function tactileSvg(rank) {
  const tens = Math.floor(rank / 10);
  const units = rank % 10;
  let at = 1;
  let out = '';
  if (tens) {
    const side = tens > 4 ? 3 : 2;
    out += `<rect class="mark-line" x="${at}" y="1" width="22" height="22" rx="2"/>`;
    for (let i = 0; i < tens; i += 1) {
      const step = 16 / side;
      const x = at + 3 + step * ((i % side) + 0.5);
      out += dot(tens === 1 ? at + 11 : x, tens === 1 ? 12 : 4 + step * (Math.floor(i / side) + 0.5), 2, 'mark-dot');
    }
    at += 28;
  }
  if (units > 4 || rank === 0) {
    out += dot(at + 11, 12, 10.5, 'mark-line');
    if (rank) out += dot(at + 11, 12, 3.5, 'mark-dot');
    at += 28;
  }
  for (let i = 0; i < units % 5; i += 1) {
    out += dot(at + 4, 12, 4, 'mark-dot');
    at += 13;
  }
  const end = units % 5 ? at - 4 : at - 5;
  return drawing('mark mark-tactile', end, 24, out);
}

/**
 * A rank in braille: the number sign and its digits. Flat dots mark the empty places of each cell.
 * @param {number} rank
 * @returns {string}
 */
export function brailleSvg(rank) {
  const cells = [NUMBER_SIGN, ...[...String(rank)].map((digit) => DIGIT_DOTS[Number(digit)] ?? '')];
  const dots = cells.flatMap((cell, index) =>
    [1, 2, 3, 4, 5, 6].map((place) => {
      const raised = cell.includes(String(place));
      const x = 5 + index * 24 + (place > 3 ? 10 : 0);
      return dot(x, 5 + ((place - 1) % 3) * 10, raised ? 3.6 : 1.1, raised ? 'mark-dot' : 'mark-flat');
    }),
  );
  return drawing('mark mark-braille', cells.length * 24 - 4, 30, ...dots);
}
