/** What happened in the game, found by its kind. */

/** @import { GameEvent } from "./types" */
/** @typedef {GameEvent["event"]} Kind */

/**
 * The last event of that kind; undefined if there is none.
 * @template {Kind} K
 * @param {GameEvent[]} events
 * @param {K} kind
 * @returns {Extract<GameEvent, {event: K}> | undefined}
 */
export function lastOf(events, kind) {
  return /** @type {any} */ (events.findLast(({ event }) => event === kind));
}
