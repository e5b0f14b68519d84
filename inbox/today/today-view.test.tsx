// @vitest-environment happy-dom
import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { visitTexts } from "#content/visit-texts.ts";
import type { Task } from "#domain/api/tasks.ts";
import type { BookedVisit } from "#domain/api/visits.ts";
import { reasons } from "#domain/reasons.ts";
import { here, there } from "#domain/testing/areas.ts";
import { bookingSample } from "#domain/testing/sample-booking.ts";
import { placeOfView, usePlace } from "#inbox/navigation/navigation.ts";
import { loadedClient, render } from "#inbox/testing/render.tsx";
import {
  bookedVisitSample,
  detailSample,
  eventSample,
  offeredDaySample,
  summarySample,
  taskSample,
  visitTask,
} from "#inbox/testing/samples.ts";
import { type Answers, lost, problem, show } from "#inbox/testing/screen.tsx";
import { TodayView } from "./today-view.tsx";

const now = new Date("2026-11-20T17:00:00.000Z");

function today({
  tasks = [],
  visits = [],
  more = 0,
}: {
  readonly tasks?: readonly Task[];
  readonly visits?: readonly BookedVisit[];
  readonly more?: number;
}) {
  const client = loadedClient({
    "/api/tasks": { items: tasks, more, series: 0 },
    "/api/visits?from=2026-11-20&to=2026-11-21": { days: [], visits },
  });
  return render(<TodayView place={placeOfView("today")} now={now} />, client);
}

const lead = (id: string, createdAt: string) =>
  taskSample({ booking: bookingSample({ id, firstName: id, createdAt }) });
const leads = ["Ann", "Ben", "Cal", "Dee"].map((id) => lead(id, "2026-11-20T16:00:00.000Z"));
const calls = `section:has(h2:contains(${reasons.call.heading}))`;

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

test("with nothing to do, both lists say so", () => {
  const $ = today({});
  expect($("h1").text()).toBe("Friday, November 20");
  expect($("h1 + p").text()).toBe("no calls, no visits");
  expect($(calls).text()).toContain("Everyone has been called.");
  expect($("[aria-labelledby=visits]").text()).toContain("No visits today.");
  expect($("[aria-label=Next]").length).toBe(0);
});

test("nothing is said to be left or done before both lists are loaded", () => {
  const $ = render(<TodayView place={placeOfView("today")} now={now} />, loadedClient());
  expect($("h1").text()).toBe("Friday, November 20");
  expect($("h1 + p").text()).toBe("");
});

test("every lead is listed, however many there are and whatever is below", () => {
  const $ = today({ tasks: leads, visits: [bookedVisitSample("v")] });
  expect($(`${calls} li h3`).text()).toBe(
    leads.map(({ booking: { firstName } }) => `${firstName} Núñez`).join(""),
  );
});

test("a device without notifications is a row: its push service removed it, or this browser forbids them", () => {
  const devices = [
    { id: "1", name: "Phone", goneAt: now.toISOString() },
    { id: "2", name: "Desk", goneAt: null },
  ];
  const client = loadedClient({ "/api/tasks": { items: [], more: 0, devices } });
  const lost = () => {
    const $ = render(<TodayView place={placeOfView("today")} now={now} />, client);
    return $("p:contains(gets no more notifications) bdi").text();
  };
  vi.stubGlobal("Notification", { permission: "default" });
  vi.stubGlobal("PushManager", {});
  vi.stubGlobal("navigator", { serviceWorker: {}, userAgent: "" });
  expect(lost()).toBe("PhoneDesk");
  vi.stubGlobal("Notification", { permission: "granted" });
  expect(lost()).toBe("Phone");
  vi.unstubAllGlobals();
});

