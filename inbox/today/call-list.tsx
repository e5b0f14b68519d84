import type { Booking } from "#domain/api/bookings.ts";
import type { useBookings } from "#inbox/api/queries.ts";
import { SeriesRows } from "#inbox/changes/series-rows.tsx";
import { LoadFailed } from "#inbox/controls/failure.tsx";
import { MoreButton } from "#inbox/controls/more-button.tsx";
import shared from "#inbox/controls/shared.module.css";
import { AddLead } from "#inbox/forms/add-lead.tsx";
import { addressOfPlace, placeOfView } from "#inbox/navigation/navigation.ts";
import { LeadRow } from "./lead-row.tsx";
import styles from "./today-view.module.css";

interface CallListProps {
  readonly leads: readonly Booking[];
  readonly query: ReturnType<typeof useBookings>;
  /** How many wait, including those that are not loaded yet. */
  readonly waiting: number;
  readonly setAside: number;
  readonly now: Date;
}

/** Everybody who waits for a call, the least time left on top. */
export const CallList = ({ leads, query, waiting, setAside, now }: CallListProps) => (
  <section aria-labelledby="call-first" className={styles["section"]}>
    <div className={styles["head"]}>
      <h2 id="call-first" tabIndex={-1}>
        Call first
      </h2>
      {waiting > 0 && <span className={shared["count"]}>{waiting}</span>}
      {setAside > 0 && (
        <a
          href={addressOfPlace({ ...placeOfView("inbox"), filter: { status: "spam" } })}
          className={`${styles["aside"]} ${shared["screenOnly"]}`}
        >
          <span>{`set aside: ${setAside}`}</span>
        </a>
      )}
    </div>
    <SeriesRows withDecided={false} />
    <div className={`${shared["sheet"]} ${styles["card"]}`}>
      {query.isPending && <div className={styles["skeleton"]} aria-hidden="true" />}
      {query.isError && (
        <LoadFailed className={styles["failed"]} onRetry={() => void query.refetch()}>
          The calls could not be loaded. They are safe on the server.
        </LoadFailed>
      )}
      {query.isSuccess && leads.length === 0 && (
        <p className={styles["line"]}>Everyone has been called.</p>
      )}
      {leads.length > 0 && (
        <ul>
          {leads.map((booking) => (
            <LeadRow key={booking.id} booking={booking} now={now} />
          ))}
        </ul>
      )}
      <div className={`${styles["foot"]} ${shared["screenOnly"]}`}>
        <MoreButton query={query} className={styles["more"]}>
          {waiting > leads.length ? `${waiting - leads.length} more` : "Show more"}
        </MoreButton>
        <AddLead view="today" />
      </div>
    </div>
  </section>
);
