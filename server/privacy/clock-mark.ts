import type { Kysely } from "kysely";
import type { ClockState } from "#domain/api/privacy.ts";
import { dayMs } from "#domain/dates.ts";
import { defineCommand } from "#server/db/command.ts";
import { ownerCall } from "#server/db/owner-call.ts";
import type { Database } from "#server/db/schema.ts";
import { readSetting, writeSetting } from "#server/db/settings.ts";

const markKey = "clock-mark";
/** A larger difference between clock and mark needs the owner's confirmation. */
const maxDriftDays = 2;

interface Now {
  readonly now: string;
}

function compare(mark: string, now: string): ClockState {
  const days = (Date.parse(now) - Date.parse(mark)) / dayMs;
  return { now, mark, daysAhead: Math.round(days), isTrusted: Math.abs(days) <= maxDriftDays };
}

async function compareWithMark(db: Kysely<Database>, { now }: Now): Promise<ClockState> {
  const mark = await readSetting(db, markKey);
  if (mark !== undefined) return compare(mark, now);
  // The clock may be wrong already: the last event counts as a mark.
  const last = await db
    .selectFrom("booking_events")
    .select(({ fn }) => fn.max("at").as("at"))
    .executeTakeFirst();
  return compare(last?.at && last.at < now ? last.at : now, now);
}

export const readClock = defineCommand({ name: "readClock", kind: "read", run: compareWithMark });

/** A trusted clock moves its mark forward. */
export const checkClock = defineCommand({
  name: "checkClock",
  kind: "write",
  async run(db, { now }: Now): Promise<ClockState> {
    const state = await compareWithMark(db, { now });
    const isAhead = now > state.mark;
    await writeSetting(db, markKey, state.isTrusted && isAhead ? now : state.mark);
    return state;
  },
});

export const confirmClock = defineCommand({
  name: "confirmClock",
  kind: "write",
  async run(db, { now }: Now): Promise<ClockState> {
    await writeSetting(db, markKey, now);
    return compare(now, now);
  },
});

export function clockWarning({ now, mark, daysAhead }: ClockState): string {
  const days = Math.abs(daysAhead).toLocaleString("en-US");
  return (
    `The clock says ${now}, which is ${days} days ${daysAhead < 0 ? "before" : "after"} the last moment at which it was ` +
    `known to be right (${mark}). Nothing is erased by age, and no request's key is forgotten, until the clock is right ` +
    `or you say that it is: ${ownerCall("clock --confirm")}`
  );
}
