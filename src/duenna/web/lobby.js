/** The open tables, as the server last listed them. */

import { signal } from "@preact/signals";
import { get } from "./net.js";

/** @import { Table } from "./types" */

export const openTables = signal(/** @type {Table[] | null} */ (null));

/** Asks the server which tables wait for players. */
export async function lookForTables() {
  const { body } = await get("/api/tables");
  openTables.value = body?.tables ?? [];
}
