import type { BookingInput } from "#domain/booking/booking.ts";
import type { FirstDay } from "#site/clock/first-days.ts";

/** What was booked, with the time by which the team will be in touch. */
export interface Booked {
  readonly booking: Pick<BookingInput, "email" | "numDogs" | "serviceType" | "zipCode">;
  readonly isCommercial: boolean;
  /** What the form showed for a visit, in whole US dollars. */
  readonly perVisit?: number | undefined;
  readonly hearBy: Date | undefined;
  /** The path of the visitor's own page. */
  readonly visit: string | undefined;
  /** The next free day of the zip when it was booked. */
  readonly firstDay?: FirstDay | undefined;
  /** Whether the mailbox got a confirmation earlier on that day: it gets no other one. */
  readonly isEmailed?: boolean | undefined;
}

export type Answer = Booked | "failed";
