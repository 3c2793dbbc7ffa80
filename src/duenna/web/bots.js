/** The computer players that the server has. */

import { signal } from "@preact/signals";
import { words } from "./words.js";

export const bots = signal({ bots: ["counter"], usual: "counter" });

/** What a computer player is called; one that was added to the server, by its own name. @param {string | null} level */
export function botName(level) {
  const id = `bot-${level ?? bots.value.usual}`;
  return words.value.has(id) ? words.value.text(id) : words.value.text("bot-other", { name: level ?? "" });
}

/** All of them as choices. @returns {[string, string][]} */
export function botChoices() {
  return bots.value.bots.map((level) => [level, botName(level)]);
}
