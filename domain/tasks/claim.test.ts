import { expect, test } from "vitest";
import { claimMs, claimOf } from "./claim.ts";

const now = new Date("2026-11-20T16:00:00.000Z");
const claimed = {
  ...({ status: "pending", claimedBy: "riley", claimedUntil: "2026-11-20T16:00:00.001Z" } as const),
};

test("a claim holds for a quarter of an hour, until its last moment", () => {
  expect(claimMs).toBe(900_000);
  expect(claimOf(claimed, now)).toEqual({ by: "riley", until: new Date(claimed.claimedUntil) });
  expect(claimOf({ ...claimed, claimedUntil: now.toISOString() }, now)).toBeUndefined();
});

test("nobody is about to call without a claim or after the call", () => {
  expect(claimOf({ ...claimed, status: "contacted" }, now)).toBeUndefined();
  expect(claimOf({ ...claimed, claimedBy: null }, now)).toBeUndefined();
  expect(claimOf({ ...claimed, claimedUntil: null }, now)).toBeUndefined();
});
