/** The open tables, as the server last listed them. */

import { batch, signal } from "@preact/signals";
import { get } from "./net.js";

/** @import { Table } from "./types" */

export const openTables = signal(/** @type {Table[] | null} */ (null));
/** How many people are at tables now. */
export const people = signal(0);

/** Asks the server which tables wait for players. */
export async function lookForTables() {
  const { body } = await get("/api/tables");
  batch(() => {
    openTables.value = body?.tables ?? [];
    people.value = body?.people ?? 0;
  });
}
