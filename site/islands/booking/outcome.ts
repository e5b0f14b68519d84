import type { BookingInput } from "#domain/booking.ts";

/** What was booked, with the time by which the team has been in touch. */
export interface Booked {
  readonly booking: BookingInput;
  readonly replyBy: Date;
}

/** How sending went. */
export type Outcome = Booked | "failed";

export interface FeedbackProps {
  readonly outcome: Outcome;
  readonly onClose: () => void;
}
