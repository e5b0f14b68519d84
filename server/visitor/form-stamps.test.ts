import { expect, test } from "vitest";
import { formStamps } from "./form-stamps.ts";

const now = new Date("2026-11-20T17:00:00.000Z");
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const stamps = formStamps("a secret of the sessions, of forty letters");

test.each([
  [0, 0],
  [2.9, 2],
  [86_400, 86_400],
  [86_401, null],
  // Another machine's clock is behind, or stepped back.
  [-60, 0],
  [-61, null],
])("after %d seconds a stamp is %j old", (seconds, age) => {
  expect(stamps.ageOf(stamps.make(now), after(seconds))).toBe(age);
});

test("instances that share a secret accept each other's stamps, and no others", () => {
  const stamp = stamps.make(now);
  expect(formStamps("a secret of the sessions, of forty letters").ageOf(stamp, now)).toBe(0);
  expect(formStamps("another secret of the sessions, also long").ageOf(stamp, now)).toBeNull();
});

test("forged, truncated and malformed stamps are rejected", () => {
  const stamp = stamps.make(now);
  const [moment = "", signature = ""] = stamp.split(".");
  const earlier = (now.getTime() - 5000).toString(36);
  const forged = [
    `${earlier}.${signature}`,
    `${moment}.${signature.slice(1)}`,
    `${moment}.${"A".repeat(22)}`,
    `${moment}.`,
    `${stamp}, ${stamp}`,
    ` ${stamp}`,
    "",
    ".",
    undefined,
    [stamp],
    "x".repeat(10_000),
    `${"z".repeat(12)}.${signature}`,
  ];
  for (const one of forged) expect(stamps.ageOf(one, now), String(one)).toBeNull();
});

test("a stamp is short, fits into a header, and identifies nobody", () => {
  expect(stamps.make(now)).toMatch(/^[0-9a-z]{8}\.[\w-]{22}$/);
  expect(stamps.make(now)).toBe(stamps.make(now));
});
