// The frame: parchment with a keel arch cut into it, a double line of gold, the rank in its corner.

import { both, line, shape } from './palette.js';

const ARCH = 'M15 237V86C15 62 36 64 52 48C66 32 82 24 100 12C118 24 134 32 148 48C164 64 185 62 185 86V237Z';
const ARCH_INNER = 'M19 233V87C19 67 39 68 55 51C68 36 84 28 100 17C116 28 132 36 145 51C161 68 181 67 181 87V233Z';

/**
 * Laid over the figure, which it trims.
 * @param {number} rank
 * @returns {string}
 */
export const frame = (rank) =>
  shape('paper', `M0 0H200V280H0Z${ARCH}`).replace('<path', '<path fill-rule="evenodd"') +
  line('bronze', 3.4, ARCH) +
  line('gilt', 1.2, ARCH) +
  line('gold', 1, ARCH_INNER, 0.8) +
  line('gold', 1.4, 'M6 6H194V274H6Z') +
  both(line('gold', 1.4, 'M15 262C30 262 38 256 50 262M15 262C24 268 34 268 40 262')) +
  `<text class="art-rank" x="32" y="48" text-anchor="middle" font-size="${rank > 9 ? 30 : 42}"` +
  ` font-family="Fraunces, Georgia, serif" font-weight="700" fill="#2b1b1a">${rank}</text>`;
