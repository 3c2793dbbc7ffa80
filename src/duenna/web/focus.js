/** The focus is never moved by what others do; only where its element is gone does it go to the title of what is there. */

/** Keeps the focus on the page, from one screen to the next too. @param {Element} page */
export function keepFocus(page) {
  /** @type {Element | null} */
  let last = null;
  document.addEventListener("focusin", ({ target }) => (last = target instanceof Element ? target : null));
  const look = () => {
    if (!last || last.isConnected || document.activeElement !== document.body) return;
    /** @type {HTMLElement | null} */
    const title = document.querySelector("h1[tabindex]");
    title?.focus({ preventScroll: true }); // while there is none, the next change looks again
  };
  new MutationObserver(look).observe(page, { childList: true, subtree: true });
}
