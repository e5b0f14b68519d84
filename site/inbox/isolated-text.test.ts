import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { load } from "cheerio";
import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { BookingDetail } from "#domain/api/bookings.ts";
import { bookingEndpoints } from "#domain/api/bookings.ts";
import { addressOfCall } from "#site/api/call.ts";
import { TooltipProvider } from "#site/ui/tooltip.tsx";
import { ActsProvider } from "./acts.tsx";
import { BookingLists } from "./bookings/booking-lists.tsx";
import { whichLists } from "./bookings/which-lists.ts";
import { Detail } from "./detail/detail.tsx";
import { MessageRow } from "./messages/message-row.tsx";
import { placeOfView } from "./navigation.ts";
import { bookingSample } from "./testing/samples.ts";

const place = placeOfView("inbox");
const now = new Date("2026-11-20T17:00:00.000Z");
const marker = "Xyzzy";
const override = "\u202e";
const typed = `${override}${marker}`;

const booking = bookingSample({
  ...{ firstName: typed, lastName: typed, email: `${marker}@example.com`, address: typed },
  ...{ phone: `480 555 0199 ${typed}`, city: typed, state: typed, zipCode: typed },
  ...{ specialRequests: typed, page: `/${typed}` },
});
const detail: BookingDetail = {
  booking,
  history: [],
  messages: [],
  related: [{ ...booking, id: "b-2" }],
};

function rendered(children: ReactNode) {
  const client = new QueryClient();
  const query = whichLists({}).waiting.filter;
  client.setQueryData([addressOfCall(bookingEndpoints.list, { query }), "pages"], {
    pages: [{ items: [booking], next: null }],
    pageParams: [undefined],
  });
  const inside = createElement(ActsProvider, null, createElement(TooltipProvider, null, children));
  return load(renderToStaticMarkup(createElement(QueryClientProvider, { client }, inside)));
}

test.each([
  ["the booking", createElement(Detail, { detail, place, now })],
  ["the lists", createElement(BookingLists, { place, now })],
  [
    "a message",
    createElement(MessageRow, {
      message: {
        ...{ id: "m-1", kind: "lead", bookingId: "b-1", state: "failed", attempts: 1 },
        ...{ createdAt: now.toISOString(), nextAt: now.toISOString(), sentAt: null, error: null },
        name: `${typed} ${typed}`,
      },
      now,
      onSentAgain: () => {},
    }),
  ],
])("in %s, what a visitor typed is isolated, and no label is turned around", (_name, element) => {
  const $ = rendered(element);
  const bare = $("*")
    .contents()
    .toArray()
    .filter((node) => node.type === "text" && $(node).text().includes(marker))
    .filter((node) => $(node).closest("bdi").length === 0);
  expect(bare.map((node) => $(node).text())).toEqual([]);
  expect($("bdi").text()).toContain(marker);
  const labels = $("[aria-label]")
    .toArray()
    .map((node) => $(node).attr("aria-label"));
  expect(labels.join()).not.toContain(override);
});
