// Wax and paper: the seal that is a token, the sealed letter that is a card's back, the crest.

import { drawing, light, line, move, shade, shape } from './palette.js';

/** @typedef {[number, number]} Point */

// Where a broken seal breaks, from top to bottom, inside a drawing 100 wide and 100 high.
/** @type {Point[]} */
const CRACK = [[54, 0], [47, 21], [57, 37], [45, 52], [55, 66], [48, 80], [51, 100]];

/**
 * A point on the edge of the wax, which ran a little before it set. Angle 0 is up; it grows clockwise.
 * @param {number} angle
 * @returns {Point}
 */
function edge(angle) {
  const r = 43 + 2.2 * Math.sin(3 * angle + 0.6) + 1.6 * Math.sin(5 * angle + 2) + Math.sin(8 * angle);
  return [50 + r * Math.sin(angle), 50 - r * Math.cos(angle)];
}

/** @param {Point[]} points */
const path = (points) => `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;

/**
 * @param {number} from
 * @param {number} to
 */
const arc = (from, to) => Array.from({ length: 31 }, (_, i) => edge(from + ((to - from) * i) / 30));

const WHOLE = path([...arc(0, Math.PI), ...arc(Math.PI, 2 * Math.PI).slice(1, -1)]);
const RIGHT = path([...arc(0.08, Math.PI - 0.02), ...[...CRACK].slice(1, -1).reverse()]);
const LEFT = path([...arc(Math.PI + 0.02, 2 * Math.PI + 0.08), ...CRACK.slice(1, -1)]);

// The device pressed into the wax: a heart with a keyhole.
const HEART = 'M50 74C40 65 29 56 29 44C29 35 36 30 42 30C46 30 49 33 50 37C51 33 54 30 58 30C64 30 71 35 71 44C71 56 60 65 50 74Z';
const HEART_LEFT = 'M54 33L57 37L45 52L55 66L52.500 72L50 74C40 65 29 56 29 44C29 35 36 30 42 30C46 30 49 33 50 37Z';
const HEART_RIGHT = 'M54 33C55 31 57 30 58 30C64 30 71 35 71 44C71 56 60 65 52.500 72L55 66L45 52L57 37Z';
const KEYHOLE = 'M50 43A5 5 0 0 1 52.500 52L54 61H46L47.500 52A5 5 0 0 1 50 43Z';

/** @param {string} heart */
const pressed = (heart) => move('translate(0 1.800)', shape('waxdark', heart)) + shape('gilt', heart);

const RING = 'M50 14A36 36 0 1 1 49.900 14ZM50 18A32 32 0 1 0 50.100 18Z';

/** The whole seal's shapes, in a square of 100. */
const sealShapes = () =>
  move('translate(0 3)', shade(WHOLE, 0.35)) +
  shape('wax', WHOLE) +
  light('M14 46C13 28 27 12 46 11C32 17 21 28 20 46C19 52 15 52 14 46Z', 0.35) +
  shape('waxdark', RING, 0.6) +
  move('translate(0 1.200)', shape('waxlight', RING, 0.5)) +
  pressed(HEART) +
  shape('waxdark', KEYHOLE);

/**
 * A wax seal; cracked, it lies in two halves (classes `seal-left` and `seal-right`) that css/cards.css can part.
 * @param {{cracked?: boolean}} [options]
 * @returns {string}
 */
export function sealSvg({ cracked = false } = {}) {
  if (!cracked) return drawing('seal', 100, 100, sealShapes());
  /**
   * @param {string} side
   * @param {string} place
   * @param {string} wax
   * @param {string} heart
   */
  const half = (side, place, wax, heart) =>
    `<g class="seal-half seal-${side}"><g transform="${place}">` +
    move('translate(0 3)', shade(wax, 0.35)) + shape('wax', wax) + pressed(heart) + '</g></g>';
  return drawing(
    'seal seal-cracked', 100, 100,
    half('left', 'translate(2 6) rotate(-6 50 90) scale(.9)', LEFT, HEART_LEFT),
    half('right', 'translate(8 6) rotate(6 50 90) scale(.9)', RIGHT, HEART_RIGHT),
  );
}

/**
 * A card's back: a folded letter on velvet, sealed.
 * @returns {string}
 */
export function backSvg() {
  let lattice = '';
  for (let at = -280; at < 200; at += 20) lattice += `M${at} 0l280 280M${at + 280} 0l-280 280`;
  return drawing(
    'art art-back', 200, 280,
    shape('wine', 'M0 0H200V280H0Z'),
    line('gold', 1, lattice, 0.35),
    line('gold', 2, 'M9 9H191V271H9Z'),
    shade('M30 36H176V252H30Z', 0.4),
    shape('paper', 'M26 30H174V246H26Z'),
    shape('fold', 'M26 30L100 150L26 246ZM174 30L100 150L174 246Z', 0.85),
    shade('M26 246L96 142H104L174 246Z', 0.08),
    shade('M26 30H174L106 147Q100 157 94 149Z', 0.26),
    shape('paper', 'M26 30H174L106 142Q100 150 94 142Z'),
    line('bronze', 1.2, 'M26 246L92 148M174 246L108 148M26 30L94 142Q100 150 106 142L174 30', 0.55),
    move('translate(58 106) scale(.84)', sealShapes()),
  );
}

/**
 * The crest: a duenna's fan spread over a sealed letter.
 * @returns {string}
 */
export function crestSvg() {
  const leaves = [-75, -50, -25, 0, 25, 50, 75].map((turn, i) =>
    move(
      `translate(60 70) rotate(${turn}) scale(.88) translate(-60 -74)`,
      shape(i % 2 ? 'crimson' : 'wine', 'M60 74L46 12Q60 4 74 12Z'),
      shape('gold', 'M47 17L46 12Q60 4 74 12L73 17Q60 10 47 17Z'),
      line('gilt', 1.2, 'M60 70V14'),
    ),
  );
  return drawing(
    'crest', 120, 120,
    ...leaves,
    shade('M22 66H100V116H22Z', 0.3),
    shape('paper', 'M20 62H100V112H20Z'),
    shape('fold', 'M20 112L56 86H64L100 112Z'),
    line('bronze', 1.6, 'M20 62L54 88Q60 92 66 88L100 62M20 112L48 86M100 112L72 86M20 62H100V112H20Z'),
    move('translate(41 68) scale(.38)', sealShapes()),
  );
}
