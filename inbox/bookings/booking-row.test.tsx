import { expect, test } from "vitest";
import type { BookingRow as Row } from "#domain/api/bookings.ts";
import { stateOf } from "#domain/tasks/state.ts";
import { visitSample } from "#domain/testing/sample-booking.ts";
import { planLine, visitPrice } from "#inbox/app/labels.ts";
import { placeOfView } from "#inbox/app/navigation.ts";
import { render } from "#inbox/testing/render.tsx";
import { rowSample } from "#inbox/testing/samples.ts";
import { BookingRow } from "./booking-row.tsx";

const now = new Date("2026-11-20T17:40:00.000Z");
const place = { ...placeOfView("bookings"), filter: { search: "ana" } } as const;

function rowOf(more: Partial<Row>, open?: string) {
  const $ = render(
    <table>
      <tbody>
        <BookingRow booking={rowSample(more)} place={{ ...place, booking: open }} now={now} />
      </tbody>
    </table>,
  );
  return {
    $,
    texts: $("td")
      .map((_, cell) => $(cell).text())
      .get(),
  };
}

test("a row names the person and opens the booking without losing the filter", () => {
  const { $, texts } = rowOf({});
  expect($("a").attr("href")).toBe("/inbox?booking=b-1&search=ana");
  expect($("a").text()).toBe("Ana Núñez");
  expect(texts[1]).toBe(planLine(rowSample()) + visitPrice(rowSample()));
  expect(texts[2]).toBe("(480) 555-0199since 9:40 AM");
});

test("only the row of the open booking is the current one", () => {
  expect(rowOf({}, "b-1").$("a").attr("aria-current")).toBe("true");
  expect(rowOf({}, "b-2").$("a").attr("aria-current")).toBeUndefined();
});

test("a row says what is known, and the last note", () => {
  const state = (more: Partial<Row>) => {
    const { $, texts } = rowOf(more);
    return [texts[3], $("[data-tone]").attr("data-tone")];
  };
  const known = (more: Partial<Row>) =>
    stateOf({ booking: rowSample(more), visit: null }, { now, daysOff: [] }).phrase;
  expect(state({})).toEqual([known({}), "open"]);
  const late = { createdAt: "2026-11-19T15:40:00.000Z" };
  expect(state(late)).toEqual([known(late), "late"]);
  const voicemail = { ...late, contactSeconds: 41 * 60, followUpAt: "2026-11-21T00:30:00.000Z" };
  expect(state(voicemail)).toEqual(["Voicemail, again 5:30 PM", "waiting"]);
  const visit = visitSample({ day: "2026-12-04" });
  expect(state({ status: "scheduled", visit })).toEqual(["Visit Fri, Dec 4, 7–11", "visit"]);
  expect(rowOf({ note: "After 5" }).texts[4]).toBe("“After 5”");
});

test("both bookings of a person are marked", () => {
  expect(rowOf({ sameAs: "b-0" }).texts[0]).toContain("booked twice");
  expect(rowOf({ againAs: "b-2" }).texts[0]).toContain("booked twice");
  expect(rowOf({}).texts[0]).not.toContain("booked twice");
});
