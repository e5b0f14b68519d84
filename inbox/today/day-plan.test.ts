import { expect, test } from "vitest";
import type { Task } from "#domain/api/tasks.ts";
import type { BookedVisit } from "#domain/api/visits.ts";
import { bookingSample } from "#domain/testing/sample-booking.ts";
import { bookedVisitSample, taskSample, visitTask } from "#inbox/testing/samples.ts";
import {
  byTime,
  currentTask,
  type DayPlan,
  keepPlaces,
  planOf,
  type Row,
  rowsOfDay,
  toDoWords,
} from "./day-plan.ts";

const today = "2026-11-20";
const inArea = (id: string, area: string, more: object = {}) =>
  bookedVisitSample(id, { booking: { area }, ...more });
const rowsOf = (tasks: readonly Task[], visits: readonly BookedVisit[]) =>
  rowsOfDay(today, { tasks, visits });
const plan = (tasks: readonly Task[], visits: readonly BookedVisit[]) =>
  planOf(rowsOf(tasks, visits), today);
const ids = (rows: readonly Row[]) => rows.map(({ visit }) => visit.bookingId);
const openOf = ({ open }: DayPlan) => open.map(({ name, rows }) => [name, ...ids(rows)]);
const roadOf = ({ windows }: DayPlan) =>
  windows.flatMap(({ areas }) => areas.flatMap(({ stops }) => ids(stops)));

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

test("what the user has handled stays in its place, and what others have taken away does not", () => {
  const [yesterday, first, moved, taken, last] = [
    inArea("y", "troon", { day: "2026-11-19" }),
    ...["a", "b", "c", "d"].map((id) => inArea(id, "troon")),
  ] as const;
  if (!yesterday || !first || !moved || !taken || !last) throw new Error("five visits");
  const before = rowsOf([visitTask("outcome", yesterday)], [first, moved, taken, last]);
  const own = new Map([
    ["y", { ...yesterday, state: "done", sequence: 1 } as const],
    ["b", { ...moved, day: "2026-11-24", sequence: 1 }],
    // Seen before somebody else moved it.
    ["c", taken],
  ]);
  const after = keepPlaces(before, rowsOf([], [first, last]), (id) => own.get(id));
  expect(ids(after)).toEqual(["y", "a", "b", "d"]);
  expect(after.map(({ open, isHandled }) => [open, isHandled])).toEqual([
    ["outcome", true],
    [null, false],
    [null, true],
    [null, false],
  ]);
  expect(after[2]?.visit.day).toBe("2026-11-24");
  expect(planOf(after, today)).toMatchObject({ total: 2, toGo: 2 });
  // It stays through further changes, until it is where it was.
  expect(ids(keepPlaces(after, rowsOf([], [last]), (id) => own.get(id)))).toEqual(["y", "b", "d"]);
});

test("Next is what is nearest in time: a stop in its window, in the order of the road, before a call with hours left", () => {
  const at = (id: string, starts: string, ends: string) => inArea(id, "troon", { starts, ends });
  const road = [at("s2", "07:00", "11:00"), at("s1", "07:00", "11:00"), at("s3", "11:00", "15:00")];
  const call = (id: string, due: string) => taskSample({ booking: bookingSample({ id }), due });
  // 9 AM in Phoenix is 4 PM in UTC.
  const calls = [
    ...[call("late", "2026-11-20T15:00:00.000Z"), call("soon", "2026-11-20T16:50:00.000Z")],
    ...[call("hours", "2026-11-20T17:30:00.000Z"), call("evening", "2026-11-21T00:00:00.000Z")],
  ];
  const tasks = [...calls, ...road.map((visit) => visitTask("visit", visit)).toReversed()];
  const order = byTime(tasks, rowsOf([], road), new Date("2026-11-20T16:00:00.000Z"));
  expect(order.map(({ booking }) => booking.id)).toEqual([
    ...["late", "soon", "s2", "s1", "hours", "s3", "evening"],
  ]);
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
