import { createHash } from "node:crypto";
import { type BookingInput, parseBooking } from "#domain/booking.ts";
import { replyBy, toPhoenixIso } from "#domain/reply-by.ts";
import type { App } from "#server/app.ts";
import { storeBooking } from "#server/bookings/store-booking.ts";
import { Problem } from "#server/problems.ts";
import { judgeBooking, type Sending } from "#server/spam/judge-booking.ts";

export interface BookingAnswer {
  readonly id: string;
  readonly status: string;
  readonly createdAt: string;
  /** Until when the visitor hears from the team, in Phoenix time. */
  readonly replyBy: string;
}

const fingerprint = (booking: BookingInput) =>
  createHash("sha256").update(JSON.stringify(booking)).digest("base64url");

/**
 * Checks what a visitor sent and stores it. What looks like spam is stored as such, and answered like any other.
 * @throws Problem `invalid` with the messages by field, `key-reused`, or what `admit` throws
 * @throws StorageError when nothing was stored
 */
export async function requestBooking(
  { env, store, now, newId }: Pick<App, "env" | "store" | "now" | "newId">,
  sent: {
    readonly body: unknown;
    readonly key: string | undefined;
    readonly page: string | null;
    readonly sending: Sending;
    /** Is asked once the values are valid. @throws Problem when too many book */
    readonly admit: () => Promise<void>;
  },
): Promise<BookingAnswer> {
  const checked = parseBooking(sent.body);
  if (!checked.ok) throw new Problem("invalid", { errors: checked.errors });
  await sent.admit();
  const stored = await store.run(storeBooking, {
    id: newId(),
    createdAt: now().toISOString(),
    booking: checked.booking,
    page: sent.page,
    request: sent.key ? { key: sent.key, fingerprint: fingerprint(checked.booking) } : null,
    webhook: env.WEBHOOK_URL !== undefined,
    spam: judgeBooking(checked.booking, sent.sending),
    confirmationsPerDay: env.CONFIRMATIONS_PER_DAY,
  });
  if (!stored) throw new Problem("key-reused");
  return { ...stored, replyBy: toPhoenixIso(replyBy(new Date(stored.createdAt))) };
}
