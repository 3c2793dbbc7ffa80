/** What a person has set for this browser: kept in localStorage, applied to the root element. */

import { effect, signal } from "@preact/signals";
import { recall, remember } from "./storage.js";

export const LANGUAGES = ["en", "es", "et", "fr", "pt"];
/** Each language by its own name. @type {Record<string, string>} */
export const LANGUAGE_NAMES = { en: "English", es: "Español", et: "Eesti", fr: "Français", pt: "Português" };

/**
 * @typedef {object} Settings
 * @property {string} language  one of LANGUAGES
 * @property {"100" | "125" | "150" | "200"} size  of text, in percent
 * @property {"system" | "light" | "dark"} theme
 * @property {"system" | "less"} motion
 * @property {boolean} sound
 * @property {boolean} notices  a notification when it is your turn and the page is out of sight
 * @property {boolean} keys  single keys
 * @property {boolean} quick  the last choice plays the card, without a button
 * @property {"full" | "brief" | "off"} speech  what is announced to screen readers
 */

/** @type {Settings} */
const USUAL = {
  language: browserLanguage(),
  size: "100",
  theme: "system",
  motion: "system",
  sound: true,
  notices: false,
  keys: true,
  quick: false,
  speech: "full",
};

export const settings = signal(/** @type {Settings} */ ({ ...USUAL, ...recall("settings", {}) }));

/**
 * Changes one setting.
 * @template {keyof Settings} K
 * @param {K} name
 * @param {Settings[K]} value
 */
export function set(name, value) {
  settings.value = { ...settings.value, [name]: value };
  const chosen = recall("settings", {});
  remember("settings", { ...chosen, [name]: value });
}

/** The person's name, as last given. */
export const myName = signal(recall("name", ""));

/** @param {string} name */
export function rename(name) {
  myName.value = name;
  remember("name", name);
}

function browserLanguage() {
  const wanted = (navigator.languages ?? [navigator.language]).map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.find((tag) => LANGUAGES.includes(tag)) ?? "en";
}

effect(() => {
  const root = document.documentElement;
  const { size, theme, motion } = settings.value;
  root.dataset.size = size;
  root.dataset.theme = theme;
  root.dataset.motion = motion;
});
