import { type Kysely, sql } from "kysely";
import { mailWords } from "#content/mail.ts";
import { dayMs, isoAfter, phoenixDay } from "#domain/dates.ts";
import type { Change } from "#server/bookings/change.ts";
import { defineCommand } from "#server/db/command.ts";
import type { Database } from "#server/db/schema.ts";
import { enqueue } from "#server/messages/enqueue.ts";
import { countMail, mailboxKey } from "#server/messages/mail-limits.ts";

/** Changes within this time go into one email. */
const gatheredForMs = 600_000;

/** Emails of one kind that one address may cause or get in a day. */
const maxPerDay = 3;

/** Presses on the page of one booking that reach phones in 24 hours. Inbox, history and email have all of them. */
const maxPressesPerDay = 20;

/** What the owner gets an email about: a visitor's presses, and held days that ended. */
export const newsActors = ["visitor", "calendar"];

/** Notifies the owner's phones of what a visitor has pressed, and notes it for the next mail. */
export async function noteNews(
  db: Kysely<Database>,
  { bookingId, key: eventId, at }: Change,
): Promise<void> {
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
  const { presses } = await db
    .selectFrom("messages")
    .select(({ fn }) => fn.count("event_id").distinct().as("presses"))
    .where("booking_id", "=", bookingId)
    .where("kind", "=", "visitor-news")
    .where("device_id", "is not", null)
    .where("created_at", ">", isoAfter(at, -dayMs))
    .executeTakeFirstOrThrow();
  if (Number(presses) < maxPressesPerDay)
    await enqueue(db, [{ kind: "visitor-news", bookingId, eventId, at, only: "push" }]);
}

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

/** All that visitors' presses and ended holds may send to visitors in a day. */
const maxToVisitors = 100;

/** Counts an email to the visitor, for their mailbox and, unless the owner causes it, for all. @returns why none goes out */
export async function whyWithheld(
  db: Kysely<Database>,
  { bookingId, at, actor }: Pick<Change, "bookingId" | "at" | "actor">,
): Promise<string | undefined> {
  const { email } = await db
    .selectFrom("bookings")
    .select("email")
    .where("id", "=", bookingId)
    .executeTakeFirstOrThrow();
  const { noEmail, tooMany } = mailWords.visit;
  if (email === "") return noEmail;
  const day = phoenixDay(new Date(at));
  if ((await countMail(db, day, `link ${mailboxKey(day, email)}`)) > maxPerDay) return tooMany;
  const ofAll = newsActors.includes(actor) ? await countMail(db, day, "links") : 0;
  return ofAll > maxToVisitors ? tooMany : undefined;
}
