import type { Kysely } from "kysely";
import { dataUses } from "#content/privacy.ts";
import { type Field, fieldTable, isOptional } from "#domain/booking/fields.ts";
import { visitEvents } from "#domain/business-clock/visits.ts";
import { type ChangeRequest, defineChange, lockBookings } from "#server/bookings/change.ts";
import { addEvents } from "#server/bookings/history.ts";
import type { Database } from "#server/db/schema.ts";
import { dropMessages } from "#server/messages/enqueue.ts";

const fields: readonly Field[] = Object.values(fieldTable);
const personal = fields.filter(({ kept: [use] }) => dataUses[use]?.isErased);

/** City, area, plan and dates stay for the statistics. */
const erasedColumns = {
  ...Object.fromEntries(personal.map((field) => [field.column, isOptional(field) ? null : ""])),
  phone_digits: "",
  folded_email: "",
  search_words: "",
  claimed_by: null,
  claimed_until: null,
  network: null,
  fold: null,
  reach_by: null,
};

/** Bookings merged with it stay. */
export const eraseBooking = defineChange({
  name: "eraseBooking",
  allows: ["merged", "erased"],
  async run(db, { bookingId, ...change }) {
    await eraseBookings(db, { ids: [bookingId], ...change });
    return undefined;
  },
});

/** Declines bookings without a call yet, because no phone number is left. */
export async function eraseBookings(
  db: Kysely<Database>,
  { ids, at, actor }: Omit<ChangeRequest, "bookingId"> & { readonly ids: readonly string[] },
): Promise<void> {
  if (ids.length === 0) return;
  await lockBookings(db, ids);
  const unerased = db.updateTable("bookings").where("id", "in", ids).where("erased_at", "is", null);
  const declined = await unerased
    .set({ status: "declined" })
    .where("status", "=", "pending")
    .returning("id")
    .execute();
  const erased = await unerased
    .set({ ...erasedColumns, erased_at: at })
    .returning("id")
    .execute();
  await eraseTraces(db, ids);
  await cancelErased(db, ids, at);
  const wasPending = new Set(declined.map(({ id }) => id));
  await addEvents(
    db,
    erased.map(({ id }) => ({
      bookingId: id,
      kind: "erased",
      at,
      actor,
      ...(wasPending.has(id) && { from: "pending", to: "declined" }),
    })),
  );
}

/** Keeps the time and the UID of a visit, so that calendars can cancel it. No email is sent. */
async function cancelErased(
  db: Kysely<Database>,
  ids: readonly string[],
  at: string,
): Promise<void> {
  await db
    .updateTable("visits")
    .set(({ eb }) => ({
      state: "cancelled",
      sequence: eb("sequence", "+", 1),
      changed_at: at,
      outcome_at: at,
    }))
    .where("booking_id", "in", ids)
    .where("state", "in", ["asked", "booked", "no-access"])
    .execute();
}

async function eraseTraces(db: Kysely<Database>, ids: readonly string[]): Promise<void> {
  await db
    .updateTable("booking_events")
    .set({ text: null })
    .where("booking_id", "in", ids)
    .where("kind", "in", ["note", "note-removed", "edited", "reach-chosen", ...visitEvents])
    .execute();
  await db.deleteFrom("gate_notes").where("booking_id", "in", ids).execute();
  await db.deleteFrom("booking_requests").where("booking_id", "in", ids).execute();
  await db.updateTable("messages").set({ error: null }).where("booking_id", "in", ids).execute();
  await dropMessages(db)
    .where("booking_id", "in", ids)
    // Also failed ones: the owner could send them again, but no address is left.
    .where("state", "in", ["waiting", "failed"])
    .execute();
}
