import { type Weekday, weekdays } from "#content/weekdays.ts";

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** Phoenix keeps standard time all year: always seven hours behind UTC. */
export const phoenixOffsetMs = -7 * hourMs;

/** The moment this much later, both in ISO 8601; earlier for negative milliseconds. */
export const isoAfter = (moment: string, milliseconds: number): string =>
  new Date(Date.parse(moment) + milliseconds).toISOString();

/** "07:30" as milliseconds. */
export function sinceMidnight(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * hourMs + minute * minuteMs;
}

const inPhoenix = (moment: Date) => new Date(moment.getTime() + phoenixOffsetMs).toISOString();

/** "2026-11-20". */
export const phoenixDay = (moment: Date): string => inPhoenix(moment).slice(0, 10);

/** For spreadsheets: "2026-11-20 10:00:00". */
export const phoenixDateTime = (moment: Date): string =>
  inPhoenix(moment).slice(0, 19).replace("T", " ");

/** "2026-11-24T15:40:00.000-07:00". */
export const toPhoenixIso = (moment: Date): string => inPhoenix(moment).replace("Z", "-07:00");

/** A time of day in milliseconds since midnight: "7 AM", "4:30 PM", "noon". */
export function timeWords(sinceMidnightMs: number): string {
  const minutes = Math.floor(sinceMidnightMs / minuteMs);
  if (minutes === 12 * 60) return "noon";
  const hour = Math.floor(minutes / 60) % 24;
  const past = minutes % 60 === 0 ? "" : `:${String(minutes % 60).padStart(2, "0")}`;
  return `${((hour + 11) % 12) + 1}${past} ${hour < 12 ? "AM" : "PM"}`;
}

/** In Phoenix: "4:30 PM". */
export const formatTime = (moment: Date): string =>
  timeWords((((moment.getTime() + phoenixOffsetMs) % dayMs) + dayMs) % dayMs);

/** "Thursday" for "2026-11-26". */
export function weekdayOf(day: string): Weekday {
  const name = weekdays[(new Date(day).getUTCDay() + 6) % 7];
  if (!name) throw new RangeError(`${day} is no day`);
  return name;
}

/** In Phoenix: "Tuesday, 3:40 PM". */
export const formatDayAndTime = (moment: Date): string =>
  `${weekdayOf(phoenixDay(moment))}, ${formatTime(moment)}`;

/** Keeps "PM" on the line of its time. */
export const unbroken = (sentence: string): string => sentence.replace(/ (?=[AP]M\b)/g, "\u00a0");
