import { expect, test } from "vitest";
import { canBecome, nextStatuses, statuses, statusWord } from "./status.ts";

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
  const words = statuses.map((status) => statusWord({ status, chosenPlan: null }));
  for (const word of words) expect(word).toMatch(/^[A-Z]/);
  const ofCustomers = statuses.map((status) => statusWord({ status, chosenPlan: "weekly" }));
  expect(ofCustomers.filter((word) => !words.includes(word))).toEqual(["Stopped"]);
  expect(new Set([...words, ...ofCustomers]).size).toBe(statuses.length + 1);
  expect(statusWord({ status: "declined", chosenPlan: "weekly" })).toBe("Stopped");
});
