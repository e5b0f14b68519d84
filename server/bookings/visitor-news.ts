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

/** Notifies the owner's phones of what a visitor has pressed, and notes it for the next mail. */
export async function noteNews(
  db: Kysely<Database>,
  { bookingId, key: eventId, at }: Change,
): Promise<void> {
  if (await isSpam(db, bookingId)) return;
  await db
    .insertInto("visit_links")
    .values({ booking_id: bookingId, news_since: at })
    .onConflict((conflict) =>
      conflict
        .column("booking_id")
        .doUpdateSet({ news_since: at })
        .where("visit_links.news_since", "is", null),
    )
    .execute();
  await enqueue(db, [{ kind: "visitor-news", bookingId, eventId, at, only: "push" }]);
}
