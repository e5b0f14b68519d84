import { type SelectQueryBuilder, sql } from "kysely";
import type { Summary } from "#domain/api/reports.ts";
import { isoAfter, phoenixDay, phoenixOffsetMs } from "#domain/dates.ts";
import { defineCommand } from "#server/db/command.ts";
import { countOf } from "#server/db/engine.ts";
import type { Database } from "#server/db/schema.ts";

async function countRows(
  query: SelectQueryBuilder<Database, "bookings" | "messages", object>,
): Promise<number> {
  const { rows } = await query.select(countOf(sql`*`).as("rows")).executeTakeFirstOrThrow();
  return rows;
}

export const countSummary = defineCommand({
  name: "countSummary",
  kind: "read",
  async run(
    db,
    { now }: { readonly now: string },
  ): Promise<Pick<Summary, "spam" | "failedMessages" | "withheldToday">> {
    const spam = db
      .selectFrom("bookings")
      .where("status", "=", "spam")
      .where("merged_into", "is", null);
    // Each condition in `sql` is exactly that of an index: messages_failed, messages_unsent.
    const failed = db.selectFrom("messages").where(sql<boolean>`state = 'failed'`);
    const withheld = db
      .selectFrom("messages")
      .where("state", "=", "withheld")
      .where(sql<boolean>`state <> 'sent'`)
      .where("created_at", ">=", isoAfter(phoenixDay(new Date(now)), -phoenixOffsetMs));
    return {
      spam: await countRows(spam),
      failedMessages: await countRows(failed),
      withheldToday: await countRows(withheld),
    };
  },
});
