import { expect, test } from "vitest";
import type { PlanFields } from "#domain/api/visits.ts";
import { toggleRouteDay, withChanges, withPlaces } from "./route-plan-draft.ts";

const empty = { areas: {}, capacity: {}, daysOff: [] };

test("weekdays are kept in order, no matter which was pressed first", () => {
  const both = toggleRouteDay(toggleRouteDay(empty, "troon", "Friday"), "troon", "Tuesday");
  expect(both.areas).toEqual({ troon: ["Tuesday", "Friday"] });
  expect(toggleRouteDay(both, "troon", "Tuesday").areas).toEqual({ troon: ["Friday"] });
});

test("places are numbers up to 99; an empty field means no places", () => {
  const places = (typed: string) => withPlaces(empty, "Monday", typed).capacity.Monday;
  expect([places("8"), places("-3"), places("120"), places("")]).toEqual([8, 3, 99, 0]);
});

test("a draft keeps its changes when somebody else has changed the plan", () => {
  const christmas = { from: "2026-12-25", to: "2026-12-25", reason: "", phones: false };
  const base: PlanFields = {
    areas: { troon: ["Monday"], anthem: ["Monday"] },
    capacity: { Monday: 8, Friday: 8 },
    daysOff: [],
  };
  const stored: PlanFields = {
    areas: { ...base.areas, anthem: ["Friday"], grayhawk: [] },
    capacity: { Monday: 4, Friday: 4 },
    daysOff: [christmas],
  };
  const draft: PlanFields = {
    areas: { ...base.areas, troon: ["Tuesday"] },
    capacity: { Monday: 8, Friday: 2 },
    daysOff: [],
  };
  expect(withChanges(stored, base, draft)).toEqual({
    areas: { troon: ["Tuesday"], anthem: ["Friday"], grayhawk: [] },
    capacity: { Monday: 4, Friday: 2 },
    daysOff: [christmas],
  });
  expect(withChanges(stored, base, base)).toEqual(stored);
});
