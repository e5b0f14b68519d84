// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { weekdays } from "#content/shapes.ts";
import { planFields, type RoutePlan } from "#domain/api/visits.ts";
import { here } from "#domain/testing/areas.ts";
import { bookedVisitSample } from "#inbox/testing/samples.ts";
import { type Answers, lost, problem, show } from "#inbox/testing/screen.tsx";
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
  within(screen.getByRole("group", { name: "Places a day" })).getByLabelText<HTMLInputElement>(
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
  expect(screen.getByText("Not saved yet.")).toBeTruthy();
  await press("Save route days");
  await screen.findByText(saved);
  expect(screen.queryByText(/^This is a sample/)).toBeNull();
  expect(sent).toEqual([
    { call: `PUT ${plan}`, body: { ...stored, areas, capacity, seen: stored } },
  ]);
});

test("what is not saved waits while another screen is shown, and Discard gives the stored plan back", async () => {
  const first = await open();
  await first.user.type(placesOn("Sunday"), "3");
  first.unmount();
  const { press, sent } = await open();
  expect(placesOn("Sunday").value).toBe("3");
  expect(screen.getByText("Not saved yet.")).toBeTruthy();
  await press("Discard");
  expect(placesOn("Sunday").value).toBe("");
  expect(screen.queryByText("Not saved yet.")).toBeNull();
  expect(sent).toEqual([]);
});

test("what somebody else changed first is shown together with the own changes, before it is saved", async () => {
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
  expect(placesOn("Sunday").value).toBe("3");
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
  await screen.findByText(/^We don't know yet whether it was saved\./);
  expect(placesOn("Sunday").value).toBe("3");
  isBroken = false;
  await press("Save route days");
  await screen.findByText(saved);
  expect(sent[1]).toEqual(sent[0]);
});

test("a day off is saved at once, with an undo, and asks what becomes of its visits", async () => {
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
      return route();
    },
    "GET /api/bookings/b-4/visits/days": () => ({ days: [] }),
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
  await press("Set day off");
  await screen.findByText("December 24 to December 26, 2996 is off");
  const dialog = within(screen.getByRole("dialog"));
  expect(dialog.getByRole("link", { name: "Call Offina Núñez" })).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Undo day off" }));
  await waitFor(() => expect(screen.queryByText("Offina Núñez")).toBeNull());
  const off = { from: "2996-12-24", to: "2996-12-26", reason: "", phones: true };
  expect(sent.map(({ body }) => body)).toEqual([
    { ...stored, daysOff: [off], seen: stored },
    { ...stored, daysOff: [], seen: { ...stored, daysOff: [off] } },
  ]);
});

test("a day off that was set while changes wait is kept when they are saved", async () => {
  const off = { from: "2996-12-24", to: "2996-12-24", reason: "", phones: false };
  const first = await open();
  await first.user.type(placesOn("Sunday"), "3");
  first.unmount();
  const { press, sent } = await open({
    [`GET ${plan}`]: () => routeOf({ daysOff: [off] }),
    [`PUT ${plan}`]: () => routeOf({ daysOff: [off] }),
  });
  await press("Save route days");
  await screen.findByText(saved);
  expect(sent[0]?.body).toMatchObject({ daysOff: [off], capacity: { Sunday: 3 } });
});

test("route days that could not be loaded say so, and can be loaded again", async () => {
  let isBroken = true;
  const { user } = show(<RouteDaysCard />, {
    [`GET ${plan}`]: () => (isBroken ? problem(500, {}) : routeOf()),
  });
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("The route days could not be loaded.");
  isBroken = false;
  await user.click(within(alert).getByRole("button", { name: "Try again" }));
  await screen.findByRole("button", { name: "Save route days" });
  expect(screen.queryByRole("alert")).toBeNull();
});
