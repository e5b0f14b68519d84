import { type BookingStatus, statuses } from "#domain/booking-status.ts";

/** What stands behind `--status`. @throws when there is no such status */
export function statusOption(text: string | undefined): BookingStatus | undefined {
  const status = statuses.find((known) => known === text);
  if (text === undefined || status) return status;
  throw new Error(`A status is one of ${statuses.join(", ")}.`);
}
