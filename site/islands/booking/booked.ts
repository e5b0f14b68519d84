import type { BookingInput } from "#domain/booking/booking.ts";

/** What was booked, with the time by which the team will be in touch. */
export interface Booked {
  readonly booking: Pick<BookingInput, "email" | "numDogs" | "serviceType" | "zipCode">;
  readonly isCommercial: boolean;
  readonly hearBy: Date;
  /** The path of the visitor's own page. */
  readonly visit: string | undefined;
}

export type Answer = Booked | "failed";

export interface FeedbackProps {
  readonly answer: Answer;
  readonly onClose: () => void;
}
