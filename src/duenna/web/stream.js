/** The stream of a table: Server-Sent Events that go on where they stopped, and at once when the page comes back. */

import { signal } from "@preact/signals";
import { at } from "./place.js";

/** @import { StreamMessage } from "./types" */

/** How the line is: opening for the first time, open, or lost and being mended. */
/** @typedef {"opening" | "open" | "lost"} Line */

const SILENCE = 40_000; // the server pings every 15 seconds
const PATIENCE = [500, 1000, 2000, 4000, 8000];

/**
 * Opens the stream of a table and keeps it open.
 * @param {string} id
 * @param {number} after  the number of the last event that is known
 * @param {(message: StreamMessage) => void} take
 */
export function openStream(id, after, take) {
  const line = signal(/** @type {Line} */ ("opening"));
  /** @type {EventSource | null} */
  let source = null;
  let seen = after;
  let failures = 0;
  /** @type {number | undefined} */
  let timer;

  function connect() {
    source?.close();
    clearTimeout(timer);
    const mine = new EventSource(at(`/api/tables/${id}/events?after=${seen}`));
    source = mine;
    timer = setTimeout(lose, SILENCE);
    mine.onmessage = ({ data }) => {
      if (source !== mine) return;
      failures = 0;
      line.value = "open";
      clearTimeout(timer);
      timer = setTimeout(lose, SILENCE);
      /** @type {StreamMessage} */
      const message = JSON.parse(data);
      if ("seq" in message) seen = message.seq;
      take(message);
    };
    mine.onopen = () => {
      if (source === mine) line.value = "open";
    };
    mine.onerror = () => {
      if (source === mine) lose();
    };
  }

  function lose() {
    source?.close();
    source = null;
    line.value = "lost";
    clearTimeout(timer);
    timer = setTimeout(connect, PATIENCE[Math.min(failures, PATIENCE.length - 1)]);
    failures += 1;
  }

  // A phone that slept holds a dead line without knowing: open a new one the moment it is looked at.
  function comeBack() {
    if (document.visibilityState === "visible") {
      failures = 0;
      connect();
    }
  }

  connect();
  document.addEventListener("visibilitychange", comeBack);
  addEventListener("online", comeBack);
  addEventListener("offline", lose);
  addEventListener("pageshow", showAgain);

  /** @param {PageTransitionEvent} event */
  function showAgain(event) {
    if (event.persisted) comeBack();
  }

  return {
    line,
    close() {
      source?.close();
      source = null;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", comeBack);
      removeEventListener("online", comeBack);
      removeEventListener("offline", lose);
      removeEventListener("pageshow", showAgain);
    },
  };
}
