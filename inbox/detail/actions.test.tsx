import { expect, test } from "vitest";
import type { Booking, Visit } from "#domain/api/bookings.ts";
import { bookingSample } from "#domain/testing/sample-booking.ts";
import { render } from "#inbox/testing/render.tsx";
import { visitSample } from "#inbox/testing/samples.ts";
import { Actions } from "./actions.tsx";

const now = new Date("2026-11-20T17:00:00.000Z");

function actionsOf(more: Partial<Booking>, visit: Visit | null = null) {
  const $ = render(
    <Actions booking={bookingSample(more)} visit={visit} now={now} onBack={() => undefined} />,
  );
  const words = (selector: string) =>
    $(selector)
      .map((_, one) => $(one).text())
      .get();
  return {
    main: words("div > a, div > button:not([aria-label=Back])"),
    others: words("ul button"),
  };
}

test.each([
  ["pending", "Schedule visit", ["Mark contacted", "Mark declined", "Mark as spam"]],
  ["contacted", "Schedule visit", ["Mark scheduled", "Mark declined", "Mark as spam"]],
  ["scheduled", "Schedule visit", ["Mark active", "Mark declined"]],
  ["declined", "Mark contacted", []],
  ["spam", "Back to pending", []],
] as const)(
  "a %s booking has one main step, %s, which is never declining",
  (status, next, others) => {
    expect(actionsOf({ status })).toEqual({
      main: ["Call (480) 555-0199", next, "Email"],
      others,
    });
  },
);

test.each([
  ["booked", "Move visit"],
  ["no-access", "Move visit"],
  ["cancelled", "Schedule visit"],
  ["done", "Mark active"],
] as const)("a scheduled booking whose visit is %s goes on with %s", (state, next) => {
  const { main } = actionsOf({ status: "scheduled" }, visitSample({ state }));
  expect(main).toEqual(["Call (480) 555-0199", next, "Email"]);
});

test("an active booking can only be declined, which is not a main step", () => {
  expect(actionsOf({ status: "active" })).toEqual({
    main: ["Call (480) 555-0199", "Email"],
    others: ["Mark declined"],
  });
});

test("a merged booking still offers call and email, but no steps", () => {
  expect(actionsOf({ mergedInto: "b-2" })).toEqual({
    main: ["Call (480) 555-0199", "Email"],
    others: [],
  });
  expect(actionsOf({ mergedInto: "b-2", phone: "", email: "" }).main).toEqual([]);
});

test("an erased booking has no steps", () => {
  const erased = { erasedAt: "2026-11-19T00:00:00.000Z", phone: "", email: "" };
  expect(actionsOf({ ...erased, status: "contacted" })).toEqual({ main: [], others: [] });
});
