import type { Booking } from "#domain/api/bookings.ts";
import { minuteMs } from "#domain/dates.ts";

export const claimMs = 15 * minuteMs;

/** Who is about to call, and until when; undefined if nobody is. */
export function claimOf(
  { status, claimedBy, claimedUntil }: Pick<Booking, "status" | "claimedBy" | "claimedUntil">,
  now: Date,
): { readonly by: string; readonly until: Date } | undefined {
  if (status !== "pending" || claimedBy === null || claimedUntil === null) return undefined;
  const until = new Date(claimedUntil);
  return until > now ? { by: claimedBy, until } : undefined;
}
