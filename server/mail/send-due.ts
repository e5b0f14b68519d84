import { setTimeout as wait } from "node:timers/promises";
import type { Store } from "#server/db/store.ts";
import { claimMessages } from "#server/mail/claim-messages.ts";
import { oweReminders } from "#server/mail/owe-reminders.ts";
import { settleMessage } from "#server/mail/settle-message.ts";
import type { Channel } from "./channels.ts";
import type { DueMessage } from "./claim-messages.ts";
import { isNeeded } from "./is-needed.ts";
import type { Delivered } from "./mailer.ts";
import { nextTry } from "./next-try.ts";
import { plainError } from "./plain-error.ts";
import { Refused } from "./refused.ts";
import type { Outcome, Settled } from "./settle-message.ts";

/** So many are under way at once. */
const limit = 10;

/** Milliseconds between two that set off: bookings of that moment do not wait until ten mails are composed and stored. */
const apart = 20;

/**
 * Sends a message. It has been sent when this resolves, or written to a file where it says so.
 * @throws Refused when no other try would change anything
 */
export type Deliver = (message: DueMessage) => Promise<Delivered | undefined>;

/** What the other side has acknowledged but the database does not know yet, by the message's id. */
export type Acknowledged = Map<string, Settled>;

export interface Pass {
  /** How many messages became what. */
  readonly sent: number;
  readonly written: number;
  readonly failed: number;
  readonly dropped: number;
  /** Those that are tried again later. */
  readonly waiting: number;
  /** When the next message is due; null without any. */
  readonly nextAt: string | null;
}

/**
 * Sends what is due in a channel, at most ten messages, each by itself: one that fails stops no other. What was acknowledged is never
 * sent again by this process, also when the database could not be told. Only a process that dies between the
 * acknowledgment and the mark sends it twice, with the same Message-ID or webhook-id.
 * @throws StorageError when the database is gone; the claims run out, and the next pass goes on
 */
export async function sendDue({
  channel,
  store,
  now,
  deliver,
  acknowledged,
}: {
  readonly channel: Channel;
  readonly store: Pick<Store, "run">;
  readonly now: () => Date;
  readonly deliver: Deliver;
  /** Kept from pass to pass. */
  readonly acknowledged: Acknowledged;
}): Promise<Pass> {
  for (const settled of acknowledged.values()) {
    await store.run(settleMessage, settled);
    acknowledged.delete(settled.id);
  }
  const at = now().toISOString();
  if (channel === "mail") await store.run(oweReminders, { now: at });
  const { messages, nextAt } = await store.run(claimMessages, { channel, now: at, limit });

  const tally = { sent: 0, written: 0, failed: 0, dropped: 0, waiting: 0 };
  const results = await Promise.allSettled(
    messages.map(async (message, place) => {
      if (place > 0) await wait(place * apart);
      const outcome = await attempt(message, { now, deliver });
      const { id, booking } = message;
      const settled = { id, bookingId: booking.id, at: now().toISOString(), outcome };
      if (outcome.state === "sent" || outcome.state === "written") acknowledged.set(id, settled);
      await store.run(settleMessage, settled);
      acknowledged.delete(id);
      tally[outcome.state] += 1;
    }),
  );
  for (const result of results) if (result.status === "rejected") throw result.reason;
  return { ...tally, nextAt };
}

async function attempt(
  message: DueMessage,
  { now, deliver }: { readonly now: () => Date; readonly deliver: Deliver },
): Promise<Outcome> {
  if (!isNeeded(message, now())) return { state: "dropped" };
  try {
    return { state: (await deliver(message)) ?? "sent" };
  } catch (cause) {
    const error = plainError(cause, message.booking);
    const nextAt = nextTry(message.attempts + 1, now(), message.giveUpAt);
    if (cause instanceof Refused || nextAt === undefined) return { state: "failed", error };
    return { state: "waiting", error, nextAt };
  }
}
