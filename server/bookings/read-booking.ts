import type { Kysely } from "kysely";
import type { BookingDetail } from "#domain/api/bookings.ts";
import { defineCommand } from "#server/db/command.ts";
import type { Database } from "#server/db/schema.ts";
import { messageColumns } from "#server/mail/message-columns.ts";
import { findRelated } from "./find-related.ts";
import { readHistory } from "./read-history.ts";
import { selectBookings, withoutSeq } from "./select-bookings.ts";

/** A booking with all that belongs to it, undefined when there is none of that id. */
export const readBooking = defineCommand({
  name: "readBooking",
  kind: "read",
  async run(db, { id }: { readonly id: string }): Promise<BookingDetail | undefined> {
    const found = await selectBookings(db)
      .select(["phone_key", "email_key"])
      .where("bookings.id", "=", id)
      .executeTakeFirst();
    if (!found) return undefined;
    const { phone_key, email_key, ...placed } = found;
    const booking = withoutSeq(placed);
    return {
      booking,
      history: await readHistory(db, id),
      messages: await readMessages(db, id),
      related: await findRelated(db, {
        id,
        phone_key,
        email_key,
        created_at: booking.createdAt,
        joined_into: booking.joinedInto,
      }),
    };
  },
});

const readMessages = (db: Kysely<Database>, bookingId: string) =>
  db
    .selectFrom("messages")
    .select(messageColumns)
    .where("booking_id", "=", bookingId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
