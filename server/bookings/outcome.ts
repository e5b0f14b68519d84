import type { BookingDetail } from "#domain/api/bookings.ts";

/** Why a change was not made. Nothing was written then. */
export interface Refusal {
  readonly refused: "not-found" | "conflict" | "invalid";
  /** A sentence for who asked. */
  readonly why: string;
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
}

export const notFound: Refusal = { refused: "not-found", why: "There is no such booking." };
export const conflict = (why: string): Refusal => ({ refused: "conflict", why });
export const invalid = (why: string): Refusal => ({ refused: "invalid", why });
