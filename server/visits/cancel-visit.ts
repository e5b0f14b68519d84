import type { Kysely } from "kysely";
import { writeSlot } from "#domain/visits.ts";
import type { Change } from "#server/bookings/change.ts";
import { addEvent } from "#server/bookings/history.ts";
import type { Database } from "#server/db/schema.ts";
import { enqueueVisitMail } from "#server/messages/enqueue-visit-mails.ts";
import { selectVisits } from "./select-visits.ts";
import { changeVisit } from "./write-visit.ts";

/**
 * Cancels the visit of a booking, if it is held, booked or ended without access. The customer gets one mail, if they
 * expect it.
 */
export async function cancelVisit(
  db: Kysely<Database>,
  { bookingId, at, key, ...event }: Change & { readonly key: string },
): Promise<void> {
  const visit = await selectVisits(db)
    .where("booking_id", "=", bookingId)
    .where("state", "in", ["held", "booked", "no-access"])
    .executeTakeFirst();
  if (!visit) return;
  await addEvent(db, {
    ...{ ...event, bookingId, at, key },
    kind: "visit-cancelled",
    text: writeSlot(visit),
  });
  await changeVisit(db, { ...visit, state: "cancelled", at, outcomeAt: at, eventId: key });
  await enqueueVisitMail(db, { bookingId, eventId: key, at, slot: null });
}
