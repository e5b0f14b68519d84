import type { Kysely } from "kysely";
import { linkActors } from "#domain/actors.ts";
import { isoAfter } from "#domain/dates.ts";
import { defineCommand } from "#server/db/command.ts";
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

/** Changes within this time go into one email. */
const gatheredForMs = 600_000;

const maxMails = 100;

export const enqueueNews = defineCommand({
  name: "enqueueNews",
  kind: "write",
  async run(db, { now }: { readonly now: string }): Promise<void> {
    const pending = await db
      .selectFrom("visit_links")
      .select(["booking_id as bookingId", "news_since as since"])
      .where("news_since", "<=", isoAfter(now, -gatheredForMs))
      .orderBy("news_since")
      .limit(maxMails)
      .execute();
    for (const { bookingId, since } of pending) {
      const claimed = await db
        .updateTable("visit_links")
        .set({ news_since: null })
        .where("booking_id", "=", bookingId)
        .where("news_since", "=", since)
        .returning("booking_id")
        .execute();
      const first = await db
        .selectFrom("booking_events")
        .select("id")
        .where("booking_id", "=", bookingId)
        .where("actor", "in", linkActors)
        .where("at", ">=", since)
        .orderBy("at")
        .limit(1)
        .executeTakeFirst();
      if (claimed.length > 0 && first)
        await enqueue(db, [
          { kind: "visitor-news", bookingId, eventId: first.id, at: now, only: "mail" },
        ]);
    }
  },
});
