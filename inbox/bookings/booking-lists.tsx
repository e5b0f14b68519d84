import { Fragment, useId } from "react";
import type { BookingFilter } from "#domain/api/bookings.ts";
import { statusWords } from "#domain/booking/status.ts";
import { addressOfPlace, usePlace } from "#inbox/app/navigation.ts";
import { useBookings, useSummary } from "#inbox/app/queries.ts";
import { ButtonLink } from "#inbox/controls/button.tsx";
import { Empty } from "#inbox/controls/empty.tsx";
import { LoadFailed } from "#inbox/controls/failure.tsx";
import { FoldRows } from "#inbox/controls/fold-rows.tsx";
import { looks } from "#inbox/controls/looks.ts";
import { MoreButton } from "#inbox/controls/more-button.tsx";
import { DachshundLying, DachshundStanding } from "#ui/drawings/dachshund.tsx";
import { BookingRow } from "./booking-row.tsx";

const columns = ["Name and area", "Plan and quote", "Phone and since when", "Stage"];

interface ListPlan {
  readonly isShown: boolean;
  readonly title: string;
  readonly filter: BookingFilter & { readonly sort: "newest" | "oldest" };
}

/**
 * Waiting bookings first, the least time left on top; then the rest, the newest on top. Spam is listed on its own and
 * in searches.
 */
export function whichLists(
  filter: BookingFilter,
): Readonly<Record<"waiting" | "rest" | "spam", ListPlan>> {
  const { status, ...others } = filter;
  const rest = status === undefined || status === "pending" ? "answered" : status;
  // Folded ones have a row for each network.
  const alone = others.search === undefined && others.fold === undefined && { fold: "none" };
  return {
    waiting: {
      isShown: status === undefined || status === "pending",
      title: statusWords.pending,
      filter: { ...others, ...alone, status: "pending", sort: "oldest" },
    },
    rest: {
      isShown: status !== "pending",
      title: rest === "answered" ? "All others" : statusWords[rest],
      filter: { ...others, status: rest, sort: "newest" },
    },
    spam: {
      isShown: status === undefined && others.search !== undefined,
      title: statusWords.spam,
      filter: { ...others, status: "spam", sort: "newest" },
    },
  };
}

/** "Every call is made" only without a filter: a filtered list says nothing about the others. */
function emptyWords({ status, sort: _, ...looked }: ListPlan["filter"]): string {
  if (isFiltered(looked))
    return status === "pending" ? "No waiting booking matches." : "No booking here matches.";
  return status === "pending" ? "Nobody is waiting. Every call is made." : "Nothing here yet.";
}

const isFiltered = ({ status, search }: BookingFilter): boolean =>
  status !== undefined || search !== undefined;

interface BookingListProps extends ListPlan {
  readonly query: ReturnType<typeof useBookings>;
}

function BookingList({ title, filter, query }: BookingListProps) {
  const id = useId();
  const bookings = query.data?.pages.flatMap(({ items }) => items) ?? [];
  // Beside the others in a search, spam is left out while there is none.
  if (filter.status === "spam" && filter.search !== undefined && bookings.length === 0) return null;
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
        {filter.status === "pending" && bookings.length > 0 && (
          <span className={looks.count}>{`${bookings.length}${query.hasNextPage ? "+" : ""}`}</span>
        )}
      </h2>
      {query.isPending && <div className="h-62.5" aria-hidden="true" />}
      <LoadFailed query={query}>
        The bookings could not be loaded. They are safe on the server.
      </LoadFailed>
      {query.isSuccess && bookings.length === 0 && (
        <p className="px-4 pt-1 pb-5 md:px-5">{emptyWords(filter)}</p>
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
              <BookingRow key={booking.id} booking={booking} />
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
export function BookingLists() {
  const place = usePlace();
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
        lists.map((list) => (
          <Fragment key={list.title}>
            <BookingList {...list} />
            {list.filter.fold === "none" && <FoldRows />}
          </Fragment>
        ))}
    </div>
  );
}
