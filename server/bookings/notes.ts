import type { Kysely } from "kysely";
import type { Database } from "#server/db/schema.ts";
import { defineChange } from "./change.ts";
import { deriveAgain } from "./derived-columns.ts";
import { addEvent, type NewEvent } from "./history.ts";

export async function writeNote(
  db: Kysely<Database>,
  note: Omit<NewEvent, "kind"> & { readonly text: string },
): Promise<void> {
  await addEvent(db, { ...note, kind: "note" });
  await deriveAgain(db, [note.bookingId]);
}

export const addNote = defineChange<{ readonly text: string }>({
  name: "addNote",
  allows: ["merged"],
  async run(db, change) {
    await writeNote(db, change);
    return undefined;
  },
});
