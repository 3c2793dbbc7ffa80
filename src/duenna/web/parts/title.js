/** The window's title and the small picture beside it, which say when it is your turn. */

import { useEffect } from "preact/hooks";

const SEAL =
  "<circle cx='16' cy='16' r='13' fill='#9c1c2c'/><path d='M8 12h16v10H8zm0 0 8 6 8-6' fill='none' stroke='#fbeeda' stroke-width='2'/>";
const DOT = "<circle cx='25' cy='7' r='7' fill='#ffd98a' stroke='#43101f' stroke-width='2'/>";

/**
 * Sets the title for as long as the component is there.
 * @param {string} title
 * @param {boolean} [mine]  whether it is the reader's turn
 */
export function useTitle(title, mine = false) {
  useEffect(() => {
    document.title = title ? `${title} · Duenna` : "Duenna";
    const icon = document.querySelector("link[rel=icon]");
    const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'>${SEAL}${mine ? DOT : ""}</svg>`;
    icon?.setAttribute("href", `data:image/svg+xml,${encodeURIComponent(svg)}`);
  }, [title, mine]);
}
