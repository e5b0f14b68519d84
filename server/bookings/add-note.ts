import { changesBooking, defineCommand } from "#server/db/command.ts";
import { addEvent } from "./add-event.ts";
import { changed } from "./changed.ts";
import { lockBookings } from "./lock-bookings.ts";
import { type Change, notFound, type Outcome } from "./outcome.ts";
import { storedBefore } from "./stored-before.ts";
import { updateWords } from "./update-words.ts";

/** Writes a note into a booking's history, and into the search. */
export const addNote = defineCommand({
  name: "addNote",
  kind: "write",
  changes: changesBooking,
  async run(
    db,
    { bookingId, actor, at, webhook, key, text }: Change & { readonly text: string },
  ): Promise<Outcome> {
    // Locked, since erasing takes away the notes that it finds.
    const found = await lockBookings(db, [bookingId]);
    if (!found.has(bookingId)) return notFound;
    const before = await storedBefore(db, { bookingId, actor, key }, { kind: "note", text });
    if (before) return before;
    await addEvent(db, { bookingId, kind: "note", at, actor, text, webhook, key });
    await updateWords(db, [bookingId]);
    return changed(db, bookingId);
  },
});
