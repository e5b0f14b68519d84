import type { Kysely } from "kysely";
import { collectedWords } from "#content/alarms.ts";
import { mailWords } from "#content/mail.ts";
import { dayMs, isoAfter } from "#domain/dates.ts";
import { messageKinds } from "#domain/message-kinds.ts";
import type { Env } from "#env";
import { readRow } from "#server/db/booking-row.ts";
import { defineCommand } from "#server/db/command.ts";
import { digestOf } from "#server/db/digest.ts";
import type { Database } from "#server/db/schema.ts";
import { refusesMails, spendMail } from "#server/limits/spend-mail.ts";
import { collect, type OwnersMessage } from "./collect.ts";

/** A message counts once for all its attempts. */
interface MessageToAdmit extends OwnersMessage {
  readonly email: string;
  /** @see refusalOf */
  readonly refusal: string;
  readonly enqueuedAt: string;
  readonly env: Pick<Env, "CONFIRMATIONS_PER_DAY" | "RATE_LIMIT">;
}

/** @returns why the message is withheld; undefined if it may be sent */
export const admitMessage = defineCommand({
  name: "admitMessage",
  kind: "write",
  async run(db, message: MessageToAdmit): Promise<string | undefined> {
    const { spends, to } = messageKinds[message.kind];
    if (to === "visitor" && (await refusesMails(db, message.refusal, message.now)))
      return mailWords.visit.refused;
    if (spends === null || !(await isNew(db, message))) return undefined;
    if (spends === "confirmations") {
      const reason = await whyNoConfirmation(db, message);
      if (reason !== undefined) await forget(db, message);
      return reason;
    }
    if (!message.env.RATE_LIMIT) return undefined;
    return (await collect(db, message)) ? collectedWords.reason : undefined;
  },
});

const receiptOf = ({ id }: MessageToAdmit) => digestOf(`message ${id}`);

/** False for a message that was admitted before, and whose delivery failed since. */
async function isNew(db: Kysely<Database>, message: MessageToAdmit): Promise<boolean> {
  const noted = await db
    .insertInto("allowance_counts")
    .values({ key: receiptOf(message), count: 1, until: isoAfter(message.now, 3 * dayMs) })
    .onConflict((conflict) => conflict.doNothing())
    .returning("key")
    .executeTakeFirst();
  return noted !== undefined;
}

const forget = (db: Kysely<Database>, message: MessageToAdmit) =>
  db.deleteFrom("allowance_counts").where("key", "=", receiptOf(message)).execute();

/** The form must not flood a stranger's mailbox. */
async function whyNoConfirmation(
  db: Kysely<Database>,
  { bookingId, email, enqueuedAt: at, env }: MessageToAdmit,
): Promise<string | undefined> {
  const booking = bookingId === null ? undefined : await readRow(db, bookingId, "network");
  const network = booking?.network ?? null;
  const over = await spendMail(db, { kind: "confirmations", email, network, at, env });
  return (
    over &&
    {
      mailbox: "one was sent to this address today",
      domain: "many were sent to this address's domain today",
      all: `the day's budget of ${env.CONFIRMATIONS_PER_DAY} is used up`,
    }[over]
  );
}
