import { expect, test } from "vitest";
import { readDayOff } from "./days-off.tsx";
import {
  type PlanDraft,
  toggleRouteDay,
  withChanges,
  withDayOff,
  withoutDayOff,
  withPlaces,
} from "./route-plan-draft.ts";

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

test("days off are sorted by date and can be removed", () => {
  const late = { from: "2026-12-24", to: "2026-12-26", reason: "Holidays", phones: false };
  const early = { from: "2026-11-26", to: "2026-11-26", reason: "Thanksgiving", phones: false };
  const plan = withDayOff(withDayOff(empty, late), early);
  expect(plan.daysOff).toEqual([early, late]);
  expect(withoutDayOff(plan, early).daysOff).toEqual([late]);
});

test("a draft keeps its changes when somebody else has changed the plan", () => {
  const [christmas, newYear, picnic] = ["2026-12-25", "2027-01-01", "2027-02-01"].map((day) => ({
    from: day,
    to: day,
    reason: "",
    phones: false,
  }));
  if (!christmas || !newYear || !picnic) throw new Error("no days");
  const base: PlanDraft = {
    areas: { troon: ["Monday"], anthem: ["Monday"] },
    capacity: { Monday: 8, Friday: 8 },
    daysOff: [christmas],
  };
  const stored: PlanDraft = {
    areas: { ...base.areas, anthem: ["Friday"], grayhawk: [] },
    capacity: { Monday: 4, Friday: 4 },
    daysOff: [christmas, newYear],
  };
  const draft: PlanDraft = {
    areas: { ...base.areas, troon: ["Tuesday"] },
    capacity: { Monday: 8, Friday: 2 },
    daysOff: [{ ...newYear }, picnic],
  };
  expect(withChanges(stored, base, draft)).toEqual({
    areas: { troon: ["Tuesday"], anthem: ["Friday"], grayhawk: [] },
    capacity: { Monday: 4, Friday: 2 },
    daysOff: [newYear, picnic],
  });
  expect(withChanges(stored, base, base)).toEqual(stored);
});

function typed(values: Readonly<Record<string, string>>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return readDayOff(form);
}

test("a single day off is a range of one day", () => {
  expect(typed({ from: "2026-11-26", reason: " Thanksgiving " })).toEqual({
    from: "2026-11-26",
    to: "2026-11-26",
    reason: "Thanksgiving",
  });
});

test("a range without a start, or that ends before it starts, is explained", () => {
  expect(typed({ to: "2026-11-26" })).toBe("Please choose the first day");
  expect(typed({ from: "2026-11-26", to: "2026-11-25" })).toMatch(/before the first/);
});
