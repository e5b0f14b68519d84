// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { areas } from "#content/areas.ts";
import { type Numbers, numberEndpoints } from "#domain/api/reports.ts";
import { addressOfCall } from "#inbox/app/call.ts";
import { failLoad, loadedClient, render } from "#inbox/testing/render.tsx";
import { NumbersView } from "./numbers-view.tsx";

const address = addressOfCall(numberEndpoints.numbers, {});
const numbers: Numbers = {
  called: { week: { inTime: 0, due: 0 }, fourWeeks: { inTime: 6, due: 8 } },
  months: [
    { month: "2026-09", leads: 0, customers: 0 },
    { month: "2026-10", leads: 10, customers: 4 },
    { month: "2026-11", leads: 5, customers: 1 },
  ],
  origins: [{ name: "google", leads: 4 }],
  sources: [
    { source: "phone", page: null, leads: 30 },
    { source: "form", page: null, leads: 20 },
    ...areas
      .slice(0, 7)
      .map(({ slug }) => ({ source: "form" as const, page: `/${slug}`, leads: 10 })),
  ],
};
const show = (answer?: Numbers) =>
  render(<NumbersView />, loadedClient(answer && { [address]: answer }));

test("calls in time are a share of those that were due, and none before the first", () => {
  const $ = show(numbers);
  expect($("[aria-labelledby=called-title]").text()).toBe(
    "Called within 24 hoursThis weekNone yetLast four weeks75%6 of 8",
  );
});

test("the months' bars are as high as their counts, and say them in words", () => {
  const $ = show(numbers);
  const bars = $("ol li").toArray();
  expect(bars.map((bar) => $(bar).find("span").first().text())).toEqual([
    "September 2026: 0 leads, 0 customers",
    "October 2026: 10 leads, 4 customers",
    "November 2026: 5 leads, 1 customer",
  ]);
  const heights = bars.map((bar) =>
    $(bar)
      .find("[style]")
      .map((_, part) => $(part).attr("style"))
      .get(),
  );
  expect(heights).toEqual([
    ["height:0%", "height:0%"],
    ["height:100%", "height:40%"],
    ["height:50%", "height:20%"],
  ]);
});

test("sources have readable names, rare ones are one row, and links and sites that led here follow", () => {
  const rows = show(numbers)("tbody tr");
  expect(rows).toHaveLength(9);
  expect(rows.slice(0, 3).text()).toBe(`By phone30Not known20${areas[0].name}10`);
  expect(rows.eq(7).text()).toBe("Others20");
  expect(rows.last().text()).toBe("From google4");
});

test("no bookings, numbers still loading and numbers that failed have different words", () => {
  expect(show({ ...numbers, sources: [] })("h2").text()).toBe("Quiet yards");
  expect(show()("h1").siblings()).toHaveLength(0);
  const client = loadedClient();
  failLoad(client, [address]);
  expect(render(<NumbersView />, client)("[role=alert]").text()).toBe(
    "The numbers could not be loaded. Nothing is lost. Try again",
  );
});
