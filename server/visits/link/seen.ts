import { createHash } from "node:crypto";
import type { Booking } from "#domain/api/bookings.ts";
import { type BookingStatus, statuses } from "#domain/booking-status.ts";
import type { LinkedBooking } from "./read-linked-booking.ts";

interface Seen {
  readonly status: BookingStatus;
  /** The sequence of the visit; null for none. */
  readonly visit: number | null;
  /** A short digest of the plan, the dogs and the words: no personal data can be found from it. */
  readonly choices: string;
}

export const choicesOf = ({
  numDogs,
  serviceType,
  specialRequests,
}: Pick<Booking, "numDogs" | "serviceType" | "specialRequests">): string =>
  createHash("sha256")
    .update(JSON.stringify([numDogs, serviceType, specialRequests]))
    .digest("base64url")
    .slice(0, 8);

/** What a page shows, sent along with each of its forms: "pending.2.Zm9vYmFy". */
export function seenOf({ booking, visit }: Pick<LinkedBooking, "booking" | "visit">): string {
  const status = booking.status === "spam" ? "pending" : booking.status;
  return `${status}.${visit?.sequence ?? "none"}.${choicesOf(booking)}`;
}

export function readSeen(text: string): Seen | undefined {
  const [, name, sequence, choices] = /^([a-z]+)\.(none|\d{1,9})\.([\w-]{8})$/.exec(text) ?? [];
  const status = statuses.find((one) => one === name);
  if (!status || !sequence || !choices) return undefined;
  return { status, visit: sequence === "none" ? null : Number(sequence), choices };
}
