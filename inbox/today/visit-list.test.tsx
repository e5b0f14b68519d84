// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { visitTexts } from "#content/visit-texts.ts";
import type { Task } from "#domain/api/tasks.ts";
import type { BookedVisit } from "#domain/api/visits.ts";
import { reasons } from "#domain/tasks/reasons.ts";
import { here, there } from "#domain/testing/areas.ts";
import { eventSample } from "#domain/testing/sample-booking.ts";
import { placeOfView } from "#inbox/navigation/navigation.ts";
import {
  bookedVisitSample,
  detailSample,
  offeredDaySample,
  summarySample,
  visitTask,
} from "#inbox/testing/samples.ts";
import { lost, problem, show } from "#inbox/testing/screen.tsx";
import { now, open, outcome, stop, tasksOf, today } from "#inbox/testing/today.tsx";
import { TodayView } from "./today-view.tsx";

test("a visit has its street and dogs, and calls, texts and the map are one press away", () => {
  const booking = { firstName: "Vee", specialRequests: "Lift the latch" };
  const $ = today({ visits: [bookedVisitSample("v", { booking })] });
  const visit = $("[aria-labelledby=visits] ol li").first();
  for (const words of ["7420 E Camelback Rd · 3 dogs", "Lift the latch"])
    expect(visit.text()).toContain(words);
  const href = (name: string) => visit.find(`a[aria-label='${name} Vee Núñez']`).attr("href");
  expect(href("Call")).toBe("tel:+14805550199");
  expect(href("Map to")).toContain("7420%20E%20Camelback");
  const texts = visit.find("a[href^='sms:+14805550199']").map((_, one) => $(one).text());
  for (const kind of ["onMyWay", "late", "done", "missed"] as const)
    expect(texts.get()).toContain(visitTexts[kind].label);
});

test("stops are numbered in the order of the day", () => {
  const inArea = (id: string, area: string) => bookedVisitSample(id, { booking: { area } });
  const $ = today({
    visits: [inArea("1", here.slug), inArea("2", there.slug), inArea("3", here.slug)],
  });
  expect($(`h4:contains(${here.name})`).text()).toBe(`${here.name}2 visits`);
  const stops = $("ol li > span:first-child").map((_, one) => $(one).text());
  expect(stops.get()).toEqual(["1", "2", "3"]);
});

test("a visit without an outcome comes first, with its day", () => {
  const passed = bookedVisitSample("1", { day: "2026-11-19" });
  const $ = today({
    visits: [bookedVisitSample("2")],
    tasks: [visitTask("outcome", passed)],
  });
  const visits = $("[aria-labelledby=visits]");
  expect(visits.find("h3").first().text()).toBe("No outcome yet1 visit");
  expect(visits.find("li").first().text()).toContain("Nov 19, 7–11 AM");
});

test("a day to confirm says what is special and was asked for, and on paper the phone", () => {
  const booking = { status: "pending", specialRequests: "No blower" } as const;
  const held = bookedVisitSample("1", { day: "2026-11-24", state: "held", booking });
  const $ = today({ tasks: [visitTask("confirm", held, { special: ["booked twice"] })] });
  const row = $("[aria-labelledby=visits] li").text();
  for (const words of ["booked twice", "“No blower”", "(480) 555-0199"])
    expect(row).toContain(words);
});

test("a day to confirm says by when, and how late the promised answer is", () => {
  const row = (more: Partial<Task>, createdAt = "2026-11-20T16:40:00.000Z") => {
    const held = bookedVisitSample("1", {
      ...{ day: "2026-11-24", state: "held" },
      booking: { status: "pending", createdAt },
    });
    const $ = today({ tasks: [visitTask("confirm", held, more)] });
    return $("[aria-labelledby=visits] li p").text();
  };
  expect(row({ due: "2026-11-20T23:00:00.000Z" })).toContain("confirm by 4 PM");
  expect(row({ due: "2026-11-21T16:30:00.000Z" })).toContain("confirm by Nov 21, 9:30 AM");
  const due = "2026-11-20T15:00:00.000Z";
  expect(row({ due }, "2026-11-19T15:00:00.000Z")).toContain("late by 2 h");
});

