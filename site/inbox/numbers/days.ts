const millisecondsADay = 86_400_000;

/** A day as a moment in UTC, whose calendar has no gaps. */
const momentOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

const isoDay = /^\d{4}-\d{2}-\d{2}$/;

/** True for a day of the calendar such as "2026-11-20". */
export const isDay = (text: string): boolean => {
  const moment = momentOf(text);
  return isoDay.test(text) && !Number.isNaN(moment.getTime()) && dayOf(moment) === text;
};

/** The day so many days later, or earlier. */
export const addDays = (day: string, days: number): string =>
  dayOf(new Date(momentOf(day).getTime() + days * millisecondsADay));

/** The Monday of a day's week. */
export const mondayOf = (day: string): string =>
  addDays(day, -((momentOf(day).getUTCDay() + 6) % 7));

const formatter = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", ...options });
  return (day: string): string => format.format(momentOf(day));
};

/** "November 20, 2026" */
export const longDay = formatter({ month: "long", day: "numeric", year: "numeric" });
/** "November 20" */
export const longDayOfYear = formatter({ month: "long", day: "numeric" });
/** "Nov 20" */
export const shortDay = formatter({ month: "short", day: "numeric" });
