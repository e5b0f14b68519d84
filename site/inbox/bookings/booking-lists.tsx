import type { KeyboardEvent } from "react";
import { DachshundLying, DachshundStanding } from "#site/drawings/dachshund.tsx";
import { addressOfPlace, type Place } from "#site/inbox/navigation.ts";
import { useBookings, useNewestWaiting, useSummary } from "#site/inbox/reads.ts";
import { areaName, counted, nameOf } from "#site/inbox/words.ts";
import { BookingList } from "./booking-list.tsx";
import { Empty } from "./empty.tsx";
import { useArrivals } from "./use-arrivals.ts";
import { emptyWords, isFiltered, whichLists } from "./which-lists.ts";

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Up and down go from row to row, through all lists; Enter opens, since a row is a link. */
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

/** Who waits, then the rest. */
export function BookingLists({ place, now }: { readonly place: Place; readonly now: Date }) {
  const { filter } = place;
  const plans = whichLists(filter);
  const waiting = useBookings(plans.waiting.filter, plans.waiting.isShown);
  const rest = useBookings(plans.rest.filter, plans.rest.isShown);
  const spam = useBookings(plans.spam.filter, plans.spam.isShown);
  const arrived = useArrivals(useNewestWaiting(plans.waiting.filter).data?.items);
  const shown = new Set(
    waiting.data?.pages.flatMap(({ items }) => items.map(({ id }) => id)) ?? [],
  );

  const lists = [
    { ...plans.waiting, read: waiting },
    { ...plans.rest, read: rest },
    { ...plans.spam, read: spam },
  ].filter(({ isShown }) => isShown);
  const isEmpty = lists.every(({ read }) => read.data?.pages[0]?.items.length === 0);
  const all = addressOfPlace({ ...place, filter: {} });
  const setAside = useSummary().data?.spam ?? 0;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the rows inside are what is focused.
    <div onKeyDown={moveThroughRows} className="lists">
      <p role="status" className="sr-only">
        {arrived
          .map((booking) => `New booking: ${nameOf(booking)}, ${areaName(booking.area)}.`)
          .join(" ")}
      </p>
      {/* Who has just come has the most time left, and may stand further down than what is loaded. */}
      {arrived
        .filter(({ id }) => !plans.waiting.isShown || (waiting.hasNextPage && !shown.has(id)))
        .map((booking) => (
          <p key={booking.id} className="notice">
            {"New booking: "}
            <a href={addressOfPlace({ ...place, booking: booking.id })}>
              <bdi>{nameOf(booking)}</bdi>
            </a>
            {`, ${areaName(booking.area)}`}
          </p>
        ))}
      {setAside > 0 && filter.status !== "spam" && (
        <p className="set-aside">
          {`${counted(setAside, "booking")} set aside as spam. `}
          <a href={addressOfPlace({ ...place, filter: { status: "spam" } })}>Look at spam</a>
        </p>
      )}
      {isEmpty && isFiltered(filter) && (
        <Empty art={<DachshundStanding className="empty-art" />} title="Nothing found">
          <p>No booking matches what you are looking for.</p>
          <a href={all} className="act bg-white">
            Show all bookings
          </a>
        </Empty>
      )}
      {isEmpty && !isFiltered(filter) && (
        <Empty art={<DachshundLying className="empty-art" />} title="No bookings yet">
          <p>The first one appears here by itself, the moment it is sent.</p>
        </Empty>
      )}
      {!isEmpty &&
        lists.map(({ title, read, filter: asked }) => (
          <BookingList
            key={title}
            title={title}
            isWaiting={asked.status === "pending"}
            none={emptyWords(asked)}
            isOptional={asked.status === "spam" && lists.length > 1}
            read={read}
            place={place}
            now={now}
            arrived={arrived}
          />
        ))}
    </div>
  );
}
