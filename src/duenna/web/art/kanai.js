// The six characters that have other names in the 2009-style deck.

import { ATTRIBUTES as A, held } from './attributes.js';
import { both, disc, light, line, move, shade, shape } from './palette.js';
import { beads, fist, plume, ruff, sleeve, studs, torso } from './parts.js';

/** @type {Record<string, import('./characters.js').Character>} */
export const KANAI = {
  soldier: {
    face: { skin: 'tan', jaw: 'square', eyes: 'open', brows: 'stern', nose: 'none', mouth: 'smirk', hair: 'straw', look: 0, blush: 0.4 },
    behind: [held(A.spear, 160, 208, 4)],
    hairBack: [shape('straw', 'M72 104C64 124 64 146 70 160C80 162 86 152 88 144H112C114 152 120 162 130 160C136 146 136 124 128 104Z')],
    body: [torso('rust'), line('leather', 2, 'M46 196L60 210M58 186L74 204M70 180L88 200M154 196L140 210M142 186L126 204M130 180L112 200', 0.7), shape('leather', 'M86 162Q100 178 114 162L120 172Q100 194 80 172Z'), studs('gold', 2, [[90, 178], [100, 181], [110, 178]])],
    wear: [
      shape('steel', 'M70 104C66 74 84 48 100 34C116 48 134 74 130 104Q100 94 70 104Z'), light('M76 96C74 74 86 56 96 44C90 62 86 78 86 94Z', 0.65), shade('M100 34C116 48 134 74 130 104Q122 100 116 99C120 76 114 54 100 34Z', 0.25), shape('iron', 'M68 105Q100 90 132 105V95Q100 81 68 95Z'), studs('silver', 2.2, [[76, 97], [88, 92.500], [112, 92.500], [124, 97]]), shape('iron', 'M95 88H105L104 126Q100 131 96 126Z'), light('M96 90H99V126Q97 126 96.500 124Z', 0.35), line('iron', 2.4, 'M100 36V88'), line('leather', 3, 'M75 106Q76 138 92 148M125 106Q124 138 108 148'),
    ],
    held: [fist('tan', 160, 200, 4), held(A.shield, 68, 194, -4, 0.92)],
  },

  clown: {
    face: { skin: 'snow', jaw: 'round', eyes: 'closed', rightEye: 'open', brows: 'raised', nose: 'none', mouth: 'curl', hair: 'ink', look: 1, blush: 1 },
    body: [torso('linen'), both(shape('sky', 'M60 196l9 13-9 13-9-13zM84 214l9 13-9 13-9-13z')), beads('crimson', 6, [[100, 206], [100, 226]]), ruff(168, 52, 15, 'snow'), line('crimson', 2, 'M60 176Q100 196 140 176', 0.9)],
    wear: [
      disc('crimson', 101, 125, 6), disc('rose', 99, 123, 2), line('blue', 2, 'M90 100V106M90 119V127M113 97V103M113 120V128'), shape('blue', 'M89 128Q92.500 134 89 136Q85.500 134 89 128Z'),
      both(...[[70, 96, 9], [65, 109, 9], [70, 121, 8]].map(([x, y, r]) => disc('copper', x ?? 0, y ?? 0, r ?? 0)), line('rust', 1.4, 'M66 96q4-5 8 0M61 109q4-5 8 0M66 121q4-5 8 0')),
      shape('sky', 'M74 92L98 36L126 92Q100 78 74 92Z'), shade('M98 36L126 92Q116 86 106 85Z', 0.22), light('M78 88L96 46L90 84Z', 0.4), shape('crimson', 'M72 95Q100 76 128 95L126 86Q100 68 75 86Z'), beads('crimson', 6, [[98, 37], [97, 56], [96, 73]]),
    ],
    held: [sleeve('linen', 'crimson', 150, 204, 176), held(A.mirror, 150, 176, 10, 0.95), fist('snow', 146, 208, 6)],
    tilt: -6,
  },

  knight: {
    // No face at all: a great helm, and a plume that gives the bravery away.
    body: [
      torso('steel'), light('M30 216C30 194 46 182 66 179C50 188 42 202 42 222Z', 0.6), shape('snow', 'M64 177L84 164H116L136 177L130 244H70Z'), shade('M112 164L136 177L130 244H108Q124 206 112 164Z', 0.16), shape('crimson', 'M92 170H108V244H92ZM70 206H131V222H69Z', 0.95), line('iron', 2, 'M30 216Q46 222 58 214M34 204Q48 210 60 202M170 216Q154 222 142 214M166 204Q152 210 140 202', 0.8),
    ],
    wear: [
      move('translate(100 58) scale(-.78 .78) rotate(50)', plume('crimson')), move('translate(100 58) scale(.78) rotate(50)', plume('ochre')), move('translate(96 58) rotate(-14) scale(.74)', plume('snow')),
      shape('silver', 'M68 66Q100 44 132 66L134 150Q118 176 100 182Q82 176 66 150Z'), shade('M100 52Q118 52 132 66L134 150Q118 176 100 182Z', 0.26), light('M72 70Q82 60 92 57L86 168Q76 158 71 148Z', 0.6),
      shape('gold', 'M95 54H105V178L100 182L95 178Z'), shape('gold', 'M66 98Q100 86 134 98V119Q100 106 66 119Z'), shape('ink', 'M71 104Q84 98 94 98V105Q82 106 71 111ZM129 104Q116 98 106 98V105Q118 106 129 111Z'), disc('snow', 86, 103, 1.600), disc('snow', 114, 103, 1.600),
      studs('ink', 2, [[78, 132], [86, 130], [78, 142], [86, 140], [80, 152], [88, 150], [122, 132], [114, 130], [122, 142], [114, 140], [120, 152], [112, 150]]), studs('iron', 1.800, [[72, 74], [128, 74], [70, 126], [130, 126]]),
    ],
    held: [held(A.sword, 38, 202, -6, 0.95), sleeve('steel', 'iron', 40, 208, 20), fist('iron', 38, 202, -6)],
  },

  priestess: {
    face: { skin: 'tan', jaw: 'soft', eyes: 'closed', brows: 'arch', nose: 'straight', mouth: 'lips', hair: 'raven', lashes: true, blush: 0.4 },
    behind: [shape('sky', 'M100 52C136 54 148 100 148 140C148 180 164 210 168 244H32C36 210 52 180 52 140C52 100 64 54 100 52Z', 0.75), line('snow', 1.600, 'M60 112C58 160 46 200 42 240M140 112C142 160 154 200 158 240', 0.6)],
    hairBack: [shape('raven', 'M74 84C58 108 62 150 58 196C66 204 80 200 86 190L88 140H112L114 190C120 200 134 204 142 196C138 150 142 108 126 84Z'), line('slate', 1.500, 'M68 112C66 144 68 172 66 194M76 116C74 146 76 172 75 196M132 112C134 144 132 172 134 194', 0.9)],
    body: [torso('linen', 'slim'), line('dusk', 1.400, 'M76 184Q86 210 84 244M124 184Q114 210 116 244M92 186Q96 214 94 244', 0.24), shape('gold', 'M76 178Q92 170 90 162H110Q108 170 124 178Q114 192 100 194Q86 192 76 178Z'), line('bronze', 1.300, 'M80 180Q100 196 120 180M86 174Q100 186 114 174', 0.7), beads('teal', 2.600, [[88, 180], [100, 184], [112, 180]])],
    wear: [
      shape('raven', 'M74 124C62 98 70 72 100 70C130 72 138 98 126 124C126 106 118 94 100 86C82 94 74 106 74 124Z'), light('M76 104C76 88 86 78 96 76C90 84 86 90 84 96Z', 0.2), line('gold', 3, 'M72 100Q84 88 100 87Q116 88 128 100'), shape('gilt', 'M88 66A14 14 0 1 0 112 66A11 11 0 1 1 88 66Z'), disc('teal', 100, 87, 4), disc('sky', 99, 86, 1.400), both(line('gold', 1.400, 'M75 122V130'), disc('gold', 75, 133, 3)),
    ],
    held: [sleeve('linen', 'gold', 74, 220, 44), sleeve('linen', 'gold', 126, 220, 156), held(A.orb, 100, 196, 0, 0.9), shape('tan', 'M72 208C78 204 84 206 88 212Q94 218 100 218Q106 218 112 212C116 206 122 204 128 208C126 224 114 232 100 232C86 232 74 224 72 208Z'), line('dusk', 1.400, 'M78 214Q86 224 96 225M122 214Q114 224 104 225M100 220V230', 0.35)],
  },

  wizard: {
    face: { skin: 'fair', jaw: 'long', eyes: 'open', brows: 'stern', rightBrow: 'raised', nose: 'hook', mouth: 'none', hair: 'snow', look: -3, old: true, blush: 0.6 },
    behind: [held(A.staff, 162, 172, 4)],
    hairBack: [shape('snow', 'M72 96C58 120 60 150 52 176C64 184 78 176 86 160H114C122 176 136 184 148 176C140 150 142 120 128 96Z'), line('ash', 1.400, 'M68 118C64 140 62 158 58 174M132 118C136 140 138 158 142 174', 0.7)],
    body: [torso('navy', 'cloak'), light('M26 240C30 212 44 192 64 178C50 196 42 216 40 244Z', 0.14), shape('gilt', 'M48 206l2 6 6 2-6 2-2 6-2-6-6-2 6-2zM142 194l1.600 5 5 1.600-5 1.600-1.600 5-1.600-5-5-1.600 5-1.600z'), line('gold', 3, 'M84 166Q72 206 72 244M116 166Q128 206 128 244')],
    wear: [
      shape('snow', 'M74 114C68 144 76 196 92 232Q97 238 102 232C120 196 132 144 126 114C124 128 116 132 108 132Q97 126 88 132C80 132 76 128 74 114Z'), shade('M126 114C132 144 120 196 102 232Q99 236 97 235C112 200 118 160 114 131Q122 126 126 114Z', 0.15), line('ash', 1.500, 'M82 140Q86 180 95 214M92 148Q94 180 98 204M116 140Q112 180 102 214M104 150Q103 176 100 194', 0.65), shape('snow', 'M97 131C86 127 78 134 70 146Q88 146 97 138Q106 146 124 146C116 134 108 127 97 131Z'), line('ash', 1.200, 'M70 146Q88 146 97 138Q106 146 124 146', 0.7),
      shape('navy', 'M68 94C74 72 84 48 98 34C106 26 124 20 140 34C128 32 122 38 120 46C124 62 128 78 132 94Q100 80 68 94Z'), light('M74 90C80 70 88 54 98 42C92 60 88 74 88 87Z', 0.2), shade('M120 46C124 62 128 78 132 94Q124 90 114 88C116 70 112 54 104 42Q116 34 140 34C128 32 122 38 120 46Z', 0.28), shape('gilt', 'M90 62l2 6 6 2-6 2-2 6-2-6-6-2 6-2zM108 46l1.500 4 4 1.500-4 1.500-1.500 4-1.500-4-4-1.500 4-1.500zM112 72a6 6 0 1 0 6 7a5 5 0 1 1-6-7z'), shape('violet', 'M67 93Q100 76 133 93L131 84Q100 68 69 84Z'),
      shape('navy', 'M40 104C50 90 76 84 100 84C124 84 150 90 160 104C140 98 120 95 100 95C80 95 60 98 40 104Z'), light('M46 99C58 90 78 87 100 87Q74 90 46 99Z', 0.3),
    ],
    held: [sleeve('navy', 'violet', 158, 206, 184), fist('fair', 162, 200, 4)],
    tilt: 2,
  },

  general: {
    face: { skin: 'tan', jaw: 'square', eyes: 'stern', rightEye: 'none', brows: 'stern', rightBrow: 'none', nose: 'straight', mouth: 'none', hair: 'ash', look: -2, old: true },
    body: [
      torso('navy'), shape('crimson', 'M90 166L78 244H122L110 166Z'), both(line('gold', 2.400, 'M84 172L72 244'), studs('gilt', 3, [[76, 190], [73, 206], [70, 222]])), line('gold', 2, 'M88 192H112M87 206H113M86 220H114'),
      shape('sky', 'M58 180L72 176L144 244H122Z'), line('snow', 1.600, 'M64 179L132 244'), both(shape('gold', 'M28 196C28 182 46 172 64 176C68 184 66 190 62 194Z'), line('gilt', 2.800, 'M30 198V214M37 198V217M44 197V218M51 196V216M58 195V212'), line('bronze', 1.400, 'M29 196Q46 190 62 193')),
      shape('black', 'M86 156Q100 170 114 156L116 166Q100 182 84 166Z'), shape('gilt', 'M134 200l3 7 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1z'), shape('crimson', 'M131 192H137V201H131Z'),
    ],
    wear: [
      shape('ash', 'M74 94C68 112 70 132 80 142C84 134 80 120 82 104ZM126 94C132 112 130 132 120 142C116 134 120 120 118 104Z'), shape('ash', 'M98 131C88 126 80 130 68 126C72 142 88 144 98 138C108 144 126 142 130 126C118 130 108 126 98 131Z'), light('M76 132Q86 132 94 132Q86 137 80 138Z', 0.4), line('dusk', 2, 'M92 146Q98 143.500 104 146', 0.6),
      line('ink', 2, 'M78 96L104 108M118 112L127 116'), shape('ink', 'M100 105Q110 101 120 107Q122 119 111 122Q101 118 100 105Z'),
      shape('black', 'M34 96C38 66 62 34 100 34C138 34 162 66 166 96C150 86 126 84 100 84C74 84 50 86 34 96Z'), light('M42 86C48 66 66 44 92 40C70 52 58 68 54 84Z', 0.18), line('gold', 4, 'M35 95C50 86 74 84 100 84C126 84 150 86 165 95'), line('gilt', 1.300, 'M38 92C54 84 76 82 100 82'), disc('crimson', 122, 60, 11), disc('snow', 122, 60, 7), disc('blue', 122, 60, 3.600), line('gold', 3, 'M122 66L118 82'), move('translate(124 50) rotate(-14) scale(.62)', plume('snow')),
    ],
    held: [sleeve('navy', 'gold', 60, 216, 30), held(A.spyglass, 62, 206, -14, 0.8), fist('fair', 62, 208, 66)],
  },
};
