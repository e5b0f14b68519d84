import { defineChange } from "#server/journal/change.ts";
import { deriveAgain } from "#server/journal/derived-columns.ts";
import { addEvent } from "#server/journal/history.ts";

export const addNote = defineChange({
  name: "addNote",
  allows: ["merged"],
  event: ({ text }: { readonly text: string }) => ({ kind: "note", text }),
  async run(db, { text, ...change }) {
    await addEvent(db, { ...change, kind: "note", text });
    await deriveAgain(db, [change.bookingId]);
    return undefined;
  },
});
