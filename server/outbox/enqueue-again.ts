import type { Kysely } from "kysely";
import type { Message } from "#domain/api/bookings.ts";
import type { Database } from "#server/db/schema.ts";
import { enqueue, giveUpAt, type NewMessage } from "./enqueue.ts";

/** Enqueues dropped messages again, with all their attempts. Sent and failed ones stay as they are. */
export async function enqueueAgain(
  db: Kysely<Database>,
  messages: readonly Omit<NewMessage, "at">[],
  at: string,
): Promise<void> {
  const ids = await enqueue(
    db,
    messages.map((message) => ({ ...message, at })),
  );
  if (ids.length === 0) return;
  await db
    .updateTable("messages")
    .set({ state: "waiting", claimed_until: null })
    .set({ attempts: 0, next_at: at, give_up_at: giveUpAt(at) })
    .where("id", "in", ids)
    .where("state", "=", "dropped")
    .execute();
}

export async function dropMessages(
  db: Kysely<Database>,
  {
    bookingId,
    kinds,
    states,
  }: {
    readonly bookingId: string;
    readonly kinds: readonly Message["kind"][];
    readonly states: readonly Message["state"][];
  },
): Promise<void> {
  await db
    .updateTable("messages")
    .set({ state: "dropped", claimed_until: null, error: null })
    .where("booking_id", "=", bookingId)
    .where("kind", "in", kinds)
    .where("state", "in", states)
    .execute();
}
