import { defineCommand } from "#server/db/command.ts";

/** Days of Phoenix. */
export interface Kept {
  readonly since: string;
  readonly today: string;
}

/**
 * The number of the first booking that is young enough to be kept; null where there is none. What arrived after it is
 * young, too: an older day in it comes from a clock that was behind.
 */
export const firstKeptBooking = defineCommand({
  name: "firstKeptBooking",
  kind: "read",
  async run(db, { since, today }: Kept): Promise<number | null> {
    const { seq } = await db
      .selectFrom("bookings")
      .select(({ fn }) => fn.min<number | null>("seq").as("seq"))
      .where("day", ">=", since)
      // A day that has not come yet is from a clock that was ahead.
      .where("day", "<=", today)
      .executeTakeFirstOrThrow();
    return seq;
  },
});
