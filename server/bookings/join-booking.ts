import type { Kysely } from "kysely";
import { changesBooking, defineCommand } from "#server/db/command.ts";
import type { Database } from "#server/db/schema.ts";
import { addEvent } from "./add-event.ts";
import { changed } from "./changed.ts";
import { isRelated } from "./find-related.ts";
import { lockBookings } from "./lock-bookings.ts";
import {
  type Change,
  conflict,
  invalid,
  notFound,
  type Outcome,
  preceded,
  type Refusal,
} from "./outcome.ts";
import { readHistory } from "./read-history.ts";
import { storedBefore } from "./stored-before.ts";

/**
 * Joins a booking into another of the same person. It leaves the lists and keeps its history. What was joined into
 * another takes no booking itself, so that joins are never more than one deep.
 */
export const joinBooking = defineCommand({
  name: "joinBooking",
  kind: "write",
  changes: changesBooking,
  async run(
    db,
    { bookingId, into, actor, at, webhook, key }: Change & { readonly into: string },
  ): Promise<Outcome> {
    const found = await lockBookings(db, [bookingId, into]);
    const booking = found.get(bookingId);
    const target = found.get(into);
    if (!booking) return notFound;
    const before = await storedBefore(
      db,
      { bookingId, actor, key },
      { kind: "joined", text: into },
    );
    if (before) return before;
    if (booking.joined_into !== null) return joinedBefore(db, bookingId);
    if (!target) return invalid("The other booking does not exist.");
    if (bookingId === into) return invalid("A booking cannot be joined into itself.");
    if (target.joined_into !== null)
      return invalid(
        "The other booking was itself joined into another. Please join into that one.",
      );
    if (!isRelated(booking, target))
      return invalid("Only bookings with the same phone or email within 30 days can be joined.");
    if (await hasJoined(db, bookingId))
      return invalid(
        "Another booking was joined into this one. Please join into this one instead.",
      );
    await db
      .updateTable("bookings")
      .set({ joined_into: into })
      .where("id", "=", bookingId)
      .where("joined_into", "is", null)
      .execute();
    const event = { kind: "joined", at, actor, webhook } as const;
    await addEvent(db, { ...event, bookingId, text: into, key });
    await addEvent(db, { ...event, bookingId: into, text: bookingId });
    return changed(db, bookingId);
  },
});

async function hasJoined(db: Kysely<Database>, id: string): Promise<boolean> {
  const found = await db
    .selectFrom("bookings")
    .select("id")
    .where("joined_into", "=", id)
    .limit(1)
    .execute();
  return found.length > 0;
}

async function joinedBefore(db: Kysely<Database>, bookingId: string): Promise<Refusal> {
  const last = (await readHistory(db, bookingId)).findLast(({ kind }) => kind === "joined");
  return last ? preceded(last) : conflict("It was joined into another booking.");
}
