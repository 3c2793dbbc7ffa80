// What the figures hold. Each is drawn around its own 0, 0, where the hand takes it, upright;
// `held` puts it in place.

import { disc, light, line, move, oval, shade, shape } from './palette.js';

/** @typedef {import('./palette.js').Colour} Colour */

/**
 * @param {string} attribute
 * @param {number} x
 * @param {number} y
 * @param {number} [turn] degrees
 * @param {number} [scale]
 */
export const held = (attribute, x, y, turn = 0, scale = 1) => move(`translate(${x} ${y}) rotate(${turn}) scale(${scale})`, attribute);

export const ATTRIBUTES = {
  halberd:
    line('umber', 6, 'M0-100V60') + line('leather', 2, 'M-1.200-100V60') +
    shape('silver', 'M-3-140L3-140L5-108H-5Z') + shape('silver', 'M0-152L5-122H-5Z') +
    shape('iron', 'M-4-112C-16-110-24-120-34-118C-28-106-28-92-34-80C-24-80-16-90-4-88Z') +
    line('silver', 3, 'M-33-116C-27-106-27-92-33-82') +
    shape('iron', 'M4-110L22-104L20-98L4-94Z') + shape('gold', 'M-6-90H6V-78H-6Z') + shade('M0-90H6V-78H0Z', 0.25) +
    shape('crimson', 'M-6-78C-12-66-8-62-10-54C-4-60 4-60 8-54C8-64 10-68 6-78Z'),

  spear: line('umber', 5, 'M0-92V60') + shape('silver', 'M0-134C10-118 9-106 3-92H-3C-9-106-10-118 0-134Z') + shade('M0-134C10-118 9-106 3-92H0Z', 0.3) + shape('gold', 'M-4-92H4V-84H-4Z'),

  sword:
    shape('silver', 'M-5-16V-104L0-116L5-104V-16Z') + shade('M0-116L5-104V-16H0Z', 0.3) + line('iron', 1.2, 'M0-100V-24', 0.6) +
    line('gold', 7, 'M-22-14Q0-18 22-14') + line('gilt', 1.6, 'M-22-16Q0-20 22-16') + line('umber', 7, 'M0-8V14') + disc('gold', 0, 20, 6) + disc('gilt', -1.500, 18.500, 2),

  rapier:
    shape('silver', 'M-2.600 20L0 150L2.600 20Z') + line('iron', 1, 'M0.600 24V140', 0.7) + line('umber', 6, 'M0-14V12') + line('gilt', 1, 'M-3-10L3-6M-3-4L3 0M-3 2L3 6') +
    disc('gold', 0, -18, 5.500) + line('gold', 4, 'M-22 14Q-14 20 0 18Q14 20 22 10') + line('gold', 3, 'M2-14C22-14 22 8 4 18') + shape('gold', 'M-14 16Q0 12 14 16Q8 30 0 30Q-8 30-14 16Z') + shade('M2 14Q8 14 14 16Q8 30 0 30Q8 22 2 14Z', 0.25),

  dagger:
    shape('silver', 'M-6-14V-58L0-80L6-58V-14Z') + shade('M0-80L6-58V-14H0Z', 0.35) + line('snow', 1.400, 'M-4-56V-18', 0.8) +
    line('gold', 6, 'M-17-10Q0-16 17-10') + line('gilt', 1.400, 'M-16-12Q0-18 16-12') + line('wine', 7, 'M0-6V14') + disc('gold', 0, 20, 5),

  sceptre: line('gold', 6, 'M0-60V60') + line('gilt', 1.600, 'M-1.400-60V60') + disc('gold', 0, -70, 9) + disc('gilt', -3, -73, 3) + line('gold', 3.500, 'M-9-58H9') + shape('crimson', 'M0-104C8-96 10-88 0-79C-10-88-8-96 0-104Z') + light('M0-102C-6-96-7-90-2-84Z', 0.5),

  crozier:
    line('bronze', 6, 'M0-78V60') + line('gilt', 1.800, 'M-1.400-78V60') + disc('gold', 0, -80, 6.500) +
    line('gold', 7, 'M0-84C0-108-2-122 14-124C30-124 32-102 18-101C8-101 8-114 17-113') + line('gilt', 1.600, 'M-2-88C-2-108-3-124 14-126') ,

  staff:
    line('umber', 7, 'M0 60C3 20-3-20 0-62') + line('leather', 2, 'M-1.500 60C1.500 20-4.500-20-1.500-62') +
    line('umber', 5, 'M0-60C-16-66-18-84-10-92M0-60C16-66 18-84 10-92') + disc('sky', 0, -82, 11) + disc('glow', 0, -82, 17, 0.35) + disc('snow', -3.500, -86, 3.500),

  cane: line('black', 6, 'M0 0V70') + line('slate', 1.600, 'M-1.500 0V70') + disc('gold', 0, -8, 8) + disc('gilt', -2.500, -10.500, 3) + line('gold', 5, 'M-4 2H4'),

  marotte:
    line('leather', 5, 'M0-20V50') + shape('fair', 'M-9-42C-9-54 9-54 9-42C9-32 4-28 0-28C-4-28-9-32-9-42Z') + disc('ink', -3.500, -42, 1.400) + disc('ink', 3.500, -42, 1.400) + line('rouge', 1.400, 'M-4-36Q0-32 4-36') +
    shape('crimson', 'M-10-45C-12-58-20-60-24-54C-24-70-6-70 0-58Z') + shape('ochre', 'M10-45C12-58 20-60 24-54C24-70 6-70 0-58Z') + disc('gilt', -24, -52, 3.200) + disc('gilt', 24, -52, 3.200) +
    shape('ochre', 'M-14-22L-7-30L0-24L7-30L14-22L7-18L0-22L-7-18Z'),

  book:
    shade('M-38-22H40V30H-38Z', 0.3) + shape('wine', 'M-38-26Q-18-34 0-26Q18-34 38-26V24Q18 16 0 24Q-18 16-38 24Z') + shape('paper', 'M-34-28Q-16-36 0-28Q16-36 34-28V19Q16 12 0 20Q-16 12-34 19Z') + shade('M0-28Q4-31 9-32V14Q4 16 0 20Q-4 16-9 14V-32Q-4-31 0-28Z', 0.16) +
    line('umber', 1.500, 'M-28-22Q-18-26-8-23M-28-14Q-18-18-8-15M-28-6Q-18-10-8-7M-28 2Q-18-2-8 1M-28 10Q-18 6-8 9M8-15Q18-18 28-14M8-7Q18-10 28-6M8 1Q18-2 28 2M8 9Q18 6 28 10', 0.5) + shape('crimson', 'M10-31h9v12l-4.500-4-4.500 4z') + shape('crimson', 'M-3 18H3V40L0 36L-3 40Z'),

  tome:
    shade('M-24-32H28V38H-24Z', 0.28) + shape('navy', 'M-26-36H24V34H-26Z') + shape('paper', 'M24-31H28V32H24Z') + shape('gold', 'M-26-36H-15L-26-25ZM24-36H13L24-25ZM-26 34H-15L-26 23ZM24 34H13L24 23Z') + line('gold', 1.800, 'M-18-28H16V26H-18Z') + shape('gilt', 'M-1 10C-12 2-12-10-5-11Q-1-11-1-6Q-1-11 4-11C10-10 10 2-1 10Z'),

  scroll: shade('M-20-26H24V34H-20Z', 0.25) + shape('paper', 'M-20-30H20V30H-20Z') + shape('fold', 'M-24-36H24Q27-31 24-27H-24Q-27-31-24-36ZM-24 27H24Q27 31 24 36H-24Q-27 31-24 27Z') + line('umber', 1.600, 'M-14-20H14M-14-12H12M-14-4H14M-14 4H6', 0.55) + disc('wax', 9, 16, 7) + disc('waxdark', 9, 16, 3.500),

  quill:
    shape('snow', 'M0 0C-14-24-14-60 16-92C24-62 22-32 5-6Z') + shade('M0 0C6-30 10-62 16-92C24-62 22-32 5-6Z', 0.22) + line('umber', 1.800, 'M-4 18C-1-20 6-60 15-88') + line('dusk', 1.200, 'M1-20L-7-30M3-34L-7-46M6-50L-2-62M3-22L14-32M5-38L18-50', 0.3) + shape('ink', 'M-6 14L-2 14L-5 24Z'),

  letter:
    shade('M-31-19H35V29H-31Z', 0.3) + shape('paper', 'M-33-23H33V25H-33Z') + shape('fold', 'M-33 25L-8-1H8L33 25Z', 0.8) + line('bronze', 1.400, 'M-33-23L-4 2Q0 5 4 2L33-23M-33 25L-9 0M33 25L9 0M-33-23H33V25H-33Z', 0.75) + disc('waxdark', 0.500, 4.500, 10) + disc('wax', 0, 3, 10) + shape('waxdark', 'M0 9C-8 3-6-3-3-3Q0-3 0 0Q0-3 3-3C6-3 8 3 0 9Z'),

  fan:
    [-66, -44, -22, 0, 22, 44, 66].map((turn, i) => move(`rotate(${turn})`, shape(i % 2 ? 'crimson' : 'rust', 'M0 0L-13-62Q0-70 13-62Z'), shade('M0 0L0-66Q8-66 13-62Z', 0.16), shape('gilt', 'M-12-56L-13-62Q0-70 13-62L12-56Q0-63-12-56Z'), line('umber', 2, 'M0 0V-40'))).join('') +
    disc('gold', 0, -2, 4),

  rose:
    line('green', 3, 'M0 40Q4 0 0-22') + shape('green', 'M1 8Q14 0 20 8Q12 16 1 8ZM0-6Q-13-12-18-4Q-10 4 0-6Z') + disc('crimson', 0, -32, 13) + shape('rouge', 'M-13-34Q-8-22 0-20Q10-22 13-34Q12-18 0-17Q-12-18-13-34Z') + line('wine', 1.800, 'M-6-34Q0-42 6-36Q6-28-1-30Q-4-34 1-36M-10-30Q-2-20 10-30') + light('M-10-36Q-6-44 2-44Q-6-40-8-32Z', 0.4),

  mask:
    line('gold', 4, 'M26 4L34 66') +
    shape('gilt', 'M-34-10C-34-24-14-22 0-14C14-22 34-24 34-10C34 10 18 16 8 10Q0 4-8 10C-18 16-34 10-34-10Z') +
    shape('crimson', 'M-31-9C-31-20-13-19 0-11C13-19 31-20 31-9C31 7 17 12 8 7Q0 1-8 7C-17 12-31 7-31-9Z') +
    shape('ink', 'M-25-6Q-16-14-6-4Q-14 3-25-6ZM25-6Q16-14 6-4Q14 3 25-6Z') + studs6(),

  lorgnette:
    line('gold', 4, 'M16 6L30 62') + oval('sky', -11, -2, 10, 10, 0.25) + oval('sky', 14, -2, 10, 10, 0.25) + rings() + light('M-19-4Q-17-10-12-11L-18 0ZM6-4Q8-10 13-11L7 0Z', 0.7),

  lantern:
    disc('glow', 0, 24, 30, 0.35) + disc('glow', 0, 24, 19, 0.5) + line('iron', 3, 'M-8 4A8 8 0 1 1 8 4') + shape('iron', 'M-13 12L0 2L13 12Z') + shape('gilt', 'M-11 12H11V40H-11Z') + shape('rust', 'M0 18C7 26 5 34 0 36C-5 34-7 26 0 18Z') + shape('glow', 'M0 25C3 29 2.500 33 0 34C-2.500 33-3 29 0 25Z') + line('iron', 3, 'M-11 12V40M11 12V40M-14 12H14') + shape('iron', 'M-14 40H14V46H-14Z'),

  keys:
    line('gold', 4.500, 'M0-4A17 17 0 1 1-0.100-4') + key(-14, 24, 24) + key(2, 31, 0) + key(16, 23, -26),

  goblet:
    shape('gold', 'M-16-40H16C16-22 10-14 3-12V4Q12 6 13 12H-13Q-12 6-3 4V-12C-10-14-16-22-16-40Z') + shade('M4-40H16C16-22 10-14 3-12V4Q12 6 13 12H3Q6-12 4-40Z', 0.25) + oval('wine', 0, -40, 16, 4.500) + line('gilt', 1.800, 'M-16-40A16 4.500 0 0 1 16-40') + line('gilt', 2, 'M-11-32Q-10-22-6-18') + disc('crimson', 0, -27, 3.500),

  spyglass:
    shape('umber', 'M-8-6L34-15V15L-8 6Z') + shape('gold', 'M-42-7H-10V7H-42Z') + shape('gold', 'M34-17H42V17H34Z') + shape('bronze', 'M-48-9H-42V9H-48ZM-14-8H-8V8H-14Z') + shade('M-48 2H42V17L-8 8H-48Z', 0.25) + line('gilt', 1.600, 'M-40-4H-12M-4-4L32-11'),

  shield:
    shade('M-40-24C-14-32 22-32 46-22C48 10 28 42 4 54C-20 42-40 12-40-24Z', 0.28) + shape('gold', 'M-42-28C-16-36 16-36 42-28C44 6 26 38 0 50C-26 38-44 6-42-28Z') + shape('snow', 'M-37-24C-14-31 14-31 37-24C38 4 22 32 0 43C-22 32-38 4-37-24Z') + shape('blue', 'M0-29C14-29 26-27 37-24C37-13 35-3 31 6H0ZM0 6V43C-14 36-25 22-31 6Z') + shade('M0-29C14-29 26-27 37-24C38 4 22 32 0 43Z', 0.12) + shape('crimson', 'M0 24C-16 12-18-4-8-7Q-1-8 0-1Q1-8 8-7C18-4 16 12 0 24Z'),

  orb: disc('glow', 0, 0, 34, 0.3) + disc('glow', 0, 0, 24, 0.45) + disc('sky', 0, 0, 15) + disc('snow', -1, -1, 11, 0.85) + disc('glow', -3, -4, 5),

  mirror: line('gold', 5, 'M0 20V52') + oval('gold', 0, -2, 20, 24) + oval('sky', 0, -2, 15, 19) + light('M-12-4Q-10-16 2-20L-8 12Q-12 4-12-4Z', 0.7) + disc('crimson', 0, -27, 3.500),
};

/** Jewels along the mask. */
function studs6() {
  return [[-24, -15], [-12, -15], [12, -15], [24, -15]].map(([x = 0, y = 0]) => disc('gilt', x, y, 2)).join('') + disc('gilt', 0, -8, 2.600);
}

/** The two rims of a lorgnette. */
function rings() {
  return line('gold', 3, 'M-21-2A10 10 0 1 1-21-1.900M4-2A10 10 0 1 1 4-1.900M-1-3Q1.500-6 4-3');
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} turn
 */
function key(x, y, turn) {
  return move(`translate(${x} ${y}) rotate(${turn})`, line('bronze', 4, 'M0 7V36M0 27H8M0 34H10'), line('bronze', 3.500, 'M0-5A6 6 0 1 1-0.100-5'), line('gilt', 1.200, 'M-1.200 8V34', 0.9));
}
