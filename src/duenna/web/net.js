/** Talking to the server: requests, and commands that are safe to send again (docs/protocol.md). */

import { at } from "./place.js";

/** What came back: the status (0 if the server could not be reached) and the JSON, if any. */
/** @typedef {{status: number, body: any}} Answer */

const TRIES = 4;

/** A text that no other command has; works without a secure context too. */
export function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * One request; never throws.
 * @param {"GET" | "POST"} method
 * @param {string} path
 * @param {unknown} [body]
 * @returns {Promise<Answer>}
 */
export async function request(method, path, body) {
  try {
    const response = await fetch(at(path), {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    return { status: response.status, body: await response.json().catch(() => null) };
  } catch {
    return { status: 0, body: null };
  }
}

/** @param {string} path */
export function get(path) {
  return request("GET", path);
}

/**
 * A command, sent again under the same id where the line or the server failed: it is carried out once.
 * @param {string} path
 * @param {Record<string, unknown>} body
 * @param {() => void} [again]  called whenever it has to be sent again
 * @returns {Promise<Answer>}
 */
export async function command(path, body, again = () => {}) {
  const once = { cmd_id: newId(), ...body };
  for (let tries = 1; ; tries += 1) {
    const answer = await request("POST", path, once);
    const failed = answer.status === 0 || answer.status >= 500 || answer.status === 429;
    if (!failed || tries === TRIES) return answer;
    again();
    await rest(300 * 2 ** tries);
  }
}

/** @param {number} milliseconds */
function rest(milliseconds) {
  return new Promise((done) => setTimeout(done, milliseconds));
}

/**
 * Makes a table.
 * @param {Record<string, unknown>} wanted
 */
export function makeTable(wanted) {
  return command("/api/tables", wanted);
}
