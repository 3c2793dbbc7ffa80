/** A first round, guided, at the table where all matches are played. */

import { useEffect, useMemo } from "preact/hooks";
import { html } from "../html.js";
import { Header } from "../parts/header.js";
import { Draft } from "../table/draft.js";
import { Lesson } from "../table/lesson.js";
import { Playing } from "../table/screen.js";
import { Line } from "../table/bar.js";
import { t } from "../words.js";

export function Learn() {
  const [room, draft] = useMemo(() => {
    const made = new Lesson();
    return /** @type {const} */ ([made, new Draft(made)]);
  }, []);
  useEffect(
    () => () => {
      room.close();
      draft.stop();
    },
    [room],
  );
  if (room.table.value) return html`<${Playing} room=${room} draft=${draft} />`;
  return html`
    <${Header} />
    <main id="main" class="page">
      <h1 tabindex="-1">${t("lesson-title")}</h1>
      <${Line} room=${room} />
    </main>
  `;
}
