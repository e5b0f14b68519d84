import type { Kysely } from "kysely";
import { mailWords } from "#content/mail.ts";
import type { Database } from "#server/db/schema.ts";
import type { Change } from "#server/journal/change.ts";
import { readMailboxes } from "#server/journal/mailboxes.ts";
import { stepsOf } from "#server/limits/limits.ts";
import { mailSpendings, noticeSpending } from "#server/limits/mailbox.ts";
import { spendStored } from "#server/limits/stored-counts.ts";

/**
 * Spends an email to the visitor. Visitors' presses use up nothing of what the business has to say.
 * @param alsoTo another mailbox than the booking's own, if one gets an email, too
 * @returns why none goes out
 */
export async function whyWithheld(
  db: Kysely<Database>,
  { bookingId, at, actor, network = null }: Pick<Change, "bookingId" | "at" | "actor" | "network">,
  alsoTo = "",
): Promise<string | undefined> {
  const { email } = await readMailboxes(db, bookingId);
  const { noEmail, tooMany } = mailWords.visit;
  const mailboxes = [email, alsoTo].filter((one) => one !== "");
  if (mailboxes.length === 0) return noEmail;
  const isVisitor = actor === "visitor";
  const ofMailboxes = mailboxes.flatMap((one) =>
    isVisitor ? mailSpendings(one, "linksOfMailbox") : [noticeSpending(one)],
  );
  // Each once, and always in the same order: two presses would deadlock.
  const distinct = new Map(ofMailboxes.map((one) => [`${one.of} ${one.whose.join()}`, one]));
  const spendings = [...distinct].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const ofAll = isVisitor ? [{ of: "links" as const, whose: stepsOf(network) }] : [];
  const all = [...spendings.map(([, one]) => one), ...ofAll];
  return (await spendStored(db, all, at)) && tooMany;
}
