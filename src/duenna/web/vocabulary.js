/** What the server says once, before anything is shown: its languages, rule sets, computer players, phrases. */

import { computed, signal } from "@preact/signals";
import { get } from "./net.js";
import { within } from "./place.js";
import { settings } from "./settings.js";

/** @import { Vocabulary } from "./types" */

const AGAIN = 2000; // milliseconds after which the server is asked anew

/** @type {Vocabulary} */
const NOTHING = { languages: [], editions: [], bots: [], usual_bot: "", phrases: [], aids: [] };

export const vocabulary = signal(NOTHING);

/** Whether the server has said it. */
export const told = computed(() => vocabulary.value !== NOTHING);

/** The person's language: the one chosen, else the browser's first that there is, else English. */
export const language = computed(() => {
  const there = vocabulary.value.languages.map((each) => each.language);
  const browser = (navigator.languages ?? [navigator.language]).map((tag) => tag.slice(0, 2).toLowerCase());
  return [settings.value.language, ...browser].find((each) => there.includes(each)) ?? "en";
});

/** Every language as a choice. @returns {[string, string][]} */
export function languageChoices() {
  return vocabulary.value.languages.map((each) => [each.language, each.name]);
}

/** What a language calls itself. @param {string} code */
export function languageName(code) {
  return vocabulary.value.languages.find((each) => each.language === code)?.name ?? code;
}

/** Asks until the server answers. index.html names the address, with the hash of what is there. */
export async function loadVocabulary() {
  const link = document.querySelector("link[href*='/api/vocabulary']");
  const address = link?.getAttribute("href");
  const { status, body } = await get(address ? within(address) : "/api/vocabulary");
  if (status === 200) vocabulary.value = body;
  else setTimeout(loadVocabulary, AGAIN);
}
