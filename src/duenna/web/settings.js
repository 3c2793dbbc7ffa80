/** What a person has set for this browser: kept in localStorage, applied to the root element. */

import { effect, signal } from "@preact/signals";
import { recall, remember } from "./storage.js";

/**
 * @typedef {object} Settings
 * @property {string} language  the one chosen; "" is as the browser has it
 * @property {"100" | "125" | "150" | "200"} size  of text, in percent
 * @property {"system" | "light" | "dark"} theme
 * @property {"system" | "less"} motion
 * @property {"calm" | "normal" | "quick" | "once"} speed  at which what happens is shown
 * @property {boolean} sound
 * @property {boolean} notices  a notification when it is your turn and the page is out of sight
 * @property {boolean} keys  single keys
 * @property {boolean} quick  the last choice plays the card, without a button
 * @property {"full" | "brief" | "off"} speech  what is announced to screen readers
 */

/** @type {Settings} */
const USUAL = {
  language: "",
  size: "100",
  theme: "system",
  motion: "system",
  speed: "normal",
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

effect(() => {
  const root = document.documentElement;
  const { size, theme, motion } = settings.value;
  root.dataset.size = size;
  root.dataset.theme = theme;
  root.dataset.motion = motion;
});
