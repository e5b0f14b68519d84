// @vitest-environment happy-dom
import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { commercialHref } from "#content/commercial.ts";
import { bookingSample } from "#domain/testing/sample-booking.ts";
import { visitPrice } from "#inbox/app/labels.ts";
import { goTo } from "#inbox/app/navigation.ts";
import { detailSample, taskList, taskSample, visitTask } from "#inbox/testing/samples.ts";
import { calls, leads, open, stop, today } from "#inbox/testing/today.tsx";

const customer = stop("Vee", { state: "done", day: "2026-11-19" });
const asked = visitTask("stay", customer);

test("each part of the day has its tasks, counted on top; a row has the phone, what is special and noted, and what is cold is folded", () => {
  const back = taskSample({
    ...{ reason: "call-back", special: ["booked twice", "prefers texts"], note: "After 5 PM" },
    booking: bookingSample({ id: "Bo", status: "contacted", specialRequests: "I work nights" }),
  });
  const old = visitTask("stay", stop("Vic", { state: "done", day: "2026-11-02" }));
  const due = taskSample({
    due: "2026-11-20T23:00:00.000Z",
    booking: bookingSample({ id: "Di" }),
  });
  const $ = today({ tasks: [back, asked, old, due, ...leads], more: 3 });
  const headings = $("h2").map((_, one) => $(one).text());
  expect(headings.get()).toEqual(["Now", "Calls", "Follow-ups", "Visits"]);
  const counts = $("nav a").map((_, one) => `${$(one).attr("href")} ${$(one).text()}`);
  expect(counts.get()).toEqual([
    ...["#now 1Now", "#calls 7Calls", "#followUps 3Follow-ups", "undefined 0Visits"],
  ]);
  const row = $("section:has(h2#followUps) li:contains(nights)").text();
  const said = ["(480) 555-0199", "booked twice · prefers texts", "After 5 PM", "“I work nights”"];
  for (const words of said) expect(row).toContain(words);
  expect($("details summary").text()).toContain("1 older follow-up");
  expect($("details li h3").text()).toBe("Vic Núñez");
  expect($(calls).text()).toContain("and 3 more calls");
});

test("a voicemail takes two presses and names the next try; a line about why goes with it", async () => {
  const call = "POST /api/bookings/Ann/call";
  const { user, sent } = open(() => [], {
    "GET /api/tasks": () => taskList(leads.slice(0, 1)),
    [call]: () => detailSample(),
  });
  await screen.findByRole("button", { name: "Called Ann Núñez: what came of it" });
  await user.click(screen.getByText("Voicemail"));
  await screen.findByText("Ann Núñez: voicemail noted, next try Friday, November 20, 5:30 PM.");
  await user.type(screen.getByLabelText("Note (optional)"), "Asks her husband");
  await user.click(screen.getByText("Next week"));
  await screen.findByText("Ann Núñez: back on the list Friday, November 27, 9:30 AM.");
  await user.clear(screen.getByLabelText("Another day"));
  await user.type(screen.getByLabelText("Another day"), "2026-11-24");
  await user.click(screen.getByRole("button", { name: "Set" }));
  const later = { from: "pending", outcome: "call-back" };
  await waitFor(() =>
    expect(sent).toEqual([
      { call, body: { from: "pending", outcome: "voicemail", until: "2026-11-21T00:30:00.000Z" } },
      { call, body: { ...later, until: "2026-11-27T16:30:00.000Z", note: "Asks her husband" } },
      { call, body: { ...later, until: "2026-11-24T16:30:00.000Z" } },
    ]),
  );
});

