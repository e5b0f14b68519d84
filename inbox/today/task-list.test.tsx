// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { bookingSample } from "#domain/testing/sample-booking.ts";
import { placeOfView } from "#inbox/navigation/navigation.ts";
import { loadedClient, render } from "#inbox/testing/render.tsx";
import { bookedVisitSample, detailSample, taskSample, visitTask } from "#inbox/testing/samples.ts";
import { calls, leads, now, open, stop, today } from "#inbox/testing/today.tsx";
import { TodayView } from "./today-view.tsx";

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

const customer = stop("Vee", { state: "done", day: "2026-11-19" });
const asked = visitTask("stay", customer);

test("people who were not reached, have not decided or may stay have their own headings, and a row says what is special", () => {
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
  await screen.findByText("Ann Núñez: voicemail noted, next try Friday, November 20, 5:30 PM.");
  await user.click(screen.getByText("Next week"));
  await screen.findByText("Ann Núñez: back on the list Friday, November 27, 9:30 AM.");
  await user.click(screen.getByText("A day …"));
  expect(await screen.findByRole("dialog", { name: "Call Ann Núñez back on …" })).toBeTruthy();
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

test("a dialog stays when somebody else has answered for its booking, and its row goes with it", async () => {
  let tasks = leads.slice(0, 2);
  const { user, reload } = open(() => [], {
    "GET /api/tasks": () => ({ items: tasks, more: 0, series: 0, devices: [] }),
  });
  await screen.findByRole("button", { name: "Called Ann Núñez: what came of it" });
  await user.click(screen.getAllByText("A day …")[0] ?? document.body);
  tasks = leads.slice(1, 2);
  await reload();
  await screen.findByText("1 call, no visits");
  expect(screen.getByRole("dialog", { name: "Call Ann Núñez back on …" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("link", { name: "Ann Núñez" })).toBeNull());
  expect(screen.getByRole("link", { name: "Ben Núñez" })).toBeTruthy();
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

test("a caller who named no plan is asked for one before they are a customer", async () => {
  const status = "POST /api/bookings/Vee/status";
  const caller = { ...customer, booking: { ...customer.booking, serviceType: "" } };
  const { user, sent } = open(() => [], {
    "GET /api/tasks": () => ({
      items: [visitTask("stay", caller)],
      more: 0,
      series: 0,
      devices: [],
    }),
    [status]: () => detailSample(),
  });
  const list = within(await screen.findByRole("region", { name: "Did they stay?" }));
  await user.click(list.getByRole("button", { name: "Became a customer: Vee Núñez" }));
  await user.click(screen.getByRole("button", { name: "Became a customer" }));
  await user.selectOptions(screen.getByLabelText("Plan"), "weekly");
  await user.click(screen.getByRole("button", { name: "Became a customer" }));
  await waitFor(() =>
    expect(sent).toEqual([
      { call: status, body: { from: "scheduled", to: "active", plan: "weekly" } },
    ]),
  );
});

test("a customer who paused stays with the plan that was agreed on, or has stopped", async () => {
  const booking = bookingSample({ id: "Pia", status: "active", chosenPlan: "bi-weekly" });
  const status = "POST /api/bookings/Pia/status";
  const { user, sent } = open(() => [], {
    "GET /api/tasks": () => ({
      items: [taskSample({ reason: "call-back", booking })],
      more: 0,
      series: 0,
      devices: [],
    }),
    [status]: () => detailSample(),
  });
  await user.click(await screen.findByText("Stays a customer …"));
  await user.click(screen.getByRole("button", { name: "Stays a customer" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  await user.click(screen.getByText("Stopped"));
  await waitFor(() =>
    expect(sent).toEqual([
      { call: status, body: { from: "active", to: "active", plan: "bi-weekly" } },
      { call: status, body: { from: "active", to: "declined" } },
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
