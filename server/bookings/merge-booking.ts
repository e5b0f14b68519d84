import { randomUUIDv7 } from "node:crypto";
import { type BookingStatus, statusWords } from "#domain/booking-status.ts";
import { conflict, defineChange, invalid, preceded } from "#server/journal/change.ts";
import { addEvent, readHistory } from "#server/journal/history.ts";
import { isRelated } from "#server/journal/related.ts";
import { carryVisit, checkCarry } from "#server/visits/carry-visit.ts";

/** A merged booking takes no others, so that merges are never more than one deep. */
export const mergeBooking = defineChange({
  name: "mergeBooking",
  allows: ["merged", "erased"],
  alsoLocks: async (_db, { into }) => [into],
  event: ({ into }: { readonly into: string }) => ({ kind: "merged", text: into }),
  async run(db, { bookingId, into, actor, at, key }, booking, locked) {
    const target = locked.get(into);
    if (booking.merged_into !== null) {
      const history = await readHistory(db, bookingId);
      const last = history.findLast(({ kind }) => kind === "merged");
      return last ? preceded(last) : conflict("It was merged into another booking.");
    }
    if (!target) return invalid("The other booking does not exist.");
    if (bookingId === into) return invalid("A booking cannot be merged into itself.");
    if (target.merged_into !== null)
      return invalid(
        "The other booking was itself merged into another. Please merge into that one.",
      );
    if (!isRelated(booking, target))
      return invalid("Only bookings with the same phone or email within 30 days can be merged.");
    const isAside = (status: BookingStatus) => status === "spam" || status === "declined";
    if (isAside(target.status) && !isAside(booking.status))
      return invalid(
        `The other booking is “${statusWords[target.status]}”: nobody would call. Please bring it back first.`,
      );
    if (target.email_key === "" && booking.email_key !== "")
      return invalid(
        "The other booking has no email address. Please enter this one's there first: Edit.",
      );
    const merged = await db
      .selectFrom("bookings")
      .select("id")
      .where("merged_into", "=", bookingId)
      .limit(1)
      .execute();
    if (merged.length > 0)
      return invalid(
        "Another booking was merged into this one. Please merge into this one instead.",
      );
    const rejection = await checkCarry(db, bookingId, into);
    if (rejection) return rejection;
    await db
      .updateTable("bookings")
      .set({ merged_into: into })
      .where("id", "=", bookingId)
      .execute();
    const event = { kind: "merged", at, actor } as const;
    await addEvent(db, { ...event, bookingId, text: into, key });
    const mirrored = randomUUIDv7();
    await addEvent(db, { ...event, bookingId: into, text: bookingId, key: mirrored });
    await carryVisit(db, { bookingId, at, actor, key: mirrored }, target);
    return undefined;
  },
});
