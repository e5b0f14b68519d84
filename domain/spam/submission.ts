import type { BookingInput } from "#domain/booking/booking.ts";

/** The name of the hidden field. Bots that fill in every field give themselves away. */
export const honeypotName = "website";

/** A booking, and how it was sent. */
export interface Submission {
  readonly booking: BookingInput;
  /** The value of the hidden field. */
  readonly honeypot: string;
}

/** A sign of spam. Its words quote nothing that was sent, because they outlive the personal data. */
export interface Sign {
  readonly words: string;
  readonly points: number;
}
