import { defineCommand } from "#server/db/command.ts";
import { expired } from "./expired.ts";
import { firstKeptBooking, type Kept } from "./first-kept-booking.ts";

/** How many bookings would be erased now, and the day of the oldest. */
export const previewRetention = defineCommand({
  name: "previewRetention",
  kind: "read",
  async run(db, kept: Kept): Promise<{ bookings: number; oldest: string | null }> {
    const firstKept = await firstKeptBooking.run(db, kept);
    const { bookings, oldest } = await expired(db, { before: kept.since, firstKept })
      .select(({ fn }) => [fn.countAll().as("bookings"), fn.min("day").as("oldest")])
      .executeTakeFirstOrThrow();
    return { bookings: Number(bookings), oldest };
  },
});
