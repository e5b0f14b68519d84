import type { Kysely } from "kysely";
import type { Database } from "#server/db/schema.ts";
import { enqueue } from "#server/messages/enqueue.ts";
import type { Change } from "./change.ts";
import { eventOrder } from "./history.ts";

/** Spam that its sender has canceled stays spam: its words reach nobody's mailbox. */
async function isSpam(db: Kysely<Database>, bookingId: string): Promise<boolean> {
  const last = await db
    .selectFrom("booking_events")
    .select(["from_status as from", "to_status as to"])
    .where("booking_id", "=", bookingId)
    .where("kind", "=", "status")
    .orderBy(eventOrder(db), "desc")
    .limit(1)
    .executeTakeFirst();
  return last?.to === "spam" || (last?.from === "spam" && last.to === "declined");
}

/** Notifies the owner of what a visitor has pressed. The email names what came since its own event. */
export async function noteNews(
  db: Kysely<Database>,
  { bookingId, key: eventId, at }: Change,
): Promise<void> {
  if (await isSpam(db, bookingId)) return;
  await enqueue(db, [{ kind: "visitor-news", bookingId, eventId, at }]);
}
