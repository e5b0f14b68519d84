import { type Kysely, sql } from "kysely";
import { business } from "#content/business.ts";
import type { Numbers } from "#domain/api/reports.ts";
import { leadSourceName, leadSourceOf } from "#domain/booking/lead-source.ts";
import { hourMs, isoAfter, phoenixDay } from "#domain/dates.ts";
import { addDays, monthsBefore, weekOf } from "#domain/days.ts";
import { defineCommand } from "#server/db/command.ts";
import { countOf } from "#server/db/engine.ts";
import type { Database } from "#server/db/schema.ts";

const months = 12;
const replyWithinMs = business.replyWithinHours * hourMs;

/** Without spam and merged bookings. The index bookings_by_day covers what is read of them. */
const leadsSince = (db: Kysely<Database>, day: string) =>
  db
    .selectFrom("bookings")
    .where("day", ">=", day)
    .where("status", "<>", "spam")
    .where("merged_into", "is", null);

export const countNumbers = defineCommand({
  name: "countNumbers",
  kind: "read",
  async run(db, { now }: { readonly now: string }): Promise<Numbers> {
    const today = phoenixDay(new Date(now));
    const first = monthsBefore(`${today.slice(0, 7)}-01`, months - 1);
    const contact = sql.ref("contact_seconds");
    const overdue = sql`${contact} is null and status = 'pending' and created_at <= ${isoAfter(now, -replyWithinMs)}`;
    const days = await leadsSince(db, first)
      .select([
        "day",
        countOf(sql`*`).as("leads"),
        countOf(sql`case when status = 'active' then 1 end`).as("customers"),
        countOf(sql`case when ${contact} <= ${replyWithinMs / 1000} then 1 end`).as("inTime"),
        countOf(sql`case when ${contact} > ${replyWithinMs / 1000} or (${overdue}) then 1 end`).as(
          "late",
        ),
      ])
      .groupBy("day")
      .execute();
    const sources = await leadsSince(db, first)
      .select(["source", "page", countOf(sql`*`).as("leads")])
      .groupBy(["source", "page"])
      .execute();
    const origins = await leadsSince(db, first)
      .select(["origin", countOf(sql`*`).as("leads")])
      .where("origin", "is not", null)
      .groupBy("origin")
      .execute();
    const total = (rows: typeof days, of: "leads" | "customers" | "inTime" | "late") =>
      rows.reduce((sum, row) => sum + row[of], 0);
    const calledSince = (from: string) => {
      const rows = days.filter(({ day }) => day >= from);
      const inTime = total(rows, "inTime");
      return { inTime, due: inTime + total(rows, "late") };
    };
    return {
      called: {
        week: calledSince(weekOf(today)),
        fourWeeks: calledSince(addDays(weekOf(today), -21)),
      },
      months: Array.from({ length: months }, (_, index) => {
        const month = monthsBefore(`${today.slice(0, 7)}-01`, months - 1 - index).slice(0, 7);
        const rows = days.filter(({ day }) => day.startsWith(month));
        return { month, leads: total(rows, "leads"), customers: total(rows, "customers") };
      }),
      origins: [...Map.groupBy(origins, ({ origin }) => leadSourceName(leadSourceOf(origin)) ?? "")]
        .map(([name, rows]) => ({ name, leads: rows.reduce((sum, { leads }) => sum + leads, 0) }))
        .filter(({ name }) => name !== "")
        .sort((one, other) => other.leads - one.leads || (one.name < other.name ? -1 : 1)),
      // Sorted here, because the engines sort text differently.
      sources: sources.sort(
        (one, other) => other.leads - one.leads || ((one.page ?? "") < (other.page ?? "") ? -1 : 1),
      ),
    };
  },
});
