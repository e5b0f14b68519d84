import * as z from "zod/mini";
import type { Booking } from "#domain/api/bookings.ts";
import { addressLine } from "#domain/booking/booking.ts";
import { formatDayAndTime, phoenixDay } from "#domain/dates.ts";
import { formatDay } from "#domain/days.ts";
import { type BookingPage, listBookings } from "#server/bookings/list-bookings.ts";
import type { Store } from "#server/db/store.ts";
import { type OwnerCommand, withStore } from "./owner-command.ts";

/** Includes merged bookings. */
async function newestFirst(store: Pick<Store, "run">, since: string): Promise<Booking[]> {
  const bookings: Booking[] = [];
  let after: string | null | undefined;
  while (after !== null) {
    const input = { after, limit: 500, includeMerged: true };
    const page: BookingPage = await store.run(listBookings, input);
    for (const one of page.items)
      if (phoenixDay(new Date(one.createdAt)) >= since) bookings.push(one);
    after = page.next;
  }
  return bookings;
}

const columns: Record<string, (booking: Booking) => string> = {
  booked({ createdAt }) {
    const at = new Date(createdAt);
    return `${formatDay(phoenixDay(at))}, ${formatDayAndTime(at)}`;
  },
  status: ({ status }) => status,
  name: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  phone: ({ phone }) => phone,
  email: ({ email }) => email,
  address: addressLine,
  dogs: ({ numDogs }) => numDogs,
  plan: ({ serviceType }) => serviceType,
};

/** Removes control characters that a terminal would execute. */
const printable = (text: string) => text.replace(/[\p{Cc}\p{Cf}]+/gu, " ");

function printTable(bookings: readonly Booking[]): void {
  const rows = [
    Object.keys(columns).map((name) => name.toUpperCase()),
    ...bookings.map((booking) => Object.values(columns).map((cell) => printable(cell(booking)))),
  ];
  if (rows.length === 1) {
    console.info("No bookings.");
    return;
  }
  const widths = Object.keys(columns).map((_, column) =>
    rows.reduce((widest, row) => Math.max(widest, row[column]?.length ?? 0), 0),
  );
  for (const row of rows) {
    const cells = row.map((cell, column) => cell.padEnd(widths[column] ?? 0));
    console.info(cells.join("  ").trimEnd());
  }
}

const places = z.object({ since: z.optional(z.string()), from: z.optional(z.string()) });

export const bookingCommands: Record<string, OwnerCommand> = {
  bookings: {
    flags: "[--since DAY] [--from PLACE]",
    does: [
      "print the bookings, the newest first (--since 2026-11-20: from",
      "that day on; --from: those that restore has set aside)",
    ],
    options: { since: { type: "string" }, from: { type: "string" } },
    async run({ options }) {
      const { since = "", from } = z.parse(places, options);
      if (since !== "" && !/^\d{4}-\d\d-\d\d$/.test(since))
        throw new Error("A day is written as 2026-11-20.");
      const bookings = await withStore((store) => newestFirst(store, since), from);
      printTable(bookings);
    },
  },
};
