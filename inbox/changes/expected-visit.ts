import type { Visit } from "#domain/api/bookings.ts";
import type { Unsent } from "./outbox.ts";

/** The visit as it will be once the outcome that was pressed for it is sent. */
export function expectedVisit<Known extends Visit>(
  visit: Known,
  waiting: readonly Unsent[],
): Known {
  const pressed = waiting.findLast(
    ({ change: { bookingId, outcome } }) =>
      bookingId === visit.bookingId && outcome?.seen === visit.sequence,
  );
  const state = pressed?.change.outcome?.state;
  if (!state) return visit;
  return { ...visit, state, outcomeAt: state === "booked" ? null : pressed.at };
}
