import { expect, test, vi } from "vitest";
import { hourMs, minuteMs } from "#domain/dates.ts";
import { clockWords, currentTime, readClock } from "./clock.ts";

const now = Date.parse("2026-11-20T17:00:00.000Z");
const answered = (differenceMs: number) =>
  readClock(new Response("", { headers: { date: new Date(now + differenceMs).toUTCString() } }));

test("a clock that is hours off is said, and times follow the server's; a few minutes are not worth a word", () => {
  vi.useFakeTimers({ toFake: ["Date"], now });
  answered(3 * hourMs);
  expect(clockWords()).toBe("This device’s clock is 3 h behind.");
  expect(currentTime().getTime()).toBe(now + 3 * hourMs);
  readClock(new Response());
  answered(-30 * hourMs);
  expect(clockWords()).toBe("This device’s clock is 30 h ahead.");
  answered(2 * minuteMs);
  expect(clockWords()).toBe("");
  expect(currentTime().getTime()).toBe(now);
  vi.useRealTimers();
});
