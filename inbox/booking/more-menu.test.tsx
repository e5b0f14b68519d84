import { expect, test } from "vitest";
import type { Booking, Visit } from "#domain/api/bookings.ts";
import { leadSourceOf } from "#domain/booking/lead-source.ts";
import { bookingSample, visitSample } from "#domain/testing/sample-booking.ts";
import { render } from "#inbox/testing/render.tsx";
import { MoreMenu } from "./more-menu.tsx";

const isOffered = (more: Partial<Booking>, visit: Visit | null = null, now = "2026-11-20") => {
  const detail = {
    booking: bookingSample({ phone: "", ...more }),
    visit,
    history: [],
    messages: [],
    source: leadSourceOf(null),
    related: [],
  };
  return render(<MoreMenu detail={detail} now={new Date(now)} />)("button").length > 0;
};

test("a new link is offered as long as the visitor's page can be opened", () => {
  expect(isOffered({})).toBe(true);
  expect(isOffered({ status: "declined" })).toBe(true);
  expect(isOffered({ status: "spam" })).toBe(false);
  expect(isOffered({ erasedAt: "2026-11-20T17:00:00.000Z" })).toBe(false);
  expect(isOffered({ mergedInto: "b-2" })).toBe(false);
  expect(isOffered({}, null, "2027-02-18")).toBe(true);
  expect(isOffered({}, null, "2027-02-19")).toBe(false);
});

test("a new link is offered until 30 days after the visit; a canceled visit does not count", () => {
  const visit = visitSample({ day: "2026-12-01" });
  expect(isOffered({}, visit, "2026-12-31")).toBe(true);
  expect(isOffered({}, visit, "2027-01-02")).toBe(false);
  expect(isOffered({}, { ...visit, state: "cancelled" }, "2027-01-02")).toBe(true);
});
