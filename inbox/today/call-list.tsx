import { useState } from "react";
import type { Booking } from "#domain/api/bookings.ts";
import { promiseClock } from "#domain/call-by.ts";
import { AddLead } from "#inbox/bookings/add-lead.tsx";
import { addressOfPlace, placeOfView } from "#inbox/navigation.ts";
import parts from "#inbox/parts.module.css";
import type { useBookings } from "#inbox/queries.ts";
import { leadsShown } from "./day-plan.ts";
import { LeadRow } from "./lead-row.tsx";
import styles from "./today-view.module.css";

interface CallListProps {
  readonly leads: readonly Booking[];
  readonly query: ReturnType<typeof useBookings>;
  /** How many wait, including those that are not loaded yet. */
  readonly waiting: number;
  /** Whether visits are listed below. Then only the first leads and all late ones are shown. */
  readonly isFolded: boolean;
  readonly setAside: number;
  readonly now: Date;
}

function useFold({ leads, waiting, isFolded, query, now }: CallListProps) {
  const [isOpen, setOpen] = useState(false);
  const late = leads.filter(
    ({ createdAt }) => promiseClock(new Date(createdAt), now).tone === "late",
  ).length;
  const shown = isFolded && !isOpen ? leads.slice(0, leadsShown(late)) : leads;
  const more = Math.max(waiting, leads.length) - shown.length;
  const showMore = () => {
    setOpen(true);
    if (query.hasNextPage && shown.length === leads.length) void query.fetchNextPage();
  };
  return { shown, more, showMore };
}

/** Everybody who waits for a call, the least time left on top. */
export function CallList(props: CallListProps) {
  const { leads, query, waiting, setAside, now } = props;
  const { shown, more, showMore } = useFold(props);
  return (
    <section aria-labelledby="call-first" className={styles["section"]}>
      <div className={styles["head"]}>
        <h2 id="call-first" tabIndex={-1}>
          Call first
        </h2>
        {waiting > 0 && <span className={styles["count"]}>{waiting}</span>}
        {setAside > 0 && (
          <a
            href={addressOfPlace({ ...placeOfView("inbox"), filter: { status: "spam" } })}
            className={`${styles["aside"]} ${parts["screenOnly"]}`}
          >
            <span>{`set aside: ${setAside}`}</span>
          </a>
        )}
      </div>
      <div className={`${parts["sheet"]} ${styles["card"]}`}>
        {query.isPending && <div className={styles["skeleton"]} aria-hidden="true" />}
        {query.isError && (
          <p role="alert" className={styles["line"]}>
            {"The calls could not be loaded. They are safe on the server. "}
            <button type="button" className={parts["quiet"]} onClick={() => void query.refetch()}>
              Try again
            </button>
          </p>
        )}
        {query.isSuccess && leads.length === 0 && (
          <p className={styles["line"]}>Everyone has been called.</p>
        )}
        {shown.length > 0 && (
          <ul>
            {shown.map((booking) => (
              <LeadRow key={booking.id} booking={booking} now={now} />
            ))}
          </ul>
        )}
        <div className={`${styles["foot"]} ${parts["screenOnly"]}`}>
          {more > 0 && (
            <button
              type="button"
              className={styles["more"]}
              disabled={query.isFetchingNextPage}
              onClick={showMore}
            >
              {`${more} more`}
            </button>
          )}
          <AddLead view="today" />
        </div>
      </div>
    </section>
  );
}
