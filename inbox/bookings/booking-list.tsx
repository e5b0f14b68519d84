import { useId } from "react";
import type { Place } from "#inbox/app/navigation.ts";
import type { useBookings } from "#inbox/app/queries.ts";
import { LoadFailed } from "#inbox/controls/failure.tsx";
import { looks } from "#inbox/controls/looks.ts";
import { MoreButton } from "#inbox/controls/more-button.tsx";
import { BookingRow } from "./booking-row.tsx";

const columns = ["Name and area", "Plan and quote", "Phone and since when", "Stage"];

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
}

export function BookingList({
  title,
  isWaiting,
  emptyText,
  isOptional,
  query,
  place,
  now,
}: BookingListProps) {
  const id = useId();
  const bookings = query.data?.pages.flatMap(({ items }) => items) ?? [];
  if (isOptional && bookings.length === 0) return null;
  return (
    <section
      aria-labelledby={id}
      className={`${looks.sheet} min-w-0 overflow-clip aria-busy:[&_table]:opacity-55`}
      aria-busy={query.isPlaceholderData}
    >
      <h2
        id={id}
        className="flex items-center gap-2 px-4 py-3 text-md/[1.2] font-bold tracking-[0.02em] text-ink-soft md:px-5 md:py-3.5"
      >
        {title}
        {isWaiting && bookings.length > 0 && (
          <span className={looks.count}>{`${bookings.length}${query.hasNextPage ? "+" : ""}`}</span>
        )}
      </h2>
      {query.isPending && <div className="h-62.5" aria-hidden="true" />}
      <LoadFailed query={query}>
        The bookings could not be loaded. They are safe on the server.
      </LoadFailed>
      {query.isSuccess && bookings.length === 0 && (
        <p className="px-4 pt-1 pb-5 md:px-5">{emptyText}</p>
      )}
      {bookings.length > 0 && (
        <table className="block" aria-labelledby={id}>
          <thead className="sr-only">
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="block">
            {bookings.map((booking) => (
              <BookingRow key={booking.id} booking={booking} place={place} now={now} />
            ))}
          </tbody>
        </table>
      )}
      <MoreButton
        query={query}
        className="block min-h-13 w-full border-t-[1.5px] border-rule font-display text-md/none font-bold -outline-offset-4 hover:bg-sky-light"
      >
        Show more
      </MoreButton>
    </section>
  );
}