test("a dialog stays when somebody else has answered for its booking and the row goes, until another place is shown", async () => {
  let tasks = leads.slice(0, 2);
  const { user, reload } = open(() => [], {
    "GET /api/tasks": () => taskList(tasks),
  });
  await screen.findByRole("button", { name: "Called Ann Núñez: what came of it" });
  await user.click(screen.getAllByText("Became a customer …")[0] ?? document.body);
  tasks = leads.slice(1, 2);
  await reload();
  await waitFor(() => expect(screen.queryByRole("link", { name: "Ann Núñez" })).toBeNull());
  expect(screen.getByRole("dialog", { name: "Ann stays" })).toBeTruthy();
  act(() => goTo("/inbox?view=week"));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("after a visit, Call finds the three answers: a customer with what was agreed on, later, or not", async () => {
  const call = "POST /api/bookings/Vee/call";
  const { user, sent } = open(() => [], {
    "GET /api/tasks": () => taskList([asked]),
    [call]: () => detailSample(),
  });
  const list = within(await screen.findByRole("region", { name: "Follow-ups" }));
  expect(list.getByRole("link", { name: "Text Vee Núñez" }).getAttribute("href")).toMatch(/^sms:/);
  await user.click(list.getByRole("link", { name: "Call Vee Núñez" }));
  await user.selectOptions(screen.getByLabelText("Plan"), "bi-weekly");
  await user.selectOptions(screen.getByLabelText("Weekday"), "Tuesday");
  await user.click(screen.getByRole("button", { name: "Customer" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  await user.click(list.getByRole("button", { name: /^Answer/ }));
  await user.click(screen.getByRole("button", { name: "Not now" }));
  await waitFor(() => expect(sent).toHaveLength(2));
  await user.click(list.getByRole("button", { name: /^Answer/ }));
  const dialog = within(screen.getByRole("dialog", { name: "Did Vee stay?" }));
  await user.click(dialog.getByText("Next week"));
  const price = visitPrice(bookingSample({ serviceType: "bi-weekly" }));
  const agreed = { weekday: "Tuesday", startsOn: "", price };
  await waitFor(() =>
    expect(sent).toMatchObject([
      { call, body: { from: "scheduled", outcome: "customer", plan: "bi-weekly", agreed } },
      { call, body: { from: "scheduled", outcome: "not-interested" } },
      { call, body: { from: "scheduled", outcome: "call-back" } },
    ]),
  );
});

test("a caller who named no plan is asked for one before they are a customer", async () => {
  const caller = { ...customer, booking: { ...customer.booking, serviceType: "" } };
  const tasks = [visitTask("stay", caller)];
  const { user, sent } = open(() => [], {
    "GET /api/tasks": () => taskList(tasks),
    "POST /api/bookings/Vee/call": () => detailSample(),
  });
  await user.click(await screen.findByRole("button", { name: /^Answer/ }));
  await user.click(screen.getByRole("button", { name: "Customer" }));
  await user.selectOptions(screen.getByLabelText("Plan"), "weekly");
  await user.click(screen.getByRole("button", { name: "Customer" }));
  await waitFor(() => expect(sent).toMatchObject([{ body: { plan: "weekly" } }]));
});

test("a customer who paused stays with the plan that was agreed on, or has stopped", async () => {
  const booking = bookingSample({ id: "Pia", status: "active", chosenPlan: "bi-weekly" });
  const tasks = [taskSample({ reason: "call-back", booking })];
  const { user, sent } = open(() => [], {
    "GET /api/tasks": () => taskList(tasks),
    "POST /api/bookings/Pia/call": () => detailSample(),
  });
  await user.click(await screen.findByText("Stays a customer …"));
  await user.click(screen.getByRole("button", { name: "Stays a customer" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  await user.click(screen.getByText("Stopped"));
  await waitFor(() =>
    expect(sent).toMatchObject([
      { body: { from: "active", outcome: "customer", plan: "bi-weekly" } },
      { body: { from: "active", outcome: "not-interested" } },
    ]),
  );
});

test("a quote to a property manager is kept with its day, and asked about on another", async () => {
  const page = commercialHref;
  const call = "POST /api/bookings/Ann/call";
  const tasks = [taskSample({ booking: bookingSample({ id: "Ann", page }) })];
  const { user, sent } = open(() => [], {
    "GET /api/tasks": () => taskList(tasks),
    [call]: () => detailSample(),
  });
  await user.click(await screen.findByText("Quote sent …"));
  await user.type(screen.getByLabelText("Amount, and per what"), "$400 a month");
  await user.click(screen.getByRole("button", { name: "Save" }));
  const agreed = { price: "$400 a month", quotedOn: "2026-11-20" };
  const until = "2026-11-23T16:30:00.000Z";
  await waitFor(() =>
    expect(sent).toEqual([
      { call, body: { from: "pending", outcome: "call-back", until, agreed } },
    ]),
  );
});

test("pressing Call shows the others who is on it, and asks nothing", async () => {
  const { user, sent } = open(() => [], {
    "GET /api/tasks": () => taskList(leads.slice(0, 1)),
    "POST /api/bookings/Ann/claim": () => detailSample(),
  });
  const list = within(await screen.findByRole("region", { name: "Calls" }));
  await user.click(await list.findByRole("link", { name: "Call Ann Núñez" }));
  await waitFor(() =>
    expect(sent).toEqual([{ call: "POST /api/bookings/Ann/claim", body: undefined }]),
  );
});
