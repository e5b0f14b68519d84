import { expect, test } from "vitest";
import { type BookingStatus, canBecome, nextStatuses, statuses, statusWord } from "./status.ts";

test.each([
  ["pending", ["contacted", "declined", "spam"]],
  ["contacted", ["scheduled", "declined", "spam"]],
  ["scheduled", ["active", "declined"]],
  ["active", ["active", "declined"]],
  ["declined", ["contacted"]],
  ["spam", ["pending"]],
] as const)("%s can become only %j, the usual one first", (from, next) => {
  expect(nextStatuses(from)).toEqual(next);
  expect(statuses.filter((to) => canBecome(from, to)).toSorted()).toEqual(next.toSorted());
});

test("each status has a word of its own, and a customer who left has stopped", () => {
  const wordOf = (status: BookingStatus, chosenPlan: string | null) =>
    statusWord({ status, chosenPlan });
  const words = statuses.map((status) => wordOf(status, null));
  expect(new Set([...words, "", "Stopped"]).size).toBe(statuses.length + 2);
  for (const status of statuses)
    expect(wordOf(status, "weekly")).toBe(status === "declined" ? "Stopped" : wordOf(status, null));
});
