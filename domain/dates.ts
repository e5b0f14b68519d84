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

const clock = new Intl.DateTimeFormat("en-US", {
  timeZone: "America/Phoenix",
  weekday: "long",
  hour: "numeric",
  minute: "2-digit",
});

/** In Phoenix: "Tuesday, 3:40 PM". */
export function formatDayAndTime(moment: Date): string {
  const parts = new Map(clock.formatToParts(moment).map((part) => [part.type, part.value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? "";
  return `${part("weekday")}, ${part("hour")}:${part("minute")} ${part("dayPeriod")}`;
}

/** Keeps "PM" on the line of its time. */
export const unbroken = (sentence: string): string => sentence.replace(/ (?=[AP]M\b)/g, "\u00a0");

/** "under 1 min", "41 min", "3 h 12 min", "19 h", "3 days": minutes count below five hours only. */
export function formatDuration(milliseconds: number): string {
  const minutes = Math.floor(Math.abs(milliseconds) / minuteMs);
  const hours = Math.floor(minutes / 60);
  if (minutes === 0) return "under 1 min";
  if (hours === 0) return `${minutes} min`;
  if (hours < 5) return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
  if (hours < 48) return `${hours} h`;
  return `${Math.floor(hours / 24)} days`;
}
