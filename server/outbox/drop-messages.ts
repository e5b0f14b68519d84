import type { Kysely } from "kysely";
import type { Message } from "#domain/api/bookings.ts";
import type { Database } from "#server/db/schema.ts";

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
