import type { Visit } from "#domain/api/bookings.ts";
import type { Unsent } from "./outbox.ts";

/** The visit as it will be once the outcome that was pressed for it is sent. */
export function expectedVisit<Known extends Visit>(
  visit: Known,
  waiting: readonly Unsent[],
): Known {
  const pressed = waiting.findLast(
    ({ change }) =>
      change.kind === "outcome" &&
      change.bookingId === visit.bookingId &&
      change.seen === visit.sequence,
  );
  if (pressed?.change.kind !== "outcome") return visit;
  return { ...visit, state: pressed.change.outcome, outcomeAt: pressed.at };
}
