import { defineChange } from "./change.ts";
import { updateWords } from "./derive-again.ts";
import { addEvent } from "./history.ts";

export const addNote = defineChange({
  name: "addNote",
  allows: ["merged", "erased"],
  event: ({ text }: { readonly text: string }) => ({ kind: "note", text }),
  async run(db, { bookingId, actor, at, webhook, key, text }) {
    await addEvent(db, { bookingId, kind: "note", at, actor, text, webhook, key });
    await updateWords(db, [bookingId]);
    return undefined;
  },
});
