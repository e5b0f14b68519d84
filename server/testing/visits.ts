import { randomUUID } from "node:crypto";
import type { BookingInput } from "#domain/booking/booking.ts";
import type { Kept } from "#domain/booking/merge.ts";
import type { Slot, VisitWindowName } from "#domain/business-clock/visits.ts";
import { slotOf } from "#domain/business-clock/windows.ts";
import { validBooking } from "#domain/testing/sample-booking.ts";
import type { ChangeResult } from "#server/bookings/change.ts";
import { mergeBooking } from "#server/bookings/merge-booking.ts";
import { storeBooking } from "#server/bookings/store-booking.ts";
import { undo } from "#server/bookings/undo.ts";
import type { Store } from "#server/db/store.ts";
import { scheduleVisit, setVisitOutcome } from "#server/visits/schedule-visit.ts";
import { newBooking } from "./bookings.ts";
import { ownerActions } from "./owner-actions.ts";

/** A Tuesday on which the sample's route is in the north. */
export const tuesday = "2026-11-24";
export const friday = "2026-11-27";
/** Sunday, 4 PM in Phoenix. */
export const sunday = "2026-11-22T23:00:00.000Z";

/** What the tests of visits do with bookings, as the owner would. Each booking is another person's. */
export function visitActions(store: () => Store) {
  const { read } = ownerActions(store);
  async function book(given: Partial<BookingInput> = {}, page = "/book-now"): Promise<string> {
    const id = randomUUID();
    const phone = `(480) ${parseInt(id.slice(0, 8), 16)}`;
    const booking = { ...validBooking, email: `${id}@mail.example`, phone, ...given };
    await store().run(storeBooking, newBooking({ id, booking, page, createdAt: sunday }));
    return id;
  }
  const change = (bookingId: string, at: string) => ({
    bookingId,
    at,
    actor: "riley",
    key: randomUUID(),
  });
  const schedule = (
    bookingId: string,
    {
      day = tuesday,
      window = "morning",
      at = sunday,
      ...given
    }: Partial<Slot> & {
      readonly window?: VisitWindowName;
      readonly at?: string;
      readonly override?: boolean;
      readonly seen?: number | null;
      readonly key?: string;
    } = {},
  ): Promise<ChangeResult> =>
    store().run(scheduleVisit, {
      ...change(bookingId, at),
      ...slotOf(day, window),
      override: false,
      seen: null,
      ...given,
    });
  const outcome = (
    bookingId: string,
    result: "done" | "no-access" | "cancelled",
    {
      seen = 0,
      at = "2026-11-24T18:00:00.000Z",
      ...given
    }: { readonly seen?: number; readonly at?: string; readonly key?: string } = {},
  ): Promise<ChangeResult> =>
    store().run(setVisitOutcome, { ...change(bookingId, at), ...given, outcome: result, seen });
  const undoLast = async (
    bookingId: string,
    kind: string,
    at = "2026-11-22T23:01:00.000Z",
  ): Promise<ChangeResult> => {
    const event = (await read(bookingId)).history.findLast((one) => one.kind === kind)?.id ?? "";
    return store().run(undo, { ...change(bookingId, at), event });
  };
  const merge = (from: string, into: string, keep: Kept = {}): Promise<ChangeResult> =>
    store().run(mergeBooking, { ...change(from, sunday), into, keep });
  /** Each event as "contacted" for a status, else as its kind. */
  const steps = async (id: string) =>
    (await read(id)).history.map(({ kind, to }) => (kind === "status" ? `${to}` : kind));
  return { book, change, schedule, outcome, undoLast, merge, read, steps };
}
