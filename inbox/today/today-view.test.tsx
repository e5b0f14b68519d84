import { expect, test } from "vitest";
import type { Booking } from "#domain/api/bookings.ts";
import type { BookedVisit } from "#domain/api/visits.ts";
import { here, there } from "#domain/testing/areas.ts";
import { whichLists } from "#inbox/bookings/which-lists.ts";
import { placeOfView } from "#inbox/navigation.ts";
import { addressOfList, loadedClient, loadPage, render } from "#inbox/testing/render.tsx";
import { bookedVisitSample, bookingSample } from "#inbox/testing/samples.ts";
import { TodayView } from "./today-view.tsx";

const now = new Date("2026-11-20T17:00:00.000Z");

function today({
  leads = [],
  visits = [],
  open = [],
}: {
  readonly leads?: readonly Booking[];
  readonly visits?: readonly BookedVisit[];
  readonly open?: readonly BookedVisit[];
}) {
  const client = loadedClient({
    "/api/visits?from=2026-11-20&to=2026-11-20": { days: [], visits, open },
  });
  loadPage(client, addressOfList(whichLists({}).waiting.filter), leads);
  return render(<TodayView place={placeOfView("today")} now={now} />, client);
}

const lead = (id: string, createdAt: string) => bookingSample({ id, firstName: id, createdAt });
const leads = ["Ann", "Ben", "Cal", "Dee"].map((id) => lead(id, "2026-11-20T16:00:00.000Z"));

test("with nothing to do, both lists say so", () => {
  const $ = today({});
  expect($("h1").text()).toBe("Friday, November 20");
  expect($("h1 + p").text()).toBe("no calls, no visits");
  expect($("[aria-labelledby=call-first]").text()).toContain("Everyone has been called.");
  expect($("[aria-labelledby=visits]").text()).toContain("No visits today.");
  expect($("[aria-label=Next]").length).toBe(0);
});

test("nothing is said to be left or done before both lists are loaded", () => {
  const $ = render(<TodayView place={placeOfView("today")} now={now} />, loadedClient());
  expect($("h1").text()).toBe("Friday, November 20");
  expect($("h1 + p").text()).toBe("");
});

test("every lead is listed, however many there are and whatever is below", () => {
  const $ = today({ leads, visits: [bookedVisitSample("v")] });
  expect($("[aria-labelledby=call-first] li h3").text()).toBe(
    leads.map(({ firstName }) => `${firstName} Núñez`).join(""),
  );
});

test("stops are numbered in the order of the day", () => {
  const inArea = (id: string, area: string) => bookedVisitSample(id, { booking: { area } });
  const $ = today({
    visits: [inArea("1", here.slug), inArea("2", there.slug), inArea("3", here.slug)],
  });
  expect($(`h3:contains(${here.name})`).text()).toBe(`${here.name}2 visits`);
  const stops = $("ol li > span:first-child").map((_, one) => $(one).text());
  expect(stops.get()).toEqual(["1", "2", "3"]);
});

test("a visit without an outcome comes first, with its day", () => {
  const passed = bookedVisitSample("1", { day: "2026-11-19" });
  const $ = today({ visits: [bookedVisitSample("2")], open: [passed] });
  const visits = $("[aria-labelledby=visits]");
  expect(visits.find("h3").first().text()).toBe("No outcome yet1 visit");
  expect(visits.find("li").first().text()).toContain("Nov 19, 7–11 AM");
});

test("a locked gate of another day is named with that day, one of today without", () => {
  const locked = (id: string, day: string) =>
    bookedVisitSample(id, { day, state: "no-access", outcomeAt: `${day}T18:00:00.000Z` });
  const $ = today({ visits: [locked("2", "2026-11-20")], open: [locked("1", "2026-11-19")] });
  const words = $("[aria-labelledby=visits] li small").map((_, one) => $(one).text());
  expect(words.get()).toEqual(["Nov 19, no access 11:00 AM", "no access 11:00 AM"]);
});