test("a locked gate of another day is named with that day, one of today without", () => {
  const locked = (id: string, day: string) =>
    bookedVisitSample(id, { day, state: "no-access", outcomeAt: `${day}T18:00:00.000Z` });
  const $ = today({
    visits: [locked("2", "2026-11-20")],
    tasks: [visitTask("new-day", locked("1", "2026-11-19"))],
  });
  const words = $("[aria-labelledby=visits] li small").map((_, one) => $(one).text());
  expect(words.get()).toEqual(["Nov 19, no access 11 AM", "no access 11 AM"]);
});

test("one press marks a visit done with what was seen, and Change takes that back", async () => {
  let visit = stop("Vee");
  const detail = (more: Partial<BookedVisit>, kind: "visit-done" | "requested") => {
    visit = stop("Vee", more);
    const { booking, ...its } = visit;
    return detailSample({ booking, visit: its, history: [eventSample({ id: "e-9", kind })] });
  };
  const done = { state: "done", outcomeAt: "2026-11-20T16:59:00.000Z" } as const;
  const { user, sent } = open(() => [visit], {
    [outcome("Vee")]: () => detail(done, "visit-done"),
    "GET /api/bookings/Vee": () => detail(done, "visit-done"),
    "POST /api/bookings/Vee/undo": () => detail({}, "requested"),
  });
  const list = within(screen.getByRole("region", { name: "Visits" }));
  await user.click(await list.findByRole("button", { name: "Done, Vee Núñez" }));
  await list.findByText("1 done, 0 to go");
  expect(list.getByText(/done 9:59 AM/)).toBeTruthy();
  await user.click(list.getByRole("button", { name: "Change the outcome for Vee Núñez" }));
  await list.findByText("0 done, 1 to go");
  expect(sent).toEqual([
    { call: outcome("Vee"), body: { outcome: "done", seen: 2 } },
    { call: "POST /api/bookings/Vee/undo", body: { event: "e-9" } },
  ]);
});

test("an outcome that waits can be changed: the last one counts, even if the first one had arrived", async () => {
  let visit = stop("Vee");
  let hasSignal = false;
  const online = <Answer,>(answer: Answer) => (hasSignal ? answer : lost());
  const detail = (more: Partial<BookedVisit>) => {
    visit = stop("Vee", more);
    const { booking, ...its } = visit;
    const history = [eventSample({ id: keys[0] ?? "", kind: "visit-done" })];
    return detailSample({ booking, visit: its, history });
  };
  const { user, sent, keys } = open(() => [visit], {
    [outcome("Vee")]: (body) =>
      online(
        JSON.stringify(body).includes('"seen":2')
          ? problem(422, { code: "key-reused" })
          : detail({ state: "no-access", sequence: 5 }),
      ),
    "GET /api/bookings/Vee": () => online(detail({ state: "done", sequence: 3 })),
    "POST /api/bookings/Vee/undo": () => online(detail({ sequence: 4 })),
  });
  const list = within(screen.getByRole("region", { name: "Visits" }));
  await user.click(await list.findByRole("button", { name: "Done, Vee Núñez" }));
  await list.findByText(/^done.*, will be sent$/);
  await user.click(list.getByRole("button", { name: "Change the outcome for Vee Núñez" }));
  await user.click(await list.findByRole("button", { name: /^No access/, hidden: true }));
  await list.findByText(/^no access.*, will be sent$/);
  hasSignal = true;
  sent.length = 0;
  dispatchEvent(new Event("online"));
  await waitFor(() => expect(list.queryByText(/will be sent/)).toBeNull());
  expect(sent).toEqual([
    { call: outcome("Vee"), body: { outcome: "no-access", seen: 2 } },
    { call: "POST /api/bookings/Vee/undo", body: { event: keys[0] } },
    { call: outcome("Vee"), body: { outcome: "no-access", seen: 4 } },
  ]);
});

