import type { Booking } from "#domain/api/bookings.ts";
import { claimOf } from "#domain/tasks/claim.ts";
import { useSession } from "#inbox/api/queries.ts";
import shared from "#inbox/controls/shared.module.css";
import { shortTime } from "#inbox/text/dates.ts";
import styles from "./claim.module.css";

interface ClaimProps {
  readonly booking: Booking;
  readonly now: Date;
}

/** Shows who is about to call, so that nobody is called twice. */
export function ClaimNotice({ booking, now }: ClaimProps) {
  const me = useSession().data?.username;
  const claimed = claimOf(booking, now);
  return (
    <p role="status" className={`${styles["notice"]} ${shared["screenOnly"]}`}>
      {claimed && (
        <>
          <bdi>{claimed.by === me ? "You" : claimed.by}</bdi>
          {` ${claimed.by === me ? "are" : "is"} on it until ${shortTime(claimed.until, now)}`}
        </>
      )}
    </p>
  );
}
