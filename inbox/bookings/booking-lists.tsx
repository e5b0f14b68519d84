import { Fragment, type KeyboardEvent } from "react";
import { ArrivalsSpoken, useArrivals } from "#inbox/app/arrivals.tsx";
import { nameOf, placeName } from "#inbox/app/labels.ts";
import { addressOfPlace, type Place } from "#inbox/app/navigation.ts";
import { useBookings, useNewestWaiting, useSummary } from "#inbox/app/queries.ts";
import { emptyWords, isFiltered, whichLists } from "#inbox/app/which-lists.ts";
import { ButtonLink } from "#inbox/controls/button.tsx";
import { Empty } from "#inbox/controls/empty.tsx";
import { FoldRows } from "#inbox/controls/fold-rows.tsx";
import { looks } from "#inbox/controls/looks.ts";
import { DachshundLying, DachshundStanding } from "#ui/drawings/dachshund.tsx";
import { BookingList } from "./booking-list.tsx";

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrow keys, Home and End move through the rows of all lists. */
function moveThroughRows(event: KeyboardEvent<HTMLElement>): void {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-booking]")];
  const index = event.target instanceof HTMLElement ? rows.indexOf(event.target) : -1;
  const step = steps[event.key];
  const isEnd = event.key === "End" || event.key === "Home";
  if (index < 0 || (step === undefined && !isEnd)) return;
  event.preventDefault();
  const to = step === undefined ? (event.key === "Home" ? 0 : rows.length - 1) : index + step;
  rows[to]?.focus();
}

/** The waiting bookings, then the rest. */
export function BookingLists({ place, now }: { readonly place: Place; readonly now: Date }) {
  const { filter } = place;
  const plans = whichLists(filter);
  const waiting = useBookings(plans.waiting.filter, plans.waiting.isShown);
  const rest = useBookings(plans.rest.filter, plans.rest.isShown);
  const spamList = useBookings(plans.spam.filter, plans.spam.isShown);
  const newest = useNewestWaiting(plans.waiting.filter).data?.items;
  const arrived = useArrivals(newest, JSON.stringify(plans.waiting.filter));
  const shown = new Set(
    waiting.data?.pages.flatMap(({ items }) => items.map(({ id }) => id)) ?? [],
  );

  const lists = [
    { ...plans.waiting, query: waiting },
    { ...plans.rest, query: rest },
    { ...plans.spam, query: spamList },
  ].filter(({ isShown }) => isShown);
  const isEmpty = lists.every(({ query }) => query.data?.pages[0]?.items.length === 0);
  const spam = useSummary().data?.spam ?? 0;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the rows inside are what is focused.
    <div onKeyDown={moveThroughRows} className="@container/lists grid min-w-0 content-start gap-4">
      <ArrivalsSpoken arrived={arrived} />
      {/* A new booking has the most time left, so it can be below the loaded rows. */}
      {arrived
        .filter(({ id }) => !plans.waiting.isShown || (waiting.hasNextPage && !shown.has(id)))
        .map((booking) => (
          <p key={booking.id} className={looks.notice}>
            {"New booking: "}
            <a href={addressOfPlace({ ...place, booking: booking.id })}>
              <bdi>{nameOf(booking)}</bdi>
            </a>
            {`, ${placeName(booking)}`}
          </p>
        ))}
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
              arrived={arrived}
            />
            {asked.fold === "none" && <FoldRows />}
          </Fragment>
        ))}
    </div>
  );
}
