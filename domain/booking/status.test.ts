import { expect, test } from "vitest";
import { canBecome, nextStatuses, statuses } from "./status.ts";

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
