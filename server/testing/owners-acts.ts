import type { BookingDetail } from "#domain/api/bookings.ts";
import type { BookingInput } from "#domain/booking.ts";
import type { BookingStatus } from "#domain/booking-status.ts";
import { addNote } from "#server/bookings/add-note.ts";
import { changeStatus } from "#server/bookings/change-status.ts";
import { joinBooking } from "#server/bookings/join-booking.ts";
import { listBookings } from "#server/bookings/list-bookings.ts";
import type { Outcome } from "#server/bookings/outcome.ts";
import { readBooking } from "#server/bookings/read-booking.ts";
import { storeBooking } from "#server/bookings/store-booking.ts";
import { undo as undoEvent } from "#server/bookings/undo.ts";
import type { Store } from "#server/db/store.ts";
import { newBooking, validBooking } from "./bookings.ts";

export const day = 86_400_000;
const start = Date.parse("2026-11-20T16:41:00.000Z");
/** A moment so many milliseconds after Friday, 9:41 AM in Phoenix. */
export const after = (milliseconds: number) => new Date(start + milliseconds).toISOString();

/** What the contract tests do with bookings as the owner would. `store` gives the storage that is open. */
export function ownersActs(store: () => Store) {
  let last = 0;
  /** Books as somebody whom no other test knows, unless the values say who. @returns the booking's id */
  async function book(given: Partial<BookingInput> = {}, createdAt = after(0)): Promise<string> {
    last += 1;
    const own = { email: `b${last}@mail.example`, phone: `(602) 555-${1000 + last}` };
    const booking = { ...validBooking, ...own, ...given };
    const id = `b-${last}`;
    await store().run(storeBooking, newBooking({ id, booking, createdAt }));
    return id;
  }
  const by = (bookingId: string, actor: string, at: string, webhook = false) => ({
    ...{ bookingId, actor, at, webhook },
  });
  /** The rest of a change, with the key of the caller. */
  const keyed = (bookingId: string, key: string, actor = "riley") => ({
    ...by(bookingId, actor, after(0), true),
    key,
  });
  const change = (
    id: string,
    [from, to]: readonly [BookingStatus, BookingStatus],
    { actor = "riley", at = after(0), webhook = false } = {},
  ) => store().run(changeStatus, { ...by(id, actor, at, webhook), from, to });
  const note = (id: string, text: string) =>
    store().run(addNote, { ...by(id, "riley", after(0)), text });
  const join = (id: string, into: string, actor = "riley") =>
    store().run(joinBooking, { ...by(id, actor, after(0)), into });
  const undo = (id: string, event: string | undefined, actor = "riley") =>
    store().run(undoEvent, { ...by(id, actor, after(60_000)), event: event ?? "" });

  function detailOf(outcome: Outcome): BookingDetail {
    if ("detail" in outcome) return outcome.detail;
    throw new Error(outcome.why);
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
  return { book, by, keyed, change, note, join, undo, detailOf, read, lastEvent, listed, pair };
}
