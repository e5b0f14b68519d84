const day = 86_400_000;

const moment = (date: string) => Date.parse(`${date}T00:00:00Z`);
const date = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10);

/** The day so many days later, or earlier: days are written "2026-11-20". */
export const addDays = (from: string, days: number): string => date(moment(from) + days * day);

/** The Monday of the week that a day belongs to. */
export function weekOf(of: string): string {
  const daysSinceMonday = (new Date(moment(of)).getUTCDay() + 6) % 7;
  return addDays(of, -daysSinceMonday);
}

/** The Mondays of all weeks from one day's to another's. */
export function weeksBetween(from: string, to: string): string[] {
  const first = moment(weekOf(from));
  const weeks = Math.floor((moment(to) - first) / (7 * day)) + 1;
  return Array.from({ length: weeks }, (_, week) => date(first + week * 7 * day));
}
