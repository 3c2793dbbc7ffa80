/** A dialog: the browser's own, so that Esc closes it and the focus goes back where it was. */

import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { html } from "../html.js";
import { t } from "../words.js";

/**
 * @param {{title: string, onClose: () => void, children?: unknown, wide?: boolean}} props
 */
export function Dialog({ title, onClose, children, wide = false }) {
  const titled = useId();
  const box = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useLayoutEffect(() => {
    const dialog = box.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  return html`
    <dialog
      ref=${box}
      class=${wide ? "dialog dialog-wide parchment" : "dialog parchment"}
      aria-labelledby=${titled}
      onClose=${onClose}
      onClick=${(/** @type {MouseEvent} */ event) => event.target === box.current && box.current?.close()}
    >
      <div class="dialog-inside">
        <header class="dialog-head">
          <h2 id=${titled} tabindex="-1" autofocus>${title}</h2>
          <button type="button" class="button button-quiet" onClick=${() => box.current?.close()}>${t("dialog-close")}</button>
        </header>
        ${children}
      </div>
    </dialog>
  `;
}
