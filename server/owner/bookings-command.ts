import { parseArgs } from "node:util";
import { type OwnerCommand, UsageError, withStore } from "./command.ts";
import { printBookings } from "./print-bookings.ts";
import { statusOption } from "./status-option.ts";

export const bookingsCommand: OwnerCommand = {
  takes: "[--status STATUS] [--json]",
  does: ["print the bookings, the newest first", "(npm run -s: nothing but the JSON is printed)"],
  async run(args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { json: { type: "boolean", default: false }, status: { type: "string" } },
    });
    if (positionals.length > 0) throw new UsageError();
    const options = { json: values.json, status: statusOption(values.status) };
    await withStore((store) => printBookings(store, options, console.info));
  },
};
