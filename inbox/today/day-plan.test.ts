import { expect, test } from "vitest";
import type { Task } from "#domain/api/tasks.ts";
import type { BookedVisit } from "#domain/api/visits.ts";
import { bookingSample } from "#domain/testing/sample-booking.ts";
import { bookedVisitSample, taskSample, visitTask } from "#inbox/testing/samples.ts";
import { currentTask, type DayPlan, planOf, windowsToNow } from "./day-plan.ts";

const today = "2026-11-20";
const inArea = (id: string, area: string, more: object = {}) =>
  bookedVisitSample(id, { booking: { area }, ...more });
const plan = (tasks: readonly Task[], visits: readonly BookedVisit[]) =>
  planOf(today, { tasks, visits });
const roadOf = ({ windows }: DayPlan) =>
  windows.flatMap(({ areas }) =>
    areas.flatMap(({ stops }) => stops.map(({ visit }) => visit.bookingId)),
  );

test("stops are numbered by window, then by neighborhood in the order of the first stop of each", () => {
  const midday = { starts: "11:00", ends: "15:00" };
  const day = plan(
    [],
    [
      ...[inArea("1", "troon"), inArea("2", "anthem"), inArea("3", "troon")],
      ...[inArea("4", "anthem", midday), inArea("5", "troon", midday)],
    ],
  );
  const numbered = day.windows.map(({ starts, areas }) => [
    starts,
    ...areas.map(({ area, stops }) => [
      area,
      ...stops.map(({ stop, visit }) => `${stop} is ${visit.bookingId}`),
    ]),
  ]);
  expect(numbered).toEqual([
    ["07:00", ["troon", "1 is 1", "2 is 3"], ["anthem", "3 is 2"]],
    ["11:00", ["anthem", "4 is 4"], ["troon", "5 is 5"]],
  ]);
});

test("the road has today's visits that are confirmed, also without access, but not on a closed day", () => {
  const [locked, asked, off, late, booked] = [
    inArea("locked", "troon", { state: "no-access" }),
    inArea("asked", "troon", { state: "asked" }),
    inArea("off", "troon"),
    inArea("late", "troon"),
    inArea("tomorrow", "troon", { day: "2026-11-21" }),
  ];
  if (!locked || !asked || !off || !late || !booked) throw new Error("five visits");
  const tasks = [
    ...[visitTask("new-day", locked), visitTask("confirm", asked), visitTask("day-off", off)],
    visitTask("outcome", late),
  ];
  const day = plan(tasks, [locked, asked, off, late, booked]);
  expect(roadOf(day)).toEqual(["locked", "late"]);
  expect(day).toMatchObject({ total: 2, done: 0, toGo: 1 });
});

test("on top are the windows up to the next stop, also before they begin, and later ones that have begun", () => {
  const at = (states: readonly BookedVisit["state"][], hour: string) => {
    const slots = [
      { starts: "07:00", ends: "11:00" },
      { starts: "11:00", ends: "15:00" },
      { starts: "15:00", ends: "18:00" },
    ];
    const visits = states.map((state, index) =>
      inArea(`${index}`, "troon", { state, ...slots[index] }),
    );
    return windowsToNow(plan([], visits), today, new Date(`${today}T${hour}:00.000Z`)).length;
  };
  expect(at(["booked", "booked", "booked"], "13:00")).toBe(1);
  expect(at(["done", "booked", "booked"], "14:00")).toBe(2);
  expect(at(["booked", "booked", "booked"], "18:00")).toBe(2);
  // The last one was early: its row stays where it is.
  expect(at(["done", "done", "done"], "14:00")).toBe(3);
});

test("the next task is the first that was not skipped; after the last one it starts over", () => {
  const tasks = ["a", "b"].map((id) => taskSample({ booking: bookingSample({ id }) }));
  expect(currentTask(tasks, [])?.booking.id).toBe("a");
  expect(currentTask(tasks, ["a"])?.booking.id).toBe("b");
  expect(currentTask(tasks, ["a", "b"])?.booking.id).toBe("a");
  expect(currentTask([], [])).toBeUndefined();
});
