// The pictures of Duenna. All drawings are ours, under CC BY 4.0: see LICENSE in this folder.
//
// What the app may use (everything returns an SVG as a string, hidden from assistive
// technology, without ids, inline styles or words; only cardSvg has text, the rank):
//
//   cardSvg('guard', { rank: 1 })   a card's face, 200 x 280
//   backSvg()                       a card's back: the sealed letter, 200 x 280
//   tactileSvg(1), brailleSvg(1)    the rank as fingers read it
//   sealSvg(), sealSvg({ cracked: true })   a token; a player out of the round
//   crestSvg()                      the crest of the house
//   WORDS                           every word that cardSvg draws by itself
//
// A card in the page (css/cards.css lays it out; the name comes from the .ftl files):
//
//   <button class="card" data-rank="1">
//     <span class="card-art">{cardSvg}</span>
//     <span class="card-braille">{brailleSvg}</span>
//     <span class="card-name">Guard</span>
//     <span class="card-tactile">{tactileSvg}</span>
//   </button>
//
//   <span class="card card-back"><span class="card-art">{backSvg}</span></span>

import { CHARACTERS, figure } from './characters.js';
import { frame } from './frame.js';
import { ground } from './grounds.js';
import { drawing } from './palette.js';

export { brailleSvg, tactileSvg } from './marks.js';
export { backSvg, crestSvg, sealSvg } from './seals.js';

/** The words with a figure of their own, in the order of the data table. */
export const WORDS = Object.freeze(Object.keys(CHARACTERS));

/**
 * A card's face. `word` is the word typed in moves; one that nobody has drawn yet gets an empty niche, never
 * an error. `theme` is the edition's family of names: its words are unlike all others', so it changes
 * nothing today.
 * @param {string} word
 * @param {{rank: number, theme?: string}} options
 * @returns {string}
 */
export function cardSvg(word, { rank }) {
  const character = Object.hasOwn(CHARACTERS, word) ? CHARACTERS[word] : undefined;
  return drawing('art art-face', 200, 280, ground(rank), character ? figure(character) : '', frame(rank));
}
