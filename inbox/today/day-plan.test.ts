import { expect, test } from "vitest";
import { bookingSample } from "#domain/testing/sample-booking.ts";
import { bookedVisitSample } from "#inbox/testing/samples.ts";
import { currentStep, nextSteps, planOfDay, toDoWords } from "./day-plan.ts";

const today = "2026-11-20";
const inArea = (id: string, area: string, more: object = {}) =>
  bookedVisitSample(id, { booking: { area }, ...more });

test("visits are grouped by neighborhood, in the order of the first visit of each", () => {
  const visits = [inArea("1", "troon"), inArea("2", "anthem"), inArea("3", "troon")];
  const { groups, all } = planOfDay(today, { visits, open: [], undecided: [] });
  expect(groups.map(({ area }) => area)).toEqual(["troon", "anthem"]);
  expect(all.map(({ bookingId }) => bookingId)).toEqual(["1", "3", "2"]);
});

test("a visit without an outcome comes first, and only once", () => {
  const passed = inArea("1", "troon");
  const yesterday = inArea("9", "anthem", { day: "2026-11-19" });
  const plan = planOfDay(today, {
    visits: [passed, inArea("2", "anthem")],
    open: [yesterday, passed],
    undecided: [],
  });
  expect(plan.passed.map(({ bookingId }) => bookingId)).toEqual(["9", "1"]);
  expect(plan.all.map(({ bookingId }) => bookingId)).toEqual(["9", "1", "2"]);
  expect(plan.toGo).toBe(3);
});

test("a visit without access stays in today's list, and needs a new day from tomorrow on", () => {
  const now = inArea("1", "troon", { state: "no-access" });
  const before = inArea("2", "troon", { state: "no-access", day: "2026-11-19" });
  const plan = planOfDay(today, { visits: [now], open: [now, before], undecided: [] });
  expect(plan.missed.map(({ bookingId }) => bookingId)).toEqual(["2"]);
  expect(plan.all.map(({ bookingId }) => bookingId)).toEqual(["1"]);
  expect([plan.done, plan.toGo]).toEqual([0, 0]);
});

test("a day that a visitor chose is listed to confirm, not as a stop, whatever day it is", () => {
  const [here, later] = [
    inArea("1", "troon", { state: "held" }),
    inArea("2", "anthem", { state: "held", day: "2026-11-24" }),
  ];
  const plan = planOfDay(today, { visits: [here], open: [here, later], undecided: [] });
  expect(plan.held.map(({ bookingId }) => bookingId)).toEqual(["1", "2"]);
  expect([plan.all, plan.passed, plan.missed]).toEqual([[], [], []]);
});

test("the calls and visits to do are counted in words", () => {
  expect(toDoWords(2, 4)).toBe("2 calls, 4 visits");
  expect(toDoWords(0, 1)).toBe("no calls, 1 visit");
});

test("calls come before visits, and visits with an outcome are left out", () => {
  const leads = [bookingSample({ id: "a" }), bookingSample({ id: "b" })];
  const visits = [bookedVisitSample("c", { state: "done" }), bookedVisitSample("d")];
  const steps = nextSteps(leads, visits);
  expect(steps.map(({ kind, booking: { id } }) => `${kind} ${id}`)).toEqual([
    ...["call a", "call b", "visit d"],
  ]);
  expect(currentStep(steps, new Set())?.booking.id).toBe("a");
  expect(currentStep(steps, new Set(["a", "b"]))?.booking.id).toBe("d");
  expect(currentStep(steps, new Set(["a", "b", "d"]))?.booking.id).toBe("a");
  expect(currentStep([], new Set())).toBeUndefined();
});
