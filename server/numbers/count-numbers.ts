import type { Kysely } from "kysely";
import type { Numbers } from "#domain/api/numbers.ts";
import { defineCommand } from "#server/db/command.ts";
import type { Database } from "#server/db/schema.ts";
import { byWeek } from "./by-week.ts";
import { medianSeconds, promiseByDay, total } from "./count-promise.ts";
import { counted, type Days } from "./counted.ts";

/** Anybody can send any page's path along; nobody reads more of them. */
const mostKeys = 100;

/** Counts over days of Phoenix, as things stand at the moment `now` (ISO 8601 in UTC). */
export const countNumbers = defineCommand({
  name: "countNumbers",
  kind: "read",
  async run(db, { now, ...days }: Days & { readonly now: string }): Promise<Numbers> {
    const rows = await promiseByDay(db, days, now);
    return {
      bookings: total(rows, "bookings"),
      inTime: total(rows, "inTime"),
      late: total(rows, "late"),
      medianSeconds: await medianSeconds(db, days),
      weeks: byWeek(rows, days),
      areas: await tally(db, days, "area"),
      pages: await tally(db, days, "page"),
      plans: await tally(db, days, "service_type"),
    };
  },
});

async function tally(db: Kysely<Database>, days: Days, column: "area" | "page" | "service_type") {
  const rows = await counted(db, days)
    .select(({ fn }) => [`${column} as key`, fn.countAll().as("bookings")])
    .groupBy(column)
    .orderBy("bookings", "desc")
    .limit(mostKeys)
    .execute();
  return (
    rows
      .map(({ key, bookings }) => ({ key, bookings: Number(bookings) }))
      // The engines sort text differently.
      .sort((a, b) => b.bookings - a.bookings || ((a.key ?? "") < (b.key ?? "") ? -1 : 1))
  );
}
