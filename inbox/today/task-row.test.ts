import { expect, test } from "vitest";
import { promiseClock } from "#domain/business-clock/call-by.ts";
import { callWords } from "./task-row.tsx";

const now = new Date("2026-11-20T17:00:00.000Z");
const words = (createdAt: string) => callWords(promiseClock(new Date(createdAt), now, []), now);

test("a call shows when it is due, with the day if that is not today, or how late it is", () => {
  expect(words("2026-11-19T23:00:00.000Z")).toBe("call by 4 PM");
  expect(words("2026-11-20T16:30:00.000Z")).toBe("call by Sat 9:30 AM");
  expect(words("2026-11-19T15:00:00.000Z")).toBe("late by 2 h");
});
