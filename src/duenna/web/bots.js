/** The computer players that the server has. */

import { vocabulary } from "./vocabulary.js";
import { words } from "./words.js";

/** What a computer player is called. @param {string | null} level */
export function botName(level) {
  const found = vocabulary.value.bots.find(({ bot }) => bot === (level ?? vocabulary.value.usual_bot));
  return found ? words.value.say(found.say) : words.value.text("bot-other", { name: level ?? "" });
}

/** All of them as choices. @returns {[string, string][]} */
export function botChoices() {
  return vocabulary.value.bots.map(({ bot, say }) => [bot, words.value.say(say)]);
}
