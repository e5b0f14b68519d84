import type { FastifyReply } from "fastify";
import type { BookingInput } from "#domain/booking/booking.ts";
import { callBy, replyBy } from "#domain/business-clock/promise.ts";
import { toPhoenixIso } from "#domain/dates.ts";
import { storeBooking } from "#server/bookings/store-booking.ts";
import { linkPath, tokenOf } from "#server/bookings/visitor-links.ts";
import type { Context } from "#server/http/context.ts";
import { Problem } from "#server/http/problems.ts";
import type { Arrival } from "#server/limits/admit-bookings.ts";
import { tooManyRequests } from "#server/limits/limits.ts";

interface BookingRequest {
  readonly booking: BookingInput;
  readonly key: string | null;
  readonly page: string | null;
  readonly origin: string | null;
  readonly spam: string | null;
  readonly arrival: Arrival | null;
  readonly linkKey: string;
}

/**
 * Spam is answered like any other booking.
 * @throws Problem `key-reused`, or `rate-limited` when its network has filled too much of the disk
 * @throws StorageError when nothing was stored, or nobody knows
 */
export async function requestBooking(
  { store, now, newId }: Pick<Context, "store" | "now" | "newId">,
  { linkKey, ...request }: BookingRequest,
  reply: FastifyReply,
) {
  const stored = await store.run(storeBooking, {
    ...request,
    id: newId(),
    createdAt: now().toISOString(),
    enteredBy: null,
    confirm: true,
  });
  if (!stored) throw new Problem("key-reused");
  const { daysOff, isEmailed, retryMs, ...answered } = stored;
  if (retryMs !== undefined) throw tooManyRequests(reply, retryMs);
  const createdAt = new Date(stored.createdAt);
  return {
    ...answered,
    replyBy: toPhoenixIso(replyBy(createdAt)),
    hearBy: toPhoenixIso(callBy(createdAt, daysOff)),
    visit: linkPath(tokenOf(linkKey, { bookingId: stored.id, generation: 0, mark: "" })),
    ...(isEmailed && { isEmailed: true as const }),
  };
}
