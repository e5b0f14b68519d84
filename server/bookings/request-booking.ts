import type { BookingInput } from "#domain/booking/booking.ts";
import { callBy, replyBy } from "#domain/business-clock/promise.ts";
import { toPhoenixIso } from "#domain/dates.ts";
import type { Context } from "#server/http/context.ts";
import { Problem } from "#server/http/problems.ts";
import { linkPath, tokenOf } from "#server/journal/visitor-links.ts";
import type { NewSeries } from "./admit-booking.ts";
import { storeBooking } from "./store-booking.ts";

interface BookingRequest {
  readonly booking: BookingInput;
  readonly key: string | null;
  readonly page: string | null;
  readonly spam: string | null;
  readonly series: NewSeries | null;
  readonly network: string | null;
  readonly linkKey: string;
}

/**
 * Spam is answered like any other booking.
 * @throws Problem `key-reused`
 * @throws StorageError when nothing was stored, or nobody knows
 */
export async function requestBooking(
  { store, now, newId }: Pick<Context, "store" | "now" | "newId">,
  { linkKey, ...request }: BookingRequest,
) {
  const stored = await store.run(storeBooking, {
    ...request,
    id: newId(),
    createdAt: now().toISOString(),
    enteredBy: null,
    confirm: true,
  });
  if (!stored) throw new Problem("key-reused");
  const { daysOff, ...answered } = stored;
  const createdAt = new Date(stored.createdAt);
  return {
    ...answered,
    replyBy: toPhoenixIso(replyBy(createdAt)),
    hearBy: toPhoenixIso(callBy(createdAt, daysOff)),
    visit: linkPath(tokenOf(linkKey, { bookingId: stored.id, generation: 0, mark: "" })),
  };
}
