import { expect, test, vi } from "vitest";
import { timeBudget } from "./time-budget.ts";

test("work is let in while there is time left, and each second brings more, up to a bound", () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const { hasSome, spend } = timeBudget({ perSecondMs: 50, savedMs: 500 });
  const work = (milliseconds: number) => spend(() => vi.advanceTimersByTime(milliseconds));
  expect(hasSome()).toBe(true);
  work(400);
  expect(hasSome()).toBe(true);
  work(400);
  expect(hasSome()).toBe(false);
  vi.advanceTimersByTime(10_000);
  expect(hasSome()).toBe(true);
  vi.advanceTimersByTime(3_600_000);
  expect(hasSome()).toBe(true);
  work(500);
  // No more than the bound was saved in that hour.
  work(100);
  expect(hasSome()).toBe(false);
  vi.useRealTimers();
});
