import type { Kysely } from "kysely";
import { isoAfter, minuteMs } from "#domain/dates.ts";
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

/** Changes within this time go into one email. */
const gatheredForMs = 10 * minuteMs;

/** Notifies the owner's phones of what a visitor has pressed, and says it in the booking's next email. */
export async function noteNews(
  db: Kysely<Database>,
  { bookingId, key: eventId, at }: Change,
): Promise<void> {
  if (await isSpam(db, bookingId)) return;
  const news = { kind: "visitor-news", bookingId, eventId, at } as const;
  await enqueue(db, [{ ...news, only: "push" }]);
  const next = await db
    .selectFrom("messages")
    .select("id")
    .where("booking_id", "=", bookingId)
    .where("kind", "=", "visitor-news")
    .where("device_id", "is", null)
    .where("state", "=", "waiting")
    // What is being sent has read its news already.
    .where("claimed_until", "is", null)
    .executeTakeFirst();
  if (!next) await enqueue(db, [{ ...news, only: "mail", dueAt: isoAfter(at, gatheredForMs) }]);
}
