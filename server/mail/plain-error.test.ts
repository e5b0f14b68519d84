import { expect, test } from "vitest";
import { dueMessage } from "#server/testing/due-message.ts";
import { plainError } from "./plain-error.ts";

const { booking } = dueMessage();

test.each([
  ["550 <ana@example.com>: no such user", "550 <…>: no such user"],
  ["mail for Ana Núñez at riley@scoopdale.example", "mail for … … at …"],
  ["call (480) 555-0199, 7420 E Camelback Rd", "call …, …"],
  ["two\r\nlines", "two lines"],
])("%j is kept as %j", (message, kept) => {
  expect(plainError(new Error(message), booking)).toBe(kept);
});

test("a long one is cut, and a failed fetch says why", () => {
  expect(plainError(new Error("x".repeat(500)), booking)).toHaveLength(200);
  const cause = Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
  const failed = new TypeError("fetch failed", { cause });
  expect(plainError(failed, booking)).toBe("fetch failed: ECONNREFUSED");
});
