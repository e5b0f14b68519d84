import { createHash } from "node:crypto";
import { type BookingStatus, statuses } from "#domain/booking-status.ts";
import type { LinkedBooking } from "./read-linked-booking.ts";

interface Seen {
  readonly status: BookingStatus;
  /** The sequence of the visit; null for none. */
  readonly visit: number | null;
  /** Short digests: no personal data can be found from them. */
  readonly plan: string;
  readonly words: string;
}

const digestOf = (value: unknown): string =>
  createHash("sha256").update(JSON.stringify(value)).digest("base64url").slice(0, 8);

export const planDigest = ({
  numDogs,
  serviceType,
}: {
  readonly numDogs: string;
  readonly serviceType: string;
}): string => digestOf([numDogs, serviceType]);

/** Older words may have line breaks of two characters, which no form sends back that way. */
export const wordsDigest = (words: string | null | undefined): string =>
  digestOf((words ?? "").replaceAll("\r\n", "\n"));

/** What a page shows, sent along with each of its forms: "pending.2.Zm9vYmFy.YmFyZm9v". */
export function seenOf({ booking, visit }: Pick<LinkedBooking, "booking" | "visit">): string {
  const status = booking.status === "spam" ? "pending" : booking.status;
  const digests = `${planDigest(booking)}.${wordsDigest(booking.specialRequests)}`;
  return `${status}.${visit?.sequence ?? "none"}.${digests}`;
}

export function readSeen(text: string): Seen | undefined {
  const [, name, sequence, plan, words] =
    /^([a-z]+)\.(none|\d{1,9})\.([\w-]{8})\.([\w-]{8})$/.exec(text) ?? [];
  const status = statuses.find((one) => one === name);
  if (!status || !sequence || !plan || !words) return undefined;
  return { status, visit: sequence === "none" ? null : Number(sequence), plan, words };
}