test("after Done and Moved the rows stay, and the focus is on the next row", async () => {
  const past = stop("Pat", { day: "2026-11-19" });
  let tasks = [visitTask("outcome", past)];
  let visits = [stop("Vee"), stop("Wyn")];
  const detailOf = ({ booking, ...visit }: BookedVisit, more: Partial<BookedVisit>) =>
    detailSample({ booking, visit: { ...visit, ...more, sequence: 3 } });
  const { user } = open(() => visits, {
    "GET /api/tasks": () => ({
      items: [...tasks, ...tasksOf(visits)],
      more: 0,
      series: 0,
      devices: [],
    }),
    "GET /api/bookings/Vee/visits/days": () => ({ days: [offeredDaySample("2026-11-24")] }),
    "GET /api/bookings/Vee": () => detailOf(stop("Vee"), { day: "2026-11-24" }),
    [outcome("Pat")]: () => {
      tasks = [visitTask("stay", past)];
      return detailOf(past, { state: "done", outcomeAt: "2026-11-20T16:59:00.000Z" });
    },
    "POST /api/bookings/Vee/visits": () => {
      visits = [stop("Wyn")];
      return detailOf(stop("Vee"), { day: "2026-11-24" });
    },
  });
  const list = within(screen.getByRole("region", { name: "Visits" }));
  const names = () =>
    list.getAllByRole("link", { name: /^\w+ Núñez$/ }).map(({ textContent }) => textContent);
  const stays = () => screen.queryByRole("heading", { name: reasons.stay.heading });
  const everybody = ["Pat Núñez", "Vee Núñez", "Wyn Núñez"];
  await user.click(await list.findByRole("button", { name: "Done, Pat Núñez" }));
  await list.findByText("Nov 19, done");
  expect(stays()).toBeNull();
  expect(document.activeElement?.textContent).toBe("Vee Núñez");
  await user.click(
    list.getAllByRole("button", { name: /^Moved/, hidden: true })[0] ?? document.body,
  );
  await screen.findByRole("radio", { name: /Nov 24/, checked: true });
  await user.click(screen.getByRole("button", { name: "Save visit" }));
  await list.findByText("on Nov 24, 7–11 AM");
  expect(names()).toEqual(everybody);
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Wyn Núñez"));
  const text = list.getByRole("link", { name: "Text Vee Núñez" }).getAttribute("href") ?? "";
  expect(new URL(text).searchParams.get("body")).toMatch(
    /now on Tuesday, November 24, 7 AM to 11 AM/,
  );
});

test("a screen left open overnight begins the day anew: a visit that was confirmed is on the road", async () => {
  const held = stop("Vee", { day: "2026-11-21", state: "held" });
  const booked = { ...held, state: "booked", sequence: 3 } as const;
  let visit: BookedVisit = held;
  const ofDay = (day: string | null) => (day === visit.day ? [visit] : []);
  function Nights() {
    const [at, setAt] = useState(now);
    const sleep = () => setAt(new Date("2026-11-21T15:00:00.000Z"));
    return (
      <>
        <button type="button" onClick={sleep}>
          Sleep
        </button>
        <TodayView place={placeOfView("today")} now={at} />
      </>
    );
  }
  const { user } = show(<Nights />, {
    "GET /api/summary": () => summarySample(),
    "GET /api/bookings": () => ({ items: [], next: null }),
    "GET /api/tasks": () => ({
      items: [visitTask(visit === held ? "confirm" : "visit", visit)],
      ...{ more: 0, series: 0, devices: [] },
    }),
    "GET /api/visits": (_, asked) => ({ days: [], visits: ofDay(asked.get("from")) }),
    "GET /api/visits/gate-notes": () => ({ notes: [] }),
    "POST /api/bookings/Vee/visits": () => {
      visit = booked;
      const { booking, ...its } = booked;
      return detailSample({ booking, visit: its });
    },
  });
  const list = within(screen.getByRole("region", { name: "Visits" }));
  await user.click(await list.findByRole("button", { name: "Confirm visit of Vee Núñez" }));
  await list.findByText("on Nov 21, 7–11 AM");
  await user.click(screen.getByRole("button", { name: "Sleep" }));
  await list.findByText("0 done, 1 to go");
  expect(list.getByRole("button", { name: "Done, Vee Núñez" })).toBeTruthy();
});

