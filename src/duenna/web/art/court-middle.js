// The court, ranks 4 to 6: those who serve, inherit and govern.

import { ATTRIBUTES as A, held } from './attributes.js';
import { disc, light, line, move, shade, shape } from './palette.js';
import { beads, crown, decolletage, ermine, fist, plume, ruff, sleeve, studs, torso } from './parts.js';

/** @type {Record<string, import('./characters.js').Character>} */
export const MIDDLE = {
  handmaid: {
    face: { skin: 'fair', jaw: 'round', eyes: 'wide', brows: 'arch', nose: 'small', mouth: 'sweet', hair: 'chestnut', look: 2, lashes: true, blush: 1 },
    body: [
      torso('teal', 'slim'), decolletage('fair'), shape('snow', 'M64 184Q72 174 82 170Q86 190 100 212Q114 190 118 170Q128 174 136 184Q130 214 100 232Q70 214 64 184Z'), shade('M118 170Q128 174 136 184Q130 214 100 232V212Q114 190 118 170Z', 0.14), line('dusk', 1.2, 'M74 180Q82 204 98 222M126 180Q118 204 102 222', 0.25),
    ],
    wear: [
      shape('chestnut', 'M76 108C74 92 84 84 100 84C116 84 126 92 124 108C122 98 112 92 102 92C92 96 82 98 76 108Z'), light('M80 98Q86 88 96 87Q88 92 84 98Z', 0.25),
      shape('linen', 'M58 94C50 88 54 78 60 76C56 54 76 40 100 40C124 40 144 54 140 76C146 78 150 88 142 94C144 102 134 104 130 98C126 104 118 100 116 94C110 98 104 96 100 92C96 96 90 98 84 94C82 100 74 104 70 98C66 104 56 102 58 94Z'),
      shade('M112 42C132 48 142 60 140 76C146 78 150 88 142 94C144 102 134 104 130 98C126 104 118 100 116 94C128 80 126 56 112 42Z', 0.14), line('dusk', 1.2, 'M68 92L74 80M84 90L87 78M100 88V77M116 90L113 78M132 92L126 80M76 70C80 56 88 48 96 46M124 70C122 58 114 50 106 46', 0.28),
      shape('rose', 'M61 75Q100 64 139 75L138 83Q100 72 62 83Z'), shape('rose', 'M130 78C140 66 152 68 150 78C150 86 140 84 130 78C138 88 140 96 132 100C128 96 128 86 130 78Z'), disc('crimson', 131, 79, 3.6),
      shape('chestnut', 'M64 104C56 112 58 120 64 124C56 130 56 140 62 144C54 150 56 160 62 164C56 170 58 180 64 188C72 182 74 172 70 164C78 158 78 150 72 144C80 138 78 130 74 124C80 118 78 108 64 104Z'), line('umber', 1.5, 'M60 122Q68 126 75 121M58 143Q66 148 74 142M59 163Q66 168 72 162', 0.6), shape('rose', 'M57 180H73V187H57Z'), shape('chestnut', 'M60 187H70L66 204Z'),
    ],
    held: [sleeve('teal', 'snow', 126, 206, 170), held(A.fan, 112, 222, 12, 0.74), fist('fair', 118, 214, -10)],
    tilt: -3,
  },

  sycophant: {
    // Bowing so deep that the bonnet nearly slides off; the ruff is wider than the shoulders.
    face: { skin: 'fair', jaw: 'long', eyes: 'glad', brows: 'mild', nose: 'pointed', mouth: 'grin', hair: 'straw', look: 6, blush: 0.9 },
    body: [torso('violet'), line('ochre', 3, 'M58 190Q62 214 58 244M142 190Q138 214 142 244M80 196V244M120 196V244', 0.8), ruff(166, 58, 15)],
    wear: [
      shape('straw', 'M76 118C66 116 66 98 74 88L82 90Q78 104 76 118ZM124 118C134 114 132 98 126 88L118 90Q122 104 124 118Z'),
      shape('plum', 'M54 84C42 60 66 36 100 40C124 36 150 34 166 62C170 72 164 86 152 84C148 92 130 92 120 88Q88 84 70 96Q56 100 54 84Z'), light('M60 84C52 66 70 46 96 46C80 54 72 68 70 90Z', 0.2), shade('M124 40C146 36 160 48 166 62C170 72 164 86 152 84C148 92 130 92 120 88C136 76 138 56 124 40Z', 0.26),
      shape('ochre', 'M66 92Q96 76 130 88L130 97Q98 86 70 101Z'), move('translate(74 90) rotate(-96) scale(1.05 1.15)', plume('moss')), disc('gold', 76, 90, 5.5), disc('teal', 76, 90, 2.6),
    ],
    held: [
      sleeve('violet', 'linen', 88, 208, 34), sleeve('violet', 'linen', 112, 208, 166),
      shape('fair', 'M86 222C82 208 88 194 104 188C112 190 114 198 112 206C116 212 114 220 108 226Z'), shape('fair', 'M92 226C92 214 98 204 110 198C118 200 122 210 116 226Z'), line('dusk', 1.5, 'M94 210Q100 204 108 202M96 216Q104 210 112 208M99 222Q106 216 114 215', 0.4),
    ],
    tilt: 9,
  },

  prince: {
    face: { skin: 'fair', jaw: 'soft', eyes: 'open', brows: 'flat', nose: 'straight', mouth: 'smirk', hair: 'chestnut', look: 3, blush: 0.3 },
    hairBack: [shape('chestnut', 'M70 92C54 104 58 128 52 142C62 156 82 154 88 144H112C118 154 138 156 148 142C142 128 146 104 130 92Z')],
    body: [
      torso('green'), shape('gilt', 'M96 176H104V244H96Z'), studs('bronze', 2.4, [[100, 186], [100, 198], [100, 210], [100, 222]]), line('gold', 2, 'M64 182Q76 210 74 244M136 182Q124 210 126 244', 0.9),
      shape('crimson', 'M90 164C70 170 40 176 30 200C24 216 22 232 22 244H58C56 220 66 196 96 182Z'), light('M90 166C70 172 46 178 36 200C42 190 66 184 92 178Z', 0.22), line('wine', 1.6, 'M50 190Q38 214 38 244M70 184Q50 204 48 244', 0.6), line('gold', 4, 'M92 170Q106 182 128 182'), disc('gold', 92, 171, 6), disc('gilt', 90, 169, 2),
      shape('linen', 'M86 160Q100 172 114 160L120 170Q100 190 80 170Z'), line('dusk', 1.3, 'M88 168L92 177M96 171L97 181M104 171L103 181M112 168L108 177', 0.3),
    ],
    wear: [
      shape('chestnut', 'M70 124C58 104 66 80 84 74C94 68 116 68 124 78C138 86 138 108 130 124C126 112 124 102 118 94C104 98 88 92 82 90C80 104 74 112 70 124Z'), light('M70 110C68 92 78 80 92 76C82 84 78 92 76 104Z', 0.28), line('umber', 1.5, 'M66 128Q60 138 60 146M72 128Q68 140 74 148M134 128Q140 138 140 146M84 90Q92 82 104 80', 0.5),
      shape('gold', 'M68 84L62 54L78 66L88 44L100 62L112 44L122 66L138 54L132 84Q100 76 68 84Z'), shade('M100 62L112 44L122 66L138 54L132 84Q116 80 100 80Z', 0.16), line('gilt', 1.5, 'M70 78Q100 70 130 78'), beads('gilt', 3.2, [[62, 53], [88, 43], [112, 43], [138, 53]]), disc('teal', 100, 72, 3.5), disc('crimson', 82, 74, 2.6), disc('crimson', 118, 74, 2.6),
    ],
    held: [sleeve('green', 'linen', 146, 204, 176), held(A.rose, 146, 198, 12, 1.15), fist('fair', 146, 204, 8)],
    tilt: -4,
  },

  count: {
    // All collar.
    face: { skin: 'fair', jaw: 'long', eyes: 'calm', brows: 'raised', nose: 'straight', mouth: 'smirk', hair: 'raven', look: -3 },
    behind: [shape('black', 'M78 176C58 160 44 124 34 72C52 92 70 100 78 118H122C130 100 148 92 166 72C156 124 142 160 122 176Z'), shape('crimson', 'M82 172C64 154 52 126 44 90C56 104 70 110 76 126H124C130 110 144 104 156 90C148 126 136 154 118 172Z'), shade('M118 172C136 154 148 126 156 90C144 104 130 110 124 126Z', 0.24), line('wine', 1.5, 'M84 166C68 148 58 128 50 100M116 166C132 148 142 128 150 100', 0.7)],
    body: [
      torso('black', 'cloak'), shape('snow', 'M86 158L100 172L114 158L122 244H78Z'), shade('M104 168L114 158L122 244H106Z', 0.12), shape('wine', 'M80 168L92 190L84 244H66ZM120 168L108 190L116 244H134Z'), studs('gold', 2.4, [[88, 206], [87, 220], [112, 206], [113, 220]]),
      shape('snow', 'M100 172L84 164L82 184ZM100 172L116 164L118 184Z'), disc('crimson', 100, 175, 5), disc('rose', 98.5, 173.5, 1.6), line('gold', 3, 'M60 180Q78 200 98 186M140 180Q122 200 102 186'),
    ],
    wear: [
      shape('raven', 'M73 116C68 96 70 72 92 66C118 58 134 76 127 116C126 100 122 92 114 88L100 99L86 88C78 92 74 100 73 116Z'), light('M78 90C80 76 90 70 100 69C92 76 88 80 85 88Z', 0.3), line('slate', 1.4, 'M100 96C102 84 110 76 118 74M90 86C94 76 102 70 108 70', 0.8),
      line('raven', 2.6, 'M97 132Q90 130 83 134Q80 136 78 132M97 132Q104 130 111 134Q114 136 116 132'), shape('raven', 'M94 147H100L97 156Z'),
      line('gold', 2, 'M99.500 113A10.500 10.500 0 1 1 99.400 112M119 117C128 130 126 150 118 172').replace('M99.500 113A10.500 10.500 0 1 1 99.400 112', 'M118.500 113A10.500 10.500 0 1 1 118.400 112'), light('M101 109Q104 104 109 104Q104 108 103 114Z', 0.7),
    ],
    held: [sleeve('black', 'snow', 50, 204, 26), held(A.goblet, 50, 196, -8, 1.05), fist('fair', 50, 196, -8)],
    tilt: 3,
  },

  king: {
    face: { skin: 'tan', jaw: 'square', eyes: 'calm', brows: 'flat', nose: 'broad', mouth: 'none', hair: 'ash', old: true, blush: 0.35 },
    behind: [held(A.sceptre, 164, 186, 6)],
    hairBack: [shape('ash', 'M70 88C56 110 56 140 50 160C66 172 84 164 90 150H110C116 164 134 172 150 160C144 140 144 110 130 88Z'), line('snow', 1.4, 'M66 110C62 130 62 146 58 160M134 110C138 130 138 146 142 160', 0.5)],
    body: [torso('crimson', 'cloak'), line('wine', 2, 'M66 206Q60 226 60 244M134 206Q140 226 140 244M84 212V244M116 212V244', 0.7), ermine(), line('gold', 4.5, 'M66 178Q100 214 134 178'), disc('gold', 100, 200, 9), disc('crimson', 100, 200, 5), disc('rose', 98.4, 198.4, 1.6)],
    wear: [
      shape('ash', 'M74 112C70 134 74 160 100 186C126 160 130 134 126 112C124 126 118 130 110 131Q100 126 90 131C82 130 76 126 74 112Z'), shade('M126 112C130 134 126 160 100 186C114 164 118 146 116 130Q122 124 126 112Z', 0.18), line('snow', 1.5, 'M82 138Q86 158 98 174M92 148Q95 160 100 168M118 138Q114 158 103 174', 0.6),
      shape('snow', 'M100 130C92 126 84 130 77 140C86 143 95 142 100 137C105 142 114 143 123 140C116 130 108 126 100 130Z'), shape('rouge', 'M94 142Q100 140 106 142Q100 147 94 142Z'),
      shape('ash', 'M73 112C70 100 72 92 76 86H124C128 92 130 100 127 112C124 102 122 96 118 94H82C78 96 76 102 73 112Z'), crown(92, 30, 34, { arches: true, cap: 'crimson' }),
    ],
    held: [sleeve('crimson', 'snow', 160, 206, 186), fist('tan', 163, 200, 6)],
  },

  chancellor: {
    face: { skin: 'brown', jaw: 'long', eyes: 'sly', brows: 'raised', nose: 'hook', mouth: 'flat', hair: 'ash', look: -3, old: true },
    hairBack: [shape('ash', 'M74 96C66 116 66 132 72 142H128C134 132 134 116 126 96Z')],
    body: [
      torso('black'), shape('ochre', 'M88 160C66 172 58 180 52 192C60 210 64 228 66 244H92C92 216 92 186 96 170ZM112 160C134 172 142 180 148 192C140 210 136 228 134 244H108C108 216 108 186 104 170Z'), shade('M112 160C134 172 142 180 148 192C140 210 136 228 134 244H120C124 214 122 186 112 160Z', 0.24), line('leather', 1.4, 'M70 184l5 6M64 198l6 5M74 206l6 5M80 190l5 6M72 222l6 5M84 214l5 5M130 184l-5 6M136 198l-6 5M126 206l-6 5M120 190l-5 6M128 222l-6 5', 0.6),
      shape('snow', 'M90 158Q100 168 110 158L108 176H92Z'), line('gilt', 5, 'M68 178Q76 214 100 222Q124 214 132 178'), line('bronze', 1.6, 'M68 178Q76 214 100 222Q124 214 132 178'), disc('gold', 100, 216, 9.5), disc('crimson', 100, 216, 5),
    ],
    wear: [
      shape('ash', 'M97 134Q88 130 80 140Q90 142 97 139Q104 142 114 140Q106 130 97 134Z'), shape('ash', 'M92 147H104Q104 164 97 176Q91 164 92 147Z'), line('snow', 1.2, 'M97 150V170', 0.7),
      shape('black', 'M56 92C40 84 42 62 62 54C84 44 120 44 140 54C158 62 160 84 144 92Q100 74 56 92Z'), light('M52 84C48 70 60 58 84 53C68 64 62 74 62 86Z', 0.2), shape('slate', 'M64 95Q100 76 136 95L134 86Q100 68 66 86Z'), line('gold', 1.5, 'M66 88Q100 70 134 88', 0.9), disc('gold', 124, 82, 5.5), disc('teal', 124, 82, 2.8),
    ],
    held: [sleeve('black', 'ochre', 46, 204, 22), held(A.quill, 46, 196, -10, 1.12), fist('brown', 46, 198, -12), held(A.scroll, 158, 202, 12, 0.72)],
    tilt: 2,
  },

  constable: {
    face: { skin: 'deep', jaw: 'square', eyes: 'stern', brows: 'flat', nose: 'broad', mouth: 'flat', hair: 'raven' },
    body: [
      torso('navy', 'cloak'), shape('steel', 'M62 178Q80 170 88 160H112Q120 170 138 178L132 244H68Z'), shade('M112 160Q120 170 138 178L132 244H104Q122 206 112 160Z', 0.28), light('M68 180Q80 174 88 164Q82 200 84 244H74Z', 0.4), line('iron', 1.8, 'M100 176V244M70 204Q100 216 130 204', 0.7),
      shape('navy', 'M20 244C24 212 36 190 66 174C76 186 70 216 60 244ZM180 244C176 212 164 190 134 174C124 186 130 216 140 244Z'), light('M24 240C28 212 42 192 66 178C50 192 40 214 38 244Z', 0.18), line('gold', 2.4, 'M66 176C76 186 70 216 60 244M134 176C124 186 130 216 140 244'), beads('gold', 5.5, [[70, 182], [130, 182]]), line('gold', 3, 'M72 184Q100 198 128 184'),
    ],
    wear: [
      // A barbute: the face looks out of its T.
      '<path class="p-steel" fill="#a3aeb5" fill-rule="evenodd" d="M64 168C58 120 60 56 100 46C140 56 142 120 136 168C126 176 116 172 109 164V134C118 132 126 126 126 110Q126 104 122 102H107Q100 106 93 102H78Q74 104 74 110C74 126 82 132 91 134V164C84 172 74 176 64 168Z"/>',
      light('M70 150C64 110 68 68 94 52C80 72 76 90 74 102Q70 120 74 150Z', 0.55), shade('M106 48C140 60 142 120 136 168C130 172 124 172 118 170C126 150 130 124 126 108C128 80 122 60 106 48Z', 0.28),
      line('iron', 2.4, 'M91 134V164M109 134V164M78 102H93Q100 106 107 102H122Q126 104 126 110C126 126 118 132 109 134M91 134C82 132 74 126 74 110Q74 104 78 102'), line('gold', 2.6, 'M63 90Q80 84 100 94Q120 84 137 90'), line('iron', 2.4, 'M100 46V94'), studs('gold', 2.2, [[70, 160], [68, 146], [130, 160], [132, 146], [72, 98], [128, 98]]),
      shape('crimson', 'M96 48C92 30 80 22 58 26C66 30 66 36 62 42C78 36 88 42 92 52Z'), shape('crimson', 'M104 48C100 30 122 16 146 34C136 34 134 40 138 46C124 38 112 42 108 52Z'), disc('gold', 100, 47, 6),
    ],
    held: [sleeve('navy', 'steel', 48, 178, 24), held(A.keys, 48, 170, 4, 0.95), fist('leather', 48, 166)],
  },
};
