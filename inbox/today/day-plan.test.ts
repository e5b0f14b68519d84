import { expect, test } from "vitest";
import type { Task } from "#domain/api/tasks.ts";
import type { BookedVisit } from "#domain/api/visits.ts";
import { bookingSample } from "#domain/testing/sample-booking.ts";
import { bookedVisitSample, taskSample, visitTask } from "#inbox/testing/samples.ts";
import { currentTask, type DayPlan, planOfDay, toDoWords } from "./day-plan.ts";

const today = "2026-11-20";
const inArea = (id: string, area: string, more: object = {}) =>
  bookedVisitSample(id, { booking: { area }, ...more });
const plan = (tasks: readonly Task[], visits: readonly BookedVisit[]) =>
  planOfDay(today, { tasks, visits });
const ids = (visits: readonly BookedVisit[]) => visits.map(({ bookingId }) => bookingId);
const openOf = ({ open }: DayPlan) => open.map(({ name, visits }) => [name, ...ids(visits)]);
const roadOf = ({ groups }: DayPlan) => groups.flatMap(({ visits }) => ids(visits));

test("visits are grouped by neighborhood, in the order of the first visit of each", () => {
  const day = plan([], [inArea("1", "troon"), inArea("2", "anthem"), inArea("3", "troon")]);
  expect(day.groups.map(({ area }) => area)).toEqual(["troon", "anthem"]);
  expect(roadOf(day)).toEqual(["1", "3", "2"]);
});

test("a visit without an outcome comes first, and only once", () => {
  const passed = inArea("1", "troon");
  const yesterday = inArea("9", "anthem", { day: "2026-11-19" });
  const tasks = [visitTask("outcome", yesterday), visitTask("outcome", passed)];
  const day = plan(tasks, [passed, inArea("2", "anthem")]);
  expect(openOf(day)).toEqual([["outcome", "9", "1"]]);
  expect(roadOf(day)).toEqual(["2"]);
  // Yesterday's is not one of today's.
  expect([day.total, day.toGo]).toEqual([2, 2]);
});

test("a visit without access stays in today's list, and needs a new day from tomorrow on", () => {
  const now = inArea("1", "troon", { state: "no-access" });
  const before = inArea("2", "troon", { state: "no-access", day: "2026-11-19" });
  const day = plan([visitTask("new-day", before), visitTask("new-day", now)], [now]);
  expect(openOf(day)).toEqual([["new-day", "2"]]);
  expect(roadOf(day)).toEqual(["1"]);
  expect([day.done, day.toGo]).toEqual([0, 0]);
});

test("a day that a visitor chose is listed to confirm, not as a stop, whatever day it is", () => {
  const [here, later] = [
    inArea("1", "troon", { state: "held" }),
    inArea("2", "anthem", { state: "held", day: "2026-11-24" }),
  ];
  const day = plan([visitTask("confirm", here), visitTask("confirm", later)], [here]);
  expect(openOf(day)).toEqual([["confirm", "1", "2"]]);
  expect(roadOf(day)).toEqual([]);
});

test("the calls and visits to do are counted in words", () => {
  expect(toDoWords(2, 4)).toBe("2 calls, 4 visits");
  expect(toDoWords(0, 1)).toBe("no calls, 1 visit");
});

test("the next task is the first that was not skipped; after the last one it starts over", () => {
  const tasks = ["a", "b"].map((id) => taskSample({ booking: bookingSample({ id }) }));
  expect(currentTask(tasks, [])?.booking.id).toBe("a");
  expect(currentTask(tasks, ["a"])?.booking.id).toBe("b");
  expect(currentTask(tasks, ["a", "b"])?.booking.id).toBe("a");
  expect(currentTask([], [])).toBeUndefined();
});
