import type { BookingDetail, BookingEvent } from "#domain/api/bookings.ts";
import { tellEvent } from "./tell-event.ts";

/** Why a change was not made. Nothing was written then. */
export interface Refusal {
  readonly refused: "not-found" | "conflict" | "invalid" | "key-reused";
  /** A sentence for the caller. */
  readonly why: string;
  /** Who changed the booking first, where that is known. */
  readonly actor?: string;
}

/** What came of a change: the booking as it is now, or why it was not made. */
export type Outcome = { readonly detail: BookingDetail } | Refusal;

/** Who asks for a change, and when. */
export interface Change {
  readonly bookingId: string;
  /** A username. */
  readonly actor: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
  /** True when events are told to the business's other tools. */
  readonly webhook: boolean;
  /** A UUID that the caller made for this change; it becomes the event's id, so that a retry stores nothing more. */
  readonly key?: string | undefined;
}

export const notFound: Refusal = { refused: "not-found", why: "There is no such booking." };
export const conflict = (why: string): Refusal => ({ refused: "conflict", why });
/** Somebody else's event came first. */
export const preceded = (event: BookingEvent): Refusal => ({
  ...conflict(tellEvent(event)),
  actor: event.actor,
});
export const invalid = (why: string): Refusal => ({ refused: "invalid", why });
