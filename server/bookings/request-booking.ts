import type { BookingInput } from "#domain/booking.ts";
import { callBy, replyBy } from "#domain/business-clock/promise.ts";
import { toPhoenixIso } from "#domain/dates.ts";
import { explainScore, isSpam, scoreSpam } from "#domain/spam/score.ts";
import type { Context } from "#server/http/context.ts";
import { Problem } from "#server/http/problems.ts";
import { linkPath, tokenOf } from "#server/journal/visitor-links.ts";
import { readDaysOff } from "#server/visits/route-plan.ts";
import { storeBooking } from "./store-booking.ts";

interface BookingRequest {
  readonly booking: BookingInput;
  readonly key: string | null;
  readonly page: string | null;
  /** Seconds since the form was first touched; null without a valid stamp. */
  readonly stampAge: number | null;
  readonly honeypot: string;
  readonly linkKey: string;
}

/**
 * Spam is answered like any other booking.
 * @throws Problem `key-reused`
 * @throws StorageError when nothing was stored, or nobody knows
 */
export async function requestBooking(
  { store, now, newId }: Pick<Context, "store" | "now" | "newId">,
  { booking, key, page, stampAge, honeypot, linkKey }: BookingRequest,
) {
  const score = scoreSpam({ booking, stampAge, honeypot });
  const daysOff = await store.run(readDaysOff, {});
  const id = newId();
  const stored = await store.run(storeBooking, {
    id,
    createdAt: now().toISOString(),
    booking,
    page,
    key,
    spam: isSpam(score) ? explainScore(score) : null,
    enteredBy: null,
    confirm: true,
  });
  if (!stored) throw new Problem("key-reused");
  const createdAt = new Date(stored.createdAt);
  return {
    ...stored,
    replyBy: toPhoenixIso(replyBy(createdAt)),
    hearBy: toPhoenixIso(callBy(createdAt, daysOff)),
    visit: linkPath(tokenOf(linkKey, { bookingId: stored.id, generation: 0, mark: "" })),
  };
}
