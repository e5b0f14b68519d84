import type { Booking } from "#domain/api/bookings.ts";
import type { BookingStatus } from "#domain/booking-status.ts";
import { formatDayAndTime } from "#domain/reply-by.ts";
import type { BookingPage } from "#server/bookings/list-bookings.ts";
import { listBookings } from "#server/bookings/list-bookings.ts";
import type { Store } from "#server/db/store.ts";

const pageSize = 500;

/** Every booking with that status (or any), also joined ones, the newest first, without holding them all. */
async function* newest(store: Pick<Store, "run">, status: BookingStatus | undefined) {
  let after: string | null | undefined;
  while (after !== null) {
    const page: BookingPage = await store.run(listBookings, {
      status,
      after,
      limit: pageSize,
      joined: true,
    });
    yield* page.items;
    after = page.next;
  }
}

// Made once: making one takes longer than printing a booking.
const days = new Intl.DateTimeFormat("en-US", { timeZone: "America/Phoenix", dateStyle: "medium" });

const columns: Record<string, (booking: Booking) => string> = {
  booked: ({ createdAt }) =>
    `${days.format(new Date(createdAt))}, ${formatDayAndTime(new Date(createdAt))}`,
  status: ({ status }) => status,
  name: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  phone: ({ phone }) => phone,
  email: ({ email }) => email,
  address: ({ address, city, state, zipCode }) => `${address}, ${city}, ${state} ${zipCode}`,
  dogs: ({ numDogs }) => numDogs,
  plan: ({ serviceType }) => serviceType,
};

/** On one line, without characters that a terminal would obey instead of showing them. */
const printable = (text: string) => text.replace(/[\p{Cc}\p{Cf}]+/gu, " ");

/** The characters that the longest cell of a column takes. */
const widthOf = (rows: readonly (readonly string[])[], column: number) =>
  rows.reduce((widest, row) => Math.max(widest, row[column]?.length ?? 0), 0);

/** One JSON array, a line for each booking: a text of all of them may be longer than texts can be. */
async function printJson(bookings: AsyncIterable<Booking>, print: (line: string) => void) {
  let before: string | undefined;
  for await (const booking of bookings) {
    print(before === undefined ? "[" : `${before},`);
    before = JSON.stringify(booking);
  }
  print(before === undefined ? "[]" : `${before}\n]`);
}

/** Prints bookings as a table for people, or as one JSON array for programs. */
export async function printBookings(
  store: Pick<Store, "run">,
  options: { readonly json: boolean; readonly status: BookingStatus | undefined },
  print: (line: string) => void,
): Promise<void> {
  const bookings = newest(store, options.status);
  if (options.json) return printJson(bookings, print);
  const cells = (booking: Booking) =>
    Object.values(columns).map((cell) => printable(cell(booking)));
  const rows = await Array.fromAsync(bookings, cells);
  if (rows.length === 0) return print("No bookings.");
  const names = Object.keys(columns);
  rows.unshift(names.map((name) => name.toUpperCase()));
  const widths = names.map((_, column) => widthOf(rows, column));
  for (const row of rows)
    print(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    );
}
