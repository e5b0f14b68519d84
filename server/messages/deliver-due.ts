import type { Booking } from "#domain/api/bookings.ts";
import { reminderUntil, somebodyComes } from "#domain/business-clock/reminders.ts";
import { endOf } from "#domain/business-clock/visits.ts";
import { hourMs } from "#domain/dates.ts";
import { type Channel, type Condition, messageKinds } from "#domain/message-kinds.ts";
import type { Store } from "#server/db/store.ts";
import {
  type Deliver,
  type DueMessage,
  type DueMessages,
  PermanentFailure,
  Withheld,
} from "./channels.ts";
import { type DeliveryResult, nextAttempt, type Settled, settleMessage } from "./claim-due.ts";

const noteLifetimeMs = 12 * hourMs;

type Need = (booking: Booking, message: DueMessage, now: Date) => boolean;

const conditions: Readonly<Record<Condition, Need>> = {
  /** The email address may have been removed since. */
  mailbox: (_, { mailbox }) => mailbox !== "",
  "not merged": ({ mergedInto }) => mergedInto === null,
  "not spam": ({ status }) => status !== "spam",
  "not declined": ({ status }) => status !== "declined",
  "latest day": (_, { visit, event }) => visit !== null && visit.eventId === event?.id,
  "day ahead": (_, { visit }, now) =>
    visit?.state === "cancelled" || (visit?.state === "booked" && now < endOf(visit)),
  "visit tomorrow": (_, { visit, daysOff }, now) =>
    visit?.state === "booked" && now < reminderUntil(visit.day) && somebodyComes(visit, daysOff),
};

/** Whether a queued message should still be sent. An erased booking sends only the erasure event. */
export function isNeeded(message: DueMessage, now: Date): boolean {
  const { kind, booking, event, createdAt, list } = message;
  if (booking === null) {
    const isFresh = now.getTime() - Date.parse(createdAt) < noteLifetimeMs;
    return isFresh && (kind !== "reminder" || list?.items.length !== 0);
  }
  if (booking.erasedAt !== null) return event?.kind === "erased";
  return messageKinds[kind].sentWhile.every((one) => conditions[one](booking, message, now));
}

const maxInFlight = 10;

/** By message id: sent, but not stored as sent yet. */
export type Acknowledged = Map<string, Settled>;

type Pass = Readonly<Record<DeliveryResult["state"], number>> & { readonly nextAt: string | null };

/** Sends a message twice, with the same id, only if the process dies between the acknowledgment and storing it. */
export async function deliverDue({
  channel,
  store,
  now,
  deliver,
  due,
  acknowledged,
}: {
  readonly channel: Channel;
  readonly store: Pick<Store, "run">;
  readonly now: () => Date;
  readonly deliver: Deliver;
  readonly due: DueMessages;
  readonly acknowledged: Acknowledged;
}): Promise<Pass> {
  for (const settled of acknowledged.values()) {
    await store.run(settleMessage, settled);
    acknowledged.delete(settled.id);
  }
  const at = now().toISOString();
  if (channel === "mail") await due.enqueue(at);
  const { messages, nextAt } = await due.claim({ channel, now: at, limit: maxInFlight });

  const counts = { sent: 0, written: 0, failed: 0, withheld: 0, dropped: 0, waiting: 0 };
  const results = await Promise.allSettled(
    messages.map(async (message) => {
      const result = await attempt(message, deliver, now);
      const { id } = message;
      const settled = { id, at: now().toISOString(), result };
      if (result.state === "sent" || result.state === "written") acknowledged.set(id, settled);
      await store.run(settleMessage, settled);
      acknowledged.delete(id);
      counts[result.state] += 1;
    }),
  );
  for (const result of results) if (result.status === "rejected") throw result.reason;
  return { ...counts, nextAt };
}

async function attempt(
  message: DueMessage,
  deliver: Deliver,
  now: () => Date,
): Promise<DeliveryResult> {
  if (!isNeeded(message, now())) return { state: "dropped" };
  try {
    return { state: await deliver(message) };
  } catch (cause) {
    if (cause instanceof Withheld) return { state: "withheld", error: cause.message };
    const error = describeError(cause);
    const nextAt = nextAttempt(message, now());
    if (cause instanceof PermanentFailure || nextAt === undefined)
      return { state: "failed", error };
    return { state: "waiting", error, nextAt };
  }
}

/** The message of a failed fetch is only "fetch failed"; its cause has the reason. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause, message } = error;
  return cause instanceof Error && "code" in cause ? `${message}: ${cause.code}` : message;
}
