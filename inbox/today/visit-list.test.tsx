// @vitest-environment happy-dom

import { screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { visitTexts } from "#content/visit-texts.ts";
import type { BookedVisit } from "#domain/api/visits.ts";
import { eventSample } from "#domain/testing/sample-booking.ts";
import { Now } from "#inbox/app/clock.ts";
import {
  bookedVisitSample,
  detailSample,
  now,
  offeredDaySample,
  taskList,
  visitTask,
} from "#inbox/testing/samples.ts";
import { problem, show } from "#inbox/testing/screen.tsx";
import { open, outcome, stop, today } from "#inbox/testing/today.tsx";
import { textLink } from "#inbox/visits/texts.tsx";
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

test("one press marks a visit done with what was seen; taking that back asks, because its time is lost", async () => {
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
  await user.click(list.getByRole("button", { name: "Not yet …" }));
  expect(screen.getByRole("dialog").textContent).toContain("“done 9:59 AM” is taken back");
  await user.click(screen.getByRole("button", { name: "Open again" }));
  await list.findByText("0 done, 1 to go");
  expect(sent).toEqual([
    { call: outcome("Vee"), body: { outcome: "done", seen: 2 } },
    { call: "POST /api/bookings/Vee/undo", body: { event: "e-9" } },
  ]);
});

test("a day off on which nobody came needs another day, and a text says so", () => {
  const lost = stop("Vee", { day: "2026-11-19" });
  const $ = today({ tasks: [visitTask("new-day", lost)] });
  const row = $("[aria-labelledby=followUps] li");
  expect(row.find("[aria-label^=Done]")).toHaveLength(0);
  expect(row.find("[aria-label^='Pick a day']")).toHaveLength(1);
  const text = textLink(lost.booking, "newDay", { visit: lost, now });
  expect(row.find("[aria-label^=Text]").attr("href")).toBe(text);
});

test("an outcome that waits is shown in place of Done, beside Call and Map, and its stop is not the next one any more", async () => {
  let visit = stop("Vee");
  const { user, sent } = open(() => [visit], {
    [outcome("Vee")]: () => {
      visit = stop("Vee", { state: "done", sequence: 3 });
      const { booking, ...its } = visit;
      return detailSample({ booking, visit: its });
    },
  });
  const list = within(screen.getByRole("region", { name: "Visits" }));
  const done = await list.findByRole("button", { name: "Done, Vee Núñez" });
  expect(screen.getByRole("region", { name: "Next" })).toBeTruthy();
  dispatchEvent(new Event("offline"));
  await user.click(done);
  await list.findByText("Vee Núñez: visit done. It will be sent.");
  expect(list.queryByRole("button", { name: /^(Done|Other)/ })).toBeNull();
  for (const name of ["Call Vee Núñez", "Map to Vee Núñez"])
    expect(list.getByRole("link", { name })).toBeTruthy();
  expect(screen.queryByRole("region", { name: "Next" })).toBeNull();
  expect(sent).toEqual([]);
  dispatchEvent(new Event("online"));
  await list.findByText("1 done, 0 to go");
  expect(sent).toEqual([{ call: outcome("Vee"), body: { outcome: "done", seen: 2 } }]);
});

test("after Done the row stays, after Moved it goes, and the focus is on the next one", async () => {
  let visits = [stop("Pat"), stop("Vee"), stop("Wyn")];
  const detailOf = ({ booking, ...visit }: BookedVisit) => detailSample({ booking, visit });
  const { user } = open(() => visits, {
    "GET /api/bookings/Vee/visits/days": () => ({ days: [offeredDaySample("2026-11-24")] }),
    [outcome("Pat")]: () => {
      const done = stop("Pat", { state: "done", outcomeAt: "2026-11-20T16:59:00.000Z" });
      visits = visits.with(0, done);
      return detailOf(done);
    },
    "POST /api/bookings/Vee/visits": () => {
      visits = visits.filter(({ bookingId }) => bookingId !== "Vee");
      return detailOf(stop("Vee", { day: "2026-11-24" }));
    },
  });
  const list = within(screen.getByRole("region", { name: "Visits" }));
  await user.click(await list.findByRole("button", { name: "Done, Pat Núñez" }));
  await list.findByText("done 9:59 AM");
  expect(document.activeElement?.textContent).toBe("Vee Núñez");
  await user.click(
    list.getAllByRole("button", { name: /^Moved/, hidden: true })[0] ?? document.body,
  );
  await screen.findByRole("radio", { name: /Nov 24/, checked: true });
  await user.click(screen.getByRole("button", { name: "Save visit" }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Wyn Núñez"));
  expect(list.queryByText("Vee Núñez")).toBeNull();
});

test("a screen left open overnight begins the day anew: a visit that was confirmed is on the road", async () => {
  const asked = stop("Vee", { day: "2026-11-21", state: "asked" });
  const booked = { ...asked, state: "booked", sequence: 3 } as const;
  let visit: BookedVisit = asked;
  const ofDay = (day: string | null) => (day === visit.day ? [visit] : []);
  function Nights() {
    const [at, setAt] = useState(now);
    const sleep = () => setAt(new Date("2026-11-21T15:00:00.000Z"));
    return (
      <>
        <button type="button" onClick={sleep}>
          Sleep
        </button>
        <Now value={at}>
          <TodayView />
        </Now>
      </>
    );
  }
  const { user } = show(<Nights />, {
    "GET /api/tasks": () => taskList([visitTask(visit === asked ? "confirm" : "visit", visit)]),
    "GET /api/visits": (_, asked) => ({ days: [], visits: ofDay(asked.get("from")) }),
    "POST /api/bookings/Vee/visits": () => {
      visit = booked;
      const { booking, ...its } = booked;
      return detailSample({ booking, visit: its });
    },
  });
  const list = within(screen.getByRole("region", { name: "Visits" }));
  await user.click(
    (await screen.findAllByRole("button", { name: "Confirm visit of Vee Núñez" }))[0] ??
      document.body,
  );
  await screen.findByText(/^Vee Núñez: visit on Saturday, November 21 confirmed\./);
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
  const { user, sent } = show(<TodayView />, {
    "GET /api/tasks": () => taskList([visitTask("day-off", closed)]),
    "GET /api/bookings/off/visits/days": () => ({ days: [fits] }),
    "POST /api/bookings/off/visits": () => detailSample(),
  });
  const call = await screen.findByRole("link", { name: /^Call Offina/ });
  expect(call.getAttribute("href")).toMatch(/^tel:/);
  await user.click(await screen.findByRole("button", { name: /^Come anyway, Offina/ }));
  await user.click(await screen.findByRole("button", { name: /^Move to Tue, Dec 1, Offina/ }));
  expect(sent.map(({ body }) => body)).toMatchObject([
    { day: "2026-11-26", override: true },
    { day: "2026-12-01", starts: "07:00", ends: "11:00", override: false },
  ]);
});
