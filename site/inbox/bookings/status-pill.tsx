import type { BookingStatus } from "#domain/booking-status.ts";

/** The status in its color. */
export function StatusPill({ status }: { readonly status: BookingStatus }) {
  return (
    <span className="status-pill" data-status={status}>
      {status}
    </span>
  );
}
