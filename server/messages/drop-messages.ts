import type { Kysely } from "kysely";
import type { Database } from "#server/db/schema.ts";

/** Drops all messages, or those that the caller chooses. An attempt that is under way is not stopped. */
export const dropMessages = (db: Kysely<Database>) =>
  db.updateTable("messages").set({ state: "dropped", claimed_until: null, error: null });
