// The parts every figure is put together from: faces, bodies, collars, crowns, hands.
//
// All share one place on the card (200 x 280): the head stands on the line x = 100 with its
// crown at y = 78, eyes at 113 and chin at 148; the shoulders begin at 172. The light falls
// from the upper left, so the right side of everything is in shade.

import { both, disc, light, line, move, oval, shade, shape } from './palette.js';

/** @typedef {import('./palette.js').Colour} Colour */
/**
 * A face. `look` turns it, in units to the viewer's right: the features move, the head does not.
 * @typedef {object} Face
 * @property {Colour} skin
 * @property {keyof typeof JAWS} [jaw]
 * @property {keyof typeof EYES} [eyes]
 * @property {keyof typeof EYES} [rightEye] where the two differ: a wink, a patch
 * @property {keyof typeof BROWS} [brows]
 * @property {keyof typeof BROWS} [rightBrow]
 * @property {keyof typeof NOSES} [nose]
 * @property {keyof typeof MOUTHS} [mouth]
 * @property {Colour} [hair] of the brows
 * @property {number} [look]
 * @property {boolean} [lashes]
 * @property {number} [blush] how rosy the cheeks are, 0 to 1
 * @property {boolean} [old] lines of age
 */

const JAWS = {
  soft: 'M76 106C75 84 86 76 100 76C114 76 125 84 124 106C124 124 113 139 106 145Q100 149.500 94 145C87 139 76 124 76 106Z',
  round: 'M74 108C73 84 86 76 100 76C114 76 127 84 126 108C126 128 117 147 100 148C83 147 74 128 74 108Z',
  square: 'M75 106C74 84 86 76 100 76C114 76 126 84 125 106C125 120 124 132 118 141Q110 151 100 151Q90 151 82 141C76 132 75 120 75 106Z',
  long: 'M77 106C76 84 87 76 100 76C113 76 124 84 123 106C123 126 117 144 109 153Q100 159 91 153C83 144 77 126 77 106Z',
};

const SHADED_CHEEK = 'M106 77C119 81 125 90 124 106C124 124 113 139 106 145Q103 147.500 100 148C112 136 117 122 115 106C114 93 112 84 106 77Z';

// Drawn for the left eye: outer corner at -7, inner corner at 7. `look` is where the iris goes.
const EYES = {
  /** @param {number} look */
  open: (look) =>
    shape('snow', 'M-7 1Q-1-6.500 7 1Q1 5-7 1Z') + disc('ink', look, -0.6, 3.1) + disc('snow', look - 1, -1.8, 0.9) +
    line('ink', 1.9, 'M-7.500 1.300Q-1-7 7 0.800'),
  /** @param {number} look */
  wide: (look) =>
    shape('snow', 'M-7 1Q-1-8.500 7 1Q1 7-7 1Z') + disc('ink', look, -0.4, 3.6) + disc('snow', look - 1.2, -1.9, 1.2) +
    line('ink', 1.7, 'M-7.500 1.300Q-1-9 7 0.800'),
  /** @param {number} look */
  calm: (look) =>
    shape('snow', 'M-7 0Q0-3 7 0Q1 5-7 0Z') + shape('ink', `M${look - 3}-1.400H${look + 3}Q${look + 3} 2.600 ${look} 2.600Q${look - 3} 2.600 ${look - 3}-1.400Z`) +
    line('ink', 2, 'M-7.500 0.500Q0-3.500 7 0') + line('dusk', 1.1, 'M-6-4Q0-7 6-3.500', 0.4),
  /** @param {number} look */
  sly: (look) =>
    shape('snow', 'M-7 0L7 1Q1 4.500-7 0Z') + shape('ink', `M${look - 2.8}-0.200L${look + 3} 0.200Q${look + 2} 3.200 ${look} 3.200Q${look - 2.500} 3 ${look - 2.800}-0.200Z`) +
    line('ink', 2.3, 'M-7.500-0.800L7 0.800'),
  /** @param {number} look */
  stern: (look) =>
    shape('snow', 'M-7-1L7 2Q0 5-7-1Z') + disc('ink', look, 1, 2.5) + line('ink', 2.4, 'M-7.500-2L7 1.600'),
  closed: () => line('ink', 2, 'M-7 0Q0 5 7 0.500'),
  glad: () => line('ink', 2.2, 'M-7 2Q0-5.500 7 2'),
  none: () => '',
};

// As above; the brow over the left eye, inner end at +.
const BROWS = {
  arch: 'M-9 1Q-3-5 7-1',
  flat: 'M-8-1Q0-3 7-1',
  stern: 'M-9-4Q-1-3 8 3',
  mild: 'M-8 2Q-1-2 7-4',
  raised: 'M-9-3Q-2-10 7-5',
  none: '',
};

