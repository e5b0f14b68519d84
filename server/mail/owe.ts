import { type Kysely, sql } from "kysely";
import type { Message } from "#domain/api/bookings.ts";
import { jsonRows } from "#server/db/json-rows.ts";
import type { Database } from "#server/db/schema.ts";

const day = 86_400_000;
/** A message is tried for so long. */
export const patience = 2 * day;

export interface Owed {
  readonly kind: Message["kind"];
  readonly bookingId: string;
  /** The event that a webhook tells of. */
  readonly eventId?: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
  /** Why it must not be sent. It is stored for the owner all the same. */
  readonly withheld?: string;
}

/** A mail is owed once for each booking, a webhook once for each event: their ids say so. */
const idOf = ({ kind, bookingId, eventId }: Owed) => `${eventId ?? bookingId}.${kind}`;

export const giveUpAt = (from: string): string =>
  new Date(Date.parse(from) + patience).toISOString();

/** Owes also what was dropped, since it is needed again. What was sent or failed stays as it is. */
export async function oweAgain(
  db: Kysely<Database>,
  owed: readonly Omit<Owed, "at">[],
  at: string,
): Promise<void> {
  if (owed.length === 0) return;
  const all = owed.map((one) => ({ ...one, at }));
  await owe(db, all);
  await db
    .updateTable("messages")
    .set({ state: "waiting", next_at: at, give_up_at: giveUpAt(at), claimed_until: null })
    .where("id", "in", all.map(idOf))
    .where("state", "=", "dropped")
    .execute();
}

/** Enqueues messages, in the transaction of what caused them. One that is queued already stays as it is. */
export async function owe(db: Kysely<Database>, owed: readonly Owed[]): Promise<void> {
  if (owed.length === 0) return;
  const rows = jsonRows(
    db,
    {
      id: "text",
      kind: "text",
      bookingId: "text",
      eventId: "text",
      at: "timestamptz",
      giveUpAt: "timestamptz",
      state: "text",
      error: "text",
    },
    owed.map((one) => ({
      id: idOf(one),
      kind: one.kind,
      bookingId: one.bookingId,
      eventId: one.eventId ?? null,
      at: one.at,
      giveUpAt: giveUpAt(one.at),
      state: one.withheld === undefined ? "waiting" : "withheld",
      error: one.withheld ?? null,
    })),
  ).as("rows");
  await db
    .insertInto("messages")
    .columns([
      "id",
      "kind",
      "booking_id",
      "event_id",
      "state",
      "attempts",
      "created_at",
      "next_at",
      "give_up_at",
      "error",
    ])
    .expression(
      db
        .selectFrom(rows)
        .select(["id", "kind", "bookingId", "eventId", "state"])
        .select([sql<number>`0`.as("attempts"), "at as created_at", "at as next_at"])
        .select(["giveUpAt", "error"])
        // SQLite takes "on conflict" for a join without a condition. @see https://sqlite.org/lang_upsert.html
        .where("id", "is not", null)
        .orderBy("ordinal"),
    )
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}
