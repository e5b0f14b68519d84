import type { Booking } from "#domain/api/bookings.ts";
import type { BookingStatus } from "#domain/booking-status.ts";
import { formatDayAndTime } from "#domain/reply-by.ts";
import type { BookingPage } from "#server/bookings/list-bookings.ts";
import type { Store } from "#server/db/store.ts";

const pageSize = 500;

/** Every booking with that status (or any), also joined ones, the newest first, without holding them all. */
async function* newest(store: Pick<Store, "run">, status: BookingStatus | undefined) {
  let after: string | null | undefined;
  while (after !== null) {
    const page: BookingPage = await store.run({
      name: "listBookings",
      input: { status, after, limit: pageSize, joined: true },
    });
    yield* page.items;
    after = page.next;
  }
}

const day = (moment: string) =>
  new Date(moment).toLocaleDateString("en-US", {
    timeZone: "America/Phoenix",
    dateStyle: "medium",
  });

const columns: Record<string, (booking: Booking) => string> = {
  booked: ({ createdAt }) => `${day(createdAt)}, ${formatDayAndTime(new Date(createdAt))}`,
  status: ({ status }) => status,
  name: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  phone: ({ phone }) => phone,
  email: ({ email }) => email,
  address: ({ address, city, state, zipCode }) => `${address}, ${city}, ${state} ${zipCode}`,
  dogs: ({ numDogs }) => numDogs,
  plan: ({ serviceType }) => serviceType,
};

/** Prints bookings as a table for people, or as one JSON array for programs. */
export async function printBookings(
  store: Pick<Store, "run">,
  options: { readonly json: boolean; readonly status: BookingStatus | undefined },
  print: (line: string) => void,
): Promise<void> {
  const bookings = await Array.fromAsync(newest(store, options.status));
  if (options.json) return print(JSON.stringify(bookings, null, 2));
  if (bookings.length === 0) return print("No bookings.");
  const names = Object.keys(columns);
  const rows = [
    names.map((name) => name.toUpperCase()),
    ...bookings.map((booking) => Object.values(columns).map((cell) => cell(booking))),
  ];
  const widths = names.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of rows)
    print(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    );
}
