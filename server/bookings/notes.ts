import type { Kysely } from "kysely";
import type { Database } from "#server/db/schema.ts";
import { type Change, defineChange } from "./change.ts";
import { deriveAgain } from "./derived-columns.ts";
import { addEvent } from "./history.ts";

export async function writeNote(
  db: Kysely<Database>,
  note: Change & { readonly text: string },
): Promise<void> {
  await addEvent(db, { ...note, kind: "note" });
  await deriveAgain(db, [note.bookingId]);
}

export const addNote = defineChange({
  name: "addNote",
  allows: ["merged"],
  event: ({ text }: { readonly text: string }) => ({ kind: "note", text }),
  async run(db, change) {
    await writeNote(db, change);
    return undefined;
  },
});
