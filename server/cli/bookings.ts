import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import * as z from "zod/mini";
import { type Booking, bookingFilter } from "#domain/api/bookings.ts";
import { addressLine } from "#domain/booking/address-line.ts";
import { type BookingStatus, statuses } from "#domain/booking/status.ts";
import { formatDayAndTime, phoenixDay } from "#domain/dates.ts";
import { formatDay } from "#domain/days.ts";
import { type BookingPage, listBookings } from "#server/bookings/list-bookings.ts";
import type { Store } from "#server/db/store.ts";
import { bookingPages, exportFormats } from "#server/privacy/export.ts";
import { type OwnerCommand, withStore } from "./owner-command.ts";

type Pages = AsyncIterable<readonly Booking[]>;

/** Unlike an export, includes merged bookings for every status. */
async function* newestFirst(store: Pick<Store, "run">, status: BookingStatus | undefined) {
  let after: string | null | undefined;
  while (after !== null) {
    const input = { status, after, limit: 500, includeMerged: true };
    const page: BookingPage = await store.run(listBookings, input);
    yield page.items;
    after = page.next;
  }
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

export async function printTable(pages: Pages, print: (line: string) => void): Promise<void> {
  const rows = [Object.keys(columns).map((name) => name.toUpperCase())];
  for await (const page of pages)
    for (const booking of page)
      rows.push(Object.values(columns).map((cell) => printable(cell(booking))));
  if (rows.length === 1) return print("No bookings.");
  const widths = Object.keys(columns).map((_, column) =>
    rows.reduce((widest, row) => Math.max(widest, row[column]?.length ?? 0), 0),
  );
  for (const row of rows) {
    const cells = row.map((cell, column) => cell.padEnd(widths[column] ?? 0));
    print(cells.join("  ").trimEnd());
  }
}

const writeOut = (pieces: AsyncIterable<string>) =>
  pipeline(Readable.from(pieces), process.stdout, { end: false });

export const bookingCommands: Record<string, OwnerCommand> = {
  bookings: {
    flags: "[--status STATUS] [--json]",
    does: ["print the bookings, the newest first"],
    options: { json: { type: "boolean" }, status: { type: "string" } },
    async run({ options }) {
      const status = statuses.find((known) => known === options["status"]);
      if (options["status"] !== undefined && !status)
        throw new Error(`A status is one of ${statuses.join(", ")}.`);
      await withStore((store) => {
        const pages = newestFirst(store, status);
        return options["json"] === true
          ? writeOut(exportFormats.json.write(pages))
          : printTable(pages, console.info);
      });
    },
  },

  export: {
    flags: "[--format csv|json] [--status …] [--area …] [--plan …] [--search …]",
    does: ["print all bookings, or those that match, as CSV or JSON"],
    options: {
      format: { type: "string", default: "csv" },
      status: { type: "string" },
      area: { type: "string" },
      plan: { type: "string" },
      search: { type: "string" },
    },
    async run({ options: { format, ...given } }) {
      if (format !== "csv" && format !== "json") throw new Error("A format is csv or json.");
      const filter = z.safeParse(bookingFilter, given);
      if (!filter.success)
        throw new Error(
          filter.error.issues
            .map(({ path }) => `--${path.join()} does not have this value.`)
            .join("\n"),
        );
      await withStore((store) =>
        writeOut(exportFormats[format].write(bookingPages(store, filter.data))),
      );
    },
  },
};
