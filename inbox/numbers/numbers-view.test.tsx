// @vitest-environment happy-dom
import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { type Numbers, numberEndpoints } from "#domain/api/reports.ts";
import { addressOfCall } from "#inbox/api/call.ts";
import { failLoad, loadedClient, render } from "#inbox/testing/render.tsx";
import { show } from "#inbox/testing/screen.tsx";
import { NumbersView } from "./numbers-view.tsx";
import type { DayRange } from "./range.ts";

const now = new Date("2026-11-20T17:00:00.000Z");
const thirtyDays = { from: "2026-10-22", to: "2026-11-20" };
const all = { from: "2017-01-01", to: "2026-11-20" };

const week = (sunday: string, bookings: number) => ({
  week: sunday,
  bookings,
  inTime: bookings,
  late: 0,
  uncalled: 0,
});
const none: Numbers = {
  bookings: 0,
  inTime: 0,
  late: 0,
  uncalled: 0,
  since: null,
  medianSeconds: null,
  weeks: [week("2026-11-01", 0), week("2026-11-08", 0), week("2026-11-15", 0)],
  areas: [],
  pages: [],
  plans: [],
};
const some: Numbers = {
  ...none,
  bookings: 10,
  inTime: 6,
  late: 2,
  uncalled: 1,
  since: "2026-11-10",
  medianSeconds: 7260,
  weeks: [week("2026-11-01", 0), week("2026-11-08", 6), week("2026-11-15", 0)],
};

function numbers(answer: Numbers | "loading" | "failed", range: DayRange = thirtyDays) {
  vi.stubGlobal("location", { search: `?view=numbers&from=${range.from}&to=${range.to}` });
  const address = addressOfCall(numberEndpoints.numbers, { query: { ...range } });
  const client = loadedClient(typeof answer === "object" ? { [address]: answer } : {});
  if (answer === "failed") failLoad(client, [address]);
  return render(<NumbersView now={now} />, client);
}

test("the range in the address is counted, and it is the one that is chosen", () => {
  const $ = numbers(some);
  expect($("[role=status]").text()).toBe("10 bookings from Oct 22 to Nov 20, 2026");
  expect($("label:contains(Range) option[selected]").text()).toBe("30 days");
  expect($("#numbers-from")).toHaveLength(0);
  const other = numbers(some, { from: "2026-10-01", to: "2026-10-02" });
  expect(other("label:contains(Range) option[selected]").text()).toBe("Other days …");
  expect(other("#numbers-from").attr("value")).toBe("2026-10-01");
  expect(other("#numbers-to").attr("value")).toBe("2026-10-02");
});

test("the promise counts only bookings whose time is over, and the parts are all bookings", () => {
  const $ = numbers(some);
  expect($("[aria-labelledby=share-title]").text()).toBe(
    "Called in time75%6 of 8 heard from you within 24 hours. Of those you called, half within 2 h 1 min.",
  );
  const parts = $("[aria-labelledby=weeks-title] ul li").map((_, one) => $(one).text());
  expect(parts.get()).toEqual([
    "Called in time 6",
    "Late 2",
    "Declined, no call 1",
    "Not due yet 1",
  ]);
});

test("before the first booking is due, no share is shown", () => {
  const $ = numbers({ ...some, bookings: 1, inTime: 0, late: 0, uncalled: 0, medianSeconds: null });
  expect($("[aria-labelledby=share-title]").text()).toBe(
    "Called in timeNone yetNo booking has reached its 24 hours yet.",
  );
});

test("the weeks begin with that of the first booking ever; later ones stay, however quiet", () => {
  const weeks = (range: DayRange, since = some.since) => {
    const $ = numbers({ ...some, since }, range);
    return $("[aria-labelledby=weeks-title] ol li")
      .map((_, one) => $(one).text().split(":")[0]?.replace("Week of ", ""))
      .get();
  };
  const later = ["November 8, 2026", "November 15, 2026"];
  expect(weeks(all)).toEqual(later);
  expect(weeks(thirtyDays)).toEqual(later);
  expect(weeks(thirtyDays, "2025-11-10")).toEqual(["November 1, 2026", ...later]);
});

test("the highest bar fills the chart, and the parts of each are as high as their counts", () => {
  const mixed = { week: "2026-11-08", bookings: 4, inTime: 2, late: 1, uncalled: 1 };
  const $ = numbers({ ...some, weeks: [mixed, week("2026-11-15", 2)] });
  const bars = $("[aria-labelledby=weeks-title] g").toArray();
  const heights = bars.map((bar) =>
    $(bar)
      .find("rect")
      .map((_, part) => Number.parseFloat($(part).attr("height") ?? ""))
      .get(),
  );
  expect(heights).toEqual([[34, 17, 17], [34]]);
  expect(bars.map((bar) => $(bar).find("title").text())).toEqual([
    "Week of November 8, 2026: 4 bookings; 2 called in time; 1 late; 1 declined, no call.",
    "Week of November 15, 2026: 2 bookings; 2 called in time.",
  ]);
});

test("days without bookings, days still loading and days that failed have different words", () => {
  const quiet = numbers(none);
  expect(quiet("h2").text()).toBe("Quiet yards");
  expect(quiet("[role=alert]")).toHaveLength(0);
  const loading = numbers("loading");
  expect(loading("[role=status]").text()).toMatch(/^Counting the bookings from Oct 22/);
  expect(loading("h2")).toHaveLength(0);
  const failed = numbers("failed");
  expect(failed("[role=alert]").text()).toBe(
    "The numbers could not be loaded.Nothing is lost. Try again in a moment.Try again",
  );
  expect(failed("h2")).toHaveLength(0);
  expect(failed("option:contains(30 days)")).toHaveLength(1);
});

test("a range is chosen by its name or its two days; a day beyond the other end moves that end, too", async () => {
  history.replaceState(null, "", "/inbox?view=numbers");
  const { user, asked } = show(<NumbersView now={now} />, {
    "GET /api/numbers": () => none,
  });
  await screen.findByText("0 bookings from Aug 30 to Nov 20, 2026");
  const range = screen.getByRole<HTMLSelectElement>("combobox", { name: "Range" });
  await user.selectOptions(range, "30 days");
  await screen.findByText("0 bookings from Oct 22 to Nov 20, 2026");
  await user.selectOptions(range, "Other days …");
  const choose = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  choose("To", "2026-10-01");
  await screen.findByText("0 bookings on Oct 1, 2026");
  choose("From", "2026-11-02");
  await screen.findByText("0 bookings on Nov 2, 2026");
  expect(range.value).toBe("Other days …");
  expect(location.search).toBe("?view=numbers&from=2026-11-02&to=2026-11-02");
  expect(asked.at(-1)).toBe("/api/numbers?from=2026-11-02&to=2026-11-02");
});

test("a half-typed day chooses nothing, and leaving the field brings the chosen one back", async () => {
  history.replaceState(null, "", "/inbox?view=numbers&from=2026-10-23&to=2026-11-20");
  const { asked } = show(<NumbersView now={now} />, { "GET /api/numbers": () => none });
  await screen.findByText("0 bookings from Oct 23 to Nov 20, 2026");
  const from = screen.getByLabelText<HTMLInputElement>("From");
  fireEvent.change(from, { target: { value: "" } });
  expect(from.value).toBe("");
  fireEvent.blur(from);
  expect(from.value).toBe("2026-10-23");
  expect(asked).toHaveLength(1);
});