const NOSES = {
  small: 'M101 113Q102 120 103.500 125Q101 128.500 97.500 127',
  straight: 'M99 108L104.500 126Q102 130 96 128.500',
  hook: 'M98 105Q108 112 107.500 123Q105 131 97 127.500',
  broad: 'M101 112Q102 119 105.500 124.500Q107 130.500 100 130.500Q93.500 130.500 94.500 125.500',
  pointed: 'M99 110L110 126.500Q104 130 97 128',
  none: '',
};

const MOUTHS = {
  smile: line('dusk', 2.2, 'M91 135.500Q100 143 109 135.500', 0.75) + line('dusk', 1.4, 'M97 145Q100 146 103 145', 0.25),
  smirk: line('dusk', 2.2, 'M92 139Q102 141 109 134.500', 0.75) + line('dusk', 1.4, 'M97 144.500Q100 145.500 103 144', 0.25),
  stern: line('dusk', 2.3, 'M91 140Q100 135.500 109 140', 0.75),
  flat: line('dusk', 2.2, 'M92 138H108', 0.75) + line('dusk', 1.4, 'M97 144Q100 145 103 144', 0.25),
  grin: shape('snow', 'M88 133Q100 138 112 133Q109 147 100 147Q91 147 88 133Z') + line('wine', 1.8, 'M88 133Q100 138 112 133Q109 147 100 147Q91 147 88 133Z'),
  lips:
    shape('rouge', 'M91.500 137.500Q96 133 100 135Q104 133 108.500 137.500Q104 143.500 100 143.500Q96 143.500 91.500 137.500Z') +
    line('wine', 1.1, 'M92 137.500Q97 138.500 100 138Q103 138.500 108 137.500', 0.8),
  sweet: shape('rouge', 'M91 135Q96 134.500 100 136Q104 134.500 109 135Q105 143 100 143Q95 143 91 135Z') + line('wine', 1.4, 'M89.500 134Q100 140 110.500 134', 0.9),
  prim: shape('rouge', 'M94 138.500Q97 135.500 100 137Q103 135.500 106 138.500Q100 143 94 138.500Z') + line('dusk', 1.2, 'M90 138.500H94M106 138.500H110', 0.45),
  curl:
    shape('rouge', 'M91 137Q96 133.500 100 135.500Q104 133.500 110 135Q106 143 100 143Q96 143 91 137Z') +
    line('wine', 1.2, 'M91 137Q100 139.500 110.500 134.500', 0.9),
  none: '',
};

/**
 * @param {Face} face
 * @returns {string}
 */
export function faceOf(face) {
  const { skin, jaw = 'soft', eyes = 'open', brows = 'arch', nose = 'small', mouth = 'smile' } = face;
  const { hair = 'umber', look = 0, lashes = false, blush = 0, old = false } = face;
  /**
   * @param {1 | -1} side 1 for the left eye
   * @param {keyof typeof EYES} kind
   * @param {keyof typeof BROWS} brow
   */
  const eye = (side, kind, brow) =>
    move(
      `translate(${100 - side * 11 + look} 113) scale(${side} 1)`,
      EYES[kind](side * look * 0.35),
      lashes && kind !== 'none' ? line('ink', 1.6, 'M-6.500-0.500L-10-3.500M-4.500-2.500L-7-6') : '',
      BROWS[brow] ? move('translate(0 -10)', line(hair, lashes ? 2 : 3.2, BROWS[brow])) : '',
    );
  return (
    oval(skin, 75.500, 116, 4.500, 7.500) + oval(skin, 124.500, 116, 4.500, 7.500) + oval('dusk', 125, 116, 4, 7, 0.16) +
    shape(skin, JAWS[jaw]) + shade(SHADED_CHEEK, 0.15) +
    (blush ? oval('blush', 85 + look, 127, 6.500, 4.500, blush * 0.55) + oval('blush', 114 + look, 127, 6, 4.500, blush * 0.55) : '') +
    (old ? line('dusk', 1.2, `M${82 + look} 121Q${86 + look} 124 ${90 + look} 122M${110 + look} 122Q${115 + look} 124 ${118 + look} 121M${91 + look} 129Q${87 + look} 133 ${87 + look} 138M${109 + look} 129Q${113 + look} 133 ${113 + look} 138`, 0.4) : '') +
    eye(1, eyes, brows) + eye(-1, face.rightEye ?? eyes, face.rightBrow ?? brows) +
    move(`translate(${look} 0)`, NOSES[nose] ? line('dusk', 2, NOSES[nose], 0.42) : '', MOUTHS[mouth])
  );
}

