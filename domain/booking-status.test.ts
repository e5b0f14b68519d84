import { expect, test } from "vitest";
import { canBecome, nextStatuses, statuses } from "./booking-status.ts";

test("a booking goes step by step", () => {
  expect(canBecome("pending", "contacted")).toBe(true);
  expect(canBecome("contacted", "scheduled")).toBe(true);
  expect(canBecome("scheduled", "active")).toBe(true);
});

test.each([
  ["pending", "scheduled"],
  ["pending", "active"],
  ["active", "pending"],
  ["spam", "active"],
  ["pending", "pending"],
] as const)("%s does not become %s at once", (from, to) => {
  expect(canBecome(from, to)).toBe(false);
});

test("no status is a dead end", () => {
  for (const status of statuses) expect(nextStatuses(status).length).toBeGreaterThan(0);
});
