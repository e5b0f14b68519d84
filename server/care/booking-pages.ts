import type { BookingFilter } from "#domain/api/bookings.ts";
import type { ExportedBooking } from "#domain/api/care.ts";
import { listBookings } from "#server/bookings/list-bookings.ts";
import { readNotes } from "#server/care/read-notes.ts";
import type { Store } from "#server/db/store.ts";
import { takeTurns } from "./take-turns.ts";

/** What a page costs keeps other requests waiting: a few milliseconds. */
const pageSize = 250;

/** However many exports run, other requests wait for one page of them. */
const inTurn = takeTurns();

/**
 * All bookings that match a filter with their notes, the newest first, page by page: the next one is read when it is
 * asked for. Without any condition these are all that are stored, also those that were joined into another.
 */
export async function* bookingPages(
  store: Pick<Store, "run">,
  filter: BookingFilter,
): AsyncGenerator<readonly ExportedBooking[], void, undefined> {
  const joined = Object.values(filter).every((condition) => condition === undefined);
  let after: string | null | undefined;
  while (after !== null) {
    const input = { ...filter, joined, limit: pageSize, ...(after !== undefined && { after }) };
    const page = await inTurn(async () => {
      const { items, next } = await store.run(listBookings, input);
      const ids = items.map(({ id }) => id);
      return { items, next, notes: await store.run(readNotes, { ids }) };
    });
    const notesOf = Map.groupBy(page.notes, ({ bookingId }) => bookingId);
    yield page.items.map((booking) => ({
      ...booking,
      notes: (notesOf.get(booking.id) ?? []).map(({ bookingId: _, ...note }) => note),
    }));
    after = page.next;
  }
}

/**
 * The same, once the first page has been read: a storage that cannot be used is known before anything is sent.
 * @throws StorageError
 */
export async function firstPageRead(
  pages: ReturnType<typeof bookingPages>,
): Promise<AsyncGenerator<readonly ExportedBooking[], void, undefined>> {
  const first = await pages.next();
  return (async function* () {
    if (first.done) return;
    yield first.value;
    yield* pages;
  })();
}