/**
 * The neck, in the shade of the chin.
 * @param {Colour} skin
 */
export const neck = (skin) => shape(skin, 'M88 136H112V166Q100 180 88 166Z') + shade('M88 140Q100 158 112 140V151Q100 168 88 152Z', 0.24);

const TORSOS = {
  broad: 'M26 244C26 206 36 186 62 177C78 171 86 168 90 160H110C114 168 122 171 138 177C164 186 174 206 174 244Z',
  slim: 'M44 244C44 208 50 190 70 180C83 174 88 170 90 160H110C112 170 117 174 130 180C150 190 156 208 156 244Z',
  cloak: 'M20 244C24 212 36 190 60 176C76 167 84 162 88 154H112C116 162 124 167 140 176C164 190 176 212 180 244Z',
};

/**
 * Shoulders and chest; the far side lies in shade.
 * @param {Colour} colour
 * @param {keyof typeof TORSOS} [kind]
 */
export const torso = (colour, kind = 'broad') =>
  shape(colour, TORSOS[kind]) +
  shade(kind === 'slim' ? 'M112 168Q120 175 130 180C150 190 156 208 156 244H122C130 220 128 190 112 168Z' : 'M114 168Q122 172 138 177C164 186 174 206 174 244H130C140 218 134 190 114 168Z', 0.2);

/**
 * A bare neckline, as gowns have it.
 * @param {Colour} skin
 */
export const decolletage = (skin) => shape(skin, 'M72 181Q88 172 90 160H110Q112 172 128 181Q122 202 100 203Q78 202 72 181Z') + shade('M89 160H111Q100 178 89 160Z', 0.2);

/**
 * A pleated ruff.
 * @param {number} cy
 * @param {number} rx
 * @param {number} ry
 * @param {Colour} [colour]
 */
export function ruff(cy, rx, ry, colour = 'linen') {
  const n = Math.round(rx / 2.6) * 2;
  let lobes = '';
  let pleats = '';
  for (let i = 0; i < n; i += 1) {
    const angle = (2 * Math.PI * i) / n;
    const [x, y] = [100 + rx * Math.cos(angle), cy + ry * Math.sin(angle)].map((v) => Number(v.toFixed(1)));
    lobes += disc(colour, x ?? 0, y ?? 0, 5);
    pleats += `M${(100 + rx * 0.45 * Math.cos(angle)).toFixed(1)} ${(cy + ry * 0.3 * Math.sin(angle)).toFixed(1)}L${x} ${y}`;
  }
  return (
    move('translate(0 4)', oval('dusk', 100, cy, rx + 3, ry + 4, 0.28)) + lobes + oval(colour, 100, cy, rx, ry) +
    line('dusk', 1.3, pleats, 0.28) + oval('dusk', 100, cy - ry * 0.2, rx * 0.42, ry * 0.5, 0.3)
  );
}

/** A cape collar of ermine, tails and all. */
export const ermine = () =>
  shape('snow', 'M50 184C64 172 82 168 88 158Q100 170 112 158C118 168 136 172 150 184C156 192 158 200 156 208Q128 196 100 212Q72 196 44 208C42 200 44 192 50 184Z') +
  shade('M112 158C118 168 136 172 150 184C156 192 158 200 156 208Q140 201 124 203Q128 180 112 158Z', 0.14) +
  [[62, 188], [78, 184], [88, 194], [54, 200], [72, 198], [112, 194], [122, 184], [138, 188], [146, 200], [128, 198], [100, 203]]
    .map(([x, y]) => shape('ink', `M${x} ${y}q2.500 5 0 8q-2.500-3 0-8z`)).join('');

/**
 * A hand that holds something: the fist, fingers towards the viewer.
 * @param {Colour} skin
 * @param {number} x
 * @param {number} y
 * @param {number} [turn] degrees
 */
export const fist = (skin, x, y, turn = 0) =>
  move(
    `translate(${x} ${y}) rotate(${turn})`,
    shape('dusk', 'M-10-6Q0-12 10-6Q13 1 10 9Q0 13-10 9Q-13 1-10-6Z', 0.25),
    shape(skin, 'M-10-8Q0-13 10-8Q13-1 10 7Q0 11-10 7Q-13-1-10-8Z'),
    line('dusk', 1.4, 'M-4.500-10V1M0.500-11V2M5.500-10V1', 0.35),
    shade('M4-10Q8-10 10-8Q13-1 10 7Q5 10 0 9.500Q9 2 4-10Z', 0.12),
  );

