import { type SelectQueryBuilder, sql } from "kysely";
import type { Message } from "#domain/api/bookings.ts";
import type { Summary } from "#domain/api/reports.ts";
import { defineCommand } from "#server/db/command.ts";
import { countOf } from "#server/db/engine.ts";
import type { Database } from "#server/db/schema.ts";

export const messageColumns = [
  "messages.id",
  "messages.kind",
  "messages.booking_id as bookingId",
  "messages.device_id as deviceId",
  "messages.state",
  "messages.attempts",
  "messages.created_at as createdAt",
  "messages.next_at as nextAt",
  "messages.sent_at as sentAt",
  "messages.error",
] as const;

/** Restarts a failed message with all its attempts. Undefined if it has not failed. */
export const sendAgain = defineCommand({
  name: "sendAgain",
  kind: "write",
  changes: true,
  async run(
    db,
    { id, now }: { readonly id: string; readonly now: string },
  ): Promise<Message | undefined> {
    return db
      .updateTable("messages")
      .set({ state: "waiting", claimed_until: null, attempts: 0, next_at: now, error: null })
      .where("id", "=", id)
      .where("state", "=", "failed")
      .returning(messageColumns)
      .executeTakeFirst();
  },
});

async function countRows(
  query: SelectQueryBuilder<Database, "bookings" | "messages", object>,
): Promise<number> {
  const { rows } = await query.select(countOf(sql`*`).as("rows")).executeTakeFirstOrThrow();
  return rows;
}

export const countSummary = defineCommand({
  name: "countSummary",
  kind: "read",
  async run(db, _input: undefined): Promise<Pick<Summary, "spam" | "failedMessages">> {
    const spam = db
      .selectFrom("bookings")
      .where("status", "=", "spam")
      .where("merged_into", "is", null);
    // Exactly the condition of the index messages_failed.
    const failed = db.selectFrom("messages").where(sql<boolean>`state = 'failed'`);
    return { spam: await countRows(spam), failedMessages: await countRows(failed) };
  },
});