test("what was set aside together is one row, until somebody has decided about it", () => {
  const series = { bookings: 48, firstAt: now.toISOString(), lastAt: now.toISOString() };
  const client = loadedClient({
    "/api/series": {
      series: [
        { ...series, id: "2026-11-20.a", isDecided: false },
        { ...series, id: "2026-11-20.b", isDecided: true },
      ],
    },
  });
  const $ = render(<TodayView place={placeOfView("today")} now={now} />, client);
  expect($("p:contains(48 bookings from one network)").length).toBe(1);
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

/** The visits to do, as tasks. */
const tasksOf = (visits: readonly BookedVisit[]) =>
  visits.filter(({ state }) => state === "booked").map((visit) => visitTask("visit", visit));

/** The screen of a phone with these visits, for which the server answers changes. */
function open(visits: () => readonly BookedVisit[], answers: Answers = {}, at = now) {
  const answered = {
    "GET /api/summary": () => summarySample(),
    "GET /api/bookings": () => ({ items: [], next: null }),
    "GET /api/tasks": () => ({ items: tasksOf(visits()), more: 0, series: 0, devices: [] }),
    "GET /api/visits": () => ({ days: [], visits: visits() }),
    "GET /api/visits/gate-notes": () => ({ notes: [] }),
    ...answers,
  };
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false }));
  return show(<TodayView place={placeOfView("today")} now={at} />, answered);
}
const next = () => within(screen.getByRole("region", { name: "Next" }));
const outcome = (id: string) => `POST /api/bookings/${id}/visits/outcome`;
const stop = (id: string, more: Partial<BookedVisit> = {}) =>
  bookedVisitSample(id, { booking: { firstName: id }, sequence: 2, ...more });

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
  await list.findByText(/^done .+, will be sent$/);
  await user.click(list.getByRole("button", { name: "Change the outcome for Vee Núñez" }));
  await user.click(await list.findByRole("button", { name: /^No access/, hidden: true }));
  await list.findByText(/^no access .+, will be sent$/);
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
  await list.findByText("Nov 19, done 9:59 AM");
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

test("Next names the day of a visit that has passed", () => {
  const $ = today({ tasks: [visitTask("outcome", bookedVisitSample("1", { day: "2026-11-19" }))] });
  expect($("[aria-label=Next]").text()).toContain("Nov 19, 7–11 AM");
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

test("Skip goes through the calls and visits and starts over, survives a reload, and changes nothing", async () => {
  const answers = {
    "GET /api/tasks": () => ({
      items: [...leads.slice(0, 2), ...tasksOf([stop("Vee")])],
      more: 0,
      series: 0,
      devices: [],
    }),
  };
  const { user, sent, unmount } = open(() => [stop("Vee")], answers);
  await screen.findAllByRole("button", { name: "Done, Vee Núñez" });
  const shown: (string | null)[] = [];
  for (let press = 0; press < 5; press += 1) {
    shown.push(next().getByText(/Núñez$/).textContent);
    await user.click(next().getByRole("button", { name: "Skip" }));
  }
  const names = ["Vee Núñez", "Ann Núñez", "Ben Núñez"];
  expect(shown).toEqual([...names, ...names.slice(0, 2)]);
  expect(sent).toEqual([]);
  unmount();
  const nextAt = async (at: Date) => {
    const again = open(() => [stop("Vee")], answers, at);
    const { textContent } = await screen.findByRole("region", { name: "Next" });
    again.unmount();
    return textContent;
  };
  expect(await nextAt(now)).toContain("Ben Núñez");
  expect(await nextAt(new Date("2026-11-21T17:00:00.000Z"))).toContain("Ann Núñez");
});

test("a second press on Done is not for the visit that has come under the finger", async () => {
  const clock = vi.spyOn(performance, "now").mockReturnValue(5000);
  let visits = [stop("Vee"), stop("Wyn")];
  const { user, sent } = open(() => visits, {
    [outcome("Vee")]: () => {
      visits = [stop("Vee", { state: "done" }), stop("Wyn")];
      return detailSample();
    },
    [outcome("Wyn")]: () => detailSample(),
  });
  await screen.findByRole("region", { name: "Next" });
  await user.click(next().getByRole("button", { name: "Done, Vee Núñez" }));
  await waitFor(() => next().getByRole("button", { name: "Done, Wyn Núñez" }));
  await user.click(next().getByRole("button", { name: "Done, Wyn Núñez" }));
  expect(sent.map(({ call }) => call)).toEqual([outcome("Vee")]);
  clock.mockReturnValue(6000);
  await user.click(next().getByRole("button", { name: "Done, Wyn Núñez" }));
  await waitFor(() =>
    expect(sent.map(({ call }) => call)).toEqual([outcome("Vee"), outcome("Wyn")]),
  );
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

test("when a booking is closed that has left the lists, the focus is on the page's content", async () => {
  function Today() {
    return (
      <main tabIndex={-1}>
        <TodayView place={usePlace()} now={now} />
      </main>
    );
  }
  history.replaceState(null, "", "/inbox?view=today&booking=b-1");
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false }));
  const { user } = show(<Today />, {
    "GET /api/summary": () => summarySample(),
    "GET /api/bookings": () => ({ items: [], next: null }),
    "GET /api/tasks": () => ({ items: [], more: 0, series: 0, devices: [] }),
    "GET /api/visits": () => ({ days: [], visits: [] }),
    "GET /api/bookings/b-1": () => detailSample(),
  });
  await user.click(await screen.findByRole("textbox", { name: "New note" }));
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("textbox", { name: "New note" })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole("main"));
});

