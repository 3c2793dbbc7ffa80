/** The time until computer players take the free seats, where strangers are waited for. Spoken at 30 and 10 seconds only. */

import { useEffect, useState } from "preact/hooks";
import { html } from "../html.js";
import { announce } from "../announce.js";
import { t } from "../words.js";

/** @import { Room } from "./room.js" */

const SPOKEN = [30, 10];

/** @param {{room: Room}} props */
export function Fills({ room }) {
  const at = room.table.value?.fills_at ?? null;
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (at === null) return;
    const tick = () => {
      const count = room.secondsUntil(at);
      setLeft(count);
      if (SPOKEN.includes(count)) announce(t("gather-fills", { count }));
    };
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [at]);
  if (at === null) return null;
  return html`<p role="timer" aria-live="off"><strong>${t("gather-fills", { count: left })}</strong></p>`;
}
