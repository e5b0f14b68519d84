import { randomUUID } from "node:crypto";
import type { BookingDetail } from "#domain/api/bookings.ts";
import { type BookingInput, bookingFields } from "#domain/booking/booking.ts";
import type { BookingField } from "#domain/booking/fields.ts";
import type { Kept } from "#domain/booking/merge.ts";
import type { BookingStatus } from "#domain/booking/status.ts";
import type { Slot, VisitWindowName } from "#domain/business-clock/visits.ts";
import { slotOf } from "#domain/business-clock/windows.ts";
import { dayMs } from "#domain/dates.ts";
import { validBooking } from "#domain/testing/sample-booking.ts";
import type { ChangeResult } from "#server/bookings/change.ts";
import { changeStatus } from "#server/bookings/change-status.ts";
import { claimBooking } from "#server/bookings/claim-booking.ts";
import { correctBooking } from "#server/bookings/correct-booking.ts";
import { listBookings } from "#server/bookings/list-bookings.ts";
import { mergeBooking } from "#server/bookings/merge-booking.ts";
import { addNote } from "#server/bookings/notes.ts";
import { readBooking } from "#server/bookings/read-booking.ts";
import { storeBooking } from "#server/bookings/store-booking.ts";
import { undo, undo as undoEvent } from "#server/bookings/undo.ts";
import type { Store } from "#server/db/store.ts";
import { scheduleVisit, setVisitOutcome } from "#server/visits/schedule-visit.ts";
import { newBooking } from "./bookings.ts";

export const day = dayMs;
const start = Date.parse("2026-11-20T16:41:00.000Z");
/** The moment this long after Friday, 9:41 AM in Phoenix. */
export const after = (milliseconds: number) => new Date(start + milliseconds).toISOString();

/** What the contract tests do with bookings as the owner would. `store` returns the open store. */
export function ownerActions(store: () => Store) {
  let last = 0;
  /** Books with a new person's data, unless the values say who. @returns the booking's id */
  async function book(given: Partial<BookingInput> = {}, createdAt = after(0)): Promise<string> {
    last += 1;
    const own = { email: `b${last}@mail.example`, phone: `(602) 555-${1000 + last}` };
    const booking = { ...validBooking, ...own, ...given };
    const id = `b-${last}`;
    await store().run(storeBooking, newBooking({ id, booking, createdAt }));
    return id;
  }
  const by = (bookingId: string, actor: string, at: string) => ({
    bookingId,
    actor,
    at,
  });
  /** The rest of a change, with the key of the caller. */
  const keyed = (bookingId: string, key: string, actor = "riley") => ({
    ...by(bookingId, actor, after(0)),
    key,
  });
  const change = (
    id: string,
    [from, to]: readonly [BookingStatus, BookingStatus],
    { actor = "riley", at = after(0) } = {},
  ) => store().run(changeStatus, { ...by(id, actor, at), from, to });
  /** Changes fields from their current values. */
  async function correct(
    id: string,
    to: Partial<Record<BookingField, string | null>>,
    {
      actor = "riley",
      at = after(0),
      key,
      from,
    }: {
      readonly actor?: string;
      readonly at?: string;
      readonly key?: string;
      readonly from?: Partial<Record<BookingField, string | null>>;
    } = {},
  ) {
    const { booking } = await read(id);
    const fields = bookingFields.filter((field) => to[field] !== undefined);
    const seen = Object.fromEntries(fields.map((field) => [field, booking[field]]));
    return store().run(correctBooking, {
      ...by(id, actor, at),
      key,
      to,
      from: from ?? seen,
    });
  }
  const claim = (id: string, actor: string, at = after(0)) =>
    store().run(claimBooking, { bookingId: id, actor, at });
  const note = (id: string, text: string) =>
    store().run(addNote, { ...by(id, "riley", after(0)), text });
  const merge = (id: string, into: string, actor = "riley") =>
    store().run(mergeBooking, { ...by(id, actor, after(0)), into });
  const undo = (id: string, event: string | undefined, actor = "riley") =>
    store().run(undoEvent, { ...by(id, actor, after(60_000)), event: event ?? "" });

  function detailOf(result: ChangeResult): BookingDetail {
    if ("detail" in result) return result.detail;
    throw new Error(result.reason);
  }
  async function read(id: string): Promise<BookingDetail> {
    const detail = await store().run(readBooking, { id });
    if (!detail) throw new Error(`no ${id}`);
    return detail;
  }
  const lastEvent = async (id: string) => (await read(id)).history.at(-1);
  const listed = async () => {
    const { items } = await store().run(listBookings, { limit: 500 });
    return items.map(({ id }) => id);
  };
  const pair = async (): Promise<[string, string]> => {
    const phone = `(480) 555-${2000 + last}`;
    return [await book({ phone }), await book({ phone }, after(day))];
  };
  return {
    book,
    by,
    keyed,
    change,
    correct,
    claim,
    note,
    merge,
    undo,
    detailOf,
    read,
    lastEvent,
    listed,
    pair,
  };
}

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
