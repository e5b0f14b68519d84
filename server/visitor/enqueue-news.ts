import { sql } from "kysely";
import { dayMs, isoAfter } from "#domain/dates.ts";
import { defineCommand } from "#server/db/command.ts";
import { newsActors } from "#server/journal/visitor-news.ts";
import { enqueue } from "#server/outbox/enqueue.ts";

/** Changes within this time go into one email. */
const gatheredForMs = 600_000;

/** Emails that one address may cause in a day. */
const maxPerDay = 3;

/** Whose emails are counted together: an address, or the booking where there is none. */
const sender = sql<string>`case bookings.email_key when '' then bookings.id else bookings.email_key end`;

const maxMails = 100;

export const enqueueNews = defineCommand({
  name: "enqueueNews",
  kind: "write",
  async run(db, { now }: { readonly now: string }): Promise<void> {
    const pending = await db
      .selectFrom("visit_links")
      .innerJoin("bookings", "bookings.id", "visit_links.booking_id")
      .select(["visit_links.booking_id as bookingId", "news_since as since", sender.as("sender")])
      .where("news_since", "<=", isoAfter(now, -gatheredForMs))
      .orderBy("news_since")
      .execute();
    if (pending.length === 0) return;
    const sent = await db
      .selectFrom("messages")
      .innerJoin("bookings", "bookings.id", "messages.booking_id")
      .select(sender.as("sender"))
      .where("messages.kind", "=", "visitor-news")
      .where("messages.device_id", "is", null)
      .where("messages.created_at", ">", isoAfter(now, -dayMs))
      .execute();
    const bySender = Map.groupBy(sent, (mail) => mail.sender);
    // Over the limit, a visitor's news waits and grows. Other visitors' news is still sent.
    const due = [...Map.groupBy(pending, (news) => news.sender)].flatMap(([name, ofSender]) =>
      ofSender.slice(0, Math.max(0, maxPerDay - (bySender.get(name)?.length ?? 0))),
    );
    for (const { bookingId, since } of due.slice(0, maxMails)) {
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
        .where("actor", "in", newsActors)
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
