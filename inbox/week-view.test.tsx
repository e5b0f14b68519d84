// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { visitEndpoints } from "#domain/api/visits.ts";
import { addDays } from "#domain/days.ts";
import { here } from "#domain/testing/areas.ts";
import { bookingSample } from "#domain/testing/sample-booking.ts";
import { addressOfCall } from "#inbox/app/call.ts";
import { addressOfView, type Place } from "#inbox/app/navigation.ts";
import { failLoad, loadedClient, render } from "#inbox/testing/render.tsx";
import { bookedVisitSample, detailSample } from "#inbox/testing/samples.ts";
import { show } from "#inbox/testing/screen.tsx";
import { WeekView } from "./screen.tsx";

const sunday = "2026-11-15";
const days = Array.from({ length: 7 }, (_, index) => ({
  day: addDays(sunday, index),
  capacity: 8,
  taken: 3,
  off: index === 1 ? "Inventory" : null,
}));
const booking = { firstName: "Fridaya", area: here.slug };
const visits = [bookedVisitSample("f", { day: "2026-11-20", booking })];

function week({
  from = sunday,
  fails = false,
  isLoaded = true,
  ...more
}: Partial<Place> & {
  readonly from?: string;
  readonly fails?: boolean;
  readonly isLoaded?: boolean;
} = {}) {
  const query = { from, to: addDays(from, 6) };
  const address = addressOfCall(visitEndpoints.list, { query });
  const detail = detailSample({ booking: bookingSample({ ...booking, id: "f" }) });
  const client = loadedClient({
    "/api/bookings/f": detail,
    ...(isLoaded && { [address]: { days, visits } }),
  });
  if (fails) failLoad(client, [address]);
  history.replaceState(null, "", addressOfView("week", more));
  return render(<WeekView />, client);
}

test("each day has its room and its visits by neighborhood, and today is marked", () => {
  const $ = week();
  // Read out when another week is chosen.
  expect($("h2[aria-live=polite]").text()).toBe("Week of November 15");
  expect($("h3")).toHaveLength(7);
  const today = $("[aria-current=date]");
  expect(today.find("h3").text()).toBe("Fri 20, today");
  expect(today.find("h4").text()).toBe(here.name);
  expect(today.find("a").text()).toBe("Fridaya Núñez");
  expect(today.find("a").attr("href")).toBe("/inbox?view=week&booking=f");
  expect($("li:has(> div > h3:contains(Mon 16))").text()).toContain("day offInventory");
  expect($("li a")).toHaveLength(1);
});

test("any day in the address shows its week, and a visit leads back to that week", () => {
  const $ = week({ from: "2026-11-22", week: "2026-11-25" });
  expect($("h2").text()).toBe("Week of November 22");
  const other = week({ week: "2026-11-18" });
  expect(other("h2").text()).toBe("Week of November 15");
  expect(other("li a").attr("href")).toContain("week=2026-11-18");
});

test("a week that could not be loaded offers another try; one that was loaded before stays", () => {
  const $ = week({ fails: true, isLoaded: false });
  expect($("[role=alert]").text()).toBe(
    "The week could not be loaded. The visits are safe on the server. Try again",
  );
  expect($("h3")).toHaveLength(0);
  expect($("[aria-label='Next week']")).toHaveLength(1);
  const stale = week({ fails: true });
  expect(stale("[role=alert]")).toHaveLength(0);
  expect(stale("li a").text()).toBe("Fridaya Núñez");
});

test("an open booking takes the place of the week, with a way back to it", () => {
  const $ = week({ booking: "f" });
  expect($("[aria-label=Booking] h2").text()).toBe("Fridaya Núñez");
  expect($("[aria-label=Booking] button").first().text()).toBe("Week");
  expect($("h3:contains(Fri 20)")).toHaveLength(0);
});

test("the next and the previous week are one press away, and each has its address", async () => {
  history.replaceState(null, "", "/inbox?view=week");
  const { user, asked } = show(<WeekView />, {
    "GET /api/visits": () => ({ days, visits }),
  });
  const press = (name: string) => user.click(screen.getByRole("button", { name }));
  await screen.findByRole("heading", { name: "Week of November 15" });
  await press("Next week");
  await screen.findByRole("heading", { name: "Week of November 22" });
  expect(location.search).toBe("?view=week&week=2026-11-22");
  await press("Previous week");
  expect(location.search).toBe("?view=week");
  await press("Previous week");
  await screen.findByRole("heading", { name: "Week of November 8" });
  expect(asked).toEqual([
    "/api/visits?from=2026-11-15&to=2026-11-21",
    "/api/visits?from=2026-11-22&to=2026-11-28",
    "/api/visits?from=2026-11-08&to=2026-11-14",
  ]);
});

test("two presses set a day with visits off: it says how many, and moves all", async () => {
  const address = "/api/visits/route-plan";
  const plan = { areas: {}, capacity: {}, daysOff: [], confirmed: true };
  const { user, sent } = show(<WeekView />, {
    "GET /api/visits": () => ({ days, visits }),
    [`GET ${address}`]: () => ({ plan, visitsOnDaysOff: [] }),
    [`PUT ${address}`]: () => ({ plan, visitsOnDaysOff: [], moved: visits }),
  });
  await user.click(await screen.findByRole("button", { name: /^Sat 21: set a day off/ }));
  await screen.findByText("1 visit on it.");
  await user.click(screen.getByRole("button", { name: "Set day off" }));
  await screen.findByText(/^November 21, 2026: day off\. 1 visit moved\./);
  const off = { from: "2026-11-21", to: "2026-11-21", reason: "", phones: false };
  expect(sent).toMatchObject([{ body: { daysOff: [off], moveVisits: true } }]);
});

test("on a phone the week opens at today", async () => {
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: query === "(width < 48rem)" }));
  const scrolled = vi.spyOn(Element.prototype, "scrollIntoView");
  show(<WeekView />, {
    "GET /api/visits": () => ({ days, visits }),
  });
  await screen.findByText(", today");
  expect(scrolled.mock.contexts).toEqual([document.querySelector("[aria-current=date]")]);
});
