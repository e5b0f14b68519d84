import type { Kysely } from "kysely";
import type { BookingStatus } from "#domain/booking/status.ts";
import { writeRow } from "#server/db/booking-row.ts";
import type { Database } from "#server/db/schema.ts";
import { type Change, type LockedBooking, withinPress } from "./change.ts";
import { addEvent } from "./history.ts";

export async function writeStatus(
  db: Kysely<Database>,
  {
    bookingId,
    from,
    to,
    at,
    ...event
  }: Change & {
    readonly from: BookingStatus;
    readonly to: BookingStatus;
    readonly text?: string | null;
  },
  booking: Pick<LockedBooking, "created_at" | "contact_seconds">,
): Promise<void> {
  await writeRow(db, bookingId, {
    status: to,
    // What somebody has answered is shown by itself.
    fold: null,
  });
  if (to === "contacted") await writeContact(db, { bookingId, at }, booking);
  await addEvent(db, { ...event, bookingId, kind: "status", at, from, to });
}

/** Records how soon somebody first called, or left a voicemail. */
export async function writeContact(
  db: Kysely<Database>,
  { bookingId, at }: Pick<Change, "bookingId" | "at">,
  booking: Pick<LockedBooking, "created_at" | "contact_seconds">,
): Promise<void> {
  if (booking.contact_seconds !== null) return;
  const contact_seconds = secondsBetween(booking.created_at, at);
  await writeRow(db, bookingId, { contact_seconds, claimed_by: null, claimed_until: null });
}

/** Whole seconds, never negative: clocks of several machines may differ. */
const secondsBetween = (from: string, to: string) =>
  Math.max(0, Math.floor((Date.parse(to) - Date.parse(from)) / 1000));

/** The steps to `scheduled`. A day is agreed on in a call, so scheduling records the contact as well. */
export const stepsToScheduled: Readonly<Record<BookingStatus, readonly BookingStatus[]>> = {
  pending: ["contacted", "scheduled"],
  contacted: ["scheduled"],
  scheduled: [],
  active: [],
  declined: ["contacted", "scheduled"],
  spam: [],
};

export async function writeSteps(
  db: Kysely<Database>,
  event: Change,
  booking: LockedBooking,
  steps: readonly BookingStatus[],
): Promise<void> {
  let from = booking.status;
  for (const to of steps) {
    await writeStatus(db, { ...withinPress(event), from, to }, booking);
    from = to;
  }
}
