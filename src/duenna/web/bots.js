/** The computer players that the server has. */

import { vocabulary } from "./vocabulary.js";
import { words } from "./words.js";

/** What a computer player is called; one that was added to the server, by its own name. @param {string | null} level */
export function botName(level) {
  const id = `bot-${level ?? vocabulary.value.usual_bot}`;
  return words.value.has(id) ? words.value.text(id) : words.value.text("bot-other", { name: level ?? "" });
}

/** All of them as choices. @returns {[string, string][]} */
export function botChoices() {
  return vocabulary.value.bots.map((level) => [level, botName(level)]);
}
