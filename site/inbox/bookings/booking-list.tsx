import { tableFeatures, useTable } from "@tanstack/react-table";
import { useId, useMemo } from "react";
import type { Booking } from "#domain/api/bookings.ts";
import type { Place } from "#site/inbox/navigation.ts";
import type { useBookings } from "#site/inbox/reads.ts";
import { columnsOf } from "./booking-columns.tsx";
import { ListSkeleton } from "./list-skeleton.tsx";

const features = tableFeatures({});
const nothing: readonly Booking[] = [];

interface BookingListProps {
  readonly title: string;
  readonly isWaiting: boolean;
  /** What it says when it is empty. */
  readonly none: string;
  /** True for a list that is left out while it has nothing to show. */
  readonly isOptional: boolean;
  readonly read: ReturnType<typeof useBookings>;
  readonly place: Place;
  readonly now: Date;
  readonly arrived: readonly Booking[];
}

/** One list of bookings, page by page. */
export function BookingList({
  title,
  isWaiting,
  none,
  isOptional,
  read,
  place,
  now,
  arrived,
}: BookingListProps) {
  const id = useId();
  const data = useMemo(
    () => read.data?.pages.flatMap(({ items }) => items) ?? nothing,
    [read.data],
  );
  const columns = useMemo(() => columnsOf(place, now), [place, now]);
  const table = useTable({ features, columns, data, getRowId: ({ id: key }) => key });
  const rows = table.getRowModel().rows;

  if (isOptional && rows.length === 0) return null;
  return (
    <section aria-labelledby={id} className="list" aria-busy={read.isPlaceholderData}>
      <h2 id={id} className="list-title">
        {title}
        {isWaiting && rows.length > 0 && (
          <span className="list-count">{`${rows.length}${read.hasNextPage ? "+" : ""}`}</span>
        )}
      </h2>
      {read.isPending && <ListSkeleton />}
      {read.isError && (
        <p className="notice" role="alert">
          {"The bookings could not be read. "}
          <button type="button" onClick={() => void read.refetch()}>
            Try again
          </button>
        </p>
      )}
      {read.isSuccess && rows.length === 0 && <p className="list-none">{none}</p>}
      {rows.length > 0 && (
        <table className="bookings" aria-labelledby={id}>
          <thead className="sr-only">
            {table.getHeaderGroups().map((group) => (
              <tr key={group.id}>
                {group.headers.map((header) => (
                  <th key={header.id} scope="col">
                    <table.FlexRender header={header} />
                  </th>
                ))}
              </tr>
            ))}
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr
                key={row.id}
                data-selected={row.id === place.booking}
                data-new={arrived.some((booking) => booking.id === row.id)}
              >
                {row.getAllCells().map((cell) => (
                  <td key={cell.id} data-column={cell.column.id}>
                    <table.FlexRender cell={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {read.hasNextPage && (
        <button
          type="button"
          className="list-more"
          disabled={read.isFetchingNextPage}
          onClick={() => void read.fetchNextPage()}
        >
          {read.isFetchingNextPage ? "One moment …" : "Show more"}
        </button>
      )}
    </section>
  );
}
