import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import * as z from "zod/mini";
import { bookingFilter } from "#domain/api/bookings.ts";
import { bookingPages } from "#server/care/booking-pages.ts";
import { exportFormats } from "#server/care/write-export.ts";
import { type OwnerCommand, UsageError, withStore } from "./command.ts";

const condition = { type: "string" } as const;

export const exportCommand: OwnerCommand = {
  takes: "[--format csv|json] [--status …] [--area …] [--plan …] [--search …]",
  does: ["write all bookings, or those that match, to standard output (npm run -s)"],
  async run(args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        format: { type: "string", default: "csv" },
        ...{ status: condition, area: condition, plan: condition, search: condition },
      },
    });
    if (positionals.length > 0) throw new UsageError();
    const { format, ...given } = values;
    if (format !== "csv" && format !== "json") throw new Error("A format is csv or json.");
    const filter = z.safeParse(bookingFilter, given);
    if (!filter.success)
      throw new Error(
        filter.error.issues.map(({ path }) => `--${path.join()} knows no such value.`).join("\n"),
      );
    await withStore((store) =>
      pipeline(
        Readable.from(exportFormats[format].write(bookingPages(store, filter.data))),
        process.stdout,
        { end: false },
      ),
    );
  },
};