test("the stops of a window that are still to be made open as one route", () => {
  const at = (id: string, more: object) =>
    bookedVisitSample(id, { booking: { address: `${id} E Bell Rd` }, ...more });
  const $ = today({
    visits: [
      at("1", {}),
      at("2", { state: "done" }),
      at("3", {}),
      at("4", { starts: "11:00", ends: "15:00" }),
    ],
  });
  const links = $("a:contains(Route)");
  expect(links.length).toBe(1);
  const { searchParams } = new URL(links.attr("href") ?? "");
  expect(searchParams.get("waypoints")).toMatch(/^1 E Bell Rd, [^|]+$/);
  expect(searchParams.get("destination")).toMatch(/^3 E Bell Rd, /);
});

test("visits that could not be loaded say so, and are not called none", async () => {
  let isBroken = true;
  const { user } = open(() => [stop("Vee")], {
    "GET /api/visits": () =>
      isBroken ? new Response("", { status: 503 }) : { days: [], visits: [stop("Vee")] },
  });
  const list = within(screen.getByRole("region", { name: "Visits" }));
  await list.findByText(/^The visits could not be loaded\./);
  expect(list.queryByText(/^No visits today/)).toBeNull();
  isBroken = false;
  await user.click(list.getByRole("button", { name: "Try again" }));
  await list.findByRole("link", { name: "Vee Núñez" });
});

test("a gate note that could not be loaded is not taken for none", async () => {
  let isBroken = true;
  const { user } = open(() => [stop("Vee")], {
    "GET /api/visits/gate-notes": () =>
      isBroken ? problem(503, {}) : { notes: [{ bookingId: "Vee", note: "Code 4711" }] },
  });
  await screen.findByText(/^The gate note could not be loaded\./);
  isBroken = false;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByText("Code 4711");
});

test("a visit on a closed day waits for a decision: to move, to call, or to come anyway", async () => {
  const closed = bookedVisitSample("off", { day: "2026-11-26", booking: { firstName: "Offina" } });
  const fits = { ...offeredDaySample("2026-12-01"), fits: true, isRouteDay: true };
  const { user, sent } = show(<TodayView place={placeOfView("today")} now={now} />, {
    "GET /api/bookings": () => ({ items: [], next: null }),
    "GET /api/summary": () => summarySample(),
    "GET /api/tasks": () => ({
      items: [visitTask("day-off", closed)],
      more: 0,
      series: 0,
      devices: [],
    }),
    "GET /api/visits": () => ({ days: [], visits: [] }),
    "GET /api/bookings/off/visits/days": () => ({ days: [fits] }),
    "POST /api/bookings/off/visits": () => detailSample(),
  });
  const call = await screen.findByRole("link", { name: /^Call Offina/ });
  expect(call.getAttribute("href")).toMatch(/^tel:/);
  await user.click(await screen.findByRole("button", { name: /^Come to Offina .* anyway$/ }));
  await user.click(await screen.findByRole("button", { name: /^Move Offina .* to Tue, Dec 1$/ }));
  expect(sent.map(({ body }) => body)).toMatchObject([
    { day: "2026-11-26", override: true },
    { day: "2026-12-01", window: "morning", override: false },
  ]);
});
