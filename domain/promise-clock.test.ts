import { expect, test } from "vitest";
import { clockWords, formatDuration, promiseClock } from "./promise-clock.ts";

const booked = new Date("2026-11-20T17:00:00.000Z");

test.each([
  ["2026-11-20T17:00:00.000Z", "calm", "24 h left"],
  ["2026-11-21T12:59:59.999Z", "calm", "4 h left"],
  ["2026-11-21T13:00:00.000Z", "soon", "4 h left"],
  ["2026-11-21T13:48:00.000Z", "soon", "3 h 12 min left"],
  ["2026-11-21T16:59:30.000Z", "soon", "under 1 min left"],
  ["2026-11-21T17:00:00.000Z", "late", "late by under 1 min"],
  ["2026-11-21T19:00:00.000Z", "late", "late by 2 h"],
  ["2026-11-25T17:00:00.000Z", "late", "late by 4 days"],
])("at %s the promise is %s: %s", (now, tone, words) => {
  const clock = promiseClock(booked, new Date(now));
  expect(clock.tone).toBe(tone);
  expect(clockWords(clock)).toBe(words);
  expect(clock.deadline.toISOString()).toBe("2026-11-21T17:00:00.000Z");
});

test("minutes are left out where they do not matter", () => {
  expect(formatDuration(41 * 60_000)).toBe("41 min");
  expect(formatDuration(5 * 3_600_000 + 59 * 60_000)).toBe("5 h");
  expect(formatDuration(47 * 3_600_000)).toBe("47 h");
});
