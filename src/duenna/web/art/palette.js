// The paint box, and the few strokes every drawing is made with.
//
// Each shape carries its colour twice: as a presentation attribute, so that a drawing also
// stands alone (an icon, a printed sheet), and as a class `p-<colour>`, so that theme.css can
// change it. There are no ids and no inline styles: many cards share one page, and the
// page's content security policy allows neither.

export const COLOURS = Object.freeze({
  // paper, ink and metal
  ink: '#2b1b1a',
  paper: '#f8eed8',
  fold: '#e7d5b0',
  gold: '#c7932f',
  bronze: '#87601a',
  gilt: '#f2d583',
  steel: '#a3aeb5',
  iron: '#5c6770',
  silver: '#dde4e6',
  glow: '#fff0c4',
  dusk: '#2a1020',
  // people
  fair: '#f4d1ac',
  tan: '#e0aa7c',
  brown: '#b0734a',
  deep: '#7d4b32',
  blush: '#d8655c',
  rouge: '#a82f3f',
  raven: '#2c242b',
  umber: '#52341f',
  chestnut: '#8b4a24',
  copper: '#bb5a2a',
  straw: '#ddb05c',
  ash: '#a09a94',
  snow: '#f3eee4',
  // cloth
  crimson: '#a8283c',
  wine: '#6a1730',
  rose: '#d77f8c',
  plum: '#5c2e5e',
  violet: '#8464a8',
  navy: '#27355c',
  blue: '#3f6a9c',
  sky: '#a6c3d6',
  teal: '#1f6866',
  green: '#3f7049',
  moss: '#8a934c',
  ochre: '#d39a36',
  rust: '#b5552d',
  leather: '#7a4d2b',
  sand: '#d9bd8b',
  linen: '#f7ecd8',
  black: '#26202a',
  slate: '#4a4652',
  // wax
  wax: '#b3202f',
  waxdark: '#7d1020',
  waxlight: '#dc5a5c',
  // grounds, one for each rank; further ranks start again
  ground0: '#3b3550',
  ground1: '#7e8fa0',
  ground2: '#8a9a6c',
  ground3: '#b96f4a',
  ground4: '#5e9b98',
  ground5: '#4d7a5a',
  ground6: '#c19a4b',
  ground7: '#7b4a76',
  ground8: '#c9828c',
  ground9: '#8c2438',
});

/** @typedef {keyof typeof COLOURS} Colour */

/**
 * The attributes that paint a shape.
 * @param {Colour} colour
 * @param {number} [opacity]
 */
export const paint = (colour, opacity = 1) =>
  `class="p-${colour}" fill="${COLOURS[colour]}"` + (opacity < 1 ? ` fill-opacity="${opacity}"` : '');

/**
 * A filled path.
 * @param {Colour} colour
 * @param {string} d
 * @param {number} [opacity]
 */
export const shape = (colour, d, opacity = 1) => `<path ${paint(colour, opacity)} d="${d}"/>`;

/**
 * An open line with round ends.
 * @param {Colour} colour
 * @param {number} width
 * @param {string} d
 * @param {number} [opacity]
 */
export const line = (colour, width, d, opacity = 1) =>
  `<path class="l-${colour}" fill="none" stroke="${COLOURS[colour]}" stroke-width="${width}"` +
  ' stroke-linecap="round" stroke-linejoin="round"' +
  (opacity < 1 ? ` stroke-opacity="${opacity}"` : '') +
  ` d="${d}"/>`;

/**
 * @param {Colour} colour
 * @param {number} cx
 * @param {number} cy
 * @param {number} r
 * @param {number} [opacity]
 */
export const disc = (colour, cx, cy, r, opacity = 1) =>
  `<circle ${paint(colour, opacity)} cx="${cx}" cy="${cy}" r="${r}"/>`;

/**
 * @param {Colour} colour
 * @param {number} cx
 * @param {number} cy
 * @param {number} rx
 * @param {number} ry
 * @param {number} [opacity]
 */
export const oval = (colour, cx, cy, rx, ry, opacity = 1) =>
  `<ellipse ${paint(colour, opacity)} cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}"/>`;

/**
 * Shapes moved together; `transform` as SVG writes it.
 * @param {string} transform
 * @param {...string} shapes
 */
export const move = (transform, ...shapes) => `<g transform="${transform}">${shapes.join('')}</g>`;

/**
 * The same shapes and their mirror image across the card's middle.
 * @param {...string} shapes
 */
export const both = (...shapes) => shapes.join('') + move('matrix(-1 0 0 1 200 0)', ...shapes);

/**
 * Shadow on whatever lies below.
 * @param {string} d
 * @param {number} [opacity]
 */
export const shade = (d, opacity = 0.22) => shape('dusk', d, opacity);

/**
 * Light on whatever lies below; it falls from the upper left on every card.
 * @param {string} d
 * @param {number} [opacity]
 */
export const light = (d, opacity = 0.3) => shape('glow', d, opacity);

/**
 * A whole drawing. It is an ornament: the words beside it say what it shows.
 * @param {string} kind class names
 * @param {number} width
 * @param {number} height
 * @param {...string} shapes
 */
export const drawing = (kind, width, height, ...shapes) =>
  `<svg class="${kind}" viewBox="0 0 ${width} ${height}" xmlns="http://www.w3.org/2000/svg"` +
  ` aria-hidden="true" focusable="false">${shapes.join('')}</svg>`;
