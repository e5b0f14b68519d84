import { type Kysely, sql } from "kysely";
import { mailWords } from "#content/mail.ts";
import { dayMs } from "#domain/dates.ts";
import type { Change } from "#server/bookings/change.ts";
import { defineCommand } from "#server/db/command.ts";
import type { Database } from "#server/db/schema.ts";
import { mailboxOf } from "#server/messages/confirmation-limits.ts";
import { enqueue } from "#server/messages/enqueue.ts";

/** Changes within this time go into one email. */
const gatheredForMs = 600_000;

/** Emails of one kind that one address may cause in 24 hours. */
const maxPerDay = 3;

/** Presses on the page of one booking that reach phones in 24 hours. Inbox, history and email have all of them. */
const maxPressesPerDay = 20;

/** What the owner gets an email about: a visitor's presses, and held days that ended. */
export const newsActors = ["visitor", "calendar"];

const before = (at: string, ms: number) => new Date(Date.parse(at) - ms).toISOString();

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
    .where("created_at", ">", before(at, dayMs))
    .executeTakeFirstOrThrow();
  if (Number(presses) < maxPressesPerDay)
    await enqueue(db, [{ kind: "visitor-news", bookingId, eventId, at, only: "push" }]);
}

const mailsOfDay = (
  db: Kysely<Database>,
  kinds: readonly ("visitor-news" | "visit-link" | "visit-released")[],
  at: string,
) =>
  db
    .selectFrom("messages")
    .innerJoin("bookings", "bookings.id", "messages.booking_id")
    .where("messages.kind", "in", kinds)
    .where("messages.state", "!=", "withheld")
    .where("messages.device_id", "is", null)
    .where("messages.created_at", ">", before(at, dayMs));

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
      .where("news_since", "<=", before(now, gatheredForMs))
      .orderBy("news_since")
      .execute();
    if (pending.length === 0) return;
    const sent = await mailsOfDay(db, ["visitor-news"], now).select(sender.as("sender")).execute();
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

/** All that visitors' presses and ended holds may send to visitors in 24 hours. */
const maxToVisitors = 100;

/** Why no email goes to the visitor now: there are limits for their mailbox and, unless the owner causes it, for all. */
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
  const sent = await mailsOfDay(db, ["visit-link", "visit-released"], at)
    .select("bookings.email")
    .execute();
  const mailbox = mailboxOf(email);
  const own = sent.filter((mail) => mailboxOf(mail.email) === mailbox);
  const isUsedUp = newsActors.includes(actor) && sent.length >= maxToVisitors;
  return own.length >= maxPerDay || isUsedUp ? tooMany : undefined;
}
