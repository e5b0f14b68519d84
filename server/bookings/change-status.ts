import type { Kysely } from "kysely";
import type { bookingEndpoints } from "#domain/api/bookings.ts";
import type { BodyOf } from "#domain/api/endpoint.ts";
import { type BookingStatus, canBecome, statusWords } from "#domain/booking/status.ts";
import { replyBy } from "#domain/business-clock/promise.ts";
import { isAsked } from "#domain/business-clock/visits.ts";
import { isoAfter, minuteMs } from "#domain/dates.ts";
import { readRow, writeRow } from "#server/db/booking-row.ts";
import type { Database } from "#server/db/schema.ts";
import { enqueue } from "#server/messages/enqueue.ts";
import {
  type Change,
  defineChange,
  invalid,
  type LockedBooking,
  precededBy,
  statusPreceded,
  withinPress,
} from "./change.ts";
import { addEvent } from "./history.ts";
import { readVisit } from "./select-visits.ts";
import { cancelVisit } from "./write-visit.ts";

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

const undoableMs = minuteMs;

/**
 * For a booking that is not spam after all. The confirmation is enqueued only while its promise can be kept, and waits
 * so that an undo can stop it.
 */
export async function enqueueRescued(
  db: Kysely<Database>,
  { bookingId, at }: { readonly bookingId: string; readonly at: string },
): Promise<void> {
  const booking = await readRow(db, bookingId, "created_at", "erased_at", "source");
  if (!booking || booking.erased_at !== null || booking.source === "phone") return;
  const message = { bookingId, at };
  await enqueue(db, [{ ...message, kind: "lead" }], "again");
  if (Date.parse(at) < replyBy(new Date(booking.created_at)).getTime()) {
    const dueAt = isoAfter(at, undoableMs);
    await enqueue(db, [{ ...message, kind: "confirmation", dueAt }], "again");
  }
}

type StatusChange = BodyOf<typeof bookingEndpoints.changeStatus>;

/** With an older status than the present one the change is rejected, with what happened since. */
export const changeStatus = defineChange<StatusChange>({
  name: "changeStatus",
  allows: ["erased"],
  async run(db, { from, to, ...change }, booking) {
    const { bookingId, at } = change;
    if (booking.status !== from) return statusPreceded(db, booking);
    // Nobody is left to call.
    if (to === "pending" && booking.erased_at !== null)
      return precededBy(
        db,
        bookingId,
        ({ kind }) => kind === "erased",
        "The personal data is erased.",
      );
    if (!canBecome(from, to))
      return invalid(`“${statusWords[from]}” cannot become “${statusWords[to]}”.`);
    const visit = await readVisit(db, bookingId);
    if (to === "declined" || (to === "spam" && visit && isAsked(visit)))
      await cancelVisit(db, withinPress(change));
    const text = to === "active" ? booking.service_type : null;
    await writeStatus(db, { ...change, from, to, text }, booking);
    if (from === "spam") await enqueueRescued(db, { bookingId, at });
    return undefined;
  },
});
