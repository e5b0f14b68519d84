import { formatDuration } from "#domain/dates.ts";

/** Bookings of one day that came from one network, or from all together, over a limit. */
export interface Series {
  readonly id: string;
  readonly bookings: number;
  readonly firstAt: string;
  readonly lastAt: string;
  /** Whether somebody has said that it is spam. */
  readonly isDecided: boolean;
}

/** @param network how the network of each of its bookings begins; null if all together are over the limit */
export const seriesId = (day: string, network: string | null): string =>
  `${day}.${network ?? "all"}`;

const senderOf = (id: string) => (id.endsWith(".all") ? "many networks" : "one network");

/** Why a booking is set aside, in its history. */
export const seriesReason = (id: string): string =>
  `part of a series: more bookings came from ${senderOf(id)} than people send`;

/** "48 bookings from one network within 10 min". */
export function seriesWords({ id, bookings, firstAt, lastAt }: Omit<Series, "isDecided">): string {
  const within = formatDuration(Date.parse(lastAt) - Date.parse(firstAt)).replace("under ", "");
  const counted = bookings === 1 ? "1 booking" : `${bookings.toLocaleString("en-US")} bookings`;
  return `${counted} from ${senderOf(id)} within ${within}`;
}
