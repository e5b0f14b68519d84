import { linkActors } from "#domain/actors.ts";
import { isoAfter } from "#domain/dates.ts";
import { defineCommand } from "#server/db/command.ts";
import { enqueue } from "#server/messages/enqueue.ts";

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
