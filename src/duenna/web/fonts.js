/** The page's fonts, awaited before the first screen is shown: nothing on it moves when they come. */

import { signal } from "@preact/signals";
import { settings } from "./settings.js";

/** Milliseconds after which another font must do until they are there. */
const PATIENCE = 1500;

/** Whether the fonts are there, or have had their time. */
export const fontsReady = signal(false);

/** Letters that stand in the words of the language, one from each file that has some. */
const letters = settings.peek().language === "et" ? "a\u017e" : "a";
const all = ["Fraunces", "Atkinson Hyperlegible Next"].map((family) =>
  document.fonts.load(`1em "${family}"`, letters),
);
const late = new Promise((done) => setTimeout(done, PATIENCE));
Promise.race([Promise.allSettled(all), late]).then(() => (fontsReady.value = true));
