// The data table of all characters, and the order in which a figure is drawn.

import { LOW } from './court-low.js';
import { MIDDLE } from './court-middle.js';
import { HIGH } from './court-high.js';
import { KANAI } from './kanai.js';
import { move } from './palette.js';
import { faceOf, neck } from './parts.js';

/**
 * One character: a face, and drawings in layers. `tilt` turns head, hair and hat together, in degrees.
 * @typedef {object} Character
 * @property {import('./parts.js').Face} [face] none where a helmet hides it
 * @property {string[]} [behind] what stands behind the figure
 * @property {string[]} [hairBack] hair and veils behind the neck
 * @property {string[]} body
 * @property {string[]} [wear] hair, beard and hat, over the face
 * @property {string[]} [held]
 * @property {number} [tilt]
 */

/** @type {Readonly<Record<string, Character>>} */
export const CHARACTERS = Object.freeze({ ...LOW, ...MIDDLE, ...HIGH, ...KANAI });

/**
 * @param {Character} character
 * @returns {string}
 */
export function figure({ face, behind = [], hairBack = [], body, wear = [], held = [], tilt = 0 }) {
  /** @param {...string} shapes */
  const head = (...shapes) => (tilt ? move(`rotate(${tilt} 100 160)`, ...shapes) : shapes.join(''));
  /** Shoulders stand a little higher than they are drawn: no long necks at this court. @param {string[]} shapes */
  const raised = (shapes) => (shapes.length ? move('translate(0 -7)', ...shapes) : '');
  return (
    raised(behind) +
    head(...hairBack) +
    (face ? neck(face.skin) : '') +
    raised(body) +
    head(face ? faceOf(face) : '', ...wear) +
    raised(held)
  );
}
