import type { Kysely } from "kysely";
import { mailWords } from "#content/mail.ts";
import { phoenixDay } from "#domain/dates.ts";
import type { Database } from "#server/db/schema.ts";
import type { Change } from "#server/journal/change.ts";
import { readMailboxes } from "#server/journal/mailboxes.ts";
import { newsActors } from "#server/journal/visitor-news.ts";
import { countMail, mailboxKey } from "#server/limits/mail-limits.ts";

/** Emails of one kind that one address may get in a day. */
const maxPerDay = 3;

/** All that visitors' presses and ended holds may send to visitors in a day. */
const maxToVisitors = 100;

/** Counts an email to the visitor, for their mailbox and, unless the owner causes it, for all. @returns why none goes out */
export async function whyWithheld(
  db: Kysely<Database>,
  {
    bookingId,
    at,
    actor,
    ...to
  }: Pick<Change, "bookingId" | "at" | "actor"> & {
    /** If it is not the booking's own. */
    readonly email?: string;
  },
): Promise<string | undefined> {
  const email = to.email ?? (await readMailboxes(db, bookingId)).email;
  const { noEmail, tooMany } = mailWords.visit;
  if (email === "") return noEmail;
  const day = phoenixDay(new Date(at));
  if ((await countMail(db, day, `link ${mailboxKey(day, email)}`)) > maxPerDay) return tooMany;
  const ofAll = newsActors.includes(actor) ? await countMail(db, day, "links") : 0;
  return ofAll > maxToVisitors ? tooMany : undefined;
}
