// @vitest-environment happy-dom

import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { weekdays } from "#content/weekdays.ts";
import { planFields, type RoutePlan } from "#domain/api/visits.ts";
import { here } from "#domain/testing/areas.ts";
import { bookedVisitSample } from "#inbox/testing/samples.ts";
import { type Answers, lost, problem, show } from "#inbox/testing/screen.tsx";
import { planWith } from "./day-off-dialog.tsx";
import { RouteDaysCard } from "./route-days-card.tsx";

const places = Object.fromEntries(weekdays.map((weekday) => [weekday, 8]));
const planOf = (more: Partial<RoutePlan> = {}) => ({
  areas: { [here.slug]: ["Tuesday"] },
  capacity: { ...places, Sunday: 0 },
  daysOff: [],
  confirmed: true,
  ...more,
});
const routeOf = (more: Partial<RoutePlan> = {}) => ({ plan: planOf(more), visitsOnDaysOff: [] });
const { confirmed: _, ...stored } = planOf();

const plan = "/api/visits/route-plan";
const saved = "Saved. Visits stay where they are.";

async function open(answers: Answers = {}) {
  const shown = show(<RouteDaysCard />, { [`GET ${plan}`]: () => routeOf(), ...answers });
  const press = (name: string) => shown.user.click(screen.getByRole("button", { name }));
  await screen.findByRole("button", { name: "Save route days" });
  return { ...shown, press };
}

const placesOn = (weekday: string) =>
  within(screen.getByRole("group", { name: "Visits a day" })).getByLabelText<HTMLInputElement>(
    weekday,
  );
const drivesOn = (weekday: string) =>
  within(
    screen.getByRole("group", { name: here.name, hidden: true }),
  ).getByLabelText<HTMLInputElement>(weekday);
const dayField = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

test("a sample says so; a plan is saved with the one it replaces", async () => {
  const capacity = { ...places, Sunday: 3 };
  const areas = { [here.slug]: ["Tuesday", "Sunday"] };
  let route: unknown = routeOf({ confirmed: false });
  const { user, press, sent } = await open({
    [`GET ${plan}`]: () => route,
    [`PUT ${plan}`]: () => {
      route = { plan: { ...planOf(), areas, capacity }, visitsOnDaysOff: [] };
      return route;
    },
  });
  expect(screen.getByText("This is a sample. Make it yours and save it.")).toBeTruthy();
  await user.type(placesOn("Sunday"), "3x");
  await user.click(drivesOn("Sunday"));
  await press("Save route days");
  await screen.findByText(saved);
  expect(screen.queryByText(/^This is a sample/)).toBeNull();
  expect(sent).toEqual([
    { call: `PUT ${plan}`, body: { ...stored, areas, capacity, seen: stored } },
  ]);
});

test("what somebody else changed first is shown, and the change can be made again", async () => {
  const theirs = { ...places, Sunday: 0, Monday: 1 };
  let capacity: Record<string, number> = { ...places, Sunday: 0 };
  const { user, press, sent } = await open({
    [`GET ${plan}`]: () => ({ plan: { ...planOf(), capacity }, visitsOnDaysOff: [] }),
    [`PUT ${plan}`]: () => {
      if (capacity === theirs) return { plan: planOf(), visitsOnDaysOff: [] };
      capacity = theirs;
      return problem(409, { title: "Conflict" });
    },
  });
  await user.type(placesOn("Sunday"), "3");
  await press("Save route days");
  await screen.findByText(/^Someone else changed the plan\./);
  await waitFor(() => expect(placesOn("Monday").value).toBe("1"));
  await user.type(placesOn("Sunday"), "3");
  await press("Save route days");
  await screen.findByText(saved);
  expect(sent[1]?.body).toEqual({
    ...stored,
    capacity: { ...theirs, Sunday: 3 },
    seen: { ...stored, capacity: theirs },
  });
});