const customer = stop("Vee", { state: "done", day: "2026-11-19" });
const asked = visitTask("stay", customer);

test("whoever was not reached, has not decided or may stay is listed under a heading, with what is special", () => {
  const back = taskSample({
    reason: "call-back",
    special: ["booked twice", "Prefers texts"],
    booking: bookingSample({ id: "Bo", status: "contacted", specialRequests: "I work nights" }),
  });
  const $ = today({ tasks: [back, asked], more: 3 });
  const headings = $("h2").map((_, one) => $(one).text());
  expect(headings.get().slice(0, 4)).toEqual([
    "Call first",
    "Call back",
    "Did they stay?",
    "Visits",
  ]);
  const row = $("section:has(h2:contains(Call back)) li").text();
  expect(row).toContain("booked twice · Prefers texts");
  expect(row).toContain("“I work nights”");
  expect($(calls).text()).toContain("and 3 more calls");
});

test("a voicemail takes two presses and names the next try; so does a day to call back", async () => {
  const { user, sent } = open(() => [], {
    "GET /api/tasks": () => ({ items: leads.slice(0, 1), more: 0, series: 0, devices: [] }),
    "POST /api/bookings/Ann/follow-up": () => detailSample(),
  });
  await screen.findByRole("button", { name: "Called Ann Núñez: what came of it" });
  await user.click(screen.getByText("Voicemail"));
  await user.click(screen.getByText("Next week"));
  const follow = "POST /api/bookings/Ann/follow-up";
  await waitFor(() =>
    expect(sent).toEqual([
      {
        call: follow,
        body: { from: "pending", until: "2026-11-21T00:30:00.000Z", voicemail: true },
      },
      {
        call: follow,
        body: { from: "pending", until: "2026-11-27T16:30:00.000Z", voicemail: false },
      },
    ]),
  );
});

test("a new customer's plan is asked for once; not now is one press", async () => {
  const status = "POST /api/bookings/Vee/status";
  const { user, sent } = open(() => [], {
    "GET /api/tasks": () => ({ items: [asked], more: 0, series: 0, devices: [] }),
    [status]: () => detailSample(),
  });
  const list = within(await screen.findByRole("region", { name: "Did they stay?" }));
  await user.click(list.getByRole("button", { name: "Became a customer: Vee Núñez" }));
  await user.selectOptions(screen.getByLabelText("Plan"), "bi-weekly");
  await user.click(screen.getByRole("button", { name: "Became a customer" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  await user.click(list.getByRole("button", { name: "Not now: Vee Núñez" }));
  await waitFor(() =>
    expect(sent).toEqual([
      { call: status, body: { from: "scheduled", to: "active", plan: "bi-weekly" } },
      { call: status, body: { from: "scheduled", to: "declined" } },
    ]),
  );
});

test("pressing Call shows the others who is on it, and asks nothing", async () => {
  const { user, sent } = open(() => [], {
    "GET /api/tasks": () => ({ items: leads.slice(0, 1), more: 0, series: 0, devices: [] }),
    "POST /api/bookings/Ann/claim": () => detailSample(),
  });
  const list = within(await screen.findByRole("region", { name: "Call first" }));
  await user.click(await list.findByRole("link", { name: "Call Ann Núñez" }));
  await waitFor(() =>
    expect(sent).toEqual([{ call: "POST /api/bookings/Ann/claim", body: undefined }]),
  );
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

test("the week beside the lists stays while a browser prints on narrow paper", async () => {
  let isPrinted = false;
  const listeners = new Set<() => void>();
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query === "print" ? isPrinted : !isPrinted,
    addEventListener: (_: string, listen: () => void) => listeners.add(listen),
    removeEventListener: (_: string, listen: () => void) => listeners.delete(listen),
  }));
  show(<TodayView place={placeOfView("today")} now={now} />, {
    "GET /api/tasks": () => ({ items: [], more: 0, series: 0, devices: [] }),
    "GET /api/summary": () => summarySample(),
    "GET /api/bookings": () => ({ items: [], next: null }),
    "GET /api/visits": () => ({ days: [], visits: [] }),
  });
  await screen.findByRole("heading", { name: "Week of November 15" });
  isPrinted = true;
  act(() => {
    for (const listen of listeners) listen();
  });
  expect(screen.getByRole("heading", { name: "Week of November 15" })).toBeTruthy();
});