/**
 * A sleeve from the edge of the card up to a wrist, with a cuff.
 * @param {Colour} colour
 * @param {Colour} cuff
 * @param {number} x of the wrist
 * @param {number} y of the wrist
 * @param {number} from where the elbow leaves the picture
 */
export function sleeve(colour, cuff, x, y, from) {
  const side = from < x ? 1 : -1;
  const d = `M${from - 20} 250Q${from} ${y + 6} ${x - side * 6} ${y - 8}L${x + side * 4} ${y + 13}Q${from + side * 34} ${y + 34} ${from + 26} 256Z`;
  return (
    shade(`M${from - 26} 252Q${from - 4} ${y + 2} ${x - side * 6} ${y - 11}L${x + side * 6} ${y + 16}Q${from + side * 38} ${y + 38} ${from + 32} 258Z`, 0.22) +
    shape(colour, d) +
    line(cuff, 7, `M${x - side * 6} ${y - 6}L${x + side * 3} ${y + 11}`) + line('dusk', 1.2, `M${x - side * 10} ${y - 4}L${x - side * 1} ${y + 14}`, 0.4)
  );
}

/**
 * A crown's points over a band; `arches` closes it, as a king's.
 * @param {number} base y of the lower edge
 * @param {number} half width at the band
 * @param {number} height
 * @param {{arches?: boolean, cap?: Colour}} [options]
 */
export function crown(base, half, height, { arches = false, cap } = {}) {
  const top = base - height;
  const [l, r] = [100 - half, 100 + half];
  const flare = half * 0.22;
  const d =
    `M${l} ${base}Q100 ${base + 7} ${r} ${base}L${r + flare} ${top + 4}L${100 + half * 0.52} ${base - height * 0.42}` +
    `L100 ${top - 4}L${100 - half * 0.52} ${base - height * 0.42}L${l - flare} ${top + 4}Z`;
  return (
    (cap ? shape(cap, `M${l} ${base - 4}C${l - 6} ${top - 6} ${r + 6} ${top - 6} ${r} ${base - 4}Z`) : '') +
    (arches
      ? line('gold', 5, `M${l - flare + 2} ${top + 4}C${l - 6} ${top - 20} 94 ${top - 18} 100 ${top - 20}C106 ${top - 18} ${r + 6} ${top - 20} ${r + flare - 2} ${top + 4}`) +
        line('gilt', 1.4, `M${l - flare + 1} ${top + 2}C${l - 6} ${top - 22} 94 ${top - 20} 100 ${top - 22}`) +
        disc('gold', 100, top - 25, 6) + disc('gilt', 98, top - 27, 2.2)
      : '') +
    shape('gold', d) + shade(`M100 ${top - 4}L${100 + half * 0.52} ${base - height * 0.42}L${r + flare} ${top + 4}L${r} ${base}Q${100 + half / 2} ${base + 6} 100 ${base + 3}Z`, 0.16) +
    line('gilt', 1.6, `M${l + 1} ${base - 9}Q100 ${base - 3} ${r - 1} ${base - 9}`) +
    [l - flare, r + flare].map((x) => disc('gilt', x, top + 2, 3)).join('') + disc('gilt', 100, top - 5, 3.6) +
    disc('crimson', 100, base - 2, 3.4) + both(disc('teal', 100 - half * 0.55, base - 3.500, 2.600))
  );
}

/**
 * A string of round beads through the points given.
 * @param {Colour} colour
 * @param {number} r
 * @param {[number, number][]} points
 */
export const beads = (colour, r, points) => points.map(([x, y]) => disc('dusk', x + 0.6, y + 1.2, r, 0.3) + disc(colour, x, y, r) + disc('glow', x - r / 3, y - r / 3, r / 3, 0.8)).join('');

/** Rivets, buttons: plain small discs. @param {Colour} colour @param {number} r @param {[number, number][]} points */
export const studs = (colour, r, points) => points.map(([x, y]) => disc(colour, x, y, r)).join('');

/**
 * An ostrich feather curling from its root at 0, 0 upward to the right; place and turn it with `move`.
 * @param {Colour} colour
 */
export const plume = (colour) =>
  shape(colour, 'M0 0C-8-18-4-42 16-54C30-62 46-56 46-44C46-36 38-34 35-40C42-30 30-26 28-32C32-22 22-18 19-24C22-14 14-10 11-14C12-6 6-2 0 0Z') +
  light('M0 0C-8-18-4-42 16-54C8-44 2-22 0 0Z', 0.3) + line('dusk', 1.2, 'M1-2C4-22 14-44 40-48', 0.35);
