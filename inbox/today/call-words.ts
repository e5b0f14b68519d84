import { clockWords, type PromiseClock } from "#domain/call-by.ts";
import { phoenixDay } from "#domain/dates.ts";
import { clockTime, weekdayTime } from "#inbox/dates.ts";

/** "late by 2 h", "call by 4:00 PM", "call by Mon 9:00 AM". */
export function callWords(clock: PromiseClock, now: Date): string {
  const { deadline, tone } = clock;
  if (tone === "late") return clockWords(clock);
  const isToday = phoenixDay(deadline) === phoenixDay(now);
  return `call by ${isToday ? clockTime(deadline) : weekdayTime(deadline)}`;
}
