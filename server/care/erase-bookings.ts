import type { Kysely } from "kysely";
import { addEvent } from "#server/bookings/add-event.ts";
import { lockBookings } from "#server/bookings/lock-bookings.ts";
import type { Change } from "#server/bookings/outcome.ts";
import type { Database } from "#server/db/schema.ts";

/** What tells who booked, and what follows from it. City, area, plan and dates stay: they are counted. */
const nobody = {
  first_name: "",
  last_name: "",
  email: "",
  phone: "",
  address: "",
  zip_code: "",
  service_date: null,
  special_requests: null,
  phone_key: "",
  email_key: "",
  words: "",
};

/**
 * Erases the personal data of bookings for good: their fields, the texts of notes, what is left of their requests, and
 * what mail servers said. Messages that wait or failed are not sent any more. Who waits for a call without a number left is
 * declined. Bookings that were erased before stay as they are.
 * @returns how many were erased
 */
export async function eraseBookings(
  db: Kysely<Database>,
  { ids, at, actor, webhook }: Omit<Change, "bookingId"> & { readonly ids: readonly string[] },
): Promise<number> {
  if (ids.length === 0) return 0;
  // Whoever changes one of them at this moment comes before or after.
  await lockBookings(db, ids);
  const closed = await db
    .updateTable("bookings")
    .set({ status: "declined" })
    .where("id", "in", ids)
    .where("erased_at", "is", null)
    .where("status", "=", "pending")
    .returning("id")
    .execute();
  const erased = await db
    .updateTable("bookings")
    .set({ ...nobody, erased_at: at })
    .where("id", "in", ids)
    .where("erased_at", "is", null)
    .returning("id")
    .execute();
  await eraseTraces(db, ids);
  const wasPending = new Set(closed.map(({ id }) => id));
  for (const { id } of erased)
    await addEvent(db, {
      bookingId: id,
      kind: "erased",
      at,
      actor,
      ...(wasPending.has(id) && { from: "pending", to: "declined" }),
      webhook,
    });
  return erased.length;
}

async function eraseTraces(db: Kysely<Database>, ids: readonly string[]): Promise<void> {
  await db
    .updateTable("booking_events")
    .set({ text: null })
    .where("booking_id", "in", ids)
    .where("kind", "in", ["note", "note-removed"])
    .execute();
  await db.deleteFrom("booking_requests").where("booking_id", "in", ids).execute();
  await db.updateTable("messages").set({ error: null }).where("booking_id", "in", ids).execute();
  await db
    .updateTable("messages")
    .set({ state: "dropped", claimed_until: null })
    .where("booking_id", "in", ids)
    // A failed one could be sent again, to nobody.
    .where("state", "in", ["waiting", "failed"])
    .execute();
}
