import type { Kysely } from "kysely";
import { mailWords } from "#content/mail.ts";
import type { Database } from "#server/db/schema.ts";
import type { Change } from "#server/journal/change.ts";
import { readMailboxes } from "#server/journal/mailboxes.ts";
import { stepsOf } from "#server/limits/limits.ts";
import { mailSpendings, noticeSpending } from "#server/limits/mailbox.ts";
import { spendStored } from "#server/limits/stored-counts.ts";

interface Caused extends Pick<Change, "bookingId" | "at" | "actor"> {
  /** Where a visitor pressed. @see stepsOf */
  readonly network?: string | null;
  /** If it is not the booking's own. */
  readonly email?: string;
}

/** Spends an email to the visitor. Visitors' presses use up nothing of what the business has to say. @returns why none goes out */
export async function whyWithheld(
  db: Kysely<Database>,
  { bookingId, at, actor, network = null, ...to }: Caused,
): Promise<string | undefined> {
  const email = to.email ?? (await readMailboxes(db, bookingId)).email;
  const { noEmail, tooMany } = mailWords.visit;
  if (email === "") return noEmail;
  const spendings =
    actor === "visitor"
      ? [
          ...mailSpendings(email, "linksOfMailbox"),
          { of: "links" as const, whose: stepsOf(network) },
        ]
      : [noticeSpending(email)];
  return (await spendStored(db, spendings, at)) && tooMany;
}
