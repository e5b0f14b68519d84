import { expect, test } from "vitest";
import type { Booking, Visit } from "#domain/api/bookings.ts";
import { bookingSample, visitSample } from "#domain/testing/sample-booking.ts";
import { render } from "#inbox/testing/render.tsx";
import { Actions } from "./actions.tsx";

const now = new Date("2026-11-20T17:00:00.000Z");

function actionsOf(more: Partial<Booking>, visit: Visit | null = null) {
  const $ = render(
    <Actions booking={bookingSample(more)} visit={visit} now={now} onBack={() => undefined} />,
  );
  const words = (selector: string) =>
    $(selector)
      .not("[popover] *")
      .map((_, one) => $(one).text())
      .get();
  return {
    main: words("div:has(> [aria-label=Back]) > :is(a, button):not([aria-label=Back])"),
    others: words("ul li > button, ul li > div > button"),
  };
}

test.each([
  ["pending", ["Call", "Schedule visit"], ["After the call …", "Spam"]],
  ["contacted", ["Call", "Schedule visit"], ["After the call …", "Spam"]],
  ["scheduled", ["Call", "Schedule visit"], ["Not interested"]],
  ["active", ["Call"], ["After the call …", "Visit missed: free again"]],
  ["declined", ["Call"], ["Bring back"]],
  ["spam", ["Call"], ["Not spam"]],
] as const)("a %s booking offers %s, and smaller %s", (status, main, others) => {
  expect(actionsOf({ status })).toEqual({ main, others });
});

test.each([
  ["booked", "Move visit", ["Not interested"]],
  ["no-access", "Move visit", ["Not interested"]],
  ["cancelled", "Schedule visit", ["Not interested"]],
  ["done", undefined, ["Answer …"]],
] as const)("a scheduled booking whose visit is %s goes on with %s", (state, next, others) => {
  const actions = actionsOf({ status: "scheduled" }, visitSample({ state }));
  expect(actions).toEqual({ main: ["Call", next].filter(Boolean), others });
});

test("the main button is the way they prefer, if there is one", () => {
  expect(actionsOf({ reachBy: "text" }).main[0]).toBe("Text");
  expect(actionsOf({ reachBy: "email" }).main[0]).toBe("Email");
  expect(actionsOf({ reachBy: "text", phone: "" }).main[0]).toBe("Email");
});

test("a merged or erased booking has no steps", () => {
  expect(actionsOf({ mergedInto: "b-2" })).toEqual({ main: ["Call"], others: [] });
  const erased = { erasedAt: "2026-11-19T00:00:00.000Z", phone: "", email: "" };
  expect(actionsOf({ ...erased, status: "contacted" })).toEqual({ main: [], others: [] });
});
