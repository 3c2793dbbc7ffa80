/** The time left for the decision, where the table has a limit. Spoken at 60, 30 and 10 seconds only. */

import { useEffect, useState } from "preact/hooks";
import { html, classes } from "../html.js";
import { announce } from "../announce.js";
import { t } from "../words.js";

/** @import { Room } from "./room.js" */

const SPOKEN = [60, 30, 10];

/** @param {{room: Room}} props */
export function Clock({ room }) {
  const deadline = room.table.value?.deadline ?? null;
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (deadline === null) return;
    const tick = () => {
      const seconds = room.secondsLeft() ?? 0;
      setLeft(seconds);
      if (SPOKEN.includes(seconds) && room.asked.peek())
        announce(t("told-seconds", { count: seconds }), { urgent: true });
    };
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [deadline]);
  if (deadline === null) return null;
  const shown = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  return html`
    <p class=${classes("clock", left <= 10 && "is-short")} role="timer" aria-live="off">
      <span class="visually-hidden">${t("clock-label")}</span> ${shown}
    </p>
  `;
}
