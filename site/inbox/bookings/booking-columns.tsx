import { createColumnHelper, type TableFeatures } from "@tanstack/react-table";
import type { Booking } from "#domain/api/bookings.ts";
import { phoneLink } from "#domain/phone-link.ts";
import { addressOfPlace, type Place } from "#site/inbox/navigation.ts";
import { addressLine, areaName, nameOf, planLine, visitPrice } from "#site/inbox/words.ts";
import { StatusPill } from "./status-pill.tsx";
import { WaitCell } from "./wait-cell.tsx";

const helper = createColumnHelper<TableFeatures, Booking>();

function Person({ booking, place }: { readonly booking: Booking; readonly place: Place }) {
  const { id, sameAs, area, phone } = booking;
  return (
    <>
      <a
        href={addressOfPlace({ ...place, booking: id })}
        data-booking={id}
        aria-current={id === place.booking ? "true" : undefined}
        className="row-link"
      >
        <bdi>{nameOf(booking)}</bdi>
      </a>
      <span className="cell-note cell-tags">
        {areaName(area)}
        {sameAs !== null && <span className="duplicate">booked before</span>}
      </span>
      <span className="print-only">{phone && phoneLink(phone).text}</span>
      <bdi className="print-only">{addressLine(booking)}</bdi>
    </>
  );
}

/** What a row says of its booking, at a moment. */
export const columnsOf = (place: Place, now: Date) =>
  helper.columns([
    helper.display({
      id: "person",
      header: "Name and area",
      cell: ({ row }) => <Person booking={row.original} place={place} />,
    }),
    helper.display({
      id: "plan",
      header: "Plan and quote",
      cell: ({ row }) => (
        <>
          {planLine(row.original)}
          <span className="cell-note">{visitPrice(row.original)}</span>
        </>
      ),
    }),
    helper.display({
      id: "wait",
      header: "Promise",
      cell: ({ row }) => <WaitCell booking={row.original} now={now} />,
    }),
    helper.display({
      id: "status",
      header: "Status",
      cell: ({ row }) => <StatusPill status={row.original.status} />,
    }),
  ]);
