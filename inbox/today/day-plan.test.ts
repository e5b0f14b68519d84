import { expect, test } from "vitest";
import type { Task } from "#domain/api/tasks.ts";
import type { BookedVisit } from "#domain/api/visits.ts";
import { bookingSample } from "#domain/testing/sample-booking.ts";
import { bookedVisitSample, taskSample, visitTask } from "#inbox/testing/samples.ts";
import { begun, currentTask, type DayPlan, planOf } from "./day-plan.ts";

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

test("a stop is on from the beginning of its window until it is made", () => {
  const at = (state: "booked" | "done", hour: string) => {
    const day = plan([], [inArea("1", "troon", { state })]);
    const { shown, isOn } = begun(day, today, new Date(`${today}T${hour}:00.000Z`));
    return [shown.length, isOn];
  };
  expect(at("booked", "13:59")).toEqual([0, false]);
  for (const hour of ["14:00", "23:00"]) expect(at("booked", hour)).toEqual([1, true]);
  expect(at("done", "14:00")).toEqual([1, false]);
});

test("the next task is the first that was not skipped; after the last one it starts over", () => {
  const tasks = ["a", "b"].map((id) => taskSample({ booking: bookingSample({ id }) }));
  expect(currentTask(tasks, [])?.booking.id).toBe("a");
  expect(currentTask(tasks, ["a"])?.booking.id).toBe("b");
  expect(currentTask(tasks, ["a", "b"])?.booking.id).toBe("a");
  expect(currentTask([], [])).toBeUndefined();
});
