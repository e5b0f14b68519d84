import type { ReactNode } from "react";
import type { Booking } from "#domain/api/bookings.ts";
import { statusWord } from "#domain/booking/status.ts";
import type { PromiseClock } from "#domain/business-clock/call-by.ts";
import styles from "./marks.module.css";
import shared from "./shared.module.css";

export const StatusPill = ({
  booking,
}: {
  readonly booking: Pick<Booking, "status" | "chosenPlan">;
}) => (
  <span className={styles["pill"]} data-status={booking.status}>
    {statusWord(booking)}
  </span>
);

/** How much time is left to call, as a dial that empties. */
function PromiseRing({ clock }: { readonly clock: PromiseClock }) {
  // The circle's length counts as 100, so the dash is the percentage left.
  const left = Math.max(0, Math.min(100, Math.round(clock.share * 100)));
  return (
    <svg
      className={`${styles["ring"]} ${shared["screenOnly"]}`}
      viewBox="0 0 20 20"
      width="20"
      height="20"
      stroke="currentColor"
      aria-hidden="true"
    >
      <circle cx="10" cy="10" r="8" className={styles["dial"]} pathLength="100" />
      {left > 0 && (
        <circle
          cx="10"
          cy="10"
          r="8"
          pathLength="100"
          strokeDasharray={`${left} 100`}
          transform="rotate(-90 10 10)"
        />
      )}
      {left === 0 && <path d="M10 5.8v5M10 13.9v.2" className={styles["late"]} />}
    </svg>
  );
}

/** Words in the color of the promise, with its ring. */
export const Clock = ({
  clock,
  children,
}: {
  readonly clock: PromiseClock;
  readonly children: ReactNode;
}) => (
  <span className={styles["clock"]} data-tone={clock.tone}>
    <PromiseRing clock={clock} />
    {children}
  </span>
);

/** The words in place of the clock after the first call. */
export const ClockDone = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles["done"]}>{children}</span>
);