test("a lost answer keeps the changes, and saving again sends the same", async () => {
  let isBroken = true;
  const { user, press, sent } = await open({
    [`PUT ${plan}`]: () => (isBroken ? lost() : routeOf()),
  });
  await user.type(placesOn("Sunday"), "3");
  await press("Save route days");
  await screen.findByText(/^The server did not answer\./);
  expect(placesOn("Sunday").value).toBe("3");
  isBroken = false;
  await press("Save route days");
  await screen.findByText(saved);
  expect(sent[1]).toEqual(sent[0]);
});

test("a day off is saved at once, with an undo, and says how many visits are on it and what became of them", async () => {
  let daysOff: RoutePlan["daysOff"] = [];
  const visit = bookedVisitSample("b-4", { day: "2996-12-25", booking: { firstName: "Offina" } });
  const route = () => ({
    plan: planOf({ daysOff }),
    visitsOnDaysOff: daysOff.length ? [visit] : [],
  });
  const { user, press, sent } = await open({
    [`GET ${plan}`]: route,
    [`PUT ${plan}`]: (body) => {
      ({ daysOff } = planFields.parse(body));
      const moved = { ...visit, booking: { ...visit.booking, email: "" } };
      return { ...route(), moved: daysOff.length ? [moved] : [] };
    },
    "GET /api/visits": () => ({ days: [], visits: [visit, visit] }),
  });
  await press("Add day off");
  await press("Set day off");
  expect(screen.getByText("Please choose the first day")).toBeTruthy();
  const choose = (label: string, day: string) =>
    fireEvent.change(dayField(label), { target: { value: day } });
  choose("First day", "2996-12-24");
  choose("Last day (optional)", "2996-12-23");
  await press("Set day off");
  expect(screen.getByText("The last day is before the first one")).toBeTruthy();
  choose("Last day (optional)", "2996-12-26");
  await user.click(screen.getByLabelText("Phones are open"));
  await screen.findByText("2 visits on it.");
  await press("Set day off");
  await screen.findByText(
    "December 24 to December 26, 2996: day off. 1 visit moved. No email: tell Offina Núñez by phone. 1 visit to decide on Today.",
  );
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await press("Undo");
  await screen.findByText("December 24 to December 26, 2996: no longer off.");
  const off = { from: "2996-12-24", to: "2996-12-26", reason: "", phones: true };
  expect(sent.map(({ body }) => body)).toEqual([
    { ...stored, daysOff: [off], seen: stored, moveVisits: true },
    { ...stored, daysOff: [], seen: { ...stored, daysOff: [off] } },
  ]);
});

test("a day off that was set while the form was filled in is kept", async () => {
  const off = { from: "2996-12-24", to: "2996-12-24", reason: "", phones: false };
  let daysOff: RoutePlan["daysOff"] = [];
  const { user, press, sent, reload } = await open({
    [`GET ${plan}`]: () => routeOf({ daysOff }),
    [`PUT ${plan}`]: () => routeOf({ daysOff }),
  });
  await user.type(placesOn("Sunday"), "3");
  daysOff = [off];
  await reload();
  await screen.findByText("December 24, 2996");
  await press("Save route days");
  await screen.findByText(saved);
  expect(sent[0]?.body).toMatchObject({ daysOff: [off], capacity: { Sunday: 3 } });
});

test("days off are sorted by date, added once, and can be taken back", () => {
  const late = { from: "2026-12-24", to: "2026-12-26", reason: "Family", phones: true };
  const early = { from: "2026-12-01", to: "2026-12-01", reason: "", phones: false };
  const empty = { areas: {}, capacity: {}, daysOff: [] };
  const withLate = planWith(empty, { dayOff: late, isAdded: true });
  const both = planWith(withLate, { dayOff: early, isAdded: true });
  expect(both.daysOff).toEqual([early, late]);
  expect(planWith(both, { dayOff: { ...late }, isAdded: true })).toEqual(both);
  expect(planWith(both, { dayOff: { ...early }, isAdded: false })).toEqual(withLate);
});
