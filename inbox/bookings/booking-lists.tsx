import { Fragment } from "react";
import { addressOfPlace, type Place } from "#inbox/app/navigation.ts";
import { useBookings, useSummary } from "#inbox/app/queries.ts";
import { emptyWords, isFiltered, whichLists } from "#inbox/app/which-lists.ts";
import { ButtonLink } from "#inbox/controls/button.tsx";
import { Empty } from "#inbox/controls/empty.tsx";
import { FoldRows } from "#inbox/controls/fold-rows.tsx";
import { DachshundLying, DachshundStanding } from "#ui/drawings/dachshund.tsx";
import { BookingList } from "./booking-list.tsx";

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
