/** The page's fonts, awaited before the first screen is shown: nothing on it moves when they come. */

import { effect, signal } from "@preact/signals";
import { language, told, vocabulary } from "./vocabulary.js";

/** Milliseconds after which another font must do until they are there. */
const PATIENCE = 1500;

/** Whether the fonts are there, or have had their time. */
export const fontsReady = signal(false);

const stop = effect(() => {
  if (!told.value) return;
  // One letter from each file of a font that the language has some in.
  const letters = vocabulary.value.languages.find((each) => each.language === language.value)?.letters ?? "";
  const all = ["Fraunces", "Atkinson Hyperlegible Next"].map((family) =>
    document.fonts.load(`1em "${family}"`, `a${letters}`),
  );
  const late = new Promise((done) => setTimeout(done, PATIENCE));
  Promise.race([Promise.allSettled(all), late]).then(() => (fontsReady.value = true));
  queueMicrotask(() => stop());
});
