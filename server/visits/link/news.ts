import type { Kysely } from "kysely";
import { mailWords } from "#content/mail.ts";
import { hourMs } from "#domain/dates.ts";
import { defineCommand } from "#server/db/command.ts";
import type { Database } from "#server/db/schema.ts";
import { enqueue } from "#server/messages/enqueue.ts";

/** Presses of this long go into one mail. */
const gatheredForMs = 600_000;

/** Mails of a kind that the presses of one address may cause in 24 hours. */
const maxPerDay = 3;

/** Presses on the page of one booking that reach phones in 24 hours. Inbox, history and mail have all of them. */
const maxPressesPerDay = 20;

/** What the owner gets a mail about: a visitor's presses, and held days that ended. */
export const newsActors = ["visitor", "calendar"];

const before = (at: string, ms: number) => new Date(Date.parse(at) - ms).toISOString();

/** Notifies the owner's phones of what a visitor has pressed, and notes it for the next mail. */
export async function noteNews(
  db: Kysely<Database>,
  {
    bookingId,
    eventId,
    at,
  }: { readonly bookingId: string; readonly eventId: string; readonly at: string },
): Promise<void> {
  await db
    .updateTable("visit_links")
    .set({ news_since: at })
    .where("booking_id", "=", bookingId)
    .where("news_since", "is", null)
    .execute();
  const { presses } = await db
    .selectFrom("messages")
    .select(({ fn }) => fn.count("event_id").distinct().as("presses"))
    .where("booking_id", "=", bookingId)
    .where("kind", "=", "visitor-news")
    .where("device_id", "is not", null)
    .where("created_at", ">", before(at, 24 * hourMs))
    .executeTakeFirstOrThrow();
  if (Number(presses) < maxPressesPerDay)
    await enqueue(db, [{ kind: "visitor-news", bookingId, eventId, at, only: "push" }]);
}

/** How many mails of some kinds the bookings of one address have caused in a day. */
async function countMails(
  db: Kysely<Database>,
  {
    bookingId,
    kinds,
    at,
  }: {
    readonly bookingId: string;
    readonly kinds: readonly ("visitor-news" | "visit-link" | "visit-released")[];
    readonly at: string;
  },
): Promise<number> {
  const { mails } = await db
    .selectFrom("messages")
    .innerJoin("bookings", "bookings.id", "messages.booking_id")
    .innerJoin("bookings as own", "own.email_key", "bookings.email_key")
    .select(({ fn }) => fn.countAll().as("mails"))
    .where("own.id", "=", bookingId)
    .where("messages.kind", "in", kinds)
    .where("messages.state", "!=", "withheld")
    .where("messages.device_id", "is", null)
    .where("messages.created_at", ">", before(at, 24 * hourMs))
    .executeTakeFirstOrThrow();
  return Number(mails);
}

const maxMails = 100;

/** Enqueues one mail to the owner for each visitor whose first press is ten minutes old. */
export const enqueueNews = defineCommand({
  name: "enqueueNews",
  kind: "write",
  async run(db, { now }: { readonly now: string }): Promise<void> {
    const due = await db
      .selectFrom("visit_links")
      .select(["booking_id as bookingId", "news_since as since"])
      .where("news_since", "<=", before(now, gatheredForMs))
      .orderBy("news_since")
      .limit(maxMails)
      .execute();
    for (const { bookingId, since } of due) {
      // Over the limit it waits, and more is gathered.
      if ((await countMails(db, { bookingId, kinds: ["visitor-news"], at: now })) >= maxPerDay)
        continue;
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

/** Enqueues a mail to the visitor, within the limits. */
export async function enqueueToVisitor(
  db: Kysely<Database>,
  {
    kind,
    bookingId,
    eventId,
    at,
  }: {
    readonly kind: "visit-link" | "visit-released";
    readonly bookingId: string;
    readonly eventId: string;
    readonly at: string;
  },
): Promise<void> {
  const { email } = await db
    .selectFrom("bookings")
    .select("email")
    .where("id", "=", bookingId)
    .executeTakeFirstOrThrow();
  const { noEmail, tooMany } = mailWords.visit;
  const mails = await countMails(db, { bookingId, kinds: ["visit-link", "visit-released"], at });
  const withheld = email === "" ? noEmail : mails >= maxPerDay ? tooMany : undefined;
  await enqueue(db, [{ kind, bookingId, eventId, at, withheld }]);
}
