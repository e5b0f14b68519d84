import { useId } from "react";
import type { Booking } from "#domain/api/bookings.ts";
import type { useBookings } from "#inbox/api/queries.ts";
import { LoadFailed } from "#inbox/controls/failure.tsx";
import { MoreButton } from "#inbox/controls/more-button.tsx";
import shared from "#inbox/controls/shared.module.css";
import type { Place } from "#inbox/navigation/navigation.ts";
import styles from "./booking-list.module.css";
import { BookingRow } from "./booking-row.tsx";

const columns = ["Name and area", "Plan and quote", "Promise", "Status"];

/** Placeholder rows as tall as real ones, so that nothing moves when these load. */
const Skeleton = () => (
  <div aria-hidden="true">
    {["1", "2", "3"].map((row) => (
      <div key={row} className={styles["skeleton"]}>
        <i />
        <i />
        <i />
      </div>
    ))}
  </div>
);

interface BookingListProps {
  readonly title: string;
  readonly isWaiting: boolean;
  /** Shown while the list is empty. */
  readonly emptyText: string;
  /** Leaves the list out while it is empty. */
  readonly isOptional: boolean;
  readonly query: ReturnType<typeof useBookings>;
  readonly place: Place;
  readonly now: Date;
  readonly arrived: readonly Booking[];
}

export function BookingList({
  title,
  isWaiting,
  emptyText,
  isOptional,
  query,
  place,
  now,
  arrived,
}: BookingListProps) {
  const id = useId();
  const bookings = query.data?.pages.flatMap(({ items }) => items) ?? [];
  if (isOptional && bookings.length === 0) return null;
  return (
    <section
      aria-labelledby={id}
      className={`${shared["sheet"]} ${styles["list"]}`}
      aria-busy={query.isPlaceholderData}
    >
      <h2 id={id} className={styles["title"]}>
        {title}
        {isWaiting && bookings.length > 0 && (
          <span className={shared["count"]}>
            {`${bookings.length}${query.hasNextPage ? "+" : ""}`}
          </span>
        )}
      </h2>
      {query.isPending && <Skeleton />}
      <LoadFailed query={query}>
        The bookings could not be loaded. They are safe on the server.
      </LoadFailed>
      {query.isSuccess && bookings.length === 0 && <p className={styles["empty"]}>{emptyText}</p>}
      {bookings.length > 0 && (
        <table className={styles["bookings"]} aria-labelledby={id}>
          <thead className={shared["visuallyHidden"]}>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bookings.map((booking) => (
              <BookingRow
                key={booking.id}
                booking={booking}
                place={place}
                now={now}
                isNew={arrived.some(({ id: newId }) => newId === booking.id)}
              />
            ))}
          </tbody>
        </table>
      )}
      <MoreButton query={query} className={`${styles["more"]} ${shared["screenOnly"]}`}>
        Show more
      </MoreButton>
    </section>
  );
}
