import type { Booking, BookingEvent } from "#domain/api/bookings.ts";
import { visitKinds } from "#domain/business-clock/visits.ts";

/** Why an event cannot be undone. */
export type UndoObstacle =
  /** `by` came later: a newer change, the undo of this one, or the erasure. */
  | { readonly kind: "followed"; readonly by: BookingEvent | undefined }
  /** The booking was merged into another, where its status is changed. */
  | { readonly kind: "merged" }
  /** Only a status, a visit or a note can be undone, and only once. */
  | { readonly kind: "never" };

/** The events that were not undone and do not undo another, the oldest first. */
export function currentEvents(history: readonly BookingEvent[]): BookingEvent[] {
  const takenBack = new Set(history.map(({ undoes }) => undoes));
  return history.filter(({ id, undoes }) => undoes === null && !takenBack.has(id));
}

/** The event and its parts, in the order they were written. They are undone together. */
export const withParts = (
  history: readonly BookingEvent[],
  eventId: string,
): readonly BookingEvent[] =>
  history.filter(({ id, partOf }) => id === eventId || partOf === eventId);

/** What changes the way of a booking: its status, a call to make, its visit. */
const isStep = ({ kind }: BookingEvent) =>
  kind === "status" || kind === "voicemail" || kind === "follow-up" || visitKinds.has(kind);

/** The text of a status that a call to a wrong number led to. */
export const wrongNumber = "wrong number";

/** Returns undefined if the event can be undone. `history` starts with the oldest event. */
export function undoObstacle(
  event: BookingEvent,
  {
    booking,
    history,
  }: {
    readonly booking: Pick<Booking, "status" | "mergedInto" | "erasedAt">;
    readonly history: readonly BookingEvent[];
  },
): UndoObstacle | undefined {
  const followed = (by: BookingEvent | undefined): UndoObstacle => ({ kind: "followed", by });
  const erasing = history.find(({ kind }) => kind === "erased");
  const takenBack = history.find(({ undoes }) => undoes === event.id);
  if (takenBack) return followed(takenBack);
  if (event.undoes !== null) return { kind: "never" };
  if (event.kind === "note") return event.text === null ? followed(erasing) : undefined;
  // A day that was asked for is confirmed, moved or canceled instead.
  if (!isStep(event) || event.kind === "visit-asked") return { kind: "never" };
  if (event.kind === "status" && (event.from === null || event.to === null))
    return { kind: "never" };
  const whole = history.find(({ id }) => id === event.partOf);
  if (whole) return followed(whole);
  if (booking.mergedInto !== null) return { kind: "merged" };
  // After an erasure there is nobody to call or visit.
  const steps = withParts(history, event.id);
  const needsPerson = steps.some(({ kind, from }) => from === "pending" || kind !== "status");
  if (needsPerson && booking.erasedAt !== null) return followed(erasing);
  const last = currentEvents(history).findLast(isStep);
  if (!last || !steps.includes(last)) return followed(last);
  if (event.kind === "status" && booking.status !== event.to)
    return followed(history.findLast(({ to }) => to !== null));
  return undefined;
}
