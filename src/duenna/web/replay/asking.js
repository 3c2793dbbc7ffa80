/** What the server is asked about a match that is over: the replay in somebody's eyes, and the analysis. */

import { get } from "../net.js";
import { words } from "../words.js";

/** @import { Analysis, KnownTo, Told } from "../types" */

const AGAIN = 700; // milliseconds until the server is asked anew
const PATIENCE = 5000; // and where many wait

/** @type {Map<string, any>} What was told already, for matches that are over do not change. */
const kept = new Map();

/**
 * A match that is over, step by step, or why it is not told.
 * @param {string} id @param {number} match @param {string} eyes
 * @returns {Promise<{told: Told | null, problem: string}>}
 */
export async function askReplay(id, match, eyes) {
  const { made, problem } = await ask(`/api/tables/${id}/replay?match=${match}&eyes=${encodeURIComponent(eyes)}`);
  return { told: made, problem };
}

/**
 * The analysis of a match that is over, or why there is none; until it is made, `say` hears how far it is and says
 * whether it is still wanted.
 * @param {string} id @param {number} match @param {(done: number) => boolean} say
 * @returns {Promise<{analysis: Analysis | null, problem: string}>}
 */
export async function askAnalysis(id, match, say) {
  const { made, problem } = await ask(`/api/tables/${id}/analysis?match=${match}`, say);
  return { analysis: made, problem };
}

/** What a seat could know, of a match that is analysed. @param {string} id @param {number} match @param {number} seat @returns {Promise<KnownTo | null>} */
export async function askKnown(id, match, seat) {
  return (await ask(`/api/tables/${id}/analysis?match=${match}&eyes=${seat}`, () => true)).made;
}

/**
 * What is made at an address, kept for the next time; asked again while it is being made.
 * @param {string} path @param {(done: number) => boolean} [say]
 * @returns {Promise<{made: any, problem: string}>}
 */
async function ask(path, say = () => false) {
  const before = kept.get(path);
  if (before) return { made: before, problem: "" };
  for (;;) {
    const { status, body } = await get(path);
    if (status === 200) {
      kept.set(path, body);
      return { made: body, problem: "" };
    }
    const waits = status === 202 || status === 429;
    if (!waits || !say(body?.done ?? 0)) return { made: null, problem: words.value.refusal(body) };
    await new Promise((rested) => setTimeout(rested, status === 202 ? AGAIN : PATIENCE));
  }
}
