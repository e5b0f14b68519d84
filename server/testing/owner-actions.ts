import type { BookingDetail } from "#domain/api/bookings.ts";
import { type BookingInput, bookingFields } from "#domain/booking/booking.ts";
import type { BookingField } from "#domain/booking/fields.ts";
import type { BookingStatus } from "#domain/booking/status.ts";
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
import { undo as undoEvent } from "#server/bookings/undo.ts";
import type { Store } from "#server/db/store.ts";
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
      confirm = false,
      key,
      from,
    }: {
      readonly actor?: string;
      readonly at?: string;
      readonly confirm?: boolean;
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
      confirm,
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
