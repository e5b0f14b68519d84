import type { Kysely } from "kysely";
import { isoAfter } from "#domain/dates.ts";
import { engineOf } from "#server/db/engine.ts";
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
const gatheredForMs = 600_000;

/** Notifies the owner's phones of what a visitor has pressed. The email names what came since its own event. */
export async function noteNews(
  db: Kysely<Database>,
  { bookingId, key: eventId, at }: Change,
): Promise<void> {
  if (await isSpam(db, bookingId)) return;
  const news = { kind: "visitor-news", bookingId, eventId, at } as const;
  await enqueue(db, [{ ...news, only: "push" }]);
  const gathering = await db
    .selectFrom("messages")
    .select("id")
    .where("booking_id", "=", bookingId)
    .where("kind", "=", news.kind)
    .where("device_id", "is", null)
    .where("state", "=", "waiting")
    // What is being sent has read the history already.
    .where("claimed_until", "is", null)
    .$if(engineOf(db) === "postgres", (query) => query.forUpdate())
    .executeTakeFirst();
  if (!gathering)
    await enqueue(db, [{ ...news, only: "mail", dueAt: isoAfter(at, gatheredForMs) }]);
}
