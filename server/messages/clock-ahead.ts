import { dayMs } from "#domain/dates.ts";
import { defineCommand } from "#server/db/command.ts";

const maxAheadMs = 7 * dayMs;

/** Whether the clock is over a week ahead of the newest entry: either nothing has happened, or it is wrong. */
export const isClockAhead = defineCommand({
  name: "isClockAhead",
  kind: "read",
  async run(db, { now }: { readonly now: string }): Promise<boolean> {
    const newest = await db
      .selectFrom("booking_events")
      .select(({ fn }) => fn.max<string | null>("at").as("at"))
      // A clock that was fast has left later ones.
      .where("at", "<=", now)
      .executeTakeFirst();
    return Date.parse(now) - Date.parse(newest?.at ?? now) > maxAheadMs;
  },
});
