import { Fragment, useId } from "react";
import { addressOfPlace, type Place } from "#inbox/app/navigation.ts";
import { useBookings, useSummary } from "#inbox/app/queries.ts";
import { emptyWords, isFiltered, whichLists } from "#inbox/app/which-lists.ts";
import { ButtonLink } from "#inbox/controls/button.tsx";
import { Empty } from "#inbox/controls/empty.tsx";
import { LoadFailed } from "#inbox/controls/failure.tsx";
import { FoldRows } from "#inbox/controls/fold-rows.tsx";
import { looks } from "#inbox/controls/looks.ts";
import { MoreButton } from "#inbox/controls/more-button.tsx";
import { DachshundLying, DachshundStanding } from "#ui/drawings/dachshund.tsx";
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

function BookingList({
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

/** The waiting bookings, then the rest. */
export function BookingLists({ place, now }: { readonly place: Place; readonly now: Date }) {
  const { filter } = place;
  const plans = whichLists(filter);
  const waiting = useBookings(plans.waiting.filter, plans.waiting.isShown);
  const rest = useBookings(plans.rest.filter, plans.rest.isShown);
  const spamList = useBookings(plans.spam.filter, plans.spam.isShown);
  const lists = [
    { ...plans.waiting, query: waiting },
    { ...plans.rest, query: rest },
    { ...plans.spam, query: spamList },
  ].filter(({ isShown }) => isShown);
  const isEmpty = lists.every(({ query }) => query.data?.pages[0]?.items.length === 0);
  const spam = useSummary().data?.spam ?? 0;

  return (
    <div className="@container/lists grid min-w-0 content-start gap-4">
      {spam > 0 && filter.status !== "spam" && (
        <p className="px-1 leading-[1.4]">
          <a
            className="-my-2.5 inline-block py-2.5 font-semibold"
            href={addressOfPlace({ ...place, filter: { status: "spam" } })}
          >{`Spam: ${spam}`}</a>
        </p>
      )}
      {isEmpty && isFiltered(filter) && (
        <Empty Art={DachshundStanding} title="Nothing found">
          <p>No booking matches what you are looking for.</p>
          <ButtonLink href={addressOfPlace({ ...place, filter: {} })}>Show all bookings</ButtonLink>
        </Empty>
      )}
      {isEmpty && !isFiltered(filter) && (
        <Empty Art={DachshundLying} title="No bookings yet">
          <p>The first one appears here by itself, the moment it is sent.</p>
        </Empty>
      )}
      {!isEmpty &&
        lists.map(({ title, query, filter: asked }) => (
          <Fragment key={title}>
            <BookingList
              title={title}
              isWaiting={asked.status === "pending"}
              emptyText={emptyWords(asked)}
              isOptional={asked.status === "spam" && lists.length > 1}
              query={query}
              place={place}
              now={now}
            />
            {asked.fold === "none" && <FoldRows />}
          </Fragment>
        ))}
    </div>
  );
}
