import { expect, test } from "vitest";
import { isTouched } from "./reads.ts";

test("a change touches lists, numbers, messages and its own booking, no other", () => {
  const touched = (address: string) => isTouched([address], "b-1");
  expect(touched("/api/bookings?status=pending&sort=oldest")).toBe(true);
  expect(touched("/api/summary")).toBe(true);
  expect(touched("/api/messages?state=failed")).toBe(true);
  expect(touched("/api/bookings/b-1")).toBe(true);
  expect(touched("/api/bookings/b-2")).toBe(false);
  expect(touched("/api/session")).toBe(false);
});

test("after a lost connection everything is touched but the session", () => {
  expect(isTouched(["/api/bookings/b-2"], undefined)).toBe(true);
  expect(isTouched(["/api/session"], undefined)).toBe(false);
});
