import { expect, test } from "vitest";
import type { Booking, Visit } from "#domain/api/bookings.ts";
import type { OfferedDay } from "#domain/api/visits.ts";
import { slotWords } from "#domain/visits.ts";
import { loadedClient, render } from "#inbox/testing/render.tsx";
import { bookingSample, offeredDaySample, visitSample } from "#inbox/testing/samples.ts";
import { VisitDialog } from "./visit-dialog.tsx";

const now = new Date("2026-11-20T17:00:00.000Z");
const tuesday = offeredDaySample("2026-11-24");
const full = offeredDaySample("2026-11-23", { taken: 8, fits: false });
const offRoute = offeredDaySample("2026-11-25", { isRouteDay: false, fits: false });

function sheetOf(
  days: readonly OfferedDay[],
  booking: Partial<Booking> = {},
  visit: Visit | null = null,
  at = now,
) {
  const client = loadedClient();
  const pages = { pages: [{ days }], pageParams: [undefined] };
  client.setQueryData(["/api/bookings/b-1/visits/days", "pages"], pages);
  return render(
    <VisitDialog
      booking={bookingSample(booking)}
      visit={visit}
      now={at}
      onClose={() => undefined}
    />,
    client,
  );
}

test("a day that fits and a window are chosen, and the days come first", () => {
  const $ = sheetOf([tuesday, full, offRoute]);
  const values = $("[type=radio]").map((_, one) => $(one).attr("value"));
  expect(values.get()).toEqual([
    ...["2026-11-23", "2026-11-24", "2026-11-25"],
    ...["morning", "midday", "afternoon", "hours"],
  ]);
  const chosen = $("[type=radio][checked]").map((_, one) => $(one).attr("value"));
  expect(chosen.get()).toEqual(["2026-11-24", "morning"]);
});

test("a window that is over on the chosen day cannot be chosen", () => {
  const noAccess = visitSample({ day: "2026-11-20", starts: "07:00", ends: "11:00" });
  const over = ($: ReturnType<typeof sheetOf>) =>
    $("[name=window][disabled]").map((_, one) => $(one).attr("value"));
  const today = offeredDaySample("2026-11-20");
  const $ = sheetOf([today], {}, null, new Date("2026-11-20T21:00:00.000Z"));
  expect(over($).get()).toEqual(["morning"]);
  expect($("[name=window][checked]").attr("value")).toBe("afternoon");
  expect(over(sheetOf([today, tuesday], {}, noAccess)).get()).toEqual([]);
});

test("a full day cannot be chosen without Add anyway; a day off the route can", () => {
  const $ = sheetOf([tuesday, full, offRoute]);
  expect($("[value=2026-11-23]").attr("disabled")).toBeDefined();
  expect($("[value=2026-11-25]").attr("disabled")).toBeUndefined();
  expect($("button:contains(Add anyway)").text()).toBe("Add anyway on Monday, Nov 23");
  expect($("details").text()).toContain("Wednesday, Nov 25");
  expect($("details").attr("open")).toBeUndefined();
});

test("without a fitting day nothing is chosen, and the other days are open", () => {
  const $ = sheetOf([full, offRoute]);
  expect($("[name=day][checked]").length).toBe(0);
  expect($("form").text()).toContain("No day on this route has a place left.");
  expect($("details").attr("open")).toBeDefined();
});

test("the sheet says whether a mail is sent or the customer must be told by phone", () => {
  expect(sheetOf([tuesday])("ul").text()).toContain("Ana gets an email with a calendar file");
  const $ = sheetOf([tuesday], { email: "" });
  expect($("ul").text()).toContain("No email: tell Ana by phone.");
  expect($("ul").text()).not.toContain("gets an email");
});

test("a reminder is promised only for a day that is far enough to get one", () => {
  expect(sheetOf([tuesday])("ul").text()).toContain("and a reminder the day before.");
  const today = sheetOf([offeredDaySample("2026-11-20")])("ul").text();
  expect(today).toContain("Ana gets an email with a calendar file.");
});

test("only a waiting booking is marked as called", () => {
  expect(sheetOf([tuesday])("ul").text()).toContain("Saving marks Ana as called.");
  expect(sheetOf([tuesday], { status: "contacted" })("ul").text()).not.toContain("called");
});

test("a move names the current day, and proposes another one", () => {
  const $ = sheetOf([tuesday, full], {}, visitSample({ day: "2026-11-23", sequence: 3 }));
  expect($("h2").text()).toBe("Move visit");
  expect($("div:has(> [value=2026-11-23])").text()).toContain("booked now, in 3 days");
  expect($("[name=day][checked]").attr("value")).toBe("2026-11-24");
});

test.each([
  ["midday", { starts: "11:00", ends: "15:00" }],
  ["hours", { starts: "08:00", ends: "09:30" }],
] as const)("a move keeps the time of the visit: %s", (window, hours) => {
  const visit = visitSample({ day: "2026-11-23", ...hours });
  const $ = sheetOf([tuesday, full], {}, visit);
  expect($("form").text()).toContain(`Now: ${slotWords(visit)}`);
  expect($("[name=window][checked]").attr("value")).toBe(window);
  if (window === "hours") {
    const times = $("[type=time]").map((_, one) => $(one).attr("value"));
    expect(times.get()).toEqual(Object.values(hours));
  }
});

test("a canceled visit can be scheduled again", () => {
  expect(sheetOf([tuesday], {}, visitSample({ state: "cancelled" }))("h2").text()).toBe(
    "Schedule visit",
  );
});
