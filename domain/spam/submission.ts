import type { BookingInput } from "#domain/booking.ts";

/** A booking, and how it was sent. */
export interface Submission {
  readonly booking: BookingInput;
  /** Seconds since the form was first touched, by its stamp; null without a valid one, as without JavaScript. */
  readonly stampAge: number | null;
  /** What stands in the field that no person sees. */
  readonly honeypot: string;
}

/** Something that speaks for spam. Its words quote nothing of what was sent: they outlive the personal data. */
export interface Sign {
  readonly words: string;
  readonly points: number;
}
