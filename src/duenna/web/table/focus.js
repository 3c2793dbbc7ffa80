/** The focus is never moved by what others do; only where its element is gone does it go to the title. */

import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

export function useFocusKept() {
  const last = useRef(/** @type {Element | null} */ (null));
  useEffect(() => {
    /** @param {FocusEvent} event */
    const note = (event) => (last.current = event.target instanceof Element ? event.target : null);
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);
  useLayoutEffect(() => {
    // Children may still be drawn in this turn of the event loop: look once all are.
    const timer = setTimeout(() => {
      const lost = last.current && !last.current.isConnected;
      if (!lost || document.activeElement !== document.body) return;
      last.current = null;
      document.getElementById("table-title")?.focus({ preventScroll: true });
    }, 0);
    return () => clearTimeout(timer);
  });
}
