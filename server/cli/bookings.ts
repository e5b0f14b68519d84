import * as z from "zod/mini";
import { addressLine } from "#domain/booking/booking.ts";
import { phoenixDateTime, phoenixDay } from "#domain/dates.ts";
import { bookingsToExport, type ExportedBooking } from "#server/privacy/export.ts";
import { type OwnerCommand, withStore } from "./owner-command.ts";

/** The console escapes control characters, which a terminal would execute. */
const printTable = (bookings: readonly ExportedBooking[]) =>
  console.table(
    bookings.map((booking) => ({
      booked: phoenixDateTime(new Date(booking.createdAt)),
      status: booking.status,
      name: `${booking.firstName} ${booking.lastName}`,
      phone: booking.phone,
      email: booking.email,
      address: addressLine(booking),
      dogs: booking.numDogs,
      plan: booking.serviceType,
    })),
  );

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
      const all = await withStore((store) => bookingsToExport(store), from);
      const bookings = all.filter(({ createdAt }) => phoenixDay(new Date(createdAt)) >= since);
      if (bookings.length === 0) console.info("No bookings.");
      else printTable(bookings);
    },
  },
};
