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

/**
 * Counts emails to the visitor, for each mailbox and, unless the owner causes them, for all. Always in the same order,
 * or two presses would deadlock.
 * @param alsoTo another mailbox than the booking's own, if one gets an email, too
 * @returns why none goes out
 */
export async function whyWithheld(
  db: Kysely<Database>,
  { bookingId, at, actor }: Pick<Change, "bookingId" | "at" | "actor">,
  alsoTo = "",
): Promise<string | undefined> {
  const { email } = await readMailboxes(db, bookingId);
  const { noEmail, tooMany } = mailWords.visit;
  const day = phoenixDay(new Date(at));
  const mailboxes = [email, alsoTo].filter((one) => one !== "");
  if (mailboxes.length === 0) return noEmail;
  const keys = new Set(mailboxes.map((one) => mailboxKey(day, one)));
  for (const key of [...keys].toSorted())
    if ((await countMail(db, day, `link ${key}`)) > maxPerDay) return tooMany;
  const ofAll = newsActors.includes(actor) ? await countMail(db, day, "links") : 0;
  return ofAll > maxToVisitors ? tooMany : undefined;
}
