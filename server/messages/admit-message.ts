import type { Kysely } from "kysely";
import { collectedWords } from "#content/alarms.ts";
import { dayMs, isoAfter, minuteMs } from "#domain/dates.ts";
import { type Kind, messageKinds } from "#domain/message-kinds.ts";
import type { Env } from "#env";
import { defineCommand } from "#server/db/command.ts";
import { digestOf } from "#server/db/digest.ts";
import type { Database } from "#server/db/schema.ts";
import { readRow } from "#server/journal/booking-row.ts";
import { allowancesFor } from "#server/limits/allowances.ts";
import type { Spending } from "#server/limits/counters.ts";
import { stepsOf } from "#server/limits/limits.ts";
import { mailSpendings } from "#server/limits/mailbox.ts";
import { type StoredOver, spendStored } from "#server/limits/stored-counts.ts";
import { enqueue } from "#server/outbox/enqueue.ts";

interface MessageToAdmit {
  /** A message counts once for all its attempts. */
  readonly id: string;
  readonly kind: Kind;
  readonly bookingId: string;
  readonly email: string;
  readonly deviceId: string | null;
  readonly enqueuedAt: string;
  readonly now: string;
  readonly env: Pick<Env, "CONFIRMATIONS_PER_DAY" | "RATE_LIMIT">;
}

/** @returns why the message is withheld; undefined if it may be sent */
export const admitMessage = defineCommand({
  name: "admitMessage",
  kind: "write",
  async run(db, message: MessageToAdmit): Promise<string | undefined> {
    const { spends } = messageKinds[message.kind];
    if (spends === null || !(await isNew(db, message))) return undefined;
    const reason = await (spends === "confirmations" ? whyNoConfirmation : whyCollected)(
      db,
      message,
    );
    if (reason !== undefined) await forget(db, message);
    return reason;
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

async function networkOf(db: Kysely<Database>, { bookingId }: MessageToAdmit) {
  const booking = await readRow(db, bookingId, "network");
  return stepsOf(booking?.network ?? null);
}

/** The form must not flood a stranger's mailbox. */
async function whyNoConfirmation(
  db: Kysely<Database>,
  message: MessageToAdmit,
): Promise<string | undefined> {
  const over = await spendStored(
    db,
    [
      ...mailSpendings(message.email, "confirmationsOfMailbox"),
      { of: "confirmations", whose: await networkOf(db, message) },
    ],
    message.enqueuedAt,
    allowancesFor(message.env),
  );
  return over && confirmationReason(over, message.env.CONFIRMATIONS_PER_DAY);
}

function confirmationReason({ of, isCommon }: StoredOver, perDay: number): string {
  if (of === "confirmationsOfMailbox") return "one was sent to this address today";
  if (of === "mailDomain") return "many were sent to this address's domain today";
  return isCommon
    ? `the day's budget of ${perDay} is used up`
    : "many were sent for bookings from this network today";
}

/** What is over the owner's attention goes into one message, which says how many they are. */
async function whyCollected(
  db: Kysely<Database>,
  message: MessageToAdmit,
): Promise<string | undefined> {
  const { deviceId, now } = message;
  const receiver = deviceId ?? "mail";
  const spendings: Spending[] = [
    { of: "attentionOfHour", whose: [receiver] },
    { of: "attention", group: receiver, whose: await networkOf(db, message) },
  ];
  const over = await spendStored(db, spendings, now, allowancesFor(message.env));
  if (!over) return undefined;
  await collect(db, deviceId, now);
  return collectedWords.reason;
}

/** The first of a day waits for ten minutes after the one before, the next for twenty, and so on: 16 a day at most. */
const gapMs = 10 * minuteMs;

async function collect(db: Kysely<Database>, deviceId: string | null, now: string): Promise<void> {
  const ofDay = await db
    .selectFrom("messages")
    .select(["id", "state", "text", "next_at"])
    .where("kind", "=", "collected")
    .where("device_id", deviceId === null ? "is" : "=", deviceId)
    .where("created_at", ">", isoAfter(now, -dayMs))
    .orderBy("created_at", "desc")
    .execute();
  const [last] = ofDay;
  if (last?.state === "waiting" && last.next_at > now) {
    const text = String(Number(last.text) + 1);
    await db.updateTable("messages").set({ text }).where("id", "=", last.id).execute();
    return;
  }
  const pacedMs = last ? Date.parse(last.next_at) + (ofDay.length + 1) * gapMs : 0;
  const dueAt = new Date(Math.max(pacedMs, Date.parse(now) + gapMs)).toISOString();
  const id = `collected.${Date.parse(now)}`;
  const only = deviceId === null ? "mail" : "push";
  await enqueue(db, [{ id, kind: "collected", text: "1", at: now, only, deviceId, dueAt }]);
}
