import type { BookingInput } from "#domain/booking.ts";
import { explainScore, isSpam, scoreSpam } from "#domain/spam/score.ts";

/** The name under which the history shows what was put aside. */
export const spamFilter = "spam filter";

/** How a booking came in, besides its fields. */
export interface Sending {
  /** Seconds since the form was first touched; null without a valid stamp. */
  readonly stampAge: number | null;
  /** What stands in the field that no person sees. */
  readonly honeypot: string;
}

/** Why a booking is put aside as spam, in words without personal data; null for all others. */
export function judgeBooking(booking: BookingInput, sending: Sending): string | null {
  const score = scoreSpam({ booking, ...sending });
  return isSpam(score) ? explainScore(score) : null;
}
