import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import fc from "fast-check";
import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type BookingDetail, bookingDetail, bookingEndpoints } from "#domain/api/bookings.ts";
import { dogCounts, serviceTypes } from "#domain/booking-options.ts";
import { storedDetail } from "#server/testing/arbitrary-booking.ts";
import { holds } from "#server/testing/fuzz.ts";
import { addressOfCall } from "#site/api/call.ts";
import { TooltipProvider } from "#site/ui/tooltip.tsx";
import { ActsProvider } from "./acts.tsx";
import { BookingLists } from "./bookings/booking-lists.tsx";
import { whichLists } from "./bookings/which-lists.ts";
import { Detail } from "./detail/detail.tsx";
import { placeOfView } from "./navigation.ts";

const place = placeOfView("inbox");
const now = new Date("2026-11-20T17:00:00.000Z");

function rendered(client: QueryClient, children: ReactNode): string {
  const inside = createElement(ActsProvider, null, createElement(TooltipProvider, null, children));
  return renderToStaticMarkup(createElement(QueryClientProvider, { client }, inside));
}

const paneOf = (detail: BookingDetail) =>
  rendered(new QueryClient(), createElement(Detail, { detail, place, now }));

/** The lists, with the booking as the only one that waits. */
function listsOf({ booking }: BookingDetail): string {
  const client = new QueryClient();
  const query = whichLists({}).waiting.filter;
  client.setQueryData([addressOfCall(bookingEndpoints.list, { query }), "pages"], {
    pages: [{ items: [booking], next: null }],
    pageParams: [undefined],
  });
  return rendered(client, createElement(BookingLists, { place, now }));
}

/** The text as HTML holds it. */
const escaped = (text: string) => renderToStaticMarkup(createElement("p", null, text)).slice(3, -4);

/** What older rules or other programs may have stored is shown as it is. */
function unlisted({ booking }: BookingDetail): readonly string[] {
  const { serviceDate, serviceType, numDogs, area } = booking;
  const isListed = (text: string) => [...serviceTypes, ...dogCounts].some((one) => one === text);
  return [
    ...(serviceDate && !/^\d{4}-/.test(serviceDate) ? [serviceDate] : []),
    ...[serviceType, numDogs].filter((text) => !isListed(text)),
    ...(area && !/^[a-z-]+$/.test(area) ? [area] : []),
  ];
}

test(
  "whatever is stored of a booking, its detail and its row can be read",
  () =>
    holds(
      fc.property(storedDetail, (stored) => {
        // As it comes over the wire.
        const detail = bookingDetail.parse(JSON.parse(JSON.stringify(stored)));
        const pane = paneOf(detail);
        for (const text of unlisted(detail)) expect(pane).toContain(escaped(text));
        expect(listsOf(detail)).toContain(`data-booking="${detail.booking.id}"`);
      }),
      300,
    ),
  120_000,
);
