import type { Booking, BookingEvent } from "./api/bookings.ts";

/** Why an event cannot be taken back. */
export type UndoObstacle =
  /** This event came later and must be taken back first, or for good. */
  | { readonly kind: "followed"; readonly by: BookingEvent | undefined }
  /** The booking was joined into another: its status is changed there. */
  | { readonly kind: "joined" }
  /** Only a status, a note or a join can be taken back, and only once. */
  | { readonly kind: "never" };

/** The events that still count: neither taken back nor themselves taking one back. The oldest first. */
export function standing(history: readonly BookingEvent[]): BookingEvent[] {
  const takenBack = new Set(history.map(({ undoes }) => undoes));
  return history.filter(({ id, undoes }) => undoes === null && !takenBack.has(id));
}

/** What keeps an event of a booking from being taken back; undefined when nothing does. `history` is the oldest first. */
export function undoObstacle(
  event: BookingEvent,
  {
    booking,
    history,
  }: {
    readonly booking: Pick<Booking, "status" | "joinedInto" | "erasedAt">;
    readonly history: readonly BookingEvent[];
  },
): UndoObstacle | undefined {
  const followed = (by: BookingEvent | undefined): UndoObstacle => ({ kind: "followed", by });
  const erasing = history.find(({ kind }) => kind === "erased");
  const takenBack = history.find(({ undoes }) => undoes === event.id);
  if (takenBack) return followed(takenBack);
  if (event.undoes !== null) return { kind: "never" };
  if (event.kind === "note") return event.text === null ? followed(erasing) : undefined;
  if (event.kind === "joined") return event.text === null ? { kind: "never" } : undefined;
  if (event.kind !== "status" || event.from === null || event.to === null) return { kind: "never" };
  if (booking.joinedInto !== null) return { kind: "joined" };
  // Nobody is left to call.
  if (event.from === "pending" && booking.erasedAt !== null) return followed(erasing);
  const last = standing(history).findLast(({ kind }) => kind === "status");
  if (last?.id !== event.id) return followed(last);
  if (booking.status !== event.to) return followed(history.findLast(({ to }) => to !== null));
  return undefined;
}
