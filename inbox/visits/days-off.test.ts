import { expect, test } from "vitest";
import { planWith } from "./days-off.ts";

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
