import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type BookingDetail, bookingDetail } from "#domain/api/bookings.ts";
import { dogCounts, serviceTypes } from "#domain/booking/options.ts";
import { storedDetail } from "#server/testing/arbitrary-booking.ts";
import { holds } from "#server/testing/fuzz.ts";
import { placeOfView } from "./app/navigation.ts";
import { Detail } from "./booking/booking-pane.tsx";
import { BookingLists } from "./bookings/booking-lists.tsx";
import { clientWaitingFor, markupOf } from "./testing/render.tsx";

const place = placeOfView("bookings");

/** The text as HTML holds it. */
const escaped = (text: string) => renderToStaticMarkup(<p>{text}</p>).slice(3, -4);

/** Values that only older rules or other programs store; they are shown as they are. */
function unlisted({ booking }: BookingDetail): readonly string[] {
  const { serviceDate, serviceType, chosenPlan, numDogs, area } = booking;
  const isListed = (text: string) => [...serviceTypes, ...dogCounts].some((one) => one === text);
  return [
    ...(serviceDate && !/^\d{4}-/.test(serviceDate) ? [serviceDate] : []),
    ...[chosenPlan ?? serviceType, numDogs].filter((text) => !isListed(text)),
    ...(area && !/^[a-z-]+$/.test(area) ? [area] : []),
  ];
}

test(
  "any stored booking can be read in its detail and in its row",
  () =>
    holds(
      fc.property(storedDetail, (stored) => {
        // As it comes over the wire.
        const detail = bookingDetail.parse(JSON.parse(JSON.stringify(stored)));
        const pane = markupOf(<Detail detail={detail} place={place} />);
        for (const text of unlisted(detail)) expect(pane).toContain(escaped(text));
        const lists = <BookingLists place={place} />;
        const { booking } = detail;
        expect(markupOf(lists, clientWaitingFor(booking))).toContain(
          `data-booking="${booking.id}"`,
        );
      }),
      300,
    ),
  120_000,
);
