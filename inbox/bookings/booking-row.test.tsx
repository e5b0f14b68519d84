import { expect, test } from "vitest";
import type { Booking } from "#domain/api/bookings.ts";
import { bookingSample } from "#domain/testing/sample-booking.ts";
import { placeOfView } from "#inbox/navigation/navigation.ts";
import { render } from "#inbox/testing/render.tsx";
import { BookingRow } from "./booking-row.tsx";

const now = new Date("2026-11-20T17:40:00.000Z");
const place = { ...placeOfView("inbox"), filter: { area: "troon" } } as const;

function rowOf(more: Partial<Booking>, open?: string) {
  const $ = render(
    <table>
      <tbody>
        <BookingRow
          booking={bookingSample(more)}
          place={{ ...place, booking: open }}
          now={now}
          isNew={false}
        />
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
  expect($("a").attr("href")).toBe("/inbox?booking=b-1&area=troon");
  expect($("a").text()).toBe("Ana Núñez");
  expect(texts[1]).toBe("Weekly · 3 dogs$28 a visit");
  expect(texts[3]).toBe("New");
});

test("only the row of the open booking is the current one", () => {
  expect(rowOf({}, "b-1").$("a").attr("aria-current")).toBe("true");
  expect(rowOf({}, "b-2").$("a").attr("aria-current")).toBeUndefined();
});

test("a waiting booking says how much time is left, then by how much it is late", () => {
  expect(rowOf({}).texts[2]).toBe("22 h leftbooked 9:40 AM");
  const late = rowOf({ createdAt: "2026-11-19T15:40:00.000Z" });
  expect(late.texts[2]).toBe("late by 2 h 10 minbooked Nov 19, 8:40 AM");
  expect(late.$("[data-tone]").attr("data-tone")).toBe("late");
});

test("a voicemail is a call: what is new after it is not late", () => {
  const voicemail = { contactSeconds: 41 * 60, followUpAt: "2026-11-21T00:30:00.000Z" };
  const { $, texts } = rowOf({ createdAt: "2026-11-19T15:40:00.000Z", ...voicemail });
  expect(texts[2]).toBe("called after 41 minbooked Nov 19, 8:40 AM");
  expect($("[data-tone]")).toHaveLength(0);
});

test("an answered booking says how soon somebody called, and whether that was late", () => {
  const wait = (contactSeconds: number | null) =>
    rowOf({ status: "contacted", contactSeconds }).texts[2];
  expect(wait(41 * 60)).toBe("called after 41 minbooked 9:40 AM");
  expect(wait(86_400)).toBe("called after 24 hbooked 9:40 AM");
  expect(wait(86_401)).toBe("called after 24 h, latebooked 9:40 AM");
  expect(wait(null)).toBe("booked 9:40 AM");
});

test("a person who booked before is marked", () => {
  expect(rowOf({ sameAs: "b-0" }).texts[0]).toContain("booked before");
  expect(rowOf({}).texts[0]).not.toContain("booked before");
});
