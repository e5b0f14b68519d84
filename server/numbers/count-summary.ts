import { sql } from "kysely";
import type { Summary } from "#domain/api/numbers.ts";
import { phoenixDay, phoenixOffset } from "#domain/phoenix.ts";
import { addDays, weekOf } from "#domain/weeks.ts";
import { defineCommand } from "#server/db/command.ts";
import { findOldestWaiting } from "#server/mail/find-oldest-waiting.ts";
import { byWeek } from "./by-week.ts";
import { medianSeconds, promiseByDay, total } from "./count-promise.ts";
import { setAside, waitedTooLong, waiting } from "./counted.ts";

const weeksShown = 12;
const daysMeasured = 30;

/** What is to be done at the moment `now` (ISO 8601 in UTC), and how the promise was kept of late. */
export const countSummary = defineCommand({
  name: "countSummary",
  kind: "read",
  async run(db, { now }: { readonly now: string }): Promise<Omit<Summary, "lacksMailServer">> {
    const today = phoenixDay(new Date(now));
    const measured = { from: addDays(today, 1 - daysMeasured), to: today };
    const shown = { from: addDays(weekOf(today), -7 * (weeksShown - 1)), to: today };
    const open = await waiting(db)
      .select(({ fn }) => [
        fn.countAll().as("all"),
        fn.countAll().filterWhere("created_at", "<=", waitedTooLong(now)).as("overdue"),
      ])
      .executeTakeFirstOrThrow();
    const { spam } = await setAside(db)
      .select(({ fn }) => fn.countAll().as("spam"))
      .executeTakeFirstOrThrow();
    const { failed } = await db
      .selectFrom("messages")
      .select(({ fn }) => fn.countAll().as("failed"))
      // Word for word the condition of the index messages_failed.
      .where(sql<boolean>`state = 'failed'`)
      .executeTakeFirstOrThrow();
    const midnight = new Date(Date.parse(today) - phoenixOffset).toISOString();
    const { withheld } = await db
      .selectFrom("messages")
      .select(({ fn }) => fn.countAll().as("withheld"))
      .where("state", "=", "withheld")
      // Word for word the condition of the index messages_unsent.
      .where(sql<boolean>`state <> 'sent'`)
      .where("created_at", ">=", midnight)
      .executeTakeFirstOrThrow();
    // The twelve weeks hold the thirty days.
    const rows = await promiseByDay(db, shown, now);
    const lately = rows.filter(({ day }) => day >= measured.from);
    return {
      waiting: Number(open.all),
      overdue: Number(open.overdue),
      spam: Number(spam),
      failedMessages: Number(failed),
      withheldToday: Number(withheld),
      oldestWaiting: await findOldestWaiting.run(db, {}),
      inTime: total(lately, "inTime"),
      late: total(lately, "late"),
      medianSeconds: await medianSeconds(db, measured),
      weeks: byWeek(rows, shown).map(({ week, bookings }) => ({ week, bookings })),
    };
  },
});
