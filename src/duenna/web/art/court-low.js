// The court, ranks 0 to 3: those who watch, whisper and duel.

import { ATTRIBUTES as A, held } from './attributes.js';
import { both, disc, light, line, move, shade, shape } from './palette.js';
import { beads, decolletage, fist, plume, sleeve, studs, torso } from './parts.js';

/** @type {Record<string, import('./characters.js').Character>} */
export const LOW = {
  spy: {
    // A hat pulled down, a cloak pulled up, and a dark lantern.
    face: { skin: 'tan', eyes: 'sly', brows: 'flat', nose: 'none', mouth: 'none', hair: 'raven', look: -3 },
    body: [torso('black', 'cloak'), line('slate', 2, 'M62 182C52 204 48 224 48 244M84 172C80 200 78 220 80 244')],
    wear: [
      shape('slate', 'M66 124C84 116 116 116 134 124C142 146 138 168 128 180C112 186 84 186 70 178C60 164 58 146 66 124Z'),
      shade('M112 118Q126 120 134 124C142 146 138 168 128 180Q118 184 108 184C122 164 124 140 112 118Z', 0.3),
      line('ink', 1.8, 'M68 134Q98 150 132 132M66 148Q96 168 134 148M70 164Q92 178 122 174', 0.5),
      shape('black', 'M64 84C64 56 80 44 104 46C126 48 136 62 136 86Z'),
      light('M68 78C70 58 82 50 96 48C84 58 78 70 76 82Z', 0.16),
      shape('crimson', 'M63 80Q100 92 137 82L137 91Q100 102 63 89Z'),
      shape('black', 'M28 86C52 76 80 90 104 92C130 94 150 88 170 68C172 88 152 104 118 106C84 108 48 108 28 86Z'),
      line('slate', 1.8, 'M32 87C58 80 82 94 106 95C130 97 150 92 167 75'),
      move('translate(126 82) rotate(18) scale(.8)', plume('wine')),
    ],
    held: [sleeve('black', 'slate', 48, 180, 30), held(A.lantern, 46, 172), fist('leather', 46, 172)],
    tilt: -4,
  },

  jester: {
    face: { skin: 'fair', jaw: 'soft', eyes: 'open', rightEye: 'glad', brows: 'raised', nose: 'pointed', mouth: 'grin', hair: 'copper', look: 3, blush: 0.9 },
    body: [
      torso('crimson'), shape('ochre', 'M100 165L112 168C118 174 164 184 172 244H100Z'), shade('M116 170Q160 182 174 244H140C142 212 134 186 116 170Z', 0.2),
      shape('ochre', 'M60 200l10 14-10 14-10-14z'), shape('crimson', 'M140 200l10 14-10 14-10-14z'),
      both(shape('teal', 'M100 164L88 198L78 170L58 202L56 172L40 196L46 172Q70 160 92 158Z')),
      both(disc('gilt', 88, 199, 4), disc('gilt', 58, 203, 4), disc('gilt', 41, 197, 4)),
    ],
    wear: [
      shape('copper', 'M74 96Q70 112 77 122L82 96ZM126 96Q130 112 123 122L118 96Z'),
      shape('teal', 'M86 84C84 52 92 34 100 22C112 34 118 56 114 84Z'), shade('M100 22C112 34 118 56 114 84H104C108 60 106 40 100 22Z', 0.22),
      shape('crimson', 'M72 102C64 66 44 54 26 78C22 84 24 90 28 92C20 48 74 36 100 88Z'), light('M28 82C36 58 60 58 74 84C62 66 40 66 28 92Z', 0.22),
      shape('ochre', 'M128 102C136 66 156 54 174 78C178 84 176 90 172 92C180 48 126 36 100 88Z'), shade('M174 78C178 84 176 90 172 92C178 60 142 48 120 72C146 58 162 64 174 78Z', 0.2),
      shape('gilt', 'M71 100Q100 82 129 100Q128 106 124 106Q100 90 76 106Q72 106 71 100Z'),
      beads('gold', 6, [[28, 95], [172, 95], [100, 22]]), line('ink', 1.4, 'M25 96H31M169 96H175M97 24H103', 0.7),
    ],
    held: [sleeve('ochre', 'teal', 156, 196, 178), held(A.marotte, 156, 186, 10, 1.1), fist('fair', 157, 194, 10)],
    tilt: 5,
  },

  assassin: {
    face: { skin: 'tan', eyes: 'stern', brows: 'stern', nose: 'none', mouth: 'none', hair: 'raven' },
    body: [torso('slate', 'cloak'), shade('M20 244C24 212 36 190 60 176L88 200L112 200L140 176C164 190 176 212 180 244Z', 0.35), line('leather', 7, 'M44 196L120 244'), line('leather', 7, 'M156 196L80 244'), studs('steel', 2.4, [[60, 206], [78, 217], [140, 206], [122, 217]])],
    wear: [
      shape('black', 'M72 118Q100 128 128 118C130 138 118 154 100 160C82 154 70 138 72 118Z'), line('slate', 1.6, 'M76 130Q100 140 124 130M82 144Q100 152 118 144'),
      shade('M74 108C74 86 86 78 100 78C114 78 126 86 126 108L118 104Q100 100 82 104Z', 0.6),
      shape('black', 'M100 28C124 44 146 78 148 120C150 148 144 166 130 182C136 156 130 118 124 104C118 92 108 86 100 84C92 86 82 92 76 104C70 118 64 156 70 182C56 166 50 148 52 120C54 78 76 44 100 28Z'),
      light('M100 28C80 50 62 84 60 124C60 140 60 150 62 164C52 150 52 132 52 120C54 78 76 44 100 28Z', 0.14), line('slate', 2, 'M100 32V82M76 104C70 118 64 156 70 180M124 104C130 118 136 156 130 180'),
    ],
    held: [sleeve('slate', 'black', 136, 204, 170), held(A.dagger, 136, 204, 14, 1.12), fist('leather', 136, 206, 10)],
  },

  guard: {
    face: { skin: 'tan', jaw: 'square', eyes: 'stern', brows: 'stern', nose: 'broad', mouth: 'none', hair: 'umber' },
    behind: [move('translate(156 226) scale(-.84 .92)', A.halberd)],
    body: [
      torso('blue'), shape('crimson', 'M62 177C76 172 84 168 90 160H110C116 168 124 172 138 177L134 244H66Z'), shade('M112 166Q122 172 138 177L134 244H112Q120 204 112 166Z', 0.22),
      shape('gilt', 'M100 226C82 212 78 198 90 195Q98 194 100 202Q102 194 110 195C122 198 118 212 100 226Z'), shape('crimson', 'M100 203a4 4 0 0 1 2 7l1.500 7h-7l1.500-7a4 4 0 0 1 2-7z'),
      shape('iron', 'M66 178C58 150 66 120 76 104H124C134 120 142 150 134 178Q100 194 66 178Z'), line('silver', 1.5, 'M68 150q4 5 8 0t8 0 8 0 8 0 8 0 8 0 8 0 8 0M66 160q4 5 8 0t8 0 8 0 8 0 8 0 8 0 8 0 8 0M66 170q4 5 8 0t8 0 8 0 8 0 8 0 8 0 8 0 8 0', 0.5),
      shape('steel', 'M28 214C26 192 42 176 62 178C70 186 64 206 56 218C46 222 36 220 28 214Z'), light('M32 208C32 192 44 182 60 182C48 188 42 198 40 214Z', 0.6), shape('steel', 'M172 214C174 192 158 176 138 178C130 186 136 206 144 218C154 222 164 220 172 214Z'), shade('M172 214C174 192 158 176 138 178C160 186 160 204 152 220Q164 220 172 214Z', 0.25),
    ],
    wear: [
      shape('umber', 'M100 131C92 126 84 130 76 142C84 142 94 142 100 137C106 142 116 142 124 142C116 130 108 126 100 131Z'), line('dusk', 2, 'M94 144Q100 147 106 144', 0.6), light('M80 139Q88 131 96 132Q88 136 84 141Z', 0.16),
      shape('steel', 'M68 96C66 64 82 48 100 46C118 48 134 64 132 96Z'), light('M73 90C72 68 82 54 96 50C86 62 82 78 82 92Z', 0.65), shade('M112 50C126 56 134 72 132 96H118C122 78 120 62 112 50Z', 0.25), shape('iron', 'M97 44H103L105 94H95Z'),
      shape('steel', 'M44 110C54 92 76 86 100 86C124 86 146 92 156 110C136 102 118 100 100 100C82 100 64 102 44 110Z'), light('M50 104C62 92 80 88 100 88V91C80 92 64 96 50 104Z', 0.7), shade('M100 100C118 100 136 102 156 110C152 102 146 97 140 94Q120 96 100 97Z', 0.28), shade('M66 103Q100 97 134 103L126 112Q100 104 74 112Z', 0.28),
      studs('iron', 2, [[72, 92], [86, 89.5], [114, 89.5], [128, 92]]),
    ],
    held: [fist('leather', 158, 208, 4)],
  },

  priest: {
    face: { skin: 'fair', jaw: 'round', eyes: 'closed', brows: 'mild', nose: 'broad', mouth: 'smile', hair: 'ash', blush: 0.8 },
    body: [
      torso('leather', 'cloak'), shape('umber', 'M48 186C60 172 78 166 86 152C92 164 108 164 114 152C122 166 140 172 152 186C140 208 120 214 100 214C80 214 60 208 48 186Z'), light('M52 186C62 174 78 168 87 156Q80 178 60 192Z', 0.14),
      shade('M114 152C122 166 140 172 152 186C146 197 138 204 128 208C134 190 128 168 114 152Z', 0.3), line('ink', 1.6, 'M86 170Q100 186 114 170', 0.4),
    ],
    wear: [
      shape('ash', 'M73 116C66 104 68 88 78 82C74 92 78 100 77 106ZM127 116C134 104 132 88 122 82C126 92 122 100 123 106Z'), shape('ash', 'M76 92C76 80 86 74 92 76C86 80 82 86 80 94ZM124 92C124 80 114 74 108 76C114 80 118 86 120 94Z'),
      light('M84 82Q92 74 102 76Q90 80 86 90Z', 0.5), line('dusk', 1.3, 'M90 92Q100 89 110 92', 0.3), line('dusk', 1.4, 'M88 143Q100 152 112 143', 0.3),
    ],
    held: [sleeve('leather', 'umber', 62, 204, 34), sleeve('leather', 'umber', 138, 204, 166), held(A.book, 100, 196, 0, 1.12), fist('fair', 62, 208, 70), fist('fair', 138, 208, -70)],
  },

  cardinal: {
    // The broad hat, its cords and tassels hanging on both sides.
    face: { skin: 'fair', jaw: 'long', eyes: 'calm', brows: 'raised', nose: 'hook', mouth: 'flat', hair: 'ash', look: 2, old: true },
    body: [
      torso('crimson'), shape('rouge', 'M44 196C50 176 80 174 90 160H110C120 174 150 176 156 196C152 222 128 232 100 234C72 232 48 222 44 196Z'), shade('M112 166C122 176 150 178 156 196C153 215 140 224 124 229C136 206 130 180 112 166Z', 0.24), shape('snow', 'M88 158Q100 172 112 158V166Q100 180 88 166Z'),
      line('wine', 1.8, 'M100 176V232', 0.7), beads('gold', 2.4, [[100, 184], [100, 194], [100, 204], [100, 214]]),
    ],
    wear: [
      shape('ash', 'M75 118C72 108 74 98 78 94L82 104ZM125 118C128 108 126 98 122 94L118 104Z'),
      line('crimson', 3, 'M50 88C44 120 42 140 46 160M150 88C156 120 158 140 154 160'),
      ...[[46, 162], [154, 162]].map(([x, y]) => move(`translate(${x} ${y})`, disc('gold', 0, 0, 4.5), shape('crimson', 'M-5 3H5L7 20Q0 23-7 20Z'), disc('gold', -8, 24, 3.5), disc('gold', 8, 24, 3.5), shape('crimson', 'M-11 26H-5L-4 40H-12ZM5 26H11L12 40H4Z'), line('wine', 1, 'M-2 6L-3 19M2 6L3 19', 0.7))),
      shape('crimson', 'M72 88C70 58 82 48 100 48C118 48 130 58 128 88Z'), light('M76 82C76 62 84 54 96 52C86 60 84 72 84 84Z', 0.25), shade('M112 50C126 56 130 68 128 88H116C120 74 118 60 112 50Z', 0.24),
      shape('wine', 'M71 80Q100 90 129 80V90Q100 98 71 90Z'),
      shape('crimson', 'M24 92C38 78 70 84 100 84C130 84 162 78 176 92C160 104 130 102 100 100C70 102 40 104 24 92Z'), light('M28 91C44 80 70 86 100 86V89C70 90 46 86 28 91Z', 0.35), shade('M24 92C40 98 70 97 100 96C130 97 160 98 176 92C160 104 130 102 100 100C70 102 40 104 24 92Z', 0.3), shade('M72 101Q100 98 128 101L122 110Q100 102 78 110Z', 0.25),
    ],
  },

  baron: {
    face: { skin: 'fair', jaw: 'long', eyes: 'sly', brows: 'arch', rightBrow: 'raised', nose: 'straight', mouth: 'smirk', hair: 'raven', look: 3 },
    behind: [held(A.rapier, 36, 122, -40, 1.08), held(A.rapier, 164, 122, 40, 1.08)],
    hairBack: [shape('raven', 'M72 92C62 112 64 136 70 150C78 152 84 146 86 138L114 138C116 146 122 152 130 150C136 136 138 112 128 92Z')],
    body: [
      torso('rust'), shape('umber', 'M88 168L66 244H80L100 190L120 244H134L112 168Z'), beads('gold', 2.6, [[100, 198], [100, 208], [100, 218], [100, 228]]), line('ochre', 2.2, 'M46 192Q52 214 48 244M154 192Q148 214 152 244', 0.9),
      both(shape('snow', 'M100 164L88 158C76 166 66 170 56 178L64 184L66 192L76 188L82 196L90 190L100 198Z'), line('dusk', 1.2, 'M94 168L82 194M90 164L66 190', 0.25)),
    ],
    wear: [
      shape('raven', 'M101 131C92 127 84 131 75 124C76 136 90 140 101 136C112 140 128 134 129 122C120 131 110 127 101 131Z'), shape('raven', 'M96 144H109C110 152 106 164 102 170C99 164 95 152 96 144Z'),
      shape('rust', 'M62 88C58 58 78 42 104 44C128 46 140 62 138 88Z'), light('M68 80C68 60 80 50 96 48C84 58 80 70 80 84Z', 0.25), shade('M116 47C134 56 140 70 138 88H124C128 74 126 58 116 47Z', 0.25),
      shape('ochre', 'M62 80Q100 94 138 80V89Q100 102 62 89Z'),
      shape('rust', 'M36 104C30 92 46 82 66 86C88 92 112 92 134 84C150 78 168 84 166 72C172 88 160 98 140 100C112 104 92 98 70 98C54 98 42 96 36 104Z'), shade('M70 98C92 98 112 104 140 100C160 98 172 88 166 72C168 84 150 92 134 94C112 98 92 94 70 98Z', 0.28), shade('M74 98Q100 104 126 100L122 108Q100 104 78 108Z', 0.25),
      move('translate(126 88) rotate(-62) scale(1.35)', plume('snow')), disc('gold', 124, 86, 6), disc('crimson', 124, 86, 3),
    ],
    tilt: 3,
  },

  baroness: {
    // The horned headdress and its veil; she looks at you through a lorgnette.
    face: { skin: 'fair', eyes: 'calm', brows: 'raised', nose: 'straight', mouth: 'curl', hair: 'copper', look: -2, blush: 0.5 },
    hairBack: [shape('sky', 'M64 70C48 110 44 160 34 206L70 214C78 180 80 150 80 120L120 120C120 150 122 180 130 214L166 206C156 160 152 110 136 70Z', 0.85), line('snow', 1.6, 'M60 88C54 130 50 170 46 206M140 88C146 130 150 170 154 206', 0.6)],
    body: [torso('teal', 'slim'), decolletage('fair'), shape('snow', 'M66 182Q74 176 80 176Q84 196 100 196Q116 196 120 176Q126 176 134 182Q128 208 100 208Q72 208 66 182Z'), line('dusk', 1.2, 'M76 184L84 200M90 194L92 206M124 184L116 200M110 194L108 206', 0.25), beads('gilt', 2.5, [[84, 167], [90, 172], [100, 174], [110, 172], [116, 167]]), disc('crimson', 100, 180, 4)],
    wear: [
      shape('copper', 'M76 106C74 92 84 82 100 82C116 82 126 92 124 106C118 94 110 90 100 90C90 90 82 94 76 106Z'),
      shape('crimson', 'M70 98C58 84 52 58 58 40C66 56 84 66 100 68C116 66 134 56 142 40C148 58 142 84 130 98C122 86 112 82 100 82C88 82 78 86 70 98Z'), light('M58 40C54 60 60 82 71 96L76 90C66 78 60 58 58 40Z', 0.3), shade('M142 40C148 58 142 84 130 98C126 92 122 88 116 85C130 76 138 58 142 40Z', 0.25),
      line('gilt', 1.5, 'M60 56L80 90M68 62L92 84M80 68L104 82M140 56L120 90M132 62L108 84M120 68L96 82', 0.75),
      shape('gold', 'M68 98C76 84 88 79 100 79C112 79 124 84 132 98L127 101C120 89 110 85 100 85C90 85 80 89 73 101Z'), beads('snow', 2.6, [[76, 92], [84, 86], [92, 83.5], [100, 82.5], [108, 83.5], [116, 86], [124, 92]]), disc('crimson', 100, 92, 3.6), disc('gilt', 99, 91, 1.2),
    ],
    held: [sleeve('teal', 'gold', 126, 184, 166), held(A.lorgnette, 97, 121, 4, 0.92), fist('fair', 122, 178, -24)],
    tilt: -3,
  },
};
