import { createHash } from "node:crypto";
import { domainToASCII } from "node:url";
import type { Kysely } from "kysely";
import { phoenixDay } from "#domain/dates.ts";
import { defineCommand } from "#server/db/command.ts";
import type { Database } from "#server/db/schema.ts";

interface Confirmation {
  /** The message's id. A message counts once for all its attempts. */
  readonly id: string;
  readonly email: string;
  readonly enqueuedAt: string;
  /** The limit for all addresses together, per Phoenix day. */
  readonly perDay: number;
}

/** The form must not flood a stranger's mailbox. @returns why the message is withheld; undefined if it may be sent */
export const admitConfirmation = defineCommand({
  name: "admitConfirmation",
  kind: "write",
  async run(db, { id, email, enqueuedAt, perDay }: Confirmation): Promise<string | undefined> {
    const day = phoenixDay(new Date(enqueuedAt));
    const key = mailboxKey(day, email);
    const claimed = await db
      .insertInto("confirmation_counts")
      .values({ day, key, count: 1, message_id: id })
      .onConflict((conflict) => conflict.doNothing())
      .returning("key")
      .executeTakeFirst();
    if (!claimed) {
      const first = await db
        .selectFrom("confirmation_counts")
        .select("message_id")
        .where("day", "=", day)
        .where("key", "=", key)
        .executeTakeFirst();
      return first?.message_id === id ? undefined : "one was sent to this address today";
    }
    if ((await countMail(db, day, "all")) <= perDay) return undefined;
    await db
      .deleteFrom("confirmation_counts")
      .where("day", "=", day)
      .where("key", "=", key)
      .execute();
    return `the day's budget of ${perDay} is used up`;
  },
});

/** Counts an email. @returns how many there were with this key on this day */
export async function countMail(db: Kysely<Database>, day: string, key: string): Promise<number> {
  const { count } = await db
    .insertInto("confirmation_counts")
    .values({ day, key, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(["day", "key"])
        .doUpdateSet(({ eb }) => ({ count: eb("confirmation_counts.count", "+", 1) })),
    )
    .returning("count")
    .executeTakeFirstOrThrow();
  return count;
}

/** A digest, since counts outlive bookings that are erased on the same day. */
export const mailboxKey = (day: string, email: string): string =>
  createHash("sha256")
    .update(`${day} ${mailboxOf(email)}`)
    .digest("base64url");

/** The same for all spellings of an address that reach one mailbox: in lower case, without a "+tag". */
function mailboxOf(email: string): string {
  const folded = email.normalize("NFKC").toLowerCase();
  const at = folded.lastIndexOf("@");
  const domain = folded.slice(at + 1);
  const local = folded.slice(0, Math.max(at, 0));
  const tag = local.indexOf("+", 1);
  return `${tag === -1 ? local : local.slice(0, tag)}@${domainToASCII(domain) || domain}`;
}
